//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"relaymancala/engine"
)

// A game comes back as it was left.
func TestReload(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	g := sit(p, preset(t, "hus"), engine.South)
	g.play(g.pick())
	before := g.play(g.pick())

	p.visit(s.url("/"))
	waitFor(p, `document.querySelector("#continue-game").hidden`, false)
	p.click("#continue-game")
	p.ready("/play/")
	after := g.shows(&g.rec.Rules, before.board(&g.rec.Rules), "after the reload")
	g.listed(after)
	g.offered(after)
	if after.Saved != before.Saved {
		t.Errorf("after the reload the game kept is %s, before it was %s", after.Saved, before.Saved)
	}

	// Undo goes back to one's own turn, twice, and the computer's moves come again with Redo.
	for range 2 {
		p.click("#undo")
		g.rec.Undo()
		g.rec.Undo()
		g.offered(g.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "undo"))
	}
	waitFor(p, `document.querySelector("#undo").getAttribute("aria-disabled")`, "true")
	p.visit(s.url("/play/"))
	g.offered(g.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "undone and reloaded"))
	p.click("#redo")
	p.click("#redo")
	g.shows(&g.rec.Rules, before.board(&g.rec.Rules), "redo")
	g.rec.Redo()
	g.rec.Redo()
	g.rec.Redo()
	g.rec.Redo()

	// In the middle of a replay the move is made already.
	p.choose("#speed", "0.25")
	move := g.rec.Rules.PitName(g.pick())
	g.rec.Play(g.pick())
	p.click("#pit-" + move)
	p.click("#pit-" + move)
	p.until(func(t table) string { return differ("in the hand", fmt.Sprint(t.Hand > 0), "true") })
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	p.until(func(t table) string {
		if computerNext(g.t, t.Saved) || len(t.Playable) == 0 {
			return "the computer does not answer after a reload in mid replay"
		}
		return ""
	})
	p.click("#to-end")
	g.follow(0, 5)
	p.click("#undo")
	g.rec.Undo()
	g.rec.Undo()
	g.offered(g.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "undo after the reload"))
}

// A game goes from one browser to another by its link, and leaves the other's own game alone until it
// is played on.
func TestShare(t *testing.T) {
	t.Parallel()
	s := serveSub(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	g := sit(p, preset(t, "hus"), engine.South)
	g.play(g.pick())
	g.play(g.pick())
	p.click("#share")
	link := eval[string](p, `document.querySelector("#share-link").value`)
	if !strings.HasPrefix(link, s.url("/play/#game=")) {
		t.Fatalf("the link is %q", link)
	}

	// Someone who never was here, in a browser with nothing in it.
	fresh := open(t)
	fresh.visit(link)
	waitFor(fresh, `document.querySelector(".notice p")?.textContent.startsWith("This game came with the link.")`, true)
	there := &sitting{page: fresh, rec: g.rec}
	shown := there.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "by the link")
	there.listed(shown)
	if shown.Saved != "" {
		t.Errorf("opening a link keeps the game: %s", shown.Saved)
	}
	if got := eval[bool](fresh, `!!document.querySelector("#own-game")`); got {
		t.Error("a way back to a game of one's own is offered where there is none")
	}

	// Someone with a game of their own.
	other := open(t)
	other.visit(s.url("/play/"))
	other.choose("#speed", "0")
	own := sit(other, preset(t, "hus"), engine.South)
	mine := own.play(own.rec.Rules.OnRing(engine.South, 3)).Saved
	other.visit(s.url("/about/"))
	other.visit(link)
	there = &sitting{page: other, rec: g.rec}
	shown = there.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "by the link")
	if shown.Saved != mine {
		t.Errorf("opening a link changed the game kept to %s, it was %s", shown.Saved, mine)
	}
	waitFor(other, `document.querySelector(".notice p")?.textContent`, "This game came with the link. Your own game is still saved.")
	other.click("#own-game")
	own.listed(own.shows(&own.rec.Rules, positionBoard(&own.rec.Rules, own.rec.Position()), "the own game again"))
	waitFor(other, "location.hash", "")

	other.visit(s.url("/about/"))
	other.visit(link)
	there.shows(&g.rec.Rules, positionBoard(&g.rec.Rules, g.rec.Position()), "by the link again")
	_, ply := g.rec.At()
	there.play(there.pick()) // compares what is kept with the linked game
	if n := len(saved(t, other.table().Saved).Round(0).Moves); n != ply+1 {
		t.Errorf("%d moves are kept, want %d", n, ply+1)
	}
	waitFor(other, "location.hash", "")
	waitFor(other, `!!document.querySelector(".notice")`, false)
}

