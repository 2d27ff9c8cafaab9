/**
 * Relay Mancala: the rules of ǁHus and Bosh, and a computer player, for any page or for Node.
 * README.md beside this file says how to use it.
 *
 * This file reads arguments, starts the engine and makes errors of what goes wrong. It knows no rule:
 * the engine (engine.wasm) gets plain strings, and answers in JSON.
 */

/** Rule sets by id, for people. */
const NAMES = {
  "hus": "ǁHus (Mancala World)",
  "hus-both": "ǁHus (both pits: Wikipedia; Vedder 1923)",
  "hus-windhoek": "ǁHus (Windhoek children’s opening)",
  "el-hus": "El Hus (Spanish book)",
  "bosh": "Bosh (Marin 1931; Mancala World)",
};

/** Where the rules come from, by the engine's keys. */
const SOURCES = {
  "mw-hus": { title: "Mancala World, Hus", url: "https://mancala.fandom.com/wiki/Hus" },
  "wikipedia": { title: "Wikipedia, Owela", url: "https://en.wikipedia.org/wiki/Owela" },
  "vedder": { title: "H. Vedder 1923, quoted in Ludii", url: "http://www.ludii.games/data.php?gameId=356" },
  "spanish": { title: "A Spanish book, El Hus", url: "http://acanomas.com/Enciclopedia/572/El-Wari-pag.7.htm" },
  "marin": { title: "G. Marin 1931, quoted in Ludii", url: "https://ludii.games/data.php?keyword=Darod+Somaliland" },
  "mw-bosh": { title: "Mancala World, Bosh", url: "https://mancala.fandom.com/wiki/Bosh" },
};

/** What each code means. Codes are stable; sentences may improve. */
const MEANING = {
  "rules": "there is no such rule set",
  "option": "the rules have no such option",
  "value": "the option does not have this value",
  "columns": "the rules do not have this width",
  "rows": "wrong number of rows",
  "ragged": "a row has too few or too many pits",
  "count": "this is no number of seeds",
  "side": "the side must be S or N",
  "total": "more seeds than the game has",
  "store": "the stores must be written like 3-1",
  "closed": "a closed pit, where none may be",
  "extra": "there is text after the end",
  "empty": "the pit is empty",
  "pit": "there is no such pit, or not so many may be filled",
  "not-yours": "the pit belongs to the other player",
  "too-few": "a move needs at least two seeds",
  "endless": "the move would never end",
  "front-pair": "the first move must be the front pair",
  "over": "the game or round is over",
  "pass": "a pass is allowed only where no move is",
  "round": "these rules have no rounds with closed pits",
  "holding": "these holdings make no round",
  "argument": "this cannot be used",
  "internal": "the engine failed; the next call starts it anew",
  "load": "the engine could not be loaded",
  "aborted": "the call was cancelled",
};

/** Errors made here: told from whatever a caller's own objects throw. */
const ours = new WeakSet();

function failure(code, { argument = "", column = 0, got = "" } = {}) {
  let message = `${argument && `${argument}: `}${MEANING[code] ?? code}`;
  if (column > 0) message += `, at column ${column}`;
  if (got !== "") message += `: ${JSON.stringify(got)}`;
  const e = new Error(message);
  e.name = code === "aborted" ? "AbortError" : "MancalaError";
  e.code = code;
  e.argument = argument;
  e.column = column;
  ours.add(e);
  return e;
}

/** Runs a reader of arguments. A Proxy or a getter may throw anything: that is a bad argument too. */
function reading(argument, read) {
  try {
    return read();
  } catch (e) {
    throw ours.has(e) ? e : failure("argument", { argument });
  }
}

const bad = (argument, value) => failure("argument", { argument, got: shown(value) });

/** A harmless picture of any value, for a message. */
function shown(value) {
  switch (typeof value) {
    case "string": return value.slice(0, 40);
    case "number": case "boolean": case "undefined": return String(value);
    case "bigint": return "a BigInt";
    case "object": return value === null ? "null" : "an object";
    default: return `a ${typeof value}`;
  }
}

/** No text that the engine can read is longer; the end of a longer one cannot matter. */
const LONGEST = 2048;

function text(argument, value) {
  if (typeof value !== "string") throw bad(argument, value);
  return value.slice(0, LONGEST);
}

