/** Relay Mancala: the rules of ǁHus and Bosh, and a computer player. See README.md. */

/** A preset id: "hus", "hus-both", "hus-windhoek", "el-hus" or "bosh". */
export type RulesId = "hus" | "hus-both" | "hus-windhoek" | "el-hus" | "bosh" | (string & {});

/** A preset id, or a preset with changes, such as {id: "hus", columns: 12, captureNeeds: "both"}. */
export type Rules = RulesId | ({ id: RulesId; columns?: number | string } & Options);

/** Options by name; values as the rules write them ("stopAfter 100"). Numbers and booleans are taken for what they mean. */
export interface Options {
  [name: string]: string | number | boolean | undefined;
}

export type Side = "S" | "N";

/** A pit, such as "c2"; or "--" for a pass. */
export type Pit = string;

/** A position text: rows from the top, then the side to move, then in Bosh the stores. */
export type Position = string;

export interface OptionValue {
  /** The word of the value; "" where the value is only a number. */
  value: string;
  /** Where the value takes a number: its range. It is written after the word, or alone. */
  min?: number;
  max?: number;
  step?: number;
  /** No source gives this value: it is this project's own. */
  ours: boolean;
}

export interface RuleSet {
  id: RulesId;
  name: string;
  /** The widths offered, usual one first. */
  columns: number[];
  /** What can be changed, with its value in this rule set. */
  options: { name: string; default: string; values: OptionValue[] }[];
  sources: { title: string; url: string }[];
}

/** What a position text does not tell. Needed for a limit of moves, opening rules, and two passes running. */
export interface History {
  made?: { S: number; N: number };
  passes?: 0 | 1 | 2;
}

export interface Lap {
  /** The pits whose seeds are sown: one, or those captured after the lap before (ǁHus). */
  lift: Pit[];
  seeds: number;
  /** Where the last seed fell. */
  last: Pit;
  then: "relay" | "capture" | "end";
  /** The pits captured after this lap. */
  taken: Pit[];
}

export interface Played {
  /** The board as the move left it, the next player to move. */
  position: Position;
  /** Empty for a pass, and for an endless move, which leaves the board as it was. */
  laps: Lap[];
  captured: number;
  /** "endless" is also a move that was stopped after its number of laps. */
  ending: "empty" | "captured" | "endless" | "pass";
  over: boolean;
  winner: Side | "draw" | null;
  /** Bosh, where the round is over: what both hold, forfeited or shared seeds included. */
  final: { S: number; N: number } | null;
}

export interface Limits extends History {
  /** Milliseconds, 0 to 600000. Without any limit: 1000. */
  ms?: number;
  /** Plies, from 1. */
  depth?: number;
  /** Positions visited, from 1. */
  nodes?: number;
  /** Cancels the call: it rejects with code "aborted". */
  signal?: AbortSignal;
}

export interface BestLimits extends Limits {
  /** Strength, 1 (weakest) to 8. It sets depth and nodes; ms (at ǁHus 1500 by default) may end it earlier. */
  level?: number;
  /** For levels below 8: the same seed, the same move. Other seeds give some variety. */
  seed?: number;
  /** Bosh: who opened this round of a match. Plays for the match, not for the round; scores are still those of the round. */
  match?: Side;
  /** Is given what was found so far, after each depth of the search. Proofs (Bosh) have no depths. */
  progress?: (found: Best) => void;
}

/**
 * A score is for the player to move. Bosh: seeds netted until the round ends. ǁHus: hundredths of a seed,
 * or 100000 less the plies to a proved win, negative for a loss.
 */
export interface Scored {
  pit: Pit;
  score: number;
  /** The score is proved. */
  exact: boolean;
}

export interface Best {
  /** null when the game is over. */
  pit: Pit | null;
  score: number;
  exact: boolean;
  depth: number;
  nodes: number;
  /** The expected play, `pit` first. */
  line: Pit[];
}

/** How every call fails. README.md lists the codes. */
export interface MancalaError extends Error {
  code: string;
  /** The argument at fault, or "". */
  argument: string;
  /** The place in a position text, from 1, or 0. */
  column: number;
}

export interface Mancala {
  rules(): Promise<RuleSet[]>;
  start(rules: Rules, options?: Options & { columns?: number | string; starts?: Side | string }): Promise<Position>;
  moves(rules: Rules, position: Position, history?: History): Promise<{ pit: Pit; endless: boolean }[]>;
  play(rules: Rules, position: Position, pit: Pit, history?: History): Promise<Played>;
  round(rules: Rules, round: { S: number; N: number; starts?: Side; fill?: Pit[] }): Promise<Position>;
  best(rules: Rules, position: Position, limits?: BestLimits): Promise<Best>;
  values(rules: Rules, position: Position, limits?: Limits): Promise<Scored[]>;
  terminate(): void;
}

export interface LoadOptions {
  /** false: no Web Worker. */
  worker?: boolean;
  /** The folder of the module's files, if it is not that of mancala.js. */
  url?: string | URL;
}

export function load(options?: LoadOptions): Promise<Mancala>;
