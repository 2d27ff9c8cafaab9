package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// frameOf works out what lies where after the first n events, in another way
// than Replay: a diary of every pit, written backwards from the last word an
// event says about it.
func frameOf(r *Rules, before *Position, events []Event) (seeds [MaxPits]uint8, store [2]uint8, hand int) {
	for pit := range r.Pits() {
		seeds[pit] = before.Seeds[pit]
		for _, e := range slices.Backward(events) {
			if e.Pit != Pit(pit) || e.Kind == Relay || e.Kind == Resume || e.Kind == Stop {
				continue
			}
			seeds[pit] = 0 // lifted or captured
			if e.Kind == Drop {
				seeds[pit] = e.Count
			}
			break
		}
	}
	store = before.Store
	for _, e := range events {
		if r.Game == Bosh && e.Kind == Capture {
			store[before.Turn] += e.Count
		}
	}
	// What is missing on the board and in the stores is in the hand.
	after := Position{Seeds: seeds, Store: store}
	return seeds, store, seedsOf(r, before) - seedsOf(r, &after)
}

// Every frame of every move of random positions is what the events up to it
// make of the board, forwards and backwards; the last frame is the result.
func TestReplayFrames(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRules(rt, rapid.SampledFrom([]Game{Hus, Bosh}).Draw(rt, "game"))
		p := anyPosition(rt, &r)
		for b := r.Candidates(&p); b != 0; {
			rp := NewReplay(r, p, r.OnRing(p.Turn, b.Pop()+1))
			if rp.Outcome.Laps > 200 {
				continue
			}
			checkFrames(rt, &r, rp)
		}
	})
}

func checkFrames(rt *rapid.T, r *Rules, rp *Replay) {
	p := rp.Before
	where := fmt.Sprintf("%s in %s", r.PitName(rp.Move), r.PositionText(&p))
	done, forwards := 0, []Frame{}
	for k := 0; k <= rp.Steps(); k++ {
		f := rp.Frame(k)
		forwards = append(forwards, f)
		if k > 0 && len(f.Done) == 0 {
			rt.Fatalf("%s: step %d does nothing", where, k)
		}
		done += len(f.Done)
		seeds, store, hand := frameOf(r, &p, rp.Events[:done])
		if f.Seeds != seeds || f.Store != store || f.Hand != hand || hand < 0 {
			rt.Fatalf("%s: step %d shows hand %d, want %d; seeds\n%v\n%v", where, k, f.Hand, hand, f.Seeds, seeds)
		}
		if f.Seed > f.Of || f.Seed > 0 && f.Seed+f.Hand != f.Of {
			rt.Fatalf("%s: step %d: seed %d of %d, hand %d", where, k, f.Seed, f.Of, f.Hand)
		}
	}
	if done != len(rp.Events) {
		rt.Fatalf("%s: %d events of %d shown", where, done, len(rp.Events))
	}
	for k := rp.Steps(); k >= 0; k-- {
		if f := rp.Frame(k); f.Seeds != forwards[k].Seeds || f.Hand != forwards[k].Hand || f.Lap != forwards[k].Lap {
			rt.Fatalf("%s: step %d differs on the way back", where, k)
		}
	}
	first, last := forwards[0], forwards[rp.Steps()]
	if first.Seeds != p.Seeds || first.Hand != 0 || first.Lap != 0 || first.From != NoPit {
		rt.Fatalf("%s: step 0 is %+v", where, first)
	}
	if rp.Outcome.Ends != EndsEndless && (last.Seeds != rp.After.Seeds || last.Store != rp.After.Store || last.Hand != 0) {
		rt.Fatalf("%s: the last frame is not the result", where)
	}
	checkLaps(rt, rp, where)
}

// checkLaps checks that laps follow each other without a gap, each from its
// lift or capture to its last seed, and that the outcome says the same.
func checkLaps(rt *rapid.T, rp *Replay, where string) {
	if rp.Laps() != int(rp.Outcome.Laps) {
		rt.Fatalf("%s: %d laps, outcome %d", where, rp.Laps(), rp.Outcome.Laps)
	}
	captured := 0
	for lap := 1; lap <= rp.Laps(); lap++ {
		start, end := rp.LapStart(lap), rp.LapEnd(lap)
		if lap == 1 && start != 1 || lap > 1 && start != rp.LapEnd(lap-1)+1 || end <= start {
			rt.Fatalf("%s: lap %d goes from %d to %d", where, lap, start, end)
		}
		a, z := rp.Frame(start), rp.Frame(end)
		if a.Seed != 0 || a.Hand == 0 || a.Hand != a.Of || z.Hand != 0 || z.Seed != a.Of || end-start != a.Of {
			rt.Fatalf("%s: lap %d begins %+v and ends %+v", where, lap, a, z)
		}
		for k := start; k <= end; k++ {
			if rp.LapAt(k) != lap {
				rt.Fatalf("%s: step %d is in lap %d, want %d", where, k, rp.LapAt(k), lap)
			}
		}
		if lap == rp.Laps() && z.Done[0].Pit != rp.Outcome.Last {
			rt.Fatalf("%s: the last seed fell elsewhere", where)
		}
	}
	for i, e := range rp.Events {
		if e.Kind == Capture {
			captured += int(e.Count)
		}
		if (e.Kind == Stop) != (i == len(rp.Events)-1) {
			rt.Fatalf("%s: event %d of %d is %+v", where, i, len(rp.Events), e)
		}
	}
	if captured != int(rp.Outcome.Captured) && rp.Outcome.Ends != EndsEndless {
		rt.Fatalf("%s: %d captured, outcome %d", where, captured, rp.Outcome.Captured)
	}
}

