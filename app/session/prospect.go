package session

import "relaymancala/engine"

// A Prospect is what a move would do.
type Prospect struct {
	Pit engine.Pit // or Pass
	engine.Outcome
	Allowed bool            // the rules let it be chosen
	Why     engine.Reason   // of an endless move: it repeats, or is too long
	After   engine.Position // as the move would leave it
	Status  engine.Status   // of that position
}

// Prospects lists what each move of a position would do, in the order of the
// ring. There is none when the game is over.
func Prospects(r *engine.Rules, p *engine.Position) []Prospect {
	var out []Prospect
	for _, m := range r.Moves(p) {
		out = append(out, prospect(r, p, m.Pit, !m.Endless || r.Endless != engine.EndlessIllegal))
	}
	if r.MustPass(p) {
		out = append(out, prospect(r, p, engine.Pass, true))
	}
	return out
}

func prospect(r *engine.Rules, p *engine.Position, move engine.Pit, allowed bool) Prospect {
	m := Prospect{Pit: move, Allowed: allowed, After: *p}
	m.Outcome = r.Play(&m.After, move, nil)
	if m.Ends == engine.EndsEndless {
		q := *p
		var t engine.Trace
		r.Play(&q, move, &t)
		m.Why = t.Events[len(t.Events)-1].Reason
	}
	if allowed {
		m.Status = r.Status(&m.After)
	}
	return m
}

// Says tells how the move would end, in short parts: for a list, after the
// pit's name.
func (m *Prospect) Says(r *engine.Rules) (out []Saying) {
	winner := engine.South
	if m.Status.Result == engine.NorthWins {
		winner = engine.North
	}
	args := []any{
		"last", r.PitName(m.Last), "laps", engine.LapBudget, "side", SideName(winner),
		"south", int(m.Status.Final[engine.South]), "north", int(m.Status.Final[engine.North]),
	}
	add := func(on bool, part string) {
		if on {
			out = append(out, Saying{"explore.move." + part, args})
		}
	}
	add(m.Ends == engine.EndsEmpty || m.Ends == engine.EndsCaptured, "ends")
	add(m.Ends == engine.EndsLimit, "limit")
	endless := m.Ends == engine.EndsEndless
	add(endless && m.Why != engine.TooLong, "repeats")
	add(endless && m.Why == engine.TooLong, "toolong")
	add(m.Ends == engine.EndsPass || endless && r.Endless == engine.EndlessPasses, "pass")
	add(!m.Allowed, "illegal")
	// In Bosh only the round ends: its winner may still lose the match.
	over, bosh, draw := m.Status.Over, r.Game == engine.Bosh, m.Status.Result == engine.Draw
	add(over && bosh, "round")
	add(over && !bosh && draw, "draw")
	add(over && !bosh && !draw, "wins")
	return out
}

// A Value is what the engine thinks of a move, for the player who makes it.
type Value struct {
	Score int // as the browser module gives it
	Exact bool
}

// won is the score of a win at once; each ply before it counts one less.
const won = 100000

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}
