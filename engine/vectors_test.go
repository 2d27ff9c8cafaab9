package engine

import (
	"fmt"
	"strings"
	"testing"
)

// The vectors of the research notes, by their numbers there. Pits are numbered
// on the mover's ring.

func TestV1Marin(t *testing.T) {
	r := rulesOf(t, "bosh", 0)
	p := r.Start(South)
	rp := NewReplay(r, p, pitFrom(t, &r, "e1"))
	// A..J, which is the order of Position.Seeds.
	letters := func(seeds [MaxPits]uint8) string { return strings.Trim(fmt.Sprint(seeds[:10]), "[]") }
	if got := letters(rp.Frame(rp.LapEnd(1)).Seeds); got != "4 4 4 4 0 5 5 5 5 4" {
		t.Errorf("after the first lap %s", got)
	}
	if got := letters(rp.Frame(rp.LapEnd(2)).Seeds); got != "5 5 5 5 0 5 5 5 5 0" {
		t.Errorf("after the second lap %s", got)
	}
	if got := letters(rp.After.Seeds); got != "5 5 5 5 0 0 5 5 5 0" || rp.After.Store != [2]uint8{5, 0} {
		t.Errorf("after the move %s, stores %v", got, rp.After.Store)
	}
}

// outcomes plays each pit of a side's ring, and lists "laps,end" by pit.
func outcomes(r *Rules, p Position) string {
	var out []string
	for b := r.Candidates(&p); b != 0; {
		k, q := b.Pop()+1, p
		o := r.Play(&q, r.OnRing(p.Turn, k), nil)
		if o.Ends == EndsEndless {
			out = append(out, fmt.Sprintf("%d→endless", k))
		} else {
			out = append(out, fmt.Sprintf("%d→%d,%d", k, o.Laps, r.Ring(o.Last)))
		}
	}
	return strings.Join(out, "; ")
}

func TestV2Endless(t *testing.T) {
	r := rulesOf(t, "hus", 0)
	var p Position
	setRing(t, &r, &p, South, "2 3 4 1 2 2 1 4 1 0 1 0 1 0 8 0")
	got := outcomes(&r, p)
	if want := "1→5,8; 2→5,8; 3→56,16; 5→endless; 6→4,8; 8→1,12; 15→5,15"; got != want {
		t.Errorf("counter-clockwise\n got %s\nwant %s", got, want)
	}
	r.Direction = CW
	if got := outcomes(&r, p); strings.Contains(got, "endless") {
		t.Errorf("clockwise %s", got)
	}
}

func TestC1FirstMoves(t *testing.T) {
	r := rulesOf(t, "hus", 0)
	for _, s := range []Side{South, North} {
		p := r.Start(s)
		got := outcomes(&r, p)
		if want := "1→5,15; 2→4,13; 3→4,14; 4→4,15; 5→3,13; 6→3,14; 7→3,15; 8→2,13; 9→2,14; 10→2,15; 11→1,13; 12→1,14"; got != want {
			t.Errorf("got %s\nwant %s", got, want)
		}
		r.Play(&p, r.OnRing(s, 1), nil)
		if got := ringText(&r, &p, s); got != "0 3 0 3 3 0 3 3 0 3 3 0 1 1 1 0" {
			t.Errorf("after pit 1: %s", got)
		}
	}
}

// The first player never captures with the first move.
func TestNoCaptureOnFirstMove(t *testing.T) {
	for _, text := range []string{"hus", "hus-both", "hus; direction cw", "hus-both; direction cw"} {
		for _, w := range []string{"8", "12", "16"} {
			r := rulesFrom(t, text+"; columns "+w)
			p := r.Start(South)
			for b := r.Candidates(&p); b != 0; {
				q := p
				if out := r.Play(&q, r.OnRing(South, b.Pop()+1), nil); out.Captured != 0 {
					t.Errorf("%s, width %s: %s", text, w, outcomeText(&r, out, nil))
				}
			}
		}
	}
}

