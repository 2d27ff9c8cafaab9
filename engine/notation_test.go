package engine

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// Names of pits and the geometry they stand for, worked out on paper.
func TestPits(t *testing.T) {
	for _, row := range []struct {
		rules, pit             string
		ring                   int
		owner                  Side
		facing, behind, beside string // "" for none; beside is the next on the ring
	}{
		{"hus", "a1", 1, South, "", "", "b1"},
		{"hus", "h1", 8, South, "", "", "h2"},
		{"hus", "h2", 9, South, "h3", "h1", "g2"},
		{"hus", "e2", 12, South, "e3", "e1", "d2"},
		{"hus", "a2", 16, South, "a3", "a1", "a1"},
		{"hus", "h4", 1, North, "", "", "g4"},
		{"hus", "a4", 8, North, "", "", "a3"},
		{"hus", "d3", 12, North, "d2", "d4", "e3"},
		{"hus", "h3", 16, North, "h2", "h4", "h4"},
		{"hus; direction cw", "a1", 1, South, "", "", "a2"},
		{"hus; direction cw", "h3", 16, North, "h2", "h4", "g3"},
		{"hus; columns 32", "z1", 26, South, "", "", "aa1"},
		{"hus; columns 32", "aa1", 27, South, "", "", "ab1"},
		{"hus; columns 32", "af2", 33, South, "af3", "af1", "ae2"},
		{"hus; columns 32", "af4", 1, North, "", "", "ae4"},
		{"bosh", "a1", 1, South, "a2", "", "b1"},
		{"bosh", "e1", 5, South, "e2", "", "e2"},
		{"bosh", "e2", 1, North, "e1", "", "d2"},
		{"bosh", "a2", 5, North, "a1", "", "a1"},
	} {
		r := rulesFrom(t, row.rules)
		name := func(p Pit) string {
			if p == NoPit {
				return ""
			}
			return r.PitName(p)
		}
		pit, p := pitFrom(t, &r, row.pit), r.Start(South)
		if r.Ring(pit) != row.ring || r.Owner(pit) != row.owner || name(r.Facing(pit)) != row.facing ||
			name(r.Behind(pit)) != row.behind || name(r.Next(&p, pit)) != row.beside {
			t.Errorf("%s %s: ring %d of %d, faces %q, behind %q, next %q", row.rules, row.pit,
				r.Ring(pit), r.Owner(pit), name(r.Facing(pit)), name(r.Behind(pit)), name(r.Next(&p, pit)))
		}
	}
	bosh := rulesOf(t, "bosh", 0)
	p := positionFrom(t, &bosh, "4,4,x,x,x/4,4,4,x,x S 0-0")
	if got := bosh.PitName(bosh.Next(&p, pitFrom(t, &bosh, "c1"))); got != "b2" {
		t.Errorf("after c1, past the sand, comes %s", got)
	}
}

func TestPitRoundTrip(t *testing.T) {
	for _, preset := range Presets {
		r := preset.Rules
		for w := 4; w <= 32; w++ {
			if r.Columns = uint8(w); !r.allowsColumns(w) {
				continue
			}
			seen := map[string]bool{}
			for pit := Pit(0); int(pit) < r.Pits(); pit++ {
				name := r.PitName(pit)
				row, col := r.Place(pit)
				if back, err := r.ParsePit(name); err != nil || back != pit || seen[name] || r.At(row, col) != pit || r.OnRing(r.Owner(pit), r.Ring(pit)) != pit {
					t.Fatalf("%s, width %d: pit %d is %s, which is %d, %v", r.ID, w, pit, name, back, err)
				}
				seen[name] = true
			}
		}
	}
}

func TestWrongPits(t *testing.T) {
	for _, row := range []struct{ rules, names string }{
		{"hus", "a a0 a5 i1 1a A1 a1x a11 aa1 1 é1 a- - --- a1. ab"},
		{"hus; columns 32", "ag1 aaa1 ba1 a01"},
		{"bosh", "a3 f1 a4 x1"},
	} {
		r := rulesFrom(t, row.rules)
		for _, name := range append(fields(row.names), "", " a1", "a1 ") {
			if pit, err := r.ParsePit(name); codeOf(t, err) != CodePit || pit != NoPit || err.(*Error).Got != name {
				t.Errorf("%s: %q is %d, %v", row.rules, name, pit, err)
			}
		}
	}
	hus := rulesOf(t, "hus", 0)
	for _, place := range [][2]int{{0, 0}, {5, 0}, {1, -1}, {1, 8}} {
		if got := hus.At(place[0], place[1]); got != NoPit {
			t.Errorf("row %d, column %d is pit %d", place[0], place[1], got)
		}
	}
}

