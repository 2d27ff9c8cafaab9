//go:build !js

package ui

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
	"relaymancala/web"
)

// english is the catalogue of web/lang/en.json.
func english(t *testing.T) *text.Catalog {
	t.Helper()
	content, err := fs.ReadFile(web.Files, "lang/en.json")
	if err != nil {
		t.Fatal(err)
	}
	catalog, err := text.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return catalog
}

// contentContext is what the generator gives a page.
func contentContext(t *testing.T, p Page) PageContext {
	t.Helper()
	c := PageContext{Page: p, Text: english(t), Files: map[string][]byte{}}
	for _, pattern := range []string{"lessons/*.json", "notes/*.json", "rules/*.json", "puzzles/*.json"} {
		names, err := fs.Glob(web.Files, pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if c.Files["/"+name], err = fs.ReadFile(web.Files, name); err != nil {
				t.Fatal(err)
			}
		}
	}
	return c
}

// contentPages are the pages without a client.
func contentPages(t *testing.T) []Page {
	t.Helper()
	pages, err := SitePages(web.Files)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(pages, func(p Page) bool { return p.Wasm })
}

var (
	shownText  = regexp.MustCompile(`>([^<]+)<|(?:aria-label|data-text|data-saved|data-notsaved|data-gone)="([^"]*)"`)
	likeAKey   = regexp.MustCompile(`^\s*[a-z]+(\.[A-Za-z0-9-]+)+\s*$`)
	inline     = regexp.MustCompile(`<script|<style|\sstyle=|\son[a-z]+=`)
	unfilled   = regexp.MustCompile(`\{[a-zA-Z]+\}`)
	headings   = regexp.MustCompile(`<h([1-6])[ >]`)
	identifier = regexp.MustCompile(`\sid="([^"]*)"`)
	fragment   = regexp.MustCompile(`\shref="#([^"]*)"`)
	named      = regexp.MustCompile(`\saria-(?:labelledby|describedby)="([^"]*)"`)
)

func TestContentPages(t *testing.T) {
	for _, p := range contentPages(t) {
		t.Run(p.Name, func(t *testing.T) {
			html := app.HTMLString(Root(contentContext(t, p)))

			if n := strings.Count(html, "<h1"); n != 1 {
				t.Errorf("%d h1, want one", n)
			}
			level := 0
			for _, m := range headings.FindAllStringSubmatch(html, -1) {
				next := int(m[1][0] - '0')
				if next > level+1 {
					t.Errorf("heading h%d stands under h%d", next, level)
				}
				level = next
			}
			if m := inline.FindString(html); m != "" {
				t.Errorf("inline style or script: %q", m)
			}
			for _, m := range shownText.FindAllStringSubmatch(html, -1) {
				shown := m[1] + m[2]
				if likeAKey.MatchString(shown) {
					t.Errorf("a text is missing: %q", strings.TrimSpace(shown))
				}
				if hole := unfilled.FindString(shown); hole != "" && hole != "{done}" {
					t.Errorf("%s is not filled in: %q", hole, shown)
				}
			}
			ids := map[string]bool{}
			for _, m := range identifier.FindAllStringSubmatch(html, -1) {
				if ids[m[1]] && p.Name != "specimen" { // there the generator numbers them
					t.Errorf("the id %q stands twice", m[1])
				}
				ids[m[1]] = true
			}
			for _, m := range append(fragment.FindAllStringSubmatch(html, -1), named.FindAllStringSubmatch(html, -1)...) {
				if !ids[m[1]] {
					t.Errorf("nothing has the id %q", m[1])
				}
			}
		})
	}
}

// The wording rules that bind every text: names that old books gave to people are never printed.
var banned = regexp.MustCompile(`(?i)\b(hottentots?|berg-?dama(ra)?s?|klip-?kaffers?|kaffirs?|tribes?|tribal|natives?|primitive|namaqua|rhodesian?|khoisan|bushm[ae]n|traditional chess|famine)\b|// ?h[uū]s|\|\||\bII ?[Hh][uū]s`)

func TestWording(t *testing.T) {
	for _, pattern := range []string{"lang/*.json", "notes/*.json", "rules/*.json", "lessons/*.json"} {
		names, err := fs.Glob(web.Files, pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			content, err := fs.ReadFile(web.Files, name)
			if err != nil {
				t.Fatal(err)
			}
			for n, line := range strings.Split(string(content), "\n") {
				for _, m := range banned.FindAllString(line, -1) {
					t.Errorf("%s:%d: %q", name, n+1, m)
				}
			}
		}
	}
}

func TestWithWords(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"called ǁhūs here", "called |<ǁhūs naq>| here"},
		{"ǁhūti, the plural of ǁhūs.", "<ǁhūti >|, the plural of |<ǁhūs naq>|."},
		{"Xǁhūs ǁhūsX", "Xǁhūs ǁhūsX"},
		{"", ""},
	} {
		var parts []string
		for _, ui := range withWords(test.text, map[string]string{"ǁhūs": "naq", "ǁhūti": "", "ǁh": ""}) {
			html := app.HTMLString(ui)
			if m := regexp.MustCompile(`^<i(?: lang="(.*?)")?>(.*)</i>$`).FindStringSubmatch(strings.TrimSpace(html)); m != nil {
				html = "<" + m[2] + " " + m[1] + ">"
			}
			parts = append(parts, html)
		}
		if got := strings.Join(parts, "|"); got != test.want {
			t.Errorf("%q: got %s, want %s", test.text, got, test.want)
		}
	}
}
