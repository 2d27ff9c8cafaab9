//go:build !js

package ui

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// notePages are the pages of the notes: the overview, the notes of each game, the lists that go
// across them, and a page for every note, once with the site around it and once to stand in a frame.
func notePages(files fs.FS) ([]Page, error) {
	pages := []Page{
		{Name: "notes", Path: "/notes/", New: newNotesIndex},
		{Name: "notes-words", Path: "/notes/words/", New: newNotesWords},
		{Name: "notes-time", Path: "/notes/time/", New: newNotesTime},
		{Name: "notes-places", Path: "/notes/places/", New: newNotesPlaces},
	}
	for _, game := range noteGames {
		pages = append(pages, Page{Name: "notes-" + game, Path: "/notes/" + game + "/", New: newNotes(game)})
		content, err := fs.ReadFile(files, "notes/"+game+".json")
		if err != nil {
			return nil, err
		}
		var notes []note
		if err := json.Unmarshal(content, &notes); err != nil {
			return nil, fmt.Errorf("notes/%s.json: %w", game, err)
		}
		for _, n := range inGroups(game, notes) {
			pages = append(pages,
				Page{Name: "note", Note: n.ID, Path: n.path(), New: newNote},
				Page{Name: "note", Note: n.ID, Path: n.path() + "embed/", Main: "note-alone", Bare: true, New: newNoteAlone})
		}
	}
	return pages, nil
}

// newNotesIndex leads to the notes of each game, and to the lists that go across them.
func newNotesIndex(c PageContext) app.UI {
	t := c.Text
	card := func(name, counted string, n int) app.UI {
		return app.Li().Body(
			app.A().Class("card").Href(c.Link("/notes/"+name+"/")).Body(
				app.H2().Text(t.T("notes."+name+".title")),
				app.P().Text(t.T("notes."+name+".lead")),
				app.P().Class("card-info").Text(t.T(counted, "n", n)),
			),
		)
	}
	var games []app.UI
	for _, game := range noteGames {
		games = append(games, card(game, "notes.count", len(notesOf(c, game))))
	}
	body := append(pageHead(t, "notes.title", "notes.lead"),
		app.Ul().Class("cards", "cards-2").Body(games...),
		app.Ul().Class("cards", "cards-3").Aria("label", t.T("notes.more.title")).Body(
			card("words", "notes.entries", len(wordsOf(c))),
			card("time", "notes.entries", len(recordsOf(c))),
			card("places", "notes.entries", len(placesOf(c))),
		),
		section("boards", t.T("notes.boards.title"),
			app.P().Text(t.T("notes.boards.text")),
			app.Div().Class("figures").Body(noteFigure(c, "boards"), noteFigure(c, "ring-hus"), noteFigure(c, "ring-bosh"))),
		sureScale(t),
		section("left", t.T("notes.left.title"), app.P().Class("notes-text").Text(t.T("notes.left.text"))),
		app.P().Class("mute").Text(t.T("notes.words")),
		notesWrong(c),
	)
	return app.Div().Class("page").Body(body...)
}

// newNotes are the notes of one game.
func newNotes(game string) func(PageContext) app.UI {
	return func(c PageContext) app.UI {
		t := c.Text
		var toc []entry
		var body, parts []app.UI
		notes := notesOf(c, game)
		for i, n := range notes {
			if n.Group == unknown {
				toc = append(toc, entry{unknown, t.T("notes.group." + unknown)})
				body = append(body, unknownNote(c, n))
				continue
			}
			parts = append(parts, noteCard(c, n))
			if i == len(notes)-1 || notes[i+1].Group != n.Group {
				title := t.T("notes.group." + n.Group)
				toc = append(toc, entry{n.Group, title})
				body = append(body, section(n.Group, title, parts...))
				parts = nil
			}
		}
		other := noteGames[1-slices.Index(noteGames, game)]
		link := func(name string) app.UI {
			return app.Li().Body(app.A().Href(c.Link("/notes/" + name + "/")).Text(t.T("notes." + name + ".title")))
		}
		body = append(body,
			notesWrong(c),
			app.Ul().Class("links", "notes-links").Body(link(other), link("words"), link("time"), link("places")),
		)

		toc = append(toc, entry{"sure", t.T("notes.scale.title")})
		head := append(pageHead(t, "notes."+game+".title", "notes."+game+".lead"), contents(t, toc))
		return app.Div().Class("page", "notes-grid").Body(
			app.Div().Class("notes-head").Body(head...),
			app.Div().Class("notes-main").Body(body...),
			app.Div().Class("notes-side").Body(
				sureScale(t),
				app.P().Class("mute").Text(t.T("notes.own")),
				app.P().Class("mute").Text(t.T("notes.words")),
				app.P().Class("mute").Text(t.T("nav.external")),
			),
		)
	}
}

