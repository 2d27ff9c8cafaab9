//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"relaymancala/engine"
)

// focus is the id of what has the focus. The test fails where it cannot be seen.
func (p *page) focus() string {
	p.t.Helper()
	return eval[string](p, `document.activeElement?.id ?? ""`)
}

// focusShows checks that the focus is drawn.
func (p *page) focusShows() {
	p.t.Helper()
	if !eval[bool](p, `(() => {
		const el = document.activeElement, style = getComputedStyle(el);
		return el.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
	})()`) {
		p.t.Errorf("the focus on %s is not seen: %s", p.focus(), eval[string](p, `getComputedStyle(document.activeElement).outline`))
	}
}

// tabTo presses the tab key until an element has the focus.
func (p *page) tabTo(selector string) {
	p.t.Helper()
	for range 60 {
		if eval[bool](p, fmt.Sprintf("document.activeElement.matches(%q)", selector)) {
			p.focusShows()
			return
		}
		p.press(kb.Tab)
	}
	p.t.Fatalf("the tab key does not reach %s", selector)
}

// walkTo moves from pit to pit by the arrows.
func (g *sitting) walkTo(pit engine.Pit) {
	g.t.Helper()
	r := &g.rec.Rules
	for range 40 {
		at := g.focus()
		from, err := r.ParsePit(at[len("pit-"):])
		if err != nil {
			g.t.Fatalf("the focus is on %q", at)
		}
		row, col := r.Place(from)
		toRow, toCol := r.Place(pit)
		key := ""
		switch {
		case row < toRow:
			key, row = kb.ArrowUp, row+1
		case row > toRow:
			key, row = kb.ArrowDown, row-1
		case col < toCol:
			key, col = kb.ArrowRight, col+1
		case col > toCol:
			key, col = kb.ArrowLeft, col-1
		default:
			return
		}
		g.press(key)
		waitFor(g.page, "document.activeElement.id", "pit-"+r.PitName(r.At(row, col)))
	}
}

// moved is what a screen reader hears of a move.
func moved(r *engine.Rules, before engine.Position, move engine.Pit) string {
	rp := engine.NewReplay(*r, before, move)
	side := [2]string{"South", "North"}[before.Turn]
	laps := fmt.Sprintf("%d laps", rp.Outcome.Laps)
	if rp.Outcome.Laps == 1 {
		laps = "1 lap"
	}
	captured := "no capture"
	if rp.Outcome.Captured > 0 {
		captured = fmt.Sprintf("captured %d", rp.Outcome.Captured)
	}
	return fmt.Sprintf("%s sowed %s: %s, %s, ended in %s.", side, r.PitName(move), laps, captured, r.PitName(rp.Outcome.Last))
}

