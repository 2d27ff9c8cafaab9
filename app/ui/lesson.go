package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/lesson"
	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/engine"
)

// lessonsKey is where the lessons that are done are kept.
const lessonsKey = "relay.lessons"

// NewLesson makes the page of a lesson.
func NewLesson(c PageContext) app.UI {
	page, err := newLesson(c)
	if err != nil {
		panic(err) // the lesson is part of the program
	}
	return page
}

// newLesson makes the component of the page's lesson, whose file is among the
// page's files. It stands in the lesson's own page and in the embed.
func newLesson(c PageContext) (app.UI, error) {
	name := "/lessons/" + c.Page.Lesson + ".json"
	l, err := lesson.Parse(name, c.Files[name])
	if err != nil {
		return nil, err
	}
	s := &lessonState{Page: c, Text: c.Text, Player: lesson.NewPlayer(l)}
	s.Table = NewTableState(c.Text, &s.Player.Table.Watch, s)
	s.Table.Patient, s.Table.Named = true, true
	s.refresh()
	return &lessonPage{State: s, ID: l.ID}, nil
}

// lessonPage draws a lesson.
type lessonPage struct {
	app.Compo
	State *lessonState
	ID    string
}

// lessonState is the page's state; it is the host of its table.
type lessonState struct {
	Page   PageContext
	Text   *text.Catalog
	Player *lesson.Player
	Table  *TableState

	hint   bool   // the hint is shown
	solved func() // told instead of the list of lessons, or nil
	update func(func())
	later  func(func(app.Context)) // once what has changed is drawn
}

// OnMount opens the step that the address asks for.
func (p *lessonPage) OnMount(ctx app.Context) {
	p.State.mount(ctx)
	p.State.open(app.Window().URL().Fragment)
}

// mount connects the state with the page.
func (s *lessonState) mount(ctx app.Context) {
	s.update = updater(ctx)
	s.later = ctx.Defer
	s.Table.Settings = loadSettings()
}

// OnUpdate is called when the embed puts another lesson into this place.
func (p *lessonPage) OnUpdate(ctx app.Context) { p.OnMount(ctx) }

// OnNav opens the step of an address that changed.
func (p *lessonPage) OnNav(app.Context) { p.State.open(app.Window().URL().Fragment) }

// OnDismount stops what is under way.
func (p *lessonPage) OnDismount() { p.State.Table.run++ }

// show goes to a step.
func (s *lessonState) show(step int) {
	s.Table.run++
	s.hint = false
	s.Player.Go(step)
	s.place()
	s.refresh()
}

// place moves the tab stop of the board to where the reader begins.
func (s *lessonState) place() {
	w := &s.Player.Table.Watch
	rules := w.Rules()
	s.Table.focus = rules.OnRing(engine.South, 1)
	if step := s.Player.Step(); step != nil && step.Move != engine.NoPit {
		s.Table.focus = step.Move
	}
}

// goTo goes to a step because the reader asked for it.
func (s *lessonState) goTo(step int) {
	asked := s.Player.Task() != nil
	s.show(step)
	s.note()
	s.redraw()
	if s.Player.InTask() || asked != (s.Player.Task() != nil) {
		s.attend() // the button that was pressed is gone
		return
	}
	s.see("lesson-panel")
}

// attend moves the focus to the text, and scrolls no further than it takes to
// see it: a browser that scrolls to the focus loses the board.
func (s *lessonState) attend() {
	app.Window().GetElementByID("lesson-step").Call("focus", map[string]any{"preventScroll": true})
	s.see("lesson-panel")
}

// TapPit is a tap on the board: an answer, or in a step the beginning or the
// end of its move.
func (s *lessonState) TapPit(pit engine.Pit) {
	w := &s.Player.Table.Watch
	if s.Player.Task() == nil {
		step := s.Player.Step()
		if at, _ := w.Step(); at > 0 {
			s.Table.walk(w.End)
		} else if pit == step.Move {
			s.Table.Play()
		}
		return
	}
	s.Player.Tap(pit)
	s.follow()
}

// follow shows what came of an answer.
func (s *lessonState) follow() {
	s.Table.run++
	s.refresh()
	if s.Player.Table.Watch.Playing {
		s.Table.Play()
	}
	s.redraw()
	s.reveal()
}

// retry begins the task anew, and showAnswer shows an answer.
func (s *lessonState) retry() {
	s.Player.Retry()
	s.follow()
}

func (s *lessonState) showAnswer() {
	s.Player.Show()
	s.follow()
}

