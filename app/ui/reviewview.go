package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// reviewButton opens the review.
func (s *playState) reviewButton(id string) app.UI {
	return tool(id, s.Text.T("review.ask"), icon.Curve(), false, func(app.Context, app.Event) {
		if s.aids.review.of == nil {
			s.openReview()
		}
		s.focusLater("review-title")
	})
}

// reviewPanel is the review of a round: its curve, where it turned, and every
// move in words.
func (s *playState) reviewPanel() app.UI {
	t, v := s.Text, s.aids.review.of
	title := t.T("review.title")
	if s.Game.Record.Rounds() > 1 {
		title += " · " + t.T("play.round", "n", v.Round+1)
	}
	if v.Plies() == 0 {
		return s.aidPanel("review", title, s.closeReview, s.word("p", "", "review.empty"))
	}
	body := []app.UI{s.reviewProgress(), s.curve(), s.points()}
	if !s.aids.review.busy { // a long list, and nothing to draw again and again
		body = append(body, s.everyMove())
	}
	return s.aidPanel("review", title, s.closeReview, body...)
}

// reviewProgress tells how far the review is, while it is not complete.
func (s *playState) reviewProgress() app.UI {
	t, v := s.Text, &s.aids.review
	done, of := v.of.Done()
	said, id, do := "", "review-resume", s.resumeReview
	switch {
	case v.busy:
		said, id, do = t.T("review.busy", "done", min(done+1, of), "n", of), "review-stop", s.stopReview
	case v.failed:
		said = t.T("review.failed")
	case done == of:
		return box("div", "review-progress")
	}
	label := "review.resume"
	if v.busy {
		label = "review.stop"
	}
	return box("div", "review-progress",
		app.Elem("progress").Attr("max", of).Attr("value", done).Aria("label", t.T("review.title")),
		box("p", "", app.Text(said)),
		s.button(id, "btn", label, do),
	)
}

// points lists the turning points, each with what was better. Of the one on
// the board the table tells why, and the list what can be done about it.
func (s *playState) points() app.UI {
	t, v := s.Text, s.aids.review.of
	body := []app.UI{box("ul", "review-sum",
		s.said("li", "", v.Sum(engine.South)),
		s.said("li", "", v.Sum(engine.North)),
	)}
	var items []app.UI
	for _, ply := range v.Turning() {
		id, now, says := itoa(ply), ply == s.aids.review.point, v.Says(ply)
		item := []app.UI{
			listLine("point-"+id, now, func() { s.showPoint(ply) }, Plain(t, v.Title(ply)), Plain(t, v.Cost(ply))),
			box("p", "", Sentences(t, says[:min(len(says), 1)])...),
		}
		switch {
		case now && s.aids.line.of != nil && s.aids.hint.rec == nil:
			item = append(item, s.linePanel())
		case now:
			item = append(item, box("div", "toolbar",
				s.button("better-"+id, "btn", "review.line", func() { s.showBetter(ply) }),
				s.button("on-"+id, "btn", "review.on", func() { s.playOn(ply) }),
			))
		}
		items = append(items, box("li", "", item...))
	}
	done, of := v.Done()
	switch {
	case len(items) > 0:
		body = append(body, s.word("h3", "", "review.points"), box("ol", "points", items...))
	case done == of:
		body = append(body, s.word("p", "", "review.points.none"))
	}
	return box("div", "", body...)
}

// everyMove is the curve in words: each move, what it cost, and how the round
// stood after it.
func (s *playState) everyMove() app.UI {
	t, v := s.Text, s.aids.review.of
	at := s.reviewed()
	var items []app.UI
	for ply := range v.Plies() {
		stands := Plain(t, v.Stands(ply+1))
		if v.Loss(ply) >= 1 {
			stands = Plain(t, v.Cost(ply)) + " · " + stands
		}
		items = append(items, box("li", "", listLine("reviewed-"+itoa(ply), ply+1 == at, func() { s.lookAt(ply + 1) }, Plain(t, v.Title(ply)), stands)))
	}
	return box("details", "review-moves",
		s.word("summary", "", "review.list"),
		box("ol", "aid-list", items...),
		s.word("p", "mute", "review.note."+gameName(v.Rules.Game)),
	)
}
