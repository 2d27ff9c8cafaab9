package session

import (
	"math"
	"slices"

	"relaymancala/engine"
)

// A Review is what the engine makes of the moves of one round. It asks for the
// values of position after position ([Review.Next], [Review.Put]), in the
// order of play, and can be read at any time, as far as it is.
type Review struct {
	Rules  engine.Rules
	Round  int
	Opener engine.Side

	moves  []engine.Pit
	at     []engine.Position // at[k] after k moves
	end    engine.Status     // of the last position
	values [][]Scored        // by position; nil where not known
}

// NewReview begins the review of a round as it is recorded, moves that were
// taken back included.
func NewReview(rec *engine.Record, round int) *Review {
	rd := rec.Round(round)
	n := len(rd.Moves)
	v := &Review{
		Rules: rec.Rules, Round: round, Opener: rd.Opener,
		moves: append([]engine.Pit{}, rd.Moves...), end: rec.StatusAt(round, n), values: make([][]Scored, n+1),
	}
	for k := 0; k <= n; k++ {
		v.at = append(v.at, rec.PositionAt(round, k))
	}
	return v
}

// Fits reports whether a record still has the round that is reviewed.
func (v *Review) Fits(rec *engine.Record) bool {
	return rec.Rules == v.Rules && v.Round < rec.Rounds() && rec.PositionAt(v.Round, 0) == v.at[0] &&
		slices.Equal(rec.Round(v.Round).Moves, v.moves)
}

// Plies returns how many moves the round has.
func (v *Review) Plies() int { return len(v.moves) }

// Position returns the position after a number of moves.
func (v *Review) Position(ply int) engine.Position { return v.at[ply] }

// Move returns who made a move and which, the ply-th of the round from 0.
func (v *Review) Move(ply int) (engine.Side, engine.Pit) { return v.at[ply].Turn, v.moves[ply] }

// Next returns the next position to be valued, and false when there is none.
func (v *Review) Next() (ply int, ok bool) {
	for k := range v.values {
		if v.values[k] == nil && !v.isEnd(k) {
			return k, true
		}
	}
	return 0, false
}

func (v *Review) isEnd(ply int) bool { return ply == len(v.moves) && v.end.Over }

// Put says what the moves of a position are worth.
func (v *Review) Put(ply int, scored []Scored) {
	if scored == nil {
		scored = []Scored{}
	}
	v.values[ply] = scored
}

// Done returns how many positions are valued, of how many.
func (v *Review) Done() (done, of int) {
	for k := range v.values {
		if v.isEnd(k) {
			continue
		}
		of++
		if v.values[k] != nil {
			done++
		}
	}
	return done, of
}

// Hint returns the moves of a position, best first, with what is known of the
// answers to the one played; nil while that is not known.
func (v *Review) Hint(ply int) *Hint {
	if len(v.values[ply]) == 0 {
		return nil
	}
	h := NewHint(v.Rules, v.at[ply], v.values[ply])
	if ply < len(v.moves) {
		if a := h.Of(v.moves[ply]); a != nil && len(v.values[ply+1]) > 0 {
			a.Answer = []engine.Pit{NewHint(v.Rules, v.at[ply+1], v.values[ply+1]).Best().Pit}
		}
	}
	return h
}

// best and played are the values of the best move of a position and of the one
// that was made.
func (v *Review) best(ply int) (Scored, bool) {
	s := v.values[ply]
	if len(s) == 0 {
		return Scored{}, false
	}
	best := s[0]
	for _, m := range s[1:] {
		if m.Score > best.Score {
			best = m
		}
	}
	return best, true
}

func (v *Review) played(ply int) (Scored, bool) {
	for _, m := range v.values[ply] {
		if m.Pit == v.moves[ply] {
			return m, true
		}
	}
	return Scored{}, false
}

// A Standing is how a round stands, as South sees it.
type Standing struct {
	Seeds float64 // South's lead; in Bosh at the end of the round
	Value         // for South; Exact where it is proved
	Over  bool    // the round has ended here
	Known bool
}

// Standing returns how the round stands after a number of moves.
func (v *Review) Standing(ply int) Standing {
	p := &v.at[ply]
	if v.isEnd(ply) {
		return v.final()
	}
	best, ok := v.best(ply)
	if !ok {
		return Standing{}
	}
	s := Standing{Value: best.Value, Known: true}
	if p.Turn == engine.North {
		s.Score = -s.Score
	}
	s.Seeds = s.Value.Seeds(&v.Rules)
	if v.Rules.Game == engine.Bosh {
		s.Seeds += float64(p.Store[engine.South]) - float64(p.Store[engine.North])
	}
	return s
}

func (v *Review) final() Standing {
	s := Standing{Over: true, Known: true, Value: Value{Exact: true}}
	if v.Rules.Game == engine.Bosh {
		s.Score = int(v.end.Final[engine.South]) - int(v.end.Final[engine.North])
		s.Seeds = float64(s.Score)
		return s
	}
	switch v.end.Result {
	case engine.SouthWins:
		s.Score = won
	case engine.NorthWins:
		s.Score = -won
	}
	s.Seeds = s.Value.Seeds(&v.Rules)
	return s
}

// Most is the largest lead of the round, for the height of a curve: at least a
// few seeds.
func (v *Review) Most() float64 {
	most := 6.0
	for k := range v.at {
		s := v.Standing(k)
		if s.Known && !s.wins(v.Rules.Game) && !s.loses(v.Rules.Game) {
			most = max(most, math.Abs(s.Seeds))
		}
	}
	return most
}

// Loss returns what a move gave away, in seeds: the best move's value less its
// own. Giving away a proved win counts as all seeds.
func (v *Review) Loss(ply int) float64 {
	best, ok := v.best(ply)
	played, is := v.played(ply)
	if !ok || !is {
		return 0
	}
	return max(0, math.Round(10*(best.Seeds(&v.Rules)-played.Seeds(&v.Rules)))/10)
}

// mistake is the least loss that counts as one. In ǁHus the values are
// estimates, and a seed more or less means nothing.
func (v *Review) mistake() float64 {
	if v.Rules.Game == engine.Bosh {
		return 1
	}
	return 2
}

// maxTurning is how many turning points are told.
const maxTurning = 5

// Turning returns the moves that gave away most, in the order of play.
func (v *Review) Turning() []int {
	var plies []int
	for k := range v.moves {
		if v.Loss(k) >= v.mistake() {
			plies = append(plies, k)
		}
	}
	for len(plies) > maxTurning { // the least goes
		least := 0
		for i, k := range plies {
			if v.Loss(k) < v.Loss(plies[least]) {
				least = i
			}
		}
		plies = slices.Delete(plies, least, least+1)
	}
	return plies
}
