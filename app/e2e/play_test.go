//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"relaymancala/app/session"
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

// A player who has no move passes, and that is said: on the table and to those who listen.
func TestPass(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	// North has a single seed, which cannot be sown. Clockwise, South’s a2 puts one into b2 and c2, which then
	// holds 3: d2, e2, and the last into f2, which was empty.
	p.visit(s.url("/play/#rules=el-hus&north=friend&position=0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0/2,0,2,0,0,0,0,0/2,2,2,2,0,0,0,0+S"))
	p.choose("#speed", "0")
	p.listen()
	p.click("#pit-a2")
	p.click("#pit-a2")
	p.hears("South sowed a2: 2 laps, no capture, ended in f2. North has no move and passes. South to move. Choose a pit to sow from.")
	p.says("North has no move and passes. South to move. Choose a pit to sow from.")
}

// A move on trial is none: its end says so, and undo and Escape go back from it to the game and no
// further.
func TestTrial(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/#rules=bosh&north=friend&position=1,2,0,1,0/1,0,1,0,1+S+17-16")) // a1 comes round after 114 laps
	p.choose("#speed", "0")
	p.listen()
	for _, key := range []string{"u", kb.Escape} {
		p.click("#pit-a1")
		p.says("From a1 the relay would never end, so these rules do not allow it. Choose it again to watch it come round.")
		p.click("#pit-a1")
		p.hears("Lap 114 of 114. The seeds are back where they were before, so this move would never end. Nothing has been played. Choose any pit to go back to the game.")
		p.press(key)
		p.says("South to move. Choose a pit to sow from.")
		p.hears("South to move. Choose a pit to sow from.")
	}
	p.click("#pit-e1") // ends in a1
	p.click("#pit-e1")
	p.waitFor(`!!document.querySelector("#log-0-0")`)
}

// What is said twice is heard twice: against the computer every undo leads to one's own turn.
func TestUndoHeard(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	rec := engine.NewRecord(preset(t, "hus"), engine.South)
	for range 4 {
		at := rec.Position()
		if _, err := rec.Play(rec.Rules.Moves(&at)[0].Pit); err != nil {
			t.Fatal(err)
		}
	}
	p.visit(s.url("/play/#north=computer-1&" + session.GameLink(rec)))
	p.listen()
	p.press("u")
	p.hears("Move taken back. South to move.")
	p.press("u")
	p.hears("Move taken back. South to move.\u00a0")
}

// The form of a new game begins with the one on the table, also after a reload. A number that is refused
// is shown where it stands.
func TestSetupBegins(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.set("#setup-bosh", "#setup-north", "friend")
	p.click("#pit-e1")
	p.click("#pit-e1")
	p.waitFor(`!!localStorage.getItem("relay.game")?.includes("1. e1")`)
	p.visit(s.url("/play/"))
	waitFor(p, `document.querySelectorAll(".pit").length`, 10)
	p.press("n")
	waitFor(p, `[document.querySelector("#setup-bosh").checked, document.querySelector("#setup-rules").value, document.querySelector("#setup-north").value].join()`,
		"true,bosh,friend")
	eval[bool](p, `(() => {
		const field = document.querySelector("#option-rounds-n");
		field.value = 0;
		return field.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
	waitFor(p, `document.querySelector("#option-rounds-n").getAttribute("aria-invalid")`, "true")
	p.click("#setup-start")
	waitFor(p, "document.activeElement.id", "option-rounds-n")
	p.waitFor(`document.querySelector("#setup").open && document.querySelector("#setup details").open`)
}
