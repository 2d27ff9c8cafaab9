package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// transport is the row of controls that steps through a move.
type transport struct {
	app.Compo
	State *TableState
	Key   [5]int // what it depends on, so that it is drawn when that changes
}

func transportKey(s *TableState) [5]int {
	step, last := s.Watch.Step()
	playing, moves := 0, 0
	if s.Watch.Playing {
		playing = 1
	}
	if rp := s.Watch.Replay(); rp != nil {
		moves = len(rp.Events)<<8 + int(rp.Move)
	}
	return [5]int{step, last, playing, moves, int(s.Settings.Speed * 4)}
}

// Render draws the controls.
func (c *transport) Render() app.UI {
	s := c.State
	t := s.Text
	step, last := s.Watch.Step()
	none := last == 0
	return app.Elem("div").Class("transport").Role("group").Aria("label", t.T("table.transport")).Body(
		control("to-start", t.T("table.start"), icon.Start(), none || step == 0, c.onStart),
		control("seed-back", t.T("table.seed.back"), icon.Back(), none || step == 0, c.onBack),
		c.playButton(none),
		control("seed-on", t.T("table.seed.on"), icon.Forward(), none || step == last, c.onForward),
		control("lap-on", t.T("table.lap.on"), icon.Lap(), none || step == last, c.onLap),
		control("to-end", t.T("table.end"), icon.End(), none || step == last, c.onEnd),
		c.scrub(none),
		c.speed(),
	)
}

// control is a button that shows an icon only.
func control(id, label string, picture app.UI, disabled bool, do app.EventHandler) app.UI {
	return app.Elem("button").ID(id).Class("btn", "btn-icon").Attr("type", "button").Aria("label", label).Title(label).
		Aria("disabled", strconv.FormatBool(disabled)).OnClick(do, app.EventScope(id)).Body(picture)
}

func (c *transport) playButton(none bool) app.UI {
	s := c.State
	label, picture := s.Text.T("table.play"), icon.Play()
	switch {
	case s.Watch.Playing:
		label, picture = s.Text.T("table.pause"), icon.Pause()
	case s.Watch.Resting() && !none:
		label, picture = s.Text.T("table.again"), icon.Replay()
	}
	return app.Elem("button").ID("play-pause").Class("btn", "btn-main").Attr("type", "button").
		Aria("disabled", strconv.FormatBool(none)).OnClick(c.onToggle).
		Body(picture, app.Elem("span").Text(label))
}

// scrubMax is the length of the slider: the browser's own default, since the
// order in which attributes are set is not fixed, and a value over the length
// would be cut.
const scrubMax = 100

func (c *transport) scrub(none bool) app.UI {
	s := c.State
	step, last := s.Watch.Step()
	place := 0.0
	if last > 0 {
		place = float64(step) * scrubMax / float64(last)
	}
	return app.Elem("div").Class("scrub").Body(
		ticks(s.Watch.Replay(), step),
		app.ElemSelfClosing("input").ID("scrub").Attr("type", "range").Attr("step", "any").
			Attr("value", strconv.FormatFloat(place, 'f', 2, 64)).Aria("label", s.Text.T("table.scrub")).
			Aria("valuetext", c.place()).Aria("disabled", strconv.FormatBool(none)).
			OnInput(c.onScrub),
	)
}

// place says in words where the slider stands.
func (c *transport) place() string {
	s := c.State
	rp := s.Watch.Replay()
	if rp == nil {
		return s.Text.T("table.log.empty")
	}
	step, _ := s.Watch.Step()
	f := rp.Frame(step)
	return s.Text.T("table.scrub.value", "lap", f.Lap, "laps", rp.Laps(), "seed", f.Of-f.Hand, "n", f.Of)
}

// tickWidth is the length of the slider in the drawing of its ticks.
const tickWidth = 1000

// ticks marks the laps of a move on the slider, and its captures.
func ticks(rp *engine.Replay, step int) app.UI {
	var marks []app.UI
	if rp != nil {
		x := func(k int) int { return k * tickWidth / rp.Steps() }
		marks = append(marks, svg("path").Class("tick-done").Attr("d", "M0 22H"+itoa(x(step))))
		const readable = 40
		for lap := 2; lap <= rp.Laps(); lap++ {
			k := rp.LapStart(lap)
			if isCapture(rp, k) {
				marks = append(marks, captureTick(x(k)))
			} else if rp.Laps() <= readable {
				at := itoa(x(k))
				marks = append(marks, svg("line").Class("tick").Attr("x1", at).Attr("x2", at).Attr("y1", 13).Attr("y2", 31))
			}
		}
		if last := rp.Steps(); isCapture(rp, last) {
			marks = append(marks, captureTick(x(last)))
		}
	}
	return svg("svg").Class("ticks").Attr("viewBox", "0 0 1000 44").Attr("preserveAspectRatio", "none").
		Aria("hidden", "true").Body(marks...)
}

func captureTick(x int) app.UI {
	return svg("path").Class("tick-capture").Attr("d", "M"+itoa(x)+" 22h.01")
}

func isCapture(rp *engine.Replay, step int) bool {
	done := rp.Done(step)
	return len(done) > 0 && done[0].Kind == engine.Capture
}

func (c *transport) speed() app.UI {
	s := c.State
	return app.Elem("select").ID("speed").Class("speed").Aria("label", s.Text.T("table.speed")).OnChange(c.onSpeed).Body(
		app.Range(session.Speeds).Slice(func(i int) app.UI {
			v := session.Speeds[i]
			return app.Elem("option").Attr("value", formatSpeed(v)).Attr("selected", v == s.Settings.Speed).Text(SpeedName(s.Text, v))
		}),
	)
}

// SpeedName is a speed as the menus show it, "0.5×".
func SpeedName(t *text.Catalog, v float64) string {
	if v == 0 {
		return t.T("table.speed.instant")
	}
	return t.T("table.speed.value", "n", v)
}

func formatSpeed(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

func (c *transport) onStart(app.Context, app.Event)   { c.State.walk(c.State.Watch.Start) }
func (c *transport) onBack(app.Context, app.Event)    { c.State.walk(c.State.Watch.Back) }
func (c *transport) onForward(app.Context, app.Event) { c.State.walk(c.State.Watch.Forward) }
func (c *transport) onLap(app.Context, app.Event)     { c.State.walk(c.State.Watch.LapForward) }
func (c *transport) onEnd(app.Context, app.Event)     { c.State.walk(c.State.Watch.End) }
func (c *transport) onToggle(app.Context, app.Event)  { c.State.toggle() }

func (c *transport) onScrub(ctx app.Context, _ app.Event) {
	v, err := strconv.ParseFloat(ctx.JSSrc().Get("value").String(), 64)
	if err != nil {
		return
	}
	_, last := c.State.Watch.Step()
	c.State.walk(func() { c.State.Watch.Seek(int(v*float64(last)/scrubMax + 0.5)) })
}

func (c *transport) onSpeed(ctx app.Context, _ app.Event) {
	v, err := strconv.ParseFloat(ctx.JSSrc().Get("value").String(), 64)
	if err != nil {
		return
	}
	chosen := c.State.Settings
	chosen.Speed = v
	saveSettings(chosen)
	c.State.adjust(chosen)
}
