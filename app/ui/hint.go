package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// How long the computer player may look at a position for a hint, in
// milliseconds. Bosh is proved long before.
const (
	hintTime  = 1000
	provedFor = 5000
)

// The stages of a hint, each further than the one before.
const (
	noHint   = iota
	hintPits // which pits to look at
	hintMove // the move, and why
)

// hint is what is told about the position on the table.
type hint struct {
	of     *session.Hint
	stage  int
	busy   bool
	failed bool

	rec   *engine.Record // where it was asked for
	round int
	ply   int
	question
}

// aids are the helps that the computer player gives: a hint, a review, and
// moves shown that nobody has made.
type aids struct {
	hint   hint
	review review
	line   lineShown
}

// searchTime is how long a position may be looked at.
func searchTime(r *engine.Rules, hus int) int {
	if r.Game == engine.Bosh {
		return provedFor
	}
	return hus
}

// canHint reports whether a person is to choose a move now.
func (s *playState) canHint() bool {
	side, on := s.Game.ToMove()
	p, rules := s.Game.Record.Position(), s.Game.Record.Rules
	return on && !s.guest && !s.thinking && !s.Game.Trial && !s.Game.Players[side].Computer && !rules.MustPass(&p)
}

// goFurther gives a hint, or the next stage of it.
func (s *playState) goFurther() {
	h := &s.aids.hint
	switch {
	case s.aids.line.of != nil:
		s.nextInLine()
	case !s.canHint() || h.busy:
	case h.stage == noHint:
		s.askHint()
	case h.stage == hintPits:
		s.tellMove()
	default:
		s.showHintLine()
	}
}

func (s *playState) askHint() {
	s.endReplay()
	h := &s.aids.hint
	rules, p := s.Game.Record.Rules, s.Game.Record.Position()
	h.rec, h.busy, h.failed = s.Game.Record, true, false
	h.round, h.ply = s.Game.Record.At()
	s.Game.Chosen, s.Game.Refused = engine.NoPit, nil
	s.sayHint()
	s.ask(&h.question, "values", rules, p, searchTime(&rules, hintTime), func(v app.Value, err error) {
		h.busy = false
		if err != nil {
			app.Log(err)
			h.failed = true
			s.sayHint()
			return
		}
		h.of = session.NewHint(rules, p, readValues(&rules, v))
		if h.of.Best() == nil {
			s.closeHint()
			return
		}
		if h.stage = hintPits; len(h.of.Moves) == 1 {
			h.stage = hintMove
			s.Game.Chosen = h.of.Best().Pit
		}
		s.sayHint()
		s.askAnswer()
	})
}

// endReplay shows the last move's end, so that its pits can be spoken of.
func (s *playState) endReplay() {
	s.Table.Pause()
	s.Game.Watch.End()
}

// askAnswer asks how the game goes on after the best move.
func (s *playState) askAnswer() {
	h := &s.aids.hint
	best := h.of.Best()
	if best.Status.Over {
		return
	}
	s.askLine(&h.question, h.of.Rules, best.After, nil, func(line []engine.Pit) {
		best.Answer = line
		s.refresh()
		s.redraw()
	})
}

// tellMove names the best move, as if it had been tapped.
func (s *playState) tellMove() {
	s.aids.hint.stage = hintMove
	s.preview(s.aids.hint.of.Best().Pit)
}

// preview shows what a move would do, as a first tap does.
func (s *playState) preview(pit engine.Pit) {
	s.leaveLine()
	s.endReplay()
	s.Game.Chosen, s.Game.Refused = pit, nil
	s.sayHint()
	showTable()
}

// sayHint draws the hint, and says it to those who listen.
func (s *playState) sayHint() {
	s.refresh()
	s.Table.Live = Speech(s.Text, s.Table.Says)
	s.redraw()
}

// closeHint puts the hint away.
func (s *playState) closeHint() {
	s.dropHint()
	s.leaveLine()
	s.Game.Chosen = engine.NoPit
	s.refresh()
	s.redraw()
}

func (s *playState) dropHint() {
	s.aids.hint.callOff()
	s.aids.hint = hint{question: s.aids.hint.question}
}

// aided adds to the table what hint, line or review say of the position on
// it. They end where the game goes elsewhere.
func (s *playState) aided() {
	h := &s.aids.hint
	round, ply := s.Game.Record.At()
	if h.rec != nil && (h.rec != s.Game.Record || h.round != round || h.ply != ply || s.thinking) {
		s.dropHint()
	}
	s.checkLine(round, ply)
	s.checkReview(round, ply)
	switch {
	case s.aids.line.of != nil:
		s.lineOnTable()
	case h.rec != nil && s.Game.Refused == nil && !s.Game.Trial:
		s.hintOnTable()
	}
}

// hintOnTable marks the pits and says the sentences of the hint.
func (s *playState) hintOnTable() {
	h, tb := &s.aids.hint, s.Table
	switch {
	case h.busy:
		tb.Says = []session.Saying{{Key: "hint.busy"}}
	case h.failed:
		tb.Says = []session.Saying{{Key: "hint.failed"}}
	case h.stage == hintPits && s.Game.Chosen == engine.NoPit:
		tb.Says = h.of.Nudge()
		for _, pit := range h.of.Look() {
			tb.Marked[pit] = "is-marked"
		}
	case h.stage == hintMove && s.Game.Chosen != engine.NoPit:
		if a := h.of.Of(s.Game.Chosen); a != nil {
			tb.Says = append(h.of.Why(a), session.Saying{Key: "hint.again", Args: []any{"pit", h.of.Rules.PitName(a.Pit)}})
		}
	}
}

// aidCommand does what a letter stands for in hints and reviews.
func (s *playState) aidCommand(key string) bool {
	if s.guest {
		return false
	}
	switch {
	case key == "h":
		s.update(s.goFurther)
	case key == "v":
		s.update(s.toggleReview)
	case key == "Escape" && s.aids.line.of != nil:
		s.update(func() { s.backToGame() })
	case key == "Escape" && s.aids.hint.rec != nil && s.Game.Refused == nil:
		s.update(s.closeHint)
	default:
		return false
	}
	return true
}

// showTable brings the table into view, where the page is higher than the
// window.
func showTable() {
	if el := app.Window().Get("document").Call("querySelector", ".play-table .table"); el.Truthy() {
		el.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}
