package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// A question to the computer player, which can be called off.
type question struct {
	asked int       // counts questions, so that an old answer is dropped
	stop  app.Value // the AbortController of the one under way
}

// callOff drops the question under way.
func (q *question) callOff() {
	q.asked++
	if q.stop != nil {
		q.stop.Call("abort")
		q.stop = nil
	}
}

// ask asks about a position; method is that of the browser module. The answer
// comes on the page's own time, and not at all once the question is called off.
func (s *playState) ask(q *question, method string, r engine.Rules, p engine.Position, ms int, answer func(app.Value, error)) {
	q.ask(&s.opponent, s.update, method, r, p, ms, answer)
}

// ask is [playState.ask] for a page without a game; update is its way to draw
// itself again.
func (q *question) ask(o *opponent, update func(func()), method string, r engine.Rules, p engine.Position, ms int, answer func(app.Value, error)) {
	q.callOff()
	asked := q.asked
	reply := func(v app.Value, err error) {
		update(func() {
			if asked == q.asked {
				q.stop = nil
				answer(v, err)
			}
		})
	}
	o.load(func(m app.Value, err error) {
		if err != nil {
			reply(nil, err)
			return
		}
		update(func() {
			if asked != q.asked {
				return
			}
			q.stop = app.Window().Get("AbortController").New()
			await(m.Call(method, rulesValue(&r), r.PositionText(&p), addMade(map[string]any{"ms": ms, "signal": q.stop.Get("signal")}, &p)), reply)
		})
	})
}

// readValues reads what the module's values gave.
func readValues(r *engine.Rules, v app.Value) []session.Scored {
	out := make([]session.Scored, 0, v.Length())
	for i := range v.Length() {
		m := v.Index(i)
		if pit, err := r.ParsePit(m.Get("pit").String()); err == nil {
			out = append(out, session.Scored{Pit: pit, Value: session.Value{Score: m.Get("score").Int(), Exact: m.Get("exact").Bool()}})
		}
	}
	return out
}

// lineLength is how many moves a line has at least, where the game goes on.
const lineLength = 5

// askLine asks how a game goes on from a position, after the moves that are
// known already. A search that proves a value early knows only the next move
// or two: it is asked again from there. A line that ends early is better than
// none.
func (s *playState) askLine(q *question, r engine.Rules, p engine.Position, known []engine.Pit, answer func([]engine.Pit)) {
	at := p
	for _, m := range known {
		r.Play(&at, m, nil)
	}
	if len(known) >= lineLength || r.Status(&at).Over {
		answer(known)
		return
	}
	s.ask(q, "best", r, at, searchTime(&r, hintTime/2), func(v app.Value, err error) {
		var more []engine.Pit
		if err != nil {
			app.Log(err)
		} else {
			more = readLine(&r, v)
		}
		if len(more) == 0 {
			answer(known)
			return
		}
		s.askLine(q, r, p, append(known, more...), answer)
	})
}

// readLine reads the line of the module's best.
func readLine(r *engine.Rules, v app.Value) []engine.Pit {
	var out []engine.Pit
	line := v.Get("line")
	for i := range line.Length() {
		pit, err := r.ParsePit(line.Index(i).String())
		if err != nil {
			break
		}
		out = append(out, pit)
	}
	return out
}