func (s *lessonState) showHint() {
	s.hint = true
	s.redraw()
	s.see("lesson-advice")
}

// Stepped and Finished follow the table.
func (s *lessonState) Stepped() { s.refresh() }

// Finished tells what there is to tell at the end of a move.
func (s *lessonState) Finished() {
	s.refresh()
	s.Table.Live = Speech(s.Text, append(s.Table.Watch.Says(), s.Table.After...))
	s.redraw()
	s.reveal()
}

// reveal brings the verdict into view.
func (s *lessonState) reveal() {
	if s.Player.Told() != nil {
		s.see("lesson-reply")
	}
}

// Command goes from step to step by letters.
func (s *lessonState) Command(key string) bool {
	at := s.Player.At()
	switch key {
	case "n":
		at++
	case "Backspace":
		at--
	default:
		return false
	}
	if at < 0 || at > len(s.Player.Lesson.Steps) {
		return false
	}
	s.update(func() { s.goTo(at) })
	return true
}

func (s *lessonState) redraw() {
	if s.update != nil {
		s.update(func() {})
	}
	s.Table.Update()
}

// refresh sets what the table shows from the state of the lesson.
func (s *lessonState) refresh() {
	p, tb := s.Player, s.Table
	tb.Watch = &p.Table.Watch
	tb.Playable, tb.Marked = map[engine.Pit]bool{}, map[engine.Pit]string{}
	tb.After, tb.Still = p.Says(), tb.Watch.Replay() == nil
	turn := p.Table.Record.Position().Turn
	if rp := tb.Watch.Replay(); rp != nil && !tb.Watch.Resting() {
		turn = rp.Before.Turn
	}
	over := p.Table.Record.Status().Over && tb.Watch.Resting()
	for side := engine.South; side <= engine.North; side++ {
		tb.Seats[side] = Seat{Name: Plain(s.Text, session.SideName(side)), Turn: side == turn && !over}
	}
	if tb.After == nil && tb.Still && !over {
		tb.After = []session.Saying{{Key: "table.turn.side", Args: []any{"side", session.SideName(turn)}}}
	}
	if step := p.Step(); step != nil {
		for _, pit := range step.Marks {
			tb.Marked[pit] = "is-marked"
		}
	}
	if task := p.Task(); task != nil {
		s.refreshTask(task)
	}
}

func (s *lessonState) refreshTask(task *lesson.Task) {
	p, tb := s.Player, s.Table
	if p.Verdict == nil || !p.Verdict.Moved {
		if task.Goal.Pit != engine.NoPit && (p.Verdict == nil || !p.Verdict.Right) {
			tb.Marked[task.Goal.Pit] = "is-marked"
		}
		if !task.Names() {
			for _, m := range task.Rules.Moves(&task.Position) {
				tb.Playable[m.Pit] = !m.Endless
			}
		}
	}
	v := p.Told()
	_, made := p.Table.Record.At()
	switch {
	case v == nil || made > 1 || !tb.Watch.Resting() && v.Moved: // the seeds are to be seen
	case v.Right:
		tb.Marked[v.Pit] = "is-right"
	default:
		tb.Marked[v.Pit] = "is-wrong"
	}
	if v != nil && v.Right && !p.Shown && p.InTask() {
		s.done()
	}
}

// done remembers that the lesson is done.
func (s *lessonState) done() {
	if s.update == nil {
		return
	}
	if s.solved != nil {
		s.solved()
		return
	}
	progress := lesson.ReadProgress(stored(lessonsKey))
	if !progress[s.Player.Lesson.ID] {
		progress[s.Player.Lesson.ID] = true
		store(lessonsKey, progress.String())
	}
}

// see scrolls to an element as it will be drawn.
func (s *lessonState) see(id string) {
	if s.later != nil {
		s.later(func(app.Context) { scrollTo(id) })
	}
}

// scrollTo scrolls as little as it takes to see an element: only this window,
// and never a page that this one stands in.
func scrollTo(id string) {
	el := app.Window().GetElementByID(id)
	if !el.Truthy() {
		return
	}
	const margin, bar = 12, 64 // the bar of a phone covers the bottom
	rect := el.Call("getBoundingClientRect")
	top, bottom := rect.Get("top").Float(), rect.Get("bottom").Float()
	below := bottom + bar - app.Window().Get("innerHeight").Float()
	switch {
	case top < 0:
		app.Window().Call("scrollBy", 0, top-margin)
	case below > 0:
		app.Window().Call("scrollBy", 0, min(below, top-margin))
	}
}
