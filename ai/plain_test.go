package ai

import (
	"math/rand"
	"testing"

	"relaymancala/engine"
)

// The plain reference: a minimax written straight from the package comment,
// without windows, table or ordering.

// plain returns the value of p for the player to move, searched to depth, and
// whether no line was cut off by the depth.
func plain(r *engine.Rules, p engine.Position, depth, ply int, path []engine.Position, guess func(*engine.Position) int) (int, bool) {
	moves := r.Moves(&p)
	if st := r.Status(&p); st.Over {
		switch {
		case r.Game == engine.Bosh && st.End == engine.EndTwoPasses:
			return 0, true
		case r.Game == engine.Bosh:
			won := func(s engine.Side) int { return int(st.Final[s]) - int(p.Store[s]) }
			return won(p.Turn) - won(p.Turn.Other()), true
		case st.Result == engine.Draw:
			return 0, true
		case st.Result == p.Turn.Wins():
			return Win - ply, true
		}
		return ply - Win, true
	}
	for _, q := range path {
		if q == p.Board() {
			return 0, r.End != engine.MoveLimit
		}
	}
	if depth == 0 {
		return guess(&p), false
	}
	path = append(path, p.Board())
	best, proved := -infinite, true
	one := func(move engine.Pit) {
		q := p
		r.Play(&q, move, nil)
		gain := 0
		if r.Game == engine.Bosh {
			gain = int(q.Store[p.Turn]) - int(p.Store[p.Turn])
		}
		v, sure := plain(r, q, depth-1, ply+1, path, guess)
		best, proved = max(best, gain-v), proved && sure
	}
	if r.MustPass(&p) {
		one(engine.Pass)
		return best, proved
	}
	for _, m := range moves {
		if !m.Endless || r.Endless != engine.EndlessIllegal {
			one(m.Pit)
		}
	}
	return best, proved
}

// A board for tests: rules with some options, and a position reached by
// random moves from the start or set up at random.
func randomRules(t testing.TB, rnd *rand.Rand, game engine.Game) engine.Rules {
	t.Helper()
	id := "bosh"
	if game == engine.Hus {
		id = []string{"hus", "hus-both", "hus-windhoek", "el-hus"}[rnd.Intn(4)]
	}
	r, err := engine.PresetRules(id)
	if err != nil {
		t.Fatal(err)
	}
	if id != "bosh" && id != "el-hus" {
		r.Columns = []uint8{4, 6, 8}[rnd.Intn(3)]
	}
	for _, o := range engine.Options {
		if o.Game != game || rnd.Intn(3) > 0 {
			continue
		}
		v := o.Values[rnd.Intn(len(o.Values))]
		text := v.Word
		switch {
		case o.Name == "end" && v.Max > 0:
			text += " 12"
		case v.Max > 0 && text == "":
			text = "3"
		case v.Max > 0:
			text += " 30"
		}
		if err := r.Set(o.Name, text); err != nil {
			t.Fatal(o.Name, text, err)
		}
	}
	return r
}

// randomPosition sets up a position with about the given number of seeds.
func randomPosition(r *engine.Rules, rnd *rand.Rand, seeds int) engine.Position {
	p := engine.Position{Turn: engine.Side(rnd.Intn(2))}
	if r.Game == engine.Bosh {
		for pit := engine.Pit(0); int(pit) < r.Pits(); pit++ {
			if rnd.Intn(4) == 0 && pit%r5(r) != 0 {
				p.Closed |= 1 << pit
			}
		}
	} else {
		p.Made = [2]uint16{uint16(rnd.Intn(3)), uint16(rnd.Intn(3))}
	}
	for seeds = min(seeds, r.Total()); seeds > 0; {
		if pit := engine.Pit(rnd.Intn(r.Pits())); !p.IsClosed(pit) {
			n := min(seeds, 1+rnd.Intn(3))
			p.Seeds[pit] += uint8(n)
			seeds -= n
		}
	}
	return p
}

func r5(r *engine.Rules) engine.Pit { return engine.Pit(r.Columns) }
