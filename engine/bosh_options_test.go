package engine

import "testing"

// Each row is one move of Bosh, worked out by hand. The ring is a1 b1 c1 d1 e1
// e2 d2 c2 b2 a2; the upper row of a text is a2 b2 c2 d2 e2.
var boshMoves = []struct{ rules, before, move, outcome, after string }{
	// C8: a1 sows to e1, e2 4 sows to a2 and stops before a1 0; b1 5 is beyond.
	{"captureSide any", "4,4,4,4,4/4,4,4,4,4 S 0-0", "a1", "2 laps, 5 taken, captured at a2", "5,5,5,5,0/0,0,5,5,5 N 5-0"},
	{"captureSide opponentOnly", "4,4,4,4,4/4,4,4,4,4 S 0-0", "a1", "2 laps, 0 taken, empty at a2", "5,5,5,5,0/0,5,5,5,5 N 0-0"},
	{"captureSide opponentOnly", "4,4,4,4,4/4,4,4,4,4 S 0-0", "e1", "2 laps, 5 taken, captured at d1", "0,5,5,5,0/5,5,5,5,0 N 5-0"},
	// The same for North: a pit of South's row is the opponent's.
	{"captureSide any", "0,0,0,0,1/5,0,0,0,0 N 0-0", "e2", "1 laps, 0 taken, empty at d2", "0,0,0,1,0/5,0,0,0,0 S 0-0"},
	{"captureSide opponentOnly", "0,1,0,0,0/0,5,0,0,0 N 0-0", "b2", "1 laps, 5 taken, captured at a2", "1,0,0,0,0/0,0,0,0,0 S 0-5"},
	{"captureSide opponentOnly", "5,0,0,1,0/0,1,0,0,0 N 0-0", "d2", "1 laps, 0 taken, empty at c2", "5,0,1,0,0/0,1,0,0,0 S 0-0"},
	{"captureSide any", "5,0,0,1,0/0,1,0,0,0 N 0-0", "d2", "1 laps, 5 taken, captured at c2", "0,0,1,0,0/0,1,0,0,0 S 0-5"},
	// One pit only, and no chain: after a1, c1 is empty, d1 2 is
	// taken; e1 is empty too, but the 3 beyond stay.
	{"captureSide any", "0,0,0,0,3/1,0,0,2,0 S 0-0", "a1", "1 laps, 2 taken, captured at b1", "0,0,0,0,3/0,1,0,0,0 N 2-0"},
	// Two empty pits: nothing.
	{"captureSide any", "0,0,0,0,3/1,0,0,0,2 S 0-0", "a1", "1 laps, 0 taken, empty at b1", "0,0,0,0,3/0,1,0,0,2 N 0-0"},

	// Closed pits do not exist. Two seeds of b1 pass by c1 and e1 to d1 e2; the
	// next pit is c2, past d2. Its six go to b2 a2 a1 b1 d1 e2; now c2 is the
	// next, empty, and b2 beyond has 1.
	{"captureSide any", "0,0,6,x,0/0,2,x,0,x S 0-0", "b1", "2 laps, 1 taken, captured at e2", "1,0,0,x,2/1,1,x,2,x N 1-0"},
	// "Next" after d1 is e2, empty; "beyond" it is c2.
	{"captureSide any", "0,0,6,x,0/1,1,x,0,x S 0-0", "b1", "1 laps, 6 taken, captured at d1", "0,0,0,x,0/1,0,x,1,x N 6-0"},
	// The origin is not skipped: ten seeds end in a1. Then single seeds go on,
	// b1 to c1, d1 to e1, e2 to d2, c2 to b2, a2 to a1; b1 is empty, c1 has 2.
	{"captureSide any", "0,0,0,0,0/10,0,0,0,0 S 0-0", "a1", "6 laps, 2 taken, captured at a1", "0,2,0,2,0/2,0,0,0,2 N 2-0"},
}

func TestBoshMoves(t *testing.T) {
	for _, row := range boshMoves {
		r := rulesFrom(t, "bosh; "+row.rules)
		p := positionFrom(t, &r, row.before)
		q, out, err := r.Move(p, pitFrom(t, &r, row.move), nil)
		if got := outcomeText(&r, out, err); got != row.outcome {
			t.Errorf("%s: %s in %s\n got %s\nwant %s", row.rules, row.move, row.before, got, row.outcome)
		}
		if got := r.PositionText(&q); got != row.after {
			t.Errorf("%s: %s in %s\n got %s\nwant %s", row.rules, row.move, row.before, got, row.after)
		}
	}
}

func TestRoundEnd(t *testing.T) {
	for _, row := range []struct{ rules, start, moves, status string }{
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", "", ""},
		// e1 goes to e2, and South's row is empty. North may still play; e2 4
		// goes to a2, and now South is stuck: North takes all.
		{"bosh", "0,0,0,0,3/0,0,0,0,1 S 21-15", "e1", ""},
		{"bosh", "0,0,0,0,3/0,0,0,0,1 S 21-15", "e1 e2", "row empty S 21-19"},
		{"bosh; roundEnd anyRowEmpty", "0,0,0,0,3/0,0,0,0,1 S 21-15", "e1", "any row empty S 21-19"},
		// North feeds South: e2 7 reaches c1. So the two rules differ.
		{"bosh", "0,0,0,0,6/0,0,0,0,1 S 18-15", "e1 e2", ""},
		{"bosh; roundEnd anyRowEmpty", "0,0,0,0,6/0,0,0,0,1 S 18-15", "e1", "any row empty N 18-22"},
		// d1 to e1; e2 is empty, d2 5 taken. North to move has nothing: South
		// takes the seed on e1 by either rule.
		{"bosh", "0,0,0,5,0/0,0,0,1,0 S 18-16", "d1", "row empty S 24-16"},
		{"bosh; roundEnd anyRowEmpty", "0,0,0,5,0/0,0,0,1,0 S 18-16", "d1", "any row empty S 24-16"},
		// A row of sand and zeros is empty.
		{"bosh", "4,x,x,x,0/0,x,x,x,x S 12-24", "", "row empty N 12-28"},
		{"bosh; roundEnd anyRowEmpty", "4,x,x,x,0/0,x,x,x,x N 12-24", "", "any row empty N 12-28"},
		{"bosh", "4,x,x,x,0/0,x,x,x,x N 12-24", "", ""},
		// Two passes share what lies on the board, fourteen seeds, seven each.
		{"bosh", allEndlessBosh, "-- --", "two passes draw 20-20"},
		{"bosh", allEndlessBosh, "--", ""},
	} {
		r := rulesFrom(t, row.rules)
		g := NewRecordFrom(r, positionFrom(t, &r, row.start))
		playAll(t, g, row.moves)
		if got := statusText(g.Status()); got != row.status {
			t.Errorf("%s, %s, %s: %q, want %q", row.rules, row.start, row.moves, got, row.status)
		}
	}
}

