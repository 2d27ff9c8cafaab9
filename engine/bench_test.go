package engine

import (
	"math/rand/v2"
	"testing"
)

// randomMove plays a random candidate that is not endless, and returns false
// where there is none.
func randomMove(r *Rules, p *Position, rnd *rand.Rand) bool {
	for b := r.Candidates(p); b != 0; {
		k, rest := rnd.IntN(b.Len()), b
		for range k {
			rest.Pop()
		}
		place := rest.Pop()
		if r.Play(p, r.OnRing(p.Turn, place+1), nil).Ends != EndsEndless {
			return true
		}
		b &^= 1 << place
	}
	return false
}

// BenchmarkMove plays random games and counts the time of a move.
func BenchmarkMove(b *testing.B) {
	for _, id := range []string{"hus", "hus-both", "el-hus", "bosh"} {
		b.Run(id, func(b *testing.B) {
			r := rulesOf(b, id, 0)
			rnd := rand.New(rand.NewPCG(1, 2))
			start := r.Start(South)
			p := start
			b.ReportAllocs()
			for b.Loop() {
				if !randomMove(&r, &p, rnd) {
					p = start
				}
			}
		})
	}
}

// BenchmarkPlayout plays whole random games from the start. The target is
// 79,000 playouts a second natively, and 31,600 as wasm, of hus-both-4x8.
func BenchmarkPlayout(b *testing.B) {
	for _, id := range []string{"hus-both", "hus", "bosh"} {
		name := id + "-4x8"
		if id == "bosh" {
			name = id + "-2x5"
		}
		b.Run(name, func(b *testing.B) {
			r := rulesOf(b, id, 0)
			rnd := rand.New(rand.NewPCG(1, 2))
			start := r.Start(South)
			moves := 0
			b.ReportAllocs()
			for b.Loop() {
				for p := start; randomMove(&r, &p, rnd); {
					moves++
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
			b.ReportMetric(float64(moves)/float64(b.N), "moves/playout")
		})
	}
}
