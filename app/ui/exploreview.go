package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// Render draws the page.
func (p *explorePage) Render() app.UI {
	s := p.State
	t, r := s.Text, s.Editor.Rules()
	var notice app.UI
	if s.notice != nil {
		notice = layout(t, `
div.notice.notice-bad
	$icon
	p $said`, "icon", icon.Info(), "said", Sentences(t, s.notice))
	}
	rules := app.Elem("a").Attr("href", s.Page.Link("/rules/#"+r.ID)).Text(t.T("preset." + r.ID + ".name"))
	rules = s.Page.Mark(rules, "/rules/")
	return layout(t, `
div.play.explore
	header.play-head
		h1 =explore.title
		p.play-rules
			span $size
			$dot
			$rules
	div.notice-place[role=status] $notice
	div.play-grid
		div.play-table
			$tools
			div @contextmenu=context
				$table
			$actions
		aside.panel.explore-panel[aria-label==explore.position]
			$moves
			$position
			h2 =explore.rules
			$board
			$options`,
		"size", itoa(r.Rows())+"×"+itoa(int(r.Columns)), "dot", app.Text(" · "), "rules", rules,
		"notice", notice, "tools", s.tools(), "context", s.onContextMenu, "table", &Table{State: s.Table}, "actions", s.actions(),
		"moves", s.moves(), "position", s.position(), "board", s.form.board(), "options", s.form.options(),
	)
}

// tools are what a tap on a pit can do, and undo and redo.
func (s *exploreState) tools() app.UI {
	var tools []app.UI
	for _, each := range []struct {
		name    string
		picture func() app.UI
	}{{"add", icon.Plus}, {"take", icon.Minus}, {"empty", icon.Empty}, {"close", icon.Sand}, {"move", icon.Play}} {
		if name := each.name; name != "close" || s.Editor.Rules().Game == engine.Bosh {
			tools = append(tools, layout(nil, `
button.btn[id=$id][type=button][aria-pressed=$on] @click=take
	$icon
	span $label`, "id", "tool-"+name, "on", s.tool == name, "take", func() { s.take(name) },
				"icon", each.picture(), "label", s.Text.T("explore.tool."+name)))
		}
	}
	return layout(s.Text, `
div#explore-tools.explore-tools
	div.explore-tool[role=group][aria-label==explore.tool] $tools
	button#undo.btn.btn-icon[type=button][aria-label==play.undo][title==play.undo][aria-disabled=$first] @click=undo
		$undoIcon
	button#redo.btn.btn-icon[type=button][aria-label==play.redo][title==play.redo][aria-disabled=$last] @click=redo
		$redoIcon
	button#table-settings.btn.btn-icon[type=button][aria-label==play.settings][title==play.settings] @click=settings
		$settingsIcon`,
		"tools", tools, "first", !s.Editor.CanUndo(), "undo", s.undo, "undoIcon", icon.Undo(),
		"last", !s.Editor.CanRedo(), "redo", s.redo, "redoIcon", icon.Redo(),
		"settings", openComfort, "settingsIcon", icon.Settings(),
	)
}

// take takes a tool in hand.
func (s *exploreState) take(tool string) {
	s.tool = tool
	if s.showing && tool != "move" {
		s.back()
	}
}

// about is a text about the side to move of the position being edited.
func (s *exploreState) about(key string) string {
	r, p := s.Editor.Rules(), s.Editor.Position()
	return Plain(s.Text, session.Saying{Key: key, Args: []any{"side", session.SideName(p.Turn), "pit", r.PitName(s.shown.Pit)}})
}

