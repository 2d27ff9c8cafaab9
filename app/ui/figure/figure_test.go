package figure

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/engine"
)

func rules(t *testing.T, id string) engine.Rules {
	t.Helper()
	r, err := engine.PresetRules(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var d = Drawing{ID: "x", Title: "A title", Desc: "What is to be seen.", Words: map[string]string{"south": "South", "north": "North"}}

func count(html, class string) int {
	m := regexp.MustCompile(`<path[^>]*class="` + class + `"[^>]*>`).FindString(html)
	m += regexp.MustCompile(`d="([^"]*)"[^>]*class="` + class + `"`).FindString(html)
	return strings.Count(regexp.MustCompile(`d="([^"]*)"`).FindString(m), "M")
}

// A position is drawn seed by seed, pit by pit.
func TestPosition(t *testing.T) {
	hus := rules(t, "hus")
	html := app.HTMLString(Position(d, hus, hus.Start(engine.South), Wood))
	if pits, seeds := count(html, "fig-pit fig-pit-wood"), count(html, "fig-seed"); pits != 32 || seeds != 48 {
		t.Errorf("%d pits and %d seeds, want 32 and 48", pits, seeds)
	}
	bosh := rules(t, "bosh")
	p, err := bosh.NextRound([2]int{22, 18}, engine.South, nil)
	if err != nil {
		t.Fatal(err)
	}
	html = app.HTMLString(Position(d, bosh, p, Sand))
	if pits, closed, seeds := count(html, "fig-pit fig-pit-sand"), count(html, "fig-closed"), count(html, "fig-seed"); pits != 9 || closed != 1 || seeds != 36 {
		t.Errorf("%d pits, %d closed and %d seeds, want 9, 1 and 36", pits, closed, seeds)
	}
}

// The arrows follow the rules: the other direction is another picture.
func TestRingFollowsTheRules(t *testing.T) {
	ccw := rules(t, "hus")
	cw := ccw
	if err := cw.Set("direction", "cw"); err != nil {
		t.Fatal(err)
	}
	heads := regexp.MustCompile(`class="fig-head"[^>]*d="([^"]*)"|d="([^"]*)"[^>]*class="fig-head"`)
	a := heads.FindAllString(app.HTMLString(Ring(d, ccw)), -1)
	b := heads.FindAllString(app.HTMLString(Ring(d, cw)), -1)
	if len(a) != 2 || len(b) != 2 || a[0] == b[0] {
		t.Errorf("arrows %v and %v", a, b)
	}
	// South's outer row, the lowest, runs to the right: the tip stands right of the two corners behind it.
	last := regexp.MustCompile(`M([\d.]+) [\d.]+L([\d.]+)`).FindStringSubmatch(a[0])
	tip, _ := strconv.ParseFloat(last[1], 64)
	back, _ := strconv.ParseFloat(last[2], 64)
	if tip <= back {
		t.Errorf("South's outer row runs to the left: %s", a[0])
	}
}

// Names of a time line keep their distance.
func TestLineLabels(t *testing.T) {
	html := app.HTMLString(Line(d, 1900, 1950, Event{Year: 1903, When: "1903"}, Event{Year: 1904, When: "1904"}, Event{Year: 1950, When: "1950"}))
	var previous float64
	for _, m := range regexp.MustCompile(`<text[^>]*class="fig-event"[^>]*>`).FindAllString(html, -1) {
		y, err := strconv.ParseFloat(regexp.MustCompile(` y="([\d.]+)"`).FindStringSubmatch(m)[1], 64)
		if err != nil || y-previous < 18 {
			t.Errorf("a name at %v after one at %v (%v)", y, previous, err)
		}
		previous = y
	}
	if previous == 0 {
		t.Error("no names")
	}
}

func TestNum(t *testing.T) {
	for v, want := range map[float64]string{1: "1", 1.005: "1", -2.5: "-2.5", 1.0 / 3: "0.33"} {
		if got := num(v); got != want {
			t.Errorf("%v: %s, want %s", v, got, want)
		}
	}
}
