package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// TapPit is a tap on the board.
func (s *playState) TapPit(pit engine.Pit) {
	if s.thinking {
		s.Table.Says = []session.Saying{{Key: "why.thinking"}}
		s.Table.tell(Speech(s.Text, s.Table.Says))
		return // drawn by the pit
	}
	if s.leaveLine() {
		s.backToGame()
		return
	}
	if s.pick(pit) {
		return
	}
	switch made := s.Game.Tap(pit, s.Table.Settings.Tap == "preview"); {
	case made && s.Game.Trial:
		s.refresh()
		s.Table.Play()
		s.redraw()
		return
	case made:
		s.played()
		return
	}
	s.refresh()
	if says := s.Table.Says; says != nil {
		s.Table.tell(Speech(s.Text, says))
	} else {
		s.Table.tell(s.stands())
	}
	s.redraw()
	s.advance() // the tap may have ended the replay of a move that waits for an answer
}

// played shows the move that was just made.
func (s *playState) played() {
	s.adopt()
	s.save()
	s.refresh()
	s.Table.Play()
	s.redraw()
}

// Stepped draws the log again when the watch is in another lap.
func (s *playState) Stepped() {
	if lap := s.Game.Watch.View().Lap; lap != s.lap {
		s.lap = lap
		s.redraw()
	}
}

// Finished is the end of a move being watched.
func (s *playState) Finished() {
	if s.lineFinished() {
		return
	}
	s.refresh()
	said := Speech(s.Text, s.Game.Watch.Says()) // of a pass, or a move on trial
	if rp := s.Game.Watch.Replay(); rp != nil && !s.Game.Trial {
		said = Plain(s.Text, session.Summary(&rp.Rules, rp.Before.Turn, rp.Move, rp.Outcome))
	}
	s.Table.tellMore(joined(said, s.stands()))
	s.redraw()
	s.advance()
}

// ending says who won and why, where the headline does not stand by itself.
func ending(g *session.Game) []session.Saying {
	says := session.Ending(g)
	if says != nil {
		says[0] = session.Saying{Key: "end.sentence", Args: []any{"said", says[0]}}
	}
	return says
}

// stands says how the game stands: who is to move, or who won, why, and what
// is to be chosen then.
func (s *playState) stands() string {
	return Speech(s.Text, append(append(ending(s.Game), s.Table.After...), s.fillSays()...))
}

// advance lets the game go on where nobody has to choose: a pass, or the
// computer's move. It does nothing while an earlier moment is looked at.
func (s *playState) advance() {
	if s.update == nil || s.thinking || s.Game.Trial || !s.Game.Watch.Resting() || !s.Game.AtEnd() {
		return
	}
	if s.Game.PassIfNeeded() {
		s.played()
		return
	}
	if !s.Game.ComputerToMove() {
		return
	}
	s.thinking = true
	s.thought++
	thought := s.thought
	s.refresh()
	s.redraw()
	began := time.Now()
	s.opponent.choose(s.Game, func(move engine.Pit, err error) {
		// A reply in no time at all would not be noticed; and what is said of
		// the move before has to come first, on a slow machine too.
		time.AfterFunc(max(400*time.Millisecond-time.Since(began), 150*time.Millisecond), func() {
			s.update(func() { s.answer(thought, move, err) })
		})
	})
}

// answer plays what the computer chose.
func (s *playState) answer(thought int, move engine.Pit, err error) {
	if thought != s.thought {
		return
	}
	s.thinking = false
	if err == nil {
		err = s.Game.Play(move)
	}
	if err != nil {
		s.say(true, session.Saying{Key: "error.internal"})
		app.Log(err)
		s.refresh()
		s.redraw()
		return
	}
	s.played()
}

// redraw draws the page again, its table included.
func (s *playState) redraw() {
	if s.update != nil {
		s.update(func() {})
	}
	s.Table.Update()
	time.AfterFunc(50*time.Millisecond, s.reveal) // when it is drawn
}

