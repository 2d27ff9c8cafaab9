package ai

import (
	"math/rand"
	"testing"

	"relaymancala/engine"
)

// BenchmarkProveBosh proves the value of every move: of the opening, under
// both capture rules that a round may have, and of positions of real matches.
func BenchmarkProveBosh(b *testing.B) {
	r, _ := engine.PresetRules("bosh")
	bench := func(name string, r engine.Rules, all []engine.Position) {
		b.Run(name, func(b *testing.B) {
			var s Searcher
			nodes := uint64(0)
			for i := 0; b.Loop(); i++ {
				s.Forget()
				for _, v := range s.Values(r, all[i%len(all)], Limits{}) {
					if !v.Exact {
						b.Fatal("not proved")
					}
				}
				nodes += s.prover.nodes
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "positions/op")
		})
	}
	bench("opening", r, []engine.Position{r.Start(engine.South)})
	bench("match", r, played(&r, rand.New(rand.NewSource(1)), 500))
	_ = r.Set("roundEnd", "anyRowEmpty")
	bench("anyRowEmpty", r, []engine.Position{r.Start(engine.South)})
}
