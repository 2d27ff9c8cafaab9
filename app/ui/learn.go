//go:build !js

package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/lesson"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// lessonSteps is how many steps a lesson has: those that show, and the task at the end.
func lessonSteps(c PageContext, id string) int {
	return len(decode[struct{ Steps []struct{} }](c, "/lessons/"+id+".json").Steps) + 1
}

// newLearn is the path of lessons for each game. web/js/learn.js marks those that are done.
func newLearn(c PageContext) app.UI {
	t := c.Text
	body := pageHead(t, "learn.title", "learn.lead")
	for _, g := range []engine.Game{engine.Hus, engine.Bosh} {
		game, ids := gameID(g), lesson.Course(g)
		cards := make([]app.UI, len(ids))
		for i, id := range ids {
			cards[i] = app.Li().Body(
				app.A().Class("card", "lesson-card").Href(c.Link("/learn/"+id+"/")).DataSet("lesson", id).Body(
					app.Span().Class("card-n").Aria("hidden", "true").Text(i+1),
					app.H3().Text(t.T("lesson."+id+".title")),
					app.P().Text(t.T("lesson."+id+".goal")),
					app.P().Class("card-info").Body(
						app.Span().Text(t.T("unit.steps", "n", lessonSteps(c, id))),
						app.Span().Class("card-done").Hidden(true).Body(icon.Check(), app.Text(t.T("learn.done"))),
					),
				),
			)
		}
		body = append(body, section(game, t.T("learn."+game+".title"),
			app.P().Class("mute").Text(t.T("learn."+game+".text")),
			app.P().Class("progress").Hidden(true).
				DataSet("text", t.T("learn.progress", "n", len(ids), "done", "{done}")),
			app.Ol().Class("cards", "path").Body(cards...),
		))
	}
	body = append(body,
		app.P().Class("links-row", "section").Body(
			app.A().Href(c.Link("/puzzles/")).Text(t.T("puzzle.link")),
			app.A().Href(c.Link("/explore/")).Text(t.T("explore.link")),
		),
		app.P().Class("mute").Text(t.T("learn.saved")),
		app.Div().ID("progress").Class("toolbar").Hidden(true).Body(
			app.Button().ID("progress-save").Class("btn").Type("button").Body(icon.Download(), app.Text(t.T("learn.export"))),
			app.Button().ID("progress-load").Class("btn").Type("button").
				DataSet("done", t.T("learn.imported")).DataSet("bad", t.T("learn.import.bad")).Body(icon.Upload(), app.Text(t.T("learn.import"))),
			app.Input().ID("progress-file").Type("file").Accept(".json,application/json").Hidden(true).Aria("label", t.T("learn.import")),
			app.Button().ID("progress-reset").Class("btn").Type("button").
				DataSet("undo", t.T("learn.undo")).DataSet("done", t.T("learn.forgotten")).Text(t.T("learn.reset")),
			app.Span().ID("progress-said").Role("status"),
		),
	)
	return app.Div().Class("page").Body(body...)
}
