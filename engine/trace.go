package engine

// Trace collects the events of a move, in order. It is the one source of
// animation, log, speech, lessons and tests. The zero value is ready; a trace
// may be used again after [Trace.Reset].
type Trace struct{ Events []Event }

// Reset empties the trace and keeps its memory.
func (t *Trace) Reset() { t.Events = t.Events[:0] }

func (t *Trace) add(e Event) { t.Events = append(t.Events, e) }

// Kind is what an event does.
type Kind uint8

// The kinds. Lift, Drop and Capture move seeds; the others say what is
// decided.
const (
	Lift    Kind = iota // Count seeds go from Pit into the hand
	Drop                // one seed goes from the hand into Pit, which holds Count then
	Relay               // Pit, which holds Count, is to be lifted next; By decided it
	Capture             // Count seeds are taken from Pit, into the hand or the mover's store
	Resume              // the captured seeds are sown from Pit on
	Stop                // the move ends with the last seed in Pit; By decided it
)

// Reason is why an event happens.
type Reason uint8

// The reasons, each with the kind of event it belongs to.
const (
	ByMove     Reason = iota // Lift: the player chose this pit
	ByRelay                  // Lift: the lap before led here
	Sown                     // Drop
	OuterRow                 // Relay, ǁHus: an outer pit, not empty before
	FacingNone               // Relay, ǁHus: inner, but the facing inner pit By is empty
	BehindNone               // Relay, ǁHus: inner, but the outer pit By behind the facing one is empty, and both are needed
	NotYet                   // Relay, ǁHus: a capture, were it not the player's first turn
	NextHas                  // Relay, Bosh: the pit after the last seed (By) has seeds
	TakeInner                // Capture, ǁHus: the inner pit facing By
	TakeOuter                // Capture, ǁHus: the outer pit behind it
	TakeChain                // Capture, ǁHus: the next pit of a lateral chain
	TakeBeyond               // Capture, Bosh: the pit beyond the empty pit By
	FromNext                 // Resume: the pit after the one that captured
	FromFacing               // Resume: the own pit facing the last pit taken
	WasEmpty                 // Stop, ǁHus: the pit was empty
	AfterTake                // Stop, Bosh: a capture ends the move
	BothNone                 // Stop, Bosh: the pit after and the one beyond (By) are empty
	OwnBeyond                // Stop, Bosh: the pit beyond (By) is the mover's own, which these rules do not take
	LapLimit                 // Stop: the move had its number of laps
	Repeats                  // Stop: the sowing came back to where it was, Count laps before (at most 255)
	TooLong                  // Stop: not ended after LapBudget laps
)

// Event is one step of a move.
type Event struct {
	Kind   Kind
	Reason Reason
	Pit    Pit    // where
	By     Pit    // the other pit that decided, or NoPit
	Count  uint8  // seeds; see Kind
	Lap    uint16 // the lap it belongs to, from 1
}

// Ends is how a move ended.
type Ends uint8

// The ways a move ends.
const (
	EndsEmpty    Ends = iota // the last seed found an empty pit
	EndsCaptured             // Bosh: with a capture
	EndsLimit                // after its number of laps
	EndsEndless              // it would not end
	EndsPass                 // a pass
)

// Outcome sums up a move.
type Outcome struct {
	Ends     Ends
	Last     Pit // where the last seed fell
	Captured uint16
	Laps     uint16
}
