package engine

import "testing"

// Who opens the next round of Bosh, for each way the round before can go. The
// rounds end with their first move, as soon as a row is empty.
func TestStarts(t *testing.T) {
	const (
		southGains = "0,0,0,5,0/0,0,0,1,0 S 18-16" // d1 takes d2 5: South 19 to 24
		northGains = "0,0,0,0,3/0,0,0,0,1 S 20-16" // e1 goes over to e2: South 21 to 20
		northOpens = "0,1,0,0,0/0,5,0,0,0 N 16-18" // b2 takes b1 5: North 19 to 24
		nobody     = "0,0,0,1,0/0,1,0,0,0 N 20-18" // agreed at once
	)
	for _, row := range []struct {
		start, move              string
		alternate, loser, winner Side
	}{
		{southGains, "d1", North, North, South},
		{northGains, "e1", North, South, North},
		{northOpens, "b2", South, South, North},
		{nobody, "", South, South, South}, // no winner: alternate
	} {
		for value, want := range map[string]Side{"alternate": row.alternate, "loser": row.loser, "winner": row.winner} {
			r := rulesFrom(t, "bosh; roundEnd anyRowEmpty; starts "+value)
			g := NewRecordFrom(r, positionFrom(t, &r, row.start))
			if playAll(t, g, row.move); row.move == "" {
				g.Declare(EndAgreed, South)
			}
			if err := g.NextRound(nil); err != nil {
				t.Fatal(err)
			}
			if rd := g.Round(1); rd.Opener != want || rd.Start.Turn != want {
				t.Errorf("starts %s after %s: %s opens", value, row.start, sideText(rd.Opener))
			}
		}
	}
}

func TestNextRound(t *testing.T) {
	r := rulesFrom(t, "bosh; fill choose")
	g := NewRecordFrom(r, positionFrom(t, &r, "0,0,0,0,3/0,0,0,0,1 S 21-15"))
	if err := g.NextRound(nil); codeOf(t, err) != CodeRound {
		t.Errorf("before the end: %v", err)
	}
	playAll(t, g, "e1 e2") // South 21, North 19: four pits and 3
	if err := g.NextRound([]Pit{0}); codeOf(t, err) != CodePit || g.Rounds() != 1 {
		t.Errorf("a wrong choice: %v", err)
	}
	for _, row := range []struct{ fill, want string }{
		{"a1 b1 c1 d1 e1 a2 b2 c2 d2", "2.0 4,4,4,4,x/4,4,4,4,4 N 1-3"},
		{"a1 b1 c1 d1 e1 a2 b2 d2 e2", "2.0 4,4,x,4,4/4,4,4,4,4 N 1-3"},
	} {
		var fill []Pit
		for _, name := range fields(row.fill) {
			fill = append(fill, pitFrom(t, &r, name))
		}
		g.Seek(0, 2)
		if err := g.NextRound(fill); err != nil {
			t.Fatal(err)
		}
		if got := at(g); got != row.want || g.Rounds() != 2 {
			t.Errorf("fill %s: %s, %d rounds", row.fill, got, g.Rounds())
		}
		if back, err := ParseRecord(g.Text()); err != nil || at(back) != row.want || back.Text() != g.Text() {
			t.Errorf("fill %s: %v", row.fill, err)
		}
	}
}

