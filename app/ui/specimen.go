//go:build !js

package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/lesson"
	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// newSpecimen is a page for those who work on the site: every component in every state, drawn by what
// draws it elsewhere. Nothing on it does anything. Its headings are not translated.
func newSpecimen(c PageContext) app.UI {
	p := specimen{c}
	return app.Div().Body(
		app.H1().Text("Component states"),
		p.part("A pit alone", p.pits()...),
		p.part("Boards", p.boards()...),
		p.part("Transport and sentence", p.transports()...),
		p.part("The game beside its table", p.game()...),
		p.part("A task", p.tasks()...),
		p.part("Buttons, fields, notices, badges", p.controls()...),
		p.part("Dialogs", p.dialogs()...),
	)
}

type specimen struct{ PageContext }

func (p specimen) part(title string, body ...app.UI) app.UI {
	return app.Section().Class("specimen-part").Body(append([]app.UI{app.H2().Text(title)}, body...)...)
}

func (p specimen) named(name string, body ...app.UI) app.UI {
	return app.Figure().Body(append([]app.UI{app.FigCaption().Text(name)}, body...)...)
}

// pits are the states of a pit, each in the size of a wide window and in the smallest.
func (p specimen) pits() []app.UI {
	type view = session.PitView
	var big, small []app.UI
	s := NewTableState(p.Text, p.rest("hus", "", nil), nil)
	add := func(name, class string, v view, label string) {
		draw := func(size string) app.UI {
			body := &pit{
				State: s, Name: size + "-" + strings.ReplaceAll(name, " ", "-"), Aria: name, Class: strings.TrimSpace("pit " + class),
				Count: true, Label: label, PitView: v,
			}
			return p.named(name, app.Div().Class("table").Body(
				app.Div().Class("board").Role("grid").Aria("label", name).Body(app.Div().Role("row").Body(body)),
			))
		}
		big, small = append(big, draw("big")), append(small, draw("small"))
	}
	add("empty", "is-empty", view{}, "")
	for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 48, 128} {
		add(itoa(n), "", view{Seeds: n}, "")
	}
	add("closed", "is-closed", view{Closed: true}, "")
	add("playable", "is-playable", view{Seeds: 4}, "")
	add("name", "", view{Seeds: 4}, "c2")
	add("ring number", "", view{Seeds: 4}, "48")
	add("facing", "is-facing", view{Seeds: 4}, "")
	add("preview", "is-preview", view{Seeds: 4}, "")
	add("origin", "is-origin is-empty", view{Marks: session.Origin}, "")
	add("lifted", "is-origin is-empty", view{Marks: session.Origin, Hand: 6}, "")
	add("next", "is-next", view{Seeds: 2}, "")
	add("sown", "", view{Seeds: 3, Trail: 2}, "")
	add("hand", "", view{Seeds: 3, Trail: 3, Hand: 12}, "")
	add("landing", "is-landing", view{Seeds: 4, Trail: 5}, "")
	add("landing with hand", "is-landing", view{Seeds: 4, Trail: 11, Hand: 9}, "")
	add("taken", "is-taken is-empty", view{}, "")
	add("taken first", "is-taken is-empty", view{Gain: 11}, "")
	add("may be taken", "is-taken", view{Seeds: 7}, "")
	add("marked", "is-marked", view{Seeds: 3}, "")
	add("right", "is-right", view{Seeds: 3}, "")
	add("wrong", "is-wrong", view{Seeds: 3}, "")
	add("named sown", "is-next", view{Seeds: 14, Trail: 13}, "d4")
	return []app.UI{app.Div().Class("specimen-pits").Body(big...), app.Div().Class("specimen-pits", "is-small").Body(small...)}
}

// rules are a preset's, set by options: "columns=4".
func (p specimen) rules(preset string, options ...string) engine.Rules {
	r, err := engine.PresetRules(preset)
	for _, o := range options {
		key, value, _ := strings.Cut(o, "=")
		if err == nil {
			err = r.Set(key, value)
		}
	}
	if err != nil {
		panic(err)
	}
	return r
}

// rest shows a position, or the first one.
func (p specimen) rest(preset, position string, options []string) *session.Watch {
	r := p.rules(preset, options...)
	at := engine.NewRecord(r, engine.South).Position()
	if position != "" {
		var err error
		if at, err = r.ParsePosition(position); err != nil {
			panic(err)
		}
	}
	w := session.Rest(r, at)
	return &w
}

