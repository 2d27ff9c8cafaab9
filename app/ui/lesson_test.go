//go:build !js

package ui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/lesson"
	"relaymancala/engine"
)

// lessonStates are the pages of all lessons, each at its first step.
func lessonStates(t *testing.T) []*lessonState {
	t.Helper()
	var out []*lessonState
	for _, g := range []engine.Game{engine.Hus, engine.Bosh} {
		for _, id := range lesson.Course(g) {
			page, err := newLesson(contentContext(t, Page{Lesson: id}))
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, page.(*lessonPage).State)
		}
	}
	return out
}

func (s *lessonState) html() string { return app.HTMLString(&lessonPage{State: s}) }

// untold is what a page never has: a key without its text, a star, a style.
var untold = regexp.MustCompile(`\b(lesson|learn|table|why|say|end|play|unit|side)\.[a-zA-Z]+|\*|style=`)

// html must have each of the texts, and none of the keys.
func checkLesson(t *testing.T, s *lessonState, wants ...string) {
	t.Helper()
	html := s.html()
	for _, want := range wants {
		if !strings.Contains(html, want) {
			t.Errorf("%s, step %d lacks %q", s.Player.Lesson.ID, s.Player.At()+1, want)
		}
	}
	if bad := untold.FindString(html); bad != "" {
		t.Errorf("%s, step %d has %q", s.Player.Lesson.ID, s.Player.At()+1, bad)
	}
}

// Every step has its text, its table and a way on, and the transport where
// there is a move.
func TestLessonSteps(t *testing.T) {
	for _, s := range lessonStates(t) {
		steps := s.Player.Lesson.Steps
		for i, step := range steps {
			s.show(i)
			checkLesson(t, s, s.Text.T("lesson."+s.Player.Lesson.ID+".title"), "Step "+itoa(i+1)+" of "+itoa(len(steps)),
				`id="lesson-on"`, `aria-current="step"`, "North sows this way", "South sows this way")
			if moves := strings.Contains(s.html(), `id="seed-on"`); moves != (step.Move != engine.NoPit && step.Ask == nil) {
				t.Errorf("%s, step %d: transport is %v", s.Player.Lesson.ID, i+1, moves)
			}
			marks := len(step.Marks)
			if step.Ask != nil {
				marks++ // where the move begins
			}
			if got := strings.Count(s.html(), "is-marked"); got != marks {
				t.Errorf("%s, step %d: %d pits marked", s.Player.Lesson.ID, i+1, got)
			}
		}
	}
}

// Every question of a step takes a wrong and a right answer, and always has its
// ways on. It does not finish the lesson.
func TestLessonQuestions(t *testing.T) {
	for _, s := range lessonStates(t) {
		for i, step := range s.Player.Lesson.Steps {
			if step.Ask == nil {
				continue
			}
			s.show(i)
			ways := []string{`id="lesson-hint"`, `id="lesson-show"`, `id="lesson-retry"`, `id="lesson-back"`, `id="lesson-on"`}
			checkLesson(t, s, append(ways, "Look ahead", "Choose a pit on the board.")...)
			s.showHint()
			checkLesson(t, s, append(ways, "task-hint")...)
			for pit := range engine.Pit(step.Rules.Pits()) {
				if !step.Ask.Judge(pit).Right {
					s.TapPit(pit)
					checkLesson(t, s, append(ways, "task-wrong", "Not that one.", "is-wrong")...)
				}
			}
			s.showAnswer()
			checkLesson(t, s, append(ways, "task-right", "This is an answer.", `id="seed-on"`)...)
			s.retry()
			s.TapPit(step.Ask.Right[0])
			checkLesson(t, s, append(ways, "task-right", "Yes.", `id="seed-on"`)...)
			s.Table.Watch.End()
			s.Finished()
			checkLesson(t, s, append(ways, "is-right")...)
			if strings.Contains(s.html(), "You have finished") || s.Player.Solved {
				t.Errorf("%s, step %d finishes the lesson", s.Player.Lesson.ID, i+1)
			}
		}
	}
}

// Every task takes a wrong and a right answer, and always has its ways on.
func TestLessonTasks(t *testing.T) {
	for _, s := range lessonStates(t) {
		s.show(len(s.Player.Lesson.Steps))
		task := &s.Player.Lesson.Task
		ways := []string{`id="lesson-hint"`, `id="lesson-show"`, `id="lesson-retry"`, "href="}
		checkLesson(t, s, append(ways, "Your task", "Choose a pit")...)
		for _, pit := range task.Wrong {
			s.TapPit(pit)
			s.Table.Watch.End()
			s.Finished()
			checkLesson(t, s, append(ways, "task-wrong", "Not that one.", "is-wrong")...)
			s.retry()
		}
		s.showAnswer()
		s.Table.Watch.End()
		s.Finished()
		checkLesson(t, s, append(ways, "task-right", "is-right", "This is an answer.")...)
		s.retry()
		s.showHint()
		s.TapPit(task.Right[0])
		s.Table.Watch.End()
		s.Finished()
		checkLesson(t, s, append(ways, "task-hint", "task-right", "Yes.", "lesson")...)
	}
}

func TestLessonFragments(t *testing.T) {
	for _, test := range []struct {
		fragment string
		at       int
	}{{"", 0}, {"step=3", 2}, {"task", 5}, {"lesson=hus-sow&step=2", 1}, {"step=99", 5}, {"step=-1", 0}, {"step=x", 0}, {"%", 0}} {
		page, err := newLesson(contentContext(t, Page{Lesson: "hus-sow"}))
		if err != nil {
			t.Fatal(err)
		}
		s := page.(*lessonPage).State
		s.open(test.fragment)
		if got := s.Player.At(); got != test.at {
			t.Errorf("%q opens step %d, not %d", test.fragment, got, test.at)
		}
	}
}

func TestUnknownLesson(t *testing.T) {
	if _, err := newLesson(contentContext(t, Page{Lesson: "chess"})); err == nil {
		t.Error("a lesson that there is not is shown")
	}
}
