package session

import "relaymancala/engine"

// Mark says what part a pit has in the step shown. Each has a shape of its
// own on the board.
type Mark uint8

// The marks.
const (
	Origin  Mark = 1 << iota // this lap's seeds were lifted here
	Next                     // the next seed goes here
	Landing                  // the last seed of a lap fell here
	Taken                    // captured
)

// PitView is what one pit shows.
type PitView struct {
	Seeds  int
	Closed bool // filled with sand
	Marks  Mark
	Trail  int // the number of the seed of this lap that fell here last, or 0
	Gain   int // seeds captured, written on the first pit taken
	Hand   int // seeds in the hand, which is over this pit; or 0
}

// View is what the table shows at one step.
type View struct {
	Pits      []PitView // by engine.Pit
	Store     [2]int
	Lap, Laps int // from 1; 0 before the first lap
	Hand      int
}

// View returns what the table shows now. At rest it shows the position alone,
// with the pits where the last move began and ended.
func (w *Watch) View() View {
	v := View{Pits: make([]PitView, w.rules.Pits())}
	if w.replay == nil {
		w.position(&v, w.at.Seeds[:], w.at.Store)
		return v
	}
	f := w.replay.Frame(w.step)
	w.position(&v, f.Seeds[:], f.Store)
	v.Lap, v.Laps, v.Hand = f.Lap, w.replay.Laps(), f.Hand
	if w.step == 0 {
		v.Pits[w.replay.Move].Marks |= Origin
		return v
	}
	w.trail(&v, f)
	w.marks(&v, f)
	return v
}

func (w *Watch) position(v *View, seeds []uint8, store [2]uint8) {
	for i := range v.Pits {
		v.Pits[i].Seeds = int(seeds[i])
		v.Pits[i].Closed = w.at.IsClosed(engine.Pit(i))
	}
	v.Store = [2]int{int(store[0]), int(store[1])}
}

// trail numbers the seeds of the present lap, as far as they have fallen; while
// a capture is shown, those of the lap that led to it.
func (w *Watch) trail(v *View, f engine.Frame) {
	n, start := 0, w.replay.LapStart(f.Lap)
	if start == w.step && f.Lap > 1 && gained(f.Done) > 0 {
		start = w.replay.LapStart(f.Lap - 1)
	}
	for step := start; step <= w.step; step++ {
		for _, e := range w.replay.Done(step) {
			if e.Kind == engine.Drop {
				n++
				v.Pits[e.Pit].Trail = n
			}
		}
	}
}

func (w *Watch) marks(v *View, f engine.Frame) {
	if f.From != engine.NoPit {
		v.Pits[f.From].Marks |= Origin
	}
	var first *PitView
	for _, e := range f.Done {
		pit := &v.Pits[e.Pit]
		switch e.Kind {
		case engine.Lift:
			pit.Hand = f.Hand
		case engine.Drop:
			pit.Hand = f.Hand
			if f.Hand == 0 {
				pit.Marks |= Landing
			}
		case engine.Relay:
			pit.Marks |= Next // in ǁHus the landing pit itself
		case engine.Capture:
			pit.Marks |= Taken
			if first == nil {
				first = pit
				first.Gain = gained(f.Done)
			}
		case engine.Resume:
			v.Pits[e.Pit].Marks |= Next
		case engine.Stop:
			pit.Marks |= Landing
		}
	}
	if first != nil && f.Hand > 0 {
		landing := &v.Pits[f.Done[0].By]
		landing.Marks |= Landing
		landing.Hand = f.Hand
	}
	if f.Hand > 0 && first == nil {
		for _, e := range w.replay.Done(w.step + 1) {
			if e.Kind == engine.Drop {
				v.Pits[e.Pit].Marks |= Next
			}
		}
	}
}
