//go:build !js

package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"relaymancala/engine"
)

// violation is something that axe finds wrong.
type violation struct {
	ID, Help string
	Nodes    []struct{ Target, Summary string }
}

// In dark colours only these can differ.
var colourRules = []string{"color-contrast", "link-in-text-block"}

// axe checks a page with axe-core: the rules for WCAG 2.2 A and AA and good practice, or only those named.
func (p *page) axe(what string, only ...string) {
	p.t.Helper()
	if !eval[bool](p, `"axe" in window`) {
		source, err := os.ReadFile("node_modules/axe-core/axe.min.js")
		if err != nil {
			p.t.Fatal("axe-core is missing: npm ci --prefix app/e2e")
		}
		eval[bool](p, string(source)+"; true")
	}
	run := `{ type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }`
	if len(only) > 0 {
		run = fmt.Sprintf(`{ type: "rule", values: %s }`, quoteAll(only))
	}
	// A pit shows numbers that are no part of its name: which seed of the lap fell there, what was taken.
	const leaveOut = `{ "label-content-name-mismatch": { enabled: false } }`
	found := eval[struct {
		Checked    int
		Violations []violation
	}](p, fmt.Sprintf(`axe.run(document, { runOnly: %s, rules: %s, resultTypes: ["violations"] }).then(({ passes, violations }) => ({
		checked: passes.length,
		violations: violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((n) => ({ target: n.target.join(" "), summary: n.any[0]?.message ?? n.failureSummary })) })),
	}))`, run, leaveOut))
	if found.Checked == 0 {
		p.t.Errorf("%s: axe checked nothing", what)
	}
	for _, v := range found.Violations {
		for _, n := range v.Nodes[:min(3, len(v.Nodes))] {
			p.t.Errorf("%s: %s (%s), %d times: %s: %s", what, v.ID, v.Help, len(v.Nodes), n.Target, n.Summary)
		}
	}
}

func quoteAll(list []string) string {
	text := "["
	for i, s := range list {
		if i > 0 {
			text += ", "
		}
		text += quote(s)
	}
	return text + "]"
}

// both runs a check in the light and in the dark.
func (p *page) both(what string) {
	p.t.Helper()
	p.light("light")
	p.axe(what)
	p.light("dark")
	p.axe(what+", dark", colourRules...)
	p.light("light")
}

// light sets the colour scheme, and waits until nothing changes its colour any more.
func (p *page) light(scheme string) {
	p.t.Helper()
	p.prefer("prefers-color-scheme", scheme)
	waitFor(p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
		done(document.getAnimations().filter((a) => a instanceof CSSTransition && a.playState === "running").length))))`, 0)
}

// The table is accessible, at rest, in the middle of a move, and with all that opens over it.
func TestAxeTable(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	g := sit(p, preset(t, "hus"), engine.South)
	g.play(g.pick())
	p.both("at rest")
	name := g.rec.Rules.PitName(g.pick())
	p.click("#pit-" + name)
	p.waitFor(`!!document.querySelector(".pit.is-preview")`)
	p.both("a preview")
	p.press(kb.Escape)
	p.click("#pit-a3")
	p.waitFor(`!!document.querySelector(".say-wrong")`)
	p.both("a pit refused")
	p.click("#to-start")
	p.press(kb.ArrowRight)
	p.press(kb.ArrowRight)
	p.until(func(t table) string { return differ("hand", fmt.Sprint(t.Hand > 0), "true") })
	p.both("a hand on its way")
	for _, dialog := range []string{"setup", "share-dialog", "keys"} {
		p.press(kb.Escape)
		switch dialog {
		case "setup":
			p.click("#new-game")
			p.waitFor(`document.querySelector("#setup").open`)
			p.click("#setup summary")
		case "share-dialog":
			p.click("#share")
		default:
			p.press("?")
		}
		p.waitFor(fmt.Sprintf(`document.getElementById(%q).open`, dialog))
		p.both("the dialog " + dialog)
	}
	p.press(kb.Escape)

	// A capture, in the lesson; a task answered wrongly and rightly.
	p.visit(s.url("/learn/hus-capture/"))
	for range 5 {
		p.press(".")
	}
	p.waitFor(`!!document.querySelector(".gain")`)
	p.both("a capture")
	p.visit(s.url("/about/"))
	p.visit(s.url("/learn/hus-capture/#task"))
	p.click("#lesson-hint")
	p.click("#pit-a3")
	p.waitFor(`!!document.querySelector(".task-wrong")`)
	p.both("a wrong answer")
	p.click("#pit-c2")
	p.waitFor(`!!document.querySelector(".task-right")`)
	p.both("a right answer")

	// Bosh: sand, stores, the end of a round.
	p.visit(s.url("/about/"))
	p.visit(s.url("/play/#rules=bosh&north=friend&position=0,0,3,0,0/x,0,0,0,2%20S%2019-16"))
	p.waitFor(`!!document.querySelector(".pit.is-closed")`)
	p.both("Bosh")
	p.click("#pit-e1")
	p.click("#pit-e1")
	p.waitFor(`!document.querySelector(".pit.is-origin.is-playable")`)
	p.both("Bosh, a move")
	p.visit(s.url("/about/"))
	p.visit(s.url("/play/#rules=hus&columns=24"))
	p.size(360, 740)
	p.both("24 columns on a phone")
	p.visit(s.url("/embed/#what=ever"))
	p.waitFor(`!!document.querySelector(".notice")`)
	p.both("the embed")
}
