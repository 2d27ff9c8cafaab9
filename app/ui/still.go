//go:build !js

package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// stillTable is a table as [Table] draws it, at one step of a move and as a picture: nothing on it
// can be pressed. label says what it shows. It draws the four rows of ǁHus.
func stillTable(t *text.Catalog, w session.Watch, label string) app.UI {
	r, v := w.Rules(), w.View()
	s := NewTableState(t, &w, nil)
	var rows []app.UI
	for row := r.Rows(); row >= 1; row-- {
		if row == r.Rows()/2 {
			rows = append(rows, app.Span().Class("gap"))
		}
		pits := make([]app.UI, r.Columns)
		for col := range pits {
			pits[col] = s.stillPit(&r, &v, r.At(row, col))
		}
		rows = append(rows, app.Span().Class("row", "row-"+itoa(row)).Body(pits...))
	}
	// Its seats are those of the table, with their names and seeds as text beside the picture.
	mover := w.Replay().Before.Turn
	for side := range s.Seats {
		s.Seats[side] = Seat{Name: Plain(t, session.SideName(engine.Side(side))), Turn: engine.Side(side) == mover}
	}
	table := &Table{State: s}
	return app.Div().Class("table").DataSet("game", "hus").Body(
		table.seat(&r, &v, engine.North),
		app.Div().Class("board-frame").Body(
			app.Div().Class("board", "cols-"+itoa(int(r.Columns))).Role("img").Aria("label", label).Body(rows...),
		),
		table.seat(&r, &v, engine.South),
		app.P().Class("say").Body(Sentences(t, w.Says())...),
	)
}

// stillPit is a pit that cannot be pressed.
func (s *TableState) stillPit(r *engine.Rules, v *session.View, p engine.Pit) app.UI {
	pit := v.Pits[p]
	body := []app.UI{seeds(pit.Seeds), app.Span().Class("count").Text(itoa(pit.Seeds))}
	if pit.Trail > 0 {
		body = append(body, app.Span().Class("trail").Text(itoa(pit.Trail)))
	}
	if pit.Gain > 0 {
		body = append(body, app.Span().Class("gain").Text("+"+itoa(pit.Gain)))
	}
	if pit.Hand > 0 {
		body = append(body, app.Span().Class("hand").Body(icon.Hand(), app.Text(itoa(pit.Hand))))
	}
	return app.Span().Class(s.classes(r, p, pit)).Body(body...)
}
