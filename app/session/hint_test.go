package session_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/app/ui"
	"relaymancala/engine"
)

// scores makes values of "e1 6, b1 5?": the ? says that one is not proved.
func scores(t *testing.T, r engine.Rules, text string) (out []session.Scored) {
	t.Helper()
	for _, part := range strings.Split(text, ", ") {
		name, n, _ := strings.Cut(part, " ")
		s := session.Scored{Pit: pitOf(t, r, name)}
		s.Exact = !strings.HasSuffix(n, "?")
		if _, err := fmt.Sscan(strings.TrimSuffix(n, "?"), &s.Score); err != nil {
			t.Fatal(err)
		}
		out = append(out, s)
	}
	return out
}

// wide returns a preset's rules, set to the width of a position.
func wide(t *testing.T, id, position string) engine.Rules {
	t.Helper()
	r := rulesOf(t, id)
	if err := r.Set("columns", fmt.Sprint(engine.TextColumns(position))); err != nil {
		t.Fatal(err)
	}
	return r
}

func pits(t *testing.T, r engine.Rules, names string) (out []engine.Pit) {
	for _, name := range strings.Fields(names) {
		out = append(out, pitOf(t, r, name))
	}
	return out
}

var hints = []struct {
	name, rules, position, values string
	answer                        string // what follows the best move
	order, nudge, why, worth      string
}{
	{
		// Each pit of the opening takes 5 but leaves North different answers.
		name: "opening of Bosh", rules: "bosh", position: "4,4,4,4,4/4,4,4,4,4 S 0-0",
		values: "a1 2, b1 6, c1 -2, d1 -1, e1 6", answer: "b2",
		order: "b1 captures 5, ends in a1 +6; e1 captures 5, ends in d1 +6; a1 captures 5, ends in a2 +2; d1 captures 5, ends in c1 −1; c1 captures 5, ends in b1 −2",
		nudge: "Look at a1, b1, e1. Look for a capture.",
		why: "b1 captures 5 seeds in 2 laps and ends in a1. North could have taken 5 seeds with e2; after this move it is 2 seeds at most. " +
			"North’s best answer, b2, takes 1 seed.",
		worth: "With best play South nets 6 seeds in the rest of the round; that is proved. e1 is worth the same.",
	},
	{
		// The seed of e1 goes to e2, and d2 and c2 after it are empty. North
		// takes it back round to c2, and a1 from beyond the two: 18.
		name: "one move only", rules: "bosh", position: "1,0,0,0,1/0,0,0,0,1 S 22-15",
		values: "e1 -3", answer: "e2",
		order: "e1 ends in e2 −3",
		nudge: "Only e1 can be played.",
		why:   "e1 captures nothing. It ends in e2 after 1 lap. North’s best answer, e2, ends the round.",
		worth: "With best play North nets 3 seeds in the rest of the round; that is proved.",
	},
	{
		// d2 sows c2 and b2; a2 is empty, a1 beyond it holds 3.
		name: "a capture that also saves", rules: "bosh", position: "0,1,0,2,0/3,0,1,0,2 N 12-19",
		values: "d2 7, b2 1",
		order:  "d2 captures 3, ends in b2 +7; b2 ends in d2 +1",
		nudge:  "Look at d2, b2. Look for a capture.",
		why:    "d2 captures 3 seeds in 1 lap and ends in b2. South could have taken 1 seed with a1; after this move nothing.",
		worth:  "With best play North nets 7 seeds in the rest of the round; that is proved. The next best, b2, is worth 6 seeds less.",
	},
	{
		name: "a win at once", rules: "hus", position: "0,0,0,1/0,0,2,1/0,2,0,1/2,0,1,0 S",
		values: "a1 99999, b2 99997",
		order:  "a1 wins wins in 1; b2 ends in d1 wins in 2",
		nudge:  "Look at a1, b2. One of them wins at once.",
		why:    "a1 captures 4 seeds in 8 laps and ends in b1. It wins: North has no seeds left.",
		worth:  "",
	},
	{
		// c1 sows d1, d2, c2: c2 was empty. North has only c3, South then
		// a2, which leaves North singles.
		name: "a win by force", rules: "hus", position: "0,0,0,0/0,0,2,0/2,0,0,0/1,0,3,0 S",
		values: "c1 99997, a2 -500?", answer: "c3 a2",
		order: "c1 ends in c2 wins in 2; a2 ends in b1 −5",
		nudge: "Look at c1, a2. One of them leads to a win that North cannot stop.",
		why:   "c1 captures nothing. It ends in c2 after 1 lap. North’s best answer, c3, takes nothing.",
		worth: "Whatever North plays, South wins in 2 moves. It is the only move that wins.",
	},
	{
		// b3 sows c3 and d3, which held 1 and faces d2: North would take its 3
		// and the 2 behind it. From d2 they go to c2, b2 and a2, which b3 does
		// not reach, and d1 is safe behind an empty pit.
		name: "seeds to save", rules: "hus", position: "0,0,0,0/0,2,0,1/0,0,0,3/0,0,0,2 S",
		values: "d2 100?, d1 -200?",
		order:  "d2 ends in a2 +1; d1 ends in c2 −2",
		nudge:  "Look at d1, d2. Save the seeds in d2, d1.",
		why: "d2 captures nothing. It ends in a2 after 1 lap. " +
			"North could have taken 5 seeds with b3; after this move nothing.",
		worth: "As far as the computer sees, South then leads by about 1 seed. The next best, d1, is worth 3 seeds less.",
	},
	{
		name: "every move loses", rules: "hus", position: "0,0,0,0/0,2,2,0/0,0,2,0/0,0,2,0 S",
		values: "c1 -99998, c2 -99996", answer: "b3",
		order: "c2 ends in a2 loses in 2; c1 ends in d2 loses in 1",
		nudge: "Look at c1, c2. Every move loses with best play: look for the one that holds out longest.",
		why:   "c2 captures nothing. It ends in a2 after 1 lap. North’s best answer, b3, takes nothing.",
		worth: "Whatever South plays then, North can win in 2 moves.",
	},
}

