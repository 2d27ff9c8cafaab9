package session

import (
	"math"

	"relaymancala/engine"
)

// tell makes a sentence about one side.
func tell(key string, side engine.Side, n int) Saying {
	return say(key, "side", SideName(side), "n", n)
}

// Stands tells how the round stands after a number of moves, in the fewest
// words.
func (v *Review) Stands(ply int) Saying {
	s := v.Standing(ply)
	side, n, key := engine.South, int(math.Round(math.Abs(s.Seeds))), "review.lead"
	if s.Seeds < 0 {
		side = engine.North
	}
	switch game := v.Rules.Game; {
	case !s.Known:
		key = "review.unknown"
	case n == 0:
		key = "review.level"
	case s.Over && game == engine.Hus:
		key = "review.won"
	case s.wins(game) || s.loses(game):
		key = "review.wins"
	}
	return tell(key, side, n)
}

// Title names a move: its number, who made it, and which.
func (v *Review) Title(ply int) Saying {
	side, pit := v.Move(ply)
	key := "review.move"
	if pit == engine.Pass {
		key = "review.pass"
	}
	return numbered(key, ply+1, side, v.Rules.PitName(pit))
}

// Cost tells what a move gave away.
func (v *Review) Cost(ply int) Saying {
	best, _ := v.best(ply)
	played, _ := v.played(ply)
	key := "review.cost.about"
	switch game := v.Rules.Game; {
	case best.wins(game) && played.loses(game):
		key = "review.cost.both"
	case best.wins(game):
		key = "review.cost.win"
	case played.loses(game):
		key = "review.cost.game"
	case game == engine.Bosh && best.Exact && played.Exact:
		key = "review.cost"
	}
	return say(key, "n", int(math.Round(v.Loss(ply))))
}

// Said is the title and the cost of a move in a sentence.
func (v *Review) Said(ply int) Saying {
	return say("review.said", "move", v.Title(ply), "cost", v.Cost(ply))
}

// Says tells what would have been better than a move, and why.
func (v *Review) Says(ply int) []Saying {
	h := v.Hint(ply)
	if h == nil {
		return nil
	}
	best, played := h.Best(), h.Of(v.moves[ply])
	says := h.result(best, h.does(best, "review.better."))
	if !best.Status.Over {
		says, _ = h.saves(best, says)
		if best.wins(v.Rules.Game) {
			says = append(says, h.worth(best)...)
		}
	}
	if played != nil && len(played.Answer) > 0 && !played.Status.Over {
		says = append(says, h.reply(played, "review.after."))
	}
	return says
}

// Sum tells what a side gave away: in Bosh seeds, in ǁHus how many moves were
// mistakes, as far as the engine sees them.
func (v *Review) Sum(side engine.Side) Saying {
	n, lost, key := 0, 0.0, "review.sum"
	for k := range v.moves {
		if best, ok := v.best(k); v.Rules.Game == engine.Hus || ok && !best.Exact {
			key = "review.sum.about"
		}
		if loss := v.Loss(k); v.at[k].Turn == side && loss >= v.mistake() {
			n++
			lost += loss
		}
	}
	if n == 0 {
		key += ".none"
	}
	sum := tell(key, side, n)
	sum.Args = append(sum.Args, "seeds", say("unit.seeds", "n", int(lost)))
	return sum
}

// PlayOn returns a game that begins as this one did and stands where it stood
// after a number of moves; nothing is recorded beyond. The game itself is left
// as it is.
func PlayOn(g *Game, round, ply int) *Game {
	old := g.Record
	rec := engine.NewRecordFrom(old.Rules, old.Round(0).Start)
	for _, t := range old.Tags {
		rec.SetTag(t.Key, t.Value)
	}
	for i := 0; i <= round; i++ {
		rd := old.Round(i)
		if i > 0 {
			if err := rec.NextRound(filled(&old.Rules, &rd.Start)); err != nil {
				break // no record that was read has such a round
			}
		}
		moves := rd.Moves
		if i == round {
			moves = moves[:ply]
		}
		for _, m := range moves {
			_, _ = rec.Play(m) // it was legal before
		}
		if i < round && rd.Declared != engine.NotOver {
			_ = rec.Declare(rd.Declared, rd.Resigned)
		}
	}
	return NewGame(rec, g.Players)
}

// filled returns the pits that were chosen to be filled at the start of a
// round, or nil where the rules choose.
func filled(r *engine.Rules, start *engine.Position) []engine.Pit {
	if r.Game != engine.Bosh || r.Fill != engine.FillChoose {
		return nil
	}
	pits := []engine.Pit{}
	for p := engine.Pit(0); int(p) < r.Pits(); p++ {
		if !start.IsClosed(p) {
			pits = append(pits, p)
		}
	}
	return pits
}
