//go:build !js

package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/ui/figure"
)

// The lists that go across the notes: words, time line and places. Every entry rests on a note.

// A noteWord is an entry of the list of words. Its meaning is the text glossary.ID.
type noteWord struct {
	ID, Word string
	Lang     string // code of its language, only where that is certain
	Language string // glossary.language.LANGUAGE
	Group    string // glossary.group.GROUP
	By       string // glossary.by.BY
	Sure     string
	Notes    []string
	Source   string // the address of one of the sources of its notes
}

func wordsOf(c PageContext) []noteWord { return decode[[]noteWord](c, "/notes/words.json") }

// newNotesWords is the list of words.
func newNotesWords(c PageContext) app.UI {
	t := c.Text
	words := wordsOf(c)
	toc := []entry{{"letters", t.T("glossary.letters.title")}}
	body := []app.UI{section("letters", t.T("glossary.letters.title"),
		app.P().Text(t.T("glossary.letters.text")), noteFigure(c, "letters"), noteLinks(c, []string{"H3"}))}
	var items []app.UI
	for i, w := range words {
		items = append(items, wordEntry(c, w))
		if i == len(words)-1 || words[i+1].Group != w.Group {
			id := "group-" + w.Group
			toc = append(toc, entry{id, t.T("glossary.group." + w.Group)})
			body = append(body, section(id, t.T("glossary.group."+w.Group), items...))
			items = nil
		}
	}
	head := append(pageHead(t, "notes.words.title", "notes.words.lead"),
		app.P().Class("notice").Body(app.Span().Text(t.T("glossary.check"))), contents(t, toc))
	body = append(append(head, body...), sureScale(t), notesWrong(c))
	return app.Div().Class("page", "page-words").Body(body...)
}

func wordEntry(c PageContext, w noteWord) app.UI {
	t := c.Text
	name := app.H3().ID(w.ID).Text(w.Word)
	if w.Lang != "" {
		name = name.Lang(w.Lang)
	}
	fact := func(key string, value app.UI) app.UI {
		return app.Div().Body(app.Dt().Text(t.T(key)), app.Dd().Body(value))
	}
	return app.Article().Class("word").Aria("labelledby", w.ID).Body(
		app.Div().Class("word-name").Body(name, sureBadge(t, w.Sure)),
		app.Div().Class("word-text").Body(
			app.P().Body(withWords(t.T("glossary."+w.ID), langsIn(c))...),
			noteLinks(c, w.Notes),
		),
		app.Dl().Class("facts").Body(
			fact("glossary.language", app.Text(t.T("glossary.language."+w.Language))),
			fact("glossary.by", app.Text(t.T("glossary.by."+w.By))),
			fact("notes.source", external(w.sourceTitle(c), w.Source)),
		),
	)
}

// sourceTitle is the title of the word's source, as the note has it.
func (w noteWord) sourceTitle(c PageContext) string {
	for _, id := range w.Notes {
		for _, s := range noteNamed(c, id).Sources {
			if s.URL == w.Source {
				return s.Title
			}
		}
	}
	panic("no note of " + w.ID + " has the source " + w.Source)
}

// langsIn are all recorded words with their languages, to mark them in running text. ǁHus itself is a
// name here, and stays as it is.
func langsIn(c PageContext) map[string]string {
	langs := map[string]string{}
	for _, w := range wordsOf(c) {
		langs[w.Word] = w.Lang
	}
	return langs
}

// A noteRecord is an entry of the time line. Its texts are timeline.ID.when, .label and .text.
type noteRecord struct {
	ID       string
	Year, To int
	Note     string
	Game     string
}

func recordsOf(c PageContext) []noteRecord { return decode[[]noteRecord](c, "/notes/time.json") }

// The years that the drawn line runs through; what is older stands above it.
const firstYear, lastYear = 1850, 2025