// actions are what can be done with the position as a whole, or with the move
// on the table.
func (s *exploreState) actions() app.UI {
	t := s.Text
	if s.showing {
		said, on := "explore.showing", app.UI(nil)
		if s.shown.Pit == engine.Pass {
			said = "explore.showing.pass"
		}
		if s.shown.Allowed {
			on = push("explore-go", t.T("explore.go"), icon.Forward(), s.goOn)
		}
		return layout(t, `
div.toolbar.explore-actions
	$back
	$on
	p $said`, "back", push("explore-back", t.T("explore.back"), icon.Undo(), s.back), "on", on, "said", s.about(said))
	}
	copied := ""
	if s.copied != "" {
		copied = t.T(s.copied)
	}
	play := "a#play-here.btn.btn-main[href=$address]"
	if s.problem != nil {
		play = "button#play-here.btn[type=button][aria-disabled=true][title==explore.play.not]"
	}
	return layout(t, `
div.toolbar.explore-actions
	`+play+`
		$board
		span =explore.play
	button#explore-start.btn[type=button] @click=start
		$again
		span =explore.start
	button#explore-clear.btn[type=button] @click=clear
		$cross
		span =explore.clear
	button#copy-position.btn[type=button] @click=copy
		$sheets
		span =explore.copy
	button#copy-link.btn[type=button] @click=link
		$share
		span =explore.copy.link
	p[role=status] $copied`,
		"address", s.Page.Link("/play/#"+s.Editor.Link()), "board", icon.Board(), "again", icon.Replay(), "cross", icon.Cross(),
		"sheets", icon.Copy(), "share", icon.Share(), "copied", copied,
		"start", func() { s.anew(s.Editor.Start) },
		"clear", func() { s.anew(s.Editor.Clear) },
		"copy", func() { s.copy(s.Editor.Text(), "explore.copied") },
		"link", func() { s.copy(address(s.Editor.Link()), "play.copied") },
	)
}

// anew changes the whole board.
func (s *exploreState) anew(change func()) {
	change()
	s.changed(s.editing())
}

// moves lists what every move does.
func (s *exploreState) moves() app.UI {
	r := s.Editor.Rules()
	key := "explore.values.hus"
	switch {
	case s.problem != nil:
		key = "explore.moves.problem"
	case len(s.prospects) == 0:
		key = "explore.moves.none"
	case s.failed:
		key = "explore.values.failed"
	case s.worth == nil:
		key = "explore.values.busy"
	case r.Game == engine.Bosh:
		key = "explore.values.bosh"
	}
	items := make([]app.UI, len(s.prospects))
	for i := range items {
		items[i] = s.move(&r, &s.prospects[i])
	}
	return layout(s.Text, `
section.explore-moves
	h2 $title
	ol.outcomes $items
	p.field-help $about`, "title", s.about("explore.moves"), "items", items, "about", s.about(key))
}

// move is one line of the list; pressing it shows the move.
func (s *exploreState) move(r *engine.Rules, m *session.Prospect) app.UI {
	t, pit := s.Text, m.Pit
	class, info := "outcome", ""
	switch {
	case m.Ends == engine.EndsPass || m.Ends == engine.EndsEndless:
	case m.Captured > 0:
		info = t.T("table.log.info.captured", "n", int(m.Laps), "captured", int(m.Captured))
	default:
		info = t.T("table.log.info", "n", int(m.Laps))
	}
	if !m.Allowed {
		class += " is-barred"
	}
	now := s.showing && s.shown.Pit == pit
	if now {
		class += " is-now"
	}
	ends := ""
	for i, said := range m.Says(r) {
		if i > 0 {
			ends += ", "
		}
		ends += Plain(t, said)
	}
	worth, sure := "", ""
	if v, ok := s.worth[pit]; ok {
		sure = "explore.value.guess"
		if v.Exact {
			sure = "explore.value.proved"
		}
		if best, told := s.best(); told && v.Score == best {
			class += " is-best"
			sure += ".best"
		}
		worth, sure = Plain(t, (&session.Hint{Rules: *r}).Rating(v)), t.T(sure)
	}
	return layout(t, `
li
	button[id=$id][class=$class][type=button][aria-current=$now] @click=show
		b.outcome-pit $name
		span.outcome-what
			span $info
			small $ends
		span.outcome-value
			b $worth
			small $sure`,
		"id", "move-"+r.PitName(pit), "class", class, "now", now, "show", func() { s.choose(pit) },
		"name", r.PitName(pit), "info", info, "ends", ends, "worth", worth, "sure", sure)
}

