package ai

import (
	"fmt"
	"math/rand"
	"testing"

	"relaymancala/engine"
)

// TestAgainstPlain compares the search, table off, with the plain minimax at
// fixed depths, under every option.
func TestAgainstPlain(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	s := Searcher{noTable: true}
	for i := 0; i < 1500; i++ {
		r := randomRules(t, rnd, engine.Game(i%2))
		p := randomPosition(&r, rnd, 3+rnd.Intn(20))
		depth := 1 + rnd.Intn(4)
		res := s.Best(r, p, Limits{Depth: depth})
		guess := func(p *engine.Position) int { return int(s.evaluate(p)) }
		want, proved := plain(&r, p, depth, 0, nil, guess)
		if res.Exact && !proved && r.Game == engine.Bosh {
			continue // the search knows bounds that the plain one does not
		}
		if res.Depth == depth && res.Score != want || proved && !res.Exact {
			t.Fatalf("%s %v depth %d: %d %v (%d), want %d %v", r.PositionText(&p), r.Differences(), depth, res.Score, res.Exact, res.Depth, want, proved)
		}
		checkLine(t, &r, p, res)
	}
}

// TestAgainstPlainValues does the same for the value of each move.
func TestAgainstPlainValues(t *testing.T) {
	rnd := rand.New(rand.NewSource(2))
	s := Searcher{noTable: true}
	for i := 0; i < 500; i++ {
		r := randomRules(t, rnd, engine.Game(i%2))
		p := randomPosition(&r, rnd, 3+rnd.Intn(16))
		depth := 1 + rnd.Intn(3)
		guess := func(p *engine.Position) int { return int(s.evaluate(p)) }
		for _, m := range s.Values(r, p, Limits{Depth: depth}) {
			q := p
			r.Play(&q, m.Move, nil)
			gain := 0
			if r.Game == engine.Bosh {
				gain = int(q.Store[p.Turn]) - int(p.Store[p.Turn])
			}
			v, proved := plain(&r, q, depth-1, 1, []engine.Position{p.Board()}, guess)
			if m.Exact && !proved && r.Game == engine.Bosh {
				continue
			}
			if !m.Exact && m.Score != gain-v || proved && (!m.Exact || m.Score != gain-v) {
				t.Fatalf("%s %v %s depth %d: %d %v, want %d %v", r.PositionText(&p), r.Differences(), r.PitName(m.Move), depth, m.Score, m.Exact, gain-v, proved)
			}
		}
	}
}

// TestBoshProved compares proved values of endgames, found with the table,
// with an exhaustive search.
func TestBoshProved(t *testing.T) {
	rnd := rand.New(rand.NewSource(3))
	var s Searcher
	proofs, loops := 0, 0
	for i := 0; i < 3000; i++ {
		r := randomRules(t, rnd, engine.Bosh)
		p := randomPosition(&r, rnd, 2+rnd.Intn(8))
		want, proved := plain(&r, p, 14, 0, nil, func(*engine.Position) int { return 0 })
		if !proved {
			continue
		}
		res := s.Best(r, p, Limits{})
		if !res.Exact || res.Score != want {
			t.Fatalf("%s %v: %d %v, want %d", r.PositionText(&p), r.Differences(), res.Score, res.Exact, want)
		}
		proofs++
		if want == 0 {
			loops++
		}
		for _, m := range s.Values(r, p, Limits{}) {
			if !m.Exact || m.Score > want {
				t.Fatalf("%s: %s %d %v, best is %d", r.PositionText(&p), r.PitName(m.Move), m.Score, m.Exact, want)
			}
		}
	}
	if proofs < 500 {
		t.Errorf("only %d positions were exhausted", proofs)
	}
	t.Logf("%d positions, %d of value 0", proofs, loops)
}

