package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/puzzle"
	"relaymancala/app/text"
	"relaymancala/engine"
)

// Page is one page of the site. The prerenderer writes every page in every language; the client
// takes over those with Wasm set.
type Page struct {
	Name   string                   // names the page to the client; its texts are page.NAME.title and .description
	Path   string                   // root-relative, without language: "/play/"
	Lesson string                   // the lesson's id, on lesson pages
	Note   string                   // the note's id, on the page of a note
	Main   string                   // classes of the main element; empty for "page"
	Wasm   bool                     // the client runs on this page
	Bare   bool                     // neither header nor footer: made to stand in another page
	Ours   bool                     // for those who work on the site: in English only, and linked from nowhere
	Script string                   // a script the page needs besides the usual ones: "/js/settings.js"
	Data   []string                 // files the client reads before it starts: "/lessons/hus-1.json"
	New    func(PageContext) app.UI // what stands in the main element
}

// PageContext is what a page is made from.
type PageContext struct {
	Page   Page
	Text   *text.Catalog
	Base   string            // path the site is served under; empty when prerendering, where the generator adds it
	Prefix string            // path of the language: "" for English, "/xx" for others
	Files  map[string][]byte // the files named by Page.Data, and when prerendering every file of web/

	Missing   map[string]bool // paths of the pages that this language lacks
	Languages []Language      // those that have this page; only when prerendering
}

// Language is one of the site's languages, as the language menu shows it.
type Language struct {
	Code, Name, Prefix string
}

// Link is the address of another page in the same language, Link("/learn/"), Link("/play/#…"), or in
// English where this language lacks it.
func (c PageContext) Link(path string) string {
	if c.lacks(path) {
		return c.Base + path
	}
	return c.Base + c.Prefix + path
}

// lacks says whether a page is there in English only.
func (c PageContext) lacks(path string) bool {
	page, _, _ := strings.Cut(path, "#")
	return c.Missing[page]
}

// Mark says of a link to a page that this language lacks that it leads to English. The generator does
// it for links that stay as they were prerendered.
func (c PageContext) Mark(link app.HTMLElem, path string) app.HTMLElem {
	if c.lacks(path) {
		return link.Attr("hreflang", "en")
	}
	return link
}

// Asset is the address of a file that is the same in every language: Asset("/icons/favicon.svg").
func (c PageContext) Asset(path string) string { return c.Base + path }

// ClientPages are the pages that the client knows how to run. A lesson page stands here once, and in
// the site once a lesson.
func ClientPages() []Page {
	return []Page{
		{Name: "play", Path: "/play/", Main: "play", Wasm: true, Script: "/js/settings.js", New: NewPlay},
		{Name: "explore", Path: "/explore/", Main: "play", Wasm: true, Script: "/js/settings.js", New: NewExplore},
		{Name: "lesson", Path: "/learn/", Wasm: true, Script: "/js/settings.js", New: NewLesson},
		{
			Name: "puzzles", Path: "/puzzles/", Wasm: true, Script: "/js/settings.js", New: NewPuzzles,
			Data: []string{puzzle.File(engine.Hus), puzzle.File(engine.Bosh)},
		},
		{Name: "embed", Path: "/embed/", Main: "embed", Wasm: true, Bare: true, New: NewEmbed},
	}
}

// Root is the one component of a page that go-app mounts: the main element. Header and footer need no
// client and stay as they were prerendered.
func Root(c PageContext) app.Composer {
	class := c.Page.Main
	if class == "" {
		class = "page"
	}
	return &root{class: class, content: c.Page.New(c)}
}

type root struct {
	app.Compo
	class   string
	content app.UI
}

func (r *root) Render() app.UI { return app.Elem("main").ID("main").Class(r.class).Body(r.content) }
