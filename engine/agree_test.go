package engine

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// anyRules draws a rule set of a game with random options.
func anyRules(rt *rapid.T, game Game) Rules {
	id := "hus"
	if game == Bosh {
		id = "bosh"
	}
	r, _ := PresetRules(id)
	for i := range Options {
		o := &Options[i]
		if o.Game != game || rapid.Bool().Draw(rt, "keep "+o.Name) {
			continue
		}
		v := rapid.SampledFrom(o.Values).Draw(rt, o.Name)
		text := v.Word
		if v.Max > 0 {
			n := rapid.IntRange(v.Min, v.Max).Draw(rt, "number")
			if text = strings.TrimSpace(fmt.Sprint(v.Word, " ", n)); v.Word == "" {
				text = fmt.Sprint(n)
			}
		}
		if err := r.Set(o.Name, text); err != nil {
			rt.Fatal(err)
		}
	}
	if game == Hus {
		r.Columns = uint8(2 * rapid.IntRange(2, 16).Draw(rt, "half width"))
	}
	return r
}

// anyPosition draws a position: seeds thrown at random, some pits of Bosh
// closed, thick or thin.
func anyPosition(rt *rapid.T, r *Rules) Position {
	return randomPosition(r, rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "board"), 0)))
}

func randomPosition(r *Rules, rnd *rand.Rand) Position {
	p := Position{Turn: Side(rnd.IntN(2))}
	var open []int
	for len(open) == 0 {
		p.Closed = 0
		keep := 0
		for i := range r.Pits() {
			if r.Game == Bosh && rnd.IntN(4) == 0 {
				p.Closed |= 1 << i
			} else if open = append(open, i); i < r.Pits()/2 {
				keep |= 1
			} else {
				keep |= 2
			}
		}
		if keep != 3 {
			open = nil // each row needs a pit
		}
	}
	left := r.Total()
	if rnd.IntN(2) == 0 {
		left = rnd.IntN(left + 1)
	}
	heap := 1 + rnd.IntN(9)
	for left > 0 {
		n := min(left, 1+rnd.IntN(heap))
		p.Seeds[open[rnd.IntN(len(open))]] += uint8(n)
		left -= n
	}
	if r.Game == Bosh {
		sum := r.OnBoard(&p, South) + r.OnBoard(&p, North)
		p.Store[South] = uint8(rnd.IntN(r.Total() - sum + 1))
		p.Store[North] = uint8(r.Total()-sum) - p.Store[South]
	} else if rnd.IntN(3) > 0 {
		p.Made = [2]uint16{1, 1}
	}
	return p
}

func seedsOf(r *Rules, p *Position) int { return r.Holding(p, South) + r.Holding(p, North) }

// Every candidate of random positions goes as the slow reference says.
func TestAgreesWithSlowReference(t *testing.T) {
	for _, game := range []Game{Hus, Bosh} {
		t.Run([]string{"hus", "bosh"}[game], func(t *testing.T) {
			moves, ends := 0, map[string]int{}
			rapid.Check(t, func(rt *rapid.T) {
				r := anyRules(rt, game)
				rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "boards"), 0))
				for range 12 {
					p := randomPosition(&r, rnd)
					for b := r.Candidates(&p); b != 0; {
						pit := r.OnRing(p.Turn, b.Pop()+1)
						ends[checkSlow(rt, &r, p, pit)]++
						moves++
					}
				}
			})
			t.Log(moves, "moves:", ends)
			if moves < 1500 {
				t.Errorf("%d moves are too few to mean anything", moves)
			}
		})
	}
}

// The endless and the very long moves, by the same reference.
func TestSlowReferenceOnLongMoves(t *testing.T) {
	for _, row := range []struct{ rules, position, move, end string }{
		{"hus", endlessHus, "e1", "endless"},
		{"hus; skipOrigin yes", endlessHus, "e1", "endless"},
		{"hus; columns 4", allEndlessHus, "c1", "endless"},
		{"hus", "0,0,0,1,1,0,1,0/0,4,0,0,0,0,0,0/5,4,7,1,7,2,3,1/2,4,1,0,3,0,1,0 S", "a1", "endless"},
		{"hus-both", "1,1,2,1,1,1,1,3/0,1,1,2,0,2,2,1/0,5,2,3,0,7,0,1/1,0,1,0,4,2,0,2 S", "f1", "endless"},
		{"hus-both; endless stopAfter 9000", "1,1,2,1,1,1,1,3/0,1,1,2,0,2,2,1/0,5,2,3,0,7,0,1/1,0,1,0,4,2,0,2 S", "f1", "limit"},
		{"bosh", endlessBosh, "a1", "endless"},
		{"bosh", allEndlessBosh, "a1", "endless"},
		{"bosh", allEndlessBosh, "c1", "endless"},
		{"bosh", "x,x,3,x,x/5,x,6,x,x N 13-13", "c2", "endless"},
	} {
		r := rulesFrom(t, row.rules)
		if got := checkSlow(t, &r, positionFrom(t, &r, row.position), pitFrom(t, &r, row.move)); got != row.end {
			t.Errorf("%s, %s: the reference says %s", row.rules, row.move, got)
		}
	}
}

