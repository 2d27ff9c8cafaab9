package session

import (
	"strings"

	"relaymancala/engine"
)

// Scored is a legal move and its value, as the computer player gives it.
type Scored struct {
	Pit engine.Pit
	Value
}

// A Hint is what can be told to the player to move: the moves, best first, and
// why. The engine values them; the reasons come from playing them.
type Hint struct {
	Rules engine.Rules
	At    engine.Position
	Moves []Advice
}

// Advice is one move of a hint.
type Advice struct {
	Scored
	Outcome engine.Outcome
	After   engine.Position
	Status  engine.Status // of After
	// Answer is what is expected to be played after it, as far as that is
	// known: the opponent's best answer first.
	Answer []engine.Pit
}

// NewHint ranks the moves of a position. Of moves that are worth the same, one
// that captures more comes first.
func NewHint(r engine.Rules, p engine.Position, scored []Scored) *Hint {
	h := &Hint{Rules: r, At: p}
	for _, s := range scored {
		m := prospect(&h.Rules, &p, s.Pit, true)
		h.Moves = append(h.Moves, Advice{Scored: s, Outcome: m.Outcome, After: m.After, Status: m.Status})
	}
	for i := range h.Moves { // few moves: no need of package sort
		for k := i; k > 0 && h.Moves[k].before(&h.Moves[k-1]); k-- {
			h.Moves[k], h.Moves[k-1] = h.Moves[k-1], h.Moves[k]
		}
	}
	return h
}

func (a *Advice) before(b *Advice) bool {
	if a.Score != b.Score {
		return a.Score > b.Score
	}
	return a.Outcome.Captured > b.Outcome.Captured
}

// Best returns the best move, or nil where there is none.
func (h *Hint) Best() *Advice {
	if len(h.Moves) == 0 {
		return nil
	}
	return &h.Moves[0]
}

// Of returns what is known of a move, or nil.
func (h *Hint) Of(pit engine.Pit) *Advice {
	for i := range h.Moves {
		if h.Moves[i].Pit == pit {
			return &h.Moves[i]
		}
	}
	return nil
}

// Nudge says where to look, without the move: two or three pits, the best
// among them, and what to look for.
func (h *Hint) Nudge() []Saying {
	switch len(h.Moves) {
	case 0:
		return nil
	case 1:
		return []Saying{h.tell("hint.single", h.Best(), 1, engine.NoPit)}
	}
	return []Saying{say("hint.nudge", "pits", h.names(h.Look())), h.theme()}
}

// Look returns the pits of a nudge in the order of the board.
func (h *Hint) Look() []engine.Pit {
	n := min(3, len(h.Moves))
	if len(h.Moves) == 3 {
		n = 2 // all of them would be no hint
	}
	var pits []engine.Pit
	for pit := range engine.Pit(h.Rules.Pits()) {
		for i := range h.Moves[:n] {
			if h.Moves[i].Pit == pit {
				pits = append(pits, pit)
			}
		}
	}
	return pits
}

// theme says what to look for.
func (h *Hint) theme() Saying {
	best := h.Best()
	s := h.saved(best)
	key, n := "none", s.n
	for i := range h.Moves {
		if h.Moves[i].Outcome.Captured > 0 {
			key = "quiet"
		}
	}
	switch game := h.Rules.Game; {
	case game == engine.Bosh && best.Status.Over:
		key = "round"
	case game == engine.Hus && best.Status.Over && best.Status.Result == h.At.Turn.Wins():
		key = "win"
	case best.wins(game):
		key = "forced"
	case best.loses(game):
		key = "lost"
	case len(s.pits) > 0 && s.n-s.left > int(best.Outcome.Captured):
		key, n = "save", len(s.pits)
	case best.Outcome.Captured > 0:
		key = "capture"
	case s.n > s.left:
		key = "stop"
	}
	theme := h.tell("hint.theme."+key, best, n, engine.NoPit)
	theme.Args = append(theme.Args, "pits", h.names(s.pits))
	return theme
}

func (h *Hint) names(pits []engine.Pit) string {
	var names []string
	for _, p := range pits {
		names = append(names, h.Rules.PitName(p))
	}
	return strings.Join(names, ", ")
}

// wins and loses report what is proved of a game of ǁHus.
func (v Value) wins(g engine.Game) bool  { return g == engine.Hus && v.Exact && v.Score > won/2 }
func (v Value) loses(g engine.Game) bool { return g == engine.Hus && v.Exact && v.Score < -won/2 }

// Seeds is a value in seeds: exact in Bosh, to a tenth in ǁHus. A win or loss
// of ǁHus counts as every seed there is, for a curve has an edge.
func (v Value) Seeds(r *engine.Rules) float64 {
	if r.Game == engine.Bosh {
		return float64(v.Score)
	}
	most := r.Total() * 10
	tenths := (v.Score + sign(v.Score)*5) / 10
	return float64(max(-most, min(tenths, most))) / 10
}

// whole is a value in whole seeds: an estimate tells no more.
func (v Value) whole(r *engine.Rules) int { return seeds(r, v.Score) }

// seeds is a score, or a difference of two, in whole seeds.
func seeds(r *engine.Rules, score int) int {
	if r.Game == engine.Bosh {
		return score
	}
	return (score + sign(score)*50) / 100
}
