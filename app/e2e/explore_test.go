//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// holds waits until a pit of the editor shows a number.
func (p *page) holds(pit, n string) {
	p.t.Helper()
	waitFor(p, fmt.Sprintf("document.querySelector('#pit-%s .count').textContent", pit), n)
}

// A position is set up by taps and keys, each change can be taken back, and the address holds it.
func TestExploreEdits(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/explore/"))
	p.click("#pit-c1")
	p.holds("c1", "3")
	p.says("There are 49 seeds on the table: 1 more than this game has, which is 48.")
	waitFor(p, `document.querySelector("#play-here").getAttribute("aria-disabled")`, "true")
	waitFor(p, `document.querySelectorAll(".outcomes li").length`, 0)
	waitFor(p, "location.hash", "") // no position: the address keeps the one before

	p.click("#tool-take")
	p.click("#pit-c1")
	p.click("#pit-c1")
	p.holds("c1", "1")
	p.click("#tool-empty")
	p.click("#pit-d1")
	p.holds("d1", "0")
	for _, key := range []struct{ press, holds string }{{"+", "1"}, {"+", "2"}, {"-", "1"}, {"9", "9"}, {"u", "1"}, {"r", "9"}, {"u", "1"}} {
		p.press(key.press)
		p.holds("d1", key.holds)
	}
	eval[bool](p, `document.querySelector("#pit-c1").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))`)
	p.holds("c1", "0")
	rules := preset(t, "hus")
	at, err := rules.ParsePosition("2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,0,1,2,2,2,2 S")
	if err != nil {
		t.Fatal(err)
	}
	waitFor(p, "location.hash", "#"+session.PositionLink(&rules, &at))

	// What the address holds is there again, and can be played.
	p.visit(s.url("/explore/") + eval[string](p, "location.hash"))
	p.shows(&rules, positionBoard(&rules, at), "opened by its link")
	p.click("#play-here")
	p.ready("/play/")
	p.shows(&rules, positionBoard(&rules, at), "to be played")
}

// Each move's outcome is listed as the engine has it; one is shown, and gone on from.
func TestExploreMoves(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	rules := preset(t, "bosh")
	at := rules.Start(engine.South)
	p.visit(s.url("/explore/#" + session.PositionLink(&rules, &at)))
	p.choose("#speed", "0.25")
	for _, m := range session.Prospects(&rules, &at) {
		waitFor(p, fmt.Sprintf("document.querySelector('#move-%s .outcome-what').innerText", rules.PitName(m.Pit)),
			fmt.Sprintf("%d laps · +%d\nends in %s", m.Laps, m.Captured, rules.PitName(m.Last)))
	}
	waitFor(p, `[...document.querySelectorAll(".outcome-value b")].map((b) => b.textContent).join(" ")`, "+2 +6 −2 −2 +6")
	waitFor(p, `[...document.querySelectorAll(".outcome-value small")].every((s) => s.textContent.includes("proved"))`, true)

	p.click("#move-e1")
	rp := engine.NewReplay(rules, at, pitNamed(t, &rules, "e1"))
	p.press(kb.End)
	p.shows(&rules, positionBoard(&rules, rp.After), "at the end of the move")
	p.press(kb.Home)
	p.press(".")
	p.says("South lifts 4 seeds from e1.")
	p.click("#explore-back")
	p.shows(&rules, positionBoard(&rules, at), "back")
	p.click("#tool-move")
	p.click("#pit-e1")
	p.press(kb.Escape)
	p.shows(&rules, positionBoard(&rules, at), "escaped")
	p.click("#move-e1")
	p.click("#explore-go")
	p.shows(&rules, positionBoard(&rules, rp.After), "gone on")
	waitFor(p, "location.hash", "#"+session.PositionLink(&rules, &rp.After))
}

// A position text is read whole or not at all, and takes the board it needs; closed pits and stores can
// be set.
func TestExploreTexts(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/explore/"))
	write := func(text string) {
		t.Helper()
		eval[bool](p, fmt.Sprintf(`(() => {
			const field = document.querySelector("#position-text");
			field.value = %q;
			return field.dispatchEvent(new Event("input", { bubbles: true }));
		})()`, text))
		p.click("#position-set")
	}
	write("4,4,4,4,4/4,4,x,4,q S 0-0")
	waitFor(p, `document.querySelector("#position-wrong").textContent`, "Line 1, column 19: “q” is not a number of seeds a pit can hold.")
	waitFor(p, `document.querySelectorAll(".pit").length`, 32)
	write("4,4,4,4,4/4,4,x,4,0 S 4-0")
	waitFor(p, `document.querySelectorAll(".pit").length`, 10)
	waitFor(p, `document.querySelector("#position-wrong").textContent`, "")
	p.click("#tool-close")
	p.click("#pit-c1")
	p.choose("#store-N", "4")
	p.click("#turn-N")
	waitFor(p, `document.querySelector("#position-text").value`, "4,4,4,4,4/4,4,0,4,0 N 4-4")
	for _, pit := range []string{"a1", "b1", "c1", "d1", "e1"} {
		p.click("#pit-" + pit)
	}
	p.says("All of South’s pits are closed. One of them has to be open.")

	// Another rule set has another board; undo brings the old one back.
	p.click("#setup-hus")
	waitFor(p, `document.querySelectorAll(".pit").length`, 32)
	p.click("#undo")
	waitFor(p, `document.querySelectorAll(".pit").length`, 10)
}