// checkSlow compares one move with the reference, and returns how it ended.
func checkSlow(rt interface{ Fatalf(string, ...any) }, r *Rules, p Position, pit Pit) string {
	var (
		text     = r.PositionText(&p)
		row, col = r.Place(pit)
		from     = cell{row, col}
		want     slowMove
	)
	if r.Game == Bosh {
		want = slowBosh(r, gridOf(text), from, p.Turn, [2]int{int(p.Store[0]), int(p.Store[1])})
	} else {
		first := r.OpeningCapture == OpeningCaptureNever && p.Made[p.Turn] == 0
		want = slowHus(r, gridOf(text), from, p.Turn == North, first)
	}
	var trace Trace
	q := p
	out := r.Play(&q, pit, &trace)
	if endsText[out.Ends] != want.end {
		rt.Fatalf("%+v\n%s in %s: %s, the reference %s after %d laps", *r, r.PitName(pit), text, outcomeText(r, out, nil), want.end, want.laps)
	}
	if out.Ends == EndsEndless {
		if q.Seeds != p.Seeds || q.Store != p.Store {
			rt.Fatalf("%s in %s: endless, and yet the seeds moved", r.PitName(pit), text)
		}
		return want.end
	}
	got := fmt.Sprint(out.Laps, out.Captured, r.PitName(out.Last), q.Store, q.Turn, " ", r.PositionText(&q))
	should := fmt.Sprint(want.laps, want.captured, cellName(want.last), want.store, p.Turn.Other(), " ",
		boardText(want.grid, r.Rows(), int(r.Columns)), " ", "NS"[p.Turn:p.Turn+1], stores(r, want.store[0], want.store[1]))
	if got != should {
		rt.Fatalf("%+v\n%s in %s:\n     got %s\nexpected %s", *r, r.PitName(pit), text, got, should)
	}
	var drops []string
	for _, e := range trace.Events {
		if e.Kind == Drop && len(drops) < 200 {
			drops = append(drops, r.PitName(e.Pit))
		}
	}
	var shouldDrop []string
	for _, c := range want.drops {
		shouldDrop = append(shouldDrop, cellName(c))
	}
	if got, should := fmt.Sprint(drops), fmt.Sprint(shouldDrop); got != should {
		rt.Fatalf("%s in %s drops\n     got %s\nexpected %s", r.PitName(pit), text, got, should)
	}
	if seedsOf(r, &p) != seedsOf(r, &q) {
		rt.Fatalf("%s in %s: %d seeds became %d", r.PitName(pit), text, seedsOf(r, &p), seedsOf(r, &q))
	}
	return want.end
}

// turnedPosition turns the board by 180° and swaps the players.
func turnedPosition(r *Rules, p *Position) Position {
	q := *p
	q.Seeds, q.Closed = [MaxPits]uint8{}, 0
	for row := 1; row <= r.Rows(); row++ {
		for col := range int(r.Columns) {
			from, to := r.At(row, col), r.At(r.Rows()+1-row, int(r.Columns)-1-col)
			q.Seeds[to] = p.Seeds[from]
			if p.IsClosed(from) {
				q.Closed |= 1 << to
			}
		}
	}
	q.Turn = p.Turn.Other()
	q.Store = [2]uint8{p.Store[1], p.Store[0]}
	q.Made = [2]uint16{p.Made[1], p.Made[0]}
	return q
}

// The seats are alike: turning the board before a move or after it is one.
func TestSeatsAreAlike(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRules(rt, rapid.SampledFrom([]Game{Hus, Bosh}).Draw(rt, "game"))
		p := anyPosition(rt, &r)
		turned := turnedPosition(&r, &p)
		if again := turnedPosition(&r, &turned); again != p {
			rt.Fatalf("turned twice: %s", r.PositionText(&again))
		}
		if r.Candidates(&p) != r.Candidates(&turned) {
			rt.Fatalf("candidates %b and %b", r.Candidates(&p), r.Candidates(&turned))
		}
		for b := r.Candidates(&p); b != 0; {
			k := b.Pop() + 1
			a, c := p, turned
			outA, outC := r.Play(&a, r.OnRing(p.Turn, k), nil), r.Play(&c, r.OnRing(turned.Turn, k), nil)
			if outA.Ends != outC.Ends || outA.Laps != outC.Laps || outA.Captured != outC.Captured || turnedPosition(&r, &a) != c {
				rt.Fatalf("ring %d in %s: %+v and turned %+v", k, r.PositionText(&p), outA, outC)
			}
			s, n := r.Status(&a), r.Status(&c)
			if s.Over != n.Over || s.End != n.End || s.Final != [2]uint8{n.Final[1], n.Final[0]} {
				rt.Fatalf("%s: %s and turned %s", r.PositionText(&a), statusText(s), statusText(n))
			}
		}
	})
}