// TestBoshOpening proves the value of every first move.
func TestBoshOpening(t *testing.T) {
	r, _ := engine.PresetRules("bosh")
	var s Searcher
	p := r.Start(engine.South)
	res := s.Best(r, p, Limits{})
	if !res.Exact || res.Score != 6 {
		t.Errorf("opening: %+v, want a proved +6", res)
	}
	checkLine(t, &r, p, res)
	if v := s.Values(r, p, Limits{}); fmt.Sprint(v) != "[{0 2 true} {1 6 true} {2 -2 true} {3 -2 true} {4 6 true}]" {
		t.Errorf("opening: %v", v)
	}
}

// TestBoshRound proves every position of rounds played at random, with closed
// pits and without.
func TestBoshRound(t *testing.T) {
	r, _ := engine.PresetRules("bosh")
	rnd := rand.New(rand.NewSource(8))
	var s Searcher
	for i := 0; i < 8; i++ {
		held := 4 + rnd.Intn(33)
		p, err := r.NextRound([2]int{held, 40 - held}, engine.Side(i%2), nil)
		if err != nil {
			t.Fatal(err)
		}
		for !r.Status(&p).Over && p.Made[0] < 40 {
			s.Forget()
			if res := s.Best(r, p, Limits{Nodes: 2_000_000}); !res.Exact {
				t.Errorf("%s: %+v", r.PositionText(&p), res)
			}
			move := engine.Pass
			if list := r.Moves(&p); !r.MustPass(&p) {
				move = list[rnd.Intn(len(list))].Pit
			}
			if q, _, err := r.Move(p, move, nil); err == nil {
				p = q
			}
		}
	}
	p, _ := r.ParsePosition("0,5,1,4,0/6,1,3,1,0 S 5-14") // once left unproved
	if res := s.Best(r, p, Limits{Nodes: 100_000}); !res.Exact {
		t.Errorf("%+v", res)
	}
}

// TestHusProved compares proved wins on small boards with an exhaustive
// search: the score tells the plies to the shortest win.
func TestHusProved(t *testing.T) {
	rnd := rand.New(rand.NewSource(4))
	var s Searcher
	wins := 0
	for i := 0; i < 3000; i++ {
		r := randomRules(t, rnd, engine.Hus)
		r.Columns = 4
		if r.ID == "el-hus" {
			continue
		}
		p := randomPosition(&r, rnd, 3+rnd.Intn(8))
		want, _ := plain(&r, p, 5, 0, nil, func(*engine.Position) int { return 0 })
		if want < winning && want > -winning {
			continue
		}
		res := s.Best(r, p, Limits{Depth: 12})
		if !res.Exact || res.Score != want {
			t.Fatalf("%s %v: %+v, want %d", r.PositionText(&p), r.Differences(), res, want)
		}
		if wins++; res.Score > 0 {
			checkLine(t, &r, p, res)
		}
	}
	if wins < 300 {
		t.Errorf("only %d positions were decided", wins)
	}
}

// TestMateSigns checks the conventions on positions one can read.
func TestMateSigns(t *testing.T) {
	r, _ := engine.PresetRules("hus")
	r.Columns = 4
	for _, c := range []struct {
		text  string
		score int
		move  string
	}{
		{"0,0,0,0/1,0,0,0/2,0,0,0/1,0,0,0 S", Win - 1, "a2"}, // leaves North nothing to lift
		{"0,0,0,1/1,0,0,0/0,0,0,0/1,1,0,0 S", -Win, ""},      // stuck: lost now
		{"0,0,0,0/0,0,0,0/0,0,0,0/2,1,0,0 S", Win - 1, "a1"},
	} {
		p, err := r.ParsePosition(c.text)
		if err != nil {
			t.Fatal(err)
		}
		var s Searcher
		res := s.Best(r, p, Limits{Depth: 6})
		move := ""
		if res.Move != engine.NoPit {
			move = r.PitName(res.Move)
		}
		if res.Score != c.score || move != c.move || !res.Exact {
			t.Errorf("%s: %s %+v, want %s %d", c.text, move, res, c.move, c.score)
		}
	}
}

