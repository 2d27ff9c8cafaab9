package ai

import (
	"encoding/json"
	"math/rand"
	"os"
	"testing"

	"relaymancala/engine"
)

// played returns positions of matches played at random.
func played(r *engine.Rules, rnd *rand.Rand, want int) []engine.Position {
	var out []engine.Position
	for len(out) < 4*want {
		held, opener := [2]int{20, 20}, engine.Side(rnd.Intn(2))
		for held[0] >= engine.MinHolding && held[1] >= engine.MinHolding {
			p, err := r.NextRound(held, opener, nil)
			if err != nil {
				panic(err)
			}
			for n := 0; n < 100 && !r.Status(&p).Over; n++ {
				out = append(out, p)
				moves := legal(r, &p)
				r.Play(&p, moves[rnd.Intn(len(moves))], nil)
			}
			st := r.Status(&p)
			if !st.Over {
				break
			}
			held, opener = [2]int{int(st.Final[0]), int(st.Final[1])}, opener.Other()
		}
	}
	rnd.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out[:want]
}

// TestBoshTwoMethods compares the proof with the alpha-beta search, wherever
// that comes to an end, on positions of real matches.
func TestBoshTwoMethods(t *testing.T) {
	for _, c := range []struct {
		name, value string
		positions   int
	}{{"captureSide", "any", 200}, {"captureSide", "opponentOnly", 40}, {"roundEnd", "anyRowEmpty", 50}, {"endless", "pass", 50}} {
		r, _ := engine.PresetRules("bosh")
		if err := r.Set(c.name, c.value); err != nil {
			t.Fatal(err)
		}
		var s, ab Searcher
		agreed := 0
		for _, p := range played(&r, rand.New(rand.NewSource(9)), c.positions) {
			ab.noProof = true
			plain := ab.Values(r, p, Limits{Nodes: 60_000})
			for i, v := range s.Values(r, p, Limits{Nodes: 300_000}) {
				switch {
				case v.Move != plain[i].Move:
					t.Fatalf("%s: %v, alpha-beta %v", r.PositionText(&p), v, plain[i])
				case !v.Exact && c.value != "opponentOnly":
					t.Errorf("%s: %s is not proved", r.PositionText(&p), r.PitName(v.Move))
				case v.Exact && plain[i].Exact:
					if agreed++; v != plain[i] {
						t.Fatalf("%s: %v, alpha-beta %v", r.PositionText(&p), v, plain[i])
					}
				}
			}
		}
		t.Logf("%s %s: %d values agree", c.name, c.value, agreed)
		if agreed < c.positions {
			t.Error("too few")
		}
	}
}

// TestBoshPlaysOut: best play from the start of every round nets what was
// proved, and nobody who is ahead goes round in circles.
func TestBoshPlaysOut(t *testing.T) {
	r, _ := engine.PresetRules("bosh")
	var s Searcher
	for h := engine.MinHolding; h <= fullSet-engine.MinHolding; h++ {
		p := s.prover.round(r, h)
		start, want, seen := p, 0, map[board]bool{}
		for n := 0; !r.Status(&p).Over; n++ {
			if seen[boardOf(&p)] {
				if v := int(netOf(&start, p.Store)); v != want {
					t.Errorf("%d: goes round at %d, want %d", h, v, want)
				}
				break
			}
			seen[boardOf(&p)] = true
			res := s.Best(r, p, Limits{})
			if n == 0 {
				want = res.Score
			}
			r.Play(&p, res.Move, nil)
		}
		if st := r.Status(&p); st.Over && int(netOf(&start, st.Final)) != want {
			t.Errorf("%d: netted %d, want %d", h, netOf(&start, st.Final), want)
		}
	}
}

// TestMatchTable works the shipped table out anew.
func TestMatchTable(t *testing.T) {
	r, _ := engine.PresetRules("bosh")
	sweeps := 0
	got := SolveMatch(r, func(n int, _ *MatchTable) { sweeps = n })
	if got != *ShippedMatch() {
		t.Errorf("boshfates.go is out of date: go run ./ai/cmd/bosh -write")
	}
	if sweeps != 6 {
		t.Errorf("%d sweeps", sweeps)
	}
}

// TestMatchByRounds comes to who wins by another way. In the shipped table
// more seeds are never worse, so that what is best for the match is what is
// best for the round: the values of rounds, by alpha-beta, must lead from
// every state to one of the same worth.
func TestMatchByRounds(t *testing.T) {
	r, _ := engine.PresetRules("bosh")
	table := ShippedMatch()
	sign := func(f Fate) int { return min(max(int(f), -1), 1) }
	s := Searcher{noProof: true}
	for h := engine.MinHolding; h <= fullSet-engine.MinHolding; h++ {
		f := sign(table.Of(h, engine.South))
		if f < sign(table.Of(h-1, engine.South)) {
			t.Errorf("%d is worse than less", h)
		}
		p := s.prover.round(r, h)
		res := s.Best(r, p, Limits{Nodes: 5_000_000})
		left := r.OnBoard(&p, engine.South) + r.OnBoard(&p, engine.North)
		next := int(p.Store[engine.South]) + (left+res.Score)/2
		if g := sign(table.Of(next, engine.North)); !res.Exact || f != g {
			t.Errorf("%d nets %d and leads to %d: %d, want %d", h, res.Score, next, g, f)
		}
	}
}

