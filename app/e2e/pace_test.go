//go:build !js

package e2e

import (
	"fmt"
	"net/url"
	"slices"
	"testing"
)

// A position in which South's b1 goes on for 215 laps.
const longPosition = "2,0,2,0,0,1,0,1/1,0,0,0,1,0,0,0/8,3,8,0,3,0,1,4/1,4,0,3,0,2,2,1 S"

// A very long move, at four times the speed, leaves the page free to answer. How evenly it is drawn is
// logged, and not judged: it depends on the machine.
func TestLongMovePace(t *testing.T) {
	t.Parallel()
	r := rulesOf(t, "hus", longPosition)
	rp := replay(t, r, longPosition, "b1")
	if rp.Laps() < 100 {
		t.Fatalf("the move has %d laps", rp.Laps())
	}
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/about/"))
	eval[bool](p, `localStorage.setItem("relay.settings", '{"speed": 4, "tap": "play"}') ?? true`)
	p.visit(s.url("/play/#" + url.Values{"rules": {"hus"}, "north": {"friend"}, "position": {longPosition}}.Encode()))
	p.shows(r, positionBoard(r, rp.Before), "the position")
	eval[bool](p, `(() => {
		window.gaps = [];
		let last = performance.now();
		const frame = (now) => { window.gaps.push(now - last); last = now; requestAnimationFrame(frame); };
		requestAnimationFrame(frame);
		return true;
	})()`)
	p.click("#pit-b1")
	for _, lap := range []int{1, 12, 30, 60, 80, 100} {
		p.waitFor(fmt.Sprintf(`Number(document.querySelector("#scrub").getAttribute("aria-valuetext").match(/\d+/)?.[0]) >= %d`, lap))
	}
	gaps := eval[[]float64](p, `window.gaps.slice(1)`)
	slices.Sort(gaps)
	at := func(share float64) float64 { return gaps[int(share*float64(len(gaps)-1))] }
	t.Logf("100 laps: %d frames, median %.1f ms, p95 %.1f ms, p99 %.1f ms, longest %.1f ms", len(gaps), at(.5), at(.95), at(.99), at(1))

	// It stops when it is told to, in the middle.
	answer := eval[float64](p, `new Promise((done) => {
		const button = document.getElementById("play-pause"), before = button.textContent, began = performance.now();
		new MutationObserver(() => { if (button.textContent !== before) done(performance.now() - began); }).observe(button, { subtree: true, childList: true, characterData: true });
		button.click();
	})`)
	t.Logf("the pause was shown after %.1f ms", answer)
	const place = `document.querySelector("#scrub").getAttribute("aria-valuetext")`
	held := eval[string](p, place)
	if later := eval[string](p, `new Promise((done) => setTimeout(() => done(`+place+`), 300))`); later != held {
		t.Errorf("paused at %q it goes on to %q", held, later)
	}
	if table := p.table(); len(table.Playable) > 0 || table.board(r) == frameBoard(r, rp, rp.Steps()) {
		t.Error("the move was over before it was stopped")
	}
	// A pit that is chosen in the middle ends the move at once.
	p.click("#play-pause")
	p.click("#pit-a3")
	p.shows(r, frameBoard(r, rp, rp.Steps()), "the end")

	// A speed chosen while it moves counts from then on: at once is at once.
	p.choose("#speed", "0.25")
	p.click("#play-pause")
	p.until(func(table table) string { return differ("in the hand", fmt.Sprint(table.Hand > 0), "true") })
	p.choose("#speed", "0")
	p.shows(r, frameBoard(r, rp, rp.Steps()), "at once")
	p.click("#undo")
	p.choose("#speed", "0.25")
	p.click("#pit-b1")
	p.until(func(table table) string { return differ("in the hand", fmt.Sprint(table.Hand > 0), "true") })
	p.press("o")
	p.choose("#comfort-speed", "0")
	p.shows(r, frameBoard(r, rp, rp.Steps()), "at once, by the settings")
}
