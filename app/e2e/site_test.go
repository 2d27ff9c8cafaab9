//go:build !js

package e2e

import (
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestContentPageRunsNoClient(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/"))
	if p.requested(".wasm") || p.requested("wasm_exec.js") {
		t.Errorf("a content page loads the client: %v", p.requests)
	}
}

func TestClientTakesOver(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	if got := eval[int](p, `document.querySelectorAll("#app > main").length`); got != 1 {
		t.Errorf("%d main elements after the takeover, want 1", got)
	}
	if got := eval[string](p, `document.body.localName + document.body.firstElementChild.id`); got != "bodyapp" {
		t.Errorf("body is %s: client.js left its disguise on", got)
	}
}

// Links are ordinary navigation also where the client runs.
func TestLinksNavigate(t *testing.T) {
	s := serveSub(t)
	p := open(t)
	p.visit(s.url("/play/"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	p.click(".site-nav a[href$='/rules/']")
	waitFor(p, "location.pathname + document.readyState", subPath+"/rules/complete")
}

func TestOfflineAfterOneVisit(t *testing.T) {
	for name, serve := range map[string]func(*testing.T) *server{"root": serveRoot, "sub-path": serveSub} {
		t.Run(name, func(t *testing.T) {
			s := serve(t)
			p := openKeeping(t)
			p.visit(s.url("/"))
			p.keptOffline()
			s.stop()

			p.visit(s.url("/rules/"))
			p.visit(s.url("/play/?from=home#x"))
			waitFor(p, "document.documentElement.dataset.client", "ready")
			p.visit(s.url("/learn")) // without its slash
			waitFor(p, "location.pathname", s.base+"/learn/")
			p.visit(s.url("/nowhere/"))
			waitFor(p, "document.documentElement.dataset.page", "notfound")
			p.forgive() // the browser's own note that /nowhere/ is missing
		})
	}
}

// What is tapped before the client stands is not lost: here the preview of a move.
func TestEarlyTap(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	p.phone()
	release := p.holdBack("app.wasm")
	p.do(chromedp.Navigate(s.url("/play/")))
	p.tap(".pit.is-playable")
	release()
	p.waitFor(`!!document.querySelector(".pit.is-preview")`)
}

// Nor is the focus.
func TestEarlyFocus(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	release := p.holdBack("app.wasm")
	p.do(chromedp.Navigate(s.url("/play/")), chromedp.Focus("#new-game"))
	release()
	waitFor(p, "document.documentElement.dataset.client", "ready")
	waitFor(p, "document.activeElement.id", "new-game")
}

// Where the client cannot start, the page says so and stays readable.
func TestClientCannotStart(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	p.do(chromedp.Navigate("about:blank"))
	if _, err := chromedp.Call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: "delete window.WebAssembly"}); err != nil {
		t.Fatal(err)
	}
	p.visit(s.url("/play/"))
	waitFor(p, "document.documentElement.dataset.client", "failed")
	p.waitFor(`!!document.querySelector("main [role=alert] button")`)
	p.forgive()
}

// The first key leads past the header.
func TestSkipLink(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/rules/"))
	p.press(kb.Tab)
	waitFor(p, "document.activeElement.className", "skip")
	p.press(kb.Enter)
	waitFor(p, "location.hash", "#main")
}

// Every page is quiet in the console, has one heading of the first rank, is as wide as a phone, and is
// accessible. One test does all of it, because to load a page is most of the work.
func TestEveryPage(t *testing.T) {
	t.Parallel()
	s := serveSub(t)
	p := open(t)
	seen := map[string]bool{}
	for _, address := range pages(t) {
		missing := path.Base(address) == "404.html"
		if missing {
			address = "/nowhere/"
		}
		p.size(phones[0][0], phones[0][1])
		p.visit(s.url(address))
		if missing {
			p.forgive() // the browser's note that there is no such page
		}
		if got := eval[int](p, `document.querySelectorAll("h1").length`); got != 1 {
			t.Errorf("%s has %d h1", address, got)
		}
		p.fits(address)
		p.size(phones[1][0], phones[1][1])
		p.fits(address + " on a narrower phone")
		p.do(chromedp.EmulateViewport(1280, 800))
		if folder := path.Dir(strings.TrimSuffix(address, "/")); folder != "/" && seen[folder] {
			p.axe(address) // its colours are those of the first page of its kind
		} else {
			seen[folder] = true
			p.both(address)
		}
		for _, message := range p.forgive() {
			t.Errorf("%s: %s", address, message)
		}
	}
}

// pages are the addresses of all pages in English. The other languages are in lang_test.go.
func pages(t *testing.T) []string {
	t.Helper()
	return pagesIn(t, os.Getenv("E2E_DIST"), "")
}

// pagesIn are the addresses of all pages of a site in a language: "es", or "" for English.
func pagesIn(t *testing.T, dist, lang string) []string {
	t.Helper()
	var pages []string
	err := fs.WalkDir(os.DirFS(dist), path.Join(".", lang), func(file string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && file != lang {
			if _, err := os.Stat(path.Join(dist, "lang", file+".json")); err == nil {
				return fs.SkipDir
			}
		}
		if path.Ext(file) == ".html" {
			pages = append(pages, "/"+strings.TrimSuffix(file, "index.html"))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// The theme is there before the page is painted: the reader's choice, or else that of the system.
func TestTheme(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	ground := func() string { return eval[string](p, "getComputedStyle(document.body).backgroundColor") }
	p.visit(s.url("/about/"))
	light := ground()
	p.prefer("prefers-color-scheme", "dark")
	p.visit(s.url("/about/"))
	dark := ground()
	if light == dark {
		t.Errorf("light and dark have the same ground %s", light)
	}
	eval[bool](p, `localStorage.setItem("relay.settings", '{"theme": "light"}') ?? true`)
	p.visit(s.url("/about/"))
	if got := ground(); got != light {
		t.Errorf("ground %s, want the chosen light one %s", got, light)
	}
}
