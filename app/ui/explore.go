package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/engine"
)

// NewExplore makes the page where positions are set up and every move's
// outcome is seen.
func NewExplore(c PageContext) app.UI {
	s := &exploreState{Text: c.Text, Page: c, tool: "add"}
	rules := engine.Presets[0].Rules
	s.begin(rules, rules.Start(engine.South))
	return &explorePage{State: s}
}

// explorePage draws an editor of positions.
type explorePage struct {
	app.Compo
	State *exploreState
}

// exploreState is the page's state; it is the host of its table. The table
// shows the position being edited, or one of its moves.
type exploreState struct {
	Page   PageContext
	Text   *text.Catalog
	Editor *session.Editor
	Table  *TableState

	tool      string // what a tap does: add, take, empty, close, move
	watch     session.Watch
	showing   bool                         // a move is on the table
	shown     session.Prospect             // that move
	prospects []session.Prospect           // of the position being edited
	problem   []session.Saying             // why it is none
	refused   *session.Saying              // why the last change was not made
	worth     map[engine.Pit]session.Value // of the moves, once that is known
	failed    bool                         // it could not be worked out
	question  question
	opponent  opponent
	form      rulesForm

	notice   []session.Saying // about a link that cannot be read
	draft    string           // typed into the field of the position's text
	drafting bool
	wrong    *session.Saying // what is wrong with the draft
	copied   string          // what is said about the last copy
	fragment string          // the one last opened or written
	update   func(func())
}

// begin puts a position into a new editor.
func (s *exploreState) begin(r engine.Rules, p engine.Position) {
	s.Editor = session.NewEditor(r, p)
	s.watch = session.Rest(r, p)
	if s.Table == nil {
		s.Table = NewTableState(s.Text, &s.watch, s)
	}
	s.form = rulesForm{Text: s.Text, Changed: s.onRules}
	s.settle()
}

// OnMount opens the position in the address.
func (p *explorePage) OnMount(ctx app.Context) {
	s := p.State
	s.update = updater(ctx)
	s.Table.Settings = loadSettings()
	if !s.open(app.Window().URL().Fragment) {
		s.ask()
	}
}

// OnNav opens the position of an address that changed.
func (p *explorePage) OnNav(app.Context) { p.State.open(app.Window().URL().Fragment) }

// OnDismount stops what is under way.
func (p *explorePage) OnDismount() { p.State.forget() }

// open sets up what an address's fragment asks for: a position, or where a
// game has come to. It reports whether it asked for one.
func (s *exploreState) open(fragment string) bool {
	if fragment == s.fragment {
		return false
	}
	s.fragment = fragment
	link, err := session.ParseLink(fragment)
	if err != nil {
		s.notice = []session.Saying{{Key: "play.badlink.why", Args: []any{"message", ErrorSaying(err)}}}
		return false
	}
	if link.Game == nil {
		return false
	}
	s.notice = nil
	s.begin(link.Game.Rules, link.Game.Position())
	s.ask()
	s.redraw()
	return true
}

// settle shows the position as it stands now, after every change of it.
func (s *exploreState) settle() {
	s.Table.run++
	s.showing, s.refused, s.copied = false, nil, ""
	s.drafting, s.wrong = false, nil
	r, p := s.Editor.Rules(), s.Editor.Position()
	s.watch = session.Rest(r, p)
	s.form.Rules = r
	if int(s.Table.focus) >= r.Pits() {
		s.Table.focus = r.OnRing(engine.South, 1)
	}
	if r.Game != engine.Bosh && s.tool == "close" {
		s.tool = "add"
	}
	s.problem, s.prospects = s.Editor.Problem(), nil
	if s.problem == nil {
		s.prospects = session.Prospects(&r, &p)
	}
	s.refresh()
}

// changed follows a change: the board, the address, the values, and what a
// screen reader is told.
func (s *exploreState) changed(said session.Saying) {
	s.settle()
	s.notice = nil
	if s.problem == nil {
		s.fragment = s.Editor.Link()
		setFragment(s.fragment)
	}
	s.ask()
	says := append([]session.Saying{said}, s.problem...)
	s.Table.tell(Speech(s.Text, says))
	s.redraw()
}

// refuse says why a change is not made.
func (s *exploreState) refuse(why session.Saying) {
	s.refused = &why
	s.refresh()
	s.Table.tell(Plain(s.Text, why))
	s.redraw()
}

// TapPit does what the tool stands for. While a move is on the table, a tap
// goes back to the position first.
func (s *exploreState) TapPit(pit engine.Pit) {
	if s.showing && s.tool != "move" {
		s.back()
		return
	}
	s.use(s.tool, pit)
}

// use does with a pit what a tool does.
func (s *exploreState) use(tool string, pit engine.Pit) {
	var said session.Saying
	var ok bool
	switch tool {
	case "add":
		said, ok = s.Editor.Add(pit, 1)
	case "take":
		said, ok = s.Editor.Add(pit, -1)
	case "empty":
		said, ok = s.Editor.Put(pit, 0)
	case "close":
		said, ok = s.Editor.Close(pit)
	default:
		s.choose(pit)
		return
	}
	s.finish(said, ok)
}