// newNotesTime is the time line: drawn to scale, and as a list.
func newNotesTime(c PageContext) app.UI {
	t := c.Text
	var events []figure.Event
	var items []app.UI
	for _, r := range recordsOf(c) {
		when, bosh := t.T("timeline."+r.ID+".when"), r.Game == "bosh"
		events = append(events, figure.Event{Year: r.Year, To: r.To, When: when, Label: t.T("timeline." + r.ID + ".label"), Other: bosh})
		class := "record"
		if bosh {
			class = "record record-other"
		}
		items = append(items, app.Li().ID(r.ID).Class(class).Body(
			app.B().Class("num").Text(when),
			app.P().Body(withWords(t.T("timeline."+r.ID+".text"), langsIn(c))...),
			noteLinks(c, []string{r.Note}),
		))
	}
	drawing := figure.Drawing{ID: "line", Title: t.T("timeline.title"), Desc: t.T("timeline.desc")}
	body := append(pageHead(t, "notes.time.title", "notes.time.lead"),
		app.Div().Class("time-grid").Body(
			app.Section().Aria("labelledby", "records").Body(
				app.H2().ID("records").Text(t.T("timeline.list")),
				app.Ol().Class("records").Body(items...),
				app.P().Class("mute").Text(t.T("timeline.missing"))),
			app.Section().Class("time-line").Aria("labelledby", "scale").Body(
				app.H2().ID("scale").Text(t.T("timeline.title")),
				figureWith(figure.Line(drawing, firstYear, lastYear, events...), t.T("timeline.caption"))),
		),
		notesWrong(c))
	return app.Div().Class("page").Body(body...)
}

// A notePlace is an entry of the list of places. Its texts are map.ID.name and .text.
type notePlace struct {
	ID    string
	Map   string     // the sketch it stands on; empty where no point is known
	At    [2]float64 // longitude and latitude
	Side  string
	Shift float64
	Game  string
	Notes []string
}

func placesOf(c PageContext) []notePlace { return decode[[]notePlace](c, "/notes/places.json") }

// sketches are the maps, with the names that stand on them for orientation.
var sketches = []struct {
	id      string
	view    figure.View
	regions []figure.Region
}{
	{"south", figure.View{West: 3.5, East: 36.5, North: -9, South: -36}, []figure.Region{
		{Name: "angola", Lon: 18.5, Lat: -11.6},
		{Name: "namibia", Lon: 18.8, Lat: -24.7},
		{Name: "zimbabwe", Lon: 30.2, Lat: -17.4},
		{Name: "south-africa", Lon: 23.4, Lat: -30.6},
		{Name: "atlantic", Lon: 9, Lat: -29.5},
	}},
	{"east", figure.View{West: 36, East: 92, North: 33, South: -11}, []figure.Region{
		{Name: "horn", Lon: 44.4, Lat: 7.6},
		{Name: "arabia", Lon: 47, Lat: 21},
		{Name: "india", Lon: 77, Lat: 18},
		{Name: "tamil-nadu", Lon: 85.5, Lat: 10.6},
		{Name: "sea", Lon: 63, Lat: 15},
		{Name: "ocean", Lon: 66, Lat: -4},
	}},
}

// newNotesPlaces is the list of places, with two sketch maps.
func newNotesPlaces(c PageContext) app.UI {
	t := c.Text
	places := placesOf(c)
	var maps []app.UI
	for _, s := range sketches {
		var dots []figure.Place
		for _, p := range places {
			if p.Map == s.id {
				dots = append(dots, figure.Place{
					Name: t.T("map." + p.ID + ".name"), Lon: p.At[0], Lat: p.At[1],
					Side: p.Side, Shift: p.Shift, Other: p.Game == "bosh",
				})
			}
		}
		regions := slices.Clone(s.regions)
		for i := range regions {
			regions[i].Name = t.T("map.region." + regions[i].Name)
		}
		drawing := figure.Drawing{ID: "map-" + s.id, Title: t.T("map." + s.id + ".title"), Desc: t.T("map." + s.id + ".desc")}
		maps = append(maps, figureWith(figure.Map(drawing, s.view, regions, dots), t.T("map.caption", "name", t.T("map."+s.id+".name"))))
	}
	list := func(on string) app.UI {
		var items []app.UI
		for _, p := range places {
			if p.Map == on {
				items = append(items, app.Li().ID(p.ID).Body(
					app.B().Text(t.T("map."+p.ID+".name")),
					app.P().Body(withWords(t.T("map."+p.ID+".text"), langsIn(c))...),
					noteLinks(c, p.Notes),
				))
			}
		}
		return app.Ul().Class("places").Body(items...)
	}
	body := append(pageHead(t, "notes.places.title", "notes.places.lead"), app.Div().Class("figures", "maps").Body(maps...))
	var named []app.UI
	for _, s := range sketches {
		named = append(named, app.H3().Text(t.T("map."+s.id+".name")), list(s.id))
	}
	body = append(body,
		section("named", t.T("map.on"), named...),
		section("unplaced", t.T("map.off"), app.P().Class("notes-text").Text(t.T("map.off.text")), list("")),
		notesWrong(c))
	return app.Div().Class("page").Body(body...)
}