func TestHint(t *testing.T) {
	c := english(t)
	for _, test := range hints {
		t.Run(test.name, func(t *testing.T) {
			r := wide(t, test.rules, test.position)
			h := session.NewHint(r, position(t, r, test.position), scores(t, r, test.values))
			best := h.Best()
			best.Answer = pits(t, r, test.answer)
			var order []string
			for i := range h.Moves {
				a := &h.Moves[i]
				order = append(order, strings.Join([]string{r.PitName(a.Pit), ui.Plain(c, h.Brief(a)), ui.Plain(c, h.Rating(a.Value))}, " "))
			}
			for _, x := range [][3]string{
				{"order", strings.Join(order, "; "), test.order},
				{"nudge", ui.Speech(c, h.Nudge()), test.nudge},
				{"why", ui.Speech(c, h.Why(best)), test.why},
				{"worth", ui.Speech(c, h.Worth(best)), test.worth},
			} {
				if x[1] != x[2] {
					t.Errorf("%s:\n\t%s\nwant\n\t%s", x[0], x[1], x[2])
				}
			}
			if n := len(h.Look()); !slices.Contains(h.Look(), best.Pit) || n > 3 {
				t.Errorf("the nudge has %d pits, the best among them: %v", n, slices.Contains(h.Look(), best.Pit))
			}
		})
	}
}

// TestHintWords says whatever can be said in games of every rule set: no
// sentence is missing, none lacks an argument.
func TestHintWords(t *testing.T) {
	c := english(t)
	dice := rand.New(rand.NewPCG(3, 5))
	said := func(says ...session.Saying) {
		t.Helper()
		for _, s := range says {
			if text := ui.Plain(c, s); text == s.Key || strings.ContainsAny(text, "{}") {
				t.Fatalf("%s: %q", s.Key, text)
			}
		}
	}
	for _, preset := range engine.Presets {
		for game := range 12 {
			r := preset.Rules
			if r.Game == engine.Hus {
				_ = r.Set("endless", [...]string{"illegal", "moverLoses", "draw", "stopAfter 20"}[game%4])
			}
			rec := engine.NewRecord(r, engine.South)
			for !rec.Status().Over && len(rec.Round(0).Moves) < 60 {
				p := rec.Position()
				var scored []session.Scored
				var legal []engine.Pit
				for _, m := range session.Prospects(&r, &p) {
					if !m.Allowed {
						continue
					}
					v := session.Value{Score: dice.IntN(13) - 6, Exact: dice.IntN(2) == 0}
					if r.Game == engine.Hus && v.Exact {
						v.Score = [...]int{99999, 99996, -99998, 0}[dice.IntN(4)]
					}
					scored, legal = append(scored, session.Scored{Pit: m.Pit, Value: v}), append(legal, m.Pit)
				}
				h := session.NewHint(r, p, scored)
				said(h.Nudge()...)
				for i := range h.Moves {
					a := &h.Moves[i]
					if next := session.Prospects(&r, &a.After); len(next) > 0 && next[0].Allowed && dice.IntN(2) == 0 {
						a.Answer = []engine.Pit{next[0].Pit}
					}
					said(h.Why(a)...)
					said(h.Worth(a)...)
					said(h.Brief(a), h.Rating(a.Value))
					v := session.NewVariation(r, p, append([]engine.Pit{a.Pit}, a.Answer...))
					for v.At = range v.Moves {
						said(v.Says()...)
						said(v.Title(v.At))
					}
				}
				if len(legal) == 0 {
					break
				}
				if _, err := rec.Play(legal[dice.IntN(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
			v := session.NewReview(rec, 0)
			for ply, more := v.Next(); more; ply, more = v.Next() {
				p := v.Position(ply)
				var scored []session.Scored
				for _, m := range session.Prospects(&r, &p) {
					scored = append(scored, session.Scored{Pit: m.Pit, Value: session.Value{Score: dice.IntN(1500) - 700, Exact: r.Game == engine.Bosh}})
				}
				said(v.Stands(ply))
				v.Put(ply, scored)
			}
			said(v.Sum(engine.South), v.Sum(engine.North), v.Stands(v.Plies()))
			for ply := range v.Plies() {
				said(v.Stands(ply), v.Said(ply))
				said(v.Says(ply)...)
			}
		}
	}
}

func TestVariation(t *testing.T) {
	c := english(t)
	r := rulesOf(t, "bosh")
	p := position(t, r, "1,0,0,0,1/0,0,0,0,1 S 22-15")
	v := session.NewVariation(r, p, pits(t, r, "e1 e2 a1"))
	if len(v.Moves) != 2 {
		t.Fatalf("%d moves, want the two legal ones", len(v.Moves))
	}
	for i, want := range []string{
		"Move 1 of 2. South sowed e1: 1 lap, no capture, ended in e2.",
		"Move 2 of 2. North sowed e2: 1 lap, captured 1, ended in c2. The round ends: South holds 22, North 18.",
	} {
		v.At = i
		if got := ui.Speech(c, v.Says()); got != want {
			t.Errorf("%s\nwant\n%s", got, want)
		}
		if w := v.Watch(); w.Resting() {
			t.Errorf("move %d is not shown from its beginning", i+1)
		}
	}
	if v := session.NewVariation(r, p, pits(t, r, "a1")); len(v.Moves) != 0 {
		t.Error("a move that is illegal is shown")
	}
}
