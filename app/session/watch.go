package session

import (
	"time"

	"relaymancala/engine"
)

// A Watch shows a position, or a move on its way from one to the next. The
// zero Watch is not ready: use [Rest] or [Show].
type Watch struct {
	Playing bool // moving on by itself

	rules  engine.Rules
	at     engine.Position
	passed bool           // the move was a pass
	replay *engine.Replay // nil where there is no move to show
	step   int
}

// Rest returns a watch of a position without a move.
func Rest(r engine.Rules, p engine.Position) Watch { return Watch{rules: r, at: p} }

// Show returns a watch at the beginning of a move.
func Show(r engine.Rules, p engine.Position, move engine.Pit) Watch {
	if move == engine.Pass {
		r.Play(&p, move, nil)
		return Watch{rules: r, at: p, passed: true}
	}
	rp := engine.NewReplay(r, p, move)
	return Watch{rules: r, at: rp.After, replay: rp}
}

// Rules returns the rules of the position shown.
func (w *Watch) Rules() engine.Rules { return w.rules }

// Position returns the position at rest: after the move, if one is shown.
func (w *Watch) Position() engine.Position { return w.at }

// Replay returns the move shown, or nil.
func (w *Watch) Replay() *engine.Replay { return w.replay }

// Step returns the step shown, from 0, and the last one.
func (w *Watch) Step() (step, last int) {
	if w.replay == nil {
		return 0, 0
	}
	return w.step, w.replay.Steps()
}

// Resting reports whether the watch stands at the end of its move.
func (w *Watch) Resting() bool { return w.replay == nil || w.step == w.replay.Steps() }

// Seek goes to a step, as near as there is one.
func (w *Watch) Seek(step int) {
	if w.replay != nil {
		w.step = max(0, min(step, w.replay.Steps()))
	}
	if w.Resting() {
		w.Playing = false
	}
}

// Forward goes one seed on, and Back one seed back.
func (w *Watch) Forward() { w.Seek(w.step + 1) }

// Back goes one seed back.
func (w *Watch) Back() { w.Seek(w.step - 1) }

// Start goes to before the move, and End to after it.
func (w *Watch) Start() { w.Seek(0) }

// End goes to after the move.
func (w *Watch) End() { w.Seek(1 << 30) }

// LapForward goes on to where the present lap ends, or if it stands there, to
// the end of the next.
func (w *Watch) LapForward() {
	if w.replay == nil {
		return
	}
	for lap := max(1, w.replay.LapAt(w.step)); lap <= w.replay.Laps(); lap++ {
		if end := w.replay.LapEnd(lap); end > w.step {
			w.Seek(end)
			return
		}
	}
	w.End()
}

// LapBack goes back to where the present lap began, or if it stands there, to
// the beginning of the one before.
func (w *Watch) LapBack() {
	if w.replay == nil {
		return
	}
	for lap := w.replay.LapAt(w.step); lap >= 1; lap-- {
		if start := w.replay.LapStart(lap); start < w.step {
			w.Seek(start)
			return
		}
	}
	w.Start()
}

// Times of one step at normal speed. A capture is held, so that it is seen.
const (
	seedTime    = 350 * time.Millisecond
	landingTime = 800 * time.Millisecond
	captureTime = 1100 * time.Millisecond
)

// Delay returns how long the present step is shown before the next, at normal
// speed. With hurry, a long move speeds up after its sixth lap.
func (w *Watch) Delay(hurry bool) time.Duration {
	if w.replay == nil {
		return seedTime
	}
	f := w.replay.Frame(w.step)
	d := seedTime
	switch {
	case gained(f.Done) > 0:
		d = captureTime
	case f.Seed > 0 && f.Hand == 0:
		d = landingTime
	}
	if hurry {
		for lap := 6; lap < f.Lap && d > seedTime/8; lap += 6 {
			d /= 2
		}
	}
	return d
}

// gained returns the seeds captured by a step's events.
func gained(done []engine.Event) (n int) {
	for _, e := range done {
		if e.Kind == engine.Capture {
			n += int(e.Count)
		}
	}
	return n
}

// Pit returns the pit where the step shown happens, or NoPit at rest without a
// move.
func (w *Watch) Pit() engine.Pit {
	if w.replay == nil {
		return engine.NoPit
	}
	done := w.replay.Done(w.step)
	if len(done) == 0 {
		return w.replay.Move
	}
	return done[0].Pit
}
