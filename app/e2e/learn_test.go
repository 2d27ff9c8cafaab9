//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"relaymancala/app/lesson"
	"relaymancala/engine"
)

// lessonFile is a lesson as the site serves it.
type lessonFile struct {
	Rules struct{ Preset string }
	Steps []struct{ Position, Move, Predict string }
	Task  struct{ Position string }
}

func readLesson(t *testing.T, id string) (l lessonFile) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(os.Getenv("E2E_DIST"), "lessons", id+".json"))
	if err == nil {
		err = json.Unmarshal(b, &l)
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// move is the replay of the move of a step, from 1.
func (l lessonFile) move(t *testing.T, step int) (*engine.Rules, *engine.Replay) {
	t.Helper()
	s := l.Steps[step-1]
	r := rulesOf(t, l.Rules.Preset, s.Position)
	return r, replay(t, r, s.Position, s.Move)
}

// walk steps through a move to its end and back, by what on and back do, and compares every board
// with the engine's replay. It returns the sentence of every step.
func (p *page) walk(r *engine.Rules, rp *engine.Replay, on, back func()) []string {
	p.t.Helper()
	says := make([]string, rp.Steps()+1)
	says[0] = p.shows(r, frameBoard(r, rp, 0), "before the move").Say
	for step := 1; step <= rp.Steps(); step++ {
		on()
		says[step] = p.shows(r, frameBoard(r, rp, step), fmt.Sprint("on to step ", step)).Say
	}
	on() // at the end there is nothing more
	p.shows(r, frameBoard(r, rp, rp.Steps()), "past the end")
	for step := rp.Steps() - 1; step >= 0; step-- {
		back()
		t := p.shows(r, frameBoard(r, rp, step), fmt.Sprint("back to step ", step))
		if wrong := differ(fmt.Sprint("sentence of step ", step, " on the way back"), t.Say, says[step]); wrong != "" {
			p.t.Error(wrong)
		}
	}
	back()
	p.shows(r, frameBoard(r, rp, 0), "before the beginning")
	return says
}

func (p *page) clicks(selector string) func() { return func() { p.t.Helper(); p.click(selector) } }
func (p *page) presses(key string) func()     { return func() { p.t.Helper(); p.press(key) } }

// expect compares the sentences of some steps.
func expect(t *testing.T, says []string, want map[int]string) {
	t.Helper()
	for step, sentence := range want {
		if step >= len(says) {
			t.Errorf("the move has no step %d", step)
		} else if wrong := differ(fmt.Sprint("sentence of step ", step), says[step], sentence); wrong != "" {
			t.Error(wrong)
		}
	}
}

// From the home page to the lesson on the relay: its moves by clicks and by keys, its task.
func TestLearnRelay(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/"))
	p.click(".hero a.btn-main")
	waitFor(p, "location.pathname + document.readyState", "/learn/complete")
	p.click("[data-lesson='hus-relay']")
	p.ready("/learn/hus-relay/")
	l := readLesson(t, "hus-relay")

	r, rp := l.move(t, 1)
	says := p.walk(r, rp, p.clicks("#seed-on"), p.clicks("#seed-back"))
	expect(t, says, map[int]string{
		1: "South lifts 2 seeds from a1.",
		2: "Seed 1 of 2 into b1: 2.",
		3: "Lap 1 of 2. The last seed reached c1, in the outer row, which held 1 and now holds 2: lift all 2 and sow on.",
		4: "South lifts 2 seeds from c1.",
		6: "Lap 2 of 2. The last seed reached d2, which was empty: the move ends.",
	})

	p.click("#lesson-on")
	waitFor(p, "location.hash", "#step=2")
	r, rp = l.move(t, 2)
	says = p.walk(r, rp, p.presses(kb.ArrowRight), p.presses(kb.ArrowLeft))
	expect(t, says, map[int]string{
		3: "Lap 1 of 3. The last seed reached d2, which held 1 and now holds 2, but d3 across from it is empty, so nothing is captured: lift all 2 and sow on.",
	})

	// Lap by lap.
	p.press("n")
	waitFor(p, "location.hash", "#step=3")
	r, rp = l.move(t, 3)
	for lap := 1; lap <= rp.Laps(); lap++ {
		p.press(">")
		p.shows(r, frameBoard(r, rp, rp.LapEnd(lap)), fmt.Sprint("lap ", lap))
	}
	p.press(kb.Home)
	p.shows(r, frameBoard(r, rp, 0), "Home")
	p.press(kb.End)
	p.shows(r, frameBoard(r, rp, rp.Steps()), "End")

	// The task, past a question: a single seed, a move that is too short, the right one.
	p.choose("#speed", "4")
	p.press("n")
	waitFor(p, "location.hash", "#step=4")
	p.press("n")
	waitFor(p, "location.hash", "#task")
	waitFor(p, "document.activeElement.id", "lesson-step")
	p.click("#pit-d2")
	p.replies("Not that one. d2 holds a single seed. A move begins from a pit with two or more.")
	p.click("#pit-a2")
	p.replies("Not that one. From a2 the move has only 2 laps: the last seed of all falls into c2, which was empty.")
	p.wants("relay.lessons", "")
	p.click("#lesson-retry")
	tr := rulesOf(t, l.Rules.Preset, l.Task.Position)
	p.shows(tr, frameBoard(tr, replay(t, tr, l.Task.Position, "c1"), 0), "the task again")
	p.click("#pit-c1")
	p.replies("Yes. From c1 the move has 3 laps and ends in b1. You have finished this lesson.")
	p.waitFor(`document.querySelector("#pit-c1").classList.contains("is-right")`)
	p.waitFor(`document.querySelector("#lesson-panel").classList.contains("task-right")`)
	p.wants("relay.lessons", `{"hus-relay":true}`)

	// It is remembered in the list, and leads on.
	p.click("#lesson-panel a.btn-main")
	p.ready("/learn/hus-capture/")
	p.visit(s.url("/learn/"))
	p.waitFor(`document.querySelector("[data-lesson='hus-relay']").classList.contains("is-done")`)
	waitFor(p, `document.querySelector("#hus .progress, section .progress").textContent`, fmt.Sprintf("1 of %d lessons done", len(lesson.Course(engine.Hus))))
	waitFor(p, `document.querySelectorAll(".is-done").length`, 1)
}

// replies waits for the verdict on an answer.
func (p *page) replies(sentence string) {
	p.t.Helper()
	waitFor(p, `document.querySelector("#lesson-reply").textContent`, sentence)
}

// wants waits until the browser keeps a value.
func (p *page) wants(key, value string) {
	p.t.Helper()
	waitFor(p, fmt.Sprintf("localStorage.getItem(%q) ?? ''", key), value)
}

// The lesson on the capture, by keys alone but for the task's wrong answer.
func TestLearnCapture(t *testing.T) {
	t.Parallel()
	s := serveSub(t)
	p := open(t)
	p.visit(s.url("/learn/hus-capture/"))
	l := readLesson(t, "hus-capture")

	r, rp := l.move(t, 1)
	says := p.walk(r, rp, p.presses(kb.ArrowRight), p.presses(kb.ArrowLeft))
	want := map[int]string{
		4: "Seed 3 of 3 into c2: 2.",
		5: "Lap 1 of 2. The last seed reached c2, which was not empty, and the pit it faces, c3, held 2, with 1 behind it: those 3 are captured. They are sown on from the next pit, b2.",
		8: "Lap 2 of 2. The last seed reached a1, which was empty: the move ends.",
	}
	expect(t, says, want)
	if got := p.walk(r, rp, p.clicks("#seed-on"), p.clicks("#seed-back")); got[5] != says[5] {
		t.Errorf("by clicks it says %q, by keys %q", got[5], says[5])
	}

	// The capture has marks of its own: both pits taken, and how many they gave.
	for range 5 {
		p.press(".")
	}
	p.says(want[5])
	waitFor(p, `[...document.querySelectorAll(".pit.is-taken")].map((b) => b.id).sort().join()`, "pit-c3,pit-c4")
	waitFor(p, `document.querySelector(".gain").textContent`, "+3")
	waitFor(p, `document.querySelector(".hand").closest(".pit").id`, "pit-c2")

	for step := 2; l.Steps[step-1].Predict == ""; step++ {
		p.press("n")
		waitFor(p, "location.hash", fmt.Sprint("#step=", step))
		r, rp := l.move(t, step)
		p.walk(r, rp, p.presses("."), p.presses(","))
	}

	// The move runs by itself too, at its own speed, when it is asked to.
	p.press(kb.Backspace)
	waitFor(p, "location.hash", "#step=3")
	p.choose("#speed", "4")
	p.press("p")
	r, rp = l.move(t, 3)
	p.shows(r, frameBoard(r, rp, rp.Steps()), "played")
	p.says("Lap 2 of 2. The last seed reached a2, which was empty: the move ends.")

	p.visit(s.url("/learn/hus-capture/#task"))
	p.click("#lesson-hint")
	p.waitFor(`document.querySelector(".task-hint").textContent.startsWith("You need an inner pit")`)
	p.click("#pit-c1")
	p.replies("Not that one. From c1 the last seed reaches d2, which was empty, so the move ends. To capture, it must reach a pit that holds seeds.")
	p.click("#pit-a1")
	p.click("#pit-a3")
	p.replies("Not that one. a3 belongs to North. You sow from your own pits.")
	// Being shown the answer is not finding it.
	p.click("#lesson-show")
	p.replies("This is an answer. The move from c2 captures 5 seeds.")
	p.wants("relay.lessons", "")
	p.click("#lesson-retry")
	p.waitFor(`!!document.querySelector("#pit-c2.is-playable")`)
	p.click("#pit-c2")
	p.replies("Yes. The move from c2 captures 5 seeds. You have finished this lesson.")
	p.wants("relay.lessons", `{"hus-capture":true}`)
}
