//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"relaymancala/ai"
	"relaymancala/engine"
)

// sitting is a game on a page, and the engine's own record of the same moves.
type sitting struct {
	*page
	rec  *engine.Record
	mind ai.Searcher
}

// sit begins to follow the game that stands on the page.
func sit(p *page, r engine.Rules, opener engine.Side) *sitting {
	p.t.Helper()
	g := &sitting{page: p, rec: engine.NewRecord(r, opener)}
	p.shows(&r, positionBoard(&r, g.rec.Position()), "the beginning")
	return g
}

// over reports whether the round is over.
func (g *sitting) over() bool { return g.rec.Status().Over }

// pick is the person's move: good enough to beat the lower levels soon. In a match of Bosh it looks
// further with every round, so that no two players go round in a circle of rounds.
func (g *sitting) pick() engine.Pit {
	depth := 2
	if round, _ := g.rec.At(); g.rec.Rules.Game == engine.Bosh {
		depth = 5 + round
	}
	return g.mind.Best(g.rec.Rules, g.rec.Position(), ai.Limits{Depth: depth, Nodes: 100_000}).Move
}

// play chooses a pit as a person does, once to see what it would do and once to play it, and waits
// until it is the person's turn again or the round is over. Whatever was played in between must be
// legal, and the board must be what the engine makes of it.
func (g *sitting) play(move engine.Pit) table {
	g.t.Helper()
	r := &g.rec.Rules
	name := r.PitName(move)
	g.click("#pit-" + name + ".is-playable")
	g.waitFor(fmt.Sprintf("!!document.querySelector('#pit-%s.is-origin')", name))
	round, ply := g.rec.At()
	if _, err := g.rec.Play(move); err != nil {
		g.t.Fatal(err)
	}
	g.click("#pit-" + name)
	return g.follow(round, ply+1)
}

// follow waits for a turn of the person's own after ply moves of a round.
func (g *sitting) follow(round, ply int) table {
	g.t.Helper()
	r := &g.rec.Rules
	var kept *engine.Record
	g.until(func(t table) string {
		if t.Saved == "" {
			return "no game is kept"
		}
		kept = saved(g.t, t.Saved)
		switch at, n := kept.At(); {
		case at != round || n < ply:
			return fmt.Sprintf("round %d has %d moves, want round %d with %d", at, n, round, ply)
		case computerNext(g.t, t.Saved):
			return "it is the computer's turn"
		case len(t.Playable) == 0 && t.Result == "", strings.Contains(t.Say, "thinking"):
			return "the table is not drawn yet"
		}
		return ""
	})
	moves := kept.Round(round).Moves
	for _, move := range moves[len(g.rec.Round(round).Moves):] {
		if _, err := g.rec.Play(move); err != nil {
			g.t.Fatalf("%s in round %d: %v", r.PitName(move), round+1, err)
		}
	}
	if kept.Text() != g.rec.Text() {
		g.t.Fatalf("the game kept is\n%s\nwant\n%s", kept.Text(), g.rec.Text())
	}
	t := g.shows(r, positionBoard(r, g.rec.Position()), fmt.Sprint("after move ", len(moves)))
	g.listed(t)
	if t.total() != r.Total() {
		g.t.Fatalf("%d seeds on the table, want %d", t.total(), r.Total())
	}
	if (t.Result != "") != g.over() {
		g.t.Fatalf("the result is %q, but over is %v", t.Result, g.over())
	}
	if !g.over() {
		g.offered(t)
	}
	return t
}

// listed compares the log with the record.
func (g *sitting) listed(t table) {
	g.t.Helper()
	var want []string
	for round := range g.rec.Rounds() {
		for k, move := range g.rec.Round(round).Moves {
			side := [2]string{"South", "North"}[g.rec.PositionAt(round, k).Turn]
			line := fmt.Sprintf("%d. %s %s", k+1, side, g.rec.Rules.PitName(move))
			if move == engine.Pass {
				line = fmt.Sprintf("%d. %s passes", k+1, side)
			}
			want = append(want, line)
		}
	}
	if got, want := strings.Join(t.Log, "; "), strings.Join(want, "; "); got != want {
		g.t.Fatalf("the log is\n\t%s\nwant\n\t%s", got, want)
	}
}

// offered compares the pits that can be chosen with the legal moves.
func (g *sitting) offered(t table) {
	g.t.Helper()
	p := g.rec.Position()
	want := map[string]bool{}
	for _, m := range g.rec.Rules.Moves(&p) {
		if !m.Endless {
			want[g.rec.Rules.PitName(m.Pit)] = true
		}
	}
	for _, name := range t.Playable {
		if !want[name] {
			g.t.Errorf("%s can be chosen, but not played", name)
		}
		delete(want, name)
	}
	if len(want) > 0 {
		g.t.Errorf("%v could be played, but cannot be chosen", want)
	}
}

// set makes another game with the set-up form: menu by menu.
func (p *page) set(menus ...string) {
	p.t.Helper()
	p.click("#new-game")
	p.waitFor(`document.querySelector("#setup").open`)
	for i := 0; i < len(menus); i += 2 {
		if menus[i] == "#setup-bosh" || menus[i] == "#setup-hus" {
			p.click("label[for='" + menus[i][1:] + "']")
			p.waitFor(`document.querySelector("` + menus[i] + `").checked`)
			i--
			continue
		}
		p.choose(menus[i], menus[i+1])
		waitFor(p, fmt.Sprintf(`document.querySelector(%q)?.value`, menus[i]), menus[i+1])
	}
	p.click("#setup-start")
	p.waitFor(`!document.querySelector("#setup").open`)
}

func preset(t *testing.T, id string) engine.Rules { return *rulesOf(t, id, "") }
