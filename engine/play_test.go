package engine

import (
	"testing"
)

// Each reason for which a move is refused.
func TestCheck(t *testing.T) {
	const start = "2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 S"
	for _, row := range []struct {
		rules, position, move string
		code                  Code
	}{
		{"hus", start, "a1", ""},
		{"hus", start, "a2", CodeEmpty},
		{"hus", start, "a4", CodeNotYours},
		{"hus", start, "h3", CodeNotYours},
		{"hus", start, "--", CodePass},
		{"hus-windhoek", start, "a1", CodeFront},
		{"hus-windhoek", start, "e2", ""},
		{"hus", endlessHus, "e1", CodeEndless},
		{"hus", endlessHus, "d1", CodeTooFew},
		{"hus; columns 4", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", "a1", CodeOver},
		{"hus; columns 4", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", "b4", CodeOver},
		{"hus; columns 4", allEndlessHus, "c1", CodeOver},
		{"bosh", "4,4,4,4,4/x,1,0,4,4 S 0-0", "a1", CodeClosed},
		{"bosh", "4,4,4,4,4/x,1,0,4,4 S 0-0", "b1", ""},
		{"bosh", "4,4,4,4,4/x,1,0,4,4 S 0-0", "c1", CodeEmpty},
		{"bosh", "4,4,4,4,4/x,1,0,4,4 S 0-0", "a2", CodeNotYours},
		{"bosh", endlessBosh, "a1", CodeEndless},
	} {
		r := rulesFrom(t, row.rules)
		p := positionFrom(t, &r, row.position)
		q, _, err := r.Move(p, pitFrom(t, &r, row.move), nil)
		if got := codeOf(t, err); got != row.code {
			t.Errorf("%s, %s in %s: %q, want %q", row.rules, row.move, row.position, got, row.code)
		}
		if err != nil && (q != p || err.(*Error).Got != row.move) {
			t.Errorf("%s, %s in %s: the position is changed, or the move not named", row.rules, row.move, row.position)
		}
	}
	r := rulesOf(t, "bosh", 0)
	p := r.Start(South)
	for _, pit := range []Pit{10, 100, NoPit} {
		if got := codeOf(t, r.Check(&p, pit)); got != CodePit {
			t.Errorf("pit %d: %q", pit, got)
		}
	}
}

// Moves, Check and Candidates tell the same story, in every position of a few
// games.
func TestMovesAgree(t *testing.T) {
	for _, text := range []string{"hus", "hus-windhoek", "el-hus", "bosh", "bosh; endless pass", "hus; columns 4; endless draw"} {
		r := rulesFrom(t, text)
		rnd := newRand(7)
		for range 20 {
			for p := r.Start(South); ; {
				legal := map[Pit]bool{}
				for _, m := range r.Moves(&p) {
					legal[m.Pit] = !m.Endless || r.Endless != EndlessIllegal
				}
				for pit := Pit(0); int(pit) < r.Pits(); pit++ {
					if (r.Check(&p, pit) == nil) != legal[pit] {
						t.Fatalf("%s: %s in %s: %v", text, r.PitName(pit), r.PositionText(&p), r.Check(&p, pit))
					}
				}
				if (r.Check(&p, Pass) == nil) != r.MustPass(&p) {
					t.Fatalf("%s: pass in %s", text, r.PositionText(&p))
				}
				if !randomMove(&r, &p, rnd) {
					break
				}
			}
		}
	}
}

// Perft counts a pass as a move and nothing after the end.
func TestPerftEnds(t *testing.T) {
	for _, row := range []struct {
		rules, position string
		depth           int
		want            uint64
	}{
		{"hus; columns 4; end moveLimit 9", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", 1, 1}, // --
		{"hus; columns 4; end moveLimit 9", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", 4, 1}, // -- b4 -- --
		{"hus; columns 4; end moveLimit 9", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", 5, 0}, // two passes
		{"hus; columns 4; end moveLimit 1", "0,2,0,0/0,0,0,0/0,0,0,0/0,2,0,0 S", 2, 1}, // b1 b4
		{"hus; columns 4; end moveLimit 1", "0,2,0,0/0,0,0,0/0,0,0,0/0,2,0,0 S", 3, 0}, // the limit
		{"bosh", "0,0,0,0,6/0,0,0,0,1 S 18-15", 2, 1},                                  // e1 e2
		{"bosh; roundEnd anyRowEmpty", "0,0,0,0,6/0,0,0,0,1 S 18-15", 2, 0},            // e1 ends it
		{"bosh", allEndlessBosh, 2, 1},                                                 // -- --
		{"bosh", allEndlessBosh, 3, 0},                                                 //
		{"hus; columns 4", allEndlessHus, 1, 0},                                        // drawn
		{"hus; columns 4; endless draw", allEndlessHus, 1, 1}, {"hus; columns 4; endless draw", allEndlessHus, 2, 0},
	} {
		r := rulesFrom(t, row.rules)
		if got := Perft(&r, positionFrom(t, &r, row.position), row.depth); got != row.want {
			t.Errorf("%s, %s, depth %d: %d, want %d", row.rules, row.position, row.depth, got, row.want)
		}
	}
}
