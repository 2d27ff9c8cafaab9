package session

import "relaymancala/engine"

// tell makes a sentence about a move, with all that such a sentence may ask
// for. n chooses its plural; pit is another pit that it speaks of.
func (h *Hint) tell(key string, a *Advice, n int, pit engine.Pit) Saying {
	other, last := "", ""
	if pit != engine.NoPit {
		other = h.Rules.PitName(pit)
	}
	if a.Outcome.Last != engine.NoPit {
		last = h.Rules.PitName(a.Outcome.Last)
	}
	return say(key, "pit", h.Rules.PitName(a.Pit), "n", n,
		"side", SideName(h.At.Turn), "other", SideName(h.At.Turn.Other()),
		"last", last, "laps", say("unit.laps", "n", int(a.Outcome.Laps)),
		"by", other, "answer", other, "rival", other,
		"south", int(a.Status.Final[engine.South]), "north", int(a.Status.Final[engine.North]))
}

// Why tells what a move does, what it protects and what the opponent's answer
// then takes, and how it ends: what can be seen on the board.
func (h *Hint) Why(a *Advice) []Saying {
	out := h.result(a, h.does(a, "hint."))
	if a.Status.Over {
		return out
	}
	other, quiet := h.At.Turn.Other(), a.Outcome.Captured == 0 && a.Pit != engine.Pass
	if now, next := dangers(&h.Rules, h.At, h.At.Turn), dangers(&h.Rules, a.After, h.At.Turn); quiet && next.n > now.n {
		out = append(out, h.tell("hint.threatens", a, next.n, next.move))
	}
	out, left := h.saves(a, out)
	switch {
	case left == 0:
		return out
	case len(a.Answer) > 0:
		return append(out, h.reply(a, "hint.answer."))
	}
	most, key := dangers(&h.Rules, a.After, other), "hint.answer.most"
	if most.n == 0 {
		key = "hint.answer.none"
	}
	return append(out, h.tell(key, a, most.n, most.move))
}

// Worth tells what the engine makes of a move, and how it compares.
func (h *Hint) Worth(a *Advice) []Saying { return h.rival(a, h.worth(a)) }

// Brief tells a move in a few words, for a list, after the pit's name.
func (h *Hint) Brief(a *Advice) Saying {
	n, key := int(a.Outcome.Captured), "quiet"
	switch {
	case a.Outcome.Ends == engine.EndsPass:
		key = "pass"
	case a.Outcome.Ends == engine.EndsEndless:
		key = "endless"
	case a.Status.Over && h.Rules.Game == engine.Bosh:
		key = "round"
	case a.Status.Over && a.Status.Result == h.At.Turn.Wins():
		key = "wins"
	case n > 0:
		key = "captures"
	}
	return h.tell("hint.brief."+key, a, n, engine.NoPit)
}

// Rating tells a move's value in the fewest words, for a list.
func (h *Hint) Rating(v Value) Saying {
	n, key := v.whole(&h.Rules), "zero"
	switch {
	case v.wins(h.Rules.Game):
		n, key = turns(v), "wins"
	case v.loses(h.Rules.Game):
		n, key = turns(v), "loses"
	case n > 0:
		key = "plus"
	case n < 0:
		n, key = -n, "minus"
	}
	return say("hint.rating."+key, "n", n)
}

// turns is how many moves the winner of a proved win still makes, the last one
// included.
func turns(v Value) int { return (won - max(v.Score, -v.Score) + 1) / 2 }

// does says what the move itself does, with one of the sentences that begin
// with a prefix.
func (h *Hint) does(a *Advice, prefix string) Saying {
	n, key := int(a.Outcome.Captured), "quiet"
	switch {
	case a.Outcome.Ends == engine.EndsPass:
		key = "pass"
	case a.Outcome.Ends == engine.EndsEndless:
		key = "endless"
	case n > 0:
		key = "captures"
	}
	return h.tell(prefix+key, a, n, engine.NoPit)
}

// result says what a move does, and how it ends the game or round.
func (h *Hint) result(a *Advice, does Saying) []Saying {
	s, key := a.Status, "hint.wins.now"
	switch {
	case !s.Over:
		return []Saying{does}
	case h.Rules.Game == engine.Bosh:
		key = "hint.round"
	case s.Result == engine.Draw:
		key = "hint.draws"
	case s.Result != h.At.Turn.Wins():
		key = "hint.loses.now"
	case s.End == engine.EndStuck:
		key = "hint.wins.stuck"
	case s.End == engine.EndAllCaptured:
		key = "hint.wins.all"
	}
	return []Saying{does, h.tell(key, a, 0, engine.NoPit)}
}

// A danger is what a side could capture, if it were to move.
type danger struct {
	move    engine.Pit // of the largest capture
	n       int
	taken   []engine.Pit // by that
	reached [2]uint64    // the pits that any capture takes from, a bit each
}

