package session

import (
	"strings"

	"relaymancala/engine"
)

// Dealt says how a new round of Bosh was dealt after a finished one: which
// pits are filled, closed and reopened, and what stays in store.
func Dealt(r *engine.Rules, over, next *engine.Position) (says []Saying) {
	for side := engine.South; side <= engine.North; side++ {
		var filled int
		var closed, reopened []string
		for k := 1; k <= int(r.Columns); k++ {
			switch pit := r.OnRing(side, k); {
			case next.IsClosed(pit):
				closed = append(closed, r.PitName(pit))
			case over.IsClosed(pit):
				reopened = append(reopened, r.PitName(pit))
				filled++
			default:
				filled++
			}
		}
		tell := func(key string, n int, pits []string) {
			if n > 0 {
				says = append(says, say(key, "side", SideName(side), "n", n, "pits", strings.Join(pits, ", ")))
			}
		}
		tell("end.next.filled", filled, nil)
		tell("end.next.closed", len(closed), closed)
		tell("end.next.reopened", len(reopened), reopened)
		tell("end.next.store", int(next.Store[side]), nil)
	}
	return says
}
