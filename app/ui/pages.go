package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
)

// Page is one page of the site. The prerenderer writes every page in every language; the client
// takes over those with Wasm set.
type Page struct {
	Name   string                   // names the page to the client; its texts are page.NAME.title and .description
	Path   string                   // root-relative, without language: "/play/"
	Lesson string                   // the lesson's id, on lesson pages
	Main   string                   // classes of the main element; empty for "page"
	Wasm   bool                     // the client runs on this page
	Bare   bool                     // neither header nor footer: made to stand in another page
	Script string                   // a script the page needs besides the usual ones: "/js/settings.js"
	Data   []string                 // files the client reads before it starts: "/lessons/hus-1.json"
	New    func(PageContext) app.UI // what stands in the main element
}

// Title is the text of the page's title element.
func (p Page) Title(t *text.Catalog) string {
	if p.Lesson != "" {
		return t.T("page.lesson.title", "lesson", t.T("lesson."+p.Lesson+".title"))
	}
	return t.T("page." + p.Name + ".title")
}

// Description is what search engines and shared links show of the page.
func (p Page) Description(t *text.Catalog) string {
	if p.Lesson != "" {
		return t.T("lesson." + p.Lesson + ".goal")
	}
	return t.T("page." + p.Name + ".description")
}

// PageContext is what a page is made from.
type PageContext struct {
	Page   Page
	Text   *text.Catalog
	Base   string            // path the site is served under; empty when prerendering, where the generator adds it
	Prefix string            // path of the language: "" for English, "/xx" for others
	Files  map[string][]byte // the files named by Page.Data, and when prerendering every file of web/
}

// Link is the address of another page in the same language: Link("/learn/"), Link("/play/#…").
func (c PageContext) Link(path string) string { return c.Base + c.Prefix + path }

// Asset is the address of a file that is the same in every language: Asset("/icons/favicon.svg").
func (c PageContext) Asset(path string) string { return c.Base + path }

// ClientPages are the pages that the client knows how to run. A lesson page stands here once, and in
// the site once a lesson.
func ClientPages() []Page {
	return []Page{
		{Name: "play", Path: "/play/", Main: "play", Wasm: true, New: NewPlay},
		{Name: "lesson", Path: "/learn/", Wasm: true, New: NewLesson},
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
