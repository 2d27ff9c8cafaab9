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
// and note.ID.text. web/notes/README.md describes the files.
type note struct {
	ID      string
	Slug    string            // its page is /notes/GAME/SLUG/
	Group   string            // the heading it stands under: notes.group.GROUP
	Sure    string            // sure.SURE: A to D, or ours
	Year    string            // when it was recorded
	Figure  string            // a picture, of noteFigures
	Words   map[string]string // words of other languages in the text, with their language if that is certain
	Sources []noteSource
	Solved  bool // the text has the figures of bosh-solved.json
	game    string
}

type noteSource struct{ Title, URL string }

// unknown is the group of what nobody knows. It stands first, and apart.
const unknown = "unknown"

// sureLevels are the ways to be sure, from most to least.
var sureLevels = []string{"A", "B", "C", "D", "ours"}

// notesOf are the notes of a game, in the order in which they are shown.
func notesOf(c PageContext, game string) []note {
	return inGroups(game, decode[[]note](c, "/notes/"+game+".json"))
}

// inGroups puts notes in the order of their groups: first what is not known, then as the file has them.
func inGroups(game string, notes []note) []note {
	groups := []string{unknown}
	for i := range notes {
		notes[i].game = game
		if !slices.Contains(groups, notes[i].Group) {
			groups = append(groups, notes[i].Group)
		}
	}
	slices.SortStableFunc(notes, func(a, b note) int { return slices.Index(groups, a.Group) - slices.Index(groups, b.Group) })
	return notes
}

// noteNamed is the note of an id. The data are part of the program: a wrong id ends the build.
func noteNamed(c PageContext, id string) note {
	for _, game := range noteGames {
		for _, n := range notesOf(c, game) {
			if n.ID == id {
				return n
			}
		}
	}
	panic("no note " + id)
}

func (n note) path() string                 { return "/notes/" + n.game + "/" + n.Slug + "/" }
func (n note) title(t *text.Catalog) string { return t.T("note." + n.ID + ".title") }

// solvedFigures are the arguments of the note on what this project worked out. The file is written by
// ai/cmd/bosh, and a test of ai holds it to what the search finds.
func solvedFigures(c PageContext) []any {
	solved := decode[struct {
		Value, Positions int
		Best             []string
		Match            struct{ Wins, Loses int }
	}](c, "/notes/bosh-solved.json")
	return []any{
		"value", solved.Value, "best", strings.Join(solved.Best, ", "), "positions", solved.Positions,
		"wins", solved.Match.Wins, "loses", solved.Match.Loses,
	}
}

// body is what the note says, and its picture.
func (n note) body(c PageContext) []app.UI {
	var figures []any
	if n.Solved {
		figures = solvedFigures(c)
	}
	out := []app.UI{app.P().Body(withWords(c.Text.T("note."+n.ID+".text", figures...), n.Words)...)}
	if n.Figure != "" {
		out = append(out, noteFigure(c, n.Figure))
	}
	return out
}

// marks say how sure the note is, and when it was recorded.
func (n note) marks(t *text.Catalog) []app.UI {
	out := []app.UI{sureBadge(t, n.Sure)}
	if n.Year != "" {
		out = append(out, app.Span().Class("mute", "num").Text(t.T("notes.year", "year", n.Year)))
	}
	return out
}

// sourcesKey names the sources, be they one or more.
func (n note) sourcesKey() string {
	if len(n.Sources) == 1 {
		return "notes.source"
	}
	return "notes.sources"
}

// sourceList are the note's sources. From inside a frame they open beside it.
func (n note) sourceList(framed bool) app.HTMLUl {
	items := make([]app.UI, len(n.Sources))
	for i, s := range n.Sources {
		link := external(s.Title, s.URL)
		if a, ok := link.(app.HTMLA); ok && framed {
			link = a.Target("_blank")
		}
		items[i] = app.Li().Body(link)
	}
	return app.Ul().Class("sources").Lang("en").Dir("ltr").Body(items...) // titles are not translated
}

// noteLinks lead from an entry of a list to the pages of its notes.
func noteLinks(c PageContext, ids []string) app.UI {
	items := make([]app.UI, len(ids))
	for i, id := range ids {
		n := noteNamed(c, id)
		items[i] = app.Li().Body(app.A().Href(c.Link(n.path())).Text(c.Text.T("notes.note", "note", n.title(c.Text))))
	}
	return app.Ul().Class("entry-notes").Body(items...)
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
