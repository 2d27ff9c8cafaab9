//go:build !js

package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	nethtml "golang.org/x/net/html"

	"relaymancala/app/ui"
)

// A page is made in a language if the language has every text of it: those that stand on the page, and
// those that the client may say there. So no page is half translated. Links to a page that a language
// lacks lead to the English one (ui.PageContext.Link) and are marked with hreflang.

// findMissing finds out which pages each language lacks, and the texts that these wait for.
func (s *site) findMissing(pages []ui.Page, languages []language) error {
	for _, p := range pages {
		if p.Ours {
			for _, l := range languages[1:] {
				l.missing[p.Path] = true
			}
			continue
		}
		needed, err := s.needed(p, languages[0])
		if err != nil {
			return err
		}
		for _, l := range languages[1:] {
			for _, key := range needed {
				if !l.text.Has(key) {
					l.missing[p.Path] = true
					l.wanted[p.Path] = append(l.wanted[p.Path], key)
				}
			}
		}
	}
	return nil
}

// needed are the texts of a page: what it asks for in the default language, which has everything, and
// what the client may say.
func (s *site) needed(p ui.Page, l language) ([]string, error) {
	keys := map[string]bool{}
	recorded := *l.text
	recorded.Asked = func(key string) { keys[key] = true }
	l.text = &recorded
	if _, err := s.page(p, l, []language{l}, linkChecker{}); err != nil {
		return nil, err
	}
	for _, key := range recorded.Keys() {
		if p.Says(key) {
			keys[key] = true
		}
	}
	return slices.Sorted(maps.Keys(keys)), nil
}

// texts reports what each language lacks, for those who translate: the pages that are not made, with
// the texts they wait for, and then every missing text.
func (s *site) texts(w io.Writer) error {
	languages, err := s.languages()
	if err != nil {
		return err
	}
	pages, err := ui.SitePages(s.web)
	if err != nil {
		return err
	}
	if err := s.findMissing(pages, languages); err != nil {
		return err
	}
	pages = slices.DeleteFunc(pages, func(p ui.Page) bool { return p.Ours })
	all := languages[0].text.Keys()
	slices.Sort(all)
	for _, l := range languages[1:] {
		var missing []string
		for _, key := range all {
			if !l.text.Has(key) {
				missing = append(missing, key)
			}
		}
		fmt.Fprintf(w, "%s (%s): %d of %d texts, %d of %d pages\n",
			l.Code, l.Name, len(all)-len(missing), len(all), len(pages)-len(l.wanted), len(pages))
		for _, p := range pages {
			if wanted := l.wanted[p.Path]; len(wanted) > 0 {
				fmt.Fprintf(w, "  %s waits for %d: %s …\n", p.Path, len(wanted), strings.Join(wanted[:min(3, len(wanted))], ", "))
			}
		}
		for _, key := range missing {
			fmt.Fprintf(w, "  missing %s\n", key)
		}
	}
	return nil
}

// markLanguage says of a link to a page in another language which one that is.
func (m *mender) markLanguage(n *nethtml.Node) {
	href, marked := "", false
	for _, a := range n.Attr {
		switch a.Key {
		case "href":
			href = a.Val
		case "hreflang":
			marked = true
		}
	}
	if n.Data != "a" || marked || m.prefix == "" || !strings.HasPrefix(href, "/") || strings.HasPrefix(href, m.prefix+"/") {
		return
	}
	n.Attr = append(n.Attr, nethtml.Attribute{Key: "hreflang", Val: defaultLanguage})
}
