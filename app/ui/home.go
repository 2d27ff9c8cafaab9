//go:build !js

package ui

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// The move that the home page shows: South's e1 in a game that began as usual, halted at its capture.
const (
	homePosition = "4,2,0,2,1,0,0,2/4,1,1,4,2,1,0,0/1,1,1,3,3,1,0,1/2,2,2,0,3,0,0,4 S"
	homeMove     = "e1"
)

// homeWatch is that move at the moment of its first capture.
func homeWatch() session.Watch {
	rules, err := engine.PresetRules("hus")
	if err != nil {
		panic(err)
	}
	position, err := rules.ParsePosition(homePosition)
	if err != nil {
		panic(err)
	}
	move, err := rules.ParsePit(homeMove)
	if err != nil {
		panic(err)
	}
	w := session.Show(rules, position, move)
	for step := range w.Replay().Steps() {
		for _, e := range w.Replay().Done(step) {
			if e.Kind == engine.Capture {
				w.Seek(step)
				return w
			}
		}
	}
	panic("the move of the home page captures nothing")
}

// newHome is the first page: what the games are, what they look like, and the ways in.
func newHome(c PageContext) app.UI {
	t := c.Text
	card := func(key string, links ...app.UI) app.UI {
		body := []app.UI{app.H3().Text(t.T(key + ".title")), para(t, key+".text")}
		return app.Li().Body(app.Div().Class("card").Body(append(body, links...)...))
	}
	game := func(id string) app.UI {
		return card("home."+id, app.P().Class("links-row").Body(
			app.A().Href(c.Link("/learn/#"+id)).Text(t.T("learn."+id+".title")),
			app.Text(" "),
			app.A().Href(c.Link("/notes/"+id+"/")).Text(t.T("notes."+id+".title")),
		))
	}
	board := c.Link("/play/#" + url.Values{"rules": {"hus"}, "position": {homePosition}}.Encode())

	return app.Div().Class("page").Body(
		app.Div().Class("hero").Body(
			app.Div().Body(
				app.H1().Text(t.T("home.title")),
				app.P().Class("lead").Text(t.T("home.lead")),
				app.Div().Class("toolbar").Body(
					app.A().Class("btn", "btn-main", "btn-large").Href(c.Link("/learn/")).Text(t.T("home.learn")),
					app.A().Class("btn", "btn-large").Href(c.Link("/play/")).Text(t.T("home.play")),
				),
				app.Div().Class("continue").Body(
					app.A().ID("continue-game").Class("btn", "btn-quiet").Href(c.Link("/play/")).Hidden(true).Text(t.T("home.continue")),
					app.A().ID("continue-lessons").Class("btn", "btn-quiet").Href(c.Link("/learn/")).Hidden(true).Text(t.T("home.continue.lessons")),
				),
			),
			app.Figure().Class("hero-board").Body(
				stillTable(t, homeWatch(), t.T("home.board.label")),
				app.FigCaption().Body(
					app.Text(t.T("home.board.turn", "pit", homeMove)+" "),
					app.A().Href(board).Text(t.T("home.board.play")),
				),
			),
		),
		section("games", t.T("home.games"), app.Ul().Class("cards", "cards-2").Body(game("hus"), game("bosh"))),
		section("relay", t.T("home.relay.title"),
			app.P().Class("lead").Body(rich(t, "home.relay.text")...),
		),
		section("who", t.T("home.who.title"), app.Ul().Class("cards", "cards-3").Body(
			card("home.who.home"), card("home.who.class"), card("home.who.museum"),
		)),
		app.P().Class("links-row", "section").Body(
			app.A().Href(c.Link("/puzzles/")).Text(t.T("puzzle.link")),
			app.A().Href(c.Link("/notes/")).Text(t.T("home.notes")),
		),
	)
}
