//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"relaymancala/app/lesson"
	"relaymancala/engine"
)

// course reads the lessons of a game as the site serves them.
func course(t *testing.T, g engine.Game) (out []*lesson.Lesson) {
	t.Helper()
	for _, id := range lesson.Course(g) {
		name := id + ".json"
		b, err := os.ReadFile(filepath.Join(os.Getenv("E2E_DIST"), "lessons", name))
		if err != nil {
			t.Fatal(err)
		}
		l, err := lesson.Parse(name, b)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, l)
	}
	return out
}

// Every lesson of both games, one after the other as their links lead: each move is seen, each
// question and each task is answered wrong and right, and each lesson is remembered as done.
func TestCourses(t *testing.T) {
	for _, g := range []engine.Game{engine.Hus, engine.Bosh} {
		t.Run(lesson.Course(g)[0], func(t *testing.T) {
			t.Parallel()
			s := serveRoot(t)
			p := open(t)
			done := map[string]bool{}
			for i, l := range course(t, g) {
				if i == 0 {
					p.visit(s.url("/learn/" + l.ID + "/"))
				}
				p.ready("/learn/" + l.ID + "/")
				p.learn(l)
				done[l.ID] = true
				stored, _ := json.Marshal(done)
				p.wants("relay.lessons", string(stored))
				if lesson.Next(l.ID) != "" {
					p.click("#lesson-panel a.btn-main")
				}
			}
			p.waitFor(`document.querySelector("#lesson-panel a.btn-main").getAttribute("href").includes("/play/#rules=")`)
		})
	}
}

// learn walks through a lesson to the end of its task.
func (p *page) learn(l *lesson.Lesson) {
	p.t.Helper()
	for i := range l.Steps {
		step := &l.Steps[i]
		p.drawn(i)
		switch {
		case step.Ask != nil:
			p.answers(step.Ask, wrongName(step.Ask))
			p.seesMove(step)
		case step.Move != engine.NoPit:
			p.seesMove(step)
		}
		p.press("n")
	}
	waitFor(p, "location.hash", "#task")
	p.drawn(len(l.Steps))
	p.answers(&l.Task, l.Task.Wrong[0])
}

// drawn waits until a step, from 0, is not only begun but drawn: what is clicked before moves away.
func (p *page) drawn(step int) {
	p.t.Helper()
	waitFor(p, `[...document.querySelectorAll(".steps li")].findIndex((li) => li.classList.contains("is-now"))`, step)
}

// wrongName is a pit that is a wrong answer to a question.
func wrongName(task *lesson.Task) engine.Pit {
	for pit := range engine.Pit(task.Rules.Pits()) {
		if !task.Judge(pit).Right {
			return pit
		}
	}
	return engine.NoPit
}

// seesMove sees the move of a step to its end, and compares it with the engine.
func (p *page) seesMove(step *lesson.Step) {
	p.t.Helper()
	rp := engine.NewReplay(step.Rules, step.Position, step.Move)
	p.waitFor(`!!document.querySelector("#to-end")`)
	p.click("#to-end")
	p.shows(&step.Rules, frameBoard(&step.Rules, rp, rp.Steps()), "the end of the move")
	p.click("#to-start")
	p.shows(&step.Rules, frameBoard(&step.Rules, rp, 0), "before the move")
}

// answers gives a wrong answer, asks for the hint, lets itself be shown the answer, tries again and
// gives a right one.
func (p *page) answers(task *lesson.Task, wrong engine.Pit) {
	p.t.Helper()
	name := func(pit engine.Pit) string { return "#pit-" + task.Rules.PitName(pit) }
	told := func(class string) {
		p.t.Helper()
		if eval[bool](p, `!!document.querySelector("#to-end")`) {
			p.click("#to-end")
		}
		p.waitFor(fmt.Sprintf(`!!document.querySelector("#lesson-panel.%s")`, class))
	}
	p.click(name(wrong))
	told("task-wrong")
	p.click("#lesson-hint")
	p.waitFor(`!!document.querySelector(".task-hint")`)
	p.click("#lesson-show")
	told("task-right")
	p.click("#lesson-retry")
	p.waitFor(`!document.querySelector("#lesson-panel.task-right, #lesson-panel.task-wrong")`)
	p.click(name(task.Right[0]))
	told("task-right")
}