// Nothing hangs out of a phone, on the widest board either, and nothing is too small for a thumb.
func TestExploreOnPhone(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	for _, fragment := range []string{"#rules=hus", "#rules=hus&columns=24", "#rules=bosh"} {
		for _, size := range phones {
			p.size(size[0], size[1])
			p.visit(s.url("/explore/" + fragment))
			p.fits(fmt.Sprintf("%s at %d", fragment, size[0]))
			waitFor(p, `[...document.querySelectorAll(".explore :is(button, a.btn, .pit)")].filter((b) => b.offsetWidth > 0 && Math.min(b.offsetWidth, b.offsetHeight) < 44).map((b) => b.id).join(" ")`, "")
		}
	}
	p.both("the editor of positions")
	p.click("#move-a1")
	waitFor(p, `!!document.querySelector("#explore-go")`, true)
	p.both("a move in the editor")
}

// The settings at the table hold at once, and are those of the settings page.
func TestComfort(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	eval[bool](p, `(() => {
		window.drops = 0;
		const start = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (...args) { window.drops++; return start.apply(this, args); };
		return true;
	})()`)
	p.press("o")
	waitFor(p, `document.querySelector("#comfort").open`, true)
	p.axe("the settings at the table")
	p.click("#comfort [name=numbers]")
	waitFor(p, `document.querySelectorAll(".pit .count").length`, 0)
	p.choose("#comfort-labels", "names")
	waitFor(p, `document.querySelectorAll(".pit .label").length`, 32)
	p.choose("#comfort-speed", "4")
	waitFor(p, `document.querySelector("#speed").value`, "4")
	p.choose("#comfort-theme", "dark")
	waitFor(p, `document.documentElement.dataset.theme`, "dark")
	p.choose("#comfort-tap", "play")
	p.press(kb.Escape)
	waitFor(p, `document.querySelector("#comfort").open || !!document.activeElement.closest("dialog")`, false) // the focus leaves it a moment later

	// One tap plays; without sound nothing is heard, with it a drop a seed.
	p.press("m")
	waitFor(p, `document.querySelector(".table > [role=status]").textContent`, "Sound on.")
	p.click("#pit-a1")
	p.waitFor(`window.drops > 3`)
	p.press("m")
	waitFor(p, `document.querySelector(".table > [role=status]").textContent`, "Sound off.")

	p.visit(s.url("/settings/"))
	waitFor(p, `[...new FormData(document.querySelector("#settings"))].map((pair) => pair.join("=")).join(" ")`,
		"theme=dark board=wood speed=4 tap=play labels=names face=south motion=auto")
}

// What is said of the whole board is what is on it, and the focus stays where there is something.
func TestExploreSays(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/explore/#rules=chess"))
	p.waitFor(`!!document.querySelector(".notice")`)
	p.listen()
	p.click("#explore-clear")
	p.says("0 of 48 seeds are on the table. South to move.")
	p.hears("0 of 48 seeds are on the table. South to move.")
	p.waitFor(`!document.querySelector(".notice")`) // the link is forgotten
	p.click("#explore-start")
	p.hears("48 of 48 seeds are on the table. South to move.")

	// A finished position says who won as a sentence.
	p.do(chromedp.Focus("#position-text"))
	p.write("#position-text", "0,0,0,0,0,0,0,0/0,0,0,0,2,0,0,0/0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0 S")
	p.do(chromedp.Focus("#position-set"))
	p.press(kb.Enter)
	p.says("North wins. South is to move and has no pit with two or more seeds.")
	waitFor(p, "document.activeElement.id", "position-text")

	// A pass is said.
	p.visit(s.url("/explore/#rules=el-hus&position=2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0+S"))
	p.listen()
	p.click("#move-\\-\\-")
	p.hears("South has no move and passes.")
	p.says("South has no move and passes.")
}
