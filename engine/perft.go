package engine

// Perft counts the move sequences of the given depth from p. Endless moves
// are no moves where they are illegal, a pass is one where it is the only
// move, and a finished game has no sequences.
func Perft(r *Rules, p Position, depth int) (nodes uint64) {
	if depth == 0 {
		return 1
	}
	if r.Status(&p).Over {
		return 0
	}
	if r.MustPass(&p) {
		r.Play(&p, Pass, nil)
		return Perft(r, p, depth-1)
	}
	for b := r.Candidates(&p); b != 0; {
		q := p
		out := r.Play(&q, r.OnRing(p.Turn, b.Pop()+1), nil)
		if out.Ends == EndsEndless && r.Endless == EndlessIllegal {
			continue
		}
		nodes += Perft(r, q, depth-1)
	}
	return nodes
}
