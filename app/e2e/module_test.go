//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"relaymancala/engine"
)

// Another site's page loads the browser module, in a worker and on the page itself; its answers are
// the engine's.
func TestModule(t *testing.T) {
	t.Parallel()
	s := serveSub(t)
	p := open(t)
	p.visit(otherSite(t, ""))
	r := preset(t, "hus")
	rec := engine.NewRecord(r, engine.South)
	position := rec.Position()
	start := r.PositionText(&position)
	for _, options := range []string{"{}", "{worker: false}"} {
		eval[bool](p, fmt.Sprintf(`import(%q).then((module) => module.load(%s)).then((m) => { window.m = m; return true; })`, s.url("/module/mancala.js"), options))
		if got := eval[string](p, `m.start("hus")`); got != start {
			t.Errorf("%s: start is %q, want %q", options, got, start)
		}
		for _, move := range r.Moves(&position) {
			after := position
			out := r.Play(&after, move.Pit, nil)
			got := eval[struct {
				Position string
				Captured int
				Laps     []struct{ Last string }
			}](p, fmt.Sprintf(`m.play("hus", %q, %q)`, start, r.PitName(move.Pit)))
			if got.Position != r.PositionText(&after) || got.Captured != int(out.Captured) || len(got.Laps) != int(out.Laps) {
				t.Errorf("%s: %s gives %+v, want %s, %+v", options, r.PitName(move.Pit), got, r.PositionText(&after), out)
			}
		}
		best := eval[string](p, fmt.Sprintf(`m.best("hus", %q, { depth: 3 }).then(({ pit }) => pit)`, start))
		if pit, err := r.ParsePit(best); err != nil || r.Check(&position, pit) != nil {
			t.Errorf("%s: the best move is %q", options, best)
		}
		if got := eval[string](p, `m.play("hus", "nonsense", "a1").then(() => "no error", (e) => e.code + ": " + e.message)`); !strings.HasPrefix(got, "count: position: ") {
			t.Errorf("%s: a bad position gives %q", options, got)
		}
		eval[bool](p, `(m.terminate(), true)`)
	}
}
