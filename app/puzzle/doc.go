// Package puzzle is the puzzles: reading them, the one of the day, and what is
// kept of the reader's answers, without a DOM.
//
// The puzzles of a game are a file, web/puzzles/GAME.json, which ai/cmd/puzzles
// makes: a line each, without a sentence.
//
//	{"id":"hus-17","kind":"only","grade":3,"at":"0,2,…/… S","right":["c2"],
//	 "line":["d3","a1"],"facts":{"a1":"2 d3","c2":"3 d3"}}
//
// The kind is a kind of goal of package lesson, which judges the answers and
// gives the reasons; a puzzle is a lesson that has only its task.
package puzzle
