//go:build !js

package ui

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
)

// Pieces that the content pages are made of. These pages run no client, and nothing of them is
// compiled into it.

// rich is a text with its strong parts.
func rich(t *text.Catalog, key string, args ...any) []app.UI {
	return Sentences(t, []session.Saying{{Key: key, Args: args}})
}

// para is a paragraph.
func para(t *text.Catalog, key string, args ...any) app.UI {
	return app.P().Body(rich(t, key, args...)...)
}

// paras are paragraphs of texts without arguments.
func paras(t *text.Catalog, keys ...string) []app.UI {
	out := make([]app.UI, len(keys))
	for i, key := range keys {
		out[i] = para(t, key)
	}
	return out
}

// pageHead is the heading of a page and what it is about.
func pageHead(t *text.Catalog, title, lead string) []app.UI {
	return []app.UI{app.H1().Text(t.T(title)), app.P().Class("lead").Text(t.T(lead))}
}

// section is a part of a page, named by its heading.
func section(id, title string, body ...app.UI) app.UI {
	heading := app.H2().ID(id).Text(title)
	return app.Section().Class("section").Aria("labelledby", id).Body(append([]app.UI{heading}, body...)...)
}

// entry is a line of a table of contents.
type entry struct{ id, title string }

// contents is the table of contents of a page.
func contents(t *text.Catalog, entries []entry) app.UI {
	items := make([]app.UI, len(entries))
	for i, e := range entries {
		items[i] = app.Li().Body(app.A().Href("#" + e.id).Text(e.title))
	}
	return app.Nav().Aria("label", t.T("nav.contents")).Body(app.Ul().Class("toc").Body(items...))
}

// external is a link to another site, or plain text where there is no address.
func external(title, url string) app.UI {
	if url == "" {
		return app.Text(title)
	}
	return app.A().Class("external").Href(url).Rel("noopener").Text(title)
}

// decode reads a data file of the site. The files are part of the program: a bad one ends the build.
func decode[T any](c PageContext, name string) T {
	var v T
	if err := json.Unmarshal(c.Files[name], &v); err != nil {
		panic(fmt.Sprintf("%s: %v", name, err))
	}
	return v
}

// withWords marks the words of other languages in a text. words maps each to the code of its
// language, or to "" where that is not certain.
func withWords(s string, words map[string]string) []app.UI {
	order := slices.SortedFunc(maps.Keys(words), func(a, b string) int { return len(b) - len(a) })
	var out []app.UI
	plain := 0
	letter := false // before i
	for i := 0; i < len(s); {
		found := ""
		for _, w := range order {
			after, _ := utf8.DecodeRuneInString(strings.TrimPrefix(s[i:], w))
			if !letter && strings.HasPrefix(s[i:], w) && !unicode.IsLetter(after) {
				found = w
				break
			}
		}
		if found == "" {
			r, size := utf8.DecodeRuneInString(s[i:])
			letter = unicode.IsLetter(r)
			i += size
			continue
		}
		if plain < i {
			out = append(out, app.Text(s[plain:i]))
		}
		word := app.I().Text(found)
		if lang := words[found]; lang != "" {
			word = word.Lang(lang)
		}
		out = append(out, word)
		i += len(found)
		plain, letter = i, true
	}
	if plain < len(s) {
		out = append(out, app.Text(s[plain:]))
	}
	return out
}