func (d *danger) reaches(p engine.Pit) bool { return d.reached[p>>6]>>(p&63)&1 == 1 }

// dangers returns what side could capture in p.
func dangers(r *engine.Rules, p engine.Position, side engine.Side) danger {
	worst := danger{move: engine.NoPit}
	p.Turn = side
	if r.Status(&p).Over {
		return worst
	}
	var t engine.Trace
	for b := r.Candidates(&p); b != 0; {
		q, move := p, r.OnRing(side, b.Pop()+1)
		t.Reset()
		out := r.Play(&q, move, &t)
		if out.Captured == 0 || out.Ends == engine.EndsEndless {
			continue
		}
		var taken []engine.Pit
		for _, e := range t.Events {
			if e.Kind == engine.Capture {
				taken = append(taken, e.Pit)
				worst.reached[e.Pit>>6] |= 1 << (e.Pit & 63)
			}
		}
		if n := int(out.Captured); n > worst.n {
			worst.move, worst.n, worst.taken = move, n, taken
		}
	}
	return worst
}

// A rescue is what a move protects: the opponent could take n now with by, and
// left after it. pits are those out of reach then.
type rescue struct {
	n, left int
	by      engine.Pit
	pits    []engine.Pit
}

func (h *Hint) saved(a *Advice) rescue {
	now := dangers(&h.Rules, h.At, h.At.Turn.Other())
	after := dangers(&h.Rules, a.After, h.At.Turn.Other())
	s := rescue{n: now.n, left: after.n, by: now.move}
	if h.Rules.Game == engine.Bosh || now.n <= after.n {
		return s // seeds of the common ring are nobody's to save
	}
	for _, pit := range now.taken {
		if !after.reaches(pit) && len(s.pits) < 3 {
			s.pits = append(s.pits, pit)
		}
	}
	return s
}

// saves adds what a move protects, and returns what is left to take after it;
// -1 where it protects nothing.
func (h *Hint) saves(a *Advice, out []Saying) (says []Saying, left int) {
	s := h.saved(a)
	if a.Pit == engine.Pass || s.n <= s.left {
		return out, -1
	}
	if s.left == 0 {
		return append(out, h.tell("hint.saves.all", a, s.n, s.by)), 0
	}
	saves := h.tell("hint.saves", a, s.n, s.by)
	saves.Args = append(saves.Args, "left", say("unit.seeds", "n", s.left))
	return append(out, saves), s.left
}

// reply says what the expected answer does, with one of the sentences that
// begin with a prefix.
func (h *Hint) reply(a *Advice, prefix string) Saying {
	m := prospect(&h.Rules, &a.After, a.Answer[0], true)
	n, key := int(m.Captured), "takes"
	switch {
	case m.Ends == engine.EndsPass:
		key = "pass"
	case m.Status.Over && h.Rules.Game == engine.Bosh:
		key = "round"
	case m.Status.Over && m.Status.Result == a.After.Turn.Wins():
		key = "wins"
	case n == 0:
		key = "quiet"
	}
	return h.tell(prefix+key, a, n, m.Pit)
}

// worth says what the engine makes of the move, and whether that is proved.
func (h *Hint) worth(a *Advice) []Saying {
	v, game := a.Value, h.Rules.Game
	n, key := v.whole(&h.Rules), "hint.worth.hus."
	switch {
	case a.Status.Over && game == engine.Hus:
		return nil // nothing to add
	case v.wins(game):
		return []Saying{h.tell("hint.wins", a, turns(v), engine.NoPit)}
	case v.loses(game):
		return []Saying{h.tell("hint.loses", a, turns(v), engine.NoPit)}
	case game == engine.Bosh && v.Exact:
		key = "hint.worth.proved."
	case game == engine.Bosh:
		key = "hint.worth.bosh."
	}
	sign := "zero"
	switch {
	case n > 0:
		sign = "plus"
	case n < 0:
		n, sign = -n, "minus"
	}
	return []Saying{h.tell(key+sign, a, n, engine.NoPit)}
}

// rival adds how the best move compares with the next best, or another move
// with the best.
func (h *Hint) rival(a *Advice, out []Saying) []Saying {
	if len(h.Moves) < 2 {
		return out
	}
	best, other, key := h.Best(), &h.Moves[1], "hint.next"
	if a != best {
		other, key = best, "hint.better"
	}
	game := h.Rules.Game
	n := seeds(&h.Rules, a.Score-other.Score)
	switch {
	case a == best && a.wins(game) && !other.wins(game):
		key = "hint.only"
	case a != best && best.wins(game) && !a.wins(game):
		key = "hint.missed"
	case a.loses(game) || a.wins(game):
		return out
	case other.loses(game):
		key = "hint.others.lose"
	case n == 0:
		key = "hint.same"
	}
	return append(out, h.tell(key, a, max(n, -n), other.Pit))
}
