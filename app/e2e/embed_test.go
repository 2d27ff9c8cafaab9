//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"relaymancala/app/lesson"
	"relaymancala/engine"
)

// embed is the snippet of a frame with the embed in it.
func embed(s *server, fragment, attributes string) string {
	return fmt.Sprintf(`<iframe title="Game" width="900" height="800" %s src="%s"></iframe>`, attributes, s.url("/embed/"+fragment))
}

// tapIn presses an element of a frame. The mouse of a test reaches only whole pages.
func (p *page) tapIn(selector string) {
	p.t.Helper()
	p.waitFor(fmt.Sprintf("!!document.querySelector(%q)", selector))
	eval[bool](p, fmt.Sprintf("document.querySelector(%q).click() === undefined", selector))
}

// embedded plays in a frame: the computer answers, and undo takes both moves back.
func embedded(frame *page, r engine.Rules) {
	t := frame.t
	t.Helper()
	rec := engine.NewRecord(r, engine.South)
	start := positionBoard(&r, rec.Position())
	frame.shows(&r, start, "the beginning")
	frame.choose("#speed", "0")
	name := frame.table().Playable[0]
	frame.tapIn("#pit-" + name)
	frame.waitFor(`!!document.querySelector(".pit.is-preview")`)
	frame.tapIn("#pit-" + name)
	move, _ := r.ParsePit(name)
	rec.Play(move)
	mine := positionBoard(&r, rec.Position())
	answered := frame.until(func(t table) string {
		if b := t.board(&r); b == start || b == mine || len(t.Playable) == 0 {
			return "the computer does not answer"
		}
		return ""
	})
	// Its answer is one of its legal moves.
	before, legal := rec.Position(), false
	for _, m := range r.Moves(&before) {
		after := before
		r.Play(&after, m.Pit, nil)
		legal = legal || positionBoard(&r, after) == answered.board(&r)
	}
	if !legal {
		t.Errorf("after %s the board is %s, which no move of North leads to", name, answered.board(&r))
	}
	frame.tapIn("#undo")
	frame.shows(&r, start, "undo")
	if kept := frame.table().Saved; kept != "" {
		t.Errorf("the embed keeps %s", kept)
	}
}

// On another site's page: a lesson and a game.
func TestEmbed(t *testing.T) {
	t.Parallel()
	s := serveSub(t)
	p := open(t)
	p.do(chromedp.EmulateViewport(1000, 1000)) // the second frame is half in view: one out of view waits
	p.visit(otherSite(t, embed(s, "#lesson=hus-capture", "")+"<br>"+embed(s, "#rules=bosh&south=you&north=computer-1", "")+`<div style="height: 3000px">More</div>`))
	course := p.frame(s.url("/embed/#lesson"))
	waitFor(course, "document.documentElement.dataset.client", "ready")
	r, rp := readLesson(t, "hus-capture").move(t, 1)
	course.walk(r, rp, func() { course.tapIn("#seed-on") }, func() { course.tapIn("#seed-back") })
	course.tapIn("#lesson-on")
	waitFor(course, "location.hash", "#lesson=hus-capture&step=2")
	if got, want := eval[string](course, `document.querySelector(".embed-foot a").href`), s.url("/learn/hus-capture/"); !strings.HasPrefix(got, want) {
		t.Errorf("the way to the site is %s, want %s", got, want)
	}

	game := p.frame(s.url("/embed/#rules"))
	waitFor(game, "document.documentElement.dataset.client", "ready")
	embedded(game, preset(t, "bosh"))

	// The host keeps its focus and its place.
	if got := eval[string](p, `document.activeElement.localName`); got != "body" {
		t.Errorf("the focus of the host is on %s", got)
	}
	if got := eval[float64](p, `scrollY`); got != 0 {
		t.Errorf("the host is scrolled by %v", got)
	}
	for _, frame := range []*page{course, game} {
		if got := eval[string](frame, `document.activeElement.localName`); got != "body" {
			t.Errorf("the focus of a frame is on %s", got)
		}
		if got := eval[int](frame, `document.documentElement.scrollWidth - innerWidth`); got > 0 {
			t.Errorf("a frame is %d pixels too wide", got)
		}
	}

	// Only the embed may stand in a frame: what leads elsewhere opens a window of its own.
	hus := lesson.Course(engine.Hus)
	last := hus[len(hus)-1]
	for _, fragment := range []string{"lesson=hus-capture&task", "lesson=" + last + "&task", "rules=bosh"} {
		for _, stray := range stray(t, s, fragment) {
			t.Errorf("#%s: %s would open in the frame", fragment, stray)
		}
	}

	// A real click, in a frame that is in view. The browser may take a while to know what lies where.
	eval[bool](p, `document.querySelectorAll("iframe")[1].scrollIntoView({ behavior: "instant" }) === undefined`)
	scrolled := eval[float64](p, "scrollY")
	for range 20 {
		at := eval[[]float64](game, `(() => { const b = document.querySelector("#pit-a1").getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()`)
		in := eval[[]float64](p, `(() => { const b = document.querySelectorAll("iframe")[1].getBoundingClientRect(); return [b.left + 2, b.top + 2]; })()`)
		p.do(chromedp.MouseClickXY(at[0]+in[0], at[1]+in[1]))
		time.Sleep(200 * time.Millisecond)
		if eval[bool](game, `!!document.querySelector("#pit-a1.is-origin")`) {
			break
		}
	}
	if got, want := game.table().Say, "a1: "; !strings.HasPrefix(got, want) {
		t.Errorf("a click on a1 in the frame says %q", got)
	}
	if got := eval[float64](p, `scrollY`); got != scrolled {
		t.Errorf("a tap scrolls the host from %v to %v", scrolled, got)
	}
}