// TestMatchPlay: a match that is won by force is won in time, also against
// one who plays for the round.
func TestMatchPlay(t *testing.T) {
	r, _ := engine.PresetRules("bosh")
	table := ShippedMatch()
	var s Searcher
	for _, h := range []int{21, 23, 24, 29} {
		held, opener, rounds := [2]int{h, fullSet - h}, engine.South, int(table.Of(h, engine.South))-1
		for ; rounds > 0 && held[engine.North] >= engine.MinHolding; rounds-- {
			p, err := r.NextRound(held, opener, nil)
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; !r.Status(&p).Over; n++ {
				lim := Limits{}
				if p.Turn == engine.South {
					lim.Match = &Match{opener}
				}
				res := s.Best(r, p, lim)
				if n > 200 || r.Check(&p, res.Move) != nil {
					t.Fatalf("%d: stuck at %s", h, r.PositionText(&p))
				}
				r.Play(&p, res.Move, nil)
			}
			st := r.Status(&p)
			held, opener = [2]int{int(st.Final[0]), int(st.Final[1])}, opener.Other()
		}
		if held[engine.North] >= engine.MinHolding {
			t.Errorf("%d: North still holds %d", h, held[engine.North])
		}
	}
}

// TestMatchOrRound: more seeds are never worse for winning or for not losing. So
// what is best for the round wins or saves the match if anything does, and to
// choose for the match can only make a win quicker or a loss slower: with 7
// seeds the next opener holds out longer than with 8.
func TestMatchOrRound(t *testing.T) {
	table := ShippedMatch()
	for opener := engine.South; opener <= engine.North; opener++ {
		for h := 1; h <= fullSet; h++ {
			less, more := table.Of(h-1, opener), table.Of(h, opener)
			if less > 0 && more <= 0 || less == 0 && more < 0 {
				t.Errorf("%d with %d, %d with %d", less, h-1, more, h)
			}
		}
	}
	r, _ := engine.PresetRules("bosh")
	var s Searcher
	for _, p := range played(&r, rand.New(rand.NewSource(5)), 100) {
		round, match := s.Best(r, p, Limits{}), s.Best(r, p, Limits{Match: &Match{engine.South}})
		a, b := s.prover.fate(&p, round.Move, engine.South, table), s.prover.fate(&p, match.Move, engine.South, table)
		if p.Turn == engine.North {
			a, b = -a, -b
		}
		if a > 0 != (b > 0) || a < 0 != (b < 0) || a.worth() > b.worth() {
			t.Errorf("%s: %s nets %d with fate %d, %s %d with %d", r.PositionText(&p),
				r.PitName(round.Move), round.Score, a, r.PitName(match.Move), match.Score, b)
		}
	}
}

// TestSolvedNote compares what the notes page says with the solver.
func TestSolvedNote(t *testing.T) {
	data, err := os.ReadFile("../web/notes/bosh-solved.json")
	if err != nil {
		t.Fatal(err)
	}
	var note struct {
		Rules, Position string
		Value           int
		Best            []string
		Moves           []struct {
			Pit   string
			Value int
		}
		Positions uint64
		Match     struct{ Wins, Loses int }
	}
	if err := json.Unmarshal(data, &note); err != nil {
		t.Fatal(err)
	}
	r, err := engine.PresetRules(note.Rules)
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.ParsePosition(note.Position)
	if err != nil || p != r.Start(engine.South) {
		t.Fatal(note.Position, err)
	}
	var s Searcher
	res := s.Best(r, p, Limits{})
	if res.Score != note.Value || !res.Exact || res.Nodes != note.Positions {
		t.Errorf("%+v, the note has %+v: go run ./ai/cmd/bosh -write", res, note)
	}
	best := 0
	for i, v := range s.Values(r, p, Limits{}) {
		if m := note.Moves[i]; m.Pit != r.PitName(v.Move) || m.Value != v.Score {
			t.Errorf("%s %d, the note has %v", r.PitName(v.Move), v.Score, m)
		}
		if v.Score == note.Value {
			if note.Best[best] != r.PitName(v.Move) {
				t.Errorf("best moves %v", note.Best)
			}
			best++
		}
	}
	table := ShippedMatch()
	for h := range table {
		f := table.Of(h, engine.South)
		if (f > 0) != (h >= note.Match.Wins) || (f < 0) != (h <= note.Match.Loses) {
			t.Errorf("match: %d with %d, the note has %+v", f, h, note.Match)
		}
	}
}
