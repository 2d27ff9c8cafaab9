package ui

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/lesson"
	"relaymancala/app/puzzle"
	"relaymancala/engine"
)

// puzzlesKey is where the puzzles that are solved are kept.
const puzzlesKey = "relay.puzzles"

// NewPuzzles makes the page of puzzles: today's, or the one in the address.
func NewPuzzles(c PageContext) app.UI {
	s, err := newPuzzles(c)
	if err != nil {
		panic(err) // the puzzles are part of the program
	}
	return &puzzlePage{State: s}
}

// newPuzzles reads the puzzles among the page's files. None is chosen: which
// one is today's is known only where the page is read.
func newPuzzles(c PageContext) (*puzzleState, error) {
	book, err := puzzle.Load(c.Files)
	if err != nil {
		return nil, err
	}
	s := &puzzleState{lessonState: &lessonState{Page: c, Text: c.Text}, book: book}
	s.kept = puzzle.ReadKept("")
	empty := &lesson.Lesson{Task: lesson.Task{Rules: engine.Presets[0].Rules, Goal: lesson.Goal{Pit: engine.NoPit}}}
	s.Player = lesson.NewPlayer(empty)
	s.Table = NewTableState(c.Text, &s.Player.Table.Watch, s)
	s.Table.Patient, s.Table.Named = true, true
	s.solved = s.note
	s.refresh()
	return s, nil
}

// puzzlePage draws a puzzle, and below it the list of all. In the embed it is
// the puzzle alone.
type puzzlePage struct {
	app.Compo
	State *puzzleState
}

// puzzleState is the page's state: a puzzle is played as the task of a lesson.
type puzzleState struct {
	*lessonState
	book    puzzle.Book
	kept    puzzle.Kept
	day     int
	now     *puzzle.Puzzle // nil before one is opened
	unknown string         // the id that was asked for in vain
}

// OnMount opens the puzzle that the address asks for.
func (p *puzzlePage) OnMount(ctx app.Context) {
	s := p.State
	s.mount(ctx)
	s.kept = puzzle.ReadKept(stored(puzzlesKey))
	s.day = puzzle.Day(time.Now())
	s.open(app.Window().URL().Fragment)
}

// OnUpdate is called when the embed puts another puzzle into this place.
func (p *puzzlePage) OnUpdate(ctx app.Context) { p.OnMount(ctx) }

// OnNav opens the puzzle of an address that changed.
func (p *puzzlePage) OnNav(app.Context) {
	s := p.State
	if s.open(app.Window().URL().Fragment) {
		s.attend()
	}
}

// OnDismount stops what is under way.
func (p *puzzlePage) OnDismount() { p.State.Table.run++ }

// open shows the puzzle that a fragment names, or today's, and reports whether
// that is another than before. A fragment that is no id is a place on the page.
func (s *puzzleState) open(fragment string) bool {
	id := strings.TrimPrefix(fragment, "puzzle=")
	found := s.book.Find(id)
	_, named := puzzle.GameOf(id)
	switch {
	case found == nil && !named && id != "" && s.now != nil:
		return false
	case found == nil:
		s.unknown = id
		if !named {
			s.unknown = ""
		}
		found = s.book.Daily(s.day)
	default:
		s.unknown = ""
	}
	if found == nil || found == s.now {
		return false
	}
	l, err := found.Lesson()
	if err != nil {
		panic(err) // the puzzles are part of the program
	}
	s.now, s.hint = found, false
	s.Player = lesson.NewPlayer(l)
	s.Table.run++
	s.place()
	s.refresh()
	s.redraw()
	return true
}

// daily reports whether the puzzle is today's.
func (s *puzzleState) daily() bool { return s.now == s.book.Daily(s.day) }

// note remembers that the puzzle is solved; in other people's pages it does not.
func (s *puzzleState) note() {
	if s.now == nil || s.Page.Page.Bare {
		return
	}
	s.kept = puzzle.ReadKept(stored(puzzlesKey)) // another window may have solved some
	if s.kept.Solve(s.now.ID, s.daily(), s.day) {
		store(puzzlesKey, s.kept.String())
	}
}

// further shows the next move after the answer.
func (s *puzzleState) further() {
	s.Player.GoOn()
	s.follow()
}

// Command goes from puzzle to puzzle by letters.
func (s *puzzleState) Command(key string) bool {
	by := map[string]int{"n": 1, "Backspace": -1}[key]
	if by == 0 || s.now == nil {
		return false
	}
	next := s.book.Step(s.now, by)
	if next != nil {
		app.Window().Get("location").Set("hash", s.hash(next))
	}
	return next != nil
}

// hash is the fragment of a puzzle's address.
func (s *puzzleState) hash(p *puzzle.Puzzle) string {
	if s.Page.Page.Bare {
		return "#puzzle=" + p.ID
	}
	return "#" + p.ID
}