// stray are the links of an embed that would load another page in its frame.
func stray(t *testing.T, s *server, fragment string) []string {
	t.Helper()
	p := open(t)
	p.visit(s.url("/embed/#" + fragment))
	if strings.HasPrefix(fragment, "lesson=") {
		p.waitFor(`!!document.querySelector("#lesson-reply")`)
	} else {
		p.waitFor(`!!document.querySelector(".play-rules a")`)
	}
	return eval[[]string](p, `[...document.querySelectorAll("body a[href]")].filter((a) => a.target !== "_blank" && !a.getAttribute("href").startsWith("#")).map((a) => a.href)`)
}

// What is not there is said, by name.
func TestEmbedUnknown(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	for _, fragment := range []string{"lesson=nowhere", "lesson=../secret", "rules=chess", "what=ever", "game=x"} {
		p.visit("about:blank")
		p.visit(s.url("/embed/#" + fragment))
		p.waitFor(`!!document.querySelector(".notice-bad")`)
		name := strings.TrimPrefix(fragment, "lesson=")
		if got := p.text(".notice-bad"); !strings.Contains(got, name) {
			t.Errorf("#%s: it says %q", fragment, got)
		}
		messages := p.forgive() // of the lesson that is not there, where one was asked for
		if len(messages) > 0 && fragment != "lesson=nowhere" {
			t.Errorf("#%s: %q", fragment, messages)
		}
	}
	// Another fragment that is known puts it right.
	eval[bool](p, `(location.hash = "rules=bosh&north=friend") && true`)
	r := preset(t, "bosh")
	p.shows(&r, positionBoard(&r, engine.NewRecord(r, engine.South).Position()), "a known fragment")
	waitFor(p, `!!document.querySelector(".notice-bad")`, false)

	// A lesson or a puzzle does not stay in place of what is not there.
	for _, known := range []string{"lesson=bosh-lap", "puzzle=bosh-4"} {
		for _, unknown := range []string{"lesson=../secret", "rules=chess", "puzzle=bosh-999"} {
			eval[bool](p, fmt.Sprintf(`(location.hash = %q) && true`, known))
			p.waitFor(`!!document.querySelector("#lesson-panel")`)
			eval[bool](p, fmt.Sprintf(`(location.hash = %q) && true`, unknown))
			p.waitFor(`!!document.querySelector(".notice-bad") && !document.querySelector("#lesson-panel")`)
		}
	}
}

// Of two things asked for in a hurry the last is shown, whichever file comes first.
func TestEmbedChangesItsMind(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/embed/#rules=hus"))
	p.ready("/embed/")
	eval[bool](p, `(() => {
		const read = window.fetch;
		window.fetch = async (...what) => {
			const file = await read(...what);
			await new Promise((done) => { window.arrive = done; });
			const text = file.text();
			file.text = () => text.finally(() => { window.arrived = true; });
			return file;
		};
		return true;
	})()`)
	eval[bool](p, `(location.hash = "lesson=hus-win") && true`)
	p.waitFor(`typeof window.arrive === "function"`)
	eval[bool](p, `(location.hash = "rules=bosh&north=friend") && true`)
	r := preset(t, "bosh")
	start := positionBoard(&r, engine.NewRecord(r, engine.South).Position())
	p.shows(&r, start, "what was asked for last")
	eval[bool](p, `window.arrive() === undefined`)
	p.waitFor("window.arrived")
	p.click("#pit-a1")
	p.waitFor(`!!document.querySelector("#pit-a1.is-preview, #pit-a1.is-origin")`)
	waitFor(p, `!!document.querySelector("#lesson-panel")`, false)
}

// In a sandboxed frame, where there is no storage and no worker of the site's own, the computer plays.
func TestEmbedPlaysInSandbox(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.do(chromedp.EmulateViewport(1000, 1000))
	p.visit(otherSite(t, embed(s, "#rules=hus", `sandbox="allow-scripts"`)+embed(s, "#lesson=bosh-capture", `sandbox="allow-scripts"`)))
	frame := p.frame(s.url("/embed/#rules"))
	waitFor(frame, "document.documentElement.dataset.client", "ready")
	waitFor(frame, "window.relay.stored", false)
	embedded(frame, preset(t, "hus"))
	course := p.frame(s.url("/embed/#lesson"))
	waitFor(course, "document.documentElement.dataset.client", "ready")
	r, rp := readLesson(t, "bosh-capture").move(t, 1)
	course.walk(r, rp, func() { course.tapIn("#seed-on") }, func() { course.tapIn("#seed-back") })
}

// Where the reader lets no other site's frame keep anything, the embed plays too.
func TestEmbedWithBlockedStorage(t *testing.T) {
	profile := t.TempDir()
	if err := os.MkdirAll(filepath.Join(profile, "Default"), 0o755); err != nil {
		t.Fatal(err)
	}
	blocked := `{"profile": {"cookie_controls_mode": 1, "block_third_party_cookies": true, "default_content_setting_values": {"cookies": 2}}}`
	if err := os.WriteFile(filepath.Join(profile, "Default", "Preferences"), []byte(blocked), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, end, err := startBrowser(chromedp.UserDataDir(profile))
	if err != nil {
		t.Fatal(err)
	}
	p := watch(t, ctx, end)
	s := serveRoot(t)
	p.visit(otherSite(t, embed(s, "#rules=bosh", "")))
	frame := p.frame(s.url("/embed/#rules"))
	waitFor(frame, "document.documentElement.dataset.client", "ready")
	waitFor(frame, "window.relay.stored", false)
	embedded(frame, preset(t, "bosh"))
}