function whole(argument, value, min, max) {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) throw bad(argument, value);
  return String(value);
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An argument that is an object or left out. */
function fields(argument, value) {
  if (value === undefined) return {};
  if (!isObject(value)) throw bad(argument, value);
  return value;
}

/** The value of an option, as the engine writes it. */
function option(name, value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return whole(name, value, 0, Number.MAX_SAFE_INTEGER);
  return text(name, value);
}

/** Options of the rules from an object's own properties, but for those named in `except`. */
function optionArgs(argument, object, ...except) {
  const args = [];
  const keys = Object.keys(object);
  if (keys.length > 50) throw failure("argument", { argument, got: `${keys.length} options` });
  for (const key of keys) {
    if (except.includes(key)) continue;
    const value = object[key];
    if (value !== undefined) args.push(`option.${key.slice(0, 80)}`, option(key.slice(0, 80), value));
  }
  return args;
}

/** The rules argument: a preset id, or {id, columns, …options}. */
function ruleArgs(rules) {
  return reading("rules", () => {
    if (!isObject(rules)) return ["rules", text("rules", rules)];
    return ["rules", text("rules", rules.id), ...optionArgs("rules", rules, "id")];
  });
}

const positionArgs = (position) => ["position", text("position", position)];

/** What a position text does not tell: moves made, and passes running. */
function historyArgs(object) {
  const args = [];
  const { made, passes } = object;
  if (made !== undefined) {
    if (!isObject(made)) throw bad("made", made);
    args.push("madeS", whole("made.S", made.S, 0, 60000), "madeN", whole("made.N", made.N, 0, 60000));
  }
  if (passes !== undefined) args.push("passes", whole("passes", passes, 0, 2));
  return args;
}

/** Whether an AbortSignal is aborted. Anything else throws, whatever it pretends to be. */
const isAborted = (signal) => {
  try {
    return Object.getOwnPropertyDescriptor(AbortSignal.prototype, "aborted").get.call(signal);
  } catch {
    throw bad("signal", signal);
  }
};
const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;

function searchArgs(options) {
  return reading("options", () => {
    const object = fields("options", options);
    const args = historyArgs(object);
    const { ms, depth, nodes, level, seed, match, signal, progress } = object;
    if (ms !== undefined) {
      if (typeof ms !== "number" || !(ms >= 0 && ms <= 600000)) throw bad("ms", ms);
      args.push("ms", String(Math.ceil(ms)));
    }
    if (depth !== undefined) args.push("depth", whole("depth", depth, 1, Number.MAX_SAFE_INTEGER));
    if (nodes !== undefined) args.push("nodes", whole("nodes", nodes, 1, Number.MAX_SAFE_INTEGER));
    if (level !== undefined) args.push("level", whole("level", level, 1, 8));
    if (seed !== undefined) args.push("seed", whole("seed", seed, 0, Number.MAX_SAFE_INTEGER));
    if (match !== undefined) args.push("match", text("match", match));
    if (signal !== undefined) isAborted(signal);
    if (progress !== undefined) {
      if (typeof progress !== "function") throw bad("progress", progress);
      args.push("progress", "");
    }
    return { args, signal, progress };
  });
}

function roundArgs(round) {
  return reading("round", () => {
    if (!isObject(round)) throw bad("round", round);
    const { S, N, starts, fill } = round;
    const args = ["S", whole("S", S, 0, 1000000), "N", whole("N", N, 0, 1000000)];
    if (starts !== undefined) args.push("starts", text("starts", starts));
    if (fill !== undefined) {
      if (!Array.isArray(fill) || fill.length > 100) throw bad("fill", fill);
      args.push("fill", Array.from(fill, (pit) => text("fill", pit).slice(0, 20)).join(","));
    }
    return args;
  });
}

// ---- The engine: in a worker, in a worker made from a Blob, or here. ----
//
// A connection is {send(id, method, args), cancel(id), close()}. It tells `events` of answers, of the
// progress of a search and, once, of its end: {answer(id, json), progress(id, json), dead(code)}.