// position are the fields of all that is not on the board: whose turn it is,
// the stores, and the position as text.
func (s *exploreState) position() app.UI {
	t, r, p := s.Text, s.Editor.Rules(), s.Editor.Position()
	var stores, wrong, apply app.UI
	keys, shown := "explore.keys", s.Editor.Text()
	if r.Game == engine.Bosh {
		keys = "explore.keys.bosh"
		stores = layout(t, `
div.field-row
	div.field
		label[for=store-S] $south
		input#store-S[type=number][min=0][inputmode=numeric][value=$s] @change=do
	div.field
		label[for=store-N] $north
		input#store-N[type=number][min=0][inputmode=numeric][value=$n] @change=do`,
			"south", t.T("table.store", "side", t.T("side.S")), "s", int(p.Store[engine.South]),
			"north", t.T("table.store", "side", t.T("side.N")), "n", int(p.Store[engine.North]), "do", s.onStore)
	}
	if s.drafting {
		shown = s.draft
		apply = push("position-set", t.T("explore.text.set"), icon.Check(), s.fill)
	}
	if s.wrong != nil {
		wrong = app.Text(Plain(t, *s.wrong))
	}
	return layout(t, `
section
	h2 =explore.position
	fieldset.field
		legend =explore.turn
		div.choices.explore-turn
			$turnS
			$turnN
	$stores
	div.field
		label[for=position-text] =explore.text
		textarea#position-text.position-text[rows=3][spellcheck=false][autocomplete=off][aria-describedby=position-wrong position-help][aria-invalid=$bad][value=$shown] @input=write
		p#position-wrong.field-error[role=alert] $wrong
		div $apply
		p#position-help.field-help =explore.text.help
	p.field-help.explore-keys $keys`,
		"turnS", choice("turn-S", "turn", "S", t.T("side.S"), p.Turn == engine.South, s.onTurn),
		"turnN", choice("turn-N", "turn", "N", t.T("side.N"), p.Turn == engine.North, s.onTurn),
		"stores", stores, "bad", wrong != nil, "shown", shown, "write", s.onDraft, "wrong", wrong, "apply", apply, "keys", t.T(keys),
	)
}

func (s *exploreState) onTurn(ctx app.Context, _ app.Event) {
	side := engine.South
	if value(ctx) == "N" {
		side = engine.North
	}
	s.Editor.Turn(side)
	s.changed(session.Saying{Key: "table.turn.side", Args: []any{"side", session.SideName(side)}})
}

func (s *exploreState) onStore(ctx app.Context, _ app.Event) {
	side := engine.South
	if ctx.JSSrc().Get("id").String() == "store-N" {
		side = engine.North
	}
	if !s.Editor.Store(side, atoi(value(ctx))) {
		r := s.Editor.Rules()
		s.refuse(session.Saying{Key: "explore.store.full", Args: []any{"n", r.Total()}})
		return
	}
	s.changed(session.Saying{Key: "table.store.held", Args: []any{"side", session.SideName(side), "n", atoi(value(ctx))}})
}

func (s *exploreState) onDraft(ctx app.Context, _ app.Event) {
	s.draft, s.drafting, s.wrong = value(ctx), true, nil
}

// onContextMenu takes a seed from the pit under the pointer: a right click, or
// on a phone a long press.
func (s *exploreState) onContextMenu(_ app.Context, e app.Event) {
	pit := e.Get("target").Call("closest", ".pit")
	if !pit.Truthy() {
		return
	}
	e.PreventDefault()
	r := s.Editor.Rules()
	if p, err := r.ParsePit(pit.Get("id").String()[len("pit-"):]); err == nil && !s.showing {
		s.Table.focus = p
		s.use("take", p)
	}
}
