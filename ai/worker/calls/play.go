package calls

import "relaymancala/engine"

// play makes a move and tells it lap by lap.
func play(r *engine.Rules, p engine.Position, args Args) (raw, error) {
	pit, err := r.ParsePit(args.text("pit"))
	if err != nil {
		return "", locate(err, "pit")
	}
	var trace engine.Trace
	q, out, err := r.Move(p, pit, &trace)
	if err != nil {
		if e, ok := err.(*engine.Error); ok && e.Code == engine.CodeOver {
			return "", locate(err, "position")
		}
		return "", locate(err, "pit")
	}
	laps := raw("[]")
	ending := "empty"
	switch out.Ends {
	case engine.EndsCaptured:
		ending = "captured"
	case engine.EndsLimit:
		ending = "endless"
	case engine.EndsEndless: // the seeds stay where they were
		ending = "endless"
	case engine.EndsPass:
		ending = "pass"
	}
	if out.Ends != engine.EndsEndless {
		laps = tellLaps(r, trace.Events)
	}
	st := r.Status(&q)
	winner, final := raw("null"), raw("null")
	if st.Over {
		winner = value([]string{engine.SouthWins: "S", engine.NorthWins: "N", engine.Draw: "draw"}[st.Result])
		if r.Game == engine.Bosh {
			final = object("S", int(st.Final[engine.South]), "N", int(st.Final[engine.North]))
		}
	}
	return object("position", r.PositionText(&q), "laps", laps, "captured", int(out.Captured),
		"ending", ending, "over", st.Over, "winner", winner, "final", final), nil
}

// tellLaps retells a trace, a lap each: the pits lifted, the seeds, the last
// pit, what follows, and the pits taken then. In ǁHus these are what the next
// lap lifts.
func tellLaps(r *engine.Rules, events []engine.Event) raw {
	var laps, lift, taken []raw
	seeds, last := 0, ""
	end := func(then string) {
		laps = append(laps, object("lift", array(lift), "seeds", seeds, "last", last, "then", then, "taken", array(taken)))
	}
	then := "end" // of a lap whose captures are being told
	hand := 0     // seeds captured
	for _, e := range events {
		pit := value(r.PitName(e.Pit))
		switch e.Kind {
		case engine.Lift:
			lift, seeds, taken, then, hand = []raw{pit}, int(e.Count), nil, "end", 0
		case engine.Drop:
			last = r.PitName(e.Pit)
		case engine.Relay:
			end("relay")
		case engine.Capture:
			taken, then = append(taken, pit), "capture"
			hand += int(e.Count)
		case engine.Resume:
			end(then)
			lift, seeds, taken, then, hand = taken, hand, nil, "end", 0
		case engine.Stop:
			end(then)
		}
	}
	return array(laps)
}
