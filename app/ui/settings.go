//go:build !js

package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
)

// newSettings is a form that shows the defaults. web/js/settings.js fills in what the reader chose
// before, and keeps what is chosen now.
func newSettings(c PageContext) app.UI {
	t := c.Text
	d := session.DefaultSettings()
	return app.Div().Class("page", "page-narrow").Body(
		app.H1().Text(t.T("settings.title")),
		app.P().Class("lead").Text(t.T("settings.lead")),
		app.Elem("noscript").Text(t.T("settings.noscript")),
		app.Form().ID("settings").Class("settings-form").
			DataSet("saved", t.T("settings.saved")).
			DataSet("notsaved", t.T("settings.notsaved")).
			DataSet("gone", t.T("settings.reset.done")).
			Body(
				radios(t, "theme", d.Theme, "auto", "light", "dark"),
				radios(t, "board", d.Board, "wood", "sand", "contrast", "projector"),
				speeds(t, d.Speed),
				radios(t, "tap", d.Tap, "preview", "play"),
				radios(t, "labels", d.Labels, "none", "names", "ring"),
				radios(t, "face", d.Face, "south", "north"),
				app.Div().Class("field").Body(
					check(t, "numbers", d.Numbers),
					check(t, "sound", d.Sound),
				),
				radios(t, "motion", d.Motion, "auto", "less"),
				app.If(len(c.Languages) > 1, func() app.UI {
					return app.Div().Class("field").Body(
						app.H2().Class("field-title").Text(t.T("nav.language")),
						languageLinks(c),
					)
				}),
				app.Div().Class("field").Body(
					app.P().ID("reset-help").Class("field-help").Text(t.T("settings.reset.help")),
					app.Div().Body(
						app.Button().ID("reset-all").Class("btn").Type("button").Aria("describedby", "reset-help").Text(t.T("settings.reset")),
					),
				),
			),
		app.P().ID("settings-status").Class("toast", "settings-status").Role("status"),
		app.Dialog().ID("reset-dialog").Class("dialog").Aria("labelledby", "reset-question").Body(
			app.Form().Method("dialog").Body(
				app.P().ID("reset-question").Text(t.T("settings.reset.confirm")),
				app.Div().Class("toolbar").Body(
					app.Button().Class("btn", "btn-main").Value("no").AutoFocus(true).Text(t.T("settings.reset.no")),
					app.Button().Class("btn").Value("yes").Text(t.T("settings.reset.yes")),
				),
			),
		),
	)
}

// radios are the values of a setting, one of which is chosen.
func radios(t *text.Catalog, name, chosen string, values ...string) app.UI {
	choices := make([]app.UI, len(values))
	for i, v := range values {
		choices[i] = app.Label().Class("choice").Body(
			app.Input().Type("radio").Name(name).Value(v).Checked(v == chosen),
			app.Span().Text(t.T("settings."+name+"."+v)),
		)
	}
	return app.FieldSet().Class("field").Body(
		app.Legend().Text(t.T("settings."+name)),
		app.Div().Class("choices").Body(choices...),
	)
}

// speeds is the choice of the speed of sowing.
func speeds(t *text.Catalog, chosen float64) app.UI {
	return app.Div().Class("field").Body(
		app.Label().For("speed").Text(t.T("settings.speed")),
		app.P().ID("speed-help").Class("field-help").Text(t.T("settings.speed.help")),
		app.Select().ID("speed").Name("speed").Aria("describedby", "speed-help").Body(speedOptions(t, chosen)...),
	)
}

func speedOptions(t *text.Catalog, chosen float64) []app.UI {
	options := make([]app.UI, len(session.Speeds))
	for i, v := range session.Speeds {
		words := t.T("settings.speed.instant")
		if v > 0 {
			words = t.T("settings.speed.value", "n", v)
		}
		options[i] = app.Option().Value(strconv.FormatFloat(v, 'g', -1, 64)).Selected(v == chosen).Text(words)
	}
	return options
}

// check is a setting that is on or off.
func check(t *text.Catalog, name string, on bool) app.UI {
	return app.Label().Class("check").Body(
		app.Input().Type("checkbox").Name(name).Checked(on),
		app.Span().Text(t.T("settings."+name)),
	)
}
