package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/puzzle"
	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// Render draws the puzzle beside its table, as a lesson, and the list below.
func (p *puzzlePage) Render() app.UI {
	s := p.State
	var list app.UI
	if !s.Page.Page.Bare {
		list = &puzzleList{State: s, Key: s.listKey()}
	}
	return layout(s.Text, `
div.puzzles
	div.lesson
		header.lesson-head
			p.eyebrow $about
			h1 $title
		div.lesson-grid
			$panel
			$table
	$list`, "about", s.about(), "title", s.title(), "panel", s.puzzlePanel(), "table", &Table{State: s.Table}, "list", list)
}

// title names the puzzle shown.
func (s *puzzleState) title() string {
	if s.now == nil || s.daily() {
		return s.Text.T("puzzle.today")
	}
	return s.Text.T("puzzle.number", "n", s.now.Number)
}

// about is the game, the width and the grade, and for today's puzzle its own
// address.
func (s *puzzleState) about() []app.UI {
	t := s.Text
	if s.now == nil {
		return []app.UI{app.Text(t.T("puzzle.title"))}
	}
	r := s.Player.Task().Rules
	words := t.T("play.game."+gameName(r.Game)) + " · " + t.T("puzzle.size", "rows", r.Rows(), "columns", int(r.Columns)) +
		" · " + t.T("puzzle.grade.of", "grade", s.now.Grade, "grades", puzzle.Grades)
	if !s.daily() {
		return []app.UI{app.Text(words)}
	}
	return []app.UI{
		app.Text(words + " · "),
		app.Elem("a").Attr("href", s.hash(s.now)).Text(t.T("puzzle.number", "n", s.now.Number)),
	}
}

// puzzlePanel is the question, what became of the answer, and every way on.
func (s *puzzleState) puzzlePanel() app.UI {
	t := s.Text
	if s.now == nil {
		return layout(t, `
section.task#lesson-panel
	p =puzzle.lead`)
	}
	p := s.Player
	task, told := p.Task(), p.Told()
	right := told != nil && told.Right
	class := map[bool]string{true: "task task-right", false: "task"}[right]
	if told != nil && !right {
		class = "task task-wrong"
	}
	kind := string(s.now.Kind)
	args := []any{"side", session.SideName(engine.South), "other", session.SideName(engine.North), "pit", s.now.Pit}
	ask := []session.Saying{{Key: "puzzle.ask." + kind, Args: args}}
	if s.now.Rules != "" {
		ask = append(ask, session.Saying{Key: "puzzle.both"})
	}
	var unknown, hint, further app.UI
	if s.unknown != "" {
		unknown = app.Elem("p").Class("task-hint").Text(t.T("puzzle.unknown", "got", s.unknown))
	}
	if s.hint {
		hint = app.Elem("p").ID("lesson-advice").Class("task-hint").Body(Sentences(t, []session.Saying{{Key: "puzzle.hint." + kind, Args: args}})...)
	}
	if told != nil && len(told.Then) > 0 {
		further = s.button("puzzle-further", "puzzle.further", "btn", p.More() == engine.NoPit, s.further)
	}
	return layout(t, `
section#lesson-panel[class=$class][aria-labelledby=lesson-step]
	div[aria-live=polite]
		$unknown
		h2.task-title#lesson-step[tabindex=-1] $kind
		p $ask
		$hint
	p.task-reply#lesson-reply[role=status] $reply
	div.toolbar
		$hint-button
		$show
		$retry
		$further
	div.toolbar.puzzle-ways
		$ways`,
		"class", class, "kind", t.T("puzzle.kind."+kind), "ask", Sentences(t, ask), "unknown", unknown, "hint", hint,
		"reply", s.reply(task, told), "further", further, "ways", s.puzzleWays(right),
		"hint-button", s.button("lesson-hint", "lesson.hint", "btn", s.hint || right, s.showHint),
		"show", s.button("lesson-show", "learn.show", "btn", right, s.showAnswer),
		"retry", s.button("lesson-retry", "learn.try", "btn", p.Verdict == nil, s.retry))
}

// puzzleWays lead to the puzzles before and after, and back to today's.
func (s *puzzleState) puzzleWays(right bool) (out []app.UI) {
	way := func(p *puzzle.Puzzle, id, key, class string) {
		if p != nil {
			out = append(out, app.Elem("a").ID(id).Class(class).Attr("href", s.hash(p)).Text(s.Text.T(key)))
		}
	}
	way(s.book.Step(s.now, -1), "puzzle-back", "puzzle.back", "btn btn-quiet")
	next := "btn btn-quiet"
	if right {
		next = "btn btn-main"
	}
	way(s.book.Step(s.now, 1), "puzzle-on", "puzzle.next", next)
	if !s.daily() && !s.Page.Page.Bare {
		out = append(out, app.Elem("a").Class("btn btn-quiet").Attr("href", s.Page.Link("/puzzles/")).Text(s.Text.T("puzzle.today")))
	}
	return out
}

// puzzleList is the list of all puzzles, by game and grade.
type puzzleList struct {
	app.Compo
	State *puzzleState
	Key   string // what it depends on, so that it is drawn when that changes
}

func (s *puzzleState) listKey() string {
	if s.now == nil {
		return ""
	}
	return s.now.ID + " " + itoa(len(s.kept.Done)) + " " + itoa(s.kept.Streak)
}

// Render draws the list.
func (l *puzzleList) Render() app.UI {
	s := l.State
	t := s.Text
	var body []app.UI
	if n := s.kept.Running(s.day); n > 0 {
		body = append(body, app.Elem("p").ID("puzzle-streak").Class("mute").Text(t.T("puzzle.streak", "n", n)))
	}
	for g := range s.book {
		all := s.book[g]
		parts := []app.UI{
			app.Elem("h2").Text(t.T("play.game." + gameName(engine.Game(g)))),
			app.Elem("p").Class("mute").Text(t.T("puzzle.progress", "done", s.kept.Count(all), "n", len(all))),
		}
		for grade := 1; grade <= puzzle.Grades; grade++ {
			var chips []app.UI
			for i := range all {
				if all[i].Grade == grade {
					chips = append(chips, s.chip(&all[i]))
				}
			}
			if chips != nil {
				parts = append(parts, app.Elem("h3").Text(t.T("puzzle.grade", "n", grade)), app.Elem("ol").Class("steps").Body(chips...))
			}
		}
		body = append(body, app.Elem("section").Body(parts...))
	}
	return app.Elem("div").Class("section", "puzzle-list").Body(body...)
}

// chip is a puzzle in the list: its number, and a mark once it is solved.
func (s *puzzleState) chip(p *puzzle.Puzzle) app.UI {
	label, class := s.Text.T("puzzle.number", "n", p.Number)+": "+s.Text.T("puzzle.kind."+string(p.Kind)), ""
	body := []app.UI{app.Text(itoa(p.Number))}
	if s.kept.Done[p.ID] {
		label, class = label+", "+s.Text.T("puzzle.done"), "is-done"
		body = append(body, icon.Check())
	}
	link := app.Elem("a").Attr("href", "#"+p.ID).Aria("label", label).Title(label).Body(body...)
	if p == s.now {
		link = link.Aria("current", "true")
	}
	return app.Elem("li").Class(class).Body(link)
}
