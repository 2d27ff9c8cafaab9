//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

func TestZZ(t *testing.T) {
	s := serveRoot(t)
	for range 6 {
		p := open(t)
		p.visit(s.url("/play/"))
		p.press("o")
		waitFor(p, `document.querySelector("#comfort").open`, true)
		p.choose("#comfort-tap", "play")
		p.press(kb.Escape)
		waitFor(p, `document.querySelector("#comfort").open`, false)
		a := eval[string](p, `document.activeElement.outerHTML.slice(0, 120)`)
		eval[bool](p, `(window.keys = [], addEventListener("keydown", (e) => window.keys.push(e.key + " " + e.target.localName + "#" + e.target.id + " " + e.defaultPrevented), true), addEventListener("keydown", (e) => window.keys.push("after " + e.defaultPrevented)), true)`)
		p.press("m")
		t.Log(a, eval[string](p, `new Promise((d) => setTimeout(() => d(JSON.stringify(window.keys) + localStorage.getItem("relay.settings") + document.querySelector(".table > [role=status]").textContent), 1500))`))
	}
}
