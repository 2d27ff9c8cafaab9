package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/lesson"
	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// Render draws the lesson: on the left, or on a phone above, what to look for
// and to do; beside it the table.
func (p *lessonPage) Render() app.UI {
	s := p.State
	t := s.Text
	l := s.Player.Lesson
	n, of := lesson.Place(l.ID)
	return app.Elem("div").Class("lesson").Body(
		app.Elem("header").Class("lesson-head").Body(
			app.Elem("p").Class("eyebrow").Text(t.T("play.game."+gameName(l.Game))+" · "+t.T("lesson.place", "n", n, "of", of)),
			app.Elem("h1").Text(t.T("lesson."+l.ID+".title")),
		),
		s.steps(),
		app.Elem("div").Class("lesson-grid").Body(
			s.panel(),
			&Table{State: s.Table},
		),
		s.foot(),
	)
}

// foot repeats the way on under the table, where a phone needs it.
func (s *lessonState) foot() app.UI {
	if s.Player.InTask() {
		return app.Elem("div").Class("toolbar", "lesson-foot")
	}
	return app.Elem("div").Class("toolbar", "lesson-foot").Body(
		s.button("lesson-foot-back", "lesson.back", "btn", s.Player.At() == 0, s.goBack),
		s.button("lesson-foot-on", s.onward(), "btn btn-main", false, s.goOn),
	)
}

// onward names the way to the next step.
func (s *lessonState) onward() string {
	if s.Player.At() == len(s.Player.Lesson.Steps)-1 {
		return "lesson.totask"
	}
	return "learn.on"
}

func gameName(g engine.Game) string {
	if g == engine.Bosh {
		return "bosh"
	}
	return "hus"
}

// steps is the row of numbers that leads to every step, and to the task.
func (s *lessonState) steps() app.UI {
	t, at := s.Text, s.Player.At()
	last := len(s.Player.Lesson.Steps)
	items := make([]app.UI, last+1)
	for i := range items {
		label, class := t.T("learn.step", "step", i+1, "n", last), ""
		var face app.UI = app.Text(itoa(i + 1))
		if i == last {
			label, face = t.T("learn.task"), icon.Check()
		}
		id := "step-" + itoa(i+1)
		button := app.Elem("button").ID(id).Attr("type", "button").Aria("label", label).Title(label).
			OnClick(func(app.Context, app.Event) { s.goTo(i) }, app.EventScope(s.Player.Lesson.ID, id)).Body(face)
		switch {
		case i == at:
			class = "is-now"
			button = button.Aria("current", "step")
		case i < at, i == last && s.Player.Solved:
			class = "is-done"
		}
		items[i] = app.Elem("li").Class(class).Body(button)
	}
	return app.Elem("ol").Class("steps").Aria("label", t.T("lesson.steps")).Body(items...)
}

// panel is the text of the step or the task, with its buttons.
func (s *lessonState) panel() app.UI {
	if task := s.Player.Task(); task != nil {
		return s.task(task)
	}
	t, at := s.Text, s.Player.At()
	last := len(s.Player.Lesson.Steps)
	return app.Elem("section").ID("lesson-panel").Class("task").Aria("labelledby", "lesson-step").Body(
		app.Elem("div").Aria("live", "polite").Body(
			app.Elem("h2").ID("lesson-step").Class("visually-hidden").TabIndex(-1).
				Text(t.T("learn.step", "step", at+1, "n", last)),
			app.Elem("p").Body(s.sentence("step."+itoa(at+1))...),
		),
		app.Elem("div").Class("toolbar").Body(
			s.button("lesson-back", "lesson.back", "btn", at == 0, s.goBack),
			s.button("lesson-on", s.onward(), "btn btn-main", false, s.goOn),
		),
	)
}

func (s *lessonState) goBack() { s.goTo(s.Player.At() - 1) }
func (s *lessonState) goOn()   { s.goTo(s.Player.At() + 1) }

// sentence is one of the lesson's own texts.
func (s *lessonState) sentence(key string) []app.UI {
	return Sentences(s.Text, []session.Saying{{Key: "lesson." + s.Player.Lesson.ID + "." + key}})
}

