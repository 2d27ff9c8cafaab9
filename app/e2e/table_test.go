//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"relaymancala/engine"
)

// table is what a person sees of a table.
type table struct {
	Pits     map[string]int // seeds by name; -1 for a pit filled with sand
	Store    [2]int
	Hand     int
	Say      string // the sentence under the board
	Live     string // what a screen reader was told last
	Playable []string
	Result   string // the headline of the result, or ""
	Why      string // the sentences below it
	Log      []string
	Saved    string // the game as it is kept
}

const readTable = `(() => {
	const text = (selector) => document.querySelector(selector)?.textContent ?? "";
	const t = { Pits: {}, Store: [Number(text(".store-south .count")), Number(text(".store-north .count"))] };
	for (const b of document.querySelectorAll(".board .pit")) {
		t.Pits[b.id.slice(4)] = b.classList.contains("is-closed") ? -1 : Number(b.querySelector(".count").textContent);
	}
	t.Hand = Number(text(".board .hand"));
	t.Say = text(".table > .say");
	t.Live = text(".table > [role=status]");
	t.Playable = [...document.querySelectorAll(".pit.is-playable")].map((b) => b.id.slice(4));
	t.Result = text(".result-title");
	t.Why = text(".result > p");
	t.Log = [...document.querySelectorAll(".log-move")].map((b) => b.firstElementChild.textContent);
	t.Saved = localStorage.getItem("relay.game") ?? "";
	return t;
})()`

func (p *page) table() table {
	p.t.Helper()
	return eval[table](p, readTable)
}

// board draws the seeds of a table as text: rows from above, stores, hand.
func (t table) board(r *engine.Rules) string {
	return draw(r, func(pit engine.Pit) int { return t.Pits[r.PitName(pit)] }, t.Store, t.Hand)
}

// total is the number of seeds on a table.
func (t table) total() int {
	n := t.Hand + t.Store[0] + t.Store[1]
	for _, seeds := range t.Pits {
		n += max(seeds, 0)
	}
	return n
}

// positionBoard draws a position, and frameBoard a step of a move.
func positionBoard(r *engine.Rules, p engine.Position) string {
	return engineBoard(r, &p, p.Seeds[:], p.Store, 0)
}

func frameBoard(r *engine.Rules, rp *engine.Replay, step int) string {
	f := rp.Frame(step)
	return engineBoard(r, &rp.Before, f.Seeds[:], f.Store, f.Hand)
}

func engineBoard(r *engine.Rules, p *engine.Position, seeds []uint8, store [2]uint8, hand int) string {
	return draw(r, func(pit engine.Pit) int {
		if p.IsClosed(pit) {
			return -1
		}
		return int(seeds[pit])
	}, [2]int{int(store[0]), int(store[1])}, hand)
}

func draw(r *engine.Rules, seeds func(engine.Pit) int, store [2]int, hand int) string {
	var rows []string
	for row := r.Rows(); row >= 1; row-- {
		var cells []string
		for col := range int(r.Columns) {
			n := fmt.Sprint(seeds(r.At(row, col)))
			if n == "-1" {
				n = "x"
			}
			cells = append(cells, n)
		}
		rows = append(rows, strings.Join(cells, ","))
	}
	return fmt.Sprintf("%s stores %d-%d hand %d", strings.Join(rows, "/"), store[0], store[1], hand)
}

// until waits until a check finds nothing wrong.
func (p *page) until(check func(table) (wrong string)) table {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(15 * time.Millisecond) {
		t := p.table()
		wrong := check(t)
		if wrong == "" {
			return t
		}
		if time.Now().After(end) {
			p.t.Fatalf("%s; it says %q", wrong, t.Say)
		}
	}
}

// shows waits until the table shows a board.
func (p *page) shows(r *engine.Rules, board, when string) table {
	p.t.Helper()
	return p.until(func(t table) string { return differ(when+": board", t.board(r), board) })
}