// reveal scrolls the log to the move shown, and what is said of a finished
// round into view.
func (s *playState) reveal() {
	if s.guest || s.update == nil {
		return // nothing may scroll the page around a frame
	}
	document := app.Window().Get("document")
	if now := document.Call("querySelector", ".log > .is-now"); now.Truthy() {
		log := now.Get("parentElement")
		top := now.Get("offsetTop").Int() - log.Get("offsetTop").Int()
		if view := log.Get("scrollTop").Int(); top < view || top+now.Get("offsetHeight").Int() > view+log.Get("clientHeight").Int() {
			log.Set("scrollTop", top)
		}
	}
	if result := document.Call("querySelector", ".result"); result.Truthy() && !s.revealed {
		result.Call("scrollIntoView", map[string]any{"block": "nearest"})
		s.revealed = true
	} else if !result.Truthy() {
		s.revealed = false
	}
}

// Command does what a letter stands for in a game.
func (s *playState) Command(key string) bool {
	if s.aidCommand(key) {
		return true
	}
	switch key {
	case "u":
		s.update(s.undo)
	case "r":
		s.update(s.redo)
	case "n":
		s.update(func() { openDialog("setup") })
	case "?":
		s.update(func() { openDialog("keys") })
	case "Escape":
		if s.Game.Trial {
			s.update(s.endTrial)
			return true
		}
		if s.Game.Chosen == engine.NoPit && s.Game.Refused == nil {
			return false
		}
		s.update(s.forget)
	default:
		return false
	}
	return true
}

func (s *playState) forget() {
	s.Game.Chosen, s.Game.Refused = engine.NoPit, nil
	s.refresh()
	s.redraw()
}

// endTrial goes back from a move on trial to the game.
func (s *playState) endTrial() {
	s.Table.run++
	s.Game.Rest()
	s.refresh()
	s.Table.tell(s.stands())
	s.redraw()
}

func (s *playState) undo() { s.turnBack(s.Game.Undo, "table.undone") }
func (s *playState) redo() { s.turnBack(s.Game.Redo, "table.redone") }

func (s *playState) turnBack(do func() bool, said string) {
	if s.Game.Trial { // nothing was played that could be taken back
		s.endTrial()
		return
	}
	s.halt()
	if !do() {
		s.refresh()
		s.redraw()
		s.advance()
		return
	}
	s.save()
	s.refresh()
	p := s.Game.Record.Position()
	if s.Game.Record.Status().Over { // nobody is to move
		s.Table.tell(s.stands())
	} else {
		s.Table.tell(Plain(s.Text, session.Saying{Key: said, Args: []any{"side", session.SideName(p.Turn)}}))
	}
	s.redraw()
	s.advance() // redo may lead to the computer's turn
}

// halt gives up what the computer thinks, and stops a move on its way.
func (s *playState) halt() {
	s.thought++
	s.thinking = false
	s.Table.run++
}

// goTo shows a moment of the record: after ply moves of a round.
func (s *playState) goTo(round, ply int) {
	s.leaveLine()
	s.halt()
	s.Game.Record.Seek(round, ply)
	s.Game.Rest()
	s.save()
	s.refresh()
	s.Table.tell(joined(Speech(s.Text, s.Game.Watch.Says()), s.stands()))
	s.redraw()
	s.advance()
}

func (s *playState) nextRound() {
	if !s.Game.FillReady() {
		s.Table.tell(Speech(s.Text, s.fillSays()))
		s.redraw()
		return
	}
	if err := s.Game.NextRound(); err != nil {
		s.say(true, ErrorSaying(err))
	}
	s.adopt()
	s.save()
	s.refresh()
	s.Table.tell(s.stands())
	s.redraw()
	FocusOn("play-title")
	s.advance()
}

// rematch begins another game of the same kind; the other side opens.
func (s *playState) rematch() {
	opener := s.Game.Record.Round(0).Opener.Other()
	s.startGame(session.NewGame(engine.NewRecord(s.Game.Record.Rules, opener), s.Game.Players))
}

// startGame puts a new game on the table and keeps it.
func (s *playState) startGame(g *session.Game) {
	s.notice = nil
	if !s.linked {
		s.keep(s.Game)
	}
	s.adopt()
	s.begin(g)
	s.Table.tell(s.stands())
	s.save()
	s.redraw()
	FocusOn("play-title")
	s.advance()
}

// ownGame goes back from a linked game to the reader's own.
func (s *playState) ownGame() {
	g, err := session.Restore(s.own)
	if err != nil {
		g = defaultGame()
	}
	s.linked, s.own = true, "" // neither of the two is to be kept
	s.startGame(g)
}