// A match of Bosh: holdings, the end below four, the cap.
func TestBoshMatch(t *testing.T) {
	for _, row := range []struct {
		rules, start, moves string
		over                bool
		result              Result
		score               [2]int
		capped              bool
	}{
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", "", false, NoResult, [2]int{20, 20}, false},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", "a1", false, NoResult, [2]int{20, 20}, false}, // C8: 5 in store and 15 on the board
		{"bosh", "0,0,0,0,3/0,0,0,0,1 S 21-15", "e1 e2", false, NoResult, [2]int{21, 19}, false},
		{"bosh; rounds 1", "0,0,0,0,3/0,0,0,0,1 S 21-15", "e1 e2", true, SouthWins, [2]int{21, 19}, true},
		{"bosh; rounds 1", "0,0,0,0,3/0,0,0,0,1 S 20-16", "e1 e2", true, Draw, [2]int{20, 20}, true},
		{"bosh", "0,0,0,0,3/0,0,0,0,1 S 4-32", "e1 e2", false, NoResult, [2]int{4, 36}, false},
		{"bosh", "0,0,0,0,3/0,0,0,0,1 S 3-33", "e1 e2", true, NorthWins, [2]int{3, 37}, false},
		{"bosh; rounds 1", "0,0,0,0,3/0,0,0,0,1 S 3-33", "e1 e2", true, NorthWins, [2]int{3, 37}, false},
	} {
		r := rulesFrom(t, row.rules)
		g := NewRecordFrom(r, positionFrom(t, &r, row.start))
		playAll(t, g, row.moves)
		m := g.Match()
		if m.Over != row.over || m.Result != row.result || m.Capped != row.capped {
			t.Errorf("%s, %s: %+v", row.rules, row.start, m)
		}
		if m.Score != row.score {
			t.Errorf("%s, %s: score %v, want %v", row.rules, row.start, m.Score, row.score)
		}
		if m.Over {
			if err := g.NextRound(nil); codeOf(t, err) != CodeRound {
				t.Errorf("%s, %s: a round after the match: %v", row.rules, row.start, err)
			}
		}
	}
}

// A series of ǁHus: a total capture counts two where the rules say so, draws
// count as played, openers alternate, and a lead that cannot be caught ends it.
func TestSeries(t *testing.T) {
	const total = "0,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S" // c1 takes all
	for _, row := range []struct {
		rules string
		games string // of the games after the first: S, N or = for its result
		score [2]int
		over  bool
		won   Result
	}{
		{"series single", "", [2]int{1, 0}, true, SouthWins},
		{"series single; doubleForAll yes", "", [2]int{2, 0}, true, SouthWins},
		{"series bestOf 3", "", [2]int{1, 0}, false, NoResult},
		{"series bestOf 3; doubleForAll yes", "", [2]int{2, 0}, true, SouthWins},
		{"series bestOf 7; doubleForAll yes", "", [2]int{2, 0}, false, NoResult},
		{"series bestOf 7; doubleForAll yes", "SS", [2]int{4, 0}, true, SouthWins},
		{"series bestOf 7; doubleForAll yes", "NNNN", [2]int{2, 4}, true, NorthWins},
		{"series bestOf 7", "NNN=S", [2]int{2, 3}, false, NoResult},
		{"series bestOf 7", "NNN=SS", [2]int{3, 3}, true, Draw},
		{"series bestOf 3", "==", [2]int{1, 0}, true, SouthWins},
		{"series bestOf 2", "N", [2]int{1, 1}, true, Draw},
	} {
		r := rulesFrom(t, "hus; columns 4; "+row.rules)
		g := NewRecordFrom(r, positionFrom(t, &r, total))
		playAll(t, g, "c1")
		for i, c := range row.games {
			if m := g.Match(); m.Over {
				t.Fatalf("%s: over after %d games, %v", row.rules, i+1, m.Score)
			}
			if err := g.NextRound(nil); err != nil {
				t.Fatal(err)
			}
			if opener := Side((i + 1) % 2); g.Round(i+1).Opener != opener || g.Position() != r.Start(opener) {
				t.Errorf("%s: %s opens game %d", row.rules, sideText(g.Round(i+1).Opener), i+2)
			}
			switch c {
			case 'S':
				g.Declare(EndResigned, North)
			case 'N':
				g.Declare(EndResigned, South)
			case '=':
				g.Declare(EndAgreed, South)
			}
		}
		m := g.Match()
		if m.Score != row.score || m.Over != row.over || m.Result != row.won || m.Played != len(row.games)+1 {
			t.Errorf("%s, %q: %+v", row.rules, row.games, m)
		}
		if err := g.NextRound(nil); m.Over != (codeOf(t, err) == CodeRound) {
			t.Errorf("%s, %q: next game: %v", row.rules, row.games, err)
		}
	}
}
