//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"relaymancala/engine"
)

// phones are the windows of two usual phones.
var phones = [][2]int64{{390, 844}, {360, 740}}

// fits checks that a page is as wide as its window, and nothing hangs out of it.
func (p *page) fits(what string) {
	p.t.Helper()
	if wide := eval[[]string](p, `(() => {
		const out = [];
		const hidden = (el) => { for (; el; el = el.parentElement) if (getComputedStyle(el).overflowX !== "visible") return true; return false; };
		if (document.documentElement.scrollWidth > innerWidth) {
			for (const el of document.querySelectorAll("body *")) {
				const r = el.getBoundingClientRect();
				if (r.right > innerWidth + 1 && r.width > 0 && !hidden(el.parentElement)) out.push(el.localName + "." + el.className);
			}
			out.push("the page is " + document.documentElement.scrollWidth + " wide");
		}
		return out.slice(-4);
	})()`); len(wide) > 0 {
		p.t.Errorf("%s: too wide: %q", what, wide)
	}
}

// A pit can be hit with a finger, and a game can be played with taps alone.
func TestPhoneTable(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		width, height int64
		game          string
		scrolls       bool
	}{
		{390, 844, "#rules=hus&north=friend", false},
		{360, 740, "#rules=hus&north=friend", true},
		{390, 844, "#rules=hus&north=friend&columns=24", true},
		{360, 740, "#rules=hus&north=friend&columns=24", true},
		{360, 740, "#rules=bosh&north=friend", false},
	} {
		t.Run(fmt.Sprintf("%d %s", c.width, c.game), func(t *testing.T) {
			s := serveRoot(t)
			p := open(t)
			p.size(c.width, c.height)
			p.visit(s.url("/play/" + c.game))
			p.waitFor(`!document.querySelector(".notice")`)
			if got := eval[float64](p, `Math.min(...[...document.querySelectorAll(".pit")].flatMap((b) => { const r = b.getBoundingClientRect(); return [r.width, r.height]; }))`); got < 44 {
				t.Errorf("the smallest pit is %.2f pixels", got)
			}
			if got := eval[bool](p, `(() => { const f = document.querySelector(".board-frame"); return f.scrollWidth > f.clientWidth; })()`); got && !c.scrolls {
				t.Error("the board scrolls")
			}
			p.fits("the table")
			// Buttons are as large.
			for _, small := range eval[[]string](p, `[...document.querySelectorAll("main :is(button, select, input, summary)")].filter((b) => b.checkVisibility() && !b.closest("dialog"))
				.map((b) => [b.id || b.className, b.getBoundingClientRect()]).filter(([, r]) => r.width < 44 || r.height < 44).map(([id, r]) => id + " " + r.width + "×" + r.height)`) {
				t.Errorf("too small: %s", small)
			}

			// The pit that a move begins from, tapped twice; the view follows the hand.
			p.choose("#speed", "4")
			table := p.table()
			name := table.Playable[len(table.Playable)-1]
			p.do(chromedp.Tap("#pit-" + name))
			p.waitFor(fmt.Sprintf(`document.querySelector("#pit-%s").classList.contains("is-origin")`, name))
			p.do(chromedp.Tap("#pit-" + name))
			p.waitFor(`document.querySelectorAll(".log-move").length === 1`)
			p.click("#to-start")
			for _, end := range []string{"0", "10000"} { // wherever the board was scrolled to
				eval[bool](p, `document.querySelector(".board-frame").scrollTo({ left: `+end+`, behavior: "instant" }) === undefined`)
				for range 4 {
					p.click("#seed-on")
					p.waitFor(`(() => {
						const hand = document.querySelector(".board .hand")?.closest(".pit") ?? document.querySelector(".pit.is-landing");
						if (!hand) return false;
						const r = hand.getBoundingClientRect();
						return r.left >= -1 && r.right <= innerWidth + 1;
					})()`)
				}
			}
			p.fits("in the middle of a move")
		})
	}
}

// The setup is usable on a phone, and its game begins at the top of the page.
func TestPhoneSetup(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.size(360, 740)
	p.visit(s.url("/play/"))
	p.do(chromedp.Tap("#new-game"))
	p.waitFor(`document.querySelector("#setup").open`)
	p.do(chromedp.Tap("label[for='setup-w12']"))
	p.waitFor(`document.querySelector("#setup-w12").checked`)
	p.fits("the set-up")
	p.do(chromedp.Tap("#setup-start"))
	p.waitFor(`!document.querySelector("#setup").open`)
	r := preset(t, "hus")
	if err := r.Set("columns", "12"); err != nil {
		t.Fatal(err)
	}
	p.shows(&r, positionBoard(&r, engine.NewRecord(r, engine.South).Position()), "a wider board")
	p.waitFor(`(() => { const r = document.querySelector(".board").getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; })()`)
}