/** Go's own loader, read once: it leaves a class in the global scope, which is put back as it was. */
let loader;
async function goClass(folder) {
  loader ??= (async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "Go");
    await import(/* @vite-ignore */ /* webpackIgnore: true */ new URL("wasm_exec.js", folder).href);
    const { Go } = globalThis;
    if (before) Object.defineProperty(globalThis, "Go", before);
    else delete globalThis.Go;
    return Go;
  })();
  try {
    return await loader;
  } catch (e) {
    loader = undefined;
    throw e;
  }
}

async function bytes(url) {
  if (url.protocol === "file:") {
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ "node:fs/promises");
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.arrayBuffer();
}

async function here(folder, events) {
  const Go = await goClass(folder);
  const go = new Go();
  const { instance } = await WebAssembly.instantiate(await bytes(new URL("engine.wasm", folder)), go.importObject);
  let engine;
  globalThis.relayMancala = (api) => { engine = api; };
  const ended = go.run(instance);
  delete globalThis.relayMancala;
  const dead = () => events.dead("internal");
  ended.then(dead, dead);
  const guarded = (f) => {
    try { f(); } catch { dead(); }
  };
  return {
    send: (id, method, args) => guarded(() => engine.call(id, method, args, events.answer, events.progress)),
    cancel: (id) => guarded(() => engine.cancel(id)),
    close: () => guarded(() => engine.exit()),
  };
}

/** Talks to a worker that runs worker.js, as soon as that is ready. */
function through(worker, folder, events) {
  return new Promise((resolve, reject) => {
    let ready = false;
    const patience = setTimeout(() => fail("the worker does not answer"), 20000);
    const fail = (why) => {
      clearTimeout(patience);
      worker.terminate();
      if (ready) events.dead("internal");
      else reject(new Error(String(why)));
    };
    worker.onerror = (e) => { e.preventDefault?.(); fail(e.message || "the worker does not start"); };
    worker.onmessageerror = () => fail("a message was lost");
    worker.onmessage = ({ data }) => {
      if (data.answer) events.answer(...data.answer);
      else if (data.progress) events.progress(...data.progress);
      else if (data.failed) fail(data.failed);
      else if (data.dead) fail("the engine ended");
      else if (data.ready) {
        ready = true;
        clearTimeout(patience);
        resolve({
          send: (id, method, args) => worker.postMessage({ call: [id, method, args] }),
          cancel: (id) => worker.postMessage({ cancel: id }),
          close: () => worker.terminate(),
        });
      }
    };
    worker.postMessage({ exec: new URL("wasm_exec.js", folder).href, wasm: new URL("engine.wasm", folder).href });
  });
}

async function worker(folder, events) {
  return through(new Worker(new URL("worker.js", folder)), folder, events);
}

