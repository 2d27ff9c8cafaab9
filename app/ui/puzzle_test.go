//go:build !js

package ui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/lesson"
	"relaymancala/engine"
)

func puzzlesState(t *testing.T, p Page) *puzzleState {
	t.Helper()
	s, err := newPuzzles(contentContext(t, p))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// check wants texts on the page, and none of the keys.
func (s *puzzleState) check(t *testing.T, wants ...string) {
	t.Helper()
	html := app.HTMLString(&puzzlePage{State: s}) + app.HTMLString(&puzzleList{State: s})
	for _, want := range wants {
		if !strings.Contains(html, want) {
			t.Errorf("%v lacks %q", s.now, want)
		}
	}
	if bad := untold.FindString(html); bad != "" || strings.Contains(html, "puzzle.") {
		t.Errorf("%v has the key %q", s.now, bad)
	}
}

// A puzzle of every kind takes a wrong and a right answer and always has its ways on.
func TestPuzzles(t *testing.T) {
	s := puzzlesState(t, Page{})
	s.check(t, "Today’s puzzle", "Grade 5", `href="#bosh-60"`)
	seen := map[lesson.Kind]bool{}
	for g := range s.book {
		for i := range s.book[g] {
			p := &s.book[g][i]
			if seen[p.Kind] && p.Rules == "" {
				continue
			}
			seen[p.Kind] = true
			if !s.open(p.ID) {
				t.Fatalf("%s is not opened", p.ID)
			}
			ways := []string{`id="lesson-hint"`, `id="lesson-show"`, `id="lesson-retry"`, `aria-current`}
			task := s.Player.Task()
			s.check(t, append(ways, "Choose a pit")...)
			for pit := range engine.Pit(task.Rules.Pits()) {
				if v := task.Judge(pit); !v.Right && (v.Moved || task.Names()) {
					s.TapPit(pit)
					s.Table.Watch.End()
					s.Finished()
					s.check(t, append(ways, "task-wrong", "Not that one.", "is-wrong")...)
					break
				}
			}
			if s.kept.Done[p.ID] {
				t.Errorf("%s is done by a wrong answer", p.ID)
			}
			s.retry()
			s.showHint()
			s.TapPit(task.Right[0])
			s.Table.Watch.End()
			s.Finished()
			s.check(t, append(ways, "task-right", "Yes.", "is-right", "task-hint")...)
			for range p.Line {
				s.check(t, "What follows")
				s.further()
				s.Table.Watch.End()
				s.Finished()
			}
			if s.Player.More() != engine.NoPit {
				t.Errorf("%s goes on after its line", p.ID)
			}
			s.check(t, append(ways, "task-right")...)
		}
	}
}

func TestPuzzleFragments(t *testing.T) {
	s := puzzlesState(t, Page{})
	for _, test := range []struct{ fragment, id, unknown string }{
		{"hus-3", "hus-3", ""},
		{"main", "hus-3", ""}, // a place on the page
		{"puzzle=bosh-2", "bosh-2", ""},
		{"hus-999", s.book.Daily(0).ID, "hus-999"},
		{"bosh-2", "bosh-2", ""},
		{"", s.book.Daily(0).ID, ""},
	} {
		s.open(test.fragment)
		if s.now.ID != test.id || s.unknown != test.unknown {
			t.Errorf("%q opens %s, unknown %q", test.fragment, s.now.ID, s.unknown)
		}
	}
}

// In another page there is no list, and the links stay in the frame.
func TestPuzzleInEmbed(t *testing.T) {
	s := puzzlesState(t, Page{Bare: true})
	s.open("bosh-2")
	html := app.HTMLString(&puzzlePage{State: s})
	if strings.Contains(html, "puzzle-list") || !strings.Contains(html, `href="#puzzle=bosh-3"`) || strings.Contains(html, "/puzzles/") {
		t.Error(html)
	}
	if s.Player.Task().Goal.Kind == lesson.NameFinal && !strings.Contains(html, "is-marked") {
		t.Error("the pit that is asked about is not marked")
	}
}
