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
	return layout(t, `
dialog.dialog[id=$id][aria-labelledby=$titleID]
	div.dialog-head
		h2[id=$titleID] $title
		button.btn.btn-icon.btn-quiet[type=button][aria-label==table.close] @click=close
			$icon
	div.dialog-body $body`,
		"id", id, "titleID", id+"-title", "title", title, "close", func() { closeDialog(id) }, "icon", icon.Close(), "body", body)
}

// shareDialog hands out the link that holds the whole game.
func (s *playState) shareDialog() app.UI {
	t := s.Text
	return dialog(t, "share-dialog", t.T("play.link"), layout(t, `
div
	p =play.share.text
	div.field
		label[for=share-link] =play.link
		input#share-link[type=text][readonly=true][value=$link]
	div.toolbar
		button#copy-link.btn.btn-main[type=button] @click=copy
			$icon
			span =play.copy
		p#copy-said[role=status]`, "link", address(session.GameLink(s.Game.Shared())), "copy", s.copyLink, "icon", icon.Copy()))
}

func (s *playState) copyLink() {
	copyText(address(session.GameLink(s.Game.Shared())), func(ok bool) {
		said := "play.copied"
		if !ok {
			app.Window().GetElementByID("share-link").Call("select")
			said = "play.copy.failed"
		}
		app.Window().GetElementByID("copy-said").Set("textContent", s.Text.T(said))
	})
}

// keysDialog lists the keys.
func keysDialog(t *text.Catalog) app.UI {
	keys := []struct{ keys, does string }{
		{t.T("table.key.arrows"), "pits"},
		{t.T("table.key.enter"), "choose"},
		{t.T("table.key.escape"), "cancel"},
		{t.T("table.key.home"), "start"},
		{"← ,", "back"},
		{t.T("table.key.space") + " P", "play"},
		{"→ .", "on"},
		{t.T("table.key.shift") + "+→ >", "lap"},
		{t.T("table.key.shift") + "+← <", "lapback"},
		{t.T("table.key.end"), "end"},
		{"U", "undo"},
		{"R", "redo"},
		{"N", "new"},
		{"H", "hint"},
		{"V", "review"},
		{"W", "again"},
		{"B", "say"},
		{"F", "facing"},
		{"M", "sound"},
		{"O", "settings"},
		{"?", "help"},
	}
	items := make([]app.UI, len(keys))
	for i, k := range keys {
		items[i] = layout(t, `
div
	dt
		kbd $keys
	dd $does`, "keys", k.keys, "does", t.T("table.keys."+k.does))
	}
	return dialog(t, "keys", t.T("table.keys"), layout(t, "dl.keys $items", "items", items))
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
