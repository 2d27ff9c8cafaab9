package ai

import "relaymancala/engine"

// evaluate judges a position that is not searched further, for the player to
// move.
func (s *Searcher) evaluate(p *engine.Position) int32 {
	if s.rules.Game == engine.Bosh {
		return s.evaluateBosh(p)
	}
	me := s.standing(p, p.Turn)
	return me - s.standing(p, p.Turn.Other())
}

// Weights at ǁHus, in hundredths of a seed.
const (
	seedWorth = 100 // each seed held
	safeWorth = 20  // more for one in the back row behind an empty pit, out of reach
	pitWorth  = 15  // each pit that can be lifted
)

// standing is what a side of a ǁHus board is worth.
func (s *Searcher) standing(p *engine.Position, side engine.Side) int32 {
	w := int(s.rules.Columns)
	row := p.Seeds[int(side)*2*w : int(side+1)*2*w]
	held, safe, pits := 0, 0, 0
	for i := 0; i < w; i++ {
		outer, inner := int(row[i]), int(row[2*w-1-i])
		held += outer + inner
		if inner == 0 {
			safe += outer
		}
		if outer > 1 {
			pits++
		}
		if inner > 1 {
			pits++
		}
	}
	return int32(held*seedWorth + safe*safeWorth + pits*pitWorth)
}

// evaluateBosh guesses that a part of the seeds will go to whoever has more
// of them in the own row.
func (s *Searcher) evaluateBosh(p *engine.Position) int32 {
	return int32(s.rules.OnBoard(p, p.Turn)-s.rules.OnBoard(p, p.Turn.Other())) / 4
}
