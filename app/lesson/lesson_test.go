//go:build !js

package lesson

import (
	"io/fs"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/engine"
	"relaymancala/web"
)

func lessons(t *testing.T) []*Lesson {
	t.Helper()
	files, err := fs.Sub(web.Files, "lessons")
	if err != nil {
		t.Fatal(err)
	}
	all, err := Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func english(t *testing.T) *text.Catalog {
	t.Helper()
	b, err := fs.ReadFile(web.Files, "lang/en.json")
	if err != nil {
		t.Fatal(err)
	}
	c, err := text.Load(b)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Every pit of the board is tried: the engine calls right what the file does,
// and nothing else. Each wrong answer gets a reason.
func TestAnswers(t *testing.T) {
	for _, l := range lessons(t) {
		task := &l.Task
		var right []engine.Pit
		for pit := range engine.Pit(task.Rules.Pits()) {
			v := task.Judge(pit)
			if v.Right {
				right = append(right, pit)
			}
			if len(v.Says) == 0 {
				t.Errorf("%s: no word about %s", l.ID, task.Rules.PitName(pit))
			}
		}
		if want := slices.Sorted(slices.Values(task.Right)); !slices.Equal(right, want) {
			t.Errorf("%s: right are %v, the file has %v", l.ID, right, want)
		}
		if len(task.Wrong) == 0 {
			t.Errorf("%s: no wrong answer listed", l.ID)
		}
		for _, pit := range task.Wrong {
			if task.Judge(pit).Right {
				t.Errorf("%s: %s is listed as wrong", l.ID, task.Rules.PitName(pit))
			}
		}
	}
}

// What a lesson says of its moves is true.
func TestClaims(t *testing.T) {
	check := func(where string, r engine.Rules, p engine.Position, move engine.Pit, claims []Claim) {
		for _, c := range claims {
			task := Task{Rules: r, Position: p, Goal: c.Goal}
			if got := task.Judge(move).Right; got == c.Not {
				t.Errorf("%s: that %s is %q %d is %v", where, r.PitName(move), c.Goal.Kind, c.Goal.N, got)
			}
		}
	}
	for _, l := range lessons(t) {
		for i, s := range l.Steps {
			check(l.ID+", step "+strconv.Itoa(i+1), s.Rules, s.Position, s.Move, s.Claims)
		}
		check(l.ID+", task", l.Task.Rules, l.Task.Position, l.Task.Right[0], l.Task.Claims)
	}
}

// What bosh-ten says of all hands of nine and of ten: with every pit open, nine
// seeds capture after one lap, and ten go on.
func TestNineAndTen(t *testing.T) {
	r, err := engine.PresetRules("bosh")
	if err != nil {
		t.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		var p engine.Position
		for range 20 {
			p.Seeds[rnd.IntN(r.Pits())]++
		}
		p.Seeds[0] = 9
		if _, out, err := r.Move(p, 0, nil); err == nil && (out.Laps != 1 || out.Captured == 0) {
			t.Fatalf("%s: nine seeds give %+v", r.PositionText(&p), out)
		}
		p.Seeds[0] = 10
		if _, out, err := r.Move(p, 0, nil); err == nil && out.Laps < 2 {
			t.Fatalf("%s: ten seeds give %+v", r.PositionText(&p), out)
		}
	}
}

// Every lesson asks what will happen before it shows a move. The question has
// one answer, or where pits are captured as many as those; every other pit gets
// a reason.
func TestQuestions(t *testing.T) {
	c := english(t)
	for _, l := range lessons(t) {
		asked := 0
		for i, s := range l.Steps {
			if s.Ask == nil {
				continue
			}
			asked++
			where := l.ID + ", step " + strconv.Itoa(i+1)
			rp := engine.NewReplay(s.Rules, s.Position, s.Move)
			if s.Ask.Goal.Kind != NameTaken && len(s.Ask.Right) != 1 {
				t.Errorf("%s: %d right answers", where, len(s.Ask.Right))
			}
			if s.Ask.Goal.Kind == NameFinal && rp.Laps() < 2 {
				t.Errorf("%s: asks for the end of a single lap", where)
			}
			if key := "lesson.hint." + string(s.Ask.Goal.Kind); !c.Has(key) {
				t.Errorf("%s is missing", key)
			}
			for pit := range engine.Pit(s.Rules.Pits()) {
				for _, say := range s.Ask.Judge(pit).Says {
					if said := plain(c, say); said == say.Key || strings.ContainsAny(said, "{}") {
						t.Errorf("%s: %s: %q", where, say.Key, said)
					}
				}
			}
		}
		if asked == 0 {
			t.Errorf("%s asks nothing", l.ID)
		}
	}
}

// Every kind of goal is used, so that none is kept for nothing.
func TestKindsAreUsed(t *testing.T) {
	used := map[Kind]bool{}
	for _, l := range lessons(t) {
		used[l.Task.Goal.Kind] = true
		for _, s := range l.Steps {
			if s.Ask != nil {
				used[s.Ask.Goal.Kind] = true
			}
			for _, c := range s.Claims {
				used[c.Goal.Kind] = true
			}
		}
	}
	for kind, k := range kinds {
		if !used[kind] && !k.facts { // those are for puzzles
			t.Errorf("no lesson has a goal %q", kind)
		}
	}
}

// Moves are short enough to be followed, and end. Only a hand that goes right
// round the ring of Bosh takes longer.
func TestMovesAreShort(t *testing.T) {
	for _, l := range lessons(t) {
		for i, s := range l.Steps {
			if s.Move == engine.NoPit {
				continue
			}
			rp := engine.NewReplay(s.Rules, s.Position, s.Move)
			most, laps := 12, 3
			if l.ID == "bosh-ten" {
				most, laps = 20, 5
			}
			if seeds := rp.Steps() - rp.Laps(); seeds > most || rp.Laps() > laps {
				t.Errorf("%s, step %d: %d seeds in %d laps", l.ID, i+1, seeds, rp.Laps())
			}
		}
	}
}

func TestTexts(t *testing.T) {
	c := english(t)
	for _, l := range lessons(t) {
		keys := []string{"title", "goal", "task", "hint"}
		for i := range l.Steps {
			keys = append(keys, "step."+strconv.Itoa(i+1))
		}
		for _, key := range keys {
			if !c.Has("lesson." + l.ID + "." + key) {
				t.Errorf("lesson.%s.%s is missing", l.ID, key)
			}
		}
		if c.Has("lesson." + l.ID + ".step." + strconv.Itoa(len(l.Steps)+1)) {
			t.Errorf("%s: a text for a step that there is not", l.ID)
		}
		if n := len([]rune(c.T("lesson." + l.ID + ".goal"))); n < 70 || n > 155 {
			t.Errorf("lesson.%s.goal has %d characters, not 70 to 155", l.ID, n)
		}
		for pit := range engine.Pit(l.Task.Rules.Pits()) {
			for _, s := range l.Task.Judge(pit).Says {
				if said := plain(c, s); said == s.Key || strings.ContainsAny(said, "{}*") {
					t.Errorf("%s: %s: %q", l.ID, s.Key, said)
				}
			}
		}
	}
	for kind := range kinds {
		if key := "lesson.right." + string(kind); !c.Has(key) {
			t.Errorf("%s is missing", key)
		}
	}
}

// plain is a saying as a sentence.
func plain(c *text.Catalog, s session.Saying) string {
	args := make([]any, len(s.Args))
	for i, a := range s.Args {
		if inner, ok := a.(session.Saying); ok {
			a = plain(c, inner)
		}
		args[i] = a
	}
	return c.T(s.Key, args...)
}

// Walking back shows what walking on showed, seed by seed, lap by lap and step
// by step.
func TestForwardsAndBackwards(t *testing.T) {
	for _, l := range lessons(t) {
		p := NewPlayer(l)
		var on []session.View
		for {
			w := &p.Table.Watch
			for seen := w.View(); ; seen = w.View() {
				on = append(on, seen)
				if w.Resting() {
					break
				}
				w.Forward()
			}
			if !p.Next() {
				break
			}
		}
		if !p.InTask() {
			t.Fatalf("%s: the walk ends before the task", l.ID)
		}
		for back := true; back; back = p.Back() {
			w := &p.Table.Watch
			w.End()
			for {
				last := len(on) - 1
				if got := w.View(); !reflect.DeepEqual(got, on[last]) {
					t.Fatalf("%s, step %d: going back shows something else", l.ID, p.At()+1)
				}
				on = on[:last]
				if step, _ := w.Step(); step == 0 {
					break
				}
				w.Back()
			}
		}
		if len(on) != 0 {
			t.Errorf("%s: %d views not seen again", l.ID, len(on))
		}
	}
}

// By laps too, every move is walked to its end and back to its beginning.
func TestLapsForwardsAndBackwards(t *testing.T) {
	for _, l := range lessons(t) {
		p := NewPlayer(l)
		for more := true; more; more = p.Next() {
			w := &p.Table.Watch
			if w.Replay() == nil {
				continue
			}
			before, laps := w.View(), w.Replay().Laps()
			for range laps + 1 { // one more: a capture of Bosh follows its lap
				w.LapForward()
			}
			if !w.Resting() {
				t.Errorf("%s, step %d: not at the end", l.ID, p.At()+1)
			}
			for range laps + 1 { // one more: from the first lift to before it
				w.LapBack()
			}
			if !reflect.DeepEqual(w.View(), before) {
				t.Errorf("%s, step %d: not at the beginning", l.ID, p.At()+1)
			}
		}
	}
}

func TestCourses(t *testing.T) {
	for _, g := range []engine.Game{engine.Hus, engine.Bosh} {
		course := Course(g)
		for i, id := range course {
			if n, of := Place(id); n != i+1 || of != len(course) {
				t.Errorf("%s is lesson %d of %d", id, n, of)
			}
			want := ""
			if i+1 < len(course) {
				want = course[i+1]
			}
			if got := Next(id); got != want {
				t.Errorf("after %s comes %q, not %q", id, got, want)
			}
		}
	}
	if n, of := Place("chess"); n != 0 || of != 0 || Next("chess") != "" {
		t.Error("a lesson that there is not has a place")
	}
}
