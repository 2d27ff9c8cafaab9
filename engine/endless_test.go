package engine

import "testing"

const (
	endlessHus  = "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,8,0,1,0,1,0,1/2,3,4,1,2,2,1,4 S" // V2, e1
	endlessBosh = "1,2,0,1,0/1,0,1,0,1 S 17-16"                                       // C9, a1
	// Every move of South's is endless, and in Bosh every move of North's too.
	allEndlessHus  = "0,0,0,3/3,0,0,2/1,0,0,1/0,1,2,0 S"
	allEndlessBosh = "x,x,3,x,x/5,x,6,x,x S 13-13"
)

// What each value of the option makes of a known endless move.
func TestEndlessOption(t *testing.T) {
	for _, row := range []struct{ rules, start, move, outcome, after, status string }{
		{"hus", endlessHus, "e1", "endless", endlessHus, ""},
		{"hus; endless moverLoses", endlessHus, "e1", "", endlessHus[:len(endlessHus)-1] + "N", "endless loses N 30-16"},
		{"hus; endless draw", endlessHus, "e1", "", endlessHus[:len(endlessHus)-1] + "N", "endless draw draw 30-16"},
		// e1 2 goes to g1, g1 2 to h2, h2 2 to f2, facing an empty pit: there
		// the third lap ends.
		{"hus; endless stopAfter 3", endlessHus, "e1", "3 laps, 0 taken, limit at f2", "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,8,0,1,0,2,1,0/2,3,4,1,0,3,0,5 N", ""},
		{"bosh", endlessBosh, "a1", "endless", endlessBosh, ""},
		{"bosh; endless pass", endlessBosh, "a1", "", "1,2,0,1,0/1,0,1,0,1 N 17-16", ""},
	} {
		r := rulesFrom(t, row.rules)
		g := NewRecordFrom(r, positionFrom(t, &r, row.start))
		out, err := g.Play(pitFrom(t, &r, row.move))
		if row.outcome == "" {
			if err != nil || out.Ends != EndsEndless || out.Captured != 0 {
				t.Errorf("%s: %+v, %v", row.rules, out, err)
			}
		} else if got := outcomeText(&r, out, err); got != row.outcome {
			t.Errorf("%s: %s, want %s", row.rules, got, row.outcome)
		}
		p := g.Position()
		if got := r.PositionText(&p); got != row.after {
			t.Errorf("%s:\n got %s\nwant %s", row.rules, got, row.after)
		}
		if got := statusText(g.Status()); got != row.status {
			t.Errorf("%s: %q, want %q", row.rules, got, row.status)
		}
	}
}

// A lap limit is reached to the lap, also by a move whose cycle shows before.
func TestStopAfterIsExact(t *testing.T) {
	for _, start := range []string{endlessHus, allEndlessHus} {
		for _, n := range []int{1, 2, 10, 100, 500, 2000, 9999, LapBudget} {
			r := rulesOf(t, "hus", TextColumns(start))
			r.Endless, r.EndlessLaps = EndlessStopAfter, uint16(n)
			p := positionFrom(t, &r, start)
			pit := r.OnRing(South, 5)
			if start == allEndlessHus {
				pit = pitFrom(t, &r, "c1")
			}
			out := r.Play(&p, pit, nil)
			if out.Ends != EndsLimit || int(out.Laps) != n || p.Turn != North {
				t.Errorf("stopAfter %d: %s", n, outcomeText(&r, out, nil))
			}
		}
	}
}

// A player whose moves are all endless: drawn in ǁHus, passed in Bosh.
func TestAllEndless(t *testing.T) {
	for _, row := range []struct{ rules, start, moves, status string }{
		{"hus; columns 4", allEndlessHus, "c1!", "all endless draw 5-8"},
		{"hus; columns 4; end moveLimit 9", allEndlessHus, "c1!", "all endless draw 5-8"},
		{"hus; columns 4; endless stopAfter 100", allEndlessHus, "c1", ""},
		{"hus; columns 4; endless draw", allEndlessHus, "c1!", ""},
		{"hus; columns 4; endless moverLoses", allEndlessHus, "c1!", ""},
		{"bosh", allEndlessBosh, "a1! c1!", ""},
		{"bosh; endless pass", allEndlessBosh, "a1! c1!", ""},
		{"hus", endlessHus, "a1 b1 c1 e1! f1 h1 b2", ""},
	} {
		r := rulesFrom(t, row.rules)
		p := positionFrom(t, &r, row.start)
		s := r.Status(&p)
		if got := statusText(s); got != row.status {
			t.Errorf("%s, %s: %q, want %q", row.rules, row.start, got, row.status)
		}
		want := row.moves
		if s.Over {
			want = ""
		}
		if got := choosable(&r, &p); got != want {
			t.Errorf("%s, %s: moves %q, want %q", row.rules, row.start, got, want)
		}
	}
	// Endless moves chosen as passes count as passes.
	r := rulesFrom(t, "bosh; endless pass")
	g := NewRecordFrom(r, positionFrom(t, &r, allEndlessBosh))
	playAll(t, g, "c1 c2")
	if got := statusText(g.Status()); got != "two passes draw 20-20" {
		t.Errorf("two endless moves: %q", got)
	}
}

