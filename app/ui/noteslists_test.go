//go:build !js

package ui

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/web"
)

// noteIDs are the ids of all notes.
func noteIDs(c PageContext) []string {
	var ids []string
	for _, game := range noteGames {
		for _, n := range notesOf(c, game) {
			ids = append(ids, n.ID)
		}
	}
	return ids
}

func checkEntry(t *testing.T, c PageContext, kind, id string, notes []string, keys ...string) {
	t.Helper()
	if len(notes) == 0 {
		t.Errorf("%s %s rests on no note", kind, id)
	}
	for _, n := range notes {
		if !slices.Contains(noteIDs(c), n) {
			t.Errorf("%s %s: no note %s", kind, id, n)
		}
	}
	for _, key := range keys {
		if !c.Text.Has(key) {
			t.Errorf("%s %s: no text %s", kind, id, key)
		}
	}
}

func TestWords(t *testing.T) {
	c := contentContext(t, Page{Name: "notes-words", Path: "/notes/words/", New: newNotesWords})
	// A language is marked only where a source says it.
	certain := map[string]string{"khoekhoegowab": "naq", "otjiherero": "hz", "rukwangali": "kwn", "tamil": "ta-Latn"}
	for _, w := range wordsOf(c) {
		checkEntry(t, c, "word", w.ID, w.Notes, "glossary."+w.ID, "glossary.language."+w.Language, "glossary.by."+w.By,
			"glossary.group."+w.Group, "sure."+w.Sure+".name")
		if w.Lang != certain[w.Language] {
			t.Errorf("%s: language %q is marked %q", w.Word, w.Language, w.Lang)
		}
		if w.sourceTitle(c) == "" {
			t.Errorf("%s: the source has no title", w.Word)
		}
		// No word is listed that its notes do not have.
		var all strings.Builder
		for _, id := range w.Notes {
			all.WriteString(c.Text.T("note." + id + ".text"))
		}
		if !strings.Contains(strings.ToLower(all.String()), strings.ToLower(w.Word)) {
			t.Errorf("%s stands in none of its notes", w.Word)
		}
	}
	html := app.HTMLString(Root(c))
	if !strings.Contains(html, c.Text.T("glossary.check")) {
		t.Error("the page does not ask speakers to check the words")
	}
	checkDrawings(t, "words", html, 1)
}

// A click is written with its letter: in no text do bars, slashes, l or an exclamation mark stand for it.
func TestClickLetters(t *testing.T) {
	c := contentContext(t, Page{})
	for _, w := range wordsOf(c) {
		if strings.ContainsAny(w.Word, "|/!‖#=") {
			t.Errorf("%q has a sign in place of a letter", w.Word)
		}
	}
	content, err := fs.ReadFile(web.Files, "lang/en.json")
	if err != nil {
		t.Fatal(err)
	}
	if m := regexp.MustCompile(`(\||‖|//|!|=|≠)(Hus|hūs|hūti|am\b|Nūkhoen|om\b)|[^ǁ]hū(s|ti)`).FindAllString(string(content), -1); m != nil {
		t.Errorf("clicks written with other signs: %q", m)
	}
}

func TestTimeline(t *testing.T) {
	c := contentContext(t, Page{Name: "notes-time", Path: "/notes/time/", New: newNotesTime})
	previous := 0
	for _, r := range recordsOf(c) {
		key := "timeline." + r.ID
		checkEntry(t, c, "record", r.ID, []string{r.Note}, key+".when", key+".label", key+".text")
		if r.Year < previous || r.To != 0 && r.To <= r.Year || r.Year > lastYear {
			t.Errorf("record %s: %d–%d after %d", r.ID, r.Year, r.To, previous)
		}
		previous = r.Year
	}
	html := app.HTMLString(Root(c))
	checkDrawings(t, "time", html, 1)
	for _, want := range []string{"genocide", "South African rule"} { // under what rule a record was made
		if !strings.Contains(html, want) {
			t.Errorf("the time line does not say %q", want)
		}
	}
}

func TestPlaces(t *testing.T) {
	c := contentContext(t, Page{Name: "notes-places", Path: "/notes/places/", New: newNotesPlaces})
	html := app.HTMLString(Root(c))
	for _, p := range placesOf(c) {
		checkEntry(t, c, "place", p.ID, p.Notes, "map."+p.ID+".name", "map."+p.ID+".text")
		if !strings.Contains(html, `id="`+p.ID+`"`) {
			t.Errorf("place %s is not in the list", p.ID)
		}
		if p.Map == "" {
			continue
		}
		inside := false
		for _, s := range sketches {
			v := s.view
			inside = inside || s.id == p.Map && v.West < p.At[0] && p.At[0] < v.East && v.South < p.At[1] && p.At[1] < v.North
		}
		if !inside {
			t.Errorf("place %s is not on the sketch %q", p.ID, p.Map)
		}
		// No clan and no people is put on a map: neither what is known of Darod Somalis, nor of any other.
		if slices.ContainsFunc(p.Notes, func(id string) bool { return slices.Contains([]string{"B1", "B2", "B5", "B8", "B15"}, id) }) {
			t.Errorf("place %s puts a record among Somalis on a map", p.ID)
		}
	}
	checkDrawings(t, "places", html, len(sketches))
}

// No list has texts that it does not show.
func TestNoEntryIsLeftOver(t *testing.T) {
	c := contentContext(t, Page{})
	var shown strings.Builder
	for _, p := range []Page{
		{Name: "notes-words", New: newNotesWords}, {Name: "notes-time", New: newNotesTime}, {Name: "notes-places", New: newNotesPlaces},
	} {
		shown.WriteString(plainText(app.HTMLString(Root(contentContext(t, p)))))
	}
	used := whiteSpace.ReplaceAllString(shown.String(), "")
	for _, key := range c.Text.Keys() {
		prefix, _, _ := strings.Cut(key, ".")
		if slices.Contains([]string{"glossary", "timeline", "map"}, prefix) && key != "map.caption" &&
			!strings.Contains(used, whiteSpace.ReplaceAllString(plainText(c.Text.T(key)), "")) {
			t.Errorf("%s is nowhere shown", key)
		}
	}
}

var (
	htmlTags   = regexp.MustCompile(`<[^>]*>`)
	whiteSpace = regexp.MustCompile(`\s+`)
)

func plainText(html string) string { return htmlTags.ReplaceAllString(html, "") }
