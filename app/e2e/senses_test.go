//go:build !js

package e2e

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
)

// What a screen reader is given of the board: a labelled grid of rows and cells, each cell named by
// its pit, its seeds, its place and what it faces, and one stop for the tab key.
func TestBoardTree(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	tree, err := chromedp.Call(p.ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		t.Fatal(err)
	}
	named := map[string][]string{}
	for _, n := range tree.Nodes {
		if n.Ignored || n.Role == nil || n.Name == nil {
			continue
		}
		role, name := word(t, n.Role), word(t, n.Name)
		named[role] = append(named[role], name)
	}
	if got := strings.Join(named["grid"], "|"); got != "ǁHus board, four rows of 8 pits" {
		t.Errorf("grids: %q", got)
	}
	rows := "North, outer row|North, inner row|South, inner row|South, outer row"
	if got := strings.Join(named["row"], "|"); got != rows {
		t.Errorf("rows: %q, want %q", got, rows)
	}
	cells := named["gridcell"]
	if len(cells) != 32 {
		t.Fatalf("%d cells, want 32: %q", len(cells), cells)
	}
	for i, want := range map[int]string{
		0:  "a4, 2 seeds. North, outer row.",
		16: "a2, 0 seeds. South, inner row. Faces a3, 2 seeds.",
		20: "e2, 2 seeds. South, inner row. Faces e3, 0 seeds. Can be played.",
		24: "a1, 2 seeds. South, outer row. Can be played.",
	} {
		if cells[i] != want {
			t.Errorf("cell %d is %q, want %q", i, cells[i], want)
		}
	}
	if n := eval[int](p, `document.querySelectorAll(".pit[tabindex='0']").length`); n != 1 {
		t.Errorf("%d pits are reached by the tab key, want 1", n)
	}
}

func word(t *testing.T, v *accessibility.Value) (s string) {
	t.Helper()
	if err := json.Unmarshal(v.Value, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// With reduced motion every step stays, and nothing travels.
func TestReducedMotion(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.prefer("prefers-reduced-motion", "reduce")
	p.visit(s.url("/play/#rules=hus&south=you&north=friend"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	p.click("#pit-b1")
	p.waitFor(`!!document.querySelector("#pit-b1.is-origin")`)
	p.click("#pit-b1")
	p.waitFor(`!!document.querySelector(".hand")`)
	p.click("#play-pause")
	p.click("#to-start")
	for _, want := range []string{"South lifts 2 seeds from b1.", "Seed 1 of 2 into c1: 3."} {
		p.click("#seed-on")
		waitFor(p, `document.querySelector(".say").textContent`, want)
		const moving = `[...document.querySelectorAll(".table *")].filter((e) => e.getAnimations().some((a) => a.playState === "running" && a.effect.getComputedTiming().duration > 1)).length`
		if n := eval[int](p, moving); n != 0 {
			t.Errorf("%q: %d things move", want, n)
		}
	}
}

// A finger plays as a mouse does: one tap shows a move, the next plays it.
func TestTouch(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.phone()
	p.visit(s.url("/play/#rules=bosh&south=you&north=friend"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	p.tap("#pit-e1")
	waitFor(p, `document.querySelector(".say").textContent`, "e1: 2 laps, captures 5, ends in d1. Choose it again to play it.")
	p.tap("#pit-e1")
	p.waitFor(`!!document.querySelector(".hand")`)
	p.tap("#to-end")
	waitFor(p, `document.querySelector(".store-south .count").textContent`, "5")
}
