package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// filling are the pits that people choose to fill for the next round of Bosh:
// a row of buttons for each side that has not seeds enough for all. A tap on
// the board chooses as well.
func (s *playState) filling() (out []app.UI) {
	g := s.Game
	r := g.Record.Rules
	for side := engine.South; side <= engine.North; side++ {
		n := g.ToFill(side)
		if n == 0 {
			continue
		}
		row := 1 // as on the board, whoever's left that is
		if side == engine.North {
			row = r.Rows()
		}
		buttons := make([]app.UI, r.Columns)
		for col := range buttons {
			pit := r.At(row, col)
			buttons[col] = layout(nil, `
button.btn[id=$id][type=button][aria-pressed=$on] @click=pick
	span $name`, "id", "fill-"+r.PitName(pit), "on", slices.Contains(g.Fill, pit), "pick", func() { s.pick(pit) }, "name", r.PitName(pit))
		}
		out = append(out, layout(nil, `
div.fill[role=group][aria-labelledby=$id]
	p[id=$id] $choose
	div.fill-pits[dir=ltr] $buttons`, "id", "fill-"+string("SN"[side]), "buttons", buttons,
			"choose", Plain(s.Text, session.Saying{Key: "end.next.choose", Args: []any{"side", session.SideName(side), "n", n}})))
	}
	return out
}

// fillSays says what is still to be chosen, and what has been.
func (s *playState) fillSays() []session.Saying {
	return append(s.Game.FillSays(engine.South), s.Game.FillSays(engine.North)...)
}

// pick chooses a pit to fill, or lets go of it. It reports whether there is
// anything to choose.
func (s *playState) pick(pit engine.Pit) bool {
	if !s.Game.Watch.Resting() || !s.Game.Pick(pit) {
		return false
	}
	s.refresh()
	s.Table.tell(Speech(s.Text, s.fillSays()))
	s.redraw()
	return true
}
