package lesson

import (
	"relaymancala/app/session"
	"relaymancala/engine"
)

// A Player walks through one lesson: its steps, each with what the table
// shows, and then its task. Nothing in it is a dead end: every step can be
// passed over, the task can be tried again, shown, or left.
type Player struct {
	Lesson  *Lesson
	Table   *session.Game // what the table shows now
	Verdict *Verdict      // on the last answer; nil while there is none
	Shown   bool          // the answer is being shown, and was not the reader's
	Solved  bool          // the reader has found an answer, on this visit

	at   int
	told *Verdict
}

// NewPlayer begins a lesson.
func NewPlayer(l *Lesson) *Player {
	p := &Player{Lesson: l}
	p.Go(0)
	return p
}

// At returns the step shown, from 0. The task is the step after the last.
func (p *Player) At() int { return p.at }

// Step returns the step shown, or nil in the task.
func (p *Player) Step() *Step {
	if p.InTask() {
		return nil
	}
	return &p.Lesson.Steps[p.at]
}

// Task returns what the reader is asked: the lesson's task, what a step asks
// before its move is shown, or nil.
func (p *Player) Task() *Task {
	if p.InTask() {
		return &p.Lesson.Task
	}
	return p.Step().Ask
}

// InTask reports whether the task is shown.
func (p *Player) InTask() bool { return p.at == len(p.Lesson.Steps) }

// Go shows a step from its beginning, as near as there is one.
func (p *Player) Go(step int) {
	p.at = max(0, min(step, len(p.Lesson.Steps)))
	if p.Task() != nil {
		p.Retry()
		return
	}
	p.Verdict, p.told, p.Shown = nil, nil, false
	s := p.Step()
	p.Table = table(s.Rules, s.Position)
	switch {
	case s.Deal:
		next, _ := deal(&s.Rules, &s.Position) // checked when the lesson was read
		p.Table = table(s.Rules, next)
	case s.Move != engine.NoPit:
		p.play(s.Move)
		p.Table.Watch.Start()
		p.Table.Watch.Playing = false
	}
}

// Next goes to the next step, and Back to the one before. They report whether
// there is one.
func (p *Player) Next() bool { return p.walk(1) }

// Back goes to the step before.
func (p *Player) Back() bool { return p.walk(-1) }

func (p *Player) walk(by int) bool {
	at := p.at
	p.Go(at + by)
	return p.at != at
}

func table(r engine.Rules, pos engine.Position) *session.Game {
	return session.NewGame(engine.NewRecordFrom(r, pos), [2]session.Player{})
}

// play makes a move that is known to be legal, and begins to show it.
func (p *Player) play(move engine.Pit) { _ = p.Table.Play(move) }

// Retry begins the task, or the question of a step, anew.
func (p *Player) Retry() {
	t := p.Task()
	if t == nil {
		return
	}
	p.Table = table(t.Rules, t.Position)
	p.Verdict, p.told, p.Shown = nil, nil, false
}

// Tap answers the task with a pit. While an answer is being sown it ends the
// replay instead; after a wrong move it begins the task anew, so that the pits
// tapped are those seen.
func (p *Player) Tap(pit engine.Pit) {
	switch {
	case p.Task() == nil:
	case !p.Table.Watch.Resting():
		p.Table.Watch.End()
	case p.Verdict == nil:
		p.answer(pit)
	case p.Verdict.Right:
	case p.Verdict.Moved:
		p.Retry()
	default:
		p.answer(pit)
	}
}

func (p *Player) answer(pit engine.Pit) {
	p.Retry()
	v := p.Task().Judge(pit)
	p.Verdict = &v
	p.Solved = p.Solved || v.Right && p.InTask()
	p.showMove()
}

// showMove sows the answer that was given. A wrong name is not sown: that
// would give the right one away.
func (p *Player) showMove() {
	t := p.Task()
	switch goal := t.Goal.Pit; {
	case p.Verdict.Moved:
		p.play(p.Verdict.Pit)
	case p.Verdict.Right && goal != engine.NoPit:
		p.play(goal)
	case p.Verdict.Right:
		// About the next round, which is shown.
		if next, err := deal(&t.Rules, &t.Position); err == nil {
			p.Table = table(t.Rules, next)
		}
	}
}

// Show shows a right answer.
func (p *Player) Show() {
	t := p.Task()
	if t == nil {
		return
	}
	p.Retry()
	v := t.Judge(t.Right[0])
	p.Verdict, p.Shown = &v, true
	p.showMove()
}

// More returns the move that follows on what the table shows, where the verdict
// tells of one, or NoPit.
func (p *Player) More() engine.Pit {
	if p.Verdict == nil || !p.Verdict.Moved {
		return engine.NoPit
	}
	if _, made := p.Table.Record.At(); made >= 1 && made <= len(p.Verdict.Then) {
		return p.Verdict.Then[made-1]
	}
	return engine.NoPit
}

// GoOn makes that move.
func (p *Player) GoOn() {
	if move := p.More(); move != engine.NoPit {
		p.Table.Watch.End()
		p.play(move)
	}
}

// Told returns the verdict once it may be said: an answer that is sown is seen
// to its end first, and may then be stepped through again.
func (p *Player) Told() *Verdict {
	if p.Verdict != nil && (!p.Verdict.Moved || p.Table.Watch.Resting()) {
		p.told = p.Verdict
	}
	return p.told
}

// Says returns what follows from a step that shows the end of a game or the
// beginning of a round, once its move has been seen to its end. Who has won is
// for the step's own text to say.
func (p *Player) Says() []session.Saying {
	s := p.Step()
	if s == nil || !p.Table.Watch.Resting() {
		return nil
	}
	if s.Again != nil && p.Table.Watch.Replay() != nil {
		return []session.Saying{again(s.Again, p.at)}
	}
	if s.Deal {
		next, _ := deal(&s.Rules, &s.Position) // checked when the lesson was read
		return session.Dealt(&s.Rules, &s.Position, &next)
	}
	if says := session.Ending(p.Table); len(says) > 0 {
		return says[1:]
	}
	return nil
}

// again says how the same move ended in the step before.
func again(rp *engine.Replay, step int) session.Saying {
	out := &rp.Outcome
	args := []any{"pit", rp.Rules.PitName(rp.Move), "last", rp.Rules.PitName(out.Last), "step", step, "n", int(out.Captured)}
	if out.Captured == 0 {
		return session.Saying{Key: "lesson.again.none", Args: args}
	}
	return session.Saying{Key: "lesson.again", Args: args}
}

// deal returns the first position of the round that follows a finished one.
// Whoever had no move opens it.
func deal(r *engine.Rules, over *engine.Position) (engine.Position, error) {
	status := r.Status(over)
	if !status.Over {
		return engine.Position{}, &engine.Error{Code: engine.CodeRound}
	}
	return r.NextRound([2]int{int(status.Final[0]), int(status.Final[1])}, over.Turn, nil)
}
