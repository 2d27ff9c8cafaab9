//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"relaymancala/ai"
	"relaymancala/engine"
)

// ending is the end of a round of Bosh in which North, to move, nets 7 seeds
// with d2 and only 1 with b2.
const ending = "0,1,0,2,0/3,0,1,0,2 N 12-19"

// sitAtEnding opens the ending for two people.
func sitAtEnding(t *testing.T) *sitting {
	t.Helper()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/#rules=bosh&south=you&north=friend&position=" + strings.ReplaceAll(ending, " ", "+")))
	p.choose("#speed", "0")
	r := preset(t, "bosh")
	start, err := r.ParsePosition(ending)
	if err != nil {
		t.Fatal(err)
	}
	g := &sitting{page: p, rec: engine.NewRecordFrom(r, start)}
	p.shows(&r, positionBoard(&r, start), "the ending")
	return g
}

// A hint goes from where to look to the move to the line, and back.
func TestHint(t *testing.T) {
	t.Parallel()
	g := sitAtEnding(t)
	p, r := g.page, &g.rec.Rules
	p.press("h")
	p.says("Look at d2, b2. Look for a capture.")
	if n := eval[int](p, `document.querySelectorAll(".pit.is-marked").length`); n != 2 {
		t.Errorf("%d pits are marked, want 2", n)
	}
	if eval[bool](p, `!!document.querySelector(".hint-moves")`) {
		t.Error("the first stage lists the moves already")
	}

	p.click("#hint-further")
	const why = "d2 captures 3 seeds in 1 lap and ends in b2. South could have taken 1 seed with a1; after this move nothing. Choose d2 to play it."
	p.says(why)
	list := `[...document.querySelectorAll(".hint-moves button")].map((b) => [...b.children].map((c) => c.textContent).join(" ")).join("; ")`
	waitFor(p, list, "d2 captures 3, ends in b2 +7; b2 ends in d2 +1")
	const worth = "With best play North nets 7 seeds in the rest of the round; that is proved. The next best, b2, is worth 6 seeds less."
	waitFor(p, `document.querySelector(".aid-hint p").textContent`, worth)
	p.click("#hint-b2")
	p.says("b2 captures nothing. It ends in d2 after 3 laps. South could have taken 1 seed with a1; after this move nothing. Choose b2 to play it.")
	p.click("#hint-d2")
	p.says(why)

	p.click("#hint")
	p.until(func(t table) string {
		if !strings.HasPrefix(t.Say, "Move 1 of ") || !strings.HasSuffix(t.Say, "North sowed d2: 1 lap, captured 3, ended in b2.") {
			return "the line does not begin"
		}
		return ""
	})
	after := replay(t, r, ending, "d2").After
	p.shows(r, positionBoard(r, after), "the first move of the line")
	p.press("h")
	p.until(func(t table) string {
		if !strings.HasPrefix(t.Say, "Move 2 of ") {
			return "the line does not go on"
		}
		return ""
	})
	p.press(kb.Escape)
	p.shows(r, positionBoard(r, g.rec.Position()), "back at the game")
	p.press(kb.Escape)
	p.waitFor(`!document.querySelector(".aid")`)
	p.says("North to move. Choose a pit to sow from.")

	// What was only shown is not played; a move ends the hint.
	p.press("h")
	p.says("Look at d2, b2. Look for a capture.")
	g.play(pitNamed(t, r, "d2"))
	p.waitFor(`!document.querySelector(".aid")`)
}

// The review of a round finds the mistake in it, says what was better, and
// lets the reader play on from there.
func TestReview(t *testing.T) {
	t.Parallel()
	g := sitAtEnding(t)
	p, r := g.page, &g.rec.Rules
	move := pitNamed(t, r, "b2")
	for !g.over() {
		g.play(move)
		move = g.mind.Best(*r, g.rec.Position(), ai.Limits{Nodes: 200_000}).Move
	}
	moves := len(g.rec.Round(0).Moves)
	p.click("#result-review")
	p.waitFor(`document.querySelectorAll(".points > li").length === 1 && !document.querySelector("progress")`)
	for selector, want := range map[string]string{
		".points button > :first-child": "Move 1, North b2",
		".points button > :last-child":  "cost 6 seeds",
		".points li > p":                "Better was d2: it captures 3 seeds in 1 lap and ends in b2.",
		".review-sum li":                "South: no mistake.",
		".review-sum li:last-child":     "North: 1 mistake, 6 seeds given away.",
		".curve-at":                     fmt.Sprintf("After move %d: North leads by 8 seeds.", moves),
		".review-moves button > span":   "Move 1, North b2",
	} {
		if got := eval[string](p, fmt.Sprintf(`document.querySelector(%q)?.textContent ?? ""`, selector)); got != want {
			t.Errorf("%s: %q, want %q", selector, got, want)
		}
	}
	if n := eval[int](p, `document.querySelectorAll(".review-moves li").length`); n != moves {
		t.Errorf("%d moves in words, want %d", n, moves)
	}

	// The slider goes from move to move by key.
	eval[bool](p, `(document.querySelector("#review-at").focus(), true)`)
	p.press(kb.Home)
	waitFor(p, `document.querySelector(".curve-at").textContent`, "At the start: North leads by 14 seeds.")
	p.shows(r, positionBoard(r, g.rec.PositionAt(0, 0)), "the start")

	p.click("#point-0")
	p.waitFor(`document.querySelector("#pit-d2").classList.contains("is-right") && document.querySelector("#pit-b2").classList.contains("is-wrong")`)
	p.until(func(t table) string {
		if !strings.HasPrefix(t.Say, "Move 1, North b2: cost 6 seeds. Better was d2: it captures 3 seeds") {
			return "it does not say what was better"
		}
		return ""
	})
	p.click("#better-0")
	p.shows(r, positionBoard(r, replay(t, r, ending, "d2").After), "the better move")
	p.click("#line-back")
	p.click("#on-0")
	p.waitFor(`!document.querySelector(".aid") && document.querySelectorAll(".log-move").length === 0`)
	p.shows(r, positionBoard(r, g.rec.PositionAt(0, 0)), "the new game")
	g.rec.Seek(0, 0)
	g.play(pitNamed(t, r, "d2"))
}

func pitNamed(t *testing.T, r *engine.Rules, name string) engine.Pit {
	t.Helper()
	pit, err := r.ParsePit(name)
	if err != nil {
		t.Fatal(err)
	}
	return pit
}
