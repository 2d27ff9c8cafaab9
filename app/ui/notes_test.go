//go:build !js

package ui

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/web"
)

func TestNotes(t *testing.T) {
	c := contentContext(t, Page{})
	seen := map[string]bool{}
	for game, least := range map[string]int{"hus": 23, "bosh": 17} {
		notes := notesOf(c, game)
		if len(notes) < least {
			t.Errorf("%s: %d notes, want %d or more", game, len(notes), least)
		}
		unknowns := 0
		for _, n := range notes {
			if seen[n.ID] {
				t.Errorf("note %s stands twice", n.ID)
			}
			seen[n.ID] = true
			for _, key := range []string{"note." + n.ID + ".title", "note." + n.ID + ".text", "sure." + n.Sure + ".name", "notes.group." + n.Group} {
				if !c.Text.Has(key) {
					t.Errorf("note %s: no text %s", n.ID, key)
				}
			}
			if len(n.Sources) == 0 && n.Sure != "ours" {
				t.Errorf("note %s has no source, and is not ours", n.ID)
			}
			for _, s := range n.Sources {
				if s.Title == "" || s.URL != "" && !strings.HasPrefix(s.URL, "http") {
					t.Errorf("note %s: source %+v", n.ID, s)
				}
			}
			for word := range n.Words {
				if !strings.Contains(c.Text.T("note."+n.ID+".text"), word) {
					t.Errorf("note %s: %q is not in the text", n.ID, word)
				}
			}
			if n.Group == unknown {
				unknowns++
			}
		}
		if unknowns != 1 || notes[0].Group != unknown {
			t.Errorf("%s: %d notes say what is not known, want one, and first", game, unknowns)
		}
	}
	for _, key := range c.Text.Keys() {
		id, isTitle := strings.CutSuffix(strings.TrimPrefix(key, "note."), ".title")
		if strings.HasPrefix(key, "note.") && isTitle && !seen[id] {
			t.Errorf("note %s has texts and stands in no list", id)
		}
	}
}

// Every note has two pages, one with the site around it and one for frames, at addresses of its own.
func TestNotePages(t *testing.T) {
	pages, err := SitePages(web.Files)
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]Page{}
	for _, p := range pages {
		if _, twice := at[p.Path]; twice {
			t.Errorf("two pages at %s", p.Path)
		}
		at[p.Path] = p
	}
	slug := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	c := contentContext(t, Page{})
	for _, game := range noteGames {
		for _, n := range notesOf(c, game) {
			if !slug.MatchString(n.Slug) {
				t.Errorf("note %s: slug %q", n.ID, n.Slug)
			}
			page, alone := at[n.path()], at[n.path()+"embed/"]
			if page.Note != n.ID || page.Bare || alone.Note != n.ID || !alone.Bare {
				t.Errorf("note %s: its pages are %+v and %+v", n.ID, page, alone)
				continue
			}
			title, description := page.Title(c.Text), page.Description(c.Text)
			if !strings.Contains(title, n.title(c.Text)) {
				t.Errorf("note %s: title %q", n.ID, title)
			}
			if l := utf8.RuneCountInString(description); l < 40 || l > 200 {
				t.Errorf("note %s: the description has %d letters: %q", n.ID, l, description)
			}
			for _, p := range []Page{page, alone} {
				html := app.HTMLString(Root(contentContext(t, p)))
				for _, s := range n.Sources {
					if s.URL != "" && !strings.Contains(html, `href="`+s.URL+`"`) {
						t.Errorf("%s lacks the source %s", p.Path, s.URL)
					}
				}
				if sure := c.Text.T("sure." + n.Sure + ".name"); !strings.Contains(html, sure) {
					t.Errorf("%s does not say how sure it is", p.Path)
				}
			}
			game := app.HTMLString(Root(contentContext(t, at["/notes/"+game+"/"])))
			if !strings.Contains(game, `href="`+n.path()+`"`) || n.Group != unknown && !strings.Contains(game, `id="`+n.ID+`"`) {
				t.Errorf("the notes of the game do not lead to %s", n.ID)
			}
		}
	}
}

func TestFirstSentences(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"L. Schultze saw it. He wrote. And more of it here.", "L. Schultze saw it. He wrote."},
		{"A first sentence that is longer than allowed. B.", "A first sentence that is longer than allowed."},
		{"One. Two.", "One. Two."},
		{"Only one", "Only one"},
	} {
		if got := firstSentences(test.text, 30); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

// Every picture has its texts, a title and a description, and no colour of its own.
func TestNoteFigures(t *testing.T) {
	c := contentContext(t, Page{})
	used := []string{"boards", "ring-hus", "ring-bosh", "letters"} // on the overview and the list of words
	for _, game := range noteGames {
		for _, n := range notesOf(c, game) {
			used = append(used, n.Figure)
		}
	}
	for name := range noteFigures {
		if !slices.Contains(used, name) {
			t.Errorf("the picture %s is nowhere", name)
		}
		key := "notes.figure." + name + "."
		for _, part := range append([]string{"title", "desc", "caption"}, noteFigures[name].words...) {
			if !c.Text.Has(key + part) {
				t.Errorf("no text %s%s", key, part)
			}
		}
		checkDrawings(t, name, app.HTMLString(noteFigure(c, name)), 1)
	}
}

var (
	svgElement = regexp.MustCompile(`(?s)<svg.*?</svg>`)
	svgTitle   = regexp.MustCompile(`<title[^>]*id="[^"]+"[^>]*>[^<]{5,}</title>`)
	svgDesc    = regexp.MustCompile(`<desc[^>]*id="[^"]+"[^>]*>[^<]{30,}</desc>`)
	svgColour  = regexp.MustCompile(`\s(fill|stroke|style)=`)
)

func checkDrawings(t *testing.T, name, html string, want int) {
	t.Helper()
	found := svgElement.FindAllString(html, -1)
	if len(found) != want {
		t.Errorf("%s: %d drawings, want %d", name, len(found), want)
	}
	for _, d := range found {
		if !svgTitle.MatchString(d) || !svgDesc.MatchString(d) || !strings.Contains(d, `role="img"`) {
			t.Errorf("%s: a drawing has no title, description or role", name)
		}
		if m := svgColour.FindString(d); m != "" {
			t.Errorf("%s: a drawing has a colour of its own: %s", name, m)
		}
		if strings.Contains(d, "NaN") || strings.Contains(d, "Inf") {
			t.Errorf("%s: a coordinate is no number", name)
		}
	}
}