// The list of lessons saves what is done as a file, forgets it, takes that back, and reads such a file.
func TestProgress(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/learn/"))
	p.waitFor(`!document.querySelector("#progress").hidden && document.querySelector("#progress-reset").hidden`)
	eval[bool](p, `localStorage.setItem("relay.lessons", '{"bosh-ten":true}') === undefined`)
	p.visit(s.url("/learn/"))
	p.waitFor(`!document.querySelector("#progress-reset").hidden`)

	saved := eval[string](p, `(async () => {
		const make = URL.createObjectURL;
		let saved;
		URL.createObjectURL = (blob) => { saved = blob.text(); return make.call(URL, blob); };
		document.getElementById("progress-save").click();
		URL.createObjectURL = make;
		return await saved;
	})()`)
	if saved != "{\"bosh-ten\":true}\n" {
		t.Errorf("saved %q", saved)
	}
	p.click("#progress-reset")
	p.wants("relay.lessons", "")
	waitFor(p, `document.querySelectorAll(".is-done").length`, 0)
	p.click("#progress-reset")
	p.wants("relay.lessons", `{"bosh-ten":true}`)
	waitFor(p, `document.querySelectorAll(".is-done").length`, 1)

	// A file adds to what is done, as far as it names lessons.
	choose := func(content string) {
		t.Helper()
		eval[bool](p, fmt.Sprintf(`(() => {
			const files = new DataTransfer();
			files.items.add(new File([%q], "lessons.json"));
			const input = document.getElementById("progress-file");
			input.files = files.files;
			return input.dispatchEvent(new Event("change"));
		})()`, content))
	}
	choose(`{"hus-sow": true, "nowhere": true, "hus-win": 1}` + "\n")
	waitFor(p, `document.querySelector("#progress-said").textContent`, "The lessons of the file are marked as done.")
	p.wants("relay.lessons", `{"bosh-ten":true,"hus-sow":true}`)
	waitFor(p, `document.querySelectorAll(".is-done").length`, 2)
	for _, bad := range []string{"", "null", "[]", `{"nowhere": true}`, "1. a1 f4"} {
		choose(bad)
		waitFor(p, `document.querySelector("#progress-said").textContent`, "This is not a file of lessons that were done.")
		p.wants("relay.lessons", `{"bosh-ten":true,"hus-sow":true}`)
		choose(saved)
		waitFor(p, `document.querySelector("#progress-said").textContent`, "The lessons of the file are marked as done.")
	}
}

// Going back, the browser may show a page as it was left: it shows what was done and set since.
func TestBroughtBack(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/learn/"))
	later := func(key, value string) {
		t.Helper()
		eval[bool](p, fmt.Sprintf(`(localStorage.setItem(%q, %q), dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))`, key, value))
	}
	later("relay.lessons", `{"bosh-ten":true}`)
	waitFor(p, `document.querySelector(".is-done").dataset.lesson`, "bosh-ten")
	later("relay.settings", `{"theme":"dark","board":"projector","motion":"less"}`)
	shown := `(({ theme, board, motion }) => [theme, board, motion].join())(document.documentElement.dataset)`
	waitFor(p, shown, "dark,projector,less")
	later("relay.settings", `{"theme":"auto"}`)
	waitFor(p, shown, "auto,wood,")

	p.visit(s.url("/"))
	waitFor(p, `document.querySelector("#continue-game").hidden`, true)
	later("relay.game", "kept")
	waitFor(p, `document.querySelector("#continue-game").hidden`, false)
}

// On a phone a hint that was asked for far down is brought into view, and whoever goes on to the task
// by its button is not left without a place.
func TestLessonKeepsReader(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.do(chromedp.EmulateViewport(390, 664))
	for path, fragment := range map[string]string{"/learn/hus-board/": "#step=5", "/puzzles/": "#hus-1"} {
		p.visit(s.url(path + fragment))
		p.ready(path)
		p.waitFor(`!!document.querySelector("#lesson-hint[aria-disabled=false]")`)
		eval[bool](p, `scrollBy({ top: document.querySelector("#lesson-hint").getBoundingClientRect().top, behavior: "instant" }) === undefined`)
		p.click("#lesson-hint")
		p.waitFor(`document.querySelector("#lesson-advice")?.getBoundingClientRect().top >= 0`)
	}

	p.visit(s.url("/learn/hus-board/#step=5"))
	p.ready("/learn/hus-board/")
	p.drawn(4)
	eval[bool](p, `document.querySelector("#lesson-foot-on").focus() === undefined`)
	p.press(kb.Enter)
	waitFor(p, "location.hash", "#task")
	waitFor(p, "document.activeElement.id", "lesson-step")
	waitFor(p, `Math.round(document.querySelector("#lesson-panel").getBoundingClientRect().top)`, 12) // and the board below it
}