// Positions go to text and back.
func TestPositionRoundTrip(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRules(rt, rapid.SampledFrom([]Game{Hus, Bosh}).Draw(rt, "game"))
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "boards"), 0))
		for range 20 {
			p := randomPosition(&r, rnd)
			text := r.PositionText(&p)
			q, err := r.ParsePosition(text)
			if err != nil || q.Board() != p.Board() || r.PositionText(&q) != text || TextColumns(text) != int(r.Columns) {
				rt.Fatalf("%s: %v, %s", text, err, r.PositionText(&q))
			}
		}
	})
}

// Whatever is not exactly a position is refused, with the place and reason.
// The boards of ǁHus are four wide, 24 seeds.
func TestWrongPositions(t *testing.T) {
	const good = "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S"
	for _, row := range []struct {
		rules, text string
		code        Code
		col         int
	}{
		{"hus", good, "", 0},
		{"hus", "", CodeCount, 1},
		{"hus", " " + good, CodeCount, 1},
		{"hus", good + " ", CodeExtra, 34},
		{"hus", good + "\n", CodeSide, 33},
		{"hus", good + " 0-0", CodeExtra, 34},
		{"hus", good + "/", CodeSide, 33},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0", CodeSide, 32},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 ", CodeSide, 33},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 s", CodeSide, 33},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 W", CodeSide, 33},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 SN", CodeSide, 33},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0  S", CodeSide, 33},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1 S", CodeRows, 24},
		{"hus", "0,0,0,1/1,0,2,1 S", CodeRows, 16},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0/0,0,0,0 S", CodeRows, 32},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0/ S", CodeRows, 32},
		{"hus", "0,0,0/1,0,2,1/0,0,0,1/0,0,2,0 S", CodeRagged, 6},
		{"hus", "0,0,0,1,0/1,0,2,1/0,0,0,1/0,0,2,0 S", CodeRagged, 8},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2 S", CodeRagged, 30},
		{"hus", "0,0,0,1/1,0,,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,2,1,/0,0,0,1/0,0,2,0 S", CodeRagged, 16},
		{"hus", "0,0,0,1/1,0,-2,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,+2,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,02,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,00,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0, 2,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,2.0,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,٢,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,25,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,99999999999999999999,1/0,0,0,1/0,0,2,0 S", CodeCount, 13},
		{"hus", "0,0,0,1/1,0,x,1/0,0,0,1/0,0,2,0 S", CodeClosed, 13},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,9/9,0,2,0 S", CodeTotal, 1},
		{"hus", "0,0,0,1/1,0,2,1/0,0,0,9/8,0,2,0 S", "", 0},

		{"bosh", "4,4,4,4,4/x,4,4,4,4 N 3-1", "", 0},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S", CodeStore, 22},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S ", CodeStore, 23},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0", CodeStore, 23},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0-", CodeStore, 25},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S -0", CodeStore, 23},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0--0", CodeStore, 25},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0 0", CodeStore, 23},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 00-0", CodeStore, 23},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0 ", CodeExtra, 26},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0-0", CodeExtra, 26},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 0-0 S", CodeSide, 21},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 1-0", CodeTotal, 1},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 41-0", CodeStore, 23},
		{"bosh", "4,4,4,4,4/x,x,x,x,x S 0-0", CodeClosed, 20},
		{"bosh", "4,4,4,4,4/X,4,4,4,4 S 0-0", CodeCount, 11},
		{"bosh", "4,4,4,4/4,4,4,4 S 0-0", CodeRagged, 8},
	} {
		r := rulesOf(t, row.rules, 0)
		if row.rules == "hus" {
			r.Columns = 4
		}
		p, err := r.ParsePosition(row.text)
		if got := codeOf(t, err); got != row.code {
			t.Errorf("%q gives %v, want %q", row.text, err, row.code)
			continue
		}
		if err == nil {
			if back := r.PositionText(&p); back != row.text {
				t.Errorf("%q is written back as %q", row.text, back)
			}
			continue
		}
		if e := err.(*Error); e.Line != 1 || e.Col != row.col || p != (Position{}) {
			t.Errorf("%q: %v, want column %d", row.text, err, row.col)
		}
	}
}

func TestTextColumns(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "1": 1, "1,2": 2, "1,2/3,4,5": 2, "4,4,4,4,x/4,4,4,4,4 S 0-0": 5, "1,2 S": 2,
	} {
		if got := TextColumns(text); got != want {
			t.Errorf("%q: %d columns, want %d", text, got, want)
		}
	}
}
