//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// kept waits until the list of kept games has these titles.
func (p *page) kept(titles string) {
	p.t.Helper()
	waitFor(p, `[...document.querySelectorAll(".games-open b")].map((b) => b.textContent).join("; ")`, titles)
}

// write types into a field of the list of games.
func (p *page) write(field, text string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const field = document.querySelector(%q);
		field.value = %q;
		return field.dispatchEvent(new Event("input", { bubbles: true }));
	})()`, field, text))
}

const (
	husText  = "[Rules \"hus\"]\n[South \"Ana\"]\n[North \"Ben\"]\n\n1. a1\n"
	boshText = "[Rules \"bosh\"]\n\n1. e1\n"
)

// take opens a game text.
func (p *page) take(text string) {
	p.t.Helper()
	p.click("#my-games")
	p.write("#games-text", text)
	p.click("#games-take")
}

// A game that another one replaces is kept; it can be named, found again, opened, thrown away and
// brought back, and the page remembers all that.
func TestGames(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	p.click("#my-games")
	waitFor(p, `document.querySelector("#games .log-empty").textContent`, "No games are kept yet.")
	p.press(kb.Escape)

	p.take(husText)
	waitFor(p, `document.querySelector("#games").open`, false)
	waitFor(p, `document.querySelector(".notice").innerText`, "The game is on the table.")
	waitFor(p, `document.querySelector(".seat-south .seat-name").textContent`, "South · Ana")
	p.take(boshText)
	waitFor(p, `document.querySelectorAll(".pit").length`, 10)

	p.visit(s.url("/play/"))
	p.click("#my-games")
	p.kept("Ana – Ben")
	p.axe("the list of games")
	p.click(".games-list [id^=rename]")
	waitFor(p, "document.activeElement.id", "games-name")
	p.write("#games-name", "The first one")
	p.press(kb.Escape)
	p.kept("Ana – Ben")
	p.click(".games-list [id^=rename]")
	waitFor(p, "document.activeElement.id", "games-name")
	p.write("#games-name", "The first one")
	p.press(kb.Enter)
	p.kept("The first one")
	p.waitFor(`document.activeElement.id.startsWith("rename-")`)

	p.click(".games-list [id^=delete]")
	p.kept("")
	waitFor(p, "document.activeElement.id", "games-undo")
	p.click("#games-undo")
	p.kept("The first one")
	p.click(".games-open")
	waitFor(p, `document.querySelectorAll(".pit").length`, 32)

	p.visit(s.url("/play/")) // the game of Bosh made way
	p.click("#my-games")
	p.kept("You – A friend here; The first one")
}

// A text that is no game is refused with its place, and a damaged library or a full storage loses
// nothing else.
func TestGamesGoneWrong(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.take(husText)
	p.take(boshText)
	board := `document.querySelector(".board").innerText`
	before := eval[string](p, board)
	p.take("[Rules \"hus\"]\n\n1. a1 z9\n")
	waitFor(p, `document.querySelector("#games-wrong").innerText`,
		"This is not a game that can be read. The game on the table is unchanged. Line 3, column 7: “z9” is not a pit of this board.")
	waitFor(p, board, before)
	p.press(kb.Escape)

	eval[bool](p, `localStorage.setItem("relay.games", localStorage.getItem("relay.games").replace("[\n", '[\n{"id": 5, "te,\n')) ?? true`)
	p.click("#my-games")
	p.kept("Ana – Ben")
	p.press(kb.Escape)

	eval[bool](p, `(() => {
		const keep = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) { if (key === "relay.games") throw new Error("full"); return keep.call(this, key, value); };
		return true;
	})()`)
	p.click("#rematch, #new-game")
	p.click("#setup-start")
	p.waitFor(`document.querySelector(".notice")?.innerText.startsWith("This browser has no room to keep games.")`)
}

// The game on the table can be taken away as a file, and brought back by dropping it.
func TestGamesAsFiles(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.take(boshText)
	waitFor(p, `document.querySelectorAll(".pit").length`, 10)
	eval[bool](p, `(() => {
		URL.createObjectURL = (blob) => { blob.text().then((text) => { window.file = text; }); return "#"; };
		return true;
	})()`)
	p.click("#my-games")
	p.click("#games-export")
	waitFor(p, "window.file", "[Rules \"bosh\"]\n[Columns \"5\"]\n\n1. e1\n")
	eval[bool](p, fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.items.add(new File([%q], "game.txt", { type: "text/plain" }));
		document.querySelector(".games").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
		return true;
	})()`, husText))
	waitFor(p, `document.querySelectorAll(".pit").length`, 32)
	waitFor(p, `document.querySelector("#games").open`, false)
}

// A game that another tab put in the place of this one is kept when this one is played on, once.
func TestGamesOfTwoTabs(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/#rules=hus&north=friend"))
	p.choose("#speed", "0")
	moves := []string{"#pit-a1", "#pit-h4", "#pit-b1"}
	for i, text := range []string{"1. e1", "1. e1 b2"} {
		p.click(moves[i])
		p.click(moves[i])
		p.waitFor(fmt.Sprintf(`!!document.querySelector("#log-0-%d")`, i))
		eval[bool](p, fmt.Sprintf(`localStorage.setItem("relay.game", JSON.stringify({ text: '[Rules "bosh"]\n\n%s\n', round: 0, ply: %d, kept: 7, players: [{ name: "Eli" }, {}] })) ?? true`, text, i+1))
	}
	p.click(moves[2])
	p.click(moves[2])
	p.waitFor(`!!document.querySelector("#log-0-2")`)
	p.click("#my-games")
	p.kept("Eli – A friend here")
	waitFor(p, `document.querySelector(".games-open small").textContent.endsWith("2 moves")`, true)
	p.click(".games-list [id^=delete]")
	p.kept("")
}
