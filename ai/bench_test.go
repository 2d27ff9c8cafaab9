package ai

import (
	"strconv"
	"testing"
	"unsafe"

	"relaymancala/engine"
)

// BenchmarkSearch reports nodes a second of a search of the opening.
func BenchmarkSearch(b *testing.B) {
	for _, c := range []struct {
		id    string
		depth int
	}{{"hus", 10}, {"hus-both", 10}, {"el-hus", 9}, {"bosh", 20}} {
		b.Run(c.id, func(b *testing.B) { search(b, c.id, c.depth) })
	}
}

// BenchmarkDepth is the time to a depth from the opening of ǁHus.
func BenchmarkDepth(b *testing.B) {
	for _, depth := range []int{6, 8, 10, 12} {
		b.Run(strconv.Itoa(depth), func(b *testing.B) { search(b, "hus", depth) })
	}
}

func search(b *testing.B, id string, depth int) {
	r, _ := engine.PresetRules(id)
	p := r.Start(engine.South)
	var s Searcher
	nodes := uint64(0)
	for b.Loop() {
		s.Forget()
		nodes += s.Best(r, p, Limits{Depth: depth}).Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes")
}

// BenchmarkMemory reports what a Searcher takes.
func BenchmarkMemory(b *testing.B) {
	for _, columns := range []uint8{8, 32} {
		b.Run(strconv.Itoa(int(columns)), func(b *testing.B) {
			r, _ := engine.PresetRules("hus")
			r.Columns = columns
			for b.Loop() {
				s := &Searcher{}
				s.Best(r, r.Start(engine.South), Limits{Depth: 1})
				size := unsafe.Sizeof(*s) + uintptr(cap(s.table.entries))*unsafe.Sizeof(entry{}) + uintptr(cap(s.moves))*unsafe.Sizeof(child{})
				b.ReportMetric(float64(size)/1e6, "MB")
			}
		})
	}
}
