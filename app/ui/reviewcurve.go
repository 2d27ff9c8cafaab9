package ui

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
)

// The curve is drawn on a ground of its own measure, stretched to the width
// there is.
const (
	curveWidth  = 1000
	curveHeight = 200
)

// curve draws how the round stood after each move, with a slider over it that
// goes to a move.
func (s *playState) curve() app.UI {
	t, v := s.Text, s.aids.review.of
	at := s.reviewed()
	stands := s.standsAt(at)
	return box("figure", "curve",
		s.word("figcaption", "", "review.curve."+gameName(v.Rules.Game)),
		box("div", "curve-plot",
			s.word("span", "curve-side", "review.axis.south"),
			s.word("span", "curve-side curve-north", "review.axis.north"),
			curveDrawing(v, at),
			app.ElemSelfClosing("input").ID("review-at").Attr("type", "range").Attr("step", "any").
				Attr("value", strconv.FormatFloat(float64(at)*scrubMax/float64(v.Plies()), 'f', 2, 64)).
				Aria("label", t.T("review.slider")).Aria("valuetext", stands).
				OnInput(s.onCurve).OnKeyDown(s.onCurveKey),
		),
		box("div", "curve-x",
			s.word("span", "", "review.axis.start"),
			box("span", "", app.Text(t.T("review.axis.end", "n", v.Plies()))),
		),
		box("p", "curve-at", app.Text(stands)),
	)
}

// reviewed is the move on the table, as far as it is of the round reviewed.
func (s *playState) reviewed() int {
	v := s.aids.review.of
	switch round, ply := s.Game.Record.At(); {
	case round < v.Round:
		return 0
	case round > v.Round:
		return v.Plies()
	default:
		return ply
	}
}

// standsAt says how the round stood after a number of moves.
func (s *playState) standsAt(ply int) string {
	key := "review.at"
	if ply == 0 {
		key = "review.at.start"
	}
	return Plain(s.Text, session.Saying{Key: key, Args: []any{"number", ply, "stands", s.aids.review.of.Stands(ply)}})
}

// curveDrawing is the curve itself: its area, its line, the turning points, and
// where the table stands.
func curveDrawing(v *session.Review, at int) app.UI {
	most := v.Most()
	x := func(ply int) string { return itoa(ply * curveWidth / max(v.Plies(), 1)) }
	y := func(ply int) string {
		lead := max(-most, min(v.Standing(ply).Seeds, most))
		return itoa(int(math.Round(curveHeight/2 - lead/most*(curveHeight/2-8))))
	}
	line, last := "", 0
	for ply := 0; ply <= v.Plies() && v.Standing(ply).Known; ply++ {
		step := "L"
		if ply == 0 {
			step = "M"
		}
		line += step + x(ply) + " " + y(ply)
		last = ply
	}
	area := ""
	if line != "" {
		area = line + "L" + x(last) + " 100L0 100z"
	}
	marks := ""
	for _, ply := range v.Turning() {
		if v.Standing(ply + 1).Known {
			marks += "M" + x(ply+1) + " " + y(ply+1) + "h.01"
		}
	}
	path := func(class, d string) app.UI { return svg("path").Class(class).Attr("d", d) }
	return svg("svg").Class("curve-drawing").Attr("viewBox", "0 0 "+itoa(curveWidth)+" "+itoa(curveHeight)).
		Attr("preserveAspectRatio", "none").Aria("hidden", "true").Body(
		path("curve-area", area),
		path("curve-zero", "M0 100H1000"),
		path("curve-now", "M"+x(at)+" 0V200"),
		path("curve-line", line),
		path("curve-mark", marks),
	)
}

func (s *playState) onCurve(ctx app.Context, _ app.Event) {
	v, err := strconv.ParseFloat(value(ctx), 64)
	if s.aids.review.of == nil || err != nil {
		return
	}
	s.lookAt(int(math.Round(v * float64(s.aids.review.of.Plies()) / scrubMax)))
}

// onCurveKey goes from move to move by the keys of a slider.
func (s *playState) onCurveKey(_ app.Context, e app.Event) {
	if s.aids.review.of == nil {
		return
	}
	to := s.reviewed()
	switch e.Get("key").String() {
	case "ArrowLeft", "ArrowDown":
		to--
	case "ArrowRight", "ArrowUp":
		to++
	case "PageDown":
		to -= 5
	case "PageUp":
		to += 5
	case "Home":
		to = 0
	case "End":
		to = s.aids.review.of.Plies()
	default:
		return
	}
	e.PreventDefault()
	s.lookAt(to)
}

// lookAt shows a moment of the round reviewed. Where it is that before a
// turning point, it says so.
func (s *playState) lookAt(ply int) {
	v := &s.aids.review
	ply = max(0, min(ply, v.of.Plies()))
	s.leaveLine()
	if ply != s.reviewed() {
		s.goTo(v.of.Round, ply)
	}
}
