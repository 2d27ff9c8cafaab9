package ui

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// pit is one pit of the board, a component of its own so that a step draws
// only the pits that change.
type pit struct {
	app.Compo
	State *TableState
	Pit   engine.Pit
	Name  string // c2
	Aria  string
	Class string
	From  string // where the hand comes from
	Tab   bool
	Count bool   // numbers are shown
	Label string // its name or number, where that is shown
	session.PitView
}

// cell makes the component of a pit.
func (s *TableState) cell(r *engine.Rules, v *session.View, p engine.Pit) app.UI {
	if s.Quiet && s.Watch.Resting() {
		pv := &v.Pits[p]
		pv.Marks, pv.Trail, pv.Gain, pv.Hand = 0, 0, 0, 0
	}
	pv := v.Pits[p]
	c := &pit{
		State: s, Pit: p, Name: r.PitName(p), PitView: pv,
		Tab: p == s.focus, Count: s.Settings.Numbers,
	}
	switch {
	case s.Named || s.Settings.Labels == "names":
		c.Label = c.Name
	case s.Settings.Labels == "ring":
		c.Label = itoa(r.Ring(p))
	}
	c.Class = s.classes(r, p, pv)
	c.Aria = s.describe(r, v, p)
	if pv.Hand > 0 {
		c.From = s.handFrom(r, p)
	}
	return c
}

var markClasses = []struct {
	mark  session.Mark
	class string
}{
	{session.Origin, " is-origin"},
	{session.Next, " is-next"},
	{session.Landing, " is-landing"},
	{session.Taken, " is-taken"},
}

func (s *TableState) classes(r *engine.Rules, p engine.Pit, v session.PitView) string {
	class := "pit"
	switch {
	case v.Closed:
		class += " is-closed"
	case v.Seeds == 0:
		class += " is-empty"
	}
	for _, m := range markClasses {
		if v.Marks&m.mark != 0 {
			class += m.class
		}
	}
	if s.Watch.Resting() && s.Playable[p] {
		class += " is-playable"
	}
	if s.facing && s.faces(r, p) {
		class += " is-facing"
	}
	if extra := s.Marked[p]; extra != "" {
		class += " " + extra
	}
	return class
}

// faces reports whether p lies across from the focused pit: the pit it faces,
// or the one behind that.
func (s *TableState) faces(r *engine.Rules, p engine.Pit) bool {
	across := r.Facing(s.focus)
	return across != engine.NoPit && (p == across || p == r.Behind(across))
}

// describe is a pit in words: its name, its seeds, whose it is, what it faces,
// and its part in the step shown.
func (s *TableState) describe(r *engine.Rules, v *session.View, p engine.Pit) string {
	t := s.Text
	side := Plain(t, session.SideName(r.Owner(p)))
	pv := v.Pits[p]
	args := []any{"pit", r.PitName(p), "side", side, "seeds", s.seedWords(pv.Seeds)}
	var b strings.Builder
	switch {
	case pv.Closed:
		b.WriteString(t.T("table.pit.closed", args...))
	case r.Game == engine.Bosh:
		b.WriteString(t.T("table.pit.bosh", args...))
	case r.Inner(p):
		f := r.Facing(p)
		b.WriteString(t.T("table.pit.hus.inner", append(args, "facing", r.PitName(f), "facingSeeds", s.seedWords(v.Pits[f].Seeds))...))
	default:
		b.WriteString(t.T("table.pit.hus.outer", args...))
	}
	add := func(on bool, key string, args ...any) {
		if on {
			b.WriteByte(' ')
			b.WriteString(t.T(key, args...))
		}
	}
	add(s.Watch.Resting() && s.Playable[p], "table.pit.playable")
	add(pv.Marks&session.Origin != 0, "table.pit.origin")
	add(pv.Marks&session.Next != 0, "table.pit.next")
	add(pv.Marks&session.Landing != 0, "table.pit.landing")
	add(pv.Gain > 0, "table.pit.taken", "n", pv.Gain)
	add(strings.Contains(s.Marked[p], "is-marked"), "table.pit.marked")
	return b.String()
}

// seedWords is a count in words. The number shown in the pit is part of it, as
// a label and its name must agree.
func (s *TableState) seedWords(n int) string { return s.Text.T("unit.seeds", "n", n) }

