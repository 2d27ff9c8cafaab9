package ai

import (
	"flag"
	"strings"
	"testing"

	"relaymancala/engine"
)

var boshSeeds = flag.Int("boshseeds", 0, "how many seeds more TestBoshEveryPosition goes up to")

// The second method: every position with few seeds, solved from the end. It
// shares nothing with the search but the engine.

// cell is a position of a round: pits, side to move, passes.
type cell [12]uint8

func cellOf(p *engine.Position) cell {
	var c cell
	copy(c[:10], p.Seeds[:10])
	c[10], c[11] = uint8(p.Turn), p.Passes
	return c
}

// solved holds what South nets from every position of some seeds on.
type solved map[cell]int

// plainRound solves all positions with up to the given seeds.
func plainRound(r *engine.Rules, closed uint16, seeds int) solved {
	values := solved{}
	for n := 0; n <= seeds; n++ {
		plainLayer(r, closed, n, values)
	}
	return values
}

// plainLayer solves the positions with n seeds, given those with fewer. Within
// the layer nothing is captured. For every t > 0, those from which South can
// force an end of at least t are found by going round until no more are: South
// to move needs one move to them, North all. For North likewise. Whatever
// neither can force counts 0: it goes on for ever.
func plainLayer(r *engine.Rules, closed uint16, n int, values solved) {
	type step struct {
		inside int // the position it leads to, or −1
		value  int // what South nets if that is outside
	}
	var all []engine.Position
	index := map[cell]int{}
	everyBoard(closed, n, func(p engine.Position) {
		for p.Turn = engine.South; p.Turn <= engine.North; p.Turn++ {
			for p.Passes = 0; p.Passes < 2; p.Passes++ {
				index[cellOf(&p)] = len(all)
				all = append(all, p)
			}
		}
	})
	net := func(p *engine.Position) int { return int(p.Store[0]) - int(p.Store[1]) }
	steps := make([][]step, len(all))
	over := make([]bool, len(all))
	for i, p := range all {
		if st := r.Status(&p); st.Over {
			over[i] = true
			values[cellOf(&p)] = int(st.Final[0]) - int(st.Final[1])
			continue
		}
		moves := []engine.Pit{engine.Pass}
		if !r.MustPass(&p) {
			moves = moves[:0]
			for _, m := range r.Moves(&p) {
				if !m.Endless || r.Endless == engine.EndlessPasses {
					moves = append(moves, m.Pit)
				}
			}
		}
		for _, m := range moves {
			q := p
			r.Play(&q, m, nil)
			switch st := r.Status(&q); {
			case st.End == engine.EndTwoPasses:
				steps[i] = append(steps[i], step{-1, net(&q)})
			case st.Over:
				steps[i] = append(steps[i], step{-1, int(st.Final[0]) - int(st.Final[1])})
			case net(&q) != 0:
				steps[i] = append(steps[i], step{-1, net(&q) + values[cellOf(&q)]})
			default:
				steps[i] = append(steps[i], step{index[cellOf(&q)], 0})
			}
		}
	}
	value := make([]int, len(all))
	for _, sign := range []int{1, -1} {
		wants := engine.South
		if sign < 0 {
			wants = engine.North
		}
		forced := make([]bool, len(all))
		for t := n; t >= 1; t-- {
			for more := true; more; {
				more = false
				for i, p := range all {
					if forced[i] || over[i] {
						continue
					}
					some, every := false, true
					for _, s := range steps[i] {
						good := s.inside < 0 && sign*s.value >= t || s.inside >= 0 && forced[s.inside]
						some, every = some || good, every && good
					}
					if p.Turn == wants && some || p.Turn != wants && every {
						forced[i], value[i], more = true, sign*t, true
					}
				}
			}
		}
	}
	for i, p := range all {
		if !over[i] {
			values[cellOf(&p)] = value[i]
		}
	}
}

// everyBoard visits the boards with n seeds in the open pits.
func everyBoard(closed uint16, n int, visit func(engine.Position)) {
	p := engine.Position{Closed: closed}
	var place func(pit engine.Pit, left int)
	place = func(pit engine.Pit, left int) {
		switch {
		case pit == 10 && left == 0:
			visit(p)
		case pit == 10:
		case p.IsClosed(pit):
			place(pit+1, left)
		default:
			for k := 0; k <= left; k++ {
				p.Seeds[pit] = uint8(k)
				place(pit+1, left-k)
			}
			p.Seeds[pit] = 0
		}
	}
	place(0, n)
}

// TestBoshEveryPosition compares the proved value of every position with few
// seeds, under every option that changes a round and with several sets of
// closed pits, with the plain solution: the proof and the alpha-beta search.
func TestBoshEveryPosition(t *testing.T) {
	for _, c := range []struct {
		options string
		closed  string // as in a position text
		seeds   int
	}{
		{"", "...../.....", 6},
		{"", "x..../.....", 6},
		{"", "..x../...xx", 8},
		{"", "xxx../.xx..", 9},
		{"", "xxxx./.xxxx", 16},
		{"captureSide=opponentOnly", "...../.....", 5},
		{"captureSide=opponentOnly", "..x../...xx", 8},
		{"captureSide=opponentOnly", "xxx../.xx..", 9},
		{"roundEnd=anyRowEmpty", "...../.....", 5},
		{"roundEnd=anyRowEmpty", ".x.x./xx...", 8},
		{"endless=pass", ".x.x./xx...", 8},
		{"endless=pass", "xxx../.xx..", 9},
		{"captureSide=opponentOnly roundEnd=anyRowEmpty endless=pass", "xxx../x....", 8},
	} {
		r, _ := engine.PresetRules("bosh")
		for _, o := range strings.Fields(c.options) {
			name, value, _ := strings.Cut(o, "=")
			if err := r.Set(name, value); err != nil {
				t.Fatal(err)
			}
		}
		text := strings.NewReplacer("x", "x,", ".", "0,").Replace(c.closed)
		start, err := r.ParsePosition(strings.ReplaceAll(strings.TrimSuffix(text, ","), ",/", "/") + " S 0-0")
		if err != nil {
			t.Fatal(err)
		}
		plain := plainRound(&r, start.Closed, c.seeds+*boshSeeds)
		var q prover
		var s Searcher
		q.ready(r, &start)
		n, zero := 0, 0
		for cell, want := range plain {
			p := engine.Position{Closed: start.Closed, Turn: engine.Side(cell[10]), Passes: cell[11]}
			copy(p.Seeds[:], cell[:10])
			if r.Status(&p).Over {
				continue
			}
			if got := int(q.value(boardOf(&p), 0)); got != want {
				t.Fatalf("%s %s passes %d: %d, want %d", c.options, r.PositionText(&p), p.Passes, got, want)
			}
			if want == 0 {
				zero++
			}
			if n++; n%10 > 0 {
				continue
			}
			if p.Turn == engine.North {
				want = -want
			}
			if res := s.Best(r, p, Limits{Depth: MaxDepth, Nodes: 20_000}); res.Exact && res.Score != want {
				t.Fatalf("%s %s: alpha-beta %d, want %d", c.options, r.PositionText(&p), res.Score, want)
			}
		}
		t.Logf("%-40s %s: %d positions up to %d seeds, %d of value 0", c.options, c.closed, n, c.seeds+*boshSeeds, zero)
	}
}
