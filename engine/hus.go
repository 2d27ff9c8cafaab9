package engine

// sowHus makes a move of ǁHus on the pits of p: the one sowing loop of the
// game. It changes the pits only, not the turn. A move that ends EndsEndless
// leaves the pits in the middle of it. The trace may be nil.
func (r *Rules) sowHus(p *Position, from Pit, t *Trace) Outcome {
	var (
		n     = r.ringLen()
		base  = int(r.Owner(from)) * n // of the mover's ring in p.Seeds
		step  = r.step()
		at    = int(from) - base // ring index
		hand  = int(p.Seeds[from])
		skip  = -1 // ring index left out of this lap
		first = r.OpeningCapture == OpeningCaptureNever && p.Made[p.Turn] == 0
		own   = p.Seeds[base : base+n : base+n]
		out   Outcome
		watch guard
	)
	own[at] = 0
	if t != nil {
		t.add(Event{Kind: Lift, Reason: ByMove, Pit: from, By: NoPit, Count: uint8(hand), Lap: 1})
	}
	if r.SkipOrigin == Yes {
		skip = at
	}
	for lap := 1; ; lap++ {
		for hand > 0 {
			if at += step; at == n {
				at = 0
			} else if at < 0 {
				at = n - 1
			}
			if at == skip {
				continue
			}
			own[at]++
			hand--
			if t != nil {
				t.add(Event{Kind: Drop, Reason: Sown, Pit: Pit(base + at), By: NoPit, Count: own[at], Lap: uint16(lap)})
			}
		}

		out.Laps, out.Last = uint16(lap), Pit(base+at)
		if own[at] == 1 {
			out.stop(t, EndsEmpty, WasEmpty)
			return out
		}
		if r.Endless == EndlessStopAfter {
			// The limit is the guard: a cycle found earlier changes nothing.
			if lap == int(r.EndlessLaps) {
				out.stop(t, EndsLimit, LapLimit)
				return out
			}
		} else if lap >= guardFrom && watch.endless(&p.Seeds, out.Last, lap, t) {
			out.Ends = EndsEndless
			return out
		}

		if reason, by := r.relayReason(p, at, base, first); reason != TakeInner {
			// Otherwise all of the pit is lifted and sown on.
			hand, own[at] = int(own[at]), 0
			if t != nil {
				t.add(Event{Kind: Relay, Reason: reason, Pit: out.Last, By: by, Count: uint8(hand), Lap: uint16(lap)})
				t.add(Event{Kind: Lift, Reason: ByRelay, Pit: out.Last, By: NoPit, Count: uint8(hand), Lap: uint16(lap + 1)})
			}
			if r.SkipOrigin == Yes {
				skip = at
			}
			continue
		}
		// A capture comes before a relay: the pit keeps its seeds, and the
		// captured ones are sown. No pit of the own ring was lifted, so
		// there is no origin to skip.
		var taken int
		hand, taken = r.takeHus(p, at, base, lap, t)
		out.Captured += uint16(hand)
		skip = -1
		resume := FromNext
		if r.Resume == ResumeFacing {
			at, resume = taken-step, FromFacing
		}
		if t != nil {
			t.add(Event{Kind: Resume, Reason: resume, Pit: Pit(base + (at+step+n)%n), By: Pit(base + taken), Count: uint8(hand), Lap: uint16(lap + 1)})
		}
	}
}

// relayReason decides what follows a lap that ended in the occupied pit at
// (an index on the mover's ring, which starts at base): TakeInner for a
// capture, or why it is a relay, and the pit that decided.
func (r *Rules) relayReason(p *Position, at, base int, first bool) (Reason, Pit) {
	w := int(r.Columns)
	if at < w {
		return OuterRow, NoPit
	}
	inner, outer := facing(at, base, w)
	switch {
	case p.Seeds[inner] == 0:
		return FacingNone, inner
	case r.CaptureNeeds == NeedsBoth && p.Seeds[outer] == 0:
		return BehindNone, outer
	case first:
		return NotYet, inner
	}
	return TakeInner, inner
}

// facing returns the opponent's inner and outer pit in the column of the
// inner pit at.
func facing(at, base, w int) (inner, outer Pit) {
	opp := 2*w - base
	return Pit(opp + 3*w - 1 - at), Pit(opp + at - w)
}

// takeHus lifts the captured seeds after a lap that ended in the inner pit at.
// It returns how many there are, and the ring index of the own inner pit that
// faces the last pit taken.
func (r *Rules) takeHus(p *Position, at, base, lap int, t *Trace) (hand, last int) {
	w := int(r.Columns)
	take := func(pit Pit, reason Reason) {
		if p.Seeds[pit] == 0 {
			return
		}
		hand += int(p.Seeds[pit])
		if t != nil {
			t.add(Event{Kind: Capture, Reason: reason, Pit: pit, By: Pit(base + at), Count: p.Seeds[pit], Lap: uint16(lap)})
		}
		p.Seeds[pit] = 0
	}
	inner, outer := facing(at, base, w)
	take(inner, TakeInner)
	last = at
	switch r.CaptureTakes {
	case TakesInnerOuter:
		take(outer, TakeOuter)
	case TakesLateralChain:
		for next := at + r.step(); next >= w && next < 2*w; next += r.step() {
			pit, _ := facing(next, base, w)
			if p.Seeds[pit] == 0 {
				break
			}
			take(pit, TakeChain)
			last = next
		}
	}
	return hand, last
}

// stop ends a move and records why.
func (o *Outcome) stop(t *Trace, ends Ends, reason Reason) {
	o.Ends = ends
	if t != nil {
		t.add(Event{Kind: Stop, Reason: reason, Pit: o.Last, By: NoPit, Lap: o.Laps})
	}
}
