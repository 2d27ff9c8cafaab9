// Package ai is the computer player of both games: an alpha-beta search with
// iterative deepening over the moves of package engine, and eight levels made
// from it.
//
// The one door is [Searcher]: [Searcher.Best] finds a move, [Searcher.Values]
// the value of every move, [Level.Choose] a move of limited strength. A
// search runs until its [Limits] say so, or until the result is proved.
//
// # Scores
//
// A score is for the player to move. In Bosh it is the seeds netted from here
// to the end of the round: own captures less the opponent's, with what is
// forfeited at the end. In ǁHus it is hundredths of a seed by evaluation, or
// [Win] less the plies to a proved win, negative for a loss; a draw is 0.
//
// Searches of Bosh without a limit of depth are answered by proof: see
// prover, and ai/cmd/bosh for what is known of the opening and of matches.
//
// A position that repeats one of its own line counts 0 from there on, as do
// two passes running. Endless moves are no moves where they are illegal.
//
// A score is exact when it is proved: no line that it rests on was cut off by
// the depth of the search.
//
// # Levels
//
// A weak level plays like a person who is new to the game, not like dice. It
// loses sight of a move after some laps and takes the board as it stands there
// for the result (the laps are the engine's own, out of its trace); it looks
// one, two or three moves ahead; and it misjudges a position, the same one
// always alike. A seed gives such a player its own misjudgements, so that
// games differ. From level 3 up it makes no move that loses at once, if there
// is another. How far apart the levels are: testdata/levels.md.
//
// The package knows no rule: what can be lifted, what a move does and when a
// game is over, it asks the engine. It has no clock either; [Limits.Stop] is
// the caller's.
package ai
