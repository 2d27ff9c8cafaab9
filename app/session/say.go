package session

import "relaymancala/engine"

// A Saying is a sentence to be: a key of the catalogue and its arguments. An
// argument that is itself a Saying is said first.
type Saying struct {
	Key  string
	Args []any
}

func say(key string, args ...any) Saying { return Saying{key, args} }

// SideName is the name of a side, as an argument.
func SideName(s engine.Side) Saying { return say("side." + string("SN"[s])) }

// Says returns what the step shown does and why, in whole sentences.
func (w *Watch) Says() []Saying {
	if w.passed {
		return []Saying{say("table.pass", "side", SideName(w.at.Turn.Other()))}
	}
	if w.replay == nil {
		return nil
	}
	if w.step == 0 {
		rp := w.replay
		return []Saying{say("say.chosen", "side", SideName(rp.Before.Turn), "pit", rp.Rules.PitName(rp.Move), "n", int(rp.Before.Seeds[rp.Move]))}
	}
	n := narrator{r: &w.rules, rp: w.replay, f: w.replay.Frame(w.step)}
	n.mover = w.replay.Before.Turn
	n.step()
	return n.out
}

// Lasting reports whether the step shown is more than one seed on its way: a
// lift, a landing or a capture.
func (w *Watch) Lasting() bool {
	if w.replay == nil {
		return false
	}
	f := w.replay.Frame(w.step)
	return f.Hand == 0 || f.Seed == 0
}

// narrator turns the events of one step into sentences. Nothing else in the
// app explains a landing.
type narrator struct {
	r     *engine.Rules
	rp    *engine.Replay
	f     engine.Frame
	mover engine.Side
	out   []Saying
}

func (n *narrator) add(key string, args ...any) { n.out = append(n.out, say(key, args...)) }

func (n *narrator) name(p engine.Pit) string { return n.r.PitName(p) }

// lap says which lap it is, before a sentence about its landing.
func (n *narrator) lap(e engine.Event) {
	n.add("say.lap", "lap", int(e.Lap), "laps", n.rp.Laps())
}

func (n *narrator) step() {
	for i, e := range n.f.Done {
		switch e.Kind {
		case engine.Lift:
			n.add("say.origin", "side", SideName(n.mover), "pit", n.name(e.Pit), "n", int(e.Count))
		case engine.Drop:
			if n.decided(i) == engine.Drop {
				n.add("say.drop", "k", n.f.Seed, "n", n.f.Of, "pit", n.name(e.Pit), "count", int(e.Count))
			}
		case engine.Relay:
			n.lap(e)
			n.relay(e)
		case engine.Capture:
			if i == 0 {
				n.lap(e)
				n.capture(e)
			}
		case engine.Resume:
			key := "say.resume.next"
			if e.Reason == engine.FromFacing {
				key = "say.resume.facing"
			}
			n.add(key, "pit", n.name(e.Pit), "n", int(e.Count))
		case engine.Stop:
			if e.Reason != engine.AfterTake {
				n.lap(e)
				n.stop(e)
			}
		}
	}
}

// decided returns the kind of the event that follows event i of the step: Drop
// for a seed on its way, or before a capture, which says all itself.
func (n *narrator) decided(i int) engine.Kind {
	if i+1 < len(n.f.Done) {
		return n.f.Done[i+1].Kind
	}
	return engine.Drop
}

func (n *narrator) relay(e engine.Event) {
	if e.Reason == engine.NextHas {
		n.add("say.bosh.next", "pit", n.name(e.By), "next", n.name(e.Pit), "n", int(e.Count))
		return
	}
	args := []any{"pit", n.name(e.Pit), "was", int(e.Count) - 1, "n", int(e.Count)}
	switch e.Reason {
	case engine.FacingNone:
		n.add("say.relay.facing", append(args, "facing", n.name(e.By))...)
	case engine.BehindNone:
		n.add("say.relay.behind", append(args, "facing", n.name(n.r.Facing(e.Pit)), "behind", n.name(e.By))...)
	case engine.NotYet:
		n.add("say.relay.opening", args...)
	default:
		n.add("say.relay.outer", args...)
	}
}

