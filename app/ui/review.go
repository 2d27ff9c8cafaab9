package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// reviewTime is how long each position of a game of ǁHus is looked at, in
// milliseconds.
const reviewTime = 200

// review is the review of a round, and how far it is.
type review struct {
	of     *session.Review
	rec    *engine.Record
	busy   bool
	failed bool
	point  int // the turning point on the board, by move, or -1
	question

	// known are values found before, for as long as the page is open: a
	// review that was closed is there at once when it is opened again.
	known map[valued][]session.Scored
}

// valued is a position whose moves have been valued.
type valued struct {
	rules engine.Rules
	at    engine.Position
}

// toggleReview opens the review of the round on the table, or closes it.
func (s *playState) toggleReview() {
	if s.aids.review.of != nil {
		s.closeReview()
		return
	}
	s.openReview()
}

func (s *playState) openReview() {
	s.dropHint()
	s.leaveLine()
	round, _ := s.Game.Record.At()
	v := &s.aids.review
	v.of, v.rec, v.point, v.failed = session.NewReview(s.Game.Record, round), s.Game.Record, -1, false
	if v.known == nil {
		v.known = map[valued][]session.Scored{}
	}
	if v.of.Plies() > 0 {
		s.lookOn()
	} else {
		s.redraw()
	}
	s.focusLater("review-title")
}

// focusLater gives the focus to what is drawn for the first time just now.
func (s *playState) focusLater(id string) {
	time.AfterFunc(50*time.Millisecond, func() { s.update(func() { FocusOn(id) }) })
}

func (s *playState) closeReview() {
	s.dropReview()
	s.leaveLine()
	s.refresh()
	s.redraw()
}

func (s *playState) dropReview() {
	v := &s.aids.review
	v.callOff()
	*v = review{question: v.question, known: v.known}
}

// lookOn values the positions that are left, one after the other.
func (s *playState) lookOn() {
	v := &s.aids.review
	for {
		ply, more := v.of.Next()
		if v.busy = more; !more {
			break
		}
		rules, p := v.of.Rules, v.of.Position(ply)
		key := valued{rules, p}
		if known := v.known[key]; known != nil {
			v.of.Put(ply, known)
			continue
		}
		s.ask(&v.question, "values", rules, p, searchTime(&rules, reviewTime), func(answer app.Value, err error) {
			if err != nil {
				app.Log(err)
				v.busy, v.failed = false, true
				s.redraw()
				return
			}
			v.known[key] = readValues(&rules, answer)
			v.of.Put(ply, v.known[key])
			s.lookOn()
		})
		break
	}
	s.refresh()
	s.redraw()
}

// stopReview leaves the rest for later.
func (s *playState) stopReview() {
	s.aids.review.callOff()
	s.aids.review.busy = false
	s.redraw()
}

func (s *playState) resumeReview() {
	s.aids.review.failed = false
	s.lookOn()
}

// checkReview ends a review when the round it is of is no longer there.
func (s *playState) checkReview(round, ply int) {
	v := &s.aids.review
	if v.of == nil {
		return
	}
	if v.rec != s.Game.Record || !v.of.Fits(v.rec) {
		s.dropReview()
		return
	}
	if round != v.of.Round || ply != v.point {
		v.point = -1
	}
	if v.point >= 0 && s.aids.hint.rec == nil && s.Game.Chosen == engine.NoPit && s.Game.Refused == nil {
		s.pointOnTable()
	}
}

// pointOnTable marks the move that was made and the better one, and says why.
func (s *playState) pointOnTable() {
	v, tb := &s.aids.review, s.Table
	h := v.of.Hint(v.point)
	if h == nil {
		return
	}
	_, played := v.of.Move(v.point)
	tb.Marked[played] = "is-wrong"
	tb.Marked[h.Best().Pit] = "is-right"
	tb.Says = append([]session.Saying{v.of.Said(v.point)}, v.of.Says(v.point)...)
}

// showPoint shows the position of a turning point.
func (s *playState) showPoint(ply int) {
	v := &s.aids.review
	s.leaveLine()
	s.goTo(v.of.Round, ply)
	v.point = ply
	s.sayHint()
	showTable()
}

// showBetter shows the line that would have been better, on the board.
func (s *playState) showBetter(ply int) {
	v := &s.aids.review
	s.showPoint(ply)
	h := v.of.Hint(ply)
	if h == nil {
		return
	}
	best := h.Best()
	if best.Status.Over {
		s.showLine(session.NewVariation(h.Rules, h.At, []engine.Pit{best.Pit}))
		return
	}
	s.askLine(&s.aids.line.question, h.Rules, best.After, nil, func(answer []engine.Pit) {
		s.showLine(session.NewVariation(h.Rules, h.At, append([]engine.Pit{best.Pit}, answer...)))
	})
}

// playOn begins a game from the position of a turning point.
func (s *playState) playOn(ply int) {
	round := s.aids.review.of.Round
	s.leaveLine()
	s.startGame(session.PlayOn(s.Game, round, ply))
	s.say(false, session.Saying{Key: "review.on.said", Args: []any{"number", ply + 1}})
	s.redraw()
	showTable()
}
