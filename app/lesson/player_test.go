//go:build !js

package lesson

import (
	"testing"

	"relaymancala/engine"
)

func player(t *testing.T, id string) *Player {
	t.Helper()
	for _, l := range lessons(t) {
		if l.ID == id {
			p := NewPlayer(l)
			p.Go(len(l.Steps))
			return p
		}
	}
	t.Fatalf("no lesson %s", id)
	return nil
}

func (p *Player) tap(t *testing.T, name string) {
	t.Helper()
	r := p.Lesson.Task.Rules
	pit, err := r.ParsePit(name)
	if err != nil {
		t.Fatal(err)
	}
	p.Tap(pit)
}

// A wrong move is shown, then said to be wrong, and the next tap gives the
// board back.
func TestWrongMove(t *testing.T) {
	p := player(t, "hus-capture")
	before := p.Table.Watch.View()
	p.tap(t, "b1")
	if p.Verdict == nil || p.Told() != nil {
		t.Fatal("the verdict is told before the seeds are sown")
	}
	p.tap(t, "b1") // ends the replay
	v := p.Told()
	if v == nil || v.Right || v.Says[0].Key != "lesson.wrong.capture.outer" {
		t.Fatalf("told %+v", v)
	}
	p.Table.Watch.Back()
	if p.Told() != v {
		t.Fatal("the verdict is lost by stepping back")
	}
	p.Table.Watch.End()
	p.tap(t, "c2")
	if p.Verdict != nil || p.Table.Watch.View().Pits[0] != before.Pits[0] {
		t.Fatal("the task does not begin anew")
	}
	p.tap(t, "c2")
	p.Table.Watch.End()
	if v := p.Told(); v == nil || !v.Right || !p.Solved {
		t.Fatalf("told %+v", v)
	}
	p.tap(t, "b1")
	if !p.Verdict.Right {
		t.Error("a tap after the right answer loses it")
	}
}

// A pit that cannot be played is refused with the reason, and does not stand
// in the way of the next answer.
func TestRefusedMove(t *testing.T) {
	p := player(t, "hus-sow")
	p.tap(t, "b1")
	if v := p.Told(); v == nil || v.Right || v.Moved || v.Says[0].Key != "why.single" {
		t.Fatalf("told %+v", v)
	}
	p.tap(t, "c1")
	if p.Verdict == nil || !p.Verdict.Right {
		t.Fatal("the next answer is not taken")
	}
}

// A pit is named without a move; the right one is then sown.
func TestNamedPit(t *testing.T) {
	p := player(t, "hus-board")
	p.tap(t, "d1")
	if v := p.Told(); v == nil || v.Says[0].Key != "lesson.wrong.last.way" || p.Table.Watch.Replay() != nil {
		t.Fatalf("told %+v", v)
	}
	p.tap(t, "b1")
	if v := p.Told(); v == nil || !v.Right || p.Table.Watch.Replay() == nil {
		t.Fatalf("told %+v", v)
	}
}

// A step can ask before it shows: a wrong answer gets a reason and gives nothing
// away, a right one is sown and can be stepped through, and none is the task.
func TestQuestionOfAStep(t *testing.T) {
	p := player(t, "hus-relay")
	p.Go(3)
	if p.Task() == nil || p.InTask() || p.Table.Watch.Replay() != nil {
		t.Fatal("the step shows its move before it is asked")
	}
	p.tap(t, "d1")
	if v := p.Told(); v == nil || v.Right || v.Says[0].Key != "lesson.wrong.final.lap" || p.Table.Watch.Replay() != nil {
		t.Fatalf("told %+v", v)
	}
	p.tap(t, "c2")
	if v := p.Told(); v == nil || !v.Right || p.Table.Watch.Replay() == nil || p.Solved {
		t.Fatalf("told %+v", v)
	}
	p.Table.Watch.End()
	p.Table.Watch.Back()
	p.Retry()
	if p.Verdict != nil || p.Table.Watch.Replay() != nil {
		t.Fatal("the question cannot be asked again")
	}
	p.Show()
	if v := p.Told(); v == nil || !v.Right || !p.Shown {
		t.Fatalf("shown %+v", v)
	}
	if !p.Next() || !p.InTask() || p.Verdict != nil {
		t.Fatal("there is no way on")
	}
	p.Go(0)
	p.Retry()
	p.Show()
	p.Tap(0)
	if p.Verdict != nil || p.At() != 0 {
		t.Fatal("a step that asks nothing takes an answer")
	}
}

func TestShow(t *testing.T) {
	for _, l := range lessons(t) {
		p := NewPlayer(l)
		p.Go(99)
		p.Show()
		p.Table.Watch.End()
		if v := p.Told(); v == nil || !v.Right || !p.Shown || p.Solved {
			t.Errorf("%s: shown %+v", l.ID, v)
		}
		p.Retry()
		if p.Verdict != nil || p.Shown || !p.InTask() {
			t.Errorf("%s: cannot be tried again", l.ID)
		}
	}
}

// The steps that show an end or a beginning say so once they have been seen.
func TestSays(t *testing.T) {
	for _, l := range lessons(t) {
		p := NewPlayer(l)
		for more := true; more; more = p.Next() {
			s := p.Step()
			if s == nil {
				continue
			}
			after := s.Position
			if s.Ask != nil {
				p.Show()
			}
			if s.Move != engine.NoPit {
				if len(p.Says()) != 0 && !p.Table.Watch.Resting() {
					t.Errorf("%s, step %d: the end is told first", l.ID, p.At()+1)
				}
				p.Table.Watch.End()
				after = p.Table.Watch.Position()
			}
			over := s.Rules.Status(&after).Over
			if (over || s.Again != nil) != (len(p.Says()) > 0) {
				t.Errorf("%s, step %d: over is %v, said is %v", l.ID, p.At()+1, over, p.Says())
			}
		}
	}
}
