//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"relaymancala/engine"
)

// A whole game of ǁHus against the computer.
func TestPlayHus(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	g := sit(p, preset(t, "hus"), engine.South)
	p.says("Your turn. Choose a pit to sow from.")

	// What cannot be chosen says why.
	p.click("#pit-a2")
	p.says("a2 is empty. Choose a pit with seeds.")
	p.click("#pit-a3")
	p.says("a3 belongs to North. You sow from your own pits.")
	p.click("#pit-e1")
	p.says("e1: 3 laps, no capture, ends in d2. Choose it again to play it.")

	for moves := 0; !g.over(); moves++ {
		if moves == 60 {
			t.Fatal("the game does not end")
		}
		g.play(g.pick())
	}
	end := p.table()
	status := g.rec.Status()
	if want := map[engine.Result]string{engine.SouthWins: "You win", engine.NorthWins: "The computer wins"}[status.Result]; end.Result != want {
		t.Errorf("the result is %q, want %q", end.Result, want)
	}
	winner, loser := "South", "North"
	if status.Result == engine.NorthWins {
		winner, loser = loser, winner
	}
	why := map[engine.End]string{
		engine.EndStuck:       loser + " is to move and has no pit with two or more seeds.",
		engine.EndAllCaptured: winner + " has captured all of " + loser + "’s seeds.",
	}[status.End]
	if end.Why != why {
		t.Errorf("it says why %q, want %q", end.Why, why)
	}
	p.click("#pit-e1")
	p.says("The game is over. Start a new one, or take moves back.")

	// Another game: the other side opens.
	p.click("#rematch")
	again := engine.NewRecord(g.rec.Rules, engine.North)
	g = &sitting{page: p, rec: again}
	g.follow(0, 1)
}

// Two people at one table, with the rules that go the other way round.
func TestPlayElHus(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	p.set("#setup-rules", "el-hus", "#setup-south", "you", "#setup-north", "friend", "#setup-first", "S")
	g := sit(p, preset(t, "el-hus"), engine.South)
	if got, want := p.text(".seat-north .seat-name"), "North · A friend here"; got != want {
		t.Errorf("North’s seat is %q, want %q", got, want)
	}
	sides := [2]string{"South", "North"}
	captured := false
	for range 10 {
		turn := g.rec.Position().Turn
		if table := p.table(); !strings.HasSuffix(table.Say, sides[turn]+" to move. Choose a pit to sow from.") {
			t.Errorf("it says %q where %s is to move", table.Say, sides[turn])
		}
		p.waitFor(fmt.Sprintf(`document.querySelector(".seat-%s").classList.contains("is-turn")`, strings.ToLower(sides[turn])))
		before := g.rec.Position()
		move := g.pick()
		captured = captured || engine.NewReplay(g.rec.Rules, before, move).Outcome.Captured > 0
		g.play(move)
	}
	if !captured {
		t.Error("nothing was captured: choose other moves for this test")
	}
	if got, want := p.text(".play-score"), "Series: South 0, North 0, best of 7"; got != want {
		t.Errorf("the score is %q, want %q", got, want)
	}

	// Undo goes back one move at a time here, and Redo forward; another move drops the rest.
	want := g.rec.Text()
	for range 3 {
		p.click("#undo")
		g.rec.Undo()
		p.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "undo")
	}
	for range 3 {
		p.click("#redo")
		g.rec.Redo()
		p.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "redo")
	}
	if got := saved(t, p.table().Saved).Text(); got != want {
		t.Errorf("after undo and redo the game is\n%s\nwant\n%s", got, want)
	}
	// A line of the log goes to its moment; a move from there is a new game line.
	p.click("#log-0-3")
	g.rec.Seek(0, 4)
	p.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "move 4")
	g.play(g.pick())
	if n := len(g.rec.Round(0).Moves); n != 5 {
		t.Fatalf("%d moves recorded, want 5", n)
	}
}

// A move is watched seed by seed; choosing a pit meanwhile ends the watching first.
func TestWatch(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.set("#setup-north", "friend")
	p.choose("#speed", "4")
	r := rulesOf(t, "hus", "")
	rec := engine.NewRecord(*r, engine.South)
	rp := engine.NewReplay(*r, rec.Position(), r.OnRing(engine.South, 5)) // e1
	p.click("#pit-e1")
	p.click("#pit-e1")
	p.shows(r, frameBoard(r, rp, rp.Steps()), "played to its end")
	p.says("Lap 3 of 3. The last seed reached d2, which was empty: the move ends. North to move. Choose a pit to sow from.")

	// The log shows its laps, and each goes to its moment.
	for lap := range rp.Laps() {
		p.click(fmt.Sprint("#lap-", lap+1))
		p.shows(r, frameBoard(r, rp, rp.LapEnd(lap+1)), fmt.Sprint("lap ", lap+1))
	}
	if got, want := p.text("#lap-2"), "2 · g1, 3 seeds → g2, was 2: lift 3"; got != want {
		t.Errorf("lap 2 is %q in the log, want %q", got, want)
	}
	// The slider.
	eval[bool](p, `(() => { const s = document.querySelector("#scrub"); s.value = 0; s.dispatchEvent(new Event("input", { bubbles: true })); return true; })()`)
	p.shows(r, frameBoard(r, rp, 0), "slider at its beginning")
	p.click("#lap-on")
	p.shows(r, frameBoard(r, rp, rp.LapEnd(1)), "lap on")
	p.click("#to-end")
	p.shows(r, frameBoard(r, rp, rp.Steps()), "to the end")

	// Watch again, slowly, stop, and choose a pit in the middle of it.
	p.choose("#speed", "0.25")
	p.click("#play-pause")
	p.until(func(t table) string { return differ("hand", fmt.Sprint(t.Hand), "2") })
	p.click("#pit-e4")
	p.says("e4: 4 laps, captures 3, ends in g3. Choose it again to play it.")
	p.shows(r, frameBoard(r, rp, rp.Steps()), "choosing ends the replay")
}
