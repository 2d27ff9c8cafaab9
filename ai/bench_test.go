package ai

import (
	"testing"

	"relaymancala/engine"
)

// BenchmarkSearch reports nodes a second of a search of the opening.
func BenchmarkSearch(b *testing.B) {
	for _, c := range []struct {
		id    string
		depth int
	}{{"hus", 11}, {"hus-both", 11}, {"el-hus", 9}, {"bosh", 20}} {
		b.Run(c.id, func(b *testing.B) {
			r, _ := engine.PresetRules(c.id)
			p := r.Start(engine.South)
			var s Searcher
			nodes := uint64(0)
			for b.Loop() {
				s.Forget()
				nodes += s.Best(r, p, Limits{Depth: c.depth}).Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// BenchmarkProve proves the opening of Bosh.
func BenchmarkProve(b *testing.B) {
	r, _ := engine.PresetRules("bosh")
	p := r.Start(engine.South)
	var s Searcher
	for b.Loop() {
		s.Forget()
		s.Best(r, p, Limits{})
	}
}
