package ai

import "relaymancala/engine"

// Win is the score of a game won at once. A win proved in n plies scores
// Win − n, the loss of it n − Win. Evaluations stay far below.
const Win = 100_000

// MaxDepth is how many plies a search can look ahead.
const MaxDepth = 120

// defaultNodes limits a search that was given no limit at all.
const defaultNodes = 1_000_000

// Limits say when a search ends. Zero values do not limit; a search without
// any limit ends after a million nodes. Whatever the limits, there is a legal
// move in the result if there is one in the position.
type Limits struct {
	Depth int         // plies
	Nodes uint64      // positions visited
	Stop  func() bool // asked every few thousand laps of sowing; true ends the search

	// Progress is told what was found after each depth, but for proofs.
	Progress func(Result)

	// Played are earlier positions of the game. A return to one counts as a
	// repetition, and proves nothing.
	Played []engine.Position

	// Match, at Bosh, makes Best choose for the match that the round is one
	// of, and not for the round. The score is still that of the round.
	Match *Match
}

// Result is what a search found.
type Result struct {
	Move  engine.Pit   // NoPit when the game is over, Pass when that is the only move
	Score int          // for the player to move; see the package comment
	Exact bool         // the score is proved
	Depth int          // plies that were looked at in full
	Nodes uint64       // positions visited
	Line  []engine.Pit // what is expected to be played, Move first
}

// Scored is a legal move and its score.
type Scored struct {
	Move  engine.Pit
	Score int
	Exact bool
}

// Searcher searches one position at a time. It keeps what it learnt in a table
// for the next search under the same rules; the zero value is ready for use.
type Searcher struct {
	rules engine.Rules // of the search under way
	ends  engine.Rules // the same, to ask Status: see over
	lim   Limits

	nodes   uint64
	sown    uint64 // laps
	laps    int    // sown since Stop was asked last
	stopped bool
	deepest bool // the root's moves are proved: deepening finds no more
	partial bool // not all moves of the root are known

	view    view // how a limited player sees the board
	seen    view // of the search before
	trace   engine.Trace
	weights Weights

	table   table
	noTable bool // for tests against a plain minimax
	prover  prover
	noProof bool // see proves

	root    []rootMove
	moves   []child           // room for the moves of each ply
	width   int               // of a ply in moves
	played  []key             // of Limits.Played
	path    [MaxDepth + 2]key // boards from the root to here
	killer  [MaxDepth + 2]engine.Pit
	history [2][engine.MaxPits]int32
	line    [MaxDepth + 2][MaxDepth + 2]engine.Pit
	length  [MaxDepth + 2]int
}

// rootMove is a move at the root with what is known of it.
type rootMove struct {
	child
	value verdict
}

// Forget empties the table, so that the next search finds what a new Searcher
// would.
func (s *Searcher) Forget() {
	s.table.ready()
	s.table.forget()
	s.prover.forget()
}

// Best searches for the best move of p. It deepens ply by ply and returns the
// best of the last depth that it finished, or what it found better at the
// next.
func (s *Searcher) Best(r engine.Rules, p engine.Position, lim Limits) Result {
	if s.proves(&r, &lim) {
		return s.proveBest(r, p, lim)
	}
	if v, over := s.begin(r, p, lim); over {
		return Result{Move: engine.NoPit, Score: v, Exact: true, Nodes: s.nodes}
	}
	first := s.glance()
	s.deepest = s.deepest || s.settled(first, 1)
	best := s.result(1, first)
	s.report(best)
	for depth := 2; depth <= s.depthLimit() && !s.deepest && !s.poll(); depth++ {
		v, tried := s.searchRoot(depth)
		if tried > 0 {
			done := depth
			if s.stopped {
				done = best.Depth
			}
			best = s.result(done, v)
		}
		if s.stopped {
			break
		}
		s.report(best)
	}
	best.Nodes = s.nodes
	return best
}

// report tells the caller how far a search is.
func (s *Searcher) report(res Result) {
	if s.lim.Progress != nil {
		res.Nodes = s.nodes
		s.lim.Progress(res)
	}
}

// Values finds the score of every legal move of p, in the order of the ring.
// It is empty when the game is over. All scores come from the same depth,
// except those proved before.
func (s *Searcher) Values(r engine.Rules, p engine.Position, lim Limits) []Scored {
	if s.proves(&r, &lim) {
		return s.proveValues(r, p, lim)
	}
	if _, over := s.begin(r, p, lim); over {
		return nil
	}
	s.glance()
	for depth := 2; depth <= s.depthLimit() && !s.deepest && !s.poll(); depth++ {
		s.deepest = true
		found := make([]verdict, len(s.root))
		for i := range s.root {
			found[i] = s.root[i].value
			if !s.settled(found[i], depth-1) {
				found[i] = s.try(&s.root[i].child, depth-1, -infinite, infinite, 0)
				s.deepest = s.deepest && s.settled(found[i], depth)
			}
			if s.stopped {
				break
			}
		}
		for i := range s.root {
			if !s.stopped || found[i].proved {
				s.root[i].value = found[i]
			}
		}
	}
	out := make([]Scored, 0, len(s.root))
	for pit := 0; pit <= int(engine.Pass); pit++ {
		for i := range s.root {
			if m := &s.root[i]; m.move == engine.Pit(pit) {
				out = append(out, Scored{m.move, int(m.value.score), m.value.proved})
			}
		}
	}
	return out
}

