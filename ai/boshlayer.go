package ai

import "relaymancala/engine"

// layer is the part of a question that lies between two captures: boards with
// the same seeds and the same net before them.
type layer struct {
	*prover
	net      int32
	attacker engine.Side // who must leave the layer
}

// southGets turns "the attacker wins" into the answer to the question.
func (l *layer) southGets(attackerWins bool) bool {
	return attackerWins == (l.attacker == engine.South)
}

// spot returns the spot of a board, a new one if need be.
func (l *layer) spot(b board) int32 {
	i := l.place(b)
	if l.index[i] == 0 {
		if 2*len(l.spots) >= len(l.index) {
			l.roomier()
			i = l.place(b)
		}
		l.spots = append(l.spots, spot{at: b, wait: -1, best: noMove, attack: b.turn() == l.attacker})
		l.index[i] = int32(len(l.spots))
	}
	return l.index[i] - 1
}

// grow looks at what a spot rests on, until it is decided or nothing is left.
// It comes back early when a spot above it is decided: see prover.cut.
func (l *layer) grow(id int32, depth int) {
	l.spots[id].depth = int32(depth) + 1
	switch {
	case !l.spots[id].grown && l.expand(id):
	case l.spots[id].attack:
		l.attack(id, depth)
	default:
		l.defend(id, depth)
	}
	l.spots[id].depth = 0
	if l.cut >= depth {
		l.cut = nowhere
	}
}

// attack looks for a move that wins.
func (l *layer) attack(id int32, depth int) {
	for i := 0; i < int(l.spots[id].n); i++ {
		k := l.spots[id].kids[i]
		if k.gain != 0 {
			if k.failed {
				continue
			}
			yes := l.can(k.at, l.net+int32(k.gain))
			if l.stopped {
				return
			}
			if l.southGets(true) == yes {
				l.wins(id, i)
				return
			}
			l.spots[id].kids[i].failed = true
			continue
		}
		if l.spots[l.link(id, i)].state == won {
			l.wins(id, i)
			return
		}
		if l.below(id, i, depth) {
			return
		}
	}
	l.spots[id].done = true
}

// defend looks for a move after which the attacker does not win.
func (l *layer) defend(id int32, depth int) {
	for {
		i := int(l.spots[id].on)
		if i == int(l.spots[id].n) {
			l.wins(id, -1)
			return
		}
		k := l.spots[id].kids[i]
		if k.gain != 0 {
			yes := l.can(k.at, l.net+int32(k.gain))
			if l.stopped {
				return
			}
			if l.southGets(false) == yes {
				l.spots[id].state, l.spots[id].best = held, k.move
				return
			}
			l.spots[id].on++
			continue
		}
		if l.spots[l.link(id, i)].state == won {
			l.spots[id].on++
			continue
		}
		if l.below(id, i, depth) {
			return
		}
		if int(l.spots[id].on) == i {
			break
		}
	}
	l.spots[id].done = true
}

// below grows the spot of a kid if that is still to be done. It returns true
// if the spot itself need not be looked at further.
func (l *layer) below(id int32, i, depth int) bool {
	c := l.spots[id].kids[i].spot
	if t := &l.spots[c]; t.state != open || t.done || t.depth > 0 {
		return false
	}
	l.grow(c, depth+1)
	return l.stopped || l.cut <= depth
}

// link makes a spot wait for that of its kid i, which it returns.
func (l *layer) link(id int32, i int) int32 {
	if k := &l.spots[id].kids[i]; k.linked {
		return k.spot
	}
	c := l.spot(l.spots[id].kids[i].at)
	k := &l.spots[id].kids[i]
	k.spot, k.linked = c, true
	k.next, l.spots[c].wait = l.spots[c].wait, id<<3|int32(i)
	return c
}