// Of the 144 two-ply openings 84 capture, at most 5 seeds.
func TestC2SecondMoves(t *testing.T) {
	r := rulesOf(t, "hus", 0)
	captures, most := 0, uint16(0)
	start := r.Start(South)
	for i := 1; i <= 12; i++ {
		p := start
		r.Play(&p, r.OnRing(South, i), nil)
		for k := 1; k <= 12; k++ {
			q := p
			if out := r.Play(&q, r.OnRing(North, k), nil); out.Captured > 0 {
				captures++
				most = max(most, out.Captured)
			}
		}
	}
	if captures != 84 || most != 5 {
		t.Errorf("%d openings capture, at most %d; want 84, 5", captures, most)
	}

	// Landings are counted from 0 there: ring 11 takes 1+0, ring 12 takes 1+3.
	p := start
	r.Play(&p, r.OnRing(South, 1), nil)
	rp := NewReplay(r, p, r.OnRing(North, 3))
	var taken []string
	for _, e := range rp.Events {
		if e.Kind == Capture {
			taken = append(taken, fmt.Sprintf("%d:%d", r.Ring(e.By), e.Count))
		}
	}
	if got := strings.Join(taken, " "); got != "11:1 12:1 12:3" {
		t.Errorf("captures %s", got)
	}
	q := rp.After
	if got := ringText(&r, &q, North); got != "2 2 0 3 0 3 3 0 3 3 3 3 1 1 1 1" || rp.Outcome.Laps != 5 || r.Ring(rp.Outcome.Last) != 16 {
		t.Errorf("P2 %s, %s", got, outcomeText(&r, rp.Outcome, nil))
	}
	if got := ringText(&r, &q, South); got != "0 3 0 0 3 0 3 3 0 3 3 0 0 0 1 0" {
		t.Errorf("P1 %s", got)
	}
}

// playRings plays pits by ring number, both sides in turn, from the start.
func playRings(t *testing.T, g *Record, rings ...int) {
	t.Helper()
	for _, k := range rings {
		if _, err := g.Play(g.Rules.OnRing(g.Position().Turn, k)); err != nil {
			t.Fatal(err)
		}
	}
}

// C3 and C4: endless moves that a game reaches.
func TestEndlessReached(t *testing.T) {
	for _, row := range []struct {
		rules      string
		plies      []int
		p1, p2     string
		pit, taken int
	}{
		{"hus", []int{1, 12, 7, 8, 5, 2, 4, 1}, "2 4 1 0 3 0 1 0 1 3 2 7 1 7 4 5", "0 1 0 1 1 0 0 0 0 4 0 0 0 0 0 0", 1, 4},
		{"hus-both", []int{4, 4, 7, 5, 16, 11, 6, 13}, "1 0 1 0 4 2 0 2 1 0 7 0 3 2 5 0", "3 1 1 1 1 2 1 1 0 1 1 2 0 2 2 1", 6, -1},
	} {
		g := NewRecord(rulesOf(t, row.rules, 0), South)
		r := &g.Rules
		playRings(t, g, row.plies...)
		p := g.Position()
		if got := ringText(r, &p, South) + " | " + ringText(r, &p, North); got != row.p1+" | "+row.p2 {
			t.Errorf("%s: %s", row.rules, got)
		}
		if _, err := g.Play(r.OnRing(South, row.pit)); codeOf(t, err) != CodeEndless {
			t.Errorf("%s: pit %d gives %v", row.rules, row.pit, err)
		}
		taken := 0
		for _, e := range NewReplay(*r, p, r.OnRing(South, row.pit)).Events {
			if e.Kind == Capture {
				taken += int(e.Count)
			}
		}
		if row.taken >= 0 && taken != row.taken {
			t.Errorf("%s: %d taken before the cycle, want %d", row.rules, taken, row.taken)
		}
	}
}

