package engine

import (
	"strings"
	"testing"
)

// Ways to end a game of ǁHus, on a board four pits wide. "moves" are played in
// a record from the position; the status is why, who won, and seeds held.
func TestHusEnds(t *testing.T) {
	for _, row := range []struct{ rules, start, moves, status string }{
		{"hus", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", "", "stuck N 2-2"},
		{"hus", "0,2,0,0/0,0,0,0/0,0,0,0/2,1,0,0 S", "", ""},
		// Only the player to move is tested: South can move, North could not.
		{"hus", "0,1,0,0/0,0,0,0/0,0,0,0/2,0,0,0 S", "", ""},
		{"hus", "0,1,0,0/0,0,0,0/0,0,0,0/2,0,0,0 S", "a1", "stuck S 2-1"},
		{"hus", "0,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", "all captured S 6-0"},
		{"hus", "0,2,0,0/1,0,0,0/3,0,0,0/0,0,0,0 N", "b4", "all captured N 0-6"},
		{"hus", "0,0,0,0/0,0,0,0/0,0,0,0/0,0,2,0 N", "", "all captured S 2-0"},

		// b1 sows c1 d1, b4 sows a4 a3. One move each, most seeds held wins.
		{"hus; end moveLimit 1", "0,2,0,0/0,0,0,0/0,0,0,0/0,2,0,0 S", "", ""},
		{"hus; end moveLimit 1", "0,2,0,0/0,0,0,0/0,0,0,0/0,2,0,0 S", "b1", ""},
		{"hus; end moveLimit 1", "0,2,0,0/0,0,0,0/0,0,0,0/0,2,0,0 S", "b1 b4", "move limit draw 2-2"},
		{"hus; end moveLimit 1", "0,2,0,0/0,0,0,0/0,0,0,0/1,2,0,0 S", "b1 b4", "move limit S 3-2"},
		{"hus; end moveLimit 1", "0,2,0,1/0,0,0,0/0,0,0,0/0,2,0,0 N", "b4 b1", "move limit N 2-3"},
		{"hus; end moveLimit 2", "0,2,0,0/0,0,0,0/0,0,0,0/1,2,0,0 S", "b1 b4", ""},
		// A stuck player passes, and a pass is one of the moves.
		{"hus; end moveLimit 2", "0,2,0,2/0,0,0,0/0,0,0,0/1,1,0,0 S", "-- d4 --", ""},
		{"hus; end moveLimit 2", "0,2,0,2/0,0,0,0/0,0,0,0/1,1,0,0 S", "-- b4 -- d4", "move limit N 2-4"},
		{"hus; end moveLimit 9", "0,1,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", "--", ""},
		{"hus; end moveLimit 9", "0,1,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", "-- --", "two passes S 2-1"},
		// Passes are counted only while they follow each other.
		{"hus; end moveLimit 9", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", "-- b4 --", ""},
		{"hus; end moveLimit 9", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", "-- b4 -- --", "two passes draw 2-2"},
		// A total capture ends the game at once.
		{"hus; end moveLimit 9", "0,0,0,0/0,0,0,3/0,0,0,1/0,0,2,0 S", "c1", "all captured S 6-0"},
	} {
		r := rulesFrom(t, row.rules+"; columns 4")
		g := NewRecordFrom(r, positionFrom(t, &r, row.start))
		playAll(t, g, row.moves)
		if got := statusText(g.Status()); got != row.status {
			t.Errorf("%s, %s, %s: %q, want %q", row.rules, row.start, row.moves, got, row.status)
		}
	}
}

// When each can pass: a stuck player with a move limit, and nobody else.
func TestPassRules(t *testing.T) {
	for _, row := range []struct {
		rules, start string
		must         bool
		pass         Code
	}{
		{"hus; columns 4; end moveLimit 9", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", true, ""},
		{"hus; columns 4; end moveLimit 9", "0,2,0,0/0,0,0,0/0,0,0,0/1,2,0,0 S", false, CodePass},
		{"hus; columns 4", "0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S", false, CodeOver},
		{"hus; columns 4", "0,2,0,0/0,0,0,0/0,0,0,0/1,2,0,0 S", false, CodePass},
		{"bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", false, CodePass},
		{"bosh", "4,4,4,4,4/0,0,0,0,0 S 20-0", false, CodeOver},
		{"bosh", allEndlessBosh, true, ""},
		{"bosh; endless pass", allEndlessBosh, false, CodePass},
	} {
		r := rulesFrom(t, row.rules)
		p := positionFrom(t, &r, row.start)
		if got := r.MustPass(&p); got != row.must {
			t.Errorf("%s, %s: must pass %v", row.rules, row.start, got)
		}
		if got := codeOf(t, r.Check(&p, Pass)); got != row.pass {
			t.Errorf("%s, %s: pass gives %q, want %q", row.rules, row.start, got, row.pass)
		}
	}
}

// repetitions holds positions and a cycle of moves that leads back to them.
var repetitions = []struct{ rules, start, cycle, status string }{
	// In ǁHus a 2 with a 1 before it walks round its ring, one pit a move,
	// each time ending in the empty pit in front; on four columns for eight
	// moves. No capture, as no lap ends in an occupied pit.
	{"hus; columns 4", "0,0,0,0/0,0,2,1/0,0,0,0/2,1,0,0 S", "a1 c3 b1 d3 c1 d4 d1 c4 d2 b4 c2 a4 b2 a3 a2 b3", "repetition draw 3-3"},
	{"hus; columns 4; end moveLimit 50", "0,0,0,0/0,0,2,1/0,0,0,0/2,1,0,0 S", "a1 c3 b1 d3 c1 d4 d1 c4 d2 b4 c2 a4 b2 a3 a2 b3", "repetition draw 3-3"},
	// In Bosh two single seeds walk round and meet nothing; each player always
	// has one of them. Two on the board are shared one each.
	{"bosh", "1,0,0,0,0/0,0,0,0,1 S 17-21", "e1 a2 a1 e2 b1 d2 c1 c2 d1 b2", "repetition N 18-22"},
	// Three on the board: one to the opener, two to the other.
	{"bosh", "1,0,0,0,0/0,0,0,0,2 N 21-16", "a2 e1 e2 a1 d2 b1 c2 c1 b2 d1 a2 e1 e2 a1 d2 b1 c2 c1 b2 d1", "repetition S 23-17"},
	{"bosh", "0,0,0,0,0/2,0,0,0,1 S 15-22", "e1 e2 a1 d2 b1 c2 c1 b2 d1 a2 e1 e2 a1 d2 b1 c2 c1 b2 d1 a2", "repetition N 16-24"},
}

// The third time a position stands with the same player to move is a draw; in
// Bosh it shares the seeds, an odd one going to who did not open.
func TestRepetition(t *testing.T) {
	for _, row := range repetitions {
		r := rulesFrom(t, row.rules)
		g := NewRecordFrom(r, positionFrom(t, &r, row.start))
		start := g.Position().Board()
		for round := 1; round <= 2; round++ {
			if s := g.Status(); s.Over {
				t.Fatalf("%s: over before time %d: %s", row.start, round, statusText(s))
			}
			playAll(t, g, row.cycle)
			if g.Position().Board() != start {
				t.Fatalf("%s: %s is no cycle", row.start, row.cycle)
			}
		}
		if got := statusText(g.Status()); got != row.status {
			t.Errorf("%s, twice %s: %q, want %q", row.start, row.cycle, got, row.status)
		}
		m := g.Rules.PitName(g.Round(0).Moves[0])
		if _, err := g.Play(pitFrom(t, &r, m)); codeOf(t, err) != CodeOver {
			t.Errorf("%s: a move after the third time: %v", row.start, err)
		}
		g.Undo()
		if g.Status().Over {
			t.Errorf("%s: over one move before", row.start)
		}
	}
}

// Positions that were taken back do not count as having stood: the same move
// made three times over is no repetition, and the cycle still is one after it.
func TestRepetitionAfterUndo(t *testing.T) {
	for _, row := range repetitions {
		r := rulesFrom(t, row.rules)
		g := NewRecordFrom(r, positionFrom(t, &r, row.start))
		for range 4 {
			playAll(t, g, row.cycle)
			if s := g.Status(); s.Over {
				t.Fatalf("%s: over after one cycle: %s", row.start, statusText(s))
			}
			g.Seek(0, 1)
			playAll(t, g, row.cycle[strings.IndexByte(row.cycle, ' ')+1:strings.LastIndexByte(row.cycle, ' ')])
			g.Seek(0, 0)
		}
		playAll(t, g, row.cycle)
		playAll(t, g, row.cycle)
		if got := statusText(g.Status()); got != row.status {
			t.Errorf("%s, twice %s: %q, want %q", row.start, row.cycle, got, row.status)
		}
	}
}