// task is the task, or the question of a step; what became of the answer; and
// every way on.
func (s *lessonState) task(task *lesson.Task) app.UI {
	p := s.Player
	title, sentence := "learn.task", s.sentence("task")
	hint := func() []app.UI { return s.sentence("hint") }
	if !p.InTask() {
		title, sentence = "lesson.predict", s.sentence("step."+itoa(p.At()+1))
		hint = func() []app.UI {
			return Sentences(s.Text, []session.Saying{{Key: "lesson.hint." + string(task.Goal.Kind)}})
		}
	}
	told := p.Told()
	right := told != nil && told.Right
	class := "task"
	switch {
	case right:
		class += " task-right"
	case told != nil:
		class += " task-wrong"
	}
	return app.Elem("section").ID("lesson-panel").Class(class).Aria("labelledby", "lesson-step").Body(
		app.Elem("div").Aria("live", "polite").Body(
			app.Elem("h2").ID("lesson-step").Class("task-title").TabIndex(-1).Text(s.Text.T(title)),
			app.Elem("p").Body(sentence...),
			app.If(s.hint, func() app.UI {
				return app.Elem("p").ID("lesson-advice").Class("task-hint").Body(hint()...)
			}),
		),
		app.Elem("p").ID("lesson-reply").Class("task-reply").Role("status").Body(s.reply(task, told)...),
		app.Elem("div").Class("toolbar").Body(append([]app.UI{
			s.button("lesson-hint", "lesson.hint", "btn", s.hint || right, s.showHint),
			s.button("lesson-show", "learn.show", "btn", right, s.showAnswer),
			s.button("lesson-retry", "learn.try", "btn", p.Verdict == nil, s.retry),
		}, s.ways(right)...)...),
	)
}

// reply is what is said about the answer, or what to do.
func (s *lessonState) reply(task *lesson.Task, told *lesson.Verdict) []app.UI {
	p := s.Player
	picture := icon.Info()
	var says []session.Saying
	switch {
	case told == nil && p.Verdict != nil:
		says = []session.Saying{{Key: "lesson.watch"}}
	case told == nil && task.Names():
		says = []session.Saying{{Key: "lesson.choose"}}
	case told == nil:
		says = []session.Saying{{Key: "table.choose"}}
	case told.Right && p.Shown:
		picture, says = icon.Check(), append([]session.Saying{{Key: "lesson.shown"}}, told.Says...)
	case told.Right:
		picture, says = icon.Check(), append([]session.Saying{{Key: "learn.right"}}, told.Says...)
		if p.InTask() && s.solved == nil {
			says = append(says, session.Saying{Key: s.finished()})
		}
	default:
		picture, says = icon.Cross(), append([]session.Saying{{Key: "learn.wrong"}}, told.Says...)
	}
	return []app.UI{picture, app.Elem("span").Body(Sentences(s.Text, says)...)}
}

// finished is what is said at the end of the lesson, or of the course.
func (s *lessonState) finished() string {
	l := s.Player.Lesson
	if lesson.Next(l.ID) == "" {
		return "learn.finished." + gameName(l.Game)
	}
	return "learn.finished"
}

// ways lead on to the next step, or out of the lesson: they are always there,
// and prominent once the task is done.
func (s *lessonState) ways(right bool) []app.UI {
	l := s.Player.Lesson
	class := "btn btn-quiet"
	if right {
		class = "btn btn-main"
	}
	if !s.Player.InTask() {
		return []app.UI{
			s.button("lesson-back", "lesson.back", "btn btn-quiet", s.Player.At() == 0, s.goBack),
			s.button("lesson-on", s.onward(), class, false, s.goOn),
		}
	}
	link := func(class, address, key string) app.HTMLElem {
		a := app.Elem("a").Class(class).Attr("href", address).Text(s.Text.T(key))
		if s.Page.Page.Bare && address[0] != '#' {
			a = a.Attr("target", "_blank").Attr("rel", "noopener") // the site does not open in a frame
		}
		return a
	}
	next := lesson.Next(l.ID)
	switch {
	case next != "" && right:
		return []app.UI{s.Page.Mark(link(class, s.lessonLink(next), "learn.next"), "/learn/"+next+"/")}
	case next != "":
		return []app.UI{s.Page.Mark(link(class, s.lessonLink(next), "lesson.skip"), "/learn/"+next+"/")}
	}
	other := lesson.Course(engine.Hus + engine.Bosh - l.Game)[0]
	return []app.UI{
		link(class, s.Page.Link("/play/#rules="+gameName(l.Game)), "learn.play"),
		link("btn btn-quiet", s.lessonLink(other), "learn.other"),
	}
}

// lessonLink is the address of another lesson, in the same frame.
func (s *lessonState) lessonLink(id string) string {
	if s.Page.Page.Bare {
		return "#lesson=" + id
	}
	return s.Page.Link("/learn/" + id + "/")
}

// button is a button that keeps its place, so that the focus is not lost.
func (s *lessonState) button(id, key, class string, disabled bool, do func()) app.UI {
	return app.Elem("button").ID(id).Class(class).Attr("type", "button").
		Aria("disabled", strconv.FormatBool(disabled)).
		OnClick(func(app.Context, app.Event) {
			if !disabled {
				do()
			}
		}, app.EventScope(s.Player.Lesson.ID, id, disabled)).
		Text(s.Text.T(key))
}