func (s *exploreState) finish(said session.Saying, ok bool) {
	if ok {
		s.changed(said)
	} else {
		s.refuse(said)
	}
}

// choose shows the move of a pit, or says why it has none.
func (s *exploreState) choose(pit engine.Pit) {
	for i := range s.prospects {
		if s.prospects[i].Pit == pit {
			s.show(&s.prospects[i])
			return
		}
	}
	s.stop()
	if s.problem != nil {
		s.refuse(session.Saying{Key: "explore.moves.problem"})
		return
	}
	r, p := s.Editor.Rules(), s.Editor.Position()
	if err, ok := r.Check(&p, pit).(*engine.Error); ok {
		err.Got = r.PitName(pit)
		s.refuse(session.Why(&r, &p, err))
	}
}

// show plays a move on the table.
func (s *exploreState) show(m *session.Prospect) {
	s.showing, s.shown, s.refused = true, *m, nil
	s.watch = session.Show(s.Editor.Rules(), s.Editor.Position(), m.Pit)
	s.Table.Live = ""
	s.refresh()
	s.Table.Play()
	s.redraw()
	scrollTo("explore-tools") // on a phone the list lies under the table
}

// stop takes a move off the table.
func (s *exploreState) stop() {
	s.Table.run++
	s.showing = false
	s.watch = session.Rest(s.Editor.Rules(), s.Editor.Position())
	s.refresh()
}

// back goes back from a move to the position.
func (s *exploreState) back() {
	s.stop()
	s.Table.tell(Speech(s.Text, s.Table.After))
	s.redraw()
}

// goOn takes the position after the move shown as the next to explore.
func (s *exploreState) goOn() {
	s.Editor.Go(s.shown.After)
	r, p := s.Editor.Rules(), s.Editor.Position()
	s.changed(session.Saying{Key: "say.position", Args: []any{
		"side", session.SideName(p.Turn),
		"south", r.Holding(&p, engine.South), "north", r.Holding(&p, engine.North),
	}})
}

// Stepped is called after every step of a move.
func (s *exploreState) Stepped() {}

// Finished is the end of a move being watched.
func (s *exploreState) Finished() {
	s.refresh()
	if rp := s.watch.Replay(); rp == nil { // a pass
		s.Table.tell(Speech(s.Text, s.watch.Says()))
	} else {
		s.Table.tell(Plain(s.Text, session.Summary(&rp.Rules, rp.Before.Turn, rp.Move, rp.Outcome)))
	}
	s.redraw()
}

// Command does what a key stands for on this page.
func (s *exploreState) Command(key string) bool {
	pit := s.Table.focus
	do := func(change func()) bool {
		s.update(func() {
			if s.showing {
				s.stop()
			}
			change()
		})
		return true
	}
	switch key {
	case "+", "=":
		return do(func() { s.use("add", pit) })
	case "-", "−":
		return do(func() { s.use("take", pit) })
	case "Delete", "Backspace":
		return do(func() { s.use("empty", pit) })
	case "x":
		return do(func() { s.use("close", pit) })
	case "u":
		return do(s.undo)
	case "r":
		return do(s.redo)
	case "Escape":
		if !s.showing {
			return false
		}
		s.update(s.back)
		return true
	}
	if len(key) == 1 && key[0] >= '0' && key[0] <= '9' {
		return do(func() { s.finish(s.Editor.Put(pit, int(key[0]-'0'))) })
	}
	return false
}

func (s *exploreState) undo() {
	if s.Editor.Undo() {
		s.changed(session.Saying{Key: "explore.undone"})
	}
}

func (s *exploreState) redo() {
	if s.Editor.Redo() {
		s.changed(session.Saying{Key: "explore.redone"})
	}
}

// onRules follows a change in the form of the rules.
func (s *exploreState) onRules() {
	said := session.Saying{Key: "explore.rules.done"}
	if !s.Editor.SetRules(s.form.Rules) {
		said.Key = "explore.rules.anew"
	}
	wrong := s.form.Wrong
	s.changed(said)
	s.form.Wrong = wrong
}

// fill sets up the position that was typed or pasted.
func (s *exploreState) fill() {
	if !s.drafting {
		return
	}
	if err := s.Editor.Fill(s.draft); err != nil {
		wrong := ErrorSaying(err)
		s.wrong = &wrong
		FocusOn("position-text")
		return
	}
	s.changed(session.Saying{Key: "explore.text.done"})
	FocusOn("position-text") // the button goes
}

func (s *exploreState) copy(text, done string) {
	copyText(text, func(ok bool) {
		s.update(func() {
			s.copied = done
			if !ok {
				s.copied = "explore.copy.failed"
			}
		})
	})
}

// redraw draws the page again, its table included.
func (s *exploreState) redraw() {
	if s.update != nil {
		s.update(func() {})
	}
	s.Table.Update()
}
