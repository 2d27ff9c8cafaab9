//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"relaymancala/engine"
)

// After one visit to the home page everything is there without a network: pages, a lesson, and a game
// with the computer.
func TestOfflinePlay(t *testing.T) {
	for name, serve := range map[string]func(*testing.T) *server{"root": serveRoot, "sub-path": serveSub} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			p := openKeeping(t)
			p.visit(s.url("/"))
			p.keptOffline()
			s.stop()

			p.visit(s.url("/"))
			p.click(".hero a.btn-main")
			waitFor(p, "location.pathname + document.readyState", s.base+"/learn/complete")
			p.click("[data-lesson='hus-capture']")
			p.ready(s.base + "/learn/hus-capture/")
			r, rp := readLesson(t, "hus-capture").move(t, 1)
			p.walk(r, rp, p.presses(kb.ArrowRight), p.presses(kb.ArrowLeft))

			p.visit(s.url("/play/"))
			p.choose("#speed", "0")
			g := sit(p, preset(t, "hus"), engine.South)
			g.play(g.pick())
			before := g.play(g.pick())
			p.visit(s.url("/notes/hus/"))
			p.visit(s.url("/notes/"))
			p.visit(s.url("/play/"))
			g.listed(g.shows(&g.rec.Rules, before.board(&g.rec.Rules), "after a reload"))
			g.play(g.pick())
			p.set("#setup-bosh", "#setup-north", "computer-1", "#setup-first", "S")
			g = sit(p, preset(t, "bosh"), engine.South)
			g.play(g.pick())

			for _, address := range []string{"/rules/", "/settings/", "/about/", "/embed/"} {
				p.visit(s.url(address))
				if p.text("main") == "" {
					t.Errorf("%s is empty", address)
				}
			}
		})
	}
}
