// Package session is what a table knows, without drawing it: the game being
// played and who plays it, the move being watched and how far it is, the
// settings, and what is kept between visits. It has no DOM and no clock, and is
// tested by go test; the components of app/ui only draw it.
//
//   - [Watch] plays a move's trace: position, hand, highlights and the sentence
//     of each step, forwards and backwards.
//   - [Game] is a record with its players and the watch of its last move.
//   - [Editor] sets up a position, and [Prospects] tells what its moves would do.
//   - [Library] is the games kept between visits.
//   - [Link] is what an address's #fragment asks for.
//   - [Settings] are the reader's own.
package session
