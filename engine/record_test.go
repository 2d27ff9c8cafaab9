package engine

import (
	"slices"
	"testing"
)

// at is the cursor and the position there, in text.
func at(g *Record) string {
	round, ply := g.At()
	p := g.Position()
	return string(rune('1'+round)) + "." + string(rune('0'+ply)) + " " + g.Rules.PositionText(&p)
}

func TestUndoRedoSeek(t *testing.T) {
	// Two rounds of Bosh: the first ends after two moves.
	r := rulesOf(t, "bosh", 0)
	g := NewRecordFrom(r, positionFrom(t, &r, "0,0,0,0,3/0,0,0,0,1 S 21-15"))
	if g.Undo() || g.Redo() {
		t.Error("a new record has moves")
	}
	playAll(t, g, "e1 e2")
	if err := g.NextRound(nil); err != nil {
		t.Fatal(err)
	}
	playAll(t, g, "a2 c1")
	// a2 4 goes to a1, closed or not: North holds 19, so e2 is closed.
	want := []string{
		"1.0 0,0,0,0,3/0,0,0,0,1 S 21-15",
		"1.1 0,0,0,0,4/0,0,0,0,0 N 21-15",
		"1.2 1,1,1,1,0/0,0,0,0,0 S 21-15",
		"2.0 4,4,4,4,x/4,4,4,4,4 N 1-3",
	}
	var places []string
	for places = append(places, at(g)); g.Undo(); {
		places = append(places, at(g))
	}
	slices.Reverse(places)
	if len(places) != 6 || !slices.Equal(places[:4], want) {
		t.Errorf("undo passes\n%q\nwant\n%q", places, want)
	}
	var forth []string
	for forth = append(forth, at(g)); g.Redo(); {
		forth = append(forth, at(g))
	}
	if !slices.Equal(forth, places) {
		t.Errorf("redo passes\n%q\nwant\n%q", forth, places)
	}

	for _, bad := range [][2]int{{-1, 0}, {2, 0}, {0, 3}, {0, -1}, {1, 3}} {
		if g.Seek(bad[0], bad[1]) || at(g) != places[5] {
			t.Errorf("seek to %v", bad)
		}
	}
	if !g.Seek(0, 1) || at(g) != places[1] {
		t.Errorf("seek leads to %s", at(g))
	}
	if !g.Seek(1, 1) || at(g) != places[4] {
		t.Errorf("seek leads to %s", at(g))
	}

	// A refused move drops nothing; a move made drops what lies beyond.
	g.Seek(0, 1)
	text := g.Text()
	if _, err := g.Play(0); codeOf(t, err) != CodeNotYours || g.Text() != text {
		t.Errorf("a refused move: %v", err)
	}
	playAll(t, g, "e2")
	if round, ply := g.At(); g.Rounds() != 1 || round != 0 || ply != 2 || g.Redo() {
		t.Errorf("after a move in round 1 there are %d rounds", g.Rounds())
	}
}

func TestPlayTruncates(t *testing.T) {
	g := NewRecord(rulesOf(t, "hus", 0), South)
	playAll(t, g, "a1 h4 b1")
	comment(g, "third")
	g.Seek(0, 1)
	comment(g, "first")
	playAll(t, g, "g4")
	if got, want := g.Text(), "[Rules \"hus\"]\n[Columns \"8\"]\n\n1. a1 {first} g4\n"; got != want {
		t.Errorf("got %q\nwant %q", got, want)
	}
	// A copy of the line made before is not written over.
	h := NewRecord(g.Rules, South)
	playAll(t, h, "a1 h4")
	line := h.Round(0).Moves
	h.Undo()
	playAll(t, h, "g4")
	if line[1] != h.Rules.At(4, 7) {
		t.Error("undo and play changed an older list of moves")
	}
}

func TestDeclare(t *testing.T) {
	for _, row := range []struct {
		end    End
		side   Side
		status string
	}{
		{EndAgreed, South, "agreed draw 24-24"},
		{EndAgreed, North, "agreed draw 24-24"},
		{EndResigned, South, "resigned N 24-24"},
		{EndResigned, North, "resigned S 24-24"},
	} {
		g := NewRecord(rulesOf(t, "hus", 0), South)
		playAll(t, g, "e2 d3 f2")
		g.Undo()
		if err := g.Declare(row.end, row.side); err != nil {
			t.Fatal(err)
		}
		if got := statusText(g.Status()); got != row.status {
			t.Errorf("%q, want %q", got, row.status)
		}
		if g.Redo() || len(g.Round(0).Moves) != 2 {
			t.Error("what lay beyond is still there")
		}
		if _, err := g.Play(0); codeOf(t, err) != CodeOver {
			t.Errorf("a move after the end: %v", err)
		}
		if err := g.Declare(EndAgreed, South); codeOf(t, err) != CodeOver {
			t.Errorf("a second end: %v", err)
		}
		if m := g.Match(); !m.Over || m.Result != g.Status().Result {
			t.Errorf("the match is %+v", m)
		}
		g.Undo()
		if g.Status().Over {
			t.Error("over before the end")
		}
		playAll(t, g, "d3")
		if g.Status().Over {
			t.Error("still over after a move in the place of the last")
		}
	}
	g := NewRecord(rulesOf(t, "hus", 0), South)
	for _, end := range []End{NotOver, EndStuck, EndRepetition} {
		if err := g.Declare(end, South); codeOf(t, err) != CodeOver {
			t.Errorf("%s declared: %v", endText[end], err)
		}
	}
}

// Opening records: who begins, and where.
func TestNewRecord(t *testing.T) {
	r := rulesOf(t, "hus", 0)
	for s, want := range []string{" S", " N"} {
		g := NewRecord(r, Side(s))
		if got := at(g); got != "1.0 2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2"+want {
			t.Errorf("%s", got)
		}
		if h := NewRecordFrom(r, r.Start(Side(s))); h.Text() != g.Text() {
			t.Errorf("from the usual start:\n%s", h.Text())
		}
	}
	// Counts of another game are not taken over.
	p := r.Start(South)
	p.Made, p.Passes = [2]uint16{7, 7}, 1
	if q := NewRecordFrom(r, p).Position(); q != r.Start(South) {
		t.Errorf("%+v", q)
	}
}
