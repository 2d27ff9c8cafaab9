package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// lineShown is a line of moves on the table, in place of the game: each is
// watched as any other move is.
type lineShown struct {
	of    *session.Variation
	watch session.Watch

	rec   *engine.Record // the game's place meanwhile
	round int
	ply   int
	question
}

// showHintLine shows what is expected to be played after the best move.
func (s *playState) showHintLine() {
	h := s.aids.hint.of
	s.Game.Chosen = engine.NoPit
	s.showLine(session.NewVariation(h.Rules, h.At, append([]engine.Pit{h.Best().Pit}, h.Best().Answer...)))
}

// showLine begins to show a line.
func (s *playState) showLine(v *session.Variation) {
	if len(v.Moves) == 0 {
		return
	}
	l := &s.aids.line
	l.of, l.rec = v, s.Game.Record
	l.round, l.ply = s.Game.Record.At()
	s.showInLine(0)
}

// showInLine shows one move of the line.
func (s *playState) showInLine(i int) {
	l := &s.aids.line
	s.Table.run++
	l.of.At = i
	l.watch = l.of.Watch()
	s.Table.Watch = &l.watch
	s.refresh()
	s.Table.Play()
	s.redraw()
	showTable()
}

// nextInLine goes on to the next move; after the last, back to the game.
func (s *playState) nextInLine() {
	if l := &s.aids.line; l.of.At+1 < len(l.of.Moves) {
		s.showInLine(l.of.At + 1)
		return
	}
	s.backToGame()
}

// backToGame takes the line off the table.
func (s *playState) backToGame() {
	s.leaveLine()
	s.refresh()
	s.redraw()
}

// leaveLine puts the game back on the table, and reports whether a line was
// there. What the table says of the game is for the caller to renew.
func (s *playState) leaveLine() bool {
	l := &s.aids.line
	l.callOff()
	shown := l.of != nil
	if shown {
		s.Table.run++
		if s.Table.Watch == &l.watch {
			s.Table.Watch = &s.Game.Watch
		}
	}
	*l = lineShown{question: l.question}
	return shown
}

// checkLine ends a line when the game goes elsewhere.
func (s *playState) checkLine(round, ply int) {
	if l := &s.aids.line; l.of != nil && (l.rec != s.Game.Record || l.round != round || l.ply != ply) {
		s.leaveLine()
	}
}

// lineOnTable says which move of the line is shown. None can be played here.
func (s *playState) lineOnTable() {
	l, tb := &s.aids.line, s.Table
	tb.Playable, tb.Marked = map[engine.Pit]bool{}, map[engine.Pit]string{}
	tb.Wrong, tb.Says = false, l.of.Says()
	p := l.watch.Position()
	for side := range tb.Seats {
		tb.Seats[side].Turn = p.Turn == engine.Side(side)
	}
}

// lineFinished is the end of a move of the line, and reports whether there is
// one.
func (s *playState) lineFinished() bool {
	if s.aids.line.of == nil {
		return false
	}
	s.refresh()
	s.Table.Live = Speech(s.Text, s.Table.Says)
	s.redraw()
	return true
}

// linePanel lists the moves of the line.
func (s *playState) linePanel() app.UI {
	t, l := s.Text, s.aids.line.of
	var moves []app.UI
	for i := range l.Moves {
		moves = append(moves, box("li", "", listLine("line-"+itoa(i), i == l.At, func() { s.showInLine(i) }, Plain(t, l.Title(i)))))
	}
	var buttons []app.UI
	if l.At+1 < len(l.Moves) {
		buttons = append(buttons, s.button("line-next", "btn btn-main", "hint.line.next", s.nextInLine))
	}
	buttons = append(buttons, s.button("line-back", "btn", "hint.line.back", s.backToGame))
	return box("div", "",
		s.word("h3", "", "hint.line.title"),
		box("ol", "aid-list", moves...),
		box("div", "toolbar", buttons...),
	)
}
