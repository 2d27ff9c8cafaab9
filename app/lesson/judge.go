package lesson

import (
	"slices"
	"strings"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// answer is an answer to a task, with the move that it is about.
type answer struct {
	*Task
	pit  engine.Pit     // the answer
	move *engine.Replay // of the answer, or of the goal's pit where that is named; or nil
	then []engine.Pit   // the reply that shows why it is wrong
}

func (a *answer) name(p engine.Pit) string { return a.Rules.PitName(p) }

func (a *answer) mover() engine.Side { return a.Position.Turn }

// sown lists the pits that the first hand is sown into.
func (a *answer) sown() (pits []engine.Pit) {
	for _, e := range a.move.Events {
		if e.Kind == engine.Drop && e.Lap == 1 {
			pits = append(pits, e.Pit)
		}
	}
	return pits
}

// first returns the first event of a kind that happened for a reason.
func (a *answer) first(k engine.Kind, reason engine.Reason) (engine.Event, bool) {
	for _, e := range a.move.Events {
		if e.Kind == k && e.Reason == reason {
			return e, true
		}
	}
	return engine.Event{}, false
}

// hand are the arguments about the first hand: where it is lifted, how many
// seeds it has, and its first and last pit.
func (a *answer) hand() []any {
	pits := a.sown()
	return []any{
		"from", a.name(a.Goal.Pit), "pit", a.name(a.pit), "n", len(pits),
		"first", a.name(pits[0]), "last", a.name(pits[len(pits)-1]), "side", session.SideName(a.mover()),
	}
}

// seedInto returns which seed of the first hand falls into the answer last,
// or 0.
func (a *answer) seedInto() (k int) {
	for i, p := range a.sown() {
		if p == a.pit {
			k = i + 1
		}
	}
	return k
}

func (a *answer) isLast() bool {
	pits := a.sown()
	return pits[len(pits)-1] == a.pit
}

func (a *answer) notLast() (string, []any) {
	args := a.hand()
	if a.Rules.Game == engine.Hus && a.Rules.Owner(a.pit) != a.mover() {
		return ".side", args
	}
	if k := a.seedInto(); k > 0 {
		return ".short", append(args, "k", k)
	}
	if back := a.backwards(); back == a.pit {
		return ".way", args
	}
	return ".far", args
}

// backwards returns where the last seed would fall if ǁHus were sown the other
// way round.
func (a *answer) backwards() engine.Pit {
	r := a.Rules
	if r.Game != engine.Hus {
		return engine.NoPit
	}
	r.Direction ^= engine.CW
	p, n := a.Goal.Pit, len(a.sown())
	for ; n > 0; n-- {
		p = r.Next(&a.Position, p)
	}
	return p
}

// whole are the arguments about all laps of the move.
func (a *answer) whole() []any {
	return append(a.hand(), "final", a.name(a.move.Outcome.Last), "laps", a.move.Laps())
}

func (a *answer) isFinal() bool { return a.move.Outcome.Last == a.pit }

func (a *answer) notFinal() (string, []any) {
	if a.Rules.Game == engine.Hus && a.Rules.Owner(a.pit) != a.mover() {
		return ".side", a.whole()
	}
	for _, e := range a.move.Events {
		switch {
		case e.Kind == engine.Relay && e.Reason == engine.NextHas && e.By == a.pit:
			return ".next", append(a.whole(), "lap", int(e.Lap), "next", a.name(e.Pit))
		case e.Kind == engine.Capture && e.By == a.pit:
			return ".capture", append(a.whole(), "lap", int(e.Lap))
		case e.Kind == engine.Relay && e.Pit == a.pit && e.Reason != engine.NextHas:
			return ".lap", append(a.whole(), "lap", int(e.Lap))
		}
	}
	return ".far", a.whole()
}

// taken lists the pits that the move captures.
func (a *answer) taken() (pits []engine.Pit) {
	for _, e := range a.move.Events {
		if e.Kind == engine.Capture {
			pits = append(pits, e.Pit)
		}
	}
	return pits
}

// take are the arguments about what the move captures, and from where.
func (a *answer) take() []any {
	var names []string
	for _, p := range a.taken() {
		names = append(names, a.name(p))
	}
	at := a.move.Outcome.Last
	for _, e := range a.move.Events {
		if e.Kind == engine.Capture && a.Rules.Game == engine.Hus {
			at = e.By
			break
		}
	}
	return []any{
		"pit", a.name(a.pit), "pits", strings.Join(names, ", "), "at", a.name(at), "n", int(a.move.Outcome.Captured),
		"side", session.SideName(a.mover()),
	}
}

func (a *answer) isTaken() bool { return slices.Contains(a.taken(), a.pit) }

func (a *answer) notTaken() (string, []any) {
	switch {
	case a.Position.Seeds[a.pit] == 0 && a.move.After.Seeds[a.pit] == 0:
		return ".empty", a.take()
	case a.Rules.Game == engine.Bosh:
		return ".beyond", a.take()
	case a.Rules.Owner(a.pit) == a.mover():
		return ".own", a.take()
	}
	return ".far", a.take()
}

func (a *answer) isLifted() bool {
	e, ok := a.first(engine.Relay, engine.NextHas)
	return ok && e.Pit == a.pit
}

func (a *answer) notLifted() (string, []any) {
	switch k := a.seedInto(); {
	case a.isLast():
		return ".landing", a.hand()
	case k > 0:
		return ".short", append(a.hand(), "k", k)
	}
	return ".far", a.hand()
}

// holdings returns what both sides hold after the round that is over.
func (t *Task) holdings() [2]int {
	s := t.Rules.Status(&t.Position)
	return [2]int{int(s.Final[0]), int(s.Final[1])}
}

func (a *answer) isClosed() bool {
	next, err := deal(&a.Rules, &a.Position)
	return err == nil && next.IsClosed(a.pit)
}

// fills are the arguments about the next round of the answer's owner.
func (a *answer) fills() []any {
	side := a.Rules.Owner(a.pit)
	held := a.holdings()[side]
	return []any{
		"pit", a.name(a.pit), "side", session.SideName(side), "n", held,
		"pits",
		session.Saying{Key: "unit.pits", Args: []any{"n", a.Rules.CanFill(held)}},
	}
}

func (a *answer) notClosed() (string, []any) {
	if a.Rules.CanFill(a.holdings()[a.Rules.Owner(a.pit)]) == int(a.Rules.Columns) {
		return ".all", a.fills()
	}
	return ".filled", a.fills()
}

// outcome are the arguments about the move that was played.
func (a *answer) outcome(n int) []any {
	return []any{
		"pit", a.name(a.pit), "last", a.name(a.move.Outcome.Last), "n", n,
		"side", session.SideName(a.mover()), "other", session.SideName(a.mover().Other()),
	}
}

func (a *answer) endsThere() bool { return a.move.Outcome.Last == a.Goal.Pit }

func (a *answer) ends() []any { return a.outcome(int(a.Position.Seeds[a.pit])) }

func (a *answer) endsElsewhere() (string, []any) {
	return "", append(a.ends(), "goal", a.name(a.Goal.Pit))
}

func (a *answer) runs() bool { return int(a.move.Outcome.Laps) >= a.Goal.N }

func (a *answer) ran() []any { return a.outcome(int(a.move.Outcome.Laps)) }

func (a *answer) ranShort() (string, []any) { return "", a.ran() }

func (a *answer) captures() bool { return int(a.move.Outcome.Captured) >= a.Goal.N }

func (a *answer) captured() []any { return a.outcome(int(a.move.Outcome.Captured)) }

func (a *answer) capturesLess() (string, []any) {
	args := a.captured()
	if a.move.Outcome.Captured > 0 {
		return ".less", args
	}
	if a.Rules.Game == engine.Bosh {
		before := a.Position
		key := ".nothing"
		stop, ok := a.first(engine.Stop, engine.BothNone)
		if !ok {
			key = ".own"
			stop, _ = a.first(engine.Stop, engine.OwnBeyond)
		}
		return key, append(args, "next", a.name(a.Rules.Next(&before, stop.Pit)), "beyond", a.name(stop.By))
	}
	if e, ok := a.first(engine.Relay, engine.BehindNone); ok {
		return ".behind", append(args, "at", a.name(e.Pit), "facing", a.name(a.Rules.Facing(e.Pit)), "behind", a.name(e.By))
	}
	if e, ok := a.first(engine.Relay, engine.FacingNone); ok {
		return ".facing", append(args, "at", a.name(e.Pit), "facing", a.name(e.By))
	}
	if !a.Rules.Inner(a.move.Outcome.Last) {
		return ".outer", args
	}
	return ".empty", args
}

func (a *answer) wins() bool {
	s := a.Rules.Status(&a.move.After)
	return s.Over && s.Result == a.mover().Wins()
}

func (a *answer) endsRound() bool { return a.Rules.Status(&a.move.After).End == engine.EndRowEmpty }

// won are the arguments about what the other side has left in its row.
func (a *answer) won() []any {
	return a.outcome(a.Rules.OnBoard(&a.move.After, a.mover().Other()))
}

// goesOn names a pit that the other side can still play.
func (a *answer) goesOn() (string, []any) {
	after := a.move.After
	can := a.Rules.Candidates(&after)
	left := a.Rules.OnRing(after.Turn, can.Pop()+1)
	return "", append(a.won(), "left", a.name(left), "seeds",
		session.Saying{Key: "unit.seeds", Args: []any{"n", int(after.Seeds[left])}})
}
