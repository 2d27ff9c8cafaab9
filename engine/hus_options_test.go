package engine

import "testing"

// Each row is one move on a board four pits wide, worked out by hand. Rows of
// a position are North's outer, North's inner, South's inner, South's outer.
// South's ring is a1 b1 c1 d1 d2 c2 b2 a2.
var husMoves = []struct{ rules, before, move, outcome, after string }{
	// b1 goes right to c1 d1, or left to a1 and up to a2.
	{"direction ccw", "0,0,0,1/0,0,0,0/0,0,0,0/0,2,0,0 S", "b1", "1 laps, 0 taken, empty at d1", "0,0,0,1/0,0,0,0/0,0,0,0/0,0,1,1 N"},
	{"direction cw", "0,0,0,1/0,0,0,0/0,0,0,0/0,2,0,0 S", "b1", "1 laps, 0 taken, empty at a2", "0,0,0,1/0,0,0,0/1,0,0,0/1,0,0,0 N"},
	// North's ring is d4 c4 b4 a4 a3 b3 c3 d3.
	{"direction ccw", "0,2,0,0/0,0,0,0/0,0,0,0/1,0,0,0 N", "b4", "1 laps, 0 taken, empty at a3", "1,0,0,0/1,0,0,0/0,0,0,0/1,0,0,0 S"},
	{"direction cw", "0,2,0,0/0,0,0,0/0,0,0,0/1,0,0,0 N", "b4", "1 laps, 0 taken, empty at d4", "0,0,1,1/0,0,0,0/0,0,0,0/1,0,0,0 S"},

	// c1 sows d1 and d2, which held 1; d3 faces with 3 and d4 behind is empty.
	// A capture sows c2 b2 a2; a relay lifts the two of d2 into c2 b2.
	{"captureNeeds inner", "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 3 taken, empty at a2", "1,0,0,0/0,0,0,0/1,1,1,2/0,0,0,1 N"},
	{"captureNeeds both", "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 0 taken, empty at b2", "1,0,0,0/0,0,0,3/0,1,1,0/0,0,0,1 N"},
	{"captureNeeds both", "1,0,0,1/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 4 taken, empty at a1", "1,0,0,0/0,0,0,0/1,1,1,2/1,0,0,1 N"},
	// The outer pit alone is not enough for either.
	{"captureNeeds inner", "1,0,0,3/0,0,0,0/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 0 taken, empty at b2", "1,0,0,3/0,0,0,0/0,1,1,0/0,0,0,1 N"},
	{"captureNeeds both", "1,0,0,3/0,0,0,0/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 0 taken, empty at b2", "1,0,0,3/0,0,0,0/0,1,1,0/0,0,0,1 N"},

	// d2 faces d3 1 with d4 1 behind; beside d3 lie c3 2, b3 0, a3 1.
	{"captureTakes innerOuter", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 2 taken, empty at b2", "0,0,0,0/1,0,2,0/0,1,1,2/0,0,0,1 N"},
	{"captureTakes innerOnly", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 1 taken, empty at c2", "0,0,0,1/1,0,2,0/0,0,1,2/0,0,0,1 N"},
	{"captureTakes lateralChain", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 3 taken, empty at a2", "0,0,0,1/1,0,0,0/1,1,1,2/0,0,0,1 N"},
	// A chain runs in the mover's direction. Clockwise b1 sows a1 a2 b2, and
	// takes b3 2, c3 1, up to d3 0; a3 stays. Three seeds go to c2 d2 d1.
	{"captureTakes lateralChain; direction cw", "0,0,0,1/1,2,1,0/0,1,0,0/0,3,0,0 S", "b1", "2 laps, 3 taken, empty at d1", "0,0,0,1/1,0,0,0/1,2,1,1/1,0,0,1 N"},
	// It ends with the row: d3 c3 b3 a3, not a4. Four seeds: c2 b2 a2 a1.
	{"captureTakes lateralChain", "5,0,0,0/1,1,1,1/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 4 taken, empty at a1", "5,0,0,0/0,0,0,0/1,1,1,2/1,0,0,1 N"},

	// Facing: the first of two captured seeds goes into d2 itself.
	{"resume next", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 2 taken, empty at b2", "0,0,0,0/1,0,2,0/0,1,1,2/0,0,0,1 N"},
	{"resume facing", "0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 2 taken, empty at c2", "0,0,0,0/1,0,2,0/0,0,1,3/0,0,0,1 N"},
	// The chain d3 c3 b3 ends at b3, so b2 is first: b2 a2 a1.
	{"resume facing; captureTakes lateralChain", "0,0,0,1/0,1,1,1/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 3 taken, empty at a1", "0,0,0,1/0,0,0,0/1,1,0,2/1,0,0,1 N"},
	// One seed taken by a2 from a3, resumed in a2, which is then 3: it takes
	// nothing (a3 is empty now) and is lifted into a1 b1 c1.
	{"resume facing", "0,0,0,1/1,0,0,0/1,0,0,2/0,0,0,0 S", "d2", "1 laps, 0 taken, empty at b2", "0,0,0,1/1,0,0,0/1,1,1,0/0,0,0,0 N"},
	{"resume facing", "0,0,0,1/1,0,0,0/1,0,0,3/0,0,0,0 S", "d2", "3 laps, 1 taken, empty at c1", "0,0,0,1/0,0,0,0/0,1,1,0/1,1,1,0 N"},

	// Eight seeds go right round to a1; or, a1 left out, the last falls on b1,
	// and twos run on: b1 to d1, d1 to c2, c2 to a2, a2 to b1, empty by then.
	{"skipOrigin no", "0,0,0,1/0,0,0,0/0,0,0,0/8,0,0,0 S", "a1", "1 laps, 0 taken, empty at a1", "0,0,0,1/0,0,0,0/1,1,1,1/1,1,1,1 N"},
	{"skipOrigin yes", "0,0,0,1/0,0,0,0/0,0,0,0/8,0,0,0 S", "a1", "5 laps, 0 taken, empty at b1", "0,0,0,1/0,0,0,0/0,2,0,2/1,1,2,0 N"},
	// A captured hand has no origin. Nine seeds: c2 b2 a2 a1 b1 c1 d1 d2 c2;
	// then c2 2 to a2, a2 2 to b1, b1 2 to d1, d1 3 to b2, b2 3 to b1.
	{"skipOrigin no", "1,0,0,4/0,0,0,5/0,0,0,1/0,0,2,0 S", "c1", "7 laps, 9 taken, empty at b1", "1,0,0,0/0,0,0,0/1,0,1,4/3,1,2,0 N"},
	{"skipOrigin yes", "1,0,0,4/0,0,0,5/0,0,0,1/0,0,2,0 S", "c1", "7 laps, 9 taken, empty at b1", "1,0,0,0/0,0,0,0/1,0,1,4/3,1,2,0 N"},

	// A lap limit leaves the last seed where it fell, and comes before a
	// capture: the board after c1's first lap.
	{"endless stopAfter 1", "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", "1 laps, 0 taken, limit at d2", "1,0,0,0/0,0,0,3/0,0,0,2/0,0,0,1 N"},
	{"endless stopAfter 2", "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", "2 laps, 3 taken, empty at a2", "1,0,0,0/0,0,0,0/1,1,1,2/0,0,0,1 N"},
}

func TestHusMoves(t *testing.T) {
	for _, row := range husMoves {
		r := rulesFrom(t, "hus; columns 4; "+row.rules)
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

// choosable lists the legal moves of a position, the endless ones with a !.
func choosable(r *Rules, p *Position) (text string) {
	for i, m := range r.Moves(p) {
		if i > 0 {
			text += " "
		}
		text += r.PitName(m.Pit)
		if m.Endless {
			text += "!"
		}
	}
	return text
}

func TestOpening(t *testing.T) {
	for _, row := range []struct{ rules, south, north string }{
		{"hus", "a1 b1 c1 d1 e1 f1 g1 h1 h2 g2 f2 e2", "h4 g4 f4 e4 d4 c4 b4 a4 a3 b3 c3 d3"},
		{"hus; opening frontPair", "e2", "d3"},
		{"hus-windhoek; direction cw", "e2", "d3"},
		{"hus-windhoek; columns 4", "c2", "b3"},
		{"hus-windhoek; columns 12", "g2", "f3"},
		{"hus-windhoek; columns 32", "q2", "p3"},
	} {
		r := rulesFrom(t, row.rules)
		for s, want := range []string{row.south, row.north} {
			p := r.Start(Side(s))
			if got := choosable(&r, &p); got != want {
				t.Errorf("%s: first moves %s, want %s", row.rules, got, want)
			}
		}
	}
	// Once each; then any pit. e2 sows d2 c2; d3 sows e3 f3.
	g := NewRecord(rulesFrom(t, "hus-windhoek"), South)
	if _, err := g.Play(pitFrom(t, &g.Rules, "a1")); codeOf(t, err) != CodeFront {
		t.Errorf("a1 first: %v", err)
	}
	playAll(t, g, "e2 d3")
	p := g.Position()
	if got, want := g.Rules.PositionText(&p), "2,2,2,2,2,2,2,2/2,2,2,0,1,1,0,0/0,0,1,1,0,2,2,2/2,2,2,2,2,2,2,2 S"; got != want {
		t.Errorf("after the front pairs %s", got)
	}
	if got, want := choosable(&g.Rules, &p), "a1 b1 c1 d1 e1 f1 g1 h1 h2 g2 f2"; got != want {
		t.Errorf("second moves %s, want %s", got, want)
	}
}

// South's a1 leaves 1 in c2 (ring 14) and d2 (13), with 3 behind d2. North's
// f4 lands on b4 and a4, then c3 (ring 11) with 3. With captures it takes 1,
// lands on d3, takes 1+3; without, c3 is lifted into d3 e3 f3.
func TestOpeningCapture(t *testing.T) {
	for _, row := range []struct{ value, outcome, north string }{
		{"allowed", "5 laps, 5 taken, empty at h3", "2 2 0 3 0 3 3 0 3 3 3 3 1 1 1 1"},
		{"notOnFirstTurns", "4 laps, 0 taken, empty at f3", "2 2 0 3 0 3 3 0 3 3 0 3 1 1 0 0"},
	} {
		g := NewRecord(rulesFrom(t, "hus; openingCapture "+row.value), South)
		playAll(t, g, "a1")
		out, err := g.Play(pitFrom(t, &g.Rules, "f4"))
		p := g.Position()
		if got := outcomeText(&g.Rules, out, err); got != row.outcome || ringText(&g.Rules, &p, North) != row.north {
			t.Errorf("%s: %s, %s", row.value, got, ringText(&g.Rules, &p, North))
		}
	}
	// A side that does not stand as at the start has made its first move.
	r := rulesFrom(t, "hus; columns 4; openingCapture notOnFirstTurns")
	p := positionFrom(t, &r, "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S")
	if out := r.Play(&p, pitFrom(t, &r, "c1"), nil); out.Captured != 3 {
		t.Errorf("in mid game %d taken, want 3", out.Captured)
	}
	// And a game that begins there goes by the same.
	g := NewRecordFrom(r, positionFrom(t, &r, "1,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S"))
	if out, _ := g.Play(pitFrom(t, &r, "c1")); out.Captured != 3 {
		t.Errorf("in a game from there %d taken, want 3", out.Captured)
	}
}
