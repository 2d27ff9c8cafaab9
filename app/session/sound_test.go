package session_test

import (
	"testing"

	"relaymancala/app/session"
	"relaymancala/engine"
)

func TestTone(t *testing.T) {
	r := rulesOf(t, "bosh")
	w := session.Show(r, r.Start(engine.South), pitOf(t, r, "e1")) // ends with a capture
	if _, ok := w.Tone(); ok {
		t.Error("nothing has fallen yet")
	}
	heard, low := map[session.Tone]bool{}, 0
	for !w.Resting() {
		w.Forward()
		tone, ok := w.Tone()
		if !ok {
			continue // a lift
		}
		if tone.Hertz < 200 {
			low++
		} else if tone.Hertz < 380 || tone.Hertz > 700 {
			t.Errorf("a drop at %v Hz", tone.Hertz)
		}
		heard[tone] = true
	}
	if low != 1 || len(heard) < 5 {
		t.Errorf("%d captures, %d tones", low, len(heard))
	}
	rest := session.Rest(r, r.Start(engine.South))
	if _, ok := rest.Tone(); ok {
		t.Error("a board at rest is silent")
	}
}
