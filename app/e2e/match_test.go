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

// A whole match of Bosh against the computer: rounds, closed pits, stores, and who has won.
func TestPlayBoshMatch(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	p.set("#setup-bosh", "#setup-north", "computer-2", "#setup-first", "S")
	r := preset(t, "bosh")
	g := sit(p, r, engine.South)
	sides := [2]string{"South", "North"}
	for {
		for moves := 0; !g.over(); moves++ {
			if moves == 100 {
				t.Fatal("the round does not end")
			}
			g.play(g.pick())
		}
		end, status, match := p.table(), g.rec.Status(), g.rec.Match()
		position := g.rec.Position()
		winner, stuck := sides[position.Turn.Other()], sides[position.Turn]
		why := fmt.Sprintf("%s is to move and has no seeds in their row. ", stuck)
		switch left := r.OnBoard(&position, position.Turn.Other()); left {
		case 0:
			why += "No seeds are left on the board."
		case 1:
			why += fmt.Sprintf("%s takes the 1 seed left on the board.", winner)
		default:
			why += fmt.Sprintf("%s takes the %d seeds left on the board.", winner, left)
		}
		why += fmt.Sprintf(" Seeds held now: South %d, North %d.", status.Final[0], status.Final[1])
		if status.End != engine.EndRowEmpty {
			why = end.Why // shared out, as other tests have it
		}
		if int(status.Final[0])+int(status.Final[1]) != 40 {
			t.Errorf("the seeds held are %v, together not 40", status.Final)
		}
		if got, want := p.text(".play-score"), fmt.Sprintf("Match: South %d, North %d", match.Score[0], match.Score[1]); got != want {
			t.Errorf("the score is %q, want %q", got, want)
		}
		if match.Over {
			g.won(end, match, why)
			break
		}
		if want := fmt.Sprintf("Round %d is over", match.Played); end.Result != want {
			t.Errorf("the result is %q, want %q", end.Result, want)
		}
		if end.Why != why {
			t.Errorf("it says why %q, want %q", end.Why, why)
		}

		p.click("#next-round")
		if err := g.rec.NextRound(nil); err != nil {
			t.Fatal(err)
		}
		next := g.rec.Position()
		round, _ := g.rec.At()
		if g.rec.Position().Turn == engine.North {
			g.follow(round, 1)
		} else {
			table := p.shows(&r, positionBoard(&r, next), "the next round")
			g.offered(table)
		}
		if got, want := p.text(".play-rules"), fmt.Sprintf("2×5 · Bosh (Marin 1931; Mancala World) · Round %d", round+1); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
		p.closed(&r, g.rec.Round(round).Start)
	}

	// The whole match survives a reload, and its last move can be taken back.
	before := p.table()
	p.visit(s.url("/play/"))
	after := p.until(func(t table) string { return differ("result", t.Result, before.Result) })
	g.listed(after)
	p.click("#undo")
	p.until(func(t table) string {
		if t.Result != "" || len(t.Playable) == 0 {
			return "the last move is not taken back"
		}
		return ""
	})
}

