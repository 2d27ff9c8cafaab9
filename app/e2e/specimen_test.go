//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Every component in every state, in three widths, light and dark: accessible, and no wider than the
// window. The pictures are for the eye; SHOTS names a folder that keeps them.
func TestSpecimen(t *testing.T) {
	t.Parallel()
	folder := os.Getenv("SHOTS")
	if folder == "" {
		folder = t.TempDir()
	}
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/specimen/"))
	for _, width := range []int64{360, 768, 1280} {
		p.do(chromedp.EmulateViewport(width, 900))
		for _, scheme := range []string{"light", "dark"} {
			what := fmt.Sprintf("specimen-%d-%s", width, scheme)
			p.light(scheme)
			p.fits(what)
			if scheme == "light" {
				p.axe(what)
			} else {
				p.axe(what, colourRules...)
			}
			p.shoot(filepath.Join(folder, what+".png"))
		}
	}
	for _, board := range boards[1:] {
		for _, scheme := range []string{"light", "dark"} {
			what := fmt.Sprintf("specimen-%s-%s", board, scheme)
			p.look(board)
			p.light(scheme)
			p.fits(what)
			p.shoot(filepath.Join(folder, what+".png"))
		}
	}
}

// shoot keeps a picture of the whole page.
func (p *page) shoot(file string) {
	p.t.Helper()
	picture, err := chromedp.Run(p.ctx, chromedp.FullScreenshot(100))
	if err == nil {
		err = os.WriteFile(file, picture, 0o644)
	}
	if err != nil {
		p.t.Error(err)
	}
}

// boards are the looks of the board, the usual one first.
var boards = []string{"wood", "sand", "contrast", "projector"}

func (p *page) look(board string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(document.documentElement.dataset.board = %q) !== ""`, board))
}

// On every board, by day and night, numbers are as clear as text has to be, 4.5:1, and seeds and marks as
// graphics have to, 3:1. Axe cannot see this, since they lie on gradients: each is held against all
// colours that may be below it.
func TestBoardContrast(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.visit(serveRoot(t).url("/specimen/"))
	for _, board := range boards {
		for _, scheme := range []string{"light", "dark"} {
			p.look(board)
			p.light(scheme)
			low := eval[[]string](p, readContrast)
			for _, wrong := range low {
				t.Errorf("%s, %s: %s", board, scheme, wrong)
			}
		}
	}
}

const readContrast = `(() => {
	const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const paint = (...layers) => { // from below
		probe.clearRect(0, 0, 1, 1);
		for (const colour of layers) { probe.fillStyle = colour; probe.fillRect(0, 0, 1, 1); }
		return [...probe.getImageData(0, 0, 1, 1).data].slice(0, 3);
	};
	const light = (rgb) => rgb.map((v) => v / 255).map((v) => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4).reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
	const ratio = (a, b) => { const [x, y] = [light(a), light(b)]; return (Math.max(x, y) + .05) / (Math.min(x, y) + .05); };
	const table = document.querySelector(".specimen .table"), get = (name) => getComputedStyle(table).getPropertyValue(name).trim();
	const wood = [get("--wood-1"), get("--wood-2")], pit = [get("--pit-1"), get("--pit-2")];
	const low = [];
	const hold = (what, least, colour, grounds) => {
		const worst = Math.min(...grounds.map((g) => ratio(paint(...[g, colour].flat()), paint(...[g].flat()))));
		if (worst < least) low.push(what + " " + worst.toFixed(2) + ":1, want " + least);
	};
	for (const [state, selector] of Object.entries({ count: "[id=pit-big-4] .count", empty: "[id=pit-big-empty] .count", playable: "[id=pit-big-playable] .count",
		hand: "[id=pit-big-hand] .hand", gain: "[id=pit-big-taken-first] .gain", trail: "[id=pit-big-sown] .trail", label: "[id=pit-big-name] .label" })) {
		const style = getComputedStyle(document.querySelector(selector));
		hold("text of " + state, 4.5, style.color, [...wood, ...pit].map((g) => [g, style.backgroundColor]));
	}
	const store = getComputedStyle(document.querySelector(".specimen .store-name"));
	hold("text of the store", 4.5, store.color, pit);
	hold("seeds", 3, get("--seed"), pit);
	for (const state of ["preview", "origin", "next", "landing", "right", "wrong", "marked", "facing", "taken"]) {
		const style = getComputedStyle(document.querySelector("[id=pit-big-" + state + "]"), "::before");
		if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) low.push(state + " has no outline");
		hold("outline of " + state, 3, style.outlineColor, wood);
	}
	hold("the tick", 3, get("--ring-right"), pit);
	hold("the cross", 3, get("--ring-wrong"), pit);
	return low;
})()`

// Each state of a pit has a shape of its own on every board: with all colours made one, no two look alike.
func TestBoardShapes(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.visit(serveRoot(t).url("/specimen/"))
	for _, board := range boards {
		p.look(board)
		shapes := map[string]string{}
		for _, state := range strings.Fields("4 closed preview origin next landing taken marked right wrong facing playable") {
			shape := eval[string](p, fmt.Sprintf(`(() => {
				const el = document.getElementById("pit-big-" + %q), of = (part) => getComputedStyle(el, part);
				const ring = of("::before"), over = of("::after"), count = el.querySelector(".count");
				return [ring.outlineStyle, ring.outlineWidth, ring.boxShadow.split("inset").length, ring.backgroundImage.split("gradient").length,
					over.content, over.clipPath, over.borderWidth, over.maskImage.length, over.backgroundImage.length,
					count && getComputedStyle(count).boxShadow.replace(/rgba?\([^)]*\)/g, "").trim()].join(" | ");
			})()`, state))
			if other := shapes[shape]; other != "" {
				t.Errorf("%s: %s looks like %s: %s", board, state, other, shape)
			}
			shapes[shape] = state
		}
	}
}

// pick chooses one of the radio buttons of a setting.
func (p *page) pick(name, value string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(document.querySelector("[name=%s][value=%s]").click(), true)`, name, value))
}

