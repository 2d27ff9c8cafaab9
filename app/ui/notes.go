//go:build !js

package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
)

// noteGames are the games that have notes, in the order of the site.
var noteGames = []string{"hus", "bosh"}

// A note is a statement about a game, how sure it is, and who says so. Its texts are note.ID.title
// and note.ID.text.
type note struct {
	ID      string
	Group   string            // the heading it stands under: notes.group.GROUP
	Sure    string            // sure.SURE: A to D, or ours
	Year    string            // when it was recorded
	Words   map[string]string // words of other languages in the text, with their language if that is certain
	Sources []noteSource
}

type noteSource struct{ Title, URL string }

// unknown is the group of what nobody knows. It stands first, and apart.
const unknown = "unknown"

// sureLevels are the ways to be sure, from most to least.
var sureLevels = []string{"A", "B", "C", "D", "ours"}

func notesOf(c PageContext, game string) []note {
	return decode[[]note](c, "/notes/"+game+".json")
}

// newNotesIndex leads to the notes of each game.
func newNotesIndex(c PageContext) app.UI {
	t := c.Text
	var cards []app.UI
	for _, game := range noteGames {
		cards = append(cards, app.Li().Body(
			app.A().Class("card").Href(c.Link("/notes/"+game+"/")).Body(
				app.H2().Text(t.T("notes."+game+".title")),
				app.P().Text(t.T("notes."+game+".lead")),
				app.P().Class("card-info").Text(t.T("notes.count", "n", len(notesOf(c, game)))),
			),
		))
	}
	body := append(pageHead(t, "notes.title", "notes.lead"),
		app.Ul().Class("cards", "section").Body(cards...),
		sureScale(t),
		app.P().Class("mute").Text(t.T("notes.words")),
		notesWrong(c),
	)
	return app.Div().Class("page").Body(body...)
}

// newNotes are the notes of one game.
func newNotes(game string) func(PageContext) app.UI {
	return func(c PageContext) app.UI {
		t := c.Text
		notes := notesOf(c, game)

		var groups []string
		for _, n := range notes {
			if n.Group != unknown && !slices.Contains(groups, n.Group) {
				groups = append(groups, n.Group)
			}
		}
		toc := []entry{{unknown, t.T("notes.group." + unknown)}}
		var body []app.UI
		for _, n := range notes {
			if n.Group == unknown {
				body = append(body, unknownNote(t, n))
			}
		}
		for _, group := range groups {
			title := t.T("notes.group." + group)
			toc = append(toc, entry{group, title})
			var parts []app.UI
			for _, n := range notes {
				if n.Group == group {
					parts = append(parts, noteCard(t, n))
				}
			}
			body = append(body, section(group, title, parts...))
		}
		other := noteGames[1-slices.Index(noteGames, game)]
		body = append(body,
			notesWrong(c),
			app.P().Body(app.A().Href(c.Link("/notes/"+other+"/")).Text(t.T("notes."+other+".title"))),
		)

		toc = append(toc, entry{"sure", t.T("notes.scale.title")})
		head := append(pageHead(t, "notes."+game+".title", "notes."+game+".lead"), contents(t, toc))
		return app.Div().Class("page", "notes-grid").Body(
			app.Div().Class("notes-head").Body(head...),
			app.Div().Class("notes-main").Body(body...),
			app.Div().Class("notes-side").Body(
				sureScale(t),
				app.P().Class("mute").Text(t.T("notes.words")),
				app.P().Class("mute").Text(t.T("nav.external")),
			),
		)
	}
}

// noteCard is one note.
func noteCard(t *text.Catalog, n note) app.UI {
	head := []app.UI{app.H3().ID(n.ID).Text(t.T("note." + n.ID + ".title")), sureBadge(t, n.Sure)}
	if n.Year != "" {
		head = append(head, app.Span().Class("mute", "num").Text(t.T("notes.year", "year", n.Year)))
	}
	return app.Article().Class("note").Aria("labelledby", n.ID).Body(
		app.Div().Class("note-head").Body(head...),
		app.P().Body(withWords(t.T("note."+n.ID+".text"), n.Words)...),
		app.If(len(n.Sources) > 0, func() app.UI {
			items := make([]app.UI, len(n.Sources))
			for i, s := range n.Sources {
				items[i] = app.Li().Body(external(s.Title, s.URL))
			}
			label := "notes.sources"
			if len(items) == 1 {
				label = "notes.source"
			}
			return app.Ul().Class("sources").Aria("label", t.T(label)).Body(items...)
		}),
	)
}

// unknownNote is the note of what is not known.
func unknownNote(t *text.Catalog, n note) app.UI {
	return app.Section().Class("note-unknown").Aria("labelledby", unknown).Body(
		app.H2().ID(unknown).Text(t.T("note."+n.ID+".title")),
		app.P().Body(withWords(t.T("note."+n.ID+".text"), n.Words)...),
	)
}

// sureBadge says how sure a statement is.
func sureBadge(t *text.Catalog, sure string) app.UI {
	return app.Span().Class("badge", "badge-"+strings.ToLower(sure)).Text(t.T("sure." + sure + ".name"))
}

// sureScale explains the badges.
func sureScale(t *text.Catalog) app.UI {
	items := make([]app.UI, len(sureLevels))
	for i, sure := range sureLevels {
		items[i] = app.Li().Body(sureBadge(t, sure), app.Span().Text(t.T("sure."+sure+".text")))
	}
	return section("sure", t.T("notes.scale.title"),
		app.P().Text(t.T("notes.scale.text")),
		app.Ul().Class("sure-key").Body(items...),
	)
}

// notesWrong asks readers who know better.
func notesWrong(c PageContext) app.UI {
	return app.P().Class("notes-wrong").Body(app.A().Href(c.Link("/about/#help")).Text(c.Text.T("notes.wrong")))
}