// step shows a step of a position's first move of at least some laps, or of one that captures.
func (p specimen) step(w *session.Watch, laps, step int) *session.Watch {
	r, at := w.Rules(), w.Position()
	for _, m := range r.Moves(&at) {
		if shown := session.Show(r, at, m.Pit); !m.Endless && shown.Replay().Laps() >= laps {
			shown.Seek(step)
			return &shown
		}
	}
	panic("no such move")
}

// table is a table with what may be played, as [Table] draws it without being a region of the page.
func (p specimen) table(w *session.Watch, change func(*TableState), parts ...func(*Table) app.UI) app.UI {
	r, at := w.Rules(), w.Position()
	s := NewTableState(p.Text, w, nil)
	s.Playable, s.Marked = map[engine.Pit]bool{}, map[engine.Pit]string{}
	for _, m := range r.Moves(&at) {
		s.Playable[m.Pit] = true
	}
	for side := range s.Seats {
		player := []string{"play.you", "play.friend"}[side]
		s.Seats[side] = Seat{
			Name: p.Text.T("table.seat", "side", Plain(p.Text, session.SideName(engine.Side(side))), "player", p.Text.T(player)),
			Turn: at.Turn == engine.Side(side),
		}
	}
	if change != nil {
		change(s)
	}
	class := "table"
	if s.Settings.Face == "north" {
		class += " faces-north"
	}
	t, v := &Table{State: s}, w.View()
	body := []app.UI{t.seat(&r, &v, engine.North), t.board(&r, &v), t.seat(&r, &v, engine.South)}
	for _, part := range parts {
		body = append(body, part(t))
	}
	return app.Div().Class(class).DataSet("game", gameName(r.Game)).Body(body...)
}

func transportPart(t *Table) app.UI { return &transport{State: t.State, Key: transportKey(t.State)} }
func sayPart(t *Table) app.UI       { return t.say() }

const specimenBosh = "0,12,3,0,1/x,0,7,0,2 S 9-6"

func (p specimen) boards() []app.UI {
	labels := func(labels, face string) func(*TableState) {
		return func(s *TableState) { s.Settings.Labels, s.Settings.Face = labels, face }
	}
	capture := homeWatch()
	preview := homeWatch()
	rp := preview.Replay()
	before := session.Rest(rp.Rules, rp.Before)
	return []app.UI{
		p.named("4×4", p.table(p.rest("hus", "", []string{"columns=4"}), nil)),
		p.named("4×8", p.table(p.rest("hus", "", nil), nil)),
		p.named("4×8, on its way", p.table(p.step(p.rest("hus", "", nil), 2, 4), labels("names", "south"))),
		p.named("4×8, a capture, ring numbers, North faces North", p.table(&capture, labels("ring", "north"))),
		p.named("4×8, a preview", p.table(&before, func(s *TableState) { markPreview(s.Marked, rp) })),
		p.named("4×24", p.table(p.rest("hus", "", []string{"columns=24"}), labels("ring", "south"))),
		p.named("4×24, on its way", p.table(p.step(p.rest("hus", "", []string{"columns=24"}), 2, 9), nil)),
		p.named("Bosh", p.table(p.rest("bosh", "", nil), nil)),
		p.named("Bosh, closed pits", p.table(p.rest("bosh", specimenBosh, nil), labels("names", "south"))),
		p.named("Bosh, on its way, North faces North", p.table(p.step(p.rest("bosh", specimenBosh, nil), 1, 2), labels("ring", "north"))),
	}
}

func (p specimen) transports() []app.UI {
	at := func(step int, change func(*TableState)) app.UI {
		w := p.rest("hus", "", nil)
		if step >= 0 {
			w = p.step(w, 3, step)
		}
		s := NewTableState(p.Text, w, nil)
		if change != nil {
			change(s)
		}
		t := &Table{State: s}
		return app.Div().Class("table").Body(transportPart(t), sayPart(t))
	}
	const end = 1 << 20
	return []app.UI{
		p.named("no move", at(-1, nil)),
		p.named("before", at(0, nil)),
		p.named("playing", at(5, func(s *TableState) { s.Watch.Playing = true })),
		p.named("the end", at(end, nil)),
		p.named("the end, and what next", at(end, func(s *TableState) { s.After = []session.Saying{{Key: "table.turn.you"}, {Key: "table.choose"}} })),
		p.named("refused", at(-1, func(s *TableState) { s.Says, s.Wrong = []session.Saying{{Key: "why.over"}}, true })),
	}
}

