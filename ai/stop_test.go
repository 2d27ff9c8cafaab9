package ai

import (
	"math/rand"
	"testing"

	"relaymancala/engine"
)

// TestStop: once Stop says so, a search ends within a number of laps that
// takes a few milliseconds, on the widest boards and with endless moves about.
// Laps are counted, for a clock would tell how busy the machine is.
func TestStop(t *testing.T) {
	rnd := rand.New(rand.NewSource(12))
	most := uint64(0)
	for i := range 60 {
		id, text := "hus", ""
		switch i % 3 {
		case 0: // f1 would never end: it repeats after 7,698,124 laps
			id, text = "hus-both", "1,1,2,1,1,1,1,3/0,1,1,2,0,2,2,1/0,5,2,3,0,7,0,1/1,0,1,0,4,2,0,2 S"
		case 1: // d2 neither
			text = "0,0,1,2,3,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0/9,1,0,1,7,1,9,3,7,2,0,1/3,0,3,0,1,5,4,1,0,1,3,2 S"
		}
		r, _ := engine.PresetRules(id)
		r.Columns = 32
		if text != "" {
			r.Columns = uint8(engine.TextColumns(text))
		}
		p := randomPosition(&r, rnd, 60+rnd.Intn(132))
		if text != "" {
			var err error
			if p, err = r.ParsePosition(text); err != nil {
				t.Fatal(err)
			}
		}
		var s Searcher
		asked, at := 0, uint64(0)
		stop := func() bool {
			if asked++; asked <= i {
				return false
			}
			if at == 0 {
				at = s.sown
			}
			return true
		}
		res := s.Best(r, p, Limits{Stop: stop})
		if r.Check(&p, res.Move) != nil {
			t.Fatalf("%s: %+v", r.PositionText(&p), res)
		}
		if at > 0 {
			most = max(most, s.sown-at)
		}
	}
	if most == 0 || most > rootLaps+engine.LapBudget {
		t.Errorf("%d laps after the stop", most)
	}
	t.Logf("at most %d laps after the stop", most)
}

// TestProgress: each depth is told, and the last is the result.
func TestProgress(t *testing.T) {
	for _, id := range []string{"hus", "el-hus", "bosh"} {
		r, _ := engine.PresetRules(id)
		var s Searcher
		var told []Result
		res := s.Best(r, r.Start(engine.South), Limits{Depth: 6, Progress: func(res Result) { told = append(told, res) }})
		for i, p := range told {
			if p.Depth != i+1 || p.Nodes == 0 || len(p.Line) == 0 || p.Line[0] != p.Move {
				t.Errorf("%s: %+v at %d", id, p, i)
			}
		}
		if len(told) != 6 || told[5].Move != res.Move || told[5].Score != res.Score {
			t.Errorf("%s: %+v, told %+v", id, res, told)
		}
	}
}
