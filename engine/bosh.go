package engine

// sowBosh makes a move of Bosh on the pits and stores of p: the one sowing
// loop of the game. It changes nothing else. A move that ends EndsEndless
// leaves the pits in the middle of it. The trace may be nil.
func (r *Rules) sowBosh(p *Position, from Pit, t *Trace) Outcome {
	var (
		mover = r.Owner(from)
		n     = r.Pits()
		at    = from
		hand  = p.Seeds[from]
		out   Outcome
		watch guard
	)
	p.Seeds[at] = 0
	if t != nil {
		t.add(Event{Kind: Lift, Reason: ByMove, Pit: at, By: NoPit, Count: hand, Lap: 1})
	}
	for lap := 1; ; lap++ {
		for ; hand > 0; hand-- {
			at = p.nextOpen(at, n)
			p.Seeds[at]++
			if t != nil {
				t.add(Event{Kind: Drop, Reason: Sown, Pit: at, By: NoPit, Count: p.Seeds[at], Lap: uint16(lap)})
			}
		}

		out.Laps, out.Last = uint16(lap), at
		next := p.nextOpen(at, n)
		if hand = p.Seeds[next]; hand == 0 {
			r.takeBosh(p, mover, next, &out, t)
			return out
		}
		if lap >= guardFrom && watch.endless(&p.Seeds, at, lap, t) {
			out.Ends = EndsEndless
			return out
		}
		if t != nil {
			t.add(Event{Kind: Relay, Reason: NextHas, Pit: next, By: at, Count: hand, Lap: uint16(lap)})
			t.add(Event{Kind: Lift, Reason: ByRelay, Pit: next, By: NoPit, Count: hand, Lap: uint16(lap + 1)})
		}
		p.Seeds[next] = 0
		at = next
	}
}

// takeBosh ends a move at an empty pit: what lies in the one pit beyond goes
// into the mover's store.
func (r *Rules) takeBosh(p *Position, mover Side, empty Pit, out *Outcome, t *Trace) {
	beyond := p.nextOpen(empty, r.Pits())
	count, reason := p.Seeds[beyond], AfterTake
	switch {
	case count == 0:
		reason = BothNone
	case r.CaptureSide == CaptureOpponent && r.Owner(beyond) == mover:
		reason = OwnBeyond
	default:
		p.Seeds[beyond] = 0
		p.Store[mover] += count
		out.Captured = uint16(count)
		out.Ends = EndsCaptured
		if t != nil {
			t.add(Event{Kind: Capture, Reason: TakeBeyond, Pit: beyond, By: empty, Count: count, Lap: out.Laps})
		}
	}
	if t != nil {
		t.add(Event{Kind: Stop, Reason: reason, Pit: out.Last, By: beyond, Lap: out.Laps})
	}
}
