package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// box is an element of a class; "" is none.
func box(tag, class string, body ...app.UI) app.UI {
	e := app.Elem(tag)
	if class != "" {
		e = e.Class(class)
	}
	return e.Body(body...)
}

// said is a sentence in an element, word a text without arguments, and text
// that text alone.
func (s *playState) said(tag, class string, what session.Saying) app.UI {
	return box(tag, class, app.Text(Plain(s.Text, what)))
}

func (s *playState) word(tag, class, key string) app.UI { return box(tag, class, s.text(key)) }

func (s *playState) text(key string) app.UI { return app.Text(s.Text.T(key)) }

// press is a button. now says that it stands for what is on the table. Its id
// must tell apart what do does, for an element keeps its handler.
func press(id, class string, now bool, do func(), body ...app.UI) app.UI {
	b := app.Elem("button").ID(id).Class(class).Attr("type", "button").
		OnClick(func(app.Context, app.Event) { do() }, app.EventScope(id))
	if now {
		b = b.Aria("current", "true")
	}
	return b.Body(body...)
}

// button is a button with a word.
func (s *playState) button(id, class, key string, do func()) app.UI {
	return press(id, class, false, do, s.text(key))
}

// listLine is a line of a list that can be pressed: its parts in turn, the last
// at the end of the line.
func listLine(id string, now bool, do func(), parts ...string) app.UI {
	var spans []app.UI
	for _, part := range parts {
		spans = append(spans, box("span", "", app.Text(part)))
	}
	return press(id, "aid-line", now, do, spans...)
}

// aidTool is the button that asks for a hint, or after the end for a review.
func (s *playState) aidTool() app.UI {
	if s.Game.Record.Status().Over {
		return s.reviewButton("review")
	}
	return tool("hint", s.Text.T("hint.ask"), icon.Hint(), !s.canHint(), func(app.Context, app.Event) { s.goFurther() })
}

// aidPanels are hint and review, where they are open.
func (s *playState) aidPanels() app.UI {
	var open []app.UI
	if s.aids.hint.rec != nil {
		open = append(open, s.hintPanel())
	}
	if s.aids.review.of != nil {
		open = append(open, s.reviewPanel())
	}
	return box("div", "aids", open...)
}

// aidPanel is a part of the panel with a title and a button that closes it.
func (s *playState) aidPanel(id, title string, do func(), body ...app.UI) app.UI {
	head := box("div", "aid-head",
		app.Elem("h2").ID(id+"-title").TabIndex(-1).Text(title),
		press(id+"-close", "btn btn-icon btn-quiet", false, do, icon.Close(),
			s.word("span", "visually-hidden", id+".close")),
	)
	return app.Elem("section").Class("aid", "aid-"+id).Aria("labelledby", id+"-title").Body(append([]app.UI{head}, body...)...)
}

// hintPanel is what the board does not show: what the moves are worth, and the
// way further.
func (s *playState) hintPanel() app.UI {
	t, h := s.Text, &s.aids.hint
	var body []app.UI
	further := ""
	switch {
	case h.busy:
		body = append(body, s.word("p", "mute", "hint.busy"))
	case h.failed:
		body, further = append(body, s.word("p", "", "hint.failed")), "hint.ask"
	case s.aids.line.of != nil:
		body = append(body, s.linePanel())
	case h.stage == hintPits:
		further = "hint.move"
	case h.stage == hintMove:
		a := h.of.Of(s.Game.Chosen)
		if a == nil {
			a = h.of.Best()
		}
		body, further = append(body, box("p", "", Sentences(t, h.of.Worth(a))...), s.hintMoves(a.Pit)), "hint.line"
	}
	if further != "" {
		body = append(body, s.button("hint-further", "btn btn-main", further, s.goFurther))
	}
	return s.aidPanel("hint", t.T("hint.title"), s.closeHint, body...)
}

// mostHints is how many moves are listed: nobody reads thirty.
const mostHints = 8

// hintMoves lists the moves, best first; a tap shows one on the board.
func (s *playState) hintMoves(shown engine.Pit) app.UI {
	t, h := s.Text, s.aids.hint.of
	var items []app.UI
	for i := range h.Moves[:min(len(h.Moves), mostHints)] {
		a := &h.Moves[i]
		name := h.Rules.PitName(a.Pit)
		items = append(items, box("li", "", listLine("hint-"+name, a.Pit == shown, func() { s.preview(a.Pit) },
			name, Plain(t, h.Brief(a)), Plain(t, h.Rating(a.Value)))))
	}
	return app.Elem("ol").Class("aid-list", "hint-moves").Aria("label", t.T("hint.list")).Body(items...)
}
