package ui

import (
	"time"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/engine"
)

// A Host is what a table stands in: a game, a lesson, an embed.
type Host interface {
	// TapPit is called when a pit is chosen.
	TapPit(pit engine.Pit)
	// Stepped is called after every step of a move.
	Stepped()
	// Finished is called when a move that was being watched is at its end.
	Finished()
}

// A Seat is what stands beside one side of the board.
type Seat struct {
	Name string
	Turn bool
}

// TableState is what a [Table] shows. Its owner changes it and calls Update;
// the table moves the watch and tells the host.
type TableState struct {
	Text     *text.Catalog
	Watch    *session.Watch
	Settings session.Settings
	Host     Host
	Seats    [2]Seat

	Playable map[engine.Pit]bool   // pits that may be chosen now
	Marked   map[engine.Pit]string // extra classes: is-marked, is-right, is-wrong, is-preview
	Quiet    bool                  // what the last move did is not marked: something else is
	Says     []session.Saying      // said at rest instead of the last step
	Wrong    bool                  // Says is why something cannot be done
	After    []session.Saying      // said at rest after the last step
	Still    bool                  // no transport: there is no move to follow
	Named    bool                  // pits show their names, whatever the settings say
	Patient  bool                  // long moves do not speed up
	Live     string                // what a screen reader is told next

	drawn  string     // what it was told last
	focus  engine.Pit // the pit that the tab key reaches
	facing bool       // what the focused pit faces is shown
	run    int        // counts runs of the player, so that an old one stops
	update func(func())
}

// NewTableState returns a state that shows a watch.
func NewTableState(t *text.Catalog, w *session.Watch, host Host) *TableState {
	r := w.Rules()
	return &TableState{
		Text: t, Watch: w, Host: host, Settings: session.DefaultSettings(),
		focus: r.OnRing(engine.South, 1),
	}
}

// tell has a screen reader say something. It would not say again what it finds
// unchanged: a space that nobody hears tells the two apart.
func (s *TableState) tell(said string) {
	if said == s.Live && said != "" {
		said += "\u00a0"
	}
	s.Live = said
}

// tellMore says something after what was told last, where that is not drawn
// yet: the move before, if a pass or a quick answer follows on it.
func (s *TableState) tellMore(said string) {
	if s.Live != s.drawn {
		said = joined(s.Live, said)
	}
	s.tell(said)
}

// Update draws the table again. It may be called before the table stands.
func (s *TableState) Update() {
	if s.update != nil {
		s.update(func() {})
	}
}

// adjust takes other settings. A move that is running goes on at the speed
// chosen from now on, which may be to its end at once.
func (s *TableState) adjust(chosen session.Settings) {
	speed := s.Settings.Speed
	s.Settings = chosen
	if s.Watch.Playing && chosen.Speed != speed {
		s.Play()
		return
	}
	s.Update()
}

// Play lets the move run on from where it is.
func (s *TableState) Play() {
	s.run++
	if s.Settings.Speed == 0 {
		s.Watch.End()
	}
	if s.Watch.Resting() {
		s.Watch.Playing = false
		s.Update()
		s.Host.Finished()
		return
	}
	s.Watch.Playing = true
	s.Update()
	go s.next(s.run)
}

// Pause stops the move where it is.
func (s *TableState) Pause() {
	s.run++
	s.Watch.Playing = false
	s.Update()
}

// next goes one step on after its time, for as long as this run lasts.
func (s *TableState) next(run int) {
	if s.update == nil {
		return
	}
	delay := s.Watch.Delay(!s.Patient)
	time.Sleep(time.Duration(float64(delay) / max(s.Settings.Speed, 0.25)))
	s.update(func() {
		if run != s.run {
			return
		}
		s.Watch.Forward()
		s.sound()
		s.Host.Stepped()
		if s.Watch.Resting() {
			s.run++
			s.Host.Finished()
			return
		}
		go s.next(run)
	})
}

// walk pauses and moves the watch by hand, and says the new step.
func (s *TableState) walk(move func()) {
	resting := s.Watch.Resting()
	before, _ := s.Watch.Step()
	s.run++
	s.Watch.Playing = false
	move()
	if at, _ := s.Watch.Step(); at == before+1 {
		s.sound() // a seed on; none for a leap, or a step back
	}
	s.tell(Speech(s.Text, s.Watch.Says()))
	s.drawn = s.Live // at the end the whole move is said instead
	s.Update()
	s.follow()
	s.Host.Stepped()
	if !resting && s.Watch.Resting() {
		s.Host.Finished()
	}
}

// toggle plays or pauses; at the end of a move it plays it once more.
func (s *TableState) toggle() {
	switch {
	case s.Watch.Playing:
		s.Pause()
	case s.Watch.Resting():
		s.Again()
	default:
		s.Play()
	}
}

// Again shows the last move once more.
func (s *TableState) Again() {
	if s.Watch.Replay() == nil {
		return
	}
	s.Watch.Start()
	s.Play()
}