// Whoever holds too few seeds for a whole row begins the next round with pits closed.
func TestClosedPits(t *testing.T) {
	t.Parallel()
	r := preset(t, "bosh")
	g := sitting{rec: engine.NewRecord(r, engine.South)}
	for !g.over() { // South looks where they sow, North takes whatever comes first
		move := g.pick()
		if at := g.rec.Position(); at.Turn == engine.North {
			move = r.Moves(&at)[0].Pit
		}
		if _, err := g.rec.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/#south=you&north=friend&" + session.GameLink(g.rec)))
	p.closed(&r, g.rec.Round(0).Start)
	p.click("#next-round")
	if err := g.rec.NextRound(nil); err != nil {
		t.Fatal(err)
	}
	begin := g.rec.Round(1).Start
	if begin.Closed == 0 {
		t.Fatal("no pit is closed: choose other moves for this test")
	}
	p.shows(&r, positionBoard(&r, begin), "the second round")
	p.closed(&r, begin)
}

// Where the rules let the players choose, whoever cannot fill the whole row chooses the pits, by the
// keys alone. The choice is heard, seen on the board, and kept.
func TestChoosePits(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	// After a1 North has no seeds in their row: South holds 14 then, which fill three pits, and North 26.
	p.visit(s.url("/play/#rules=bosh&fill=choose&north=friend&position=0,0,0,0,0/1,0,0,0,0+S+13-26"))
	p.choose("#speed", "0")
	p.tabTo("#pit-a1")
	p.press(kb.Enter)
	p.press(kb.Enter)
	p.waitFor(`!!document.querySelector("#fill-a1")`)
	p.listen()
	if n := eval[int](p, `document.querySelectorAll(".fill button").length`); n != 5 {
		t.Errorf("%d pits are offered, want South’s 5", n)
	}
	if got, want := p.text(".fill > p"), "South, choose 3 pits to fill."; got != want {
		t.Errorf("it asks %q, want %q", got, want)
	}
	p.tabTo("#fill-a1")
	p.press(" ")
	p.hears("South, choose 3 pits to fill. Chosen: a1 (1 of 3).")
	p.press(kb.Tab)
	p.press(kb.Enter)
	p.hears("South, choose 3 pits to fill. Chosen: a1, b1 (2 of 3).")
	p.tabTo("#next-round") // too early
	p.press(kb.Enter)
	waitFor(p, `document.querySelector("#next-round").getAttribute("aria-disabled")`, "true")
	for range 3 {
		p.do(shiftTab)
	}
	waitFor(p, "document.activeElement.id", "fill-c1")
	p.press(kb.Enter)
	p.hears("Chosen: a1, b1, c1 (3 of 3).")
	p.press(kb.Tab)
	p.press(" ") // instead of c1
	p.hears("Chosen: a1, b1, d1 (3 of 3).")
	waitFor(p, `[...document.querySelectorAll(".pit.is-right")].map((b) => b.id).join(" ")`, "pit-a1 pit-b1 pit-d1")
	p.axe("the pits to fill")
	p.click("#pit-d1") // and by a tap on the board
	p.hears("South, choose 3 pits to fill. Chosen: a1, b1 (2 of 3).")
	p.click("#pit-e1")
	p.hears("Chosen: a1, b1, e1 (3 of 3).")
	p.tabTo("#next-round")
	p.press(kb.Enter)
	const dealt = "South fills 3 pits. South’s pits c1, d1 are closed with sand. 2 seeds stay in South’s store. " +
		"North fills 5 pits. 6 seeds stay in North’s store. North to move. Choose a pit to sow from."
	p.hears(dealt)
	p.says(dealt)
	waitFor(p, "document.activeElement.id", "play-title")

	r := preset(t, "bosh")
	begin := engine.Position{Seeds: [engine.MaxPits]uint8{4, 4, 0, 0, 4, 4, 4, 4, 4, 4}, Store: [2]uint8{2, 6}, Turn: engine.North}
	begin.Closed = 1<<2 | 1<<3 // c1 and d1
	p.shows(&r, positionBoard(&r, begin), "the second round")
	p.visit(s.url("/play/"))
	p.shows(&r, positionBoard(&r, begin), "after a reload")

	// Taken back, the choice stands as it was, and can be changed.
	p.press("u")
	p.waitFor(`document.querySelectorAll('.fill [aria-pressed="true"]').length === 3`)
	p.press("r")
	p.shows(&r, positionBoard(&r, begin), "redo")
}

// Whoever looks back at the end of a round loses nothing of the next one by going on.
func TestNextRoundAgain(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/#rules=bosh&north=friend&position=0,0,0,0,0/1,0,0,0,0+S+13-26"))
	p.choose("#speed", "0")
	p.press("o")
	p.choose("#comfort-tap", "play")
	p.press(kb.Escape)
	p.click("#pit-a1")
	p.click("#next-round")
	p.click("#pit-b2")
	p.waitFor(`!!document.querySelector("#log-1-0")`)
	p.click("#log-0-0")
	p.click("#next-round")
	p.waitFor(`!document.querySelector(".result")`)
	waitFor(p, `document.querySelectorAll("#log-1-0").length`, 1)
	p.click("#live")
	p.waitFor(`document.querySelector("#log-1-0").ariaCurrent === "step"`)
}

// closed checks that the pits named as closed are those of a position.
func (p *page) closed(r *engine.Rules, want engine.Position) {
	p.t.Helper()
	for i := range engine.Pit(r.Pits()) {
		is := eval[bool](p, fmt.Sprintf(`document.querySelector("#pit-%s").getAttribute("aria-label").includes("closed with sand")`, r.PitName(i)))
		if is != want.IsClosed(i) {
			p.t.Errorf("pit %s: closed is %v, want %v", r.PitName(i), is, want.IsClosed(i))
		}
	}
}

// won compares what is said of the match.
func (g *sitting) won(end table, m engine.Match, why string) {
	t := g.t
	winner, loser, lost, title := "South", "North", m.Score[engine.North], "You win"
	if m.Result == engine.NorthWins {
		winner, loser, lost, title = "North", "South", m.Score[engine.South], "The computer wins"
	}
	if end.Result != title {
		t.Errorf("the result is %q, want %q", end.Result, title)
	}
	match := fmt.Sprintf(" %s wins the match: %s holds only %d seeds, too few to fill a pit.", winner, loser, lost)
	switch lost {
	case 0:
		match = fmt.Sprintf(" %s wins the match: %s holds no seeds.", winner, loser)
	case 1:
		match = strings.Replace(match, "seeds", "seed", 1)
	}
	if end.Why != why+match {
		t.Errorf("it says why %q, want %q", end.Why, why+match)
	}
	if eval[bool](g.page, `!!document.querySelector("#next-round") || !document.querySelector("#rematch")`) {
		t.Error("a match that is over offers another round, or no other match")
	}
}