// A replay told in words: a line a step.
func TestReplayText(t *testing.T) {
	for _, row := range []struct{ rules, position, move, want string }{
		// c1 2 to d1 d2; d2 2 takes d3 1 and d4 1, sown c2 b2; b2 was empty.
		{"hus; columns 4", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S", "c1", `
			1 lap 1, 0 of 2, hand 2: lift c1 2
			2 lap 1, 1 of 2, hand 1: drop d1 1
			3 lap 1, 2 of 2, hand 0: drop d2 2
			4 lap 2, 0 of 2, hand 2: take d3 1, take d4 1, resume c2 2
			5 lap 2, 1 of 2, hand 1: drop c2 1
			6 lap 2, 2 of 2, hand 0: drop b2 1, stop b2`},
		{"hus; columns 4; captureNeeds both; resume facing", "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", `
			1 lap 1, 0 of 2, hand 2: lift c1 2
			2 lap 1, 1 of 2, hand 1: drop d1 1
			3 lap 1, 2 of 2, hand 0: drop d2 2, relay d2 2
			4 lap 2, 0 of 2, hand 2: lift d2 2
			5 lap 2, 1 of 2, hand 1: drop c2 1
			6 lap 2, 2 of 2, hand 0: drop b2 1, stop b2`},
		{"bosh", "0,0,0,0,3/1,0,0,2,0 S 0-0", "a1", `
			1 lap 1, 0 of 1, hand 1: lift a1 1
			2 lap 1, 1 of 1, hand 0: drop b1 1
			3 lap 1, 0 of 1, hand 0: take d1 2, stop b1`},
	} {
		r := rulesFrom(t, row.rules)
		rp := NewReplay(r, positionFrom(t, &r, row.position), pitFrom(t, &r, row.move))
		names := map[Kind]string{Lift: "lift", Drop: "drop", Relay: "relay", Capture: "take", Resume: "resume", Stop: "stop"}
		var got strings.Builder
		for k := 1; k <= rp.Steps(); k++ {
			f := rp.Frame(k)
			fmt.Fprintf(&got, "\n\t\t\t%d lap %d, %d of %d, hand %d:", k, f.Lap, f.Seed, f.Of, f.Hand)
			for i, e := range f.Done {
				if i > 0 {
					got.WriteString(",")
				}
				fmt.Fprintf(&got, " %s %s", names[e.Kind], r.PitName(e.Pit))
				if e.Kind != Stop {
					fmt.Fprintf(&got, " %d", e.Count)
				}
			}
		}
		if got.String() != row.want {
			t.Errorf("%s, %s: %s\nwant %s", row.rules, row.move, got.String(), row.want)
		}
	}
}

// An endless move is replayed up to the proof, and leaves the position; a pass
// has no steps.
func TestReplayWithoutResult(t *testing.T) {
	r := rulesOf(t, "bosh", 0)
	rp := NewReplay(r, positionFrom(t, &r, endlessBosh), 0)
	if rp.Outcome.Ends != EndsEndless || rp.After != rp.Before || rp.Laps() != int(rp.Outcome.Laps) || rp.Frame(rp.Steps()).Hand != 0 {
		t.Errorf("endless: %+v, %d laps", rp.Outcome, rp.Laps())
	}
	rp = NewReplay(r, positionFrom(t, &r, allEndlessBosh), Pass)
	if rp.Steps() != 0 || rp.Laps() != 0 || rp.LapAt(0) != 0 || rp.Frame(0).Hand != 0 || rp.After.Turn != North {
		t.Errorf("pass: %d steps, %d laps", rp.Steps(), rp.Laps())
	}
}

// A trace used again is as good as a new one.
func TestTraceReset(t *testing.T) {
	r := rulesOf(t, "hus", 0)
	var once, twice Trace
	for _, trace := range []*Trace{&once, &twice} {
		p := r.Start(South)
		r.Play(&p, 0, trace)
	}
	twice.Reset()
	p := r.Start(South)
	r.Play(&p, 0, &twice)
	if !slices.Equal(once.Events, twice.Events) {
		t.Error("the second move differs")
	}
}
