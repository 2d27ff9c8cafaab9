package engine

// LapBudget is how many laps a move may have before it counts as endless.
// Finite moves of 3,350 laps are known, so no small cap would do; a state
// that repeats shows an endless move earlier, and needs no such number.
const LapBudget = 10_000

// guardFrom is the lap from which a move is watched for a repetition: nearly
// every move has ended by then.
const guardFrom = 32

// guard finds a repeated state in constant memory, by Brent's method: it keeps
// one state, compares each later one with it, and takes a new one whenever the
// number of laps doubles. A state is the pit just landed in, and all pits.
type guard struct {
	seeds [MaxPits]uint8
	pit   Pit
	lap   int
}

// repeats reports whether the state after a lap is the kept one.
func (g *guard) repeats(seeds *[MaxPits]uint8, pit Pit, lap int) bool {
	if lap >= 2*g.lap {
		g.seeds, g.pit, g.lap = *seeds, pit, lap
		return false
	}
	return pit == g.pit && *seeds == g.seeds
}

// endless reports whether a move goes on for ever, and records why.
func (g *guard) endless(seeds *[MaxPits]uint8, pit Pit, lap int, t *Trace) bool {
	reason, period := TooLong, 0
	switch {
	case g.repeats(seeds, pit, lap):
		reason, period = Repeats, min(lap-g.lap, 255)
	case lap < LapBudget:
		return false
	}
	if t != nil {
		t.add(Event{Kind: Stop, Reason: reason, Pit: pit, By: NoPit, Count: uint8(period), Lap: uint16(lap)})
	}
	return true
}
