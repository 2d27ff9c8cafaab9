package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// refresh sets what the table shows from the state of the game.
func (s *playState) refresh() {
	g, tb := s.Game, s.Table
	defer func() {
		s.aided()
		tb.Quiet = len(tb.Marked) > 0
	}()
	rules, p := g.Record.Rules, g.Record.Position()
	over := g.Record.Status().Over
	for side := engine.South; side <= engine.North; side++ {
		tb.Seats[side] = Seat{
			Name: s.Text.T("table.seat", "side", Plain(s.Text, session.SideName(side)), "player", s.player(side)),
			Turn: !over && p.Turn == side,
		}
	}
	tb.Playable, tb.Marked = map[engine.Pit]bool{}, map[engine.Pit]string{}
	tb.Says, tb.After, tb.Wrong = nil, nil, false
	s.lap = g.Watch.View().Lap
	if over {
		for _, pit := range g.Fill {
			tb.Marked[pit] = "is-right"
		}
		if g.Refused != nil && g.Record.Match().Over {
			tb.Says, tb.Wrong = []session.Saying{{Key: "why.over"}}, true
		}
		return
	}
	switch {
	case s.thinking:
		tb.After = []session.Saying{{Key: "table.thinking"}}
	case rules.MustPass(&p): // which follows at once
	case g.ComputerToMove() && !g.AtEnd():
		tb.After = []session.Saying{{Key: "why.past"}}
	case !g.ComputerToMove():
		for _, m := range rules.Moves(&p) {
			tb.Playable[m.Pit] = !m.Endless || rules.Endless != engine.EndlessIllegal
		}
		turn := session.Saying{Key: "table.turn.you"}
		if !g.HasComputer() {
			turn = session.Saying{Key: "table.turn.side", Args: []any{"side", session.SideName(p.Turn)}}
		}
		tb.After = []session.Saying{turn, {Key: "table.choose"}}
	}
	if round, ply := g.Record.At(); ply == 0 && round > 0 && rules.Game == engine.Bosh {
		last := g.Record.PositionAt(round-1, len(g.Record.Round(round-1).Moves))
		tb.After = append(session.Dealt(&rules, &last, &p), tb.After...)
	}
	if g.Refused != nil {
		tb.Says, tb.Wrong = []session.Saying{session.Why(&rules, &p, g.Refused)}, true
		if g.Refused.Code == engine.CodeEndless {
			tb.Says = append(tb.Says, session.Saying{Key: "why.endless.watch"})
		}
	}
	if g.Trial {
		tb.After = []session.Saying{{Key: "table.trial"}}
	}
	if rp := g.Preview(); rp != nil {
		tb.Says = []session.Saying{session.Preview(rp)}
		markPreview(tb.Marked, rp)
	}
}

// markPreview marks where a move would go: the seeds of its first lap, what it
// would capture, and where it would end.
func markPreview(marked map[engine.Pit]string, rp *engine.Replay) {
	for _, e := range rp.Events {
		switch {
		case e.Kind == engine.Drop && e.Lap == 1 && marked[e.Pit] == "":
			marked[e.Pit] = "is-preview"
		case e.Kind == engine.Capture:
			marked[e.Pit] = "is-taken"
		}
	}
	marked[rp.Outcome.Last] = "is-landing"
	marked[rp.Move] = "is-origin"
}

func (s *playState) player(side engine.Side) string {
	p := s.Game.Players[side]
	names := p.Members()
	switch {
	case p.Computer:
		return s.Text.T("play.computer.level", "n", p.Level)
	case s.Game.Member(side) != "":
		return s.Text.T("play.names.turn", "name", s.Game.Member(side), "names", s.Text.List(names))
	case len(names) > 0:
		return s.Text.List(names)
	case side == engine.North && !s.Game.Players[engine.South].Computer:
		return s.Text.T("play.friend")
	}
	return s.Text.T("play.you")
}

// playHead is the line above the table: the game, its rules, and how a match
// stands.
type playHead struct {
	app.Compo
	State *playState
	Rules engine.Rules
	Match engine.Match
	Round int
}

// head is the line of the game on the table.
func (s *playState) head() app.UI {
	round, _ := s.Game.Record.At()
	return &playHead{State: s, Rules: s.Game.Record.Rules, Match: s.Game.Record.Match(), Round: round + 1}
}

// Render draws the line.
func (h *playHead) Render() app.UI {
	t, m := h.State.Text, h.Match
	game := "hus"
	if h.Rules.Game == engine.Bosh {
		game = "bosh"
	}
	score := ""
	switch {
	case game == "bosh":
		score = t.T("play.match.score", "south", m.Score[engine.South], "north", m.Score[engine.North])
	case m.Of > 1:
		score = t.T("play.series.score", "south", m.Score[engine.South], "north", m.Score[engine.North], "n", m.Of)
	}
	return app.Elem("header").Class("play-head").Body(
		app.Elem("h1").ID("play-title").TabIndex(-1).Text(t.T("play.game."+game)),
		app.Elem("p").Class("play-rules").Body(
			app.Elem("span").Text(itoa(h.Rules.Rows())+"×"+itoa(int(h.Rules.Columns))),
			app.Text(" · "),
			h.rulesLink(),
			app.If(m.Of > 1, func() app.UI {
				return app.Elem("span").Text(" · " + t.T("play.round", "n", h.Round))
			}),
		),
		app.If(score != "", func() app.UI { return app.Elem("p").Class("play-score").Text(score) }),
	)
}

// rulesLink leads to the rules of the game; from the frame of another site, into a window of its own.
func (h *playHead) rulesLink() app.UI {
	link := app.Elem("a").Attr("href", h.State.Page.Link("/rules/#"+h.Rules.ID)).Text(h.State.Text.T("preset." + h.Rules.ID + ".name"))
	link = h.State.Page.Mark(link, "/rules/")
	if h.State.guest {
		link = link.Attr("target", "_blank").Attr("rel", "noopener")
	}
	return link
}

// result is who won and why, when the round is over and its last move shown.
func (s *playState) result() app.UI {
	says := session.Ending(s.Game)
	if says == nil || !s.Game.Watch.Resting() {
		return app.Elem("div").Class("result-place")
	}
	t, fills := s.Text, s.filling()
	next := app.Elem("button").ID("rematch").Class("btn", "btn-main").Attr("type", "button").
		Body(icon.Replay(), app.Elem("span").Text(t.T("play.rematch"))).
		OnClick(func(app.Context, app.Event) { s.rematch() }, app.EventScope("rematch"))
	if !s.Game.Record.Match().Over {
		label := "play.round.next"
		if s.Game.Record.Rules.Game == engine.Hus {
			label = "play.game.next"
		}
		next = app.Elem("button").ID("next-round").Class("btn", "btn-main").Attr("type", "button").
			Body(icon.Forward(), app.Elem("span").Text(t.T(label))).
			OnClick(func(app.Context, app.Event) { s.nextRound() }, app.EventScope("next"))
		if !s.Game.FillReady() {
			next = next.Aria("disabled", "true")
		}
	}
	return app.Elem("section").Class("result").Aria("label", Plain(t, says[0])).Body(
		app.Elem("h2").Class("result-title").Text(Plain(t, says[0])),
		app.Elem("p").Body(Sentences(t, says[1:])...),
		app.Range(fills).Slice(func(i int) app.UI { return fills[i] }),
		app.Elem("div").Class("toolbar").Body(next, app.If(!s.guest, func() app.UI { return s.reviewButton("result-review") })),
	)
}
