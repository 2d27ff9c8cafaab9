package session_test

import (
	"slices"
	"testing"

	"relaymancala/ai"
	"relaymancala/app/session"
	"relaymancala/app/ui"
	"relaymancala/engine"
)

// look gives a review all the values it asks for, as the engine finds them.
func look(v *session.Review) {
	var mind ai.Searcher
	for ply, more := v.Next(); more; ply, more = v.Next() {
		var scored []session.Scored
		for _, m := range mind.Values(v.Rules, v.Position(ply), ai.Limits{Nodes: 200_000}) {
			scored = append(scored, session.Scored{Pit: m.Move, Value: session.Value{Score: m.Score, Exact: m.Exact}})
		}
		v.Put(ply, scored)
	}
}

// endgame is the end of a round of Bosh in which North's first move, b2, nets
// one seed where d2 nets seven; from there on both play their best.
func endgame(t *testing.T) *engine.Record {
	t.Helper()
	r := rulesOf(t, "bosh")
	rec := engine.NewRecordFrom(r, position(t, r, "0,1,0,2,0/3,0,1,0,2 N 12-19"))
	var mind ai.Searcher
	move := pitOf(t, r, "b2")
	for !rec.Status().Over {
		if _, err := rec.Play(move); err != nil {
			t.Fatal(err)
		}
		move = mind.Best(r, rec.Position(), ai.Limits{Nodes: 200_000}).Move
	}
	return rec
}

func TestReviewOfBosh(t *testing.T) {
	c := english(t)
	rec := endgame(t)
	v := session.NewReview(rec, 0)
	if s := v.Standing(0); s.Known || v.Turning() != nil || v.Most() < 1 {
		t.Fatal("a review knows something before it has looked")
	}
	if done, of := v.Done(); done != 0 || of != v.Plies() {
		t.Fatalf("%d of %d positions, want 0 of %d: the last is over", done, of, v.Plies())
	}
	look(v)

	// South has 12 in store and North 19. At the start North nets 7 more: −14.
	// After b2 it is 1: −8, to the end.
	for ply := range v.Plies() + 1 {
		want := -8.0
		if ply == 0 {
			want = -14
		}
		if s := v.Standing(ply); !s.Known || s.Seeds != want || ply == v.Plies() != s.Over {
			t.Errorf("after %d moves: %+v, want %v", ply, s, want)
		}
	}
	if got := v.Turning(); !slices.Equal(got, []int{0}) || v.Loss(0) != 6 {
		t.Fatalf("turning points %v, the first cost %v; want the first move, 6", got, v.Loss(0))
	}
	for _, x := range [][2]string{
		{ui.Plain(c, v.Title(0)), "Move 1, North b2"},
		{ui.Plain(c, v.Cost(0)), "cost 6 seeds"},
		{ui.Speech(c, v.Says(0)), "Better was d2: it captures 3 seeds in 1 lap and ends in b2. " +
			"South could have taken 1 seed with a1; after this move nothing. After b2 South’s best answer, c1, takes nothing."},
		{ui.Plain(c, v.Stands(0)), "North leads by 14 seeds"},
		{ui.Plain(c, v.Sum(engine.South)), "South: no mistake."},
		{ui.Plain(c, v.Sum(engine.North)), "North: 1 mistake, 6 seeds given away."},
	} {
		if x[0] != x[1] {
			t.Errorf("%s\nwant\n%s", x[0], x[1])
		}
	}

	if !v.Fits(rec) {
		t.Error("a review does not fit the record that it is of")
	}
	rec.Seek(0, 0)
	if !v.Fits(rec) {
		t.Error("a review ends when another moment is looked at")
	}
	if _, err := rec.Play(pitOf(t, rec.Rules, "d2")); err != nil {
		t.Fatal(err)
	}
	if v.Fits(rec) {
		t.Error("a review does not end with the moves it is of")
	}
}

// TestReviewOfHus: values are estimates, a win is all seeds, and South's view
// is kept whoever moves.
func TestReviewOfHus(t *testing.T) {
	c := english(t)
	r := wide(t, "hus", "0,0,0,0/0,0,2,0/2,0,0,0/1,0,3,0 S")
	rec := engine.NewRecordFrom(r, position(t, r, "0,0,0,0/0,0,2,0/2,0,0,0/1,0,3,0 S"))
	for _, m := range pits(t, r, "c1 c3 a2") {
		if _, err := rec.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	v := session.NewReview(rec, 0)
	v.Put(0, scores(t, r, "c1 160?, a2 420?"))
	v.Put(1, scores(t, r, "c3 -99998"))
	v.Put(2, scores(t, r, "a2 99999, c2 -300?"))
	for ply, want := range []struct {
		seeds  float64
		stands string
	}{
		{4.2, "South leads by 4 seeds"}, {24, "South wins with best play"}, {24, "South wins with best play"}, {24, "South has won"},
	} {
		s := v.Standing(ply)
		if got := ui.Plain(c, v.Stands(ply)); s.Seeds != want.seeds || got != want.stands {
			t.Errorf("after %d moves: %v, %q; want %v, %q", ply, s.Seeds, got, want.seeds, want.stands)
		}
	}
	if loss := v.Loss(0); loss != 2.6 {
		t.Errorf("the first move cost %v, want 2.6", loss)
	}
	if got, want := ui.Plain(c, v.Cost(0)), "cost about 3 seeds"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := ui.Plain(c, v.Sum(engine.South)), "South: 1 clear mistake."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	v.Put(0, scores(t, r, "c1 -99998, a2 99997"))
	if got, want := ui.Plain(c, v.Cost(0)), "turned a win into a loss"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	v.Put(0, nil) // an engine that says nothing
	if v.Loss(0) != 0 || v.Hint(0) != nil || v.Standing(0).Known {
		t.Error("something is made of nothing")
	}
}

// TestPlayOn: the game that goes on is a game of its own, rounds before
// included.
func TestPlayOn(t *testing.T) {
	r := rulesOf(t, "bosh")
	if err := r.Set("fill", "choose"); err != nil {
		t.Fatal(err)
	}
	rec := engine.NewRecordFrom(r, position(t, r, "1,0,0,0,1/0,0,0,0,1 S 22-15"))
	for _, m := range pits(t, r, "e1 e2") {
		if _, err := rec.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if err := rec.NextRound(pits(t, r, "a1 b1 c1 d1 e1 a2 b2 c2 e2")[:9]); err != nil {
		t.Fatal(err)
	}
	for range 4 {
		p := rec.Position()
		if _, err := rec.Play(r.Moves(&p)[0].Pit); err != nil {
			t.Fatal(err)
		}
	}
	rec.SetTag("Event", "School")
	g := session.NewGame(rec, computer)
	text := rec.Text()
	on := session.PlayOn(g, 1, 2)
	if on.Record.Position() != rec.PositionAt(1, 2) || !on.AtEnd() || on.Players != g.Players || on.Record.Tag("Event") != "School" {
		t.Errorf("the new game is\n%s\nof\n%s", on.Record.Text(), text)
	}
	p := on.Record.Position()
	if _, err := on.Record.Play(r.Moves(&p)[1].Pit); err != nil {
		t.Fatal(err)
	}
	if rec.Text() != text {
		t.Error("the old game has changed")
	}
}
