package engine

import (
	"strconv"
	"strings"
)

// Text writes the whole record as a game text: headers, then numbered moves,
// a block for each round. [ParseRecord] reads it.
func (g *Record) Text() string {
	w := &textWriter{}
	w.header("Rules", g.Rules.ID)
	w.header("Columns", strconv.Itoa(int(g.Rules.Columns)))
	for _, s := range g.Rules.Differences() {
		w.header(s.Name, s.Value)
	}
	for _, t := range g.Tags {
		w.header(t.Key, t.Value)
	}
	last := len(g.rounds) - 1
	if m := g.matchAt(last, len(g.rounds[last].Moves)); m.Over {
		w.header("Result", resultText[m.Result])
	}
	for i := range g.rounds {
		g.writeRound(w, i)
	}
	return string(w.b)
}

var resultText = [...]string{NoResult: "*", SouthWins: "S", NorthWins: "N", Draw: "draw"}

func (g *Record) writeRound(w *textWriter, i int) {
	rd := &g.rounds[i]
	if i > 0 {
		w.byte('\n')
		w.header("Round", strconv.Itoa(i+1))
	}
	if i == 0 && rd.Opener == North && !rd.custom {
		w.header("First", "N")
	}
	if rd.custom {
		w.header("Start", g.Rules.PositionText(&rd.Start))
	}
	switch rd.Declared {
	case EndAgreed:
		w.header("End", "agreed")
	case EndResigned:
		w.header("End", "resigned "+sideText(rd.Resigned))
	}
	w.byte('\n')
	w.comment(rd, 0)
	for k, m := range rd.Moves {
		if k%2 == 0 {
			w.word(strconv.Itoa(k/2+1) + ".")
		}
		w.word(g.Rules.PitName(m))
		w.comment(rd, k+1)
	}
	w.byte('\n')
}

func sideText(s Side) string { return string("SN"[s]) }

// textWriter lays words out in lines.
type textWriter struct {
	b    []byte
	line int // where the last line begins
}

func (w *textWriter) byte(c byte) {
	if n := len(w.b); n > 0 && c == '\n' {
		if n >= 2 && w.b[n-1] == '\n' && w.b[n-2] == '\n' {
			return
		}
	}
	w.b = append(w.b, c)
	w.line = len(w.b)
}

func (w *textWriter) word(s string) {
	if len(w.b)-w.line > 0 {
		if len(w.b)-w.line+len(s) > 78 {
			w.byte('\n')
		} else {
			w.b = append(w.b, ' ')
		}
	}
	w.b = append(w.b, s...)
}

func (w *textWriter) comment(rd *Round, ply int) {
	if ply < len(rd.Comments) && rd.Comments[ply] != "" {
		w.word("{" + strings.ReplaceAll(rd.Comments[ply], "}", ")") + "}")
	}
}

func (w *textWriter) header(key, value string) {
	w.b = append(w.b, '[')
	w.b = append(w.b, key...)
	w.b = append(w.b, ' ', '"')
	for _, c := range []byte(strings.Map(printable, value)) {
		if c == '"' || c == '\\' {
			w.b = append(w.b, '\\')
		}
		w.b = append(w.b, c)
	}
	w.b = append(w.b, '"', ']', '\n')
	w.line = len(w.b)
}

// printable puts a space in the place of a control character, which would
// break a header's line.
func printable(c rune) rune {
	if c < ' ' {
		return ' '
	}
	return c
}