// played is a game of first moves: a number of them, or until it is over.
func (p specimen) played(r engine.Rules, moves int) *playState {
	g := session.NewGame(engine.NewRecord(r, engine.South), [2]session.Player{{}, {}})
	for range moves {
		at := g.Record.Position()
		if g.Record.Status().Over || !g.PassIfNeeded() && g.Play(firstMove(&r, &at)) != nil {
			break
		}
	}
	g.Watch.End()
	s := &playState{Text: p.Text, Page: p.PageContext, guest: true}
	s.games = &gamesState{host: s}
	s.begin(g)
	return s
}

// firstMove is the first that comes to an end.
func firstMove(r *engine.Rules, p *engine.Position) engine.Pit {
	for _, m := range r.Moves(p) {
		if !m.Endless {
			return m.Pit
		}
	}
	return engine.NoPit
}

func (p specimen) game() []app.UI {
	some := p.played(p.rules("hus"), 6)
	bad, opened := *some, *some
	bad.say(true, session.Saying{Key: "error.storage"})
	opened.say(false, session.Saying{Key: "play.opened"})
	opened.linked, opened.own = true, "another"
	return []app.UI{
		p.named("tools", app.Div().Class("panel").Body(some.tools(), some.moreTools())),
		p.named("notice", opened.noticeBox()),
		p.named("bad notice", bad.noticeBox()),
		p.named("empty log", p.played(p.rules("hus"), 0).log()),
		p.named("log", some.log()),
		p.named("result", p.played(p.rules("hus", "columns=4"), 1000).result()),
		p.named("result of a round", p.played(p.rules("bosh"), 1000).result()),
	}
}

// tasks are the panels of a lesson: a step, and its task open, wrong and right.
func (p specimen) tasks() []app.UI {
	const file = "/lessons/hus-capture.json"
	panel := func(do func(*lessonState)) app.UI {
		l, err := lesson.Parse(file, p.Files[file])
		if err != nil {
			panic(err)
		}
		s := &lessonState{Page: p.PageContext, Text: p.Text, Player: lesson.NewPlayer(l)}
		s.Table = NewTableState(p.Text, &s.Player.Table.Watch, s)
		s.Player.Go(len(l.Steps))
		do(s)
		return app.Div().Body(s.steps(), s.panel())
	}
	tap := func(name string) func(*lessonState) {
		return func(s *lessonState) {
			r := s.Player.Table.Watch.Rules()
			pit, err := r.ParsePit(name)
			if err != nil {
				panic(err)
			}
			s.Player.Tap(pit)
			s.Player.Table.Watch.End()
		}
	}
	return []app.UI{
		p.named("step", panel(func(s *lessonState) { s.Player.Go(1) })),
		p.named("task", panel(func(s *lessonState) { s.hint = true })),
		p.named("wrong", panel(tap("a3"))),
		p.named("right", panel(tap("c2"))),
	}
}

func (p specimen) controls() []app.UI {
	button := func(class, label string) app.HTMLButton {
		return app.Button().Class("btn " + class).Type("button").Text(label)
	}
	notice := func(class string) app.UI {
		return app.Div().Class("notice", class).Body(icon.Info(), app.P().Text(p.Text.T("wasm.failed")), button("", p.Text.T("wasm.retry")))
	}
	badges := []app.UI{oursBadge(p.Text)}
	for _, sure := range sureLevels {
		badges = append(badges, app.Text(" "), sureBadge(p.Text, sure))
	}
	return []app.UI{
		p.named("buttons", app.Div().Class("toolbar").Body(
			button("", "Plain"), button("btn-main", "Main"), button("btn-quiet", "Quiet"), button("btn-main btn-large", "Large"),
			button("", "Pressed").Aria("pressed", "true"), button("", "Disabled").Aria("disabled", "true"), button("btn-main", "Disabled").Aria("disabled", "true"),
			app.Button().Class("btn", "btn-icon").Type("button").Aria("label", "Icon").Body(icon.Settings()),
		)),
		p.named("notice", notice("")),
		p.named("good notice", notice("notice-good")),
		p.named("bad notice", notice("notice-bad")),
		p.named("badges", app.P().Body(badges...)),
		p.named("radio buttons", app.Div().Body(
			radios(p.Text, "board", "wood", "wood", "sand", "contrast", "projector"),
			app.Div().Class("field").Body(check(p.Text, "numbers", true), check(p.Text, "sound", false)),
		)),
	}
}

func (p specimen) dialogs() []app.UI {
	s := p.played(p.rules("hus"), 2)
	return []app.UI{
		Comfort(p.PageContext),
		&setup{Host: s, Text: p.Text, Of: 1},
		s.shareDialog(),
		&gamesDialog{State: s.games},
		keysDialog(p.Text),
	}
}
