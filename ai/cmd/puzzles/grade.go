package main

import (
	"relaymancala/ai"
	"relaymancala/engine"
)

// Weak levels are asked this often, with other seeds.
const (
	weakest, strongest = ai.Level(1), ai.Level(4)
	tries              = 3
)

// grade tells how hard it is to find a move: from 1, where hardly any of the
// weak levels misses it, to 5, where nearly all do.
func (m *maker) grade(p engine.Position, right engine.Pit) int {
	missed, all := 0, 0
	for level := weakest; level <= strongest; level++ {
		for seed := uint64(1); seed <= tries; seed++ {
			all++
			if level.Choose(&m.search, m.rules, p, seed, ai.Limits{}).Move != right {
				missed++
			}
		}
	}
	return 1 + 5*missed/(all+1)
}

// gradeLaps tells how hard it is to see the end of a move: one grade for each
// weak level that loses sight of it, and one if there are many seeds to sow.
func (m *maker) gradeLaps(rp *engine.Replay) int {
	grade := 1
	for level := weakest; level <= strongest; level++ {
		if level.Strength(m.rules.Game).Sight < rp.Laps() {
			grade++
		}
	}
	if rp.Steps()-rp.Laps() > 16 {
		grade++
	}
	return min(grade, 5)
}