// checkLine plays a result's line: every move must be legal.
func checkLine(t *testing.T, r *engine.Rules, p engine.Position, res Result) {
	t.Helper()
	if res.Move == engine.NoPit {
		if r.Status(&p).Over || len(r.Moves(&p)) == 0 {
			return
		}
		t.Fatalf("%s: no move", r.PositionText(&p))
	}
	if len(res.Line) == 0 || res.Line[0] != res.Move {
		t.Fatalf("%s: move %s, line %v", r.PositionText(&p), r.PitName(res.Move), res.Line)
	}
	for _, m := range res.Line {
		q, _, err := r.Move(p, m, nil)
		if err != nil {
			t.Fatalf("%s %v: line %v: %v", r.PositionText(&p), r.Differences(), res.Line, err)
		}
		p = q
	}
}

// TestRandomGames plays games under every option, and asks for legal moves
// only, within any limits.
func TestRandomGames(t *testing.T) {
	rnd := rand.New(rand.NewSource(5))
	var s Searcher
	for i := 0; i < 120; i++ {
		r := randomRules(t, rnd, engine.Game(i%2))
		p := r.Start(engine.Side(rnd.Intn(2)))
		for ply := 0; ply < 80 && !r.Status(&p).Over; ply++ {
			var res Result
			if rnd.Intn(2) == 0 {
				res = s.Best(r, p, Limits{Depth: rnd.Intn(4) + 1, Nodes: uint64(1 + rnd.Intn(500))})
			} else {
				res = Level(rnd.Intn(6)-1).Choose(&s, r, p, rnd.Uint64(), Limits{})
			}
			q, _, err := r.Move(p, res.Move, nil)
			if err != nil {
				t.Fatalf("%s %v: %v", r.PositionText(&p), r.Differences(), err)
			}
			p = q
		}
	}
}

// TestKeys: different boards have different keys.
func TestKeys(t *testing.T) {
	rnd := rand.New(rand.NewSource(7))
	for game := engine.Hus; game <= engine.Bosh; game++ {
		boards := map[key]engine.Position{}
		r := randomRules(t, rnd, game)
		s := Searcher{rules: r}
		for i := 0; i < 200_000; i++ {
			p := randomPosition(&r, rnd, rnd.Intn(8)).Board()
			p.Store = [2]uint8{}
			if q, known := boards[s.boardKey(&p)]; known && p != q {
				t.Fatalf("%s and %s", r.PositionText(&p), r.PositionText(&q))
			}
			boards[s.boardKey(&p)] = p
		}
	}
}

// TestAllEndless covers positions whose moves are all endless: a pass in Bosh,
// a draw in ǁHus.
func TestAllEndless(t *testing.T) {
	var s Searcher
	bosh, _ := engine.PresetRules("bosh")
	for _, text := range []string{"x,x,3,x,x/5,x,6,x,x S 13-13", "x,x,x,0,4/6,x,3,9,3 N 0-0", "9,x,x,x,12/5,x,x,x,x S 0-0"} {
		p, err := bosh.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		res := s.Best(bosh, p, Limits{})
		if res.Move != engine.Pass || !res.Exact {
			t.Errorf("%s: %+v, want a pass", text, res)
		}
		if v := s.Values(bosh, p, Limits{}); len(v) != 1 || v[0] != (Scored{engine.Pass, res.Score, true}) {
			t.Errorf("%s: %v and %+v", text, v, res)
		}
		checkLine(t, &bosh, p, res)
		want, _ := plain(&bosh, p, 14, 0, nil, func(*engine.Position) int { return 0 })
		if res.Score != want {
			t.Errorf("%s: %d, want %d", text, res.Score, want)
		}
	}

	hus, _ := engine.PresetRules("hus")
	hus.Columns = 4
	p, err := hus.ParsePosition("0,0,0,3/3,0,0,2/1,0,0,1/0,1,2,0 S")
	if err != nil {
		t.Fatal(err)
	}
	if res := s.Best(hus, p, Limits{}); res.Move != engine.NoPit || res.Score != 0 || !res.Exact {
		t.Errorf("a draw: %+v", res)
	}
	if v := s.Values(hus, p, Limits{}); len(v) != 0 {
		t.Errorf("a draw: %v", v)
	}
}

