package session

import (
	"strings"

	"relaymancala/engine"
)

// A Line is one lap of a move in the log.
type Line struct {
	Saying
	Captures bool
}

// LapLine returns the log's line of a lap, from 1.
func LapLine(rp *engine.Replay, lap int) Line {
	r := &rp.Rules
	seeds, from := 0, []string{}
	for _, e := range rp.Done(rp.LapStart(lap)) {
		switch e.Kind {
		case engine.Lift:
			from, seeds = []string{r.PitName(e.Pit)}, int(e.Count)
		case engine.Capture:
			from = append(from, r.PitName(e.Pit))
			seeds += int(e.Count)
		}
	}
	args := []any{"lap", lap, "from", strings.Join(from, "+"), "n", seeds}
	end := rp.LapEnd(lap)
	done := rp.Done(end)
	args = append(args, "last", r.PitName(done[0].Pit))
	key, line := "table.log.lap.stop", Line{}
	for _, e := range append(done, rp.Done(end+1)...) {
		switch {
		case e.Kind == engine.Relay && e.Reason == engine.NextHas:
			key = "table.log.lap.next"
			args = append(args, "next", r.PitName(e.Pit), "count", int(e.Count))
		case e.Kind == engine.Relay:
			key = "table.log.lap.relay"
			args = append(args, "was", int(e.Count)-1, "count", int(e.Count))
		case e.Kind == engine.Capture && !line.Captures:
			key, line.Captures = "table.log.lap.capture", true
			if r.Game == engine.Bosh {
				key = "table.log.lap.beyond"
			}
			args = append(args, "taken", takenNames(r, rp.Done(end+1)), "captured", gained(rp.Done(end+1)))
		case e.Kind == engine.Stop && (e.Reason == engine.BothNone || e.Reason == engine.OwnBeyond):
			key = "table.log.lap.nothing"
		case e.Kind == engine.Stop && e.Reason == engine.LapLimit:
			key = "table.log.lap.limit"
		}
	}
	line.Saying = say(key, args...)
	return line
}

func takenNames(r *engine.Rules, done []engine.Event) string {
	var names []string
	for _, e := range done {
		if e.Kind == engine.Capture {
			names = append(names, r.PitName(e.Pit))
		}
	}
	return strings.Join(names, "+")
}

// Preview says what a chosen move would do.
func Preview(rp *engine.Replay) Saying {
	args := []any{"pit", rp.Rules.PitName(rp.Move), "n", int(rp.Outcome.Laps), "last", rp.Rules.PitName(rp.Outcome.Last)}
	if rp.Outcome.Captured > 0 {
		return say("table.preview", append(args, "captured", int(rp.Outcome.Captured))...)
	}
	return say("table.preview.none", args...)
}
