package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// Table draws a board with its seats, the transport of a replay, and the
// sentence that says what happens. It is the same everywhere.
type Table struct {
	app.Compo
	State *TableState
}

// OnMount gives the state its way to draw the table again.
func (t *Table) OnMount(ctx app.Context) {
	t.State.update = updater(ctx)
	listenToKeys(t.State)
}

// OnUpdate does the same for another state, such as that of the next lesson.
func (t *Table) OnUpdate(ctx app.Context) { t.OnMount(ctx) }

// OnDismount forgets it.
func (t *Table) OnDismount() {
	t.State.update = nil
	t.State.run++
	forgetKeys(t.State)
}

// Render draws the table.
func (t *Table) Render() app.UI {
	s := t.State
	s.drawn = s.Live
	rules := s.Watch.Rules()
	view := s.Watch.View()
	pace := "even"
	if s.Settings.Speed >= 2 {
		pace = "fast"
	}
	game := "hus"
	if rules.Game == engine.Bosh {
		game = "bosh"
	}
	class := "table"
	if s.Settings.Face == "north" {
		class += " faces-north"
	}
	return app.Elem("section").Class(class).DataSet("game", game).DataSet("pace", pace).
		Aria("label", s.Text.T("table.region")).Body(
		t.seat(&rules, &view, engine.North),
		t.board(&rules, &view),
		t.seat(&rules, &view, engine.South),
		app.If(!s.Still, func() app.UI { return &transport{State: s, Key: transportKey(s)} }),
		t.say(),
		app.Elem("p").Class("visually-hidden").Role("status").Text(s.Live),
	)
}

func (t *Table) seat(r *engine.Rules, v *session.View, side engine.Side) app.UI {
	s := t.State
	class, held := "seat seat-south", 0
	if side == engine.North {
		class = "seat seat-north"
	}
	turn := s.Seats[side].Turn
	if !s.Watch.Resting() {
		turn = s.Watch.Replay().Before.Turn == side
	}
	if turn {
		class += " is-turn"
	}
	for i := range v.Pits {
		if r.Owner(engine.Pit(i)) == side {
			held += v.Pits[i].Seeds
		}
	}
	if v.Hand > 0 && s.Watch.Replay().Before.Turn == side {
		held += v.Hand
	}
	left := (side == engine.North) != (r.Direction == engine.CW)
	return app.Elem("div").Class(class).Body(
		app.Elem("i").Class("seat-mark"),
		app.Elem("b").Class("seat-name").Text(s.Seats[side].Name),
		app.Elem("span").Class("seat-info").Text(s.Text.T("table.seat.held", "n", held)),
		app.Elem("span").Class("seat-arrow").Role("img").
			Aria("label", s.Text.T("table.seat.direction", "side", Plain(s.Text, session.SideName(side)))).
			Body(icon.Arrow(left)),
	)
}

func (t *Table) board(r *engine.Rules, v *session.View) app.UI {
	s := t.State
	label := "table.label.hus"
	if r.Game == engine.Bosh {
		label = "table.label.bosh"
	}
	var rows []app.UI
	for row := r.Rows(); row >= 1; row-- {
		if row == r.Rows()/2 {
			rows = append(rows, app.Elem("div").Class("gap").Role("presentation"))
		}
		rows = append(rows, t.row(r, v, row))
	}
	board := app.Elem("div").Class("board", "cols-"+itoa(int(r.Columns))).Role("grid").
		Aria("label", s.Text.T(label, "columns", int(r.Columns))).Body(rows...)
	if r.Game == engine.Hus {
		return app.Elem("div").Class("board-frame").Body(board)
	}
	return app.Elem("div").Class("board-frame").Body(
		t.store(v, engine.North), board, t.store(v, engine.South))
}

func (t *Table) row(r *engine.Rules, v *session.View, row int) app.UI {
	s := t.State
	var cells []app.UI
	for col := 0; col < int(r.Columns); col++ {
		cells = append(cells, s.cell(r, v, r.At(row, col)))
	}
	return app.Elem("div").Class("row", "row-"+itoa(row)).Role("row").
		Aria("label", Plain(s.Text, rowName(r, row))).Body(cells...)
}

// rowName is a row in words: whose it is, and in ǁHus outer or inner.
func rowName(r *engine.Rules, row int) session.Saying {
	key := "table.row.only"
	if r.Game == engine.Hus {
		key = "table.row.outer"
		if row == 2 || row == 3 {
			key = "table.row.inner"
		}
	}
	return session.Saying{Key: key, Args: []any{"side", session.SideName(r.Owner(r.At(row, 0)))}}
}

func (t *Table) store(v *session.View, side engine.Side) app.UI {
	s := t.State
	class := "store store-south"
	if side == engine.North {
		class = "store store-north"
	}
	name := Plain(s.Text, session.SideName(side))
	n := v.Store[side]
	return app.Elem("div").Class(class).Role("img").Aria("label", s.Text.T("table.store.held", "side", name, "n", n)).Body(
		seeds(n),
		app.Elem("b").Class("count").Text(itoa(n)),
		app.Elem("span").Class("store-name").Text(s.Text.T("table.store", "side", name)),
	)
}

// say is the sentence under the board.
func (t *Table) say() app.UI {
	s := t.State
	class, says := "say", s.Watch.Says()
	if s.Watch.Resting() {
		if s.Says != nil {
			says = s.Says
			if s.Wrong {
				class += " say-wrong"
			}
		} else {
			says = append(says, s.After...)
		}
	}
	return app.Elem("p").Class(class).Body(Sentences(s.Text, says)...)
}
