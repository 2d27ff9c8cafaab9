// Package calls answers the calls of the browser module: texts in, a JSON
// text out. It knows nothing of JavaScript, so that it is tested natively;
// package main beside it carries the texts to and fro.
package calls

import (
	"strconv"
	"strings"

	"relaymancala/ai"
	"relaymancala/engine"
)

// Args are the arguments of a call: names and values in turn. A name that
// begins with "option." is an option of the rules.
type Args []string

// get returns an argument, and whether it was given.
func (a Args) get(name string) (string, bool) {
	for i := 0; i+1 < len(a); i += 2 {
		if a[i] == name {
			return a[i+1], true
		}
	}
	return "", false
}

// text returns an argument, or "".
func (a Args) text(name string) string {
	v, _ := a.get(name)
	return v
}

// number returns a whole number from 0 to max, or 0 if it was not given.
func (a Args) number(name string, max uint64) (uint64, error) {
	v, ok := a.get(name)
	if !ok {
		return 0, nil
	}
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil || n > max {
		return 0, &Error{Code: CodeArgument, Argument: name, Got: v}
	}
	return n, nil
}

// Timer begins a time limit of some milliseconds; 0 is no limit. The function
// it returns reports whether the call is to end, for that or another reason.
type Timer func(ms int) (stop func() bool)

// Server answers calls. A search must have ended before the next begins.
type Server struct {
	// Progress, where it is set, is told what best has found so far, in JSON,
	// when the call has the argument "progress".
	Progress func(json string)

	searcher ai.Searcher
}

// Searches reports whether a call may take long.
func Searches(method string) bool { return method == "best" || method == "values" }

// Answer returns {"ok": …} or {"error": …}. It never panics.
func (s *Server) Answer(method string, args Args, timer Timer) (json string) {
	defer func() {
		if trouble := recover(); trouble != nil {
			s.searcher = ai.Searcher{}
			json = failure(&Error{Code: CodeInternal, Argument: method})
		}
	}()
	v, err := s.answer(method, args, timer)
	if err != nil {
		return failure(err)
	}
	return string(object("ok", v))
}

func (s *Server) answer(method string, args Args, timer Timer) (raw, error) {
	if method == "rules" {
		return presets(), nil
	}
	r, err := rules(args)
	if err != nil {
		return "", err
	}
	switch method {
	case "start":
		side, err := side(args, "starts")
		p := r.Start(side)
		return value(r.PositionText(&p)), err
	case "round":
		return round(&r, args)
	case "moves", "play", "best", "values":
	default:
		return "", &Error{Code: CodeArgument, Argument: "method", Got: method}
	}
	p, err := position(&r, args)
	if err != nil {
		return "", err
	}
	switch method {
	case "moves":
		return moves(&r, &p), nil
	case "play":
		return play(&r, p, args)
	}
	return s.search(method, r, p, args, timer)
}

// rules makes the rules of a call. The width is that of the position where
// none is given and the rules have it; where not, the position is at fault.
func rules(args Args) (engine.Rules, error) {
	r, err := engine.PresetRules(args.text("rules"))
	if err != nil {
		return r, locate(err, "rules")
	}
	wide := false
	for i := 0; i+1 < len(args); i += 2 {
		name, option := strings.CutPrefix(args[i], "option.")
		if !option {
			continue
		}
		wide = wide || name == "columns"
		if err := r.Set(name, args[i+1]); err != nil {
			return r, locate(err, "rules")
		}
	}
	if text, ok := args.get("position"); ok && !wide {
		_ = r.Set("columns", strconv.Itoa(engine.TextColumns(text)))
	}
	return r, nil
}

// position reads the position, and what its text does not tell.
func position(r *engine.Rules, args Args) (engine.Position, error) {
	p, err := r.ParsePosition(args.text("position"))
	if err != nil {
		return p, locate(err, "position")
	}
	for s, name := range []string{"madeS", "madeN"} {
		n, err := args.number(name, 60_000)
		if err != nil {
			return p, err
		}
		if _, given := args.get(name); given {
			p.Made[s] = uint16(n)
		}
	}
	n, err := args.number("passes", 2)
	p.Passes = uint8(n)
	return p, err
}

// side reads who opens a game or round.
func side(args Args, name string) (engine.Side, error) {
	switch v, ok := args.get(name); {
	case v == "S" || !ok:
		return engine.South, nil
	case v == "N":
		return engine.North, nil
	default:
		return engine.South, &Error{Code: string(engine.CodeSide), Argument: name, Got: v}
	}
}

