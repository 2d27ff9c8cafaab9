package ai

import "relaymancala/engine"

// Searches of Bosh that may go to any depth are answered by proof: see prover.
// A look by alpha-beta comes first, so that there is an answer whatever the
// limits, and takes over again where a proof would take too long; that happens
// under captureSide = opponentOnly only.
const (
	lookNodes  = 4_000     // of the first look
	proofNodes = 1_500_000 // of the proof; the opening takes an eighth of it
	proofLine  = 12        // plies of a proved line that are shown
)

// proves reports whether a search is one to answer by proof. Positions already
// played make the value depend on the way.
func (s *Searcher) proves(r *engine.Rules, lim *Limits) bool {
	return r.Game == engine.Bosh && int(r.Columns) == ownPits && lim.Depth <= 0 && len(lim.Played) == 0 && !s.noProof
}

// proveBest is Best by proof.
func (s *Searcher) proveBest(r engine.Rules, p engine.Position, lim Limits) Result {
	res := s.Best(r, p, look(&r, lim))
	if rest(res.Nodes, &lim); res.Exact && !lim.Match.decides(&r, &p) || s.stopped && lim.Stop != nil && lim.Stop() {
		return res
	}
	values, ok := s.prove(r, p, lim)
	res.Nodes += s.prover.nodes
	if !ok {
		looked := res.Nodes
		if rest(s.prover.nodes, &lim); s.prover.nodes >= proofNodes {
			s.noProof = true
			res = s.Best(r, p, lim)
			s.noProof = false
			res.Nodes += looked
		}
		return res
	}
	best := favourite(&r, &p, values)
	if lim.Match.decides(&r, &p) {
		if m, ok := lim.Match.best(&s.prover, &r, &p, values); ok {
			best = m
		}
	}
	res.Move, res.Score, res.Exact = best.Move, best.Score, true
	res.Line = s.proofLine(&r, p, best.Move)
	res.Depth = len(res.Line)
	return res
}

// proveValues is Values by proof.
func (s *Searcher) proveValues(r engine.Rules, p engine.Position, lim Limits) []Scored {
	if values, ok := s.prove(r, p, lim); ok {
		return values
	}
	s.noProof = true
	defer func() { s.noProof = false }()
	rest(s.prover.nodes, &lim)
	return s.Values(r, p, lim)
}

// look returns the limits of a first look, for a search with the given ones.
func look(r *engine.Rules, lim Limits) Limits {
	nodes := uint64(lookNodes)
	if r.CaptureSide == engine.CaptureOpponent {
		nodes *= 16 // the proof may not come to an end
	}
	lim.Nodes = min(lim.Nodes-1, nodes-1) + 1 // 0 is no limit
	lim.Depth = MaxDepth                      // not to be answered by proof
	return lim
}

// rest takes what was used off the limit of nodes.
func rest(used uint64, lim *Limits) {
	if lim.Nodes > 0 {
		lim.Nodes -= min(used, lim.Nodes-1)
	}
}

// prove finds the value of every legal move of p, or returns false when the
// limits stop it.
func (s *Searcher) prove(r engine.Rules, p engine.Position, lim Limits) ([]Scored, bool) {
	q := &s.prover
	q.ready(r, &p)
	q.stop, q.limit = lim.Stop, proofNodes
	if lim.Nodes > 0 {
		q.limit = min(q.limit, lim.Nodes)
	} else if lim.Stop == nil {
		q.limit = min(q.limit, defaultNodes)
	}
	out := []Scored{}
	guess := int32(0)
	for _, move := range legal(&r, &p) {
		v := q.after(p, move, guess)
		if q.stopped {
			return nil, false
		}
		guess = v
		if p.Turn == engine.North {
			v = -v
		}
		out = append(out, Scored{move, int(v), true})
	}
	s.nodes = q.nodes
	return out, true
}

// after returns what South nets from p on if a move is made.
func (q *prover) after(p engine.Position, move engine.Pit, guess int32) int32 {
	c := p
	q.rules.Play(&c, move, nil)
	switch st := q.rules.Status(&c); {
	case st.End == engine.EndTwoPasses:
		return netOf(&p, c.Store)
	case st.Over:
		return netOf(&p, st.Final)
	}
	net := netOf(&p, c.Store)
	return net + q.value(boardOf(&c), guess-net)
}

// netOf returns what South has netted since p, with these stores now.
func netOf(p *engine.Position, store [2]uint8) int32 {
	return int32(store[engine.South]) - int32(p.Store[engine.South]) -
		int32(store[engine.North]) + int32(p.Store[engine.North])
}

// legal lists the moves that p has: none when the round is over, a pass when
// there is no other.
func legal(r *engine.Rules, p *engine.Position) []engine.Pit {
	var out []engine.Pit
	for _, m := range r.Moves(p) {
		if !m.Endless || r.Endless != engine.EndlessIllegal {
			out = append(out, m.Pit)
		}
	}
	if out == nil && r.MustPass(p) {
		out = append(out, engine.Pass)
	}
	return out
}

// favourite picks the best of moves with proved values. Of equal ones it takes
// a capture before another: that cannot lead round in a circle.
func favourite(r *engine.Rules, p *engine.Position, values []Scored) Scored {
	best, gained := values[0], -1
	for _, v := range values {
		c := *p
		gain := int(r.Play(&c, v.Move, nil).Captured)
		if v.Score > best.Score || v.Score == best.Score && gain > gained {
			best, gained = v, gain
		}
	}
	return best
}

// proofLine returns play that both sides' proved values agree on, until the
// round ends or a position comes again.
func (s *Searcher) proofLine(r *engine.Rules, p engine.Position, move engine.Pit) []engine.Pit {
	line := []engine.Pit{}
	seen := map[board]bool{}
	for {
		seen[boardOf(&p)] = true
		line = append(line, move)
		r.Play(&p, move, nil)
		if len(line) >= proofLine || seen[boardOf(&p)] || r.Status(&p).Over {
			return line
		}
		values := []Scored{}
		for _, m := range legal(r, &p) {
			v := s.prover.after(p, m, 0)
			if s.prover.stopped {
				return line
			}
			if p.Turn == engine.North {
				v = -v
			}
			values = append(values, Scored{m, int(v), true})
		}
		move = favourite(r, &p, values).Move
	}
}