// C5 to C7: wide and endless, long and finite, a hand that goes right round.
func TestC5ToC7(t *testing.T) {
	for _, row := range []struct {
		rules, south, north string
		pit                 int
		want                string
	}{
		{"hus; columns 12", "3 0 3 0 1 5 4 1 0 1 3 2 1 0 2 7 3 9 1 7 1 0 1 9", "0 0 0 0 1 1 0 3 2 1", 20, "endless"},
		{"hus", "1 4 0 3 0 2 2 1 4 1 0 3 0 8 3 8", "1 0 1 0 0 2 0 2 1 0 0 0 1 0 0 0", 2, "215"},
		{"hus-both", "4 1 6 1 0 1 2 1 0 1 0 1 5 2 6 3", "0 0 1 1 0 0 1 1 0 3 0 2 2 1 1 1", 13, "3350"},
		{"hus", "16", "", 1, "1 ends 1, 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"},
		{"hus; skipOrigin yes", "16", "", 1, "9 ends 2"},
	} {
		r := rulesFrom(t, row.rules)
		var p Position
		setRing(t, &r, &p, South, row.south)
		setRing(t, &r, &p, North, row.north)
		out := r.Play(&p, r.OnRing(South, row.pit), nil)
		got := fmt.Sprintf("%d ends %d, %s", out.Laps, r.Ring(out.Last), ringText(&r, &p, South))
		if out.Ends == EndsEndless {
			got = "endless"
		}
		if !strings.HasPrefix(got+" ", row.want+" ") && !strings.HasPrefix(got, row.want+",") {
			t.Errorf("%s pit %d: %s, want %s", row.rules, row.pit, got, row.want)
		}
	}
}

// C8: every opening of Bosh takes the 5 seeds of the next letter in 2 laps.
func TestC8BoshOpenings(t *testing.T) {
	r := rulesOf(t, "bosh", 0)
	for k := range 5 {
		var trace Trace
		p := r.Start(South)
		out := r.Play(&p, Pit(k), &trace)
		var from Pit
		for _, e := range trace.Events {
			if e.Kind == Capture {
				from = e.Pit
			}
		}
		if out.Laps != 2 || out.Captured != 5 || int(from) != k+1 {
			t.Errorf("%c takes %d from %c in %d laps", 'A'+k, out.Captured, 'A'+from, out.Laps)
		}
		if got := fmt.Sprint(p.Seeds[:10]); k == 0 && got != "[0 0 5 5 5 0 5 5 5 5]" {
			t.Errorf("A leaves %s", got)
		}
	}
}

// C9: endless with period 50. And 7 is the smallest total that has such moves,
// 25 of them over A–E; none has 1 to 6 or 8.
func TestC9BoshEndless(t *testing.T) {
	r := rulesOf(t, "bosh", 0)
	p := Position{}
	copy(p.Seeds[:], []uint8{1, 0, 1, 0, 1, 0, 1, 0, 2, 1})
	rp := NewReplay(r, p, 0)
	if stop := rp.Events[len(rp.Events)-1]; stop.Reason != Repeats || stop.Count%50 != 0 || rp.After != p {
		t.Errorf("C9: %+v", stop)
	}
	want := map[int]int{7: 25}
	for total := 1; total <= 8; total++ {
		n := 0
		eachSpread(total, 10, func(seeds []uint8) {
			var p Position
			copy(p.Seeds[:], seeds)
			for b := r.Candidates(&p); b != 0; {
				if r.IsEndless(&p, Pit(b.Pop())) {
					n++
				}
			}
		})
		if n != want[total] {
			t.Errorf("%d seeds: %d endless moves, want %d", total, n, want[total])
		}
	}
}

// eachSpread calls do with each way to put seeds into n pits.
func eachSpread(seeds, n int, do func([]uint8)) {
	var put func(rest int, in []uint8)
	put = func(rest int, in []uint8) {
		if len(in) == n-1 {
			do(append(in, uint8(rest)))
			return
		}
		for k := 0; k <= rest; k++ {
			put(rest-k, append(in, uint8(k)))
		}
	}
	put(seeds, make([]uint8, 0, n))
}
