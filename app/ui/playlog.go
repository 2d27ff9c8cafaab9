package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// log lists the moves of all rounds; the move at the cursor shows its laps.
func (s *playState) log() app.UI {
	rec := s.Game.Record
	if rec.Rounds() == 1 && len(rec.Round(0).Moves) == 0 {
		return app.Elem("p").Class("log-empty").Text(s.Text.T("table.log.empty"))
	}
	nowRound, nowPly := rec.At()
	var lines []app.UI
	for round := 0; round < rec.Rounds(); round++ {
		if rec.Rounds() > 1 {
			lines = append(lines, app.Elem("li").Class("log-round").Text(s.Text.T("play.round", "n", round+1)))
		}
		for k := range rec.Round(round).Moves {
			lines = append(lines, s.logMove(round, k, round == nowRound && k+1 == nowPly))
		}
	}
	return app.Elem("ol").Class("log").Body(lines...)
}

// logMove is one move, the k-th of a round from 0.
func (s *playState) logMove(round, k int, now bool) app.UI {
	rec, t := s.Game.Record, s.Text
	move := rec.Round(round).Moves[k]
	p := rec.PositionAt(round, k)
	side := Plain(t, session.SideName(p.Turn))
	q := p
	out := rec.Rules.Play(&q, move, nil)
	words := t.T("table.log.move", "number", k+1, "side", side, "pit", rec.Rules.PitName(move))
	info := ""
	switch {
	case move == engine.Pass:
		words = t.T("table.log.pass", "number", k+1, "side", side)
	case out.Captured > 0:
		info = t.T("table.log.info.captured", "n", int(out.Laps), "captured", int(out.Captured))
	default:
		info = t.T("table.log.info", "n", int(out.Laps))
	}
	id := "log-" + itoa(round) + "-" + itoa(k)
	item := app.Elem("li")
	button := app.Elem("button").ID(id).Class("log-move").Attr("type", "button").
		OnClick(func(app.Context, app.Event) { s.goTo(round, k+1) }, app.EventScope(id)).
		Body(app.Elem("span").Text(words), app.Elem("span").Class("log-info").Text(info))
	if !now {
		return item.Body(button)
	}
	return item.Class("is-now").Body(button.Aria("current", "step"), s.logLaps())
}

// logLaps lists the laps of the move shown; a line goes to its lap.
func (s *playState) logLaps() app.UI {
	rp := s.Game.Watch.Replay()
	if rp == nil || s.Game.Trial {
		return app.Elem("ol").Class("log-laps")
	}
	view := s.Game.Watch.View()
	const most = 60 // a list of hundreds helps nobody
	var items []app.UI
	for lap := 1; lap <= rp.Laps() && lap <= most; lap++ {
		line := session.LapLine(rp, lap)
		class := "lap"
		if line.Captures {
			class += " lap-capture"
		}
		if lap == view.Lap {
			class += " is-now"
		}
		id := "lap-" + itoa(lap)
		items = append(items, app.Elem("li").Class(class).Body(
			app.Elem("button").ID(id).Attr("type", "button").Text(Plain(s.Text, line.Saying)).
				OnClick(func(app.Context, app.Event) {
					s.Table.walk(func() { s.Game.Watch.Seek(rp.LapEnd(lap)) })
				}, app.EventScope(id, rp.Move, len(rp.Events))),
		))
	}
	return app.Elem("ol").Class("log-laps").Body(items...)
}
