package ui

import (
	"errors"
	"math/rand/v2"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// opponent is the computer player, behind the browser module: a worker of its
// own, so that the page never waits.
type opponent struct {
	module app.Value // loaded once
	seed   int       // of the slips of weaker levels: another on every visit
}

// choose asks for a move and calls back from another goroutine.
func (o *opponent) choose(g *session.Game, answer func(engine.Pit, error)) {
	rules, p := g.Record.Rules, g.Record.Position()
	side := p.Turn
	if o.seed == 0 {
		o.seed = rand.IntN(1 << 30)
	}
	limits := map[string]any{
		"level": g.Players[side].Level,
		"seed":  o.seed + int(p.Made[0]) + int(p.Made[1]),
	}
	if rules.Game == engine.Bosh {
		round, _ := g.Record.At()
		limits["match"] = []string{"S", "N"}[g.Record.Round(round).Opener]
	}
	args := []any{rulesValue(&rules), rules.PositionText(&p), addMade(limits, &p)}
	o.load(func(m app.Value, err error) {
		if err != nil {
			answer(engine.NoPit, err)
			return
		}
		await(m.Call("best", args...), func(v app.Value, err error) {
			if err != nil {
				answer(engine.NoPit, err)
				return
			}
			move, err := rules.ParsePit(v.Get("pit").String())
			answer(move, err)
		})
	})
}

// load starts the module, or hands out the one that runs.
func (o *opponent) load(ready func(app.Value, error)) {
	if o.module != nil {
		ready(o.module, nil)
		return
	}
	await(app.Window().Get("relay").Call("engine"), func(m app.Value, err error) {
		if err == nil {
			o.module = m
		}
		ready(m, err)
	})
}

// rulesValue is a rule set as the module takes it.
func rulesValue(r *engine.Rules) map[string]any {
	v := map[string]any{"id": r.ID, "columns": int(r.Columns)}
	for _, s := range r.Differences() {
		v[s.Name] = s.Value
	}
	return v
}

// addMade adds to a call's limits what the text of a position leaves out.
func addMade(limits map[string]any, p *engine.Position) map[string]any {
	limits["made"] = map[string]any{"S": int(p.Made[engine.South]), "N": int(p.Made[engine.North])}
	limits["passes"] = int(min(p.Passes, 2))
	return limits
}

// await calls back with what a promise gives, or why it failed.
func await(promise app.Value, then func(app.Value, error)) {
	var onDone, onFail app.Func
	release := func() {
		onDone.Release()
		onFail.Release()
	}
	onDone = app.FuncOf(func(_ app.Value, args []app.Value) any {
		release()
		then(args[0], nil)
		return nil
	})
	onFail = app.FuncOf(func(_ app.Value, args []app.Value) any {
		release()
		message := "no reason given"
		if len(args) > 0 && args[0].Get("message").Truthy() {
			message = args[0].Get("message").String()
		}
		then(nil, errors.New(message))
		return nil
	})
	promise.Call("then", onDone, onFail)
}
