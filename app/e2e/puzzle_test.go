//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"relaymancala/app/lesson"
	"relaymancala/app/puzzle"
	"relaymancala/engine"
)

// puzzles are those that the site serves.
func puzzles(t *testing.T) *puzzle.Book {
	t.Helper()
	files := map[string][]byte{}
	for _, g := range []engine.Game{engine.Hus, engine.Bosh} {
		b, err := os.ReadFile(filepath.Join(os.Getenv("E2E_DIST"), puzzle.File(g)))
		if err != nil {
			t.Fatal(err)
		}
		files[puzzle.File(g)] = b
	}
	b, err := puzzle.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return &b
}

// today makes the page believe that it is noon of a day.
func (p *page) today(day time.Time) {
	p.t.Helper()
	ms := day.Add(12 * time.Hour).UnixMilli()
	script := fmt.Sprintf(`{
		const Clock = Date;
		Date = class extends Clock {
			constructor(...args) { args.length ? super(...args) : super(%d); }
			static now() { return %d; }
			getTimezoneOffset() { return 0; }
		};
	}`, ms, ms)
	params := cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script}
	if _, err := chromedp.Call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument, params); err != nil {
		p.t.Fatal(err)
	}
}

// atOnce sets the table so that moves are not waited for.
func (p *page) atOnce(s *server) {
	p.t.Helper()
	p.visit(s.url("/about/"))
	eval[bool](p, `localStorage.setItem("relay.settings", '{"speed":0}') === undefined`)
}

// solves answers the puzzle shown wrong and then right.
func (p *page) solves(z *puzzle.Puzzle) {
	p.t.Helper()
	l, err := z.Lesson()
	if err != nil {
		p.t.Fatal(err)
	}
	task := &l.Task
	name := func(pit engine.Pit) string { return "#pit-" + task.Rules.PitName(pit) }
	p.shows(&task.Rules, positionBoard(&task.Rules, task.Position), z.ID)
	told := func(class string) {
		p.t.Helper()
		p.waitFor(fmt.Sprintf(`!!document.querySelector("#lesson-panel.%s")`, class))
	}
	for pit := range engine.Pit(task.Rules.Pits()) {
		if v := task.Judge(pit); !v.Right && (v.Moved || task.Names()) {
			p.click(name(pit))
			told("task-wrong")
			break
		}
	}
	p.click("#lesson-retry")
	p.waitFor(`!document.querySelector("#lesson-panel.task-wrong")`)
	p.click(name(task.Right[0]))
	told("task-right")
}

// The puzzle of a day, answered wrong and right; the next day's; what is kept of both.
func TestDailyPuzzle(t *testing.T) {
	t.Parallel()
	s := serveSub(t)
	book := puzzles(t)
	day := time.Date(2027, 3, 1, 0, 0, 0, 0, time.UTC)
	p := open(t)
	p.atOnce(s)
	p.today(day)
	first := book.Daily(puzzle.Day(day))
	p.visit(s.url("/puzzles/"))
	p.waitFor(`document.querySelector("h1").textContent === "Today’s puzzle" && !!document.querySelector("#lesson-hint")`)
	p.solves(first)
	p.wants("relay.puzzles", fmt.Sprintf(`{"done":{%q:true},"day":%d,"streak":1}`, first.ID, puzzle.Day(day)))
	waitFor(p, `document.querySelector("#puzzle-streak").textContent`, "You solved the day’s puzzle on 1 day.")
	waitFor(p, `document.querySelectorAll(".puzzle-list .is-done").length`, 1)

	p.today(day.Add(24 * time.Hour))
	second := book.Daily(puzzle.Day(day) + 1)
	if second.Game == first.Game {
		t.Errorf("%s follows %s", second.ID, first.ID)
	}
	p.visit(s.url("/puzzles/"))
	p.waitFor(`document.querySelectorAll(".puzzle-list .is-done").length === 1 && !!document.querySelector("#lesson-hint")`)
	p.solves(second)
	waitFor(p, `document.querySelector("#puzzle-streak").textContent`, "You solved the day’s puzzle on 2 days running.")

	// Three days later the streak is over, and nothing is said of that.
	p.today(day.Add(4 * 24 * time.Hour))
	p.visit(s.url("/puzzles/"))
	p.waitFor(`document.querySelectorAll(".puzzle-list .is-done").length === 2 && !document.querySelector("#puzzle-streak")`)
}

// One of every kind by its own address: by keys, with the hint, the answer, and how it goes on.
func TestPuzzlesByAddress(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	book := puzzles(t)
	p := open(t)
	p.atOnce(s)
	seen := map[lesson.Kind]bool{}
	for g := range book {
		for i := range book[g] {
			z := &book[g][i]
			if seen[z.Kind] {
				continue
			}
			if len(seen) == 0 {
				p.visit(s.url("/puzzles/#" + z.ID))
				p.waitFor(`!!document.querySelector("#lesson-hint")`)
			}
			seen[z.Kind] = true
			eval[string](p, fmt.Sprintf("location.hash = %q", z.ID))
			waitFor(p, `document.querySelector(".puzzle-list [aria-current]").hash`, "#"+z.ID)
			p.click("#lesson-hint")
			p.waitFor(`document.querySelector(".task-hint").textContent.length > 20`)
			p.solves(z)
			if len(z.Line) > 0 {
				p.click("#puzzle-further")
				p.waitFor(`!!document.querySelector("#to-end")`)
			}
		}
	}
	p.press("n")
	p.waitFor(`document.querySelector("#lesson-retry").getAttribute("aria-disabled") === "true"`)

	// What is solved is still known after a reload; being shown an answer solves nothing.
	p.visit(s.url("/puzzles/"))
	waitFor(p, `document.querySelectorAll(".puzzle-list .is-done").length`, len(seen))
	last := &book[0][len(book[0])-1]
	eval[string](p, fmt.Sprintf("location.hash = %q", last.ID))
	waitFor(p, `document.querySelector(".puzzle-list [aria-current]").hash`, "#"+last.ID)
	p.click("#lesson-show")
	p.waitFor(`!!document.querySelector("#lesson-panel.task-right") && !document.querySelector("#puzzle-on")`)
	waitFor(p, `document.querySelectorAll(".puzzle-list .is-done").length`, len(seen))

	p.both("a puzzle shown, and those that are solved")
	eval[string](p, `location.hash = "hus-999"`)
	p.waitFor(`document.querySelector("#lesson-panel").textContent.includes("There is no puzzle “hus-999”")`)
}

// In another page's frame it is the puzzle alone, and nothing is kept.
func TestPuzzleEmbedded(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	book := puzzles(t)
	p := open(t)
	p.atOnce(s)
	z := &book[1][0]
	p.visit(s.url("/embed/#puzzle=" + z.ID))
	p.waitFor(`!!document.querySelector("#lesson-hint") && !document.querySelector(".puzzle-list")`)
	p.solves(z)
	p.wants("relay.puzzles", "")
	p.waitFor(`document.querySelector(".embed-foot a").hash === "#` + z.ID + `"`)
}
