//go:build !js

package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
)

// Comfort is the dialog of the settings at a table, short enough for a phone. It needs no client: like
// the settings page it is a form for web/js/settings.js, and the table hears of a change.
func Comfort(c PageContext) app.UI {
	t := c.Text
	d := session.DefaultSettings()
	words := func(name, chosen string, values ...string) []app.UI {
		options := make([]app.UI, len(values))
		for i, v := range values {
			options[i] = app.Option().Value(v).Selected(v == chosen).Text(t.T("settings." + name + "." + v))
		}
		return options
	}
	menu := func(name string, options []app.UI) app.UI {
		id := "comfort-" + name
		return app.Div().Class("field").Body(
			app.Label().For(id).Text(t.T("settings."+name)),
			app.Select().ID(id).Name(name).Body(options...),
		)
	}
	return app.Dialog().ID("comfort").Class("dialog").Aria("labelledby", "comfort-title").Body(
		app.Form().Method("dialog").Class("dialog-head").Body(
			app.H2().ID("comfort-title").Text(t.T("play.settings")),
			app.Button().Class("btn", "btn-icon", "btn-quiet").Aria("label", t.T("table.close")).Body(icon.Close()),
		),
		app.Form().ID("settings").Class("dialog-body", "comfort").
			DataSet("saved", t.T("settings.saved")).DataSet("notsaved", t.T("settings.notsaved")).
			Body(
				app.Div().Class("field-row").Body(menu("speed", speedOptions(t, d.Speed)), menu("theme", words("theme", d.Theme, "auto", "light", "dark"))),
				app.Div().Class("field-row").Body(
					menu("board", words("board", d.Board, "wood", "sand", "contrast", "projector")),
					menu("face", words("face", d.Face, "south", "north")),
				),
				menu("tap", words("tap", d.Tap, "preview", "play")),
				app.Div().Class("field-row").Body(menu("labels", words("labels", d.Labels, "none", "names", "ring")), menu("motion", words("motion", d.Motion, "auto", "less"))),
				check(t, "numbers", d.Numbers),
				check(t, "sound", d.Sound),
				app.P().ID("settings-status").Class("comfort-status").Role("status"),
				app.P().Class("links-row").Body(app.A().Href(c.Link("/settings/")).Text(t.T("settings.all"))),
			),
	)
}
