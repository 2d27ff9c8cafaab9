package main

import (
	"math/rand"
	"testing"

	"relaymancala/engine"
)

// A turned board plays as the board did: with North's moves for South.
func TestTurned(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	for _, id := range []string{"hus", "hus-both", "bosh"} {
		r, err := engine.PresetRules(id)
		if err != nil {
			t.Fatal(err)
		}
		p := r.Start(engine.North)
		for range 2000 {
			moves := r.Moves(&p)
			if len(moves) == 0 {
				south := 8 + rnd.Intn(25)
				if p = r.Start(engine.North); r.Game == engine.Bosh {
					p, _ = r.NextRound([2]int{south, 40 - south}, engine.North, nil)
				}
				continue
			}
			move := moves[rnd.Intn(len(moves))]
			if move.Endless {
				p = r.Start(engine.North)
				continue
			}
			q, mirrored := turned(&r, p), move.Pit
			if p.Turn == engine.North {
				mirrored -= engine.Pit(r.Pits() / 2)
			}
			r.Play(&p, move.Pit, nil)
			r.Play(&q, mirrored, nil)
			// South is to move in one of them; both are turned to compare.
			p.Turn, q.Turn = p.Turn.Other(), q.Turn.Other()
			if turned(&r, p) != turned(&r, q) {
				t.Fatalf("%s: %s after a turn, %s without", id, r.PositionText(&q), r.PositionText(&p))
			}
			p.Turn = p.Turn.Other()
		}
	}
}
