package engine

// Play makes a move on p: it sows, and gives the turn to the opponent. The
// move must be one of [Rules.Candidates], or Pass; use [Rules.Check] where
// that is not known. A move that ends EndsEndless under the rule "illegal" is
// no move, and leaves p as it was. The trace may be nil, and then nothing is
// allocated.
func (r *Rules) Play(p *Position, move Pit, t *Trace) Outcome {
	if move == Pass {
		r.pass(p)
		return Outcome{Ends: EndsPass, Last: NoPit}
	}
	before := p.Seeds
	var out Outcome
	if r.Game == Bosh {
		out = r.sowBosh(p, move, t)
	} else {
		out = r.sowHus(p, move, t)
	}
	if out.Ends != EndsEndless {
		p.Passes = 0
		r.turn(p)
		return out
	}
	p.Seeds = before // a capture in Bosh ends a move, so the stores stand
	out.Captured = 0
	switch r.Endless {
	case EndlessPasses:
		r.pass(p)
	case EndlessLoses:
		p.Ruling = EndEndlessLoses
		r.turn(p)
	case EndlessDraws:
		p.Ruling = EndEndlessDraw
		r.turn(p)
	}
	return out
}

func (r *Rules) pass(p *Position) {
	p.Passes++
	r.turn(p)
}

func (r *Rules) turn(p *Position) {
	p.Made[p.Turn]++
	p.Turn = p.Turn.Other()
}

// Check says whether a move is legal in p: nil, or an [Error] with the code
// pit, not-yours, closed, empty, too-few, front-pair, endless, pass or over.
func (r *Rules) Check(p *Position, move Pit) error {
	fail := func(c Code) error { return &Error{Code: c, Got: r.PitName(move)} }
	if move != Pass && int(move) >= r.Pits() {
		return &Error{Code: CodePit}
	}
	if r.Status(p).Over {
		return fail(CodeOver)
	}
	if move == Pass {
		if !r.MustPass(p) {
			return fail(CodePass)
		}
		return nil
	}
	switch {
	case r.Owner(move) != p.Turn:
		return fail(CodeNotYours)
	case p.IsClosed(move):
		return fail(CodeClosed)
	case p.Seeds[move] == 0:
		return fail(CodeEmpty)
	case r.Game == Hus && p.Seeds[move] < 2:
		return fail(CodeTooFew)
	case r.Candidates(p)>>(r.Ring(move)-1)&1 == 0:
		return fail(CodeFront)
	case r.Endless == EndlessIllegal && r.IsEndless(p, move):
		return fail(CodeEndless)
	}
	return nil
}

// IsEndless reports whether a candidate of p is an endless move.
func (r *Rules) IsEndless(p *Position, move Pit) bool {
	q := *p
	return r.Play(&q, move, nil).Ends == EndsEndless
}

// Move plays a checked move: it returns the position after it, or the error
// of [Rules.Check]. p is not changed.
func (r *Rules) Move(p Position, move Pit, t *Trace) (Position, Outcome, error) {
	if err := r.Check(&p, move); err != nil {
		return p, Outcome{}, err
	}
	out := r.Play(&p, move, t)
	return p, out, nil
}

// A Choosable is a candidate with what is known of it before it is played.
type Choosable struct {
	Pit     Pit
	Endless bool
}

// Moves lists the candidates of p in ring order, the endless ones marked. It
// is empty when the game is over.
func (r *Rules) Moves(p *Position) []Choosable {
	if r.Status(p).Over {
		return nil
	}
	var out []Choosable
	for b := r.Candidates(p); b != 0; {
		pit := r.OnRing(p.Turn, b.Pop()+1)
		out = append(out, Choosable{pit, r.IsEndless(p, pit)})
	}
	return out
}

// MustPass reports whether the side to move can only pass: stuck in a game of
// ǁHus with a move limit, or with nothing but endless moves in Bosh.
func (r *Rules) MustPass(p *Position) bool {
	if r.Status(p).Over {
		return false
	}
	return r.Candidates(p) == 0 || r.Game == Bosh && r.allEndless(p)
}

// allEndless reports whether the side to move has candidates, all of them
// endless and so illegal.
func (r *Rules) allEndless(p *Position) bool {
	b := r.Candidates(p)
	if b == 0 || r.Endless != EndlessIllegal {
		return false
	}
	for b != 0 {
		if !r.IsEndless(p, r.OnRing(p.Turn, b.Pop()+1)) {
			return false
		}
	}
	return true
}
