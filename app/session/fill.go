package session

import (
	"slices"
	"strings"

	"relaymancala/engine"
)

// ToFill returns how many pits a side is to choose for the next round of Bosh:
// 0 but at the end of a round, where the rules let the players choose and a
// person's holding does not fill the whole row.
func (g *Game) ToFill(side engine.Side) int {
	r, s := &g.Record.Rules, g.Record.Status()
	if r.Game != engine.Bosh || r.Fill != engine.FillChoose || !s.Over || g.Players[side].Computer || g.Record.Match().Over {
		return 0
	}
	if n := r.CanFill(int(s.Final[side])); n < int(r.Columns) {
		return n
	}
	return 0
}

// Filling reports whether somebody is to choose pits.
func (g *Game) Filling() bool { return g.ToFill(engine.South)+g.ToFill(engine.North) > 0 }

// Filled returns the pits that a side has chosen, in the order of its choice.
func (g *Game) Filled(side engine.Side) (out []engine.Pit) {
	for _, pit := range g.Fill {
		if g.Record.Rules.Owner(pit) == side {
			out = append(out, pit)
		}
	}
	return out
}

// Pick chooses a pit to fill, or lets go of it. Where a side has chosen as
// many as it fills, another takes the place of the one chosen last. It reports
// whether the pit's owner has anything to choose.
func (g *Game) Pick(pit engine.Pit) bool {
	side := g.Record.Rules.Owner(pit)
	n, chosen := g.ToFill(side), g.Filled(side)
	if n == 0 {
		return false
	}
	if i := slices.Index(g.Fill, pit); i >= 0 {
		g.Fill = slices.Delete(g.Fill, i, i+1)
		return true
	}
	if len(chosen) == n {
		i := slices.Index(g.Fill, chosen[n-1])
		g.Fill = slices.Delete(g.Fill, i, i+1)
	}
	g.Fill = append(g.Fill, pit)
	return true
}

// FillSays says what is to be chosen, and what is.
func (g *Game) FillSays(side engine.Side) (says []Saying) {
	n, chosen := g.ToFill(side), g.Filled(side)
	if n == 0 {
		return nil
	}
	if len(chosen) < n {
		says = append(says, say("end.next.choose", "side", SideName(side), "n", n))
	}
	if len(chosen) > 0 {
		names := make([]string, len(chosen))
		for i, pit := range chosen {
			names[i] = g.Record.Rules.PitName(pit)
		}
		says = append(says, say("end.next.chosen", "pits", strings.Join(names, ", "), "k", len(chosen), "n", n))
	}
	return says
}

// FillReady reports whether everybody has chosen the pits to fill.
func (g *Game) FillReady() bool {
	for side := engine.South; side <= engine.North; side++ {
		if len(g.Filled(side)) < g.ToFill(side) {
			return false
		}
	}
	return true
}

// NextRound goes on to the next round of a match or series. One that is
// recorded already, where an earlier moment is looked at, is kept, unless
// other pits are filled now.
func (g *Game) NextRound() error {
	if !g.FillReady() {
		return &engine.Error{Code: engine.CodePit}
	}
	round, ply := g.Record.At()
	fill := g.fill()
	if g.Record.Status().Over && g.Record.Seek(round+1, 0) {
		p := g.Record.Position()
		if !slices.ContainsFunc(g.Fill, p.IsClosed) {
			g.Rest()
			return nil
		}
		g.Record.Seek(round, ply)
	}
	if err := g.Record.NextRound(fill); err != nil {
		return err
	}
	g.Rest()
	return nil
}

// fill lists the pits that both sides fill: nil where nobody chooses. The
// computer fills its own from its right, which is as good as any choice: a
// closed pit does not exist, so the ring that is left is the same.
func (g *Game) fill() (out []engine.Pit) {
	if !g.Filling() {
		return nil
	}
	r, s := &g.Record.Rules, g.Record.Status()
	for side := engine.South; side <= engine.North; side++ {
		if g.ToFill(side) > 0 {
			out = append(out, g.Filled(side)...)
			continue
		}
		n := int(r.Columns)
		for k := n - r.CanFill(int(s.Final[side])) + 1; k <= n; k++ {
			out = append(out, r.OnRing(side, k))
		}
	}
	return out
}

// recall chooses what was chosen here before, where the next round is
// recorded.
func (g *Game) recall() {
	g.Fill = nil
	round, _ := g.Record.At()
	if round+1 >= g.Record.Rounds() {
		return
	}
	next := g.Record.PositionAt(round+1, 0)
	for pit := range engine.Pit(g.Record.Rules.Pits()) {
		if g.ToFill(g.Record.Rules.Owner(pit)) > 0 && !next.IsClosed(pit) {
			g.Fill = append(g.Fill, pit)
		}
	}
}
