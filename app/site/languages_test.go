//go:build !js

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	nethtml "golang.org/x/net/html"

	"relaymancala/app/lesson"
	"relaymancala/app/text"
	"relaymancala/app/text/pseudo"
	"relaymancala/app/ui"
	"relaymancala/engine"
	"relaymancala/web"
)

// A language that is not complete has at least these pages, and the first three lessons of each game.
var first = []string{"/", "/learn/", "/play/", "/settings/", "/404.html"}

func TestEveryLanguageHasPages(t *testing.T) {
	s := &site{web: web.Files}
	languages, err := s.languages()
	if err != nil {
		t.Fatal(err)
	}
	pages, err := ui.SitePages(s.web)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.findMissing(pages, languages); err != nil {
		t.Fatal(err)
	}
	scope := slices.Clone(first)
	for _, g := range []engine.Game{engine.Hus, engine.Bosh} {
		for _, id := range lesson.Course(g)[:3] {
			scope = append(scope, "/learn/"+id+"/")
		}
	}
	for _, l := range languages[1:] {
		for _, p := range pages {
			if p.Ours {
				continue
			}
			if (l.text.Complete() || slices.Contains(scope, p.Path)) && l.missing[p.Path] {
				t.Errorf("%s has no %s: texts are missing, %v", l.Code, p.Path, l.wanted[p.Path])
			}
		}
	}
}

// The client asks for no text that its page does not count on, see ui.Page.Says. The check goes by the
// first part of the keys in the source.
func TestClientTexts(t *testing.T) {
	english, err := text.Load(read(t, "lang/en.json"))
	if err != nil {
		t.Fatal(err)
	}
	groups := map[string]bool{}
	for _, key := range english.Keys() {
		group, _, _ := strings.Cut(key, ".")
		groups[group] = true
	}
	said := func(group string) bool {
		return slices.ContainsFunc(ui.ClientPages(), func(p ui.Page) bool { return p.Says(group + ".x") })
	}
	literal := regexp.MustCompile(`"([a-z]+)\.[a-zA-Z][a-zA-Z0-9.-]*"`)
	for _, folder := range []string{"ui", "session", "lesson", "puzzle"} {
		files, err := filepath.Glob("../" + folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			source := string(readFile(t, file))
			if strings.HasPrefix(source, "//go:build !js") || strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, found := range literal.FindAllStringSubmatch(source, -1) {
				if groups[found[1]] && !said(found[1]) {
					t.Errorf("%s asks for %s: no client page says so (ui/pagetexts.go)", file, found[0])
				}
			}
		}
	}
}

// The links of a page lead to pages in its own language, or else are marked: none to a page that is not
// there (build checks that), and none to English without a mark.
func TestLinksToOtherLanguages(t *testing.T) {
	out := builtSite(t, "/sub", "https://example.org")
	for _, name := range out.sorted() {
		_, lang, isOther := strings.Cut(name, "/")
		lang, _, isPage := strings.Cut(lang, "/")
		if _, known := out["/lang/"+lang+".json"]; !isOther || !isPage || !known || !strings.HasSuffix(name, ".html") {
			continue
		}
		root := parse(t, out[name])
		if got := attr(root.FirstChild.NextSibling, "lang"); got != lang {
			t.Errorf("%s is in %q", name, got)
		}
		for n := range root.Descendants() {
			href := attr(n, "href")
			if n.Data != "a" || !strings.HasPrefix(href, "/") {
				continue
			}
			if own := strings.HasPrefix(href, "/sub/"+lang+"/"); !own && attr(n, "hreflang") == "" {
				t.Errorf("%s: the link to %s says nothing of its language", name, href)
			}
		}
	}
}

