package lesson

import (
	"relaymancala/app/session"
	"relaymancala/engine"
)

// reply is a move of the other side after the answer, and what it captures.
type reply struct {
	pit      engine.Pit
	captured int
	after    engine.Position
}

// replies lists every move that the side to move has in p.
func (t *Task) replies(p engine.Position) (out []reply) {
	for _, m := range t.Rules.Moves(&p) {
		if after, o, err := t.Rules.Move(p, m.Pit, nil); err == nil {
			out = append(out, reply{m.Pit, int(o.Captured), after})
		}
	}
	return out
}

// best returns the reply that captures most.
func best(all []reply) reply {
	most := reply{pit: engine.NoPit}
	for _, r := range all {
		if most.pit == engine.NoPit || r.captured > most.captured {
			most = r
		}
	}
	return most
}

// cost returns the biggest capture that the answer leaves to the other side.
func (a *answer) cost() reply { return best(a.replies(a.move.After)) }

func (a *answer) isMove() bool { return true }

func (a *answer) endsOuter() bool { return !a.Rules.Inner(a.move.Outcome.Last) }

// isSafe reports whether the other side has no capture of N seeds or more; of
// any, where N is 0.
func (a *answer) isSafe() bool { return a.cost().captured < max(1, a.Goal.N) }

// costs are the arguments about what the answer loses.
func (a *answer) costs() []any {
	worst := a.cost()
	args := a.outcome(worst.captured)
	if worst.pit != engine.NoPit {
		args = append(args, "reply", a.name(worst.pit))
	}
	return args
}

func (a *answer) loses() (string, []any) { return "", a.costs() }

// spoiler returns a reply after which the aim cannot be had, or false.
func (a *answer) spoiler() (reply, bool) {
	for _, r := range a.replies(a.move.After) {
		if !a.has(r.after) {
			return r, true
		}
	}
	return reply{}, false
}

// has reports whether the mover, to move in p, has what the goal wants next.
func (a *answer) has(p engine.Position) bool {
	own := a.replies(p)
	if a.Goal.Kind == SetUp {
		return best(own).captured >= a.Goal.N
	}
	for _, r := range own {
		if a.won2(&r.after) {
			return true
		}
	}
	return false
}

// won2 reports whether the mover has won the game, or ended the round.
func (a *answer) won2(p *engine.Position) bool {
	s := a.Rules.Status(p)
	if a.Rules.Game == engine.Bosh {
		return s.End == engine.EndRowEmpty && p.Turn != a.mover()
	}
	return s.Over && s.Result == a.mover().Wins()
}

func (a *answer) setsUp() bool {
	_, spoiled := a.spoiler()
	return !spoiled && !a.Rules.Status(&a.move.After).Over
}

func (a *answer) inTwo() bool {
	if a.Rules.Status(&a.move.After).Over {
		return a.won2(&a.move.After)
	}
	_, spoiled := a.spoiler()
	return !spoiled
}

func (a *answer) wants() []any { return a.outcome(a.Goal.N) }

// spoiled names a reply that spoils the plan.
func (a *answer) spoiled() (string, []any) {
	r, ok := a.spoiler()
	if !ok {
		return ".over", a.wants()
	}
	a.then = []engine.Pit{r.pit}
	return "", append(a.wants(), "reply", a.name(r.pit))
}

// liftable returns how many pits a side could lift, were it to move.
func (a *answer) liftable(side engine.Side) int {
	p := a.move.After
	p.Turn = side
	return a.Rules.Candidates(&p).Len()
}

func (a *answer) leavesFew() bool             { return a.liftable(a.mover().Other()) <= a.Goal.N }
func (a *answer) left() []any                 { return a.outcome(a.liftable(a.mover().Other())) }
func (a *answer) leavesMany() (string, []any) { return "", a.left() }

func (a *answer) keepsMany() bool           { return a.liftable(a.mover()) >= a.Goal.N }
func (a *answer) kept() []any               { return a.outcome(a.liftable(a.mover())) }
func (a *answer) keepsFew() (string, []any) { return "", a.kept() }

// given returns how many seeds the move drops into the other side's row.
func (a *answer) given() (n int) {
	for _, e := range a.move.Events {
		if e.Kind == engine.Drop && a.Rules.Owner(e.Pit) != a.mover() {
			n++
		}
	}
	return n
}

func (a *answer) staysHome() bool        { return a.given() == 0 }
func (a *answer) gave() []any            { return a.outcome(a.given()) }
func (a *answer) gives() (string, []any) { return "", a.gave() }

// closed returns what the other side then holds, and how many of its pits are
// closed in the next round; false while the round goes on.
func (a *answer) closed() (held, pits int, over bool) {
	s := a.Rules.Status(&a.move.After)
	held = int(s.Final[a.mover().Other()])
	return held, int(a.Rules.Columns) - a.Rules.CanFill(held), s.Over
}

func (a *answer) closes() bool {
	_, pits, over := a.closed()
	return over && pits >= a.Goal.N
}

func (a *answer) leaves() []any {
	held, pits, _ := a.closed()
	unit := func(n int) session.Saying { return session.Saying{Key: "unit.pits", Args: []any{"n", n}} }
	return append(a.outcome(held), "pits", unit(int(a.Rules.Columns)-pits), "closed", unit(pits))
}

func (a *answer) fillsMore() (string, []any) {
	if _, _, over := a.closed(); !over {
		return ".on", a.won()
	}
	return "", a.leaves()
}