// The look of the board is there before the page is painted, and can be chosen on the page of the
// settings and at the table; so can the labels, and that North's numbers face North.
func TestBoardSettings(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	const board = `document.documentElement.dataset.board ?? "none"`
	p.visit(s.url("/settings/"))
	for _, look := range append(boards[1:], boards[0]) {
		p.pick("board", look)
		waitFor(p, board, look)
	}
	p.pick("board", "sand")
	p.pick("labels", "ring")
	p.pick("face", "north")
	p.visit(s.url("/about/"))
	waitFor(p, board, "sand")

	p.visit(s.url("/play/"))
	waitFor(p, board, "sand")
	waitFor(p, `["a1", "h1", "h2", "a2", "h4", "a4", "a3", "h3"].map((pit) => document.querySelector("#pit-" + pit + " .label")?.textContent).join(" ")`, "1 8 9 16 1 8 9 16")
	// A pit is turned as a whole, and nothing leaves its square.
	if got := eval[string](p, `["a4", "a3", "a2"].map((pit) => getComputedStyle(document.getElementById("pit-" + pit)).rotate).join(" ")`); got != "180deg 180deg none" {
		t.Errorf("pits are turned by %s", got)
	}
	if got := eval[float64](p, `(() => { const pit = document.querySelector("#pit-a4"), middle = (el) => { const r = el.getBoundingClientRect(); return r.left + r.width / 2; };
		return Math.abs(middle(pit) - middle(pit.querySelector(".count"))); })()`); got > 1 {
		t.Errorf("a number lies %.1f pixels beside the middle of its pit", got)
	}
	p.press("o")
	waitFor(p, `["board", "labels", "face"].map((name) => document.getElementById("comfort-" + name).value).join(" ")`, "sand ring north")
	p.choose("#comfort-board", "projector")
	waitFor(p, board, "projector")
	p.choose("#comfort-face", "south")
	waitFor(p, `document.querySelectorAll(".table.faces-north").length`, 0)
	p.choose("#comfort-labels", "none")
	waitFor(p, `document.querySelectorAll(".pit .label").length`, 0)

	// What the table itself saves keeps them.
	eval[bool](p, `(document.getElementById("comfort").close(), true)`)
	p.choose(".transport #speed", "2")
	p.visit(s.url("/about/"))
	waitFor(p, board, "projector")
}

// Bosh's ring numbers are places in the row of a side, counted in the direction of play.
func TestBoshRingNumbers(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/about/"))
	eval[bool](p, `localStorage.setItem("relay.settings", '{"labels": "ring", "face": "north"}') ?? true`)
	p.visit(s.url("/play/#rules=bosh&north=friend"))
	waitFor(p, `[...document.querySelectorAll(".pit .label")].map((l) => l.textContent).join("")`, "5432112345")
}
