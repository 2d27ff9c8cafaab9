package engine

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the logs of testdata/games anew, to be read before they are kept")

// TestGames replays each game of testdata/games, a game text, and compares it
// with the log beside it, which was checked by eye. Reading and writing a game
// gives the same bytes.
func TestGames(t *testing.T) {
	games, _ := filepath.Glob("testdata/games/*.txt")
	if len(games) < 4 {
		t.Fatalf("%d games", len(games))
	}
	for _, name := range games {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		g, err := ParseRecord(string(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := g.Text(); got != string(text) {
			t.Errorf("%s is written as\n%s", name, got)
		}
		log := gameLog(g)
		logName := strings.TrimSuffix(name, ".txt") + ".log"
		if *update {
			if err := os.WriteFile(logName, []byte(log), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(logName)
		if err != nil {
			t.Fatal(err)
		}
		if diff := firstDifference(strings.Split(log, "\n"), strings.Split(string(want), "\n")); diff != "" {
			t.Errorf("%s: %s", logName, diff)
		}
	}
}

// gameLog tells a record move by move: who, what, each lap as the pits lifted,
// the seeds and where the last fell, and the position.
func gameLog(g *Record) string {
	var b strings.Builder
	r := &g.Rules
	for g.Undo() {
	}
	for i := range g.Rounds() {
		rd := g.Round(i)
		fmt.Fprintf(&b, "Round %d\n        %s\n", i+1, r.PositionText(&rd.Start))
		for k, move := range rd.Moves {
			p := g.PositionAt(i, k)
			rp := NewReplay(*r, p, move)
			fmt.Fprintf(&b, "%3d %s  %s\n", k+1, sideText(p.Turn), moveLine(r, rp))
			after := g.PositionAt(i, k+1)
			fmt.Fprintf(&b, "        %s\n", r.PositionText(&after))
			if k < len(rd.Moves)-1 && g.StatusAt(i, k+1).Over {
				b.WriteString("over, and yet it goes on\n")
			}
		}
		g.Seek(i, len(rd.Moves))
		m := g.Match()
		fmt.Fprintf(&b, "End: %s; match %d-%d", statusText(g.Status()), m.Score[0], m.Score[1])
		if m.Over {
			fmt.Fprintf(&b, ", over: %s", resultText[m.Result])
		}
		b.WriteString("\n\n")
	}
	return b.String()
}

// moveLine is "a1 2 to c1, c1 3 to f1, takes f3 2 f4 1 to b2, empty".
func moveLine(r *Rules, rp *Replay) string {
	if rp.Move == Pass {
		return "passes"
	}
	var b strings.Builder
	last := ""
	for i, e := range rp.Events {
		pit := r.PitName(e.Pit)
		switch e.Kind {
		case Lift:
			if b.Len() > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "%s %d", pit, e.Count)
		case Drop:
			last = pit
		case Capture:
			if e.Reason != TakeOuter && e.Reason != TakeChain {
				fmt.Fprintf(&b, " to %s, takes", last)
			}
			fmt.Fprintf(&b, " %s %d", pit, e.Count)
		case Relay:
			fmt.Fprintf(&b, " to %s", last)
		case Stop:
			if rp.Events[i-1].Kind != Capture {
				fmt.Fprintf(&b, " to %s", last)
			}
			b.WriteString(map[Reason]string{WasEmpty: ", empty", AfterTake: "", BothNone: ", two empty", OwnBeyond: ", own beyond", LapLimit: ", limit"}[e.Reason])
		}
	}
	return b.String()
}
