package ai

import "relaymancala/engine"

const (
	infinite = 1 << 20
	winning  = Win - 2*MaxDepth // any score above is a proved win at ǁHus
	noReturn = MaxDepth + 1     // of verdict.back
	pollLaps = 2048             // laps sown between two questions whether to stop
)

// A verdict is what a search says of a position.
type verdict struct {
	score  int32
	proved bool // no line that the score rests on was cut off
	// back is the lowest ply to which a repetition leads back that the score
	// rests on. A score that rests on a return to before its own position
	// holds on this path only.
	back int16
}

func leaf(score int32, proved bool) verdict { return verdict{score, proved, noReturn} }

// try searches the position after a move made at a ply, and returns its value
// for the player who made it.
func (s *Searcher) try(c *child, depth int, alpha, beta int32, ply int) verdict {
	gain := int32(c.gain)
	v := s.search(&c.pos, depth, gain-beta, gain-alpha, ply+1)
	v.score = gain - v.score
	v.proved = v.proved && !c.blur
	return v
}

// search returns the value of p for the player to move: exactly if it lies
// between alpha and beta, and else a bound. It is fail-soft alpha-beta with
// null windows after the first move. At ǁHus late moves are searched less deep
// until they prove better than expected, so that a depth is not exhaustive.
//
// Why a table and repetitions go together here: the value of a position is
// that of the game in which an endless repetition is worth what was taken
// before it. A score that rests on returns to p itself or to later positions
// is true of that game, because whoever relies on the return can play on from
// there by the same plan. Such a score may be stored; one that rests on a
// return to an earlier position may not.
func (s *Searcher) search(p *engine.Position, depth int, alpha, beta int32, ply int) verdict {
	s.length[ply] = ply
	s.nodes++
	if s.laps++; s.laps >= pollLaps || s.nodes == s.lim.Nodes {
		s.poll()
	}
	if s.stopped {
		return verdict{}
	}
	if score, over := s.over(p, ply); over {
		return leaf(score, true)
	}
	board := s.boardKey(p)
	for k := ply - 2; k >= 0; k -= 2 {
		if s.path[k] == board {
			// Under a limit of moves the game goes on, and nothing is proved.
			return verdict{0, s.rules.End != engine.MoveLimit, int16(k)}
		}
	}
	for _, k := range s.played {
		if k == board {
			return verdict{0, false, -1}
		}
	}
	if v, known := s.bounded(p, alpha, beta, ply); known {
		return v
	}
	if depth <= 0 || ply >= MaxDepth {
		if e := s.lookup(s.stateKey(p, board)); e != nil && e.proved() {
			if v, ok := e.cut(alpha, beta, ply); ok {
				return v
			}
		}
		return leaf(s.evaluate(p), false)
	}
	s.path[ply] = board

	state, first := s.stateKey(p, board), engine.NoPit
	if e := s.lookup(state); e != nil {
		first = e.move
		if e.proved() || s.deepEnough(e, depth) && beta-alpha == 1 {
			if v, ok := e.cut(alpha, beta, ply); ok {
				return v
			}
		}
	}
	v, move := s.children(p, depth, alpha, beta, ply, first)
	if s.stopped {
		return verdict{}
	}
	if int(v.back) >= ply {
		v.back = noReturn
		s.store(state, v, move, depth, alpha, beta, ply)
	}
	return v
}

// children searches the moves of p and returns the best value and its move.
func (s *Searcher) children(p *engine.Position, depth int, alpha, beta int32, ply int, first engine.Pit) (best verdict, move engine.Pit) {
	best, move = leaf(-infinite, true), engine.NoPit
	all := leaf(0, true) // whether all are proved, and how far back any leads
	tried := 0

	// consider searches one move; it returns true for a cut.
	consider := func(c *child) bool {
		var v verdict
		if move != engine.NoPit {
			less := s.reduction(depth, tried)
			v = s.try(c, depth-1-less, alpha, alpha+1, ply)
			if less > 0 && v.score > alpha && !s.stopped {
				v = s.try(c, depth-1, alpha, alpha+1, ply)
			}
		}
		tried++
		if move == engine.NoPit || v.score > alpha && v.score < beta {
			v = s.try(c, depth-1, alpha, beta, ply)
		}
		if s.stopped {
			return true
		}
		all.proved = all.proved && v.proved
		all.back = min(all.back, v.back)
		if v.score > best.score {
			best, move = v, c.move
			if v.score > alpha {
				alpha = v.score
				s.extend(ply, c.move)
			}
		}
		return best.score >= beta
	}

	// The move of the table comes first, before the others are so much as sown:
	// most often it cuts.
	c, done := s.slot(ply), s.place(p, first)
	if done != 0 && s.play(p, first, c) && consider(c) {
		s.reward(p, move, depth, ply)
		return best, move
	}
	if depth == 1 && s.rules.Game == engine.Hus && s.rules.Candidates(p) != 0 {
		// So do here the killer and all others, by their history: to sow them
		// all costs more than a better order saves.
		for b := s.rules.Candidates(p) &^ done; b != 0; {
			m := s.likely(p, b, ply)
			b &^= s.place(p, m)
			if s.play(p, m, c) && consider(c) {
				s.reward(p, move, depth, ply)
				return best, move
			}
		}
	} else {
		list := s.expand(p, ply, done)
		for i := range list {
			pick(list[i:])
			if consider(&list[i]) {
				s.reward(p, move, depth, ply)
				return best, move
			}
		}
	}
	if move == engine.NoPit {
		return leaf(0, true), move // nothing but endless moves: a draw
	}
	if s.rules.Game == engine.Hus && best.score > winning {
		return best, move // a proved win, whatever the other moves are
	}
	best.proved, best.back = all.proved, all.back
	return best, move
}

// reduction returns by how much less deep a move of ǁHus is looked at, at
// first, when so many others have been tried at its position.
func (s *Searcher) reduction(depth, tried int) int {
	switch {
	case s.rules.Game == engine.Bosh || s.noTable || s.view.sight > 0 || depth < 3 || tried < 3:
		return 0
	case depth == 3 || tried < 6:
		return 1
	}
	return 2
}

// deepEnough reports whether an entry that proves nothing may stand for a
// search. In Bosh, where the search is after the proof, it must have the same
// depth: a line that comes to its position by a detour would otherwise rest on
// what was found before, unproved, however deep the search.
func (s *Searcher) deepEnough(e *entry, depth int) bool {
	if s.rules.Game == engine.Bosh {
		return int(e.depth) == depth
	}
	return int(e.depth) >= depth
}

// bounded reports whether nothing that can still happen lies in the window: in
// Bosh no more can be netted than lies on the board, and in ǁHus no win is
// quicker than with the next move.
func (s *Searcher) bounded(p *engine.Position, alpha, beta int32, ply int) (verdict, bool) {
	low, high := int32(ply-Win), int32(Win-ply-1)
	if s.rules.Game == engine.Bosh {
		high = int32(s.rules.OnBoard(p, engine.South) + s.rules.OnBoard(p, engine.North))
		low = -high
	}
	if alpha >= high {
		return leaf(high, true), true
	}
	if beta <= low {
		return leaf(low, true), true
	}
	return verdict{}, false
}

// extend puts a move in front of the line found below it.
func (s *Searcher) extend(ply int, move engine.Pit) {
	s.line[ply][ply] = move
	n := max(s.length[ply+1], ply+1)
	copy(s.line[ply][ply+1:n], s.line[ply+1][ply+1:n])
	s.length[ply] = n
}

func abs(x int32) int32 {
	if x < 0 {
		return -x
	}
	return x
}