// A page names its other languages, those that have it, and English for all the rest.
func TestAlternates(t *testing.T) {
	out := builtSite(t, "/sub", "https://example.org")
	for _, name := range out.sorted() {
		if !strings.HasSuffix(name, ".html") {
			continue
		}
		for n := range parse(t, out[name]).Descendants() {
			if attr(n, "rel") != "alternate" {
				continue
			}
			address := strings.TrimPrefix(attr(n, "href"), "https://example.org/sub")
			page := string(out[fileOf(address)])
			lang := attr(n, "hreflang")
			if lang == "x-default" {
				lang = "en"
			}
			if !strings.Contains(page, fmt.Sprintf(`<html lang="%s"`, lang)) || !strings.Contains(page, `href="https://example.org/sub`+addressOf(name)+`"`) {
				t.Errorf("%s and %s do not name each other", name, address)
			}
		}
	}
}

// asciiWord is a word that no text of the pseudo-language has.
var asciiWord = regexp.MustCompile(`[A-Za-z]{3,}`)

// Every sentence on every page comes from the catalogue. In the pseudo-language all that does has
// accents.
func TestNoHardCodedText(t *testing.T) {
	files := fstest.MapFS{}
	err := fs.WalkDir(web.Files, ".", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files[file] = &fstest.MapFile{Data: read(t, file)}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	catalog, err := pseudo.Catalog(read(t, "lang/en.json"))
	if err != nil {
		t.Fatal(err)
	}
	files["lang/"+pseudo.Code+".json"] = &fstest.MapFile{Data: catalog}
	out := build(t, files, "", "")

	var words []struct{ Word string }
	if err := json.Unmarshal(read(t, "notes/words.json"), &words); err != nil {
		t.Fatal(err)
	}
	var recorded []string // these are not translated
	for _, w := range words {
		recorded = append(recorded, asciiWord.FindAllString(w.Word, -1)...)
	}
	pages := 0
	seen := map[string]bool{}
	for _, name := range out.sorted() {
		if !strings.HasPrefix(name, "/"+pseudo.Code+"/") {
			continue
		}
		pages++
		report := func(where, s string) {
			for _, w := range asciiWord.FindAllString(s, -1) {
				if !slices.Contains(recorded, w) && !seen[where+w] {
					seen[where+w] = true
					t.Errorf("%s: %s shows %q, which is not from the catalogue", name, where, s)
				}
			}
		}
		var walk func(n *nethtml.Node)
		walk = func(n *nethtml.Node) {
			if n.Type == nethtml.ElementNode {
				if n.Data == "script" || n.Data == "style" || attr(n, "lang") != "" && n.Data != "html" || quoted(n) {
					return
				}
				for _, a := range n.Attr {
					switch a.Key {
					case "aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-description":
						report(a.Key, a.Val)
					}
				}
			}
			if n.Type == nethtml.TextNode {
				report("<"+n.Parent.Data+">", n.Data)
			}
			for child := range n.ChildNodes() {
				walk(child)
			}
		}
		walk(parse(t, out[name]))
	}
	if pages < 100 {
		t.Errorf("only %d pages were looked at", pages)
	}
}

// quoted says whether an element shows a title of some other work, a recorded word, or a notation:
// they are the same in every language.
func quoted(n *nethtml.Node) bool {
	return n.Data == "code" || n.Data == "kbd" || n.Data == "textarea" || n.Data == "i" || n.Data == "cite" ||
		slices.Contains(strings.Fields(attr(n, "class")), "external")
}

func attr(n *nethtml.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

func parse(t *testing.T, page []byte) *nethtml.Node {
	t.Helper()
	root, err := nethtml.ParseWithOptions(bytes.NewReader(page), nethtml.ParseOptionEnableScripting(false)) // reads noscript
	if err != nil {
		t.Fatal(err)
	}
	return root
}

func readFile(t *testing.T, file string) []byte {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// read reads a file of the web folder.
func read(t *testing.T, file string) []byte {
	t.Helper()
	content, err := fs.ReadFile(web.Files, file)
	if err != nil {
		t.Fatal(err)
	}
	return content
}