// says waits until the sentence under the board is this one.
func (p *page) says(sentence string) {
	p.t.Helper()
	p.until(func(t table) string { return differ("sentence", t.Say, sentence) })
}

func differ(what, got, want string) string {
	if got == want {
		return ""
	}
	return fmt.Sprintf("%s is\n\t%s\nwant\n\t%s", what, got, want)
}

// choose picks an entry of a menu.
func (p *page) choose(menu, value string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const menu = document.querySelector(%q);
		menu.value = %q;
		if (menu.value !== %[2]q) throw new Error("no such entry");
		menu.dispatchEvent(new Event("change", { bubbles: true }));
		return true;
	})()`, menu, value))
}

// ready waits for the client of a page that the reader went to by a link.
func (p *page) ready(path string) {
	p.t.Helper()
	waitFor(p, `location.pathname + " " + document.documentElement.dataset.client`, path+" ready")
}

// record notes whatever the live region of the table says, from now on.
func (p *page) listen() {
	p.t.Helper()
	eval[bool](p, `(() => {
		window.said = [];
		let last = "";
		new MutationObserver(() => {
			const now = document.querySelector(".table > [role=status]").textContent;
			if (now !== last) window.said.push(last = now);
		}).observe(document.querySelector(".table"), { subtree: true, childList: true, characterData: true });
		return true;
	})()`)
}

// hears waits until the live region has said a sentence.
func (p *page) hears(sentence string) {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(15 * time.Millisecond) {
		said := eval[[]string](p, `window.said`)
		for _, s := range said {
			if strings.Contains(s, sentence) { // on a slow machine two are said at once
				return
			}
		}
		if time.Now().After(end) {
			p.t.Fatalf("the live region did not say %q, but %q", sentence, said)
		}
	}
}

// size makes the window of a phone, with touch.
func (p *page) size(width, height int64) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(width, height, chromedp.EmulateScale(2), chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulatePortrait))
}

// rulesOf returns a preset's rules, set to the width of a position where one is given.
func rulesOf(t *testing.T, preset, position string) *engine.Rules {
	t.Helper()
	r, err := engine.PresetRules(preset)
	if err == nil && position != "" {
		err = r.Set("columns", fmt.Sprint(engine.TextColumns(position)))
	}
	if err != nil {
		t.Fatal(err)
	}
	return &r
}

// replay is a move of a position.
func replay(t *testing.T, r *engine.Rules, position, move string) *engine.Replay {
	t.Helper()
	p, err := r.ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	pit, err := r.ParsePit(move)
	if err != nil {
		t.Fatal(err)
	}
	return engine.NewReplay(*r, p, pit)
}

// keptGame is a game as the browser keeps it.
type keptGame struct {
	Text       string
	Round, Ply int
	Players    [2]struct{ Computer bool }
}

// computerNext reports whether the computer is to move in a game that is kept.
func computerNext(t *testing.T, kept string) bool {
	t.Helper()
	rec := saved(t, kept)
	var game keptGame
	_ = json.Unmarshal([]byte(kept), &game) // it was read just now
	return !rec.Status().Over && game.Players[rec.Position().Turn].Computer
}

// saved reads the record of a game that is kept, at its cursor.
func saved(t *testing.T, kept string) *engine.Record {
	t.Helper()
	var game keptGame
	if err := json.Unmarshal([]byte(kept), &game); err != nil {
		t.Fatalf("the game kept is %q: %v", kept, err)
	}
	rec, err := engine.ParseRecord(game.Text)
	if err != nil {
		t.Fatalf("the game kept is %q: %v", kept, err)
	}
	if !rec.Seek(game.Round, game.Ply) {
		t.Fatalf("the game kept has no move %d of round %d: %q", game.Ply, game.Round, kept)
	}
	return rec
}

// shiftTab goes one tab stop back.
var shiftTab = chromedp.KeyEvent(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift))
