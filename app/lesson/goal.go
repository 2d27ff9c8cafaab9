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

// The kinds. Those up to NameClosed are answered by naming a pit, the others by
// a move. Those about Pit's move are what a step can ask before it shows it.
const (
	NameLast   Kind = "last"    // where does the last seed of Pit's hand fall?
	NameFinal  Kind = "final"   // where does the last seed of Pit's whole move fall?
	NameTaken  Kind = "taken"   // which pit, or one of which, does Pit's move capture?
	NameLifted Kind = "lifted"  // Bosh: which pit is lifted after Pit's hand is sown?
	NameClosed Kind = "closed"  // Bosh: which pit is closed in the next round?
	EndIn      Kind = "end"     // end a move in Pit
	RunLaps    Kind = "laps"    // make a move of N laps or more
	CaptureN   Kind = "capture" // capture N seeds or more
	WinGame    Kind = "win"     // win with this move
	EndRound   Kind = "round"   // Bosh: leave the other side's row empty

	Open       Kind = "open"   // make the only move that the opening allows
	EndOuter   Kind = "outer"  // ǁHus: end a move in the outer row
	LeaveNone  Kind = "safe"   // leave the other side no capture
	LeaveLess  Kind = "loss"   // leave the other side no capture of N seeds or more
	SetUp      Kind = "setup"  // have a capture of N seeds or more next time, whatever the reply
	LeaveFew   Kind = "few"    // leave the other side N pits to lift, or fewer
	KeepMany   Kind = "many"   // have N pits to lift after the move, or more
	WinInTwo   Kind = "win2"   // win with the next move, whatever the reply
	RoundInTwo Kind = "round2" // Bosh: end the round with the next move, whatever the reply
	KeepHome   Kind = "home"   // Bosh: sow no seed into the other side's row
	Close      Kind = "closes" // Bosh: end the round so that N pits of the other side are closed, or more
	OnlyMove   Kind = "only"   // ǁHus: make the only move that does not lose
	BestMove   Kind = "best"   // Bosh: make the move that ends the round with most seeds
)

// A kind judges answers. Its sentences are lesson.right.KIND and, chosen by
// why, lesson.wrong.KIND.*.
type kind struct {
	pit, n bool // what the goal must have
	names  bool // answered by naming a pit, not by a move
	facts  bool // decided by what the task's data says of each move
	right  func(*answer) bool
	praise func(*answer) []any
	why    func(*answer) (key string, args []any)
}

var kinds = map[Kind]kind{
	NameLast:   {pit: true, names: true, right: (*answer).isLast, praise: (*answer).hand, why: (*answer).notLast},
	NameFinal:  {pit: true, names: true, right: (*answer).isFinal, praise: (*answer).whole, why: (*answer).notFinal},
	NameTaken:  {pit: true, names: true, right: (*answer).isTaken, praise: (*answer).take, why: (*answer).notTaken},
	NameLifted: {pit: true, names: true, right: (*answer).isLifted, praise: (*answer).hand, why: (*answer).notLifted},
	NameClosed: {names: true, right: (*answer).isClosed, praise: (*answer).fills, why: (*answer).notClosed},
	EndIn:      {pit: true, right: (*answer).endsThere, praise: (*answer).ends, why: (*answer).endsElsewhere},
	RunLaps:    {n: true, right: (*answer).runs, praise: (*answer).ran, why: (*answer).ranShort},
	CaptureN:   {n: true, right: (*answer).captures, praise: (*answer).captured, why: (*answer).capturesLess},
	WinGame:    {right: (*answer).wins, praise: (*answer).won, why: (*answer).goesOn},
	EndRound:   {right: (*answer).endsRound, praise: (*answer).won, why: (*answer).goesOn},

	Open:       {right: (*answer).isMove, praise: (*answer).ends, why: (*answer).endsElsewhere},
	EndOuter:   {right: (*answer).endsOuter, praise: (*answer).ends, why: (*answer).endsElsewhere},
	LeaveNone:  {right: (*answer).isSafe, praise: (*answer).ends, why: (*answer).loses},
	LeaveLess:  {n: true, right: (*answer).isSafe, praise: (*answer).costs, why: (*answer).loses},
	SetUp:      {n: true, right: (*answer).setsUp, praise: (*answer).wants, why: (*answer).spoiled},
	LeaveFew:   {n: true, right: (*answer).leavesFew, praise: (*answer).left, why: (*answer).leavesMany},
	KeepMany:   {n: true, right: (*answer).keepsMany, praise: (*answer).kept, why: (*answer).keepsFew},
	WinInTwo:   {right: (*answer).inTwo, praise: (*answer).ends, why: (*answer).spoiled},
	RoundInTwo: {right: (*answer).inTwo, praise: (*answer).ends, why: (*answer).spoiled},
	KeepHome:   {right: (*answer).staysHome, praise: (*answer).gave, why: (*answer).gives},
	Close:      {n: true, right: (*answer).closes, praise: (*answer).leaves, why: (*answer).fillsMore},
	OnlyMove:   {facts: true, right: (*answer).isListed, praise: (*answer).fact, why: (*answer).unlisted},
	BestMove:   {facts: true, right: (*answer).isListed, praise: (*answer).fact, why: (*answer).unlisted},
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
	Then  []engine.Pit // how the game goes on after the answer, as far as that is known
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
		v.Then = t.Line
		return v
	}
	key, args := kind.why(&a)
	v.Says = []session.Saying{{Key: "lesson.wrong." + string(t.Goal.Kind) + key, Args: args}}
	v.Then = a.then
	return v
}