func moves(r *engine.Rules, p *engine.Position) raw {
	var list []raw
	for _, m := range r.Moves(p) {
		list = append(list, object("pit", r.PitName(m.Pit), "endless", m.Endless))
	}
	if r.MustPass(p) {
		list = append(list, object("pit", engine.PassText, "endless", false))
	}
	return array(list)
}

// round makes the first position of a round of Bosh.
func round(r *engine.Rules, args Args) (raw, error) {
	var holding [2]int
	for s, name := range []string{"S", "N"} {
		n, err := args.number(name, 1_000_000)
		if err != nil {
			return "", err
		}
		holding[s] = int(n)
	}
	opener, err := side(args, "starts")
	if err != nil {
		return "", err
	}
	var fill []engine.Pit
	if text, ok := args.get("fill"); ok && r.Game == engine.Bosh {
		if r.Fill != engine.FillChoose {
			return "", &Error{Code: CodeArgument, Argument: "fill", Got: text}
		}
		fill = []engine.Pit{}
		for _, name := range strings.Split(text, ",") {
			pit, err := r.ParsePit(name)
			if err != nil || pit == engine.Pass {
				return "", &Error{Code: string(engine.CodePit), Argument: "fill", Got: name}
			}
			fill = append(fill, pit)
		}
	}
	p, err := r.NextRound(holding, opener, fill)
	if err != nil {
		argument := "holding"
		if e, ok := err.(*engine.Error); ok && e.Code == engine.CodePit {
			argument = "fill"
		} else if ok && e.Code == engine.CodeRound {
			argument = "rules"
		}
		return "", locate(err, argument)
	}
	return value(r.PositionText(&p)), nil
}

const (
	exact     = 1 << 53 // whole numbers of JavaScript
	levelTime = 1500    // ms for a move of a level at ǁHus; only the highest takes so long, on a slow machine
)

// search answers best and values.
func (s *Server) search(method string, r engine.Rules, p engine.Position, args Args, timer Timer) (raw, error) {
	var n [5]uint64
	for i, a := range []struct {
		name string
		max  uint64
	}{{"ms", 600_000}, {"depth", exact}, {"nodes", exact}, {"level", ai.Levels}, {"seed", exact}} {
		var err error
		if n[i], err = args.number(a.name, a.max); err != nil {
			return "", err
		}
	}
	ms, depth, nodes, level, seed := n[0], min(n[1], ai.MaxDepth), n[2], n[3], n[4]
	_, timed := args.get("ms")
	switch {
	case timed && ms == 0:
		ms = 1
	case level > 0 && !timed && r.Game == engine.Hus:
		ms = levelTime
	case ms+depth+nodes+level == 0:
		ms = 1000
	}
	s.searcher.Forget() // the same call gets the same answer; and the time begins with the table in place
	lim := ai.Limits{Depth: int(depth), Nodes: nodes, Stop: timer(int(ms))}
	if _, given := args.get("match"); given {
		opener, err := side(args, "match")
		if err != nil {
			return "", err
		}
		lim.Match = &ai.Match{Opener: opener}
	}

	if method == "values" {
		var list []raw
		for _, m := range s.searcher.Values(r, p, lim) {
			list = append(list, object("pit", r.PitName(m.Move), "score", m.Score, "exact", m.Exact))
		}
		return array(list), nil
	}
	if _, wanted := args.get("progress"); wanted && s.Progress != nil {
		lim.Progress = func(res ai.Result) { s.Progress(string(found(&r, res))) }
	}
	var res ai.Result
	if level > 0 {
		res = ai.Level(level).Choose(&s.searcher, r, p, seed, lim)
	} else {
		res = s.searcher.Best(r, p, lim)
	}
	return found(&r, res), nil
}

// found writes a result of best.
func found(r *engine.Rules, res ai.Result) raw {
	pit := raw("null")
	if res.Move != engine.NoPit {
		pit = value(r.PitName(res.Move))
	}
	var line []raw
	for _, m := range res.Line {
		line = append(line, value(r.PitName(m)))
	}
	return object("pit", pit, "score", res.Score, "exact", res.Exact,
		"depth", res.Depth, "nodes", int(min(res.Nodes, exact)), "line", array(line))
}
