package session

import "relaymancala/engine"

// A Variation is moves that could be played, to be stepped on a board one after the
// other. The game knows nothing of them.
type Variation struct {
	Rules engine.Rules
	Moves []engine.Pit
	At    int // the move shown, from 0
	from  []engine.Position
}

// longest is how many moves of a variation are shown: what is further away is
// hardly ever played so.
const longest = 8

// NewVariation makes a variation of moves from a position, as far as they are legal.
func NewVariation(r engine.Rules, p engine.Position, moves []engine.Pit) *Variation {
	v := &Variation{Rules: r}
	for _, m := range moves {
		if len(v.Moves) == longest || r.Check(&p, m) != nil {
			break
		}
		v.Moves, v.from = append(v.Moves, m), append(v.from, p)
		r.Play(&p, m, nil)
	}
	return v
}

// Watch returns the watch of the move shown, at its beginning.
func (v *Variation) Watch() Watch { return Show(v.Rules, v.from[v.At], v.Moves[v.At]) }

// Title names a move of the variation.
func (v *Variation) Title(i int) Saying {
	return numbered("hint.line.move", i+1, v.from[i].Turn, v.Rules.PitName(v.Moves[i]))
}

// numbered names a move by its number, who makes it, and which.
func numbered(key string, number int, side engine.Side, pit string) Saying {
	return say(key, "number", number, "side", SideName(side), "pit", pit)
}

// Says tells which move of the variation is shown, and what it does.
func (v *Variation) Says() []Saying {
	p, move := v.from[v.At], v.Moves[v.At]
	side := p.Turn
	out := v.Rules.Play(&p, move, nil)
	says := []Saying{
		say("hint.line.at", "number", v.At+1, "n", len(v.Moves)),
		Summary(&v.Rules, side, move, out),
	}
	s, winner, key := v.Rules.Status(&p), engine.South, "hint.line.wins"
	switch {
	case !s.Over:
		return says
	case v.Rules.Game == engine.Bosh:
		key = "hint.line.round"
	case s.Result == engine.Draw:
		key = "hint.line.draw"
	case s.Result == engine.NorthWins:
		winner = engine.North
	}
	return append(says, say(key, "side", SideName(winner),
		"south", int(s.Final[engine.South]), "north", int(s.Final[engine.North])))
}
