package ai

import "relaymancala/engine"

// Level is a strength of play, from 1 to Levels.
type Level int

// Levels is the number of levels.
const Levels = 8

// Strength is what makes a level: how far it looks, and how much it misjudges.
type Strength struct {
	Depth int    // plies, 0 for no limit
	Nodes uint64 // positions for a move
	Slack int    // a move's score is off by up to this: hundredths of a seed, at Bosh eighths
}

// strengths by level, weakest first.
var strengths = [Levels]Strength{
	{Depth: 1, Nodes: 1_000, Slack: 800},
	{Depth: 1, Nodes: 1_000, Slack: 300},
	{Depth: 2, Nodes: 5_000, Slack: 200},
	{Depth: 3, Nodes: 20_000, Slack: 100},
	{Depth: 4, Nodes: 50_000, Slack: 30},
	{Depth: 6, Nodes: 150_000},
	{Nodes: 400_000},
	{Nodes: 3_000_000},
}

// Strength returns the definition of a level. One that does not exist is taken
// as the nearest.
func (l Level) Strength() Strength { return strengths[min(max(l, 1), Levels)-1] }

// Limits returns how long a level thinks. stop may end it earlier, and may be
// nil.
func (l Level) Limits(stop func() bool) Limits {
	d := l.Strength()
	return Limits{Depth: d.Depth, Nodes: d.Nodes, Stop: stop}
}

// Choose picks a move of p at a level. The same seed, position and limits give
// the same move. A level that errs takes the best of the scores as it sees
// them; the score in the result is the true one.
func (l Level) Choose(s *Searcher, r engine.Rules, p engine.Position, seed uint64, stop func() bool) Result {
	slack := l.Strength().Slack
	if slack == 0 {
		return s.Best(r, p, l.Limits(stop))
	}
	if r.Game == engine.Bosh {
		slack = slack * 8 / 100
	}
	scored := s.Values(r, p, l.Limits(stop))
	if len(scored) == 0 {
		return s.Best(r, p, l.Limits(stop))
	}
	dice := dice(seed) ^ dice(s.boardKey(&p))
	best, seen := 0, 0
	for i, m := range scored {
		v := m.Score
		if r.Game == engine.Bosh {
			v *= 8
		}
		v += dice.roll(2*slack+1) - slack
		if i == 0 || v > seen {
			best, seen = i, v
		}
	}
	m := scored[best]
	return Result{
		Move: m.Move, Score: m.Score, Exact: m.Exact,
		Depth: l.Strength().Depth, Nodes: s.nodes, Line: []engine.Pit{m.Move},
	}
}

// dice is a small random generator (splitmix64).
type dice uint64

// roll returns a number from 0 to n−1.
func (d *dice) roll(n int) int {
	*d += 0x9E3779B97F4A7C15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	z ^= z >> 31
	return int(z % uint64(n))
}
