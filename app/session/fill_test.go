package session_test

import (
	"testing"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// roundOver is a match of Bosh whose first round is over: South sowed its last
// seed from a1 into b1, North has none to sow. South holds 14 seeds then, which
// fill three pits with 2 left; North the number given.
func roundOver(t *testing.T, options, north string, players [2]session.Player) *session.Game {
	t.Helper()
	link, err := session.ParseLink("rules=bosh" + options + "&position=0,0,0,0,0/1,0,0,0,0+S+13-" + north)
	if err != nil {
		t.Fatal(err)
	}
	g := session.NewGame(link.Game, players)
	play(t, g, "a1")
	return g
}

// pick chooses pits by name.
func pick(t *testing.T, g *session.Game, pits ...string) {
	t.Helper()
	for _, name := range pits {
		if !g.Pick(pitOf(t, g.Record.Rules, name)) {
			t.Fatalf("%s cannot be chosen", name)
		}
	}
}

// start is the position at the cursor, as text.
func start(g *session.Game) string {
	r, p := g.Record.Rules, g.Record.Position()
	return r.PositionText(&p)
}

func TestFill(t *testing.T) {
	g := roundOver(t, "&fill=choose", "26", people)
	if g.ToFill(engine.South) != 3 || g.ToFill(engine.North) != 0 || g.FillReady() {
		t.Fatalf("to choose: South %d, North %d, want 3 and 0", g.ToFill(engine.South), g.ToFill(engine.North))
	}
	if g.Pick(pitOf(t, g.Record.Rules, "a2")) {
		t.Error("North fills the whole row, and has nothing to choose")
	}
	if g.NextRound() == nil {
		t.Fatal("the next round begins before the pits are chosen")
	}
	// d1 is let go, and then b1 takes the place of e1, the last chosen.
	pick(t, g, "a1", "d1", "c1", "d1", "e1", "b1")
	if says := g.FillSays(engine.South); len(says) != 1 || says[0].Key != "end.next.chosen" || says[0].Args[1] != "a1, c1, b1" {
		t.Errorf("chosen: %v", says)
	}
	if err := g.NextRound(); err != nil {
		t.Fatal(err)
	}
	// North opens, as South opened the first round.
	const want = "4,4,4,4,4/4,4,4,x,x N 2-6"
	if got := start(g); got != want || g.Filling() {
		t.Fatalf("the second round begins with %s, want %s", got, want)
	}

	// It is the same after a reload, in a game text and in a link.
	restored, err := session.Restore(g.Save())
	if err != nil || start(restored) != want {
		t.Fatalf("restored: %v, %v", restored, err)
	}
	link, err := session.ParseLink(session.GameLink(g.Record))
	if err != nil || start(session.NewGame(link.Game, people)) != want {
		t.Fatalf("from a link: %v, %v", link, err)
	}

	// What was chosen is still chosen after undo, and redo leads to it.
	play(t, g, "b2")
	for range 2 {
		g.Undo()
	}
	if !g.FillReady() || len(g.Filled(engine.South)) != 3 {
		t.Errorf("after undo South has chosen %v", g.Filled(engine.South))
	}
	if g.Redo(); start(g) != want {
		t.Errorf("redo leads to %s, want %s", start(g), want)
	}
	// With the same pits the round goes on, its move included; with others it
	// begins anew.
	g.Undo()
	if err := g.NextRound(); err != nil || !g.CanRedo() {
		t.Errorf("the move of the second round is gone: %v", err)
	}
	g.Undo()
	pick(t, g, "a1", "e1")
	if err := g.NextRound(); err != nil || g.CanRedo() || start(g) != "4,4,4,4,4/x,4,4,x,4 N 2-6" {
		t.Errorf("with other pits: %s, %v, redo %v", start(g), err, g.CanRedo())
	}
}

// Both choose where neither can fill the row; the computer fills from its
// right; and where the rule does not ask, nobody does.
func TestFillWho(t *testing.T) {
	g := roundOver(t, "&fill=choose", "14", people)
	pick(t, g, "a1", "b1", "c1", "a2", "c2")
	if g.FillReady() {
		t.Error("North has one pit more to choose")
	}
	pick(t, g, "e2")
	if err := g.NextRound(); err != nil || start(g) != "4,x,4,x,4/4,4,4,x,x N 2-2" {
		t.Errorf("both choose: %s, %v", start(g), err)
	}
	g = roundOver(t, "&fill=choose", "14", computer)
	pick(t, g, "a1", "b1", "c1") // the right of North is a2
	if err := g.NextRound(); err != nil || start(g) != "4,4,4,x,x/4,4,4,x,x N 2-2" {
		t.Errorf("against the computer: %s, %v", start(g), err)
	}
	g = roundOver(t, "", "26", people)
	if g.Filling() || !g.FillReady() {
		t.Error("a player chooses although the rules fill from the right")
	}
	if err := g.NextRound(); err != nil || start(g) != "4,4,4,4,4/x,x,4,4,4 N 2-6" {
		t.Errorf("from the right: %s, %v", start(g), err)
	}
}

// Whoever looks back at the end of a round goes on to the next one, and loses
// none of its moves.
func TestNextRoundRecorded(t *testing.T) {
	g := roundOver(t, "", "26", people)
	if err := g.NextRound(); err != nil {
		t.Fatal(err)
	}
	play(t, g, "b2")
	text := g.Record.Text()
	g.Record.Seek(0, 1)
	g.Rest()
	if err := g.NextRound(); err != nil {
		t.Fatal(err)
	}
	if round, ply := g.Record.At(); round != 1 || ply != 0 || g.Record.Text() != text {
		t.Errorf("at round %d, move %d of\n%s", round, ply, g.Record.Text())
	}
}
