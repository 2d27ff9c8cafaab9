package lesson

import (
	"slices"

	"relaymancala/engine"
)

// A Fact is what a search has found of a move. It stands in the data, where no
// short look ahead could tell; a test holds it against the search.
type Fact struct {
	N    int          // moves until the winner has won, or the seeds that the mover holds at the end of the round
	Then []engine.Pit // the reply, if there is one
}

// isListed reports whether the data calls the answer right.
func (a *answer) isListed() bool { return slices.Contains(a.Right, a.pit) }

// fact are the arguments about what comes of the move.
func (a *answer) fact() []any {
	f := a.Facts[a.pit]
	args := a.outcome(f.N)
	if len(f.Then) > 0 {
		a.then = f.Then
		args = append(args, "reply", a.name(f.Then[0]))
	}
	return args
}

func (a *answer) unlisted() (string, []any) {
	args := a.fact()
	if a.then == nil {
		return ".over", args
	}
	return "", args
}
