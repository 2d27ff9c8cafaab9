package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// refresh sets what the table shows.
func (s *exploreState) refresh() {
	tb := s.Table
	r, p := s.Editor.Rules(), s.Editor.Position()
	tb.Watch = &s.watch
	tb.Says, tb.After, tb.Wrong = nil, nil, false
	tb.Playable, tb.Marked = map[engine.Pit]bool{}, nil
	over := s.problem == nil && r.Status(&p).Over
	turn := p.Turn
	if s.showing && s.watch.Resting() && s.shown.Allowed {
		turn, over = s.shown.After.Turn, s.shown.Status.Over
	}
	for side := engine.South; side <= engine.North; side++ {
		tb.Seats[side] = Seat{Name: Plain(s.Text, session.SideName(side)), Turn: side == turn && !over}
	}
	if s.showing {
		return
	}
	for _, m := range s.prospects {
		tb.Playable[m.Pit] = m.Allowed
	}
	switch {
	case s.refused != nil:
		tb.Says, tb.Wrong = []session.Saying{*s.refused}, true
	case s.problem != nil:
		tb.Says, tb.Wrong = s.problem, true
	case over && p.Seeds != [engine.MaxPits]uint8{}: // nobody won on a cleared board
		tb.After = ending(session.NewGame(engine.NewRecordFrom(r, p), [2]session.Player{}))
	default:
		tb.After = []session.Saying{s.editing()}
	}
}

// editing says what is on the table.
func (s *exploreState) editing() session.Saying {
	n, of := s.Editor.Seeds()
	return session.Saying{Key: "explore.editing", Args: []any{"n", n, "of", of, "side", session.SideName(s.Editor.Position().Turn)}}
}

// forget drops what is known of the moves, and the question under way.
func (s *exploreState) forget() {
	s.question.callOff()
	s.worth, s.failed = nil, false
}

// ask has the engine work out what the moves are worth, once the reader's hand
// rests.
func (s *exploreState) ask() {
	s.forget()
	if s.update == nil || len(s.prospects) == 0 {
		return
	}
	r, p, asked := s.Editor.Rules(), s.Editor.Position(), s.question.asked
	time.AfterFunc(250*time.Millisecond, func() {
		s.update(func() {
			if asked != s.question.asked {
				return
			}
			s.question.ask(&s.opponent, s.update, "values", r, p, searchTime(&r, hintTime), func(v app.Value, err error) {
				if s.failed = err != nil; s.failed {
					app.Log(err)
					return
				}
				s.worth = map[engine.Pit]session.Value{}
				for _, m := range readValues(&r, v) {
					s.worth[m.Pit] = m.Value
				}
			})
		})
	})
}

// best is the greatest value of the moves; false where they are not told
// apart.
func (s *exploreState) best() (best int, told bool) {
	first := true
	for _, v := range s.worth {
		told = told || !first && v.Score != best
		if first || v.Score > best {
			best, first = v.Score, false
		}
	}
	return best, told
}
