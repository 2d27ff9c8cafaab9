package ai

import "relaymancala/engine"

// prover answers yes-or-no questions about a round of Bosh, exactly: can South
// end it with a net that is wanted?
//
// # Repetitions
//
// The value of a position is that of the game that may go on for ever, in
// which a play without end is worth what was captured in it. Captured seeds do
// not come back, so a play without end stays, from some move on, on boards
// with the same seeds and with the same net. On such a layer the question is a
// game of reaching: if the net so far is not wanted, South must leave the
// layer, by a capture or the end of the round, and North holds by going round
// for ever; if it is wanted, it is North who must. Call the one who must leave
// the attacker. What the attacker can force is a least fixpoint: a board is
// won if the attacker is to move and one move leads to a won one, or the
// defender is and every move does.
//
// The fixpoint is found while the boards are generated, as by Liu and Smolka:
// a board that is not known to be won waits for those that it rests on, and a
// win is passed on to all that wait for it. When nothing is left to look at,
// boards that were not won hold for the defender. No answer depends on the
// way to a board, so each may be remembered. Questions about captures are
// answered in full, by the same means, before the layer above goes on.
type prover struct {
	rules engine.Rules
	ends  engine.Rules    // the same, to ask Status: see Searcher.over
	pos   engine.Position // room to play moves in

	need int32        // South is to net at least this much,
	goal *[81]bool    // or, where it is set, one of these: net + farthest
	memo memo         // of questions with a need
	each map[ask]bool // answers of questions with a goal

	spots   []spot  // of the layers under way, upper ones first
	index   []int32 // spots by board, from 1
	size    int     // index has 1<<size places
	cut     int     // the lowest depth at which a spot was decided from below
	todo    []int32
	nodes   uint64 // boards whose moves were played
	limit   uint64 // of nodes
	laps    int
	stop    func() bool
	stopped bool
}

const (
	farthest = 40      // the largest net
	nowhere  = 1 << 30 // of prover.cut
	ownPits  = boshPits / 2
)

// ask is a question with a goal: a board, and South's net before it.
type ask struct {
	of  board
	net int8
}

// kid is what a move of a spot leads to: a board of the same layer, or by a
// capture one of a lower layer.
type kid struct {
	at     board
	spot   int32 // on the same layer, once it is asked for, or −1
	next   int32 // in the list of those who wait for that spot
	order  int32 // the higher, the earlier it is looked at
	gain   int8  // South's
	move   uint8 // counted among its player's
	linked bool
	failed bool // a capture whose answer does not decide the attacker's spot
}

// spot is a board of a layer under way.
type spot struct {
	at     board
	kids   [ownPits]kid
	n      uint8
	on     uint8 // the kid that the defender rests on
	best   uint8 // the move that decided
	state  state
	attack bool  // the attacker is to move
	grown  bool  // kids are known
	done   bool  // all that it rests on is looked at
	marked bool  // the root rests on it
	wait   int32 // head of the list of those who wait: spot<<3 | kid, or −1
	depth  int32 // from 1 while it is being looked at, or 0
}

type state uint8

const (
	open state = iota
	won        // by the attacker
	held       // by the defender
)

// ready prepares for a round with the closed pits of p.
func (q *prover) ready(r engine.Rules, p *engine.Position) {
	q.memo.ready(&r)
	if q.index == nil {
		q.size = 12
		q.index = make([]int32, 1<<q.size)
		q.each = map[ask]bool{}
	}
	if q.rules != r || q.pos.Closed != p.Closed {
		q.forget()
	}
	q.rules, q.ends = r, r
	q.ends.Endless = otherThanIllegal
	q.pos = engine.Position{Closed: p.Closed}
	q.goal, q.nodes, q.laps, q.stopped = nil, 0, 0, false
}

func (q *prover) forget() {
	clear(q.memo.facts)
	clear(q.each)
}

// wanted reports whether a net is what the question asks for.
func (q *prover) wanted(net int32) bool {
	if q.goal == nil {
		return net >= q.need
	}
	return q.goal[net+farthest]
}

