//go:build !js

package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
	"relaymancala/app/ui"
)

// Colours of the browser's own surfaces, the same as the page's background in web/css.
const (
	themeLight = "#f3eadb"
	themeDark  = "#17130f"
)

// preloadedFonts are the fonts that every page shows above the fold.
var preloadedFonts = []string{"/fonts/relay-text.woff2", "/fonts/relay-display.woff2"}

//go:embed document.html
var documentSource string

var documentTemplate = template.Must(template.New("document").Parse(documentSource))

// document is what document.html shows.
type document struct {
	Page                          ui.Page
	text                          *text.Catalog
	Lang, Dir, Base, Prefix       string
	Missing                       string // paths of the pages that the language lacks
	Title, Description            string
	SiteName                      string
	Policy                        string
	Indexed                       bool
	Canonical, Image              string // empty when the origin is not known
	Alternates                    []alternate
	ThemeLight, ThemeDark         string
	Fonts, Preloads               []string
	TextFile, Files               string // what client.js fetches
	Skip, Header, Content, Footer template.HTML
}

// alternate is the same page in some language.
type alternate struct{ Lang, Address string }

// T is the text of a key, for the template.
func (d document) T(key string) string { return d.text.T(key) }

// page makes the complete document of a page.
func (s *site) page(p ui.Page, l language, all []language, links linkChecker) ([]byte, error) {
	c := ui.PageContext{Page: p, Text: l.text, Prefix: l.Prefix, Missing: l.missing}
	var with []language // those that have the page
	for _, other := range all {
		if !other.missing[p.Path] {
			with = append(with, other)
			c.Languages = append(c.Languages, other.Language)
		}
	}
	var err error
	if c.Files, err = s.files(); err != nil {
		return nil, err
	}
	d := document{
		Page: p, text: l.text,
		Lang: l.Code, Dir: l.text.Dir(), Base: s.base, Prefix: l.Prefix,
		Missing: strings.Join(slices.Sorted(maps.Keys(l.missing)), " "),
		Title:   p.Title(l.text), Description: p.Description(l.text), SiteName: l.text.T("site.name"),
		Policy:     metaPolicy,
		Indexed:    indexed(p),
		ThemeLight: themeLight, ThemeDark: themeDark,
		Fonts:    preloadedFonts,
		Preloads: append([]string{l.file}, p.Data...),
		TextFile: l.file, Files: strings.Join(p.Data, " "),
	}
	if s.origin != "" { // search engines take whole addresses only
		address := func(prefix string) string { return s.origin + s.base + prefix + p.Path }
		d.Canonical = address(l.Prefix)
		d.Image = s.origin + s.base + "/icons/og.png"
		for _, other := range with {
			d.Alternates = append(d.Alternates, alternate{other.Code, address(other.Prefix)})
		}
		d.Alternates = append(d.Alternates, alternate{"x-default", address(all[0].Prefix)})
	}

	m := mender{base: s.base, text: l.text, ids: map[string]bool{"app": true}, prefix: l.Prefix, many: p.Ours}
	d.Skip = m.render(ui.Skip(c))
	d.Header = m.render(ui.Header(c))
	content := ui.Root(c)
	if err := app.NewTestEngine().Load(content); err != nil { // runs the components' OnInit
		return nil, err
	}
	d.Content = m.render(content)
	d.Footer = m.render(ui.Footer(c))
	if p.Wasm && !p.Bare {
		d.Footer += m.render(ui.Comfort(c))
	}
	if m.err == nil && (m.isKey(d.Title) || m.isKey(d.Description)) {
		m.err = fmt.Errorf("no text for %s or %s", d.Title, d.Description)
	}
	if m.err != nil {
		return nil, m.err
	}
	var b bytes.Buffer
	if err := documentTemplate.Execute(&b, d); err != nil {
		return nil, err
	}
	return b.Bytes(), links.collect(s.base, l.Prefix+p.Path, b.Bytes())
}

// files are the data files a page may read when it is prerendered.
func (s *site) files() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, pattern := range []string{"lessons/*.json", "notes/*.json", "rules/*.json", "puzzles/*.json"} {
		names, err := fs.Glob(s.web, pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if files["/"+name], err = fs.ReadFile(s.web, name); err != nil {
				return nil, err
			}
		}
	}
	return files, nil
}

// render turns a component into mended HTML; the first error stays in m.err.
func (m *mender) render(component app.UI) template.HTML {
	if m.err != nil {
		return ""
	}
	var html string
	html, m.err = m.mend(app.HTMLString(component))
	return template.HTML(html)
}
