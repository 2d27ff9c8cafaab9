package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

func openDialog(id string) {
	if d := app.Window().GetElementByID(id); d.Truthy() && !d.Get("open").Bool() {
		d.Call("showModal")
	}
}

func closeDialog(id string) {
	if d := app.Window().GetElementByID(id); d.Truthy() {
		d.Call("close")
	}
}

// dialog is a native modal with a title and a button that closes it.
func dialog(t *text.Catalog, id, title string, body ...app.UI) app.UI {
	return app.Elem("dialog").ID(id).Class("dialog").Aria("labelledby", id+"-title").Body(
		app.Elem("div").Class("dialog-head").Body(
			app.Elem("h2").ID(id+"-title").Text(title),
			app.Elem("button").Class("btn", "btn-icon", "btn-quiet").Attr("type", "button").Aria("label", t.T("table.close")).
				OnClick(func(app.Context, app.Event) { closeDialog(id) }, app.EventScope(id)).Body(icon.Close()),
		),
		app.Elem("div").Class("dialog-body").Body(body...),
	)
}

// shareDialog hands out the link that holds the whole game.
func (s *playState) shareDialog() app.UI {
	t := s.Text
	return dialog(t, "share-dialog", t.T("play.link"),
		app.Elem("p").Text(t.T("play.share.text")),
		app.Elem("div").Class("field").Body(
			app.Elem("label").Attr("for", "share-link").Text(t.T("play.link")),
			app.ElemSelfClosing("input").ID("share-link").Attr("type", "text").Attr("readonly", true).Attr("value", s.link()),
		),
		app.Elem("div").Class("toolbar").Body(
			app.Elem("button").ID("copy-link").Class("btn", "btn-main").Attr("type", "button").
				Body(icon.Copy(), app.Elem("span").Text(t.T("play.copy"))).
				OnClick(func(app.Context, app.Event) { s.copyLink() }),
			app.Elem("p").ID("copy-said").Role("status"),
		),
	)
}

// link is the address of this page with the game in its fragment.
func (s *playState) link() string {
	u := *app.Window().URL()
	u.Fragment = ""
	u.RawQuery = ""
	return u.String() + "#" + session.GameLink(s.Game.Record)
}

func (s *playState) copyLink() {
	said := func(key string) {
		app.Window().GetElementByID("copy-said").Set("textContent", s.Text.T(key))
	}
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		app.Window().GetElementByID("share-link").Call("select")
		said("play.copy.failed")
		return
	}
	await(clipboard.Call("writeText", s.link()), func(_ app.Value, err error) {
		if err != nil {
			app.Window().GetElementByID("share-link").Call("select")
			said("play.copy.failed")
			return
		}
		said("play.copied")
	})
}

// keysDialog lists the keys.
func keysDialog(t *text.Catalog) app.UI {
	keys := []struct{ keys, does string }{
		{t.T("table.key.arrows"), "pits"}, {t.T("table.key.enter"), "choose"}, {t.T("table.key.escape"), "cancel"},
		{t.T("table.key.home"), "start"}, {"← ,", "back"}, {t.T("table.key.space") + " P", "play"}, {"→ .", "on"},
		{t.T("table.key.shift") + "+→ >", "lap"}, {t.T("table.key.end"), "end"},
		{"U", "undo"}, {"R", "redo"}, {"W", "again"}, {"B", "say"}, {"?", "help"},
	}
	return dialog(t, "keys", t.T("table.keys"), app.Elem("dl").Class("keys").Body(
		app.Range(keys).Slice(func(i int) app.UI {
			return app.Elem("div").Body(
				app.Elem("dt").Body(app.Elem("kbd").Text(keys[i].keys)),
				app.Elem("dd").Text(t.T("table.keys."+keys[i].does)),
			)
		}),
	))
}

// ErrorSaying is an error in words: its place, where it has one, and what is
// wrong there.
func ErrorSaying(err error) session.Saying {
	e, ok := err.(*engine.Error)
	if !ok {
		return session.Saying{Key: "error.internal"}
	}
	what := session.Saying{Key: "error." + string(e.Code), Args: []any{"got", e.Got, "pit", e.Got, "want", "", "row", "", "option", e.Got}}
	if e.Line == 0 {
		return what
	}
	return session.Saying{Key: "error.at", Args: []any{"line", e.Line, "col", e.Col, "message", what}}
}
