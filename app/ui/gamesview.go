package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
)

// gamesDialog lists the games kept in this browser, hands out the one on the
// table, and takes in others.
type gamesDialog struct {
	app.Compo
	State *gamesState
}

// OnMount gives the state its way to draw the list again.
func (d *gamesDialog) OnMount(ctx app.Context) {
	d.State.update = updater(ctx)
	// The focus moves once the list is drawn.
	d.State.focus = func(id string) { ctx.Defer(func(app.Context) { FocusOn(id) }) }
}

// manyGames is from how many games on a search helps.
const manyGames = 6

// Render draws the dialog.
func (d *gamesDialog) Render() app.UI {
	s := d.State
	t := s.host.Text
	said := ""
	if s.said != "" {
		said = t.T(s.said)
	}
	return dialog(t, "games", t.T("games.title"), layout(t, `
div.games @dragover=over @drop=drop
	p.field-help =games.lead
	$list
	h3 =games.this
	div.toolbar
		$export
		$copy
		p[role=status] $said
	h3 =games.import
	p#games-help.field-help =games.import.help
	div.field
		label[for=games-file] =games.import.file
		input#games-file[type=file][accept=.txt,text/plain] @change=file
	form @submit=take
		div.field
			label[for=games-text] =games.import.text
			textarea#games-text[rows=3][spellcheck=false][aria-describedby=games-help][value=$draft] @input=write
		p#games-wrong.field-error[role=alert][tabindex=-1] $wrong
		button#games-take.btn[type=submit]
			$upload
			span =games.import.open`,
		"over", d.onDragOver, "drop", d.onDrop, "list", s.list(), "wrong", Sentences(t, s.wrong),
		"export", push("games-export", t.T("games.export"), icon.Download(), s.export),
		"copy", push("games-copy", t.T("games.copy"), icon.Copy(), s.copy),
		"said", said, "file", d.onFile, "take", d.onText, "draft", s.draft, "write", d.onDraft, "upload", icon.Upload(),
	))
}

// list is the search, what was deleted last, and the games.
func (s *gamesState) list() app.UI {
	t := s.host.Text
	if s.lib == nil || len(s.lib.Games) == 0 && s.undo == nil {
		return layout(t, "p.log-empty =games.none")
	}
	games := s.found()
	var search, deleted app.UI
	if len(s.lib.Games) >= manyGames {
		found := ""
		if s.query != "" {
			found = t.T("games.found", "n", len(games))
		}
		search = layout(t, `
div.field
	label[for=games-search] =games.search
	input#games-search[type=search][value=$query] @input=search
	p.field-help[role=status] $found`, "query", s.query, "search", s.onSearch, "found", found)
	}
	if s.undo != nil {
		deleted = layout(t, `
div.games-deleted[role=status]
	span $said
	$undo`, "said", t.T("games.deleted", "game", s.title(&s.deleted)), "undo", push("games-undo", t.T("games.undo"), icon.Undo(), s.undelete))
	}
	items := make([]app.UI, len(games))
	for i := range games {
		items[i] = s.item(games[i])
	}
	return layout(t, `
div
	$search
	$deleted
	ul.games-list[aria-label==games.list] $items`, "search", search, "deleted", deleted, "items", items)
}

// item is a game: a button that opens it, and buttons for its name and its
// end.
func (s *gamesState) item(k session.Kept) app.UI {
	t, title := s.host.Text, s.title(&k)
	if s.renaming == k.ID {
		return layout(t, `
li
	form.games-rename @submit=save @keydown=key
		input#games-name[type=text][maxlength=80][value=$name][aria-label==games.name] @input=write
		button.btn.btn-main[type=submit] =games.name.save`,
			"save", s.onRename, "key", s.onRenameKey, "name", s.name, "write", s.onName)
	}
	id, class := strconv.FormatInt(k.ID, 10), ""
	if s.host.Game.Kept == k.ID {
		class = "is-now"
	}
	return layout(t, `
li[class=$class]
	button.games-open[id=$open][type=button] @click=load
		b $title
		small $about
	button.btn.btn-icon.btn-quiet[id=$rename][type=button][aria-label=$renames][title=$renames] @click=name
		$pencil
	button.btn.btn-icon.btn-quiet[id=$delete][type=button][aria-label=$deletes][title=$deletes] @click=drop
		$bin`,
		"class", class, "open", "game-"+id, "load", func() { s.load(k.ID) }, "title", title, "about", s.about(&k),
		"rename", "rename-"+id, "renames", t.T("games.rename", "game", title), "pencil", icon.Pencil(),
		"name", func() {
			s.renaming, s.name = k.ID, title
			s.focus("games-name")
		},
		"delete", "delete-"+id, "deletes", t.T("games.delete", "game", title), "bin", icon.Bin(),
		"drop", func() {
			s.delete(k.ID)
			s.focus("games-undo")
		},
	)
}

func (s *gamesState) onSearch(ctx app.Context, _ app.Event) { s.query = value(ctx) }
func (s *gamesState) onName(ctx app.Context, _ app.Event)   { s.name = value(ctx) }

func (s *gamesState) onRename(_ app.Context, e app.Event) {
	e.PreventDefault()
	s.lib = loadLibrary() // another tab may have changed it
	s.lib.Rename(s.renaming, s.name)
	s.save()
	s.named()
}

// onRenameKey lets Escape leave the name as it was, and the dialog open.
func (s *gamesState) onRenameKey(_ app.Context, e app.Event) {
	if e.Get("key").String() == "Escape" {
		e.PreventDefault()
		s.named()
	}
}

// named ends the writing of a name.
func (s *gamesState) named() {
	s.focus("rename-" + strconv.FormatInt(s.renaming, 10))
	s.renaming = 0
}

func (d *gamesDialog) onDraft(ctx app.Context, _ app.Event) {
	d.State.draft, d.State.wrong = value(ctx), nil
}

func (d *gamesDialog) onText(_ app.Context, e app.Event) {
	e.PreventDefault()
	d.State.take(d.State.draft)
}

func (d *gamesDialog) onFile(ctx app.Context, _ app.Event) {
	if file := ctx.JSSrc().Get("files").Index(0); file.Truthy() {
		d.State.takeFile(file)
		ctx.JSSrc().Set("value", "") // so that the same file can be chosen again
	}
}

func (d *gamesDialog) onDragOver(_ app.Context, e app.Event) { e.PreventDefault() }

func (d *gamesDialog) onDrop(_ app.Context, e app.Event) {
	e.PreventDefault()
	data := e.Get("dataTransfer")
	if file := data.Get("files").Index(0); file.Truthy() {
		d.State.takeFile(file)
	} else if text := data.Call("getData", "text").String(); text != "" {
		d.State.take(text)
	}
}