// capture says what is taken, and why, from the first capture of the step on.
func (n *narrator) capture(e engine.Event) {
	if e.Reason == engine.TakeBeyond {
		key := "say.bosh.beyond.other"
		if n.r.Owner(e.Pit) == n.mover {
			key = "say.bosh.beyond.own"
		}
		n.add(key, "pit", n.name(n.rp.Outcome.Last), "next", n.name(e.By), "beyond", n.name(e.Pit),
			"n", int(e.Count), "side", SideName(n.mover), "other", SideName(n.mover.Other()))
		return
	}
	taken := []engine.Event{}
	for _, c := range n.f.Done {
		if c.Kind == engine.Capture {
			taken = append(taken, c)
		}
	}
	last := taken[len(taken)-1]
	args := []any{"pit", n.name(e.By), "facing", n.name(e.Pit), "n", gained(n.f.Done)}
	switch {
	case last.Reason == engine.TakeOuter:
		n.add("say.capture.innerOuter", append(args, "inner", int(e.Count), "outer", int(last.Count))...)
	case last.Reason == engine.TakeChain:
		n.add("say.capture.chain", append(args, "until", n.name(last.Pit))...)
	default:
		n.add("say.capture.inner", args...)
	}
}

func (n *narrator) stop(e engine.Event) {
	switch e.Reason {
	case engine.WasEmpty:
		n.add("say.stop.empty", "pit", n.name(e.Pit))
	case engine.LapLimit:
		n.add("say.stop.limit", "pit", n.name(e.Pit), "n", int(e.Lap))
	case engine.Repeats:
		n.add("say.endless")
	case engine.TooLong:
		n.add("say.endless.limit", "laps", engine.LapBudget)
	default: // Bosh, nothing taken
		before := n.rp.Before
		next := n.name(n.r.Next(&before, e.Pit))
		if e.Reason == engine.OwnBeyond {
			n.add("say.bosh.notOwn", "pit", n.name(e.Pit), "next", next, "beyond", n.name(e.By), "side", SideName(n.mover))
		} else {
			n.add("say.bosh.nothing", "pit", n.name(e.Pit), "next", next, "beyond", n.name(e.By))
		}
	}
}

// Summary says a whole move in one sentence, for the live region.
func Summary(r *engine.Rules, mover engine.Side, move engine.Pit, out engine.Outcome) Saying {
	if out.Ends == engine.EndsPass {
		return say("say.pass", "side", SideName(mover))
	}
	args := []any{"side", SideName(mover), "pit", r.PitName(move), "n", int(out.Laps)}
	switch {
	case out.Ends == engine.EndsEndless:
		return say("say.move.endless", args...)
	case out.Captured > 0:
		return say("say.move.captured", append(args, "last", r.PitName(out.Last), "captured", int(out.Captured))...)
	}
	return say("say.move", append(args, "last", r.PitName(out.Last))...)
}

// Why says why a pit cannot be played, from the error of the engine's check.
func Why(r *engine.Rules, p *engine.Position, err *engine.Error) Saying {
	pit := err.Got
	switch err.Code {
	case engine.CodeTooFew:
		return say("why.single", "pit", pit)
	case engine.CodeNotYours:
		return say("why.not-yours", "pit", pit, "other", SideName(p.Turn.Other()))
	case engine.CodeFront:
		b := r.Candidates(p)
		return say("why.front-pair", "pit", pit, "front", r.PitName(r.OnRing(p.Turn, b.Pop()+1)))
	case engine.CodeEmpty, engine.CodeClosed, engine.CodeEndless:
		return say("why."+string(err.Code), "pit", pit)
	}
	return say("why.over")
}