// wins marks a spot as won by the attacker, by its kid i or by all, and
// whatever follows from it.
func (l *layer) wins(id int32, i int) {
	if i >= 0 {
		l.spots[id].best = l.spots[id].kids[i].move
	}
	l.spots[id].state = won
	todo := append(l.todo[:0], id)
	for len(todo) > 0 {
		s := &l.spots[todo[len(todo)-1]]
		todo = todo[:len(todo)-1]
		if d := int(s.depth) - 1; d >= 0 {
			l.cut = min(l.cut, d)
		}
		for w := s.wait; w >= 0; {
			parent, i := w>>3, uint8(w&7)
			p := &l.spots[parent]
			w = p.kids[i].next
			switch {
			case p.state != open:
				continue
			case p.attack:
				p.best = p.kids[i].move
			case p.on != i:
				continue
			default:
				if p.on++; p.on < p.n {
					p.done = false
					continue
				}
			}
			p.state = won
			todo = append(todo, parent)
		}
	}
	l.todo = todo
}

// expand plays the moves of a spot. It returns true if that decides it, or if
// the search is to stop.
func (l *layer) expand(id int32) bool {
	l.nodes++
	if l.laps++; l.laps >= pollLaps || l.nodes == l.limit {
		l.laps = 0
		l.stopped = l.stopped || l.nodes == l.limit || l.stop != nil && l.stop()
	}
	if l.stopped {
		return true
	}
	s := &l.spots[id]
	s.at.put(&l.pos)
	start, first := l.pos, uint8(noMove)
	if l.goal == nil {
		if f := l.memo.find(s.at); f != nil {
			first = f.best
		}
	}
	move, any := uint8(0), false
	for c := l.rules.Candidates(&start); c != 0; move++ {
		l.pos = start
		l.laps += int(l.rules.Play(&l.pos, l.rules.OnRing(start.Turn, c.Pop()+1), nil).Laps)
		if l.pos.Turn == start.Turn {
			continue // endless, and so no move
		}
		any = true
		if l.follow(id, move, first) {
			return true
		}
	}
	if !any {
		l.pos = start
		l.rules.Play(&l.pos, engine.Pass, nil)
		if l.follow(id, 0, noMove) {
			return true
		}
	}
	l.spots[id].grown = true
	return false
}

// follow takes the position after a move of a spot: as an answer where there
// is one, else as a kid. It returns true if the spot is decided by it.
func (l *layer) follow(id int32, move, first uint8) bool {
	s, p := &l.spots[id], &l.pos
	gain := int32(p.Store[engine.South]) - int32(p.Store[engine.North])
	b, yes, known := boardOf(p), false, false
	if st := l.ends.Status(p); st.Over {
		final := gain
		if st.End != engine.EndTwoPasses {
			final = int32(st.Final[engine.South]) - int32(st.Final[engine.North])
		}
		yes, known = l.wanted(l.net+final), true
	} else if yes, known = l.sure(l.net+gain, b.seeds()); !known {
		yes, known = l.recall(b, l.net+gain)
	}
	k := kid{at: b, spot: -1, gain: int8(gain), move: move}
	if at := l.index[l.place(b)]; at != 0 && gain == 0 && !known {
		t := &l.spots[at-1]
		if t.state != open {
			yes, known = l.southGets(t.state == won), true
		} else if !s.attack && (t.done || t.depth > 0) {
			k.order = 1 << 21 // to go round costs nothing to look at
		}
	}
	if known {
		if l.southGets(s.attack) != yes {
			return false // it does not help the one who makes it
		}
		if s.attack {
			s.best = move
			l.wins(id, -1)
		} else {
			s.best, s.state = move, held
		}
		return true
	}
	if move == first {
		k.order += 1 << 20
	}
	me := s.at.turn()
	k.order += 8*abs(gain) + int32(l.rules.OnBoard(p, me)) - int32(l.rules.OnBoard(p, me.Other()))
	i := s.n
	for ; i > 0 && s.kids[i-1].order < k.order; i-- {
		s.kids[i] = s.kids[i-1]
	}
	s.kids[i] = k
	s.n++
	return false
}
