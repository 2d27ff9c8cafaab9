//go:build js && wasm

// Command app is the client: it takes over the prerendered content of the pages that move.
//
// The document says which page it is (data-page, data-path, data-lesson and data-prefix of the html
// element) and web/js/client.js has read the page's language and data before it starts this program,
// so that everything up to the first rendering happens in one go.
package main

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
	"relaymancala/app/ui"
)

func main() {
	context, err := pageContext()
	if err != nil {
		panic(err) // client.js tells the reader
	}
	app.Route(app.Window().URL().Path, func() app.Composer { return ui.Root(context) })
	app.RunWhenOnBrowser()
}

// pageContext gathers what the document and client.js know.
func pageContext() (ui.PageContext, error) {
	relay := app.Window().Get("relay")
	document := app.Window().Get("document").Get("documentElement").Get("dataset")

	catalog, err := text.Load([]byte(relay.Get("text").String()))
	if err != nil {
		return ui.PageContext{}, err
	}
	c := ui.PageContext{
		Text:   catalog,
		Base:   relay.Get("base").String(),
		Prefix: document.Get("prefix").String(),
		Files:  map[string][]byte{},
	}
	for _, p := range ui.ClientPages() {
		if p.Name == document.Get("page").String() {
			c.Page = p
		}
	}
	c.Page.Path = document.Get("path").String()
	if lesson := document.Get("lesson"); lesson.Truthy() {
		c.Page.Lesson = lesson.String()
	}
	if missing := document.Get("missing"); missing.Truthy() {
		c.Missing = map[string]bool{}
		for _, path := range strings.Fields(missing.String()) {
			c.Missing[path] = true
		}
	}
	if files := document.Get("files"); files.Truthy() {
		c.Page.Data = strings.Fields(files.String())
	}
	for _, name := range c.Page.Data {
		c.Files[name] = []byte(relay.Get("files").Get(name).String())
	}
	return c, nil
}