async function blobWorker(folder, events) {
  const sources = await Promise.all(["wasm_exec.js", "worker.js"].map(async (name) => {
    const response = await fetch(new URL(name, folder));
    if (!response.ok) throw new Error(`${response.status} for ${name}`);
    return response.text();
  }));
  const address = URL.createObjectURL(new Blob([sources.join("\n;\n")], { type: "text/javascript" }));
  try {
    return await through(new Worker(address), folder, events);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function connect(folder, useWorker, events) {
  const ways = useWorker && typeof Worker === "function" ? [worker, blobWorker, here] : [here];
  const reasons = [];
  for (const way of ways) {
    try {
      return await way(folder, events);
    } catch (e) {
      reasons.push(String(e?.message ?? e));
    }
  }
  throw failure("load", { got: reasons.join("; ") });
}

/** The line to the engine: it numbers calls, and starts the engine anew when it has died. */
class Line {
  #folder;
  #useWorker;
  #connection; // a promise while there is one
  #pending = new Map(); // id → {resolve, reject, progress}
  #last = 0;
  #closed = false;

  constructor(folder, useWorker) {
    this.#folder = folder;
    this.#useWorker = useWorker;
  }

  /** Starts the engine if it does not run. */
  open() {
    if (this.#closed) return Promise.reject(failure("aborted", { got: "terminate" }));
    if (!this.#connection) {
      const connection = connect(this.#folder, this.#useWorker, {
        answer: (id, json) => this.#answer(id, json),
        progress: (id, json) => this.#progress(id, json),
        dead: (code) => { if (this.#connection === connection) this.#drop(code); },
      });
      this.#connection = connection;
      connection.catch(() => { if (this.#connection === connection) this.#connection = undefined; });
    }
    return this.#connection;
  }

  async call(method, args, signal, progress) {
    if (signal && isAborted(signal)) throw failure("aborted", { argument: "signal" });
    const connection = await this.open();
    if (this.#closed) throw failure("aborted", { got: "terminate" });
    if (signal && isAborted(signal)) throw failure("aborted", { argument: "signal" });
    const id = ++this.#last;
    const answer = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject, progress }));
    const abort = () => {
      this.#fail(id, failure("aborted", { argument: "signal" }));
      connection.cancel(id);
    };
    if (signal) listen.call(signal, "abort", abort);
    try {
      connection.send(id, method, args);
      return await answer;
    } finally {
      if (signal) unlisten.call(signal, "abort", abort);
    }
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    this.#connection?.then((connection) => connection.close(), () => {});
    this.#drop("aborted");
  }

  #settle(id) {
    const call = this.#pending.get(id);
    this.#pending.delete(id);
    return call;
  }

  #fail(id, error) {
    const call = this.#settle(id);
    if (!call) return;
    call.progress = undefined;
    call.reject(error);
  }

  #answer(id, json) {
    const call = this.#settle(id);
    if (!call) return;
    const { ok, error } = JSON.parse(json);
    if (error) call.reject(failure(error.code, error));
    else call.resolve(ok);
  }

  /** The caller's function runs later, not in the middle of the engine, and what it throws changes nothing. */
  #progress(id, json) {
    const call = this.#pending.get(id);
    queueMicrotask(() => {
      try {
        call?.progress?.(JSON.parse(json));
      } catch (e) {
        console.error(e);
      }
    });
  }

  #drop(code) {
    this.#connection = undefined;
    for (const id of [...this.#pending.keys()]) this.#fail(id, failure(code));
  }
}

function folderOf(url) {
  if (url === undefined) return new URL("./", import.meta.url);
  const given = typeof url === "string" ? url : url instanceof URL ? url.href : undefined;
  if (given === undefined) throw bad("url", url);
  const base = globalThis.document?.baseURI ?? import.meta.url;
  return new URL(given.endsWith("/") ? given : `${given}/`, base);
}

/**
 * Starts the engine. See README.md and mancala.d.ts for the calls.
 * @param {{worker?: boolean, url?: string | URL}} [options]
 */
export async function load(options) {
  const line = reading("options", () => {
    const { worker = true, url } = fields("options", options);
    if (typeof worker !== "boolean") throw bad("worker", worker);
    return new Line(folderOf(url), worker);
  });
  await line.open();

  return Object.freeze({
    async rules() {
      const list = await line.call("rules", []);
      return list.map(({ id, sources, ...rest }) => ({
        id, name: NAMES[id] ?? id, ...rest, sources: sources.map((key) => ({ ...(SOURCES[key] ?? { title: key, url: "" }) })),
      }));
    },

    async start(rules, more) {
      const args = ruleArgs(rules);
      reading("options", () => {
        const object = fields("options", more);
        const { starts } = object; // the opener; or the option of Bosh, which has other values
        const opener = starts === "S" || starts === "N" ? ["starts", starts] : [];
        args.push(...opener, ...optionArgs("options", object, opener[0]));
      });
      return line.call("start", args);
    },

    async moves(rules, position, history) {
      return line.call("moves", [...ruleArgs(rules), ...positionArgs(position), ...reading("options", () => historyArgs(fields("options", history)))]);
    },

    async play(rules, position, pit, history) {
      return line.call("play", [...ruleArgs(rules), ...positionArgs(position), "pit", text("pit", pit), ...reading("options", () => historyArgs(fields("options", history)))]);
    },

    async round(rules, round) {
      return line.call("round", [...ruleArgs(rules), ...roundArgs(round)]);
    },

    async best(rules, position, limits) {
      const { args, signal, progress } = searchArgs(limits);
      return line.call("best", [...ruleArgs(rules), ...positionArgs(position), ...args], signal, progress);
    },

    async values(rules, position, limits) {
      const { args, signal } = searchArgs(limits);
      return line.call("values", [...ruleArgs(rules), ...positionArgs(position), ...args], signal);
    },

    terminate() {
      line.close();
    },
  });
}
