//go:build !js

package e2e

import (
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
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
			p := open(t)
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

// What is tapped, chosen and focused before the client stands is not lost.
func TestEarlyTaps(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	release := p.holdBack("app.wasm")
	p.do(chromedp.Navigate(s.url("/play/")))
	p.click("#count")
	p.click("#count")
	eval[bool](p, `(() => { document.getElementById("pick").focus(); return true })()`)
	p.press("b")
	p.do(chromedp.Focus("#slow"))
	release()
	waitFor(p, "document.documentElement.dataset.client", "ready")
	waitFor(p, "document.getElementById('count').innerText", "n2")
	waitFor(p, "document.activeElement.id", "slow")
	waitFor(p, "document.getElementById('log').innerText", "log pick b")
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