// begin prepares a search and lists the moves of the root. It returns true if
// the game is over, and its score.
func (s *Searcher) begin(r engine.Rules, p engine.Position, lim Limits) (score int, over bool) {
	if r != s.rules || s.view != s.seen {
		s.table.forget() // a score is worth nothing under other rules
	}
	s.seen = s.view
	if s.weights == (Weights{}) {
		s.weights = Tuned
	}
	s.rules, s.ends = r, r
	s.ends.Endless = otherThanIllegal
	if lim.Depth <= 0 && lim.Nodes == 0 && lim.Stop == nil {
		lim.Nodes = defaultNodes
	}
	s.lim, s.nodes, s.sown, s.laps, s.stopped, s.deepest, s.partial = lim, 1, 0, 0, false, false, false
	for i := range s.killer {
		s.killer[i] = engine.NoPit
	}
	s.history = [2][engine.MaxPits]int32{}
	s.table.ready()
	if width := r.Pits() / 2; len(s.moves) < width*(MaxDepth+2) {
		s.moves = make([]child, width*(MaxDepth+2))
	}
	s.width = r.Pits() / 2

	s.played = s.played[:0]
	for i := range lim.Played {
		s.played = append(s.played, s.boardKey(&lim.Played[i]))
	}
	if v, over := s.over(&p, 0); over {
		return int(v), true
	}
	s.path[0] = s.boardKey(&p)
	s.root = s.root[:0]
	for _, c := range s.expand(&p, 0, 0) {
		s.root = append(s.root, rootMove{child: c})
	}
	return 0, len(s.root) == 0 // nothing but endless moves: a draw
}

// glance values the moves of the root by what lies one ply ahead, and sorts
// them. It is the only part of a search that nothing interrupts.
func (s *Searcher) glance() verdict {
	s.deepest = !s.partial
	for i := range s.root {
		m := &s.root[i]
		m.value = s.glanceAt(m)
		s.deepest = s.deepest && m.value.proved
		for k := i; k > 0 && s.root[k].value.score > s.root[k-1].value.score; k-- {
			s.root[k], s.root[k-1] = s.root[k-1], s.root[k]
		}
	}
	best := s.root[0].value
	best.proved = s.rootProved(best)
	s.line[0][0], s.length[0] = s.root[0].move, 1
	return best
}

func (s *Searcher) glanceAt(m *rootMove) verdict {
	lim, laps := s.lim, s.laps
	s.lim, s.laps = Limits{}, -1<<30
	v := s.try(&m.child, 0, -infinite, infinite, 0)
	s.lim, s.laps = lim, laps
	return v
}

// rootProved reports whether the best score is proved: a win is by itself,
// anything else when the other moves are known as well.
func (s *Searcher) rootProved(best verdict) bool {
	if s.rules.Game == engine.Hus && best.score > winning {
		return best.proved
	}
	if s.partial {
		return false
	}
	for i := range s.root {
		if !s.root[i].value.proved {
			return false
		}
	}
	return true
}

// searchRoot searches the moves of the root to a depth. It leaves the best
// one in front, and returns its value and how many were searched before the
// search was stopped.
func (s *Searcher) searchRoot(depth int) (best verdict, tried int) {
	alpha := int32(-infinite)
	for i := range s.root {
		m := &s.root[i]
		var v verdict
		if i > 0 {
			v = s.try(&m.child, depth-1, alpha, alpha+1, 0)
		}
		if !s.stopped && (i == 0 || v.score > alpha) {
			v = s.try(&m.child, depth-1, alpha, infinite, 0)
		}
		if s.stopped {
			best.proved = s.rules.Game == engine.Hus && best.score > winning
			return best, tried
		}
		tried++
		m.value = v
		if i == 0 || v.score > alpha {
			alpha, best = v.score, v
			s.extend(0, m.move)
			first := s.root[i]
			copy(s.root[1:i+1], s.root[:i])
			s.root[0] = first
		}
	}
	best.proved = s.rootProved(best)
	s.deepest = s.settled(best, depth)
	return best, tried
}

// settled reports whether a value will not change when the search deepens: it
// is proved, and a win or loss is no further away than the search looked.
func (s *Searcher) settled(v verdict, depth int) bool {
	if s.rules.Game == engine.Hus && (v.score > winning || v.score < -winning) {
		return v.proved && Win-abs(v.score) <= int32(depth)
	}
	return v.proved
}

func (s *Searcher) depthLimit() int {
	if s.lim.Depth <= 0 || s.lim.Depth > MaxDepth {
		return MaxDepth
	}
	return s.lim.Depth
}

// result turns the value of the root's first move into a Result.
func (s *Searcher) result(depth int, v verdict) Result {
	res := Result{Move: s.root[0].move, Score: int(v.score), Exact: v.proved, Depth: depth}
	res.Line = append(res.Line, s.line[0][:s.length[0]]...)
	return res
}

// poll asks the limits whether to go on.
func (s *Searcher) poll() bool {
	s.laps = 0
	if s.lim.Nodes > 0 && s.nodes >= s.lim.Nodes || s.lim.Stop != nil && s.lim.Stop() {
		s.stopped = true
	}
	return s.stopped
}
