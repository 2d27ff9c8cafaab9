//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"relaymancala/app/text"
	"relaymancala/app/ui"
)

// site is what the generator starts from.
type site struct {
	web      fs.FS
	base     string            // path the site is served under: "" or "/a/b"
	origin   string            // "https://example.org", or "" when nobody said
	compiled map[string]string // files of the build: place in the site → file on disk
}

// output is the finished site: address without base → content.
type output map[string][]byte

// language is a language of the site, with its texts.
type language struct {
	ui.Language
	text    *text.Catalog
	file    string              // its texts in the site: "/lang/en.json"
	missing map[string]bool     // paths of the pages it lacks
	wanted  map[string][]string // the texts that these wait for
}

// defaultLanguage stands at the root of the site, without a prefix.
const defaultLanguage = "en"

// build makes the whole site in memory.
func (s *site) build() (output, error) {
	languages, err := s.languages()
	if err != nil {
		return nil, err
	}
	pages, err := ui.SitePages(s.web)
	if err != nil {
		return nil, err
	}
	if err := s.findMissing(pages, languages); err != nil {
		return nil, err
	}
	out, err := s.assets()
	if err != nil {
		return nil, err
	}
	links := linkChecker{}
	for _, lang := range languages {
		for _, page := range pages {
			if lang.missing[page.Path] {
				continue
			}
			html, err := s.page(page, lang, languages, links)
			if err != nil {
				return nil, fmt.Errorf("page %s (%s): %w", page.Path, lang.Code, err)
			}
			out[fileOf(lang.Prefix+page.Path)] = html
		}
	}
	if out["/manifest.webmanifest"], err = s.manifest(languages[0]); err != nil {
		return nil, err
	}
	if err := links.check(out); err != nil {
		return nil, err
	}
	if err := s.serviceWorker(out); err != nil {
		return nil, err
	}
	if s.origin != "" {
		out["/sitemap.xml"] = s.sitemap(pages, languages)
		out["/robots.txt"] = fmt.Appendf(nil, "User-agent: *\nAllow: /\nSitemap: %s%s/sitemap.xml\n", s.origin, s.base)
	}
	out["/_redirects"] = []byte(s.redirectsFile(languages))
	out["/_headers"] = []byte(headersFile(s.base, out))
	return out, nil
}

// redirectsFile is dist/_redirects, for hosts that read it: an address where nothing is gets the page
// of its language that says so. Hosts find /404.html themselves.
func (s *site) redirectsFile(languages []language) string {
	var b strings.Builder
	b.WriteString("# Written by app/site/site.go.\n")
	for _, l := range languages[1:] {
		if !l.missing["/404.html"] {
			fmt.Fprintf(&b, "%s%s/* %s%s/404.html 404\n", s.base, l.Prefix, s.base, l.Prefix)
		}
	}
	return b.String()
}

// languages loads every file of web/lang, the default language first.
func (s *site) languages() ([]language, error) {
	files, err := fs.Glob(s.web, "lang/*.json")
	if err != nil {
		return nil, err
	}
	var languages []language
	for _, file := range files {
		content, err := fs.ReadFile(s.web, file)
		if err != nil {
			return nil, err
		}
		catalog, err := text.Load(content)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		l := language{text: catalog, file: "/" + file, missing: map[string]bool{}, wanted: map[string][]string{}}
		l.Code, l.Name = catalog.Lang(), catalog.T("lang.name")
		if l.Code != defaultLanguage {
			l.Prefix = "/" + l.Code
		}
		languages = append(languages, l)
	}
	sort.SliceStable(languages, func(i, j int) bool { return languages[i].Prefix < languages[j].Prefix })
	if len(languages) == 0 || languages[0].Code != defaultLanguage {
		return nil, fmt.Errorf("web/lang/%s.json is missing", defaultLanguage)
	}
	return languages, nil
}

// fileOf is the file that answers an address: "/play/" is "/play/index.html".
func fileOf(address string) string {
	if strings.HasSuffix(address, "/") {
		return address + "index.html"
	}
	return address
}

// addressOf is the address that a file answers: the opposite of fileOf.
func addressOf(file string) string { return strings.TrimSuffix(file, "index.html") }

// sorted are the files of the site in a fixed order.
func (out output) sorted() []string {
	names := make([]string, 0, len(out))
	for name := range out {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// write replaces the folder dir by the site.
func (out output) write(dir string) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	for _, name := range out.sorted() {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, out[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// manifest describes the site to browsers that install it.
func (s *site) manifest(l language) ([]byte, error) {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose,omitempty"`
	}
	content, err := json.MarshalIndent(struct {
		ID          string `json:"id"`
		Name        string `json:"name"`
		ShortName   string `json:"short_name"`
		Description string `json:"description"`
		Lang        string `json:"lang"`
		Dir         string `json:"dir"`
		StartURL    string `json:"start_url"`
		Scope       string `json:"scope"`
		Display     string `json:"display"`
		Theme       string `json:"theme_color"`
		Background  string `json:"background_color"`
		Icons       []icon `json:"icons"`
	}{
		ID:          s.base + "/",
		Name:        l.text.T("site.name"),
		ShortName:   l.text.T("site.name"),
		Description: l.text.T("page.home.description"),
		Lang:        l.Code,
		Dir:         l.text.Dir(),
		StartURL:    s.base + "/",
		Scope:       s.base + "/",
		Display:     "standalone",
		Theme:       themeLight,
		Background:  themeLight,
		Icons: []icon{
			{s.base + "/icons/icon-192.png", "192x192", "image/png", ""},
			{s.base + "/icons/icon-512.png", "512x512", "image/png", ""},
			{s.base + "/icons/icon-maskable-512.png", "512x512", "image/png", "maskable"},
			{s.base + "/icons/favicon.svg", "any", "image/svg+xml", ""},
		},
	}, "", "  ")
	return append(content, '\n'), err
}

// sitemap lists every page for search engines.
func (s *site) sitemap(pages []ui.Page, languages []language) []byte {
	var b strings.Builder
	b.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n")
	b.WriteString(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	for _, l := range languages {
		for _, p := range pages {
			if indexed(p) && !l.missing[p.Path] {
				fmt.Fprintf(&b, "<url><loc>%s</loc></url>\n", s.origin+s.base+l.Prefix+p.Path)
			}
		}
	}
	b.WriteString("</urlset>\n")
	return []byte(b.String())
}

// indexed says whether search engines should list a page.
func indexed(p ui.Page) bool { return !p.Bare && p.Name != "notfound" && !p.Ours }