// TestLimits: whatever the limits, an answer and a legal move.
func TestLimits(t *testing.T) {
	r, _ := engine.PresetRules("hus")
	r.Columns = 32
	p := r.Start(engine.North)
	var s Searcher
	asked := 0
	for _, lim := range []Limits{
		{Stop: func() bool { return true }},
		{Stop: func() bool { asked++; return asked > 5 }},
		{Depth: -7, Nodes: 1},
		{Depth: 1 << 40, Nodes: 3000},
		{Depth: 1},
		{Nodes: 200},
	} {
		res := s.Best(r, p, lim)
		if r.Check(&p, res.Move) != nil || res.Depth < 1 || res.Nodes == 0 {
			t.Errorf("%+v: %+v", lim, res)
		}
		if lim.Nodes > 0 && res.Nodes > lim.Nodes+uint64(2*len(s.root)) {
			t.Errorf("%d nodes of %d", res.Nodes, lim.Nodes)
		}
		if v := s.Values(r, p, lim); len(v) != len(r.Moves(&p)) {
			t.Errorf("%+v: %d values", lim, len(v))
		}
	}
	if asked < 5 {
		t.Error("Stop was not asked")
	}
}

// TestOver: a finished game has no move, and its score.
func TestOver(t *testing.T) {
	r, _ := engine.PresetRules("bosh")
	p, err := r.ParsePosition("0,0,1,0,2/0,0,0,0,0 S 3-1")
	if err != nil {
		t.Fatal(err)
	}
	var s Searcher
	if res := s.Best(r, p, Limits{}); res.Move != engine.NoPit || res.Score != -3 || !res.Exact {
		t.Errorf("%+v", res)
	}
	if v := s.Values(r, p, Limits{}); len(v) != 0 {
		t.Error(v)
	}
	if res := Level(1).Choose(&s, r, p, 1, Limits{}); res.Move != engine.NoPit {
		t.Errorf("%+v", res)
	}
}

// TestRepeatable: the same search finds the same, and Forget makes a used
// Searcher like a new one.
func TestRepeatable(t *testing.T) {
	r, _ := engine.PresetRules("hus")
	p := r.Start(engine.South)
	var used, fresh Searcher
	used.Best(r, p, Limits{Depth: 7})
	used.Forget()
	lim := Limits{Depth: 8, Nodes: 10_000}
	if a, b := fmt.Sprint(used.Best(r, p, lim)), fmt.Sprint(fresh.Best(r, p, lim)); a != b {
		t.Errorf("%s, then %s", a, b)
	}
	for l := Level(1); l <= 4; l++ {
		a, b := l.Choose(&used, r, p, 5, Limits{}), l.Choose(&used, r, p, 5, Limits{})
		if a.Move != b.Move {
			t.Errorf("level %d: %v, then %v", l, a, b)
		}
	}
}

// TestPlayed: a return to an earlier position of the game counts 0.
func TestPlayed(t *testing.T) {
	r, _ := engine.PresetRules("hus")
	p := r.Start(engine.South)
	var s Searcher
	var after []engine.Position
	for _, m := range r.Moves(&p) {
		q, _, _ := r.Move(p, m.Pit, nil)
		after = append(after, q)
	}
	for _, m := range s.Values(r, p, Limits{Depth: 3, Played: after}) {
		if m.Score != 0 || m.Exact {
			t.Errorf("%s scores %d", r.PitName(m.Move), m.Score)
		}
	}
}

// TestNoAllocation: the search proper allocates nothing.
func TestNoAllocation(t *testing.T) {
	for _, id := range []string{"hus", "bosh"} {
		r, _ := engine.PresetRules(id)
		p := r.Start(engine.South)
		var s Searcher
		s.Best(r, p, Limits{Depth: 3})
		if n := testing.AllocsPerRun(20, func() {
			s.Forget()
			s.begin(r, p, Limits{Depth: 5})
			s.glance()
			s.searchRoot(5)
		}); n != 0 {
			t.Errorf("%s: %v allocations", id, n)
		}
	}
}