// The work of a move is bounded: no move is watched for longer than the
// budget, and a repetition with period n entered at lap m shows by lap
// 2·max(m, n) + n at the latest (Brent's method, starting at guardFrom).
func TestGuardLaps(t *testing.T) {
	for _, row := range []struct {
		rules, south, north string
		pit, atMost         int
		reason              Reason
	}{
		{"hus", "2 3 4 1 2 2 1 4 1 0 1 0 1 0 8 0", "2 2 2 2 2 2 2 2 0 0 0 0 0 0 0 0", 5, 2*512 + 434, Repeats},
		{"hus", "2 4 1 0 3 0 1 0 1 3 2 7 1 7 4 5", "0 1 0 1 1 0 0 0 0 4 0 0 0 0 0 0", 1, 4096 + 3150, Repeats},
		{"hus-both", "1 0 1 0 4 2 0 2 1 0 7 0 3 2 5 0", "3 1 1 1 1 2 1 1 0 1 1 2 0 2 2 1", 6, LapBudget, TooLong},
		{"hus; columns 12", "3 0 3 0 1 5 4 1 0 1 3 2 1 0 2 7 3 9 1 7 1 0 1 9", "0 0 0 0 1 1 0 3 2 1", 20, LapBudget, TooLong},
	} {
		r := rulesFrom(t, row.rules)
		p := Position{}
		setRing(t, &r, &p, South, row.south)
		setRing(t, &r, &p, North, row.north)
		var trace Trace
		q := p
		out := r.Play(&q, r.OnRing(South, row.pit), &trace)
		if out.Ends != EndsEndless || int(out.Laps) > row.atMost || q != p {
			t.Errorf("%s pit %d: %s", row.rules, row.pit, outcomeText(&r, out, nil))
		}
		if stop := trace.Events[len(trace.Events)-1]; stop.Kind != Stop || stop.Reason != row.reason {
			t.Errorf("%s pit %d: the trace ends with %+v", row.rules, row.pit, stop)
		}
	}
}

// A state is the pit as well as the seeds: the same board reached in another
// pit is no repetition.
func TestGuardState(t *testing.T) {
	var g guard
	var board, other [MaxPits]uint8
	other[127] = 1
	for i, step := range []struct {
		seeds *[MaxPits]uint8
		pit   Pit
		want  bool
	}{{&board, 1, false}, {&board, 2, false}, {&other, 1, false}, {&board, 1, true}} {
		if got := g.repeats(step.seeds, step.pit, guardFrom+i); got != step.want {
			t.Errorf("lap %d: %v", guardFrom+i, got)
		}
	}
}

// A move allocates nothing, whatever it does.
func TestNoAllocation(t *testing.T) {
	for _, row := range []struct{ name, rules, position, move string }{
		{"simple", "hus", "2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 S", "e2"},
		{"relay", "hus", "2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 S", "a1"},
		{"capture", "hus; columns 4", "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1"},
		{"chain", "hus; columns 4; captureTakes lateralChain; resume facing", "0,0,0,1/0,1,1,1/0,0,0,1/0,0,2,0 S", "c1"},
		{"endless", "hus", endlessHus, "e1"},
		{"endless", "hus; endless draw", endlessHus, "e1"},
		{"budget", "hus-both", "1,1,2,1,1,1,1,3/0,1,1,2,0,2,2,1/0,5,2,3,0,7,0,1/1,0,1,0,4,2,0,2 S", "f1"},
		{"capture", "bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", "e1"},
		{"nothing", "bosh", "0,0,0,0,3/1,0,0,0,2 S 0-0", "a1"},
		{"endless", "bosh", endlessBosh, "a1"},
		{"pass", "bosh", allEndlessBosh, "--"},
	} {
		r := rulesFrom(t, row.rules)
		p := positionFrom(t, &r, row.position)
		pit := pitFrom(t, &r, row.move)
		if n := testing.AllocsPerRun(20, func() {
			q := p
			r.Play(&q, pit, nil)
			r.Status(&q)
		}); n != 0 {
			t.Errorf("%s, %s: %v allocations", row.rules, row.name, n)
		}
	}
}
