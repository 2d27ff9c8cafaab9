//go:build !js

package e2e

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"relaymancala/engine"
)

// A child hits everything there is, fast. No seed is lost and nothing breaks.
func TestMash(t *testing.T) {
	for _, id := range []string{"hus", "bosh"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			s := serveRoot(t)
			p := open(t)
			p.visit(s.url("/play/#rules=" + id + "&north=computer-1"))
			r := preset(t, id)
			p.shows(&r, positionBoard(&r, engine.NewRecord(r, engine.South).Position()), "the beginning")
			dice := rand.New(rand.NewPCG(1, uint64(len(id))))
			controls := []string{"to-start", "seed-back", "play-pause", "seed-on", "lap-on", "to-end", "undo", "redo", "next-round", "rematch"}
			keys := []string{kb.ArrowLeft, kb.ArrowRight, kb.ArrowUp, kb.ArrowDown, kb.Home, kb.End, kb.Enter, " ", ",", ".", "<", ">", "p", "w", "u", "r", "b", kb.Escape, kb.Tab}
			speeds := []string{"0", "4", "4", "1", "0"}
			var done []string
			for range 200 {
				what := ""
				switch n := dice.IntN(20); {
				case n < 9: // a pit, as often as not twice
					what = "#pit-" + r.PitName(engine.Pit(dice.IntN(r.Pits())))
					if n < 5 {
						what = eval[string](p, fmt.Sprintf(`(() => { const b = [...document.querySelectorAll(".pit.is-playable")]; return b.length ? "#" + b[%d %% b.length].id : %q; })()`, dice.IntN(100), what))
					}
					p.hit(what, 1+n%2)
				case n < 14:
					what = "#" + controls[dice.IntN(len(controls))]
					p.hit(what, 1+n%2)
				case n < 19:
					what = keys[dice.IntN(len(keys))]
					p.do(chromedp.KeyEvent(what))
				default:
					what = "speed " + speeds[dice.IntN(len(speeds))]
					p.choose("#speed", what[len("speed "):])
				}
				done = append(done, what)
				if table := p.table(); table.total() != r.Total() {
					t.Fatalf("%d seeds and not %d after %q: %s", table.total(), r.Total(), done, table.board(&r))
				}
			}
			// What is kept is a game by the rules, and the table shows it, when a move that was stopped or
			// looked back at is let go to its end. Then the computer answers.
			p.choose("#speed", "0")
			p.press(kb.Escape)
			p.hit("#to-end", 1)
			p.until(func(table table) string {
				if table.Saved == "" {
					return "" // nothing was played
				}
				if computerNext(t, table.Saved) && eval[bool](p, `!document.querySelector("#live")`) {
					return fmt.Sprintf("the computer is to move: %+v; after %q", table, done)
				}
				return ""
			})
			p.until(func(table table) string {
				rec := saved(t, table.Saved)
				return differ("board", table.board(&r), positionBoard(&r, rec.Position()))
			})
			if n := saved(t, p.table().Saved).Rounds(); n < 1 || len(saved(t, p.table().Saved).Round(0).Moves) == 0 {
				t.Error("no move was made")
			}
		})
	}
}

// hit clicks at an element without waiting for anything, as often as said.
func (p *page) hit(selector string, times int) {
	p.t.Helper()
	at := eval[[]float64](p, fmt.Sprintf(`(() => {
		const el = document.querySelector(%q);
		if (!el) return [];
		el.scrollIntoView({ block: "center" });
		const r = el.getBoundingClientRect();
		return [r.left + r.width / 2, r.top + r.height / 2];
	})()`, selector))
	for range times {
		if len(at) == 2 {
			p.do(chromedp.MouseClickXY(at[0], at[1]))
		}
	}
}