// Two passes share the seeds; the odd one goes to who did not open the round,
// which the number of moves made tells.
func TestTwoPassesOddSeed(t *testing.T) {
	r := rulesOf(t, "bosh", 0)
	for _, row := range []struct {
		made   [2]uint16
		turn   Side
		status string
	}{
		{[2]uint16{1, 1}, South, "two passes N 19-21"}, // South opened
		{[2]uint16{2, 1}, North, "two passes N 19-21"},
		{[2]uint16{1, 1}, North, "two passes draw 20-20"}, // North opened
		{[2]uint16{1, 2}, South, "two passes draw 20-20"},
	} {
		p := positionFrom(t, &r, "1,0,0,0,0/1,1,0,0,0 S 18-19")
		p.Turn, p.Made, p.Passes = row.turn, row.made, 2
		if got := statusText(r.Status(&p)); got != row.status {
			t.Errorf("%v made, %s to move: %q, want %q", row.made, sideText(row.turn), got, row.status)
		}
	}
}

// Four seeds fill a pit, at most five; North's right is the a end.
func TestFill(t *testing.T) {
	for _, row := range []struct {
		fill   string
		held   [2]int
		chosen string
		want   string
	}{
		{"right", [2]int{20, 20}, "", "4,4,4,4,4/4,4,4,4,4 S 0-0"},
		{"right", [2]int{26, 14}, "", "4,4,4,x,x/4,4,4,4,4 S 6-2"},
		{"left", [2]int{26, 14}, "", "x,x,4,4,4/4,4,4,4,4 S 6-2"},
		{"choose", [2]int{26, 14}, "a1 b1 c1 d1 e1 a2 c2 e2", "4,x,4,x,4/4,4,4,4,4 S 6-2"},
		{"choose", [2]int{26, 14}, "", "4,4,4,x,x/4,4,4,4,4 S 6-2"},
		{"right", [2]int{7, 33}, "", "4,4,4,4,4/x,x,x,x,4 S 3-13"},
		{"left", [2]int{7, 33}, "", "4,4,4,4,4/4,x,x,x,x S 3-13"},
		{"choose", [2]int{7, 33}, "c1 a2 b2 c2 d2 e2", "4,4,4,4,4/x,x,4,x,x S 3-13"},
		{"right", [2]int{4, 36}, "", "4,4,4,4,4/x,x,x,x,4 S 0-16"},
		{"right", [2]int{19, 21}, "", "4,4,4,4,4/x,4,4,4,4 S 3-1"},
		// Not what the rule asks is ignored where there is nothing to choose.
		{"left", [2]int{7, 33}, "c1", "4,4,4,4,4/4,x,x,x,x S 3-13"},

		{"right", [2]int{3, 37}, "", "holding"},
		{"right", [2]int{37, 3}, "", "holding"},
		{"right", [2]int{30, 14}, "", "holding"},
		{"right", [2]int{-4, 44}, "", "holding"},
		{"choose", [2]int{26, 14}, "a2 c2 e2", "pit"},
		{"choose", [2]int{26, 14}, "a1 b1 c1 d1 e1 a2 c2", "pit"},
		{"choose", [2]int{26, 14}, "a1 b1 c1 d1 e1 a2 c2 c2", "pit"},
		{"choose", [2]int{26, 14}, "a1 b1 c1 d1 e1 a2 b2 c2 d2", "pit"},
	} {
		r := rulesFrom(t, "bosh; fill "+row.fill)
		var chosen []Pit
		for _, name := range fields(row.chosen) {
			chosen = append(chosen, pitFrom(t, &r, name))
		}
		p, err := r.NextRound(row.held, South, chosen)
		got := string(codeOf(t, err))
		if err == nil {
			got = r.PositionText(&p)
			if q := positionFrom(t, &r, row.want); q != p {
				t.Errorf("fill %s of %v is not the position it is written as", row.fill, row.held)
			}
		}
		if got != row.want {
			t.Errorf("fill %s of %v, %s:\n got %s\nwant %s", row.fill, row.held, row.chosen, got, row.want)
		}
	}
	hus := rulesOf(t, "hus", 0)
	if _, err := hus.NextRound([2]int{20, 20}, South, nil); codeOf(t, err) != CodeRound {
		t.Errorf("next round of ǁHus: %v", err)
	}
	bosh := rulesFrom(t, "bosh; fill choose")
	if _, err := bosh.NextRound([2]int{20, 20}, South, []Pit{10}); codeOf(t, err) != CodePit {
		t.Errorf("a pit off the board: %v", err)
	}
}