// handFrom is the class that says from which neighbour the hand arrives.
func (s *TableState) handFrom(r *engine.Rules, p engine.Pit) string {
	rp := s.Watch.Replay()
	step, _ := s.Watch.Step()
	before := rp.Done(step - 1)
	if len(before) == 0 {
		return ""
	}
	row, col := r.Place(p)
	fromRow, fromCol := r.Place(before[0].Pit)
	switch {
	case row == fromRow && col == fromCol+1:
		return "from-left"
	case row == fromRow && col == fromCol-1:
		return "from-right"
	case col == fromCol && row == fromRow+1:
		return "from-below"
	case col == fromCol && row == fromRow-1:
		return "from-above"
	}
	return ""
}

// Render draws the pit.
func (p *pit) Render() app.UI {
	tab := -1
	if p.Tab {
		tab = 0
	}
	return app.Elem("button").ID("pit-"+p.Name).Class(p.Class).Attr("type", "button").Role("gridcell").
		TabIndex(tab).Aria("label", p.Aria).
		OnClick(p.onClick, app.EventScope(p.Name)).
		Body(
			app.If(!p.Closed, func() app.UI { return seeds(p.Seeds) }),
			app.If(p.Count && !p.Closed, func() app.UI {
				return app.Elem("span").Class("count").Aria("hidden", "true").Text(itoa(p.Seeds))
			}),
			app.If(p.Label != "", func() app.UI {
				return app.Elem("span").Class("label").Aria("hidden", "true").Text(p.Label)
			}),
			app.If(p.Trail > 0, func() app.UI {
				return app.Elem("span").Class("trail").Aria("hidden", "true").Text(itoa(p.Trail))
			}),
			app.If(p.Gain > 0, func() app.UI {
				return app.Elem("span").Class("gain").Aria("hidden", "true").Text("+" + itoa(p.Gain))
			}),
			app.If(p.Hand > 0, func() app.UI {
				return app.Elem("span").Class("hand", p.From).Aria("hidden", "true").Body(icon.Hand(), app.Text(itoa(p.Hand)))
			}),
		)
}

func (p *pit) onClick(_ app.Context, _ app.Event) {
	p.State.focus = p.Pit
	p.State.Host.TapPit(p.Pit)
	p.State.Update()
}

// maxDrawn is the number of seeds that are drawn one by one; more make a heap.
const maxDrawn = 14

// seedPaths[n] is the outline of n seeds in a pit of 100 by 100, a circle each.
var seedPaths = func() (paths [maxDrawn + 1]string) {
	for n := 1; n <= maxDrawn; n++ {
		paths[n] = seedPath(n)
	}
	return paths
}()

// seedPath lays n seeds out in up to two rings around a point above the
// number, so that they can be counted, and turned a little as a hand leaves
// them.
func seedPath(n int) string {
	const r, cx, cy = 10.5, 50, 44
	inner := [maxDrawn + 1]int{1: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 2, 11: 3, 12: 3, 13: 4, 14: 4}[n]
	var b strings.Builder
	ring := func(count int, radius, turn float64) {
		for k := 0; k < count; k++ {
			angle := turn + 2*math.Pi*float64(k)/float64(count)
			x, y := cx+radius*math.Cos(angle), cy+radius*math.Sin(angle)
			b.WriteString("M" + coordinate(x-r) + " " + coordinate(y) + "a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0z")
		}
	}
	// Seeds of one ring touch at radius r / sin(π/count).
	touching := func(count int) float64 {
		if count < 2 {
			return 0
		}
		return r / math.Sin(math.Pi/float64(count))
	}
	outer := n - inner
	gap := touching(inner)
	ring(inner, gap, 0.7)
	ring(outer, max(touching(outer)+1.5, min(gap+21, 30)*float64(min(inner, 1))), float64(n)*0.9)
	return b.String()
}

func coordinate(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }

// seeds draws the seeds of a pit or store in one path.
func seeds(n int) app.UI {
	d := seedPaths[min(n, maxDrawn)]
	return svg("svg").Class("seeds").Attr("viewBox", "0 0 100 100").Aria("hidden", "true").Body(
		svg("path").Class("seed-shade").Attr("d", d),
		svg("path").Class("seed").Attr("d", d),
	)
}

// svg is an element of a drawing.
func svg(tag string) app.HTMLElem { return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg") }

func itoa(n int) string { return strconv.Itoa(n) }
