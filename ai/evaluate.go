package ai

import "relaymancala/engine"

// evaluate judges a position that is not searched further, for the player to
// move.
func (s *Searcher) evaluate(p *engine.Position) int32 {
	if s.rules.Game == engine.Bosh {
		return s.evaluateBosh(p) + s.misjudged(p)
	}
	me, you := s.terms(p)
	sum := s.weights[Tempo]
	for i := range me {
		sum += s.weights[i] * (me[i] - you[i])
	}
	return sum + s.misjudged(p)
}

// Terms of the evaluation of ǁHus: what a side has, counted.
const (
	Held    = iota // seeds
	Pits           // pits that can be lifted
	Singles        // pits with one seed, which cannot
	Inner          // seeds in the inner row
	Open           // seeds of columns where both inner pits are occupied: they can be captured
	Tempo          // 1 for the player to move
	Terms          // their number
)

// Weights are what the terms are worth, in hundredths of a seed: of what being
// a seed ahead says of the result where nothing else is known.
type Weights [Terms]int32

// Tuned are the weights in use, of all rule sets and widths, as found by
//
//	go run ./ai/cmd/tune
//
// Terms that were tried and did not matter: seeds behind an empty inner pit,
// and the largest pit.
var Tuned = Weights{Held: 95, Pits: 344, Singles: 151, Inner: -76, Open: -18, Tempo: 700}

// terms counts for the player to move, and for the opponent.
func (s *Searcher) terms(p *engine.Position) (me, you counts) {
	w := int(s.rules.Columns)
	side := int(p.Turn) * 2 * w
	mine := p.Seeds[side : side+2*w : side+2*w]
	side = 2*w - side
	yours := p.Seeds[side : side+2*w : side+2*w]
	for i := range w {
		// The columns of the two sides run against each other.
		a, b := mine[2*w-1-i], yours[w+i]
		contact := a > 0 && b > 0
		me.column(mine[i], a, contact)
		you.column(yours[w-1-i], b, contact)
	}
	return me, you
}

type counts [Terms]int32

// column counts the pits of a column; contact is whether both inner pits of the
// column are occupied.
func (c *counts) column(outer, inner uint8, contact bool) {
	o, n := int32(outer), int32(inner)
	c[Held] += o + n
	c[Inner] += n
	if contact {
		c[Open] += o + n
	}
	switch {
	case o > 1:
		c[Pits]++
	case o == 1:
		c[Singles]++
	}
	switch {
	case n > 1:
		c[Pits]++
	case n == 1:
		c[Singles]++
	}
}

// evaluateBosh guesses that a part of the seeds will go to whoever has more
// of them in the own row.
func (s *Searcher) evaluateBosh(p *engine.Position) int32 {
	return int32(s.rules.OnBoard(p, p.Turn)-s.rules.OnBoard(p, p.Turn.Other())) / 4
}

// Measure returns the terms of a position of ǁHus for the player to move, less
// those of the opponent.
func (s *Searcher) Measure(r engine.Rules, p engine.Position) [Terms]int32 {
	s.rules = r
	me, you := s.terms(&p)
	for i := range me {
		me[i] -= you[i]
	}
	me[Tempo] = 1
	return me
}

// Weigh makes a Searcher use other weights.
func (s *Searcher) Weigh(w Weights) { s.weights = w; s.Forget() }