// noteCard is one note among others. Its heading leads to its own page.
func noteCard(c PageContext, n note) app.UI {
	t := c.Text
	head := append([]app.UI{app.H3().ID(n.ID).Body(app.A().Href(c.Link(n.path())).Text(n.title(t)))}, n.marks(t)...)
	body := append([]app.UI{app.Div().Class("note-head").Body(head...)}, n.body(c)...)
	if len(n.Sources) > 0 {
		body = append(body, n.sourceList(false).Aria("label", t.T(n.sourcesKey())))
	}
	return app.Article().Class("note").Aria("labelledby", n.ID).Body(body...)
}

// unknownNote is the note of what is not known.
func unknownNote(c PageContext, n note) app.UI {
	heading := app.H2().ID(unknown).Body(app.A().Href(c.Link(n.path())).Text(n.title(c.Text)))
	return app.Section().Class("note-unknown").Aria("labelledby", unknown).Body(append([]app.UI{heading}, n.body(c)...)...)
}

// newNote is the page of one note.
func newNote(c PageContext) app.UI {
	t := c.Text
	n := noteNamed(c, c.Page.Note)
	notes := notesOf(c, n.game)
	at := slices.IndexFunc(notes, func(o note) bool { return o.ID == n.ID })

	body := []app.UI{
		app.P().Class("eyebrow").Body(
			app.A().Href(c.Link("/notes/"+n.game+"/")).Text(t.T("notes."+n.game+".title")),
			app.Text(" · "),
			app.A().Href(c.Link("/notes/"+n.game+"/#"+n.Group)).Text(t.T("notes.group."+n.Group)),
		),
		app.H1().Text(n.title(t)),
		app.P().Class("note-marks").Body(append(n.marks(t), app.Span().Class("mute").Text(t.T("sure."+n.Sure+".text")))...),
		app.Div().Class("note-text").Body(n.body(c)...),
	}
	if len(n.Sources) > 0 {
		body = append(body, app.H2().ID("sources").Text(t.T(n.sourcesKey())), n.sourceList(false).Aria("labelledby", "sources"))
	}
	if len(n.Words) > 0 {
		body = append(body, app.P().Class("mute", "note-check").Text(t.T("notes.words")))
	}
	if see := seeAlso(c, n); len(see) > 0 {
		body = append(body, app.H2().ID("see").Text(t.T("notes.see")), app.Ul().Class("note-see").Aria("labelledby", "see").Body(see...))
	}
	body = append(body, app.P().Class("note-frame").Body(app.A().Href(c.Link(n.path()+"embed/")).Text(t.T("notes.alone"))))

	step := func(key, class string, i int) app.UI {
		return app.If(i >= 0 && i < len(notes), func() app.UI {
			return app.A().Class("note-step", class).Href(c.Link(notes[i].path())).Body(
				app.Span().Class("mute").Text(t.T(key)), app.B().Text(notes[i].title(t)))
		})
	}
	body = append(body, app.Nav().Class("note-steps").Aria("label", t.T("notes.pages")).Body(
		step("notes.previous", "note-previous", at-1), step("notes.next", "note-next", at+1)))
	return app.Div().Class("page", "page-narrow", "note-page").Body(body...)
}

// seeAlso are the entries of the lists that rest on a note.
func seeAlso(c PageContext, n note) []app.UI {
	t := c.Text
	var out []app.UI
	link := func(address, label string) {
		out = append(out, app.Li().Body(app.A().Href(c.Link(address)).Text(label)))
	}
	for _, w := range wordsOf(c) {
		if slices.Contains(w.Notes, n.ID) {
			link("/notes/words/#"+w.ID, t.T("notes.see.word", "word", w.Word))
		}
	}
	for _, r := range recordsOf(c) {
		if r.Note == n.ID {
			link("/notes/time/#"+r.ID, t.T("notes.see.time", "when", t.T("timeline."+r.ID+".when")))
		}
	}
	for _, p := range placesOf(c) {
		if slices.Contains(p.Notes, n.ID) {
			link("/notes/places/#"+p.ID, t.T("notes.see.place", "place", t.T("map."+p.ID+".name")))
		}
	}
	return out
}

// newNoteAlone is one note to stand in a page of another site.
func newNoteAlone(c PageContext) app.UI {
	t := c.Text
	n := noteNamed(c, c.Page.Note)
	body := append([]app.UI{
		app.H1().Text(n.title(t)),
		app.P().Class("note-marks").Body(append(n.marks(t), app.Span().Class("mute").Text(t.T("sure."+n.Sure+".text")))...),
	}, n.body(c)...)
	if len(n.Sources) > 0 {
		body = append(body, n.sourceList(true).Aria("label", t.T(n.sourcesKey())))
	}
	body = append(body, app.P().Class("embed-foot").Body(
		app.Span().Text(t.T("embed.from")),
		app.A().Href(c.Link(n.path())).Target("_blank").Rel("noopener").Text(t.T("embed.open")),
	))
	return app.Article().Class("note-only").Body(body...)
}
