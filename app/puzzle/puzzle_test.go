//go:build !js

package puzzle

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"relaymancala/ai"
	"relaymancala/app/lesson"
	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/engine"
	"relaymancala/web"
)

func book(t *testing.T) *Book {
	t.Helper()
	files := map[string][]byte{}
	for g := range games {
		name := File(engine.Game(g))
		b, err := fs.ReadFile(web.Files, name[1:])
		if err != nil {
			t.Fatal(err)
		}
		files[name] = b
	}
	b, err := Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return &b
}

// each calls a test of every puzzle.
func each(t *testing.T, test func(p *Puzzle, task *lesson.Task)) {
	t.Helper()
	b := book(t)
	for g := range b {
		for i := range b[g] {
			p := &b[g][i]
			l, err := p.Lesson()
			if err != nil {
				t.Errorf("%s: %v", p.ID, err)
				continue
			}
			test(p, &l.Task)
		}
	}
}

// There are sixty of each game at least, of all kinds and grades, and none
// comes twice.
func TestEnough(t *testing.T) {
	b := book(t)
	seen := map[string]string{}
	for g, all := range b {
		kinds, grades := map[lesson.Kind]int{}, map[int]int{}
		for i, p := range all {
			kinds[p.Kind]++
			grades[p.Grade]++
			if want := games[g] + "-" + itoa(i+1); p.ID != want {
				t.Errorf("%s stands where %s should", p.ID, want)
			}
			if i > 0 && p.Grade < all[i-1].Grade {
				t.Errorf("%s is easier than the one before", p.ID)
			}
			if twin := seen[p.Rules+p.At]; twin != "" {
				t.Errorf("%s is %s", p.ID, twin)
			}
			seen[p.Rules+p.At] = p.ID
		}
		if len(all) < 60 || len(kinds) != 5 {
			t.Errorf("%s: %d puzzles of %d kinds", games[g], len(all), len(kinds))
		}
		for grade := 1; grade <= Grades; grade++ {
			if grades[grade] < 5 {
				t.Errorf("%s: %d puzzles of grade %d", games[g], grades[grade], grade)
			}
		}
		if len(grades) != Grades {
			t.Errorf("%s: grades %v", games[g], grades)
		}
	}
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

// The judge calls right what the file does and nothing else, whatever is
// chosen, and always with a reason in words. The line after the answer can be
// played, and so can every reply.
func TestAnswers(t *testing.T) {
	content, err := fs.ReadFile(web.Files, "lang/en.json")
	if err != nil {
		t.Fatal(err)
	}
	c, err := text.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	each(t, func(p *Puzzle, task *lesson.Task) {
		if task.Position.Turn != engine.South {
			t.Errorf("%s: North is to move", p.ID)
		}
		var right []engine.Pit
		for pit := range engine.Pit(task.Rules.Pits()) {
			v := task.Judge(pit)
			if v.Right {
				right = append(right, pit)
			}
			for _, s := range v.Says {
				if said := plain(c, s); said == s.Key || strings.ContainsAny(said, "{}*") {
					t.Errorf("%s: %s: %q", p.ID, s.Key, said)
				}
			}
			if len(v.Says) == 0 {
				t.Errorf("%s: no word about %s", p.ID, task.Rules.PitName(pit))
			}
			if !v.Moved {
				continue
			}
			at, _, _ := task.Rules.Move(task.Position, pit, nil)
			for _, move := range v.Then {
				if at, _, err = task.Rules.Move(at, move, nil); err != nil {
					t.Errorf("%s: after %s: %v", p.ID, task.Rules.PitName(pit), err)
				}
			}
		}
		if !slices.Equal(right, task.Right) || len(right) != 1 {
			t.Errorf("%s: right are %v, the file has %v", p.ID, right, task.Right)
		}
		for _, key := range []string{"kind", "ask", "hint"} {
			if !c.Has("puzzle." + key + "." + string(p.Kind)) {
				t.Errorf("%s: no %s for %s", p.ID, key, p.Kind)
			}
		}
	})
}

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

// A capture is the biggest by two seeds, and a move whose end is asked for has
// two to six laps.
func TestMargins(t *testing.T) {
	each(t, func(p *Puzzle, task *lesson.Task) {
		switch p.Kind {
		case lesson.CaptureN:
			for _, m := range task.Rules.Moves(&task.Position) {
				_, out, err := task.Rules.Move(task.Position, m.Pit, nil)
				if err != nil || m.Pit != task.Right[0] && int(out.Captured) > p.N-2 {
					t.Errorf("%s: %s captures %d", p.ID, task.Rules.PitName(m.Pit), out.Captured)
				}
			}
		case lesson.NameFinal:
			if laps := engine.NewReplay(task.Rules, task.Position, task.Goal.Pit).Laps(); laps < 2 || laps > 6 {
				t.Errorf("%s: %d laps", p.ID, laps)
			}
		}
	})
}

// The line after the answer is the best play of both.
func TestLines(t *testing.T) {
	var s ai.Searcher
	each(t, func(p *Puzzle, task *lesson.Task) {
		if p.Kind == lesson.NameFinal || p.Kind == lesson.CaptureN {
			return
		}
		r, at := &task.Rules, task.Position
		for i, move := range append([]engine.Pit{task.Right[0]}, task.Line...) {
			if p.Kind == lesson.BestMove {
				values := s.Values(*r, at, ai.Limits{})
				best := slices.MaxFunc(values, func(a, b ai.Scored) int { return a.Score - b.Score }).Score
				if !slices.Contains(values, ai.Scored{Move: move, Score: best, Exact: true}) {
					t.Errorf("%s: move %d of the line, %s, is not the best", p.ID, i+1, r.PitName(move))
				}
			}
			at, _, _ = r.Move(at, move, nil)
		}
		if over := r.Status(&at); p.Kind != lesson.BestMove && len(task.Line) < 7 && !over.Over {
			t.Errorf("%s: the line does not end the game", p.ID)
		} else if r.Game == engine.Hus && over.Over && over.Result != engine.SouthWins {
			t.Errorf("%s: the line is not won", p.ID)
		}
	})
}

// What the file says of moves that no rule decides, the search says again.
func TestProofs(t *testing.T) {
	var s ai.Searcher
	each(t, func(p *Puzzle, task *lesson.Task) {
		if p.Kind != lesson.OnlyMove && p.Kind != lesson.BestMove {
			return
		}
		r := &task.Rules
		ahead := int(task.Position.Store[engine.South]) - int(task.Position.Store[engine.North])
		moves := r.Moves(&task.Position)
		if len(moves) != len(task.Facts) {
			t.Errorf("%s: facts about %d of %d moves", p.ID, len(task.Facts), len(moves))
		}
		most := task.Facts[task.Right[0]].N
		s.Forget()
		for _, m := range moves {
			f := task.Facts[m.Pit]
			after, _, err := r.Move(task.Position, m.Pit, nil)
			if err != nil {
				t.Fatalf("%s: %v", p.ID, err)
			}
			net := int(after.Store[engine.South]) - int(after.Store[engine.North]) - ahead
			is := m.Pit == task.Right[0]
			lim := ai.Limits{}
			plies := 2*f.N - 1 // to the end, after a wrong move
			if is {
				plies--
			}
			if p.Kind == lesson.OnlyMove {
				lim.Nodes = 300_000
			}
			res := s.Best(*r, after, lim)
			if p.Kind == lesson.OnlyMove && res.Exact && max(res.Score, -res.Score) < ai.Win-plies { // a longer way
				lim.Depth = plies + 1
				res = s.Best(*r, after, lim)
			}
			switch {
			case !res.Exact:
				t.Errorf("%s: nothing is proved about %s", p.ID, r.PitName(m.Pit))
			case p.Kind == lesson.BestMove:
				if held := (r.Total() + ahead + net - res.Score) / 2; !r.Status(&after).Over && held != f.N {
					t.Errorf("%s: after %s South holds %d, not %d", p.ID, r.PitName(m.Pit), held, f.N)
				}
				if !is && f.N > most-2 {
					t.Errorf("%s: %s is nearly as good", p.ID, r.PitName(m.Pit))
				}
			case is && res.Score > plies-ai.Win:
				t.Errorf("%s: %s does not win in %d moves", p.ID, r.PitName(m.Pit), f.N)
			case !is && res.Score < ai.Win-plies:
				t.Errorf("%s: %s does not lose in %d moves", p.ID, r.PitName(m.Pit), f.N)
			}
		}
	})
}

func TestFind(t *testing.T) {
	b := book(t)
	p := b.Find("hus-2")
	if p == nil || p.Number != 2 || b.Step(p, -1) != &b[0][0] || b.Step(p, -2) != nil {
		t.Fatalf("found %+v", p)
	}
	if last := &b[1][len(b[1])-1]; b.Step(last, 1) != nil || b.Find(last.ID) != last {
		t.Error("there is one after the last")
	}
	for _, id := range []string{"", "hus", "hus-0", "hus-x", "hus-999", "chess-1", "bosh-", "hus-01"} {
		if b.Find(id) != nil {
			t.Errorf("found %q", id)
		}
	}
	if _, err := Load(map[string][]byte{File(engine.Hus): []byte("{")}); err == nil {
		t.Error("a bad file is read")
	}
}
