package ai

import "relaymancala/engine"

// child is a move and the position after it.
type child struct {
	pos   engine.Position
	order int32 // the higher, the earlier it is searched
	gain  int16 // Bosh: seeds that it captures
	move  engine.Pit
	blur  bool // the move goes on beyond what is seen: pos is not where it leads
}

// rootLaps is how many laps may be sown to list the moves at the root, whatever
// the limits say: then it is enough to know one.
const rootLaps = 1 << 15

// otherThanIllegal is a value of the option endless, of either game, under
// which an endless move is a move: see over.
const otherThanIllegal = engine.EndlessStopAfter

// over asks the engine whether the game ends in p, and returns the score.
// That a player has nothing but endless moves costs a sowing to find out: the
// search sees it when it finds no move, so it asks by rules under which that
// does not happen.
func (s *Searcher) over(p *engine.Position, ply int) (score int32, over bool) {
	st := s.ends.Status(p)
	switch {
	case !st.Over:
		return 0, false
	case s.rules.Game == engine.Bosh:
		if st.End == engine.EndTwoPasses {
			return 0, true // counts as a repetition does
		}
		me, you := p.Turn, p.Turn.Other()
		return int32(st.Final[me]) - int32(p.Store[me]) - int32(st.Final[you]) + int32(p.Store[you]), true
	case st.Result == p.Turn.Wins():
		return int32(Win - ply), true
	case st.Result == p.Turn.Other().Wins():
		return int32(ply - Win), true
	}
	return 0, true
}

// play makes a move into c. It returns false for an endless move where that
// is no move. It may stop the search.
func (s *Searcher) play(p *engine.Position, move engine.Pit, c *child) bool {
	c.pos, c.move = *p, move
	out := s.rules.Play(&c.pos, move, nil)
	s.sown += uint64(out.Laps)
	if s.laps += int(out.Laps); s.laps >= pollLaps {
		s.poll()
	}
	if c.pos.Turn == p.Turn {
		return false
	}
	if c.blur = s.view.sight > 0 && int(out.Laps) > s.view.sight && out.Ends != engine.EndsEndless; c.blur {
		s.blur(p, c)
		out.Captured = 0
	}
	c.gain = 0
	if s.rules.Game == engine.Bosh {
		c.gain = int16(out.Captured)
	}
	c.order = int32(out.Captured)<<20 + s.history[p.Turn][move%engine.MaxPits]
	return true
}

// place returns the place on the ring of a move that is known from elsewhere,
// as a set, or none if it cannot be played here.
func (s *Searcher) place(p *engine.Position, move engine.Pit) engine.Bits {
	if int(move) >= s.rules.Pits() || s.rules.Owner(move) != p.Turn {
		return 0
	}
	return s.rules.Candidates(p) & (1 << (s.rules.Ring(move) - 1))
}

// slot is room for one move at a ply, before those of expand.
func (s *Searcher) slot(ply int) *child { return &s.moves[ply*s.width] }

// expand plays the moves of p but those done, given by their places on the
// ring, and returns them unsorted. A player who can only pass has that one
// move; no move at all is a draw.
func (s *Searcher) expand(p *engine.Position, ply int, done engine.Bits) []child {
	room := s.moves[ply*s.width : (ply+1)*s.width]
	n, all := 0, s.rules.Candidates(p)
	for b := all &^ done; b != 0; {
		if s.stopped && (ply > 0 || n > 0 && s.sown > rootLaps) {
			s.partial = ply == 0
			break
		}
		move := s.rules.OnRing(p.Turn, b.Pop()+1)
		if !s.play(p, move, &room[n]) {
			continue
		}
		if move == s.killer[ply] {
			room[n].order += 1 << 19
		}
		n++
	}
	if n == 0 && done == 0 && (all == 0 || s.rules.Game == engine.Bosh) {
		s.play(p, engine.Pass, &room[0])
		n = 1
	}
	return room[:n]
}

// likely picks the most promising of the moves of a set that have not been
// played.
func (s *Searcher) likely(p *engine.Position, set engine.Bits, ply int) engine.Pit {
	best, most := engine.NoPit, int32(-1)
	for b := set; b != 0; {
		move := s.rules.OnRing(p.Turn, b.Pop()+1)
		if move == s.killer[ply] {
			return move
		}
		if h := s.history[p.Turn][move%engine.MaxPits]; h > most {
			best, most = move, h
		}
	}
	return best
}

// pick moves the most promising of a list to its front.
func pick(list []child) {
	best := 0
	for i := 1; i < len(list); i++ {
		if list[i].order > list[best].order {
			best = i
		}
	}
	if best != 0 {
		list[0], list[best] = list[best], list[0]
	}
}

// reward remembers a move that was too good for the opponent to allow.
func (s *Searcher) reward(p *engine.Position, move engine.Pit, depth, ply int) {
	if move >= engine.MaxPits || s.stopped {
		return
	}
	s.killer[ply] = move
	h := &s.history[p.Turn][move]
	if *h += int32(depth * depth); *h >= 1<<18 {
		for i := range s.history[p.Turn] {
			s.history[p.Turn][i] /= 2
		}
	}
}
