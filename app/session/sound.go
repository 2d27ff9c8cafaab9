package session

import "relaymancala/engine"

// A Tone is what a step sounds like: a drop, at a height of its own for each
// pit, or something lower and longer for a capture.
type Tone struct {
	Hertz   float64
	Seconds float64
}

// Tone returns the sound of the step shown, and false for a silent one.
func (w *Watch) Tone() (Tone, bool) {
	if w.replay == nil || w.step == 0 {
		return Tone{}, false
	}
	switch e := w.replay.Done(w.step)[0]; e.Kind {
	case engine.Capture:
		return Tone{Hertz: 165, Seconds: .3}, true
	case engine.Drop:
		// Up along the ring by a fifth, the other side of the board a tone
		// lower: near enough to sound like one board.
		ring := float64(w.rules.Ring(e.Pit)) / float64(w.rules.Pits()/2)
		hertz := 440 * (1 + ring/2)
		if w.rules.Owner(e.Pit) == engine.North {
			hertz *= 8. / 9
		}
		return Tone{hertz, .09}, true
	}
	return Tone{}, false
}
