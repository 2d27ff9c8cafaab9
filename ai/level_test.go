package ai

import (
	"math/rand"
	"testing"

	"relaymancala/engine"
)

// walk returns a position at most so many random moves away from the start.
func walk(r *engine.Rules, rnd *rand.Rand, plies int) engine.Position {
	p := r.Start(engine.Side(rnd.Intn(2)))
	for range plies {
		list := r.Moves(&p)
		if len(list) == 0 {
			break
		}
		q := p
		r.Play(&q, list[rnd.Intn(len(list))].Pit, nil)
		if r.Status(&q).Over {
			break
		}
		p = q
	}
	return p
}

// TestSight: what a player sees of a long move at ǁHus is what the engine
// makes of it where a move stops after so many laps.
func TestSight(t *testing.T) {
	rnd := rand.New(rand.NewSource(9))
	var s Searcher
	long := 0
	for i := range 2000 {
		r := randomRules(t, rnd, engine.Hus)
		if r.Endless != engine.EndlessIllegal {
			continue
		}
		p := walk(&r, rnd, i%20)
		s.view = view{sight: 1 + rnd.Intn(6)}
		s.begin(r, p, Limits{Depth: 1})
		short := r
		short.Endless, short.EndlessLaps = engine.EndlessStopAfter, uint16(s.view.sight)
		for _, m := range s.root {
			want := p
			out := short.Play(&want, m.move, nil)
			if m.pos.Seeds != want.Seeds || m.blur != (out.Ends == engine.EndsLimit) {
				t.Fatalf("%s %s, %d laps: %s, want %s", r.PositionText(&p), r.PitName(m.move), s.view.sight, r.PositionText(&m.pos), r.PositionText(&want))
			}
			if m.blur {
				long++
			}
		}
	}
	if long < 1000 {
		t.Errorf("only %d long moves", long)
	}
}

// TestSightBosh: at Bosh no seed is lost from sight, and a capture is seen
// only in a move that is seen to its end.
func TestSightBosh(t *testing.T) {
	rnd := rand.New(rand.NewSource(10))
	var s Searcher
	for i := range 500 {
		r := randomRules(t, rnd, engine.Bosh)
		p := walk(&r, rnd, i%15)
		s.view = view{sight: 1 + rnd.Intn(4)}
		s.begin(r, p, Limits{Depth: 1})
		for _, m := range s.root {
			sum := r.Holding(&m.pos, engine.South) + r.Holding(&m.pos, engine.North)
			if sum != r.Holding(&p, engine.South)+r.Holding(&p, engine.North) || m.blur && (m.pos.Store != p.Store || m.gain != 0) {
				t.Fatalf("%s %s: %s", r.PositionText(&p), r.PitName(m.move), r.PositionText(&m.pos))
			}
		}
	}
}

// TestCareful: from level 3 up no move is made that loses at once, if there is
// another.
func TestCareful(t *testing.T) {
	rnd := rand.New(rand.NewSource(11))
	var s, judge Searcher
	mattered := 0
	for i := range 1500 {
		r := randomRules(t, rnd, engine.Game(i%2))
		p := walk(&r, rnd, 5+rnd.Intn(25))
		if i%3 == 0 {
			p = randomPosition(&r, rnd, 6+rnd.Intn(20))
		}
		if r.Status(&p).Over || r.MustPass(&p) {
			continue
		}
		judge.begin(r, p, Limits{Depth: 1})
		ruinous, saving := map[engine.Pit]bool{}, false
		for _, m := range judge.root {
			ruinous[m.move] = judge.ruins(&p, m.move)
			saving = saving || !ruinous[m.move]
		}
		if !saving || len(ruinous) == 0 {
			continue
		}
		for l := Level(careful); l <= 6; l++ {
			if res := l.Choose(&s, r, p, uint64(i), Limits{}); ruinous[res.Move] {
				t.Errorf("level %d, %s %v: %s", l, r.PositionText(&p), r.Differences(), r.PitName(res.Move))
			}
		}
		for _, bad := range ruinous {
			if bad {
				mattered++
				break
			}
		}
	}
	if mattered < 30 {
		t.Errorf("it mattered in %d positions only", mattered)
	}
}

// TestLevelsVary: another seed may give another move, and a legal one.
func TestLevelsVary(t *testing.T) {
	for _, id := range []string{"hus", "bosh"} {
		r, _ := engine.PresetRules(id)
		p := r.Start(engine.South)
		for l := Level(1); l <= 5; l++ {
			moves := map[engine.Pit]bool{}
			var s Searcher
			for seed := range uint64(40) {
				res := l.Choose(&s, r, p, seed, Limits{})
				moves[res.Move] = true
				if r.Check(&p, res.Move) != nil {
					t.Fatalf("%s, level %d: %+v", id, l, res)
				}
			}
			if len(moves) < 2 && l <= 2 {
				t.Errorf("%s, level %d plays nothing but %s", id, l, r.PitName(p0(moves)))
			}
			t.Logf("%s, level %d: %d moves", id, l, len(moves))
		}
	}
}

func p0(moves map[engine.Pit]bool) engine.Pit {
	for m := range moves {
		return m
	}
	return engine.NoPit
}