// sure reports whether all nets that are still possible are wanted, or none.
func (q *prover) sure(net, left int32) (yes, sure bool) {
	low, high := max(net-left, -farthest), min(net+left, farthest)
	yes = q.wanted(low)
	if q.goal == nil {
		return yes, yes || !q.wanted(high)
	}
	for n := low + 1; n <= high; n++ {
		if q.goal[n+farthest] != yes {
			return false, false
		}
	}
	return yes, true
}

// recall returns the answer for a board if it is known.
func (q *prover) recall(b board, net int32) (yes, known bool) {
	if q.goal != nil {
		yes, known = q.each[ask{b, int8(net)}]
		return yes, known
	}
	f := q.memo.find(b)
	switch need := q.need - net; {
	case f == nil:
		return false, false
	case int32(f.low) >= need:
		return true, true
	default:
		return false, int32(f.high) < need
	}
}

func (q *prover) note(s *spot, net int32, yes bool) {
	if q.goal != nil {
		q.each[ask{s.at, int8(net)}] = yes
		return
	}
	q.memo.note(s.at, q.need-net, yes, s.best)
}

// can answers the question for a board, if South has netted net before it. An
// answer given after prover.stopped is set is worth nothing.
func (q *prover) can(b board, net int32) bool {
	if yes, sure := q.sure(net, b.seeds()); sure {
		return yes
	}
	if yes, known := q.recall(b, net); known {
		return yes
	}
	l := layer{q, net, engine.South}
	if q.wanted(net) {
		l.attacker = engine.North
	}
	base, cut := len(q.spots), q.cut
	root := l.spot(b)
	for next := root; next >= 0 && q.spots[root].state == open && !q.stopped; next = q.loose(root) {
		q.cut = nowhere
		l.grow(next, 0)
	}
	result := q.spots[root].state == won
	for i := len(q.spots) - 1; i >= base; i-- {
		s := &q.spots[i]
		if !q.stopped && (s.state != open || s.marked && !result) {
			if s.state == open && !s.attack {
				s.best = s.kids[s.on].move
			}
			q.note(s, net, l.southGets(s.state == won))
		}
		q.index[q.place(s.at)] = 0
	}
	q.spots, q.cut = q.spots[:base], cut
	return l.southGets(result)
}

// loose returns a spot that the root rests on and that is not looked at in
// full, or −1. It marks those that the root rests on.
func (q *prover) loose(root int32) int32 {
	for i := int(root); i < len(q.spots); i++ {
		q.spots[i].marked = false
	}
	q.todo = append(q.todo[:0], root)
	q.spots[root].marked = true
	for len(q.todo) > 0 {
		id := q.todo[len(q.todo)-1]
		q.todo = q.todo[:len(q.todo)-1]
		s := &q.spots[id]
		if !s.done {
			return id
		}
		kids := s.kids[:s.n]
		if !s.attack {
			kids = kids[s.on : s.on+1]
		}
		for i := range kids {
			if kids[i].spot < 0 {
				continue
			}
			if t := &q.spots[kids[i].spot]; t.state == open && !t.marked {
				t.marked = true
				q.todo = append(q.todo, kids[i].spot)
			}
		}
	}
	return -1
}

// place returns where a board is in the index, or its free place. Spots are
// dropped in the reverse of their order, so that none is ever lost from view.
func (q *prover) place(b board) int {
	i := b.slot(q.size)
	for q.index[i] != 0 && q.spots[q.index[i]-1].at != b {
		i = (i + 1) & (len(q.index) - 1)
	}
	return i
}

// roomier doubles the index.
func (q *prover) roomier() {
	q.size++
	q.index = make([]int32, 1<<q.size)
	for i := range q.spots {
		q.index[q.place(q.spots[i].at)] = int32(i + 1)
	}
}

// value finds what South nets from a board on. It is worth nothing after
// prover.stopped is set.
func (q *prover) value(b board, guess int32) int32 {
	q.goal = nil
	low, high := -b.seeds(), b.seeds()
	step := int32(1)
	for try := guess; low < high && !q.stopped; step *= 2 {
		q.need = min(max(try, low+1), high)
		if q.can(b, 0) {
			low = q.need
			try = low + step
		} else {
			high = q.need - 1
			try = high - step + 1
		}
		if low > -b.seeds() && high < b.seeds() {
			try = (low + high + 1) / 2
		}
	}
	return low
}