// Ending says who won a round and why: a headline, then the reason.
func Ending(g *Game) []Saying {
	s := g.Record.Status()
	if !s.Over {
		return nil
	}
	p := g.Record.Position()
	m := g.Record.Match()
	headline := g.headline(s, m)
	side, other := p.Turn.Other(), p.Turn
	args := []any{
		"side", SideName(side), "other", SideName(other),
		"south", int(s.Final[engine.South]), "north", int(s.Final[engine.North]), "n", 0,
	}
	with := func(name string, v any) []any {
		return append([]any{name, v}, args...)
	}
	out := []Saying{headline}
	rules := g.Record.Rules
	bosh := rules.Game == engine.Bosh
	switch s.End {
	case engine.EndStuck:
		out = append(out, say("end.hus.stuck", args...))
	case engine.EndAllCaptured:
		key := "end.hus.captured"
		if rules.DoubleForAll == engine.Yes && rules.Series == engine.SeriesBestOf {
			key += ".double"
		}
		out = append(out, say(key, args...))
	case engine.EndMoveLimit:
		out = append(out, say("end.hus.limit", with("n", int(rules.EndMoves))...))
	case engine.EndAllEndless:
		out = append(out, say("end.hus.endless.all", with("side", SideName(p.Turn))...))
	case engine.EndEndlessLoses:
		out = append(out, say("end.hus.endless.loses", "other", SideName(p.Turn.Other())))
	case engine.EndEndlessDraw:
		out = append(out, say("end.hus.endless.draw"))
	case engine.EndTwoPasses:
		out = append(out, say(game(bosh, "end.bosh.passes", "end.hus.passes"), args...))
	case engine.EndRepetition:
		out = append(out, say(game(bosh, "end.bosh.repetition", "end.repetition"), args...))
	case engine.EndAgreed:
		out = append(out, say("end.agreed"))
	case engine.EndResigned:
		round, _ := g.Record.At()
		out = append(out, say("end.resigned", "other", SideName(g.Record.Round(round).Resigned)))
	case engine.EndAnyRowEmpty:
		out = append(out, say("end.bosh.anyRowEmpty", args...))
	case engine.EndRowEmpty:
		if left := rules.OnBoard(&p, side); left > 0 {
			out = append(out, say("end.bosh.stuck", with("n", left)...))
		} else {
			out = append(out, say("end.bosh.stuck.none", args...))
		}
		out = append(out, say("end.bosh.held", args...))
	}
	return append(out, g.matchSays(m)...)
}

func game(bosh bool, a, b string) string {
	if bosh {
		return a
	}
	return b
}

// headline says who won: you, where you play the computer, or a side. A round
// of Bosh that is not the last is only over.
func (g *Game) headline(s engine.Status, m engine.Match) Saying {
	result := s.Result
	if g.Record.Rules.Game == engine.Bosh {
		if !m.Over {
			return say("end.round.over", "n", m.Played)
		}
		result = m.Result
	}
	for side := engine.South; side <= engine.North; side++ {
		if result != side.Wins() {
			continue
		}
		switch {
		case !g.HasComputer():
			return say("end.wins", "side", SideName(side))
		case g.Players[side].Computer:
			return say("end.you.lose")
		}
		return say("end.you.win")
	}
	return say("end.draw")
}

// matchSays says how the match or series stands, or who won it.
func (g *Game) matchSays(m engine.Match) []Saying {
	south, north := m.Score[engine.South], m.Score[engine.North]
	if g.Record.Rules.Game == engine.Hus {
		if m.Of == 1 {
			return nil
		}
		switch {
		case m.Result == engine.SouthWins:
			return []Saying{say("end.series.won", "side", SideName(engine.South), "won", south, "lost", north)}
		case m.Result == engine.NorthWins:
			return []Saying{say("end.series.won", "side", SideName(engine.North), "won", north, "lost", south)}
		}
		return []Saying{say("end.series", "south", south, "north", north)}
	}
	switch {
	case !m.Over:
		return nil
	case m.Capped && south >= engine.MinHolding && north >= engine.MinHolding:
		return []Saying{say("end.bosh.cap", "n", m.Played, "south", south, "north", north)}
	}
	winner, lost := engine.South, north
	if m.Result == engine.NorthWins {
		winner, lost = engine.North, south
	}
	if lost == 0 {
		return []Saying{say("end.bosh.match.none", "side", SideName(winner), "other", SideName(winner.Other()))}
	}
	return []Saying{say("end.bosh.match", "side", SideName(winner), "other", SideName(winner.Other()), "n", lost)}
}
