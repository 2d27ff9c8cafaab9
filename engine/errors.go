package engine

import (
	"strconv"
	"unicode/utf8"
)

// Code names a kind of error. Codes are stable: hosts may rely on them.
type Code string

// The codes.
const (
	CodeRules    Code = "rules"     // an unknown preset
	CodeOption   Code = "option"    // an unknown option
	CodeValue    Code = "value"     // a value that the option does not have
	CodeColumns  Code = "columns"   // a width that the rules do not have
	CodeRows     Code = "rows"      // wrong number of rows in a position text
	CodeRagged   Code = "ragged"    // a row with too few or too many pits
	CodeCount    Code = "count"     // a pit that is no number of seeds
	CodeSide     Code = "side"      // side to move neither S nor N
	CodeTotal    Code = "total"     // more seeds than a set has
	CodeStore    Code = "store"     // stores missing, malformed or misplaced
	CodeClosed   Code = "closed"    // a closed pit where none may be
	CodeExtra    Code = "extra"     // text after the end
	CodeEmpty    Code = "empty"     // a pit without seeds
	CodePit      Code = "pit"       // no such pit
	CodeNotYours Code = "not-yours" // the opponent's pit
	CodeTooFew   Code = "too-few"   // too few seeds to be lifted
	CodeEndless  Code = "endless"   // a move that never ends
	CodeFront    Code = "front-pair"
	CodeOver     Code = "over"        // the round is over
	CodePass     Code = "pass"        // a pass where a move is possible
	CodeNoRules  Code = "no-rules"    // a game text that does not begin with its rules
	CodeHeader   Code = "header"      // a malformed header of a game text
	CodeNumber   Code = "move-number" // a wrong move number
	CodeComment  Code = "comment"     // a comment that does not close
	CodeRound    Code = "round"       // a round that cannot follow
	CodeHolding  Code = "holding"     // holdings that make no round
	CodeResult   Code = "result"      // a result that the moves contradict
)

// Error says what is wrong and where. Line and Col count from 1, in letters; 0
// means that there is no place to name. Got is the offending text.
type Error struct {
	Code      Code
	Line, Col int
	Got       string
}

// Error returns the code, the place and the offending text, for developers.
// The app has its own sentence for each code.
func (e *Error) Error() string {
	s := string(e.Code)
	if e.Line > 0 {
		s += " at line " + strconv.Itoa(e.Line) + ", column " + strconv.Itoa(e.Col)
	} else if e.Col > 0 {
		s += " at column " + strconv.Itoa(e.Col)
	}
	if e.Got != "" {
		s += ": " + strconv.Quote(e.Got)
	}
	return s
}

// Excerpt returns the beginning of a text, at most n bytes and no half letter:
// what an error shows of a text that came from outside.
func Excerpt(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}
