package session_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/app/ui"
	"relaymancala/engine"
)

func english(t testing.TB) *text.Catalog {
	t.Helper()
	b, err := os.ReadFile("../../web/lang/en.json")
	if err != nil {
		t.Fatal(err)
	}
	c, err := text.Load(b)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func rulesOf(t testing.TB, id string) engine.Rules {
	t.Helper()
	r, err := engine.PresetRules(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func position(t testing.TB, r engine.Rules, text string) engine.Position {
	t.Helper()
	p, err := r.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func pitOf(t testing.TB, r engine.Rules, name string) engine.Pit {
	t.Helper()
	p, err := r.ParsePit(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// story retells a move as the table does: a line a step, with the marks of
// pits and the sentences.
func story(t *testing.T, r engine.Rules, p engine.Position, move engine.Pit) string {
	c := english(t)
	w := session.Show(r, p, move)
	var b strings.Builder
	for {
		step, last := w.Step()
		v := w.View()
		fmt.Fprintf(&b, "%d", step)
		for i, pv := range v.Pits {
			marks := ""
			for _, m := range []struct {
				mark session.Mark
				sign string
			}{{session.Origin, "from"}, {session.Next, "next"}, {session.Landing, "here"}, {session.Taken, "taken"}} {
				if pv.Marks&m.mark != 0 {
					marks += " " + m.sign
				}
			}
			if pv.Hand > 0 {
				marks += fmt.Sprintf(" hand=%d", pv.Hand)
			}
			if pv.Gain > 0 {
				marks += fmt.Sprintf(" +%d", pv.Gain)
			}
			if marks != "" {
				fmt.Fprintf(&b, " | %s%s", r.PitName(engine.Pit(i)), marks)
			}
		}
		b.WriteString("\n")
		if says := w.Says(); says != nil {
			fmt.Fprintf(&b, "  %s\n", ui.Speech(c, says))
		}
		if step == last {
			return b.String()
		}
		w.Forward()
	}
}

// TestStory holds the words and marks of whole moves, one a game, with a relay
// and a capture, against what RULES says of them (read by a person).
func TestStory(t *testing.T) {
	for _, c := range []struct{ name, rules, position, move string }{
		{"hus-capture", "hus", "2,2,2,2,2,2,2,2/2,2,2,0,1,1,0,0/0,0,1,1,1,3,3,0/2,2,2,0,3,0,3,3 N", "g4"},
		{"el-hus-chain", "el-hus", "2,0,0,0,0,0,0,0/3,2,1,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,3,0,0,0,0,0 S", "c1"},
		{"bosh-marin", "bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", "e1"},
		{"bosh-nothing", "bosh", "0,0,0,0,1/2,0,0,0,0 S 10-27", "a1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := rulesOf(t, c.rules)
			got := story(t, r, position(t, r, c.position), pitOf(t, r, c.move))
			file := "testdata/" + c.name + ".txt"
			if os.Getenv("UPDATE") != "" {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// TestWalk walks random games forwards and backwards, seed by seed: the same
// step shows the same, and the last is the engine's position.
func TestWalk(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, preset := range engine.Presets {
		r := preset.Rules
		rec := engine.NewRecord(r, engine.South)
		for ply := 0; ply < 60 && !rec.Status().Over; ply++ {
			p := rec.Position()
			var legal []engine.Pit
			for _, m := range r.Moves(&p) {
				if !m.Endless {
					legal = append(legal, m.Pit)
				}
			}
			if len(legal) == 0 {
				break
			}
			move := legal[rnd.IntN(len(legal))]
			walk(t, r, p, move)
			if _, err := rec.Play(move); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func walk(t *testing.T, r engine.Rules, p engine.Position, move engine.Pit) {
	t.Helper()
	w := session.Show(r, p, move)
	var seen []string
	for {
		seen = append(seen, fmt.Sprint(w.View(), w.Says()))
		if total := held(w.View()); total != held2(&r, &p) {
			t.Fatalf("%s %s: %d seeds at step %d, %d before", r.ID, r.PitName(move), total, len(seen)-1, held2(&r, &p))
		}
		if w.Resting() {
			break
		}
		w.Forward()
	}
	after := w.Position()
	r.Play(&p, move, nil)
	if after != p {
		t.Fatalf("%s %s: the watch ends in %s, the engine in %s", r.ID, r.PitName(move), r.PositionText(&after), r.PositionText(&p))
	}
	v := w.View()
	for i, pv := range v.Pits {
		if pv.Seeds != int(p.Seeds[i]) {
			t.Fatalf("%s %s: %s shows %d seeds, has %d", r.ID, r.PitName(move), r.PitName(engine.Pit(i)), pv.Seeds, p.Seeds[i])
		}
	}
	for k := len(seen) - 2; k >= 0; k-- {
		w.Back()
		if got := fmt.Sprint(w.View(), w.Says()); got != seen[k] {
			t.Fatalf("%s %s, back to step %d:\n got %s\nwant %s", r.ID, r.PitName(move), k, got, seen[k])
		}
	}
	laps := 0
	for !w.Resting() {
		w.LapForward()
		if laps++; laps > int(w.Replay().Laps())+1 {
			t.Fatalf("%s %s: lap on takes more steps than there are laps", r.ID, r.PitName(move))
		}
	}
	for step, _ := w.Step(); step > 0; step, _ = w.Step() {
		w.LapBack()
		if now, _ := w.Step(); now >= step {
			t.Fatalf("%s %s: lap back stays at step %d", r.ID, r.PitName(move), step)
		}
	}
}

// held counts every seed shown: in pits, stores and the hand.
func held(v session.View) int {
	n := v.Store[0] + v.Store[1] + v.Hand
	for _, p := range v.Pits {
		n += p.Seeds
	}
	return n
}

func held2(r *engine.Rules, p *engine.Position) int {
	return r.Holding(p, engine.South) + r.Holding(p, engine.North)
}

func TestWatchPass(t *testing.T) {
	r := rulesOf(t, "el-hus")
	p := position(t, r, "0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0/2,0,2,0,0,0,0,0/2,2,2,2,0,0,0,0 N")
	w := session.Show(r, p, engine.Pass)
	if got, want := ui.Speech(english(t), w.Says()), "North has no move and passes."; got != want {
		t.Errorf("of a pass it says %q, want %q", got, want)
	}
}