// A link that holds no game says so and changes nothing.
func TestBadLinks(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/"))
	p.choose("#speed", "0")
	g := sit(p, preset(t, "hus"), engine.South)
	before := g.play(g.pick())
	const bad = "This link does not hold a game that can be read. Your own game is unchanged. What was wrong: "
	for fragment, why := range map[string]string{
		"game=!!!":                         "The link is incomplete or has been changed on the way.",
		"game=aGVsbG8":                     "", // "hello"
		"game=":                            "",
		"rules=chess":                      "There is no rule set called “chess”.",
		"rules=hus&columns=7":              "This rule set cannot be played with 7 columns.",
		"rules=hus&endless=maybe":          "maybe” is not a value of this option.",
		"rules=bosh&position=1,2/3,4%20S":  "",
		"rules=hus&south=computer-99":      "",
		"what=ever":                        "The link is incomplete or has been changed on the way.",
		"game=W1J1bGVzICJodXMiXQoKMS4geDk": "",
	} {
		p.visit(s.url("/about/"))
		p.visit(s.url("/play/#" + fragment))
		p.waitFor(`!!document.querySelector(".notice")`)
		notice := p.text(".notice p")
		if !strings.HasPrefix(notice, bad) || !strings.HasSuffix(notice, why) || notice == bad || strings.Contains(notice, "{") {
			t.Errorf("#%s: it says %q", fragment, notice)
		}
		after := g.shows(&g.rec.Rules, before.board(&g.rec.Rules), "#"+fragment)
		if after.Saved != before.Saved {
			t.Errorf("#%s changes the game kept to %s", fragment, after.Saved)
		}
	}
	// It goes on all the same, and nothing more is said of the link.
	own := g.play(g.pick())
	waitFor(p, `!!document.querySelector(".notice") || location.hash !== ""`, false)

	// The address may change while the page stands.
	eval[bool](p, `(location.hash = "rules=bosh&north=friend") && true`)
	r := preset(t, "bosh")
	p.shows(&r, positionBoard(&r, engine.NewRecord(r, engine.South).Position()), "another fragment")
	eval[bool](p, `history.back() ?? true`)
	g.shows(&g.rec.Rules, own.board(&g.rec.Rules), "back from it, one’s own game")
}

// An address that is no address to Go starts the client all the same.
func TestStrayPercent(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/play/#%zz=1"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	p.waitFor(`!!document.querySelector(".notice")`)
	eval[bool](p, `(location.hash = "100%") && true`)
	p.set("#setup-bosh", "#setup-north", "friend")
	r := preset(t, "bosh")
	p.shows(&r, positionBoard(&r, engine.NewRecord(r, engine.South).Position()), "another game")
}

// Whatever is found in the storage, the pages stand and the table plays.
func TestMalformedStorage(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/404.html"))
	p.forgive()
	r := preset(t, "hus")
	start := positionBoard(&r, engine.NewRecord(r, engine.South).Position())
	for i, value := range []string{
		"", "{", "null", "[]", "0", `"text"`, "\x00\ufffd", strings.Repeat("9", 10_000), `{"text":5,"round":"x"}`,
		`{"text":"[Rules \"hus\"]\n\n1. e1 *","round":7,"ply":-3,"players":[{"level":-1},{"computer":true,"level":1e9}]}`,
		`{"text":"[Rules \"hus\"]\n\n1. a2 *","round":0,"ply":1,"players":null}`,
		`{"theme":7,"speed":"fast","numbers":"no","labels":[],"tap":{},"motion":null,"sound":2}`,
		`{"speed":1e300,"theme":"pink"}`, `{"hus-relay":"yes","nowhere":true}`, `[true]`,
	} {
		fill := fmt.Sprintf(`for (const key of ["relay.game", "relay.settings", "relay.lessons"]) localStorage.setItem(key, %s);`, quote(value))
		for _, address := range []string{[]string{"/learn/", "/settings/", "/", "/learn/hus-relay/"}[i%4], "/play/"} {
			eval[bool](p, "(() => {"+fill+"return true})()")
			p.visit(s.url(address))
			for _, message := range p.forgive() {
				t.Errorf("%s with %.60q: %s", address, value, message)
			}
		}
		table := p.shows(&r, start, fmt.Sprintf("with %.60q", value))
		if !slices.Contains(table.Playable, "e1") {
			t.Errorf("with %.60q e1 cannot be played", value)
		}
	}
	// A move begins a game that is kept again.
	p.choose("#speed", "0")
	g := sit(p, r, engine.South)
	g.play(g.pick())
}

// quote writes a string for JavaScript.
func quote(s string) string {
	b, _ := json.Marshal(s) // a string cannot fail
	return string(b)
}
