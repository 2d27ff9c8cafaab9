// Package engine is the rules of two relay-sowing games, ǁHus and Bosh.
//
// It is pure: no input or output, no clock, no text for people. Reasons and
// errors are codes; the sentences for them live with the app. It imports
// neither fmt, encoding/json nor reflect, so that the same code stays small
// in a browser.
//
// # The pieces
//
//   - [Rules] is a value: a game and its options. A [Preset] names one.
//   - [Position] is a value: copying it is undo, and it can be a map key.
//   - [Rules.Play] makes a move on a position. There is one sowing loop a
//     game (hus.go, bosh.go); search, play, lessons and tests all use it.
//   - [Trace] collects what happened in a move, seed by seed and with a
//     reason each; [Replay] steps through it, forwards and backwards.
//   - [Record] is a whole game or match, with undo and redo, and
//     [Record.Text] and [ParseRecord] write and read it.
//
// # Pits
//
// A [Pit] is an index into [Position.Seeds]. South's pits come first, in the
// order of South's own ring, then North's in the order of North's ring. On a
// ǁHus board four pits wide (W = 4) that is
//
//	        a   b   c   d
//	row 4  11  10   9   8    North outer  ←
//	row 3  12  13  14  15    North inner  →
//	       ----------------
//	row 2   7   6   5   4    South inner  ←
//	row 1   0   1   2   3    South outer  →
//
// so counter-clockwise is "one pit further on the own ring", for either
// player. Bosh has a single ring for both players:
//
//	        a   b   c   d   e
//	row 2   9   8   7   6   5    North  ←
//	row 1   0   1   2   3   4    South  →
//
// The rules are those of the project's RULES document; a rule that no source
// gives is marked "ours" where it is written.
package engine
