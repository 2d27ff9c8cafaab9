package lesson

import (
	"relaymancala/app/session"
	"relaymancala/engine"
)

// A Goal is what a task asks for.
type Goal struct {
	Kind Kind
	Pit  engine.Pit // the pit that the kind speaks of, or NoPit
	N    int        // the number that it speaks of, or 0
}

// Kind names a kind of goal.
type Kind string

// The kinds. The first three are answered by naming a pit, the others by a
// move.
const (
	NameLast   Kind = "last"    // where does the last seed of Pit's hand fall?
	NameLifted Kind = "lifted"  // Bosh: which pit is lifted after Pit's hand is sown?
	NameClosed Kind = "closed"  // Bosh: which pit is closed in the next round?
	EndIn      Kind = "end"     // end a move in Pit
	RunLaps    Kind = "laps"    // make a move of N laps or more
	CaptureN   Kind = "capture" // capture N seeds or more
	WinGame    Kind = "win"     // win with this move
	EndRound   Kind = "round"   // Bosh: leave the other side's row empty
)

// A kind judges answers. Its sentences are lesson.right.KIND and, chosen by
// why, lesson.wrong.KIND.*.
type kind struct {
	pit, n bool // what the goal must have
	names  bool // answered by naming a pit, not by a move
	right  func(*answer) bool
	praise func(*answer) []any
	why    func(*answer) (key string, args []any)
}

var kinds = map[Kind]kind{
	NameLast:   {pit: true, names: true, right: (*answer).isLast, praise: (*answer).hand, why: (*answer).notLast},
	NameLifted: {pit: true, names: true, right: (*answer).isLifted, praise: (*answer).hand, why: (*answer).notLifted},
	NameClosed: {names: true, right: (*answer).isClosed, praise: (*answer).fills, why: (*answer).notClosed},
	EndIn:      {pit: true, right: (*answer).endsThere, praise: (*answer).ends, why: (*answer).endsElsewhere},
	RunLaps:    {n: true, right: (*answer).runs, praise: (*answer).ran, why: (*answer).ranShort},
	CaptureN:   {n: true, right: (*answer).captures, praise: (*answer).captured, why: (*answer).capturesLess},
	WinGame:    {right: (*answer).wins, praise: (*answer).won, why: (*answer).goesOn},
	EndRound:   {right: (*answer).endsRound, praise: (*answer).won, why: (*answer).goesOn},
}

// Names reports whether the task is answered by naming a pit, and not by a
// move.
func (t *Task) Names() bool { return kinds[t.Goal.Kind].names }

// A Verdict says whether an answer is right, and why.
type Verdict struct {
	Pit   engine.Pit // the answer
	Right bool
	Moved bool // the answer was a move that could be played
	Says  []session.Saying
}

// Judge decides on an answer.
func (t *Task) Judge(pit engine.Pit) Verdict {
	kind := kinds[t.Goal.Kind]
	a := answer{Task: t, pit: pit}
	v := Verdict{Pit: pit}
	if !kind.names {
		if err, bad := t.Rules.Check(&t.Position, pit).(*engine.Error); bad {
			err.Got = t.Rules.PitName(pit)
			v.Says = []session.Saying{session.Why(&t.Rules, &t.Position, err)}
			return v
		}
		a.move = engine.NewReplay(t.Rules, t.Position, pit)
		v.Moved = true
	} else if t.Goal.Pit != engine.NoPit {
		a.move = engine.NewReplay(t.Rules, t.Position, t.Goal.Pit)
	}
	if v.Right = kind.right(&a); v.Right {
		v.Says = []session.Saying{{Key: "lesson.right." + string(t.Goal.Kind), Args: kind.praise(&a)}}
		return v
	}
	key, args := kind.why(&a)
	v.Says = []session.Saying{{Key: "lesson.wrong." + string(t.Goal.Kind) + key, Args: args}}
	return v
}