// A whole game by the keyboard alone.
func TestKeyboardGame(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	r := preset(t, "hus")
	g := sit(p, r, engine.South)

	// The skip link comes first and leads past the header.
	p.press(kb.Tab)
	if got := eval[string](p, `document.activeElement.className`); got != "skip" {
		t.Errorf("the first tab stop is %q", got)
	}
	p.focusShows()
	p.press(kb.Enter)
	waitFor(p, `location.hash`, "#main")

	// One tab stop on the board.
	p.tabTo(".pit")
	p.press(kb.Tab)
	if eval[bool](p, `document.activeElement.matches(".pit")`) {
		t.Error("the board has more than one tab stop")
	}
	p.tabTo("#speed")
	for range 5 {
		p.press(kb.ArrowDown)
	}
	p.waitFor(`document.querySelector("#speed").value === "0"`)
	waitFor(p, `JSON.parse(localStorage.getItem("relay.settings") ?? "{}").speed`, 0)
	for range 30 {
		if eval[bool](p, `document.activeElement.matches(".pit")`) {
			break
		}
		p.do(shiftTab)
	}
	p.focusShows()
	p.listen()

	for moves := 0; !g.over(); moves++ {
		if moves == 60 {
			t.Fatal("the game does not end")
		}
		before, move := g.rec.Position(), g.pick()
		round, ply := g.rec.At()
		g.walkTo(move)
		p.press(kb.Enter)
		p.waitFor(fmt.Sprintf(`document.querySelector("#pit-%s").classList.contains("is-origin")`, r.PitName(move)))
		if moves == 0 { // think again
			p.press(kb.Escape)
			p.waitFor(`!document.querySelector(".pit.is-preview")`)
			p.press(" ")
			p.waitFor(`!!document.querySelector(".pit.is-preview")`)
		}
		if _, err := g.rec.Play(move); err != nil {
			t.Fatal(err)
		}
		p.press(kb.Enter)
		g.follow(round, ply+1)
		if got, want := p.focus(), "pit-"+r.PitName(move); got != want {
			t.Fatalf("after the move the focus is on %q, want %q", got, want)
		}
		p.focusShows()
		summary := moved(&r, before, move)
		if !g.over() {
			p.hears(summary)
			reply := g.rec.Round(0).Moves[ply+1]
			p.hears(moved(&r, g.rec.PositionAt(0, ply+1), reply) + " Your turn. Choose a pit to sow from.")
		} else if last := p.table(); last.Result == "" || len(last.Live) <= len(summary) {
			t.Errorf("at the end the live region says %q", last.Live)
		}
	}
	end := p.table()
	p.until(func(table table) string {
		n := len(g.rec.Round(0).Moves)
		last := g.rec.Round(0).Moves[n-1]
		want := moved(&r, g.rec.PositionAt(0, n-1), last) + " " + end.Result + ". " + end.Why
		return differ("live region", table.Live, want)
	})

	// Back and forth by letters.
	round, ply := g.rec.At()
	p.press("u")
	p.until(func(table table) string {
		if len(table.Playable) == 0 {
			return "u does not undo"
		}
		return differ("live region", table.Live, "Move taken back. South to move.")
	})
	p.press("r")
	p.until(func(table table) string { return differ("result", table.Result, end.Result) })
	g.rec.Seek(round, ply)
	g.shows(&r, positionBoard(&r, g.rec.Position()), "r")

	// The last move once more, by seeds.
	moves := g.rec.Round(0).Moves
	rp := engine.NewReplay(r, g.rec.PositionAt(0, len(moves)-1), moves[len(moves)-1])
	for step := rp.Steps() - 1; step >= max(0, rp.Steps()-5); step-- {
		p.press(",")
		p.shows(&r, frameBoard(&r, rp, step), "comma")
	}
	p.press(".")
	p.shows(&r, frameBoard(&r, rp, max(0, rp.Steps()-5)+1), "full stop")
	p.press("w") // at instant speed that is its end
	p.shows(&r, frameBoard(&r, rp, rp.Steps()), "w")

	// The board aloud.
	p.press("b")
	p.until(func(table table) string {
		row := func(name string, row int) string {
			counts := ""
			for col := range int(r.Columns) {
				if col > 0 {
					counts += ", "
				}
				counts += fmt.Sprint(table.Pits[r.PitName(r.At(row, col))])
			}
			return name + " row: " + counts + "."
		}
		want := row("North, outer", 4) + " " + row("North, inner", 3) + " " + row("South, inner", 2) + " " + row("South, outer", 1)
		return differ("live region", table.Live, want)
	})

	// The list of keys: it takes the keys, Escape closes it, and the focus is where it was.
	before := p.focus()
	p.press("?")
	p.waitFor(`document.querySelector("#keys").open`)
	p.press("u")
	if table := p.table(); table.Result == "" {
		t.Error("a key of the game works behind the dialog")
	}
	p.press(kb.Escape)
	p.waitFor(`!document.querySelector("#keys").open`)
	waitFor(p, "document.activeElement.id", before)
	p.do(chromedp.Focus("#show-keys")) // for whoever does not know that key
	p.press(kb.Enter)
	p.waitFor(`document.querySelector("#keys").open`)
	p.press(kb.Escape)
	p.waitFor(`!document.querySelector("#keys").open`)

	// Another game.
	p.press("n")
	p.waitFor(`document.querySelector("#setup").open`)
	p.tabTo("#setup-start")
	p.press(kb.Enter)
	p.waitFor(`!document.querySelector("#setup").open`)
	waitFor(p, "document.activeElement.id", "play-title")
	p.shows(&r, positionBoard(&r, engine.NewRecord(r, engine.South).Position()), "another game")
}
