package engine

// A Replay steps through one move, seed by seed, forwards and backwards. A
// step is a lift, a seed dropped together with what its landing decides, or a
// capture with what follows from it. Step 0 is the position before the move.
type Replay struct {
	Rules   Rules
	Move    Pit
	Before  Position
	After   Position // the position after the move, as [Rules.Play] gives it
	Outcome Outcome
	Events  []Event

	ends []int   // ends[k] is the number of events up to step k
	laps []int   // laps[k] is the step that begins lap k+1
	seed []uint8 // of step k: which seed of its lap, from 1; 0 where none is dropped
}

// Frame is what the table shows after a step.
type Frame struct {
	Seeds [MaxPits]uint8
	Store [2]uint8
	Hand  int     // seeds in the hand
	Lap   int     // from 1; 0 before the move
	Seed  int     // which seed of the lap was dropped last, from 1; 0 for none
	Of    int     // seeds of the lap
	From  Pit     // where the lap's seeds were lifted, or NoPit after a capture
	Done  []Event // what this step did and decided
}

// NewReplay plays a candidate of p and returns its replay. An endless move is
// shown up to where the sowing is known to repeat.
func NewReplay(r Rules, p Position, move Pit) *Replay {
	rp := &Replay{Rules: r, Move: move, Before: p, After: p, ends: []int{0}, seed: []uint8{0}}
	var t Trace
	rp.Outcome = r.Play(&rp.After, move, &t)
	rp.Events = t.Events
	seed := uint8(0)
	for i, e := range t.Events {
		switch e.Kind {
		case Lift:
			seed = 0
			rp.step(0)
			if e.Reason == ByMove || e.Reason == ByRelay {
				rp.laps = append(rp.laps, len(rp.ends)-1)
			}
		case Drop:
			seed++
			rp.step(seed)
		case Capture:
			if i == 0 || t.Events[i-1].Kind != Capture {
				rp.step(0)
			}
			seed = 0
		case Resume:
			// The seeds are in the hand: the lap begins with this step.
			rp.laps = append(rp.laps, len(rp.ends)-1)
		}
		rp.ends[len(rp.ends)-1] = i + 1
	}
	return rp
}

func (rp *Replay) step(seed uint8) {
	rp.ends = append(rp.ends, rp.ends[len(rp.ends)-1])
	rp.seed = append(rp.seed, seed)
}

// Steps returns the number of the last step.
func (rp *Replay) Steps() int { return len(rp.ends) - 1 }

// Laps returns the number of laps.
func (rp *Replay) Laps() int { return len(rp.laps) }

// LapStart returns the step that begins a lap, from 1: its lift, or the
// capture whose seeds it sows.
func (rp *Replay) LapStart(lap int) int { return rp.laps[lap-1] }

// LapEnd returns the step at which a lap's last seed lands.
func (rp *Replay) LapEnd(lap int) int {
	end := rp.Steps()
	if lap < len(rp.laps) {
		end = rp.laps[lap] - 1
	}
	for end > 0 && rp.seed[end] == 0 {
		end-- // a capture of Bosh after the last seed
	}
	return end
}

// LapAt returns the lap that a step belongs to: 0 for step 0.
func (rp *Replay) LapAt(step int) int {
	lap := 0
	for lap < len(rp.laps) && rp.laps[lap] <= step {
		lap++
	}
	return lap
}

// Frame returns what the table shows after a step.
func (rp *Replay) Frame(step int) Frame {
	f := Frame{Seeds: rp.Before.Seeds, Store: rp.Before.Store, From: NoPit}
	mover := rp.Before.Turn
	for _, e := range rp.Events[:rp.ends[step]] {
		switch e.Kind {
		case Lift:
			f.Seeds[e.Pit] -= e.Count
			f.Hand, f.From = int(e.Count), e.Pit
			f.Of = f.Hand
		case Drop:
			f.Seeds[e.Pit]++
			f.Hand--
		case Capture:
			f.Seeds[e.Pit] -= e.Count
			if rp.Rules.Game == Bosh {
				f.Store[mover] += e.Count
			} else {
				f.Hand += int(e.Count)
				f.Of, f.From = f.Hand, NoPit
			}
		}
	}
	f.Lap = rp.LapAt(step)
	f.Seed = int(rp.seed[step])
	f.Done = rp.Done(step)
	return f
}

// Done returns what a step did and decided: its events. It is empty for step 0
// and beyond the last.
func (rp *Replay) Done(step int) []Event {
	if step <= 0 || step >= len(rp.ends) {
		return nil
	}
	return rp.Events[rp.ends[step-1]:rp.ends[step]]
}
