package engine

// End is why a game or round is over.
type End uint8

// The ends.
const (
	NotOver         End = iota
	EndStuck            // ǁHus: the player to move has no pit of two or more
	EndAllCaptured      // ǁHus: the player to move has no seeds at all
	EndMoveLimit        // ǁHus: both have made their moves; most seeds held wins
	EndTwoPasses        // two passes running: ǁHus counts seeds, Bosh shares them
	EndAllEndless       // ǁHus: the player to move has endless moves only; a draw
	EndEndlessLoses     // ǁHus: an endless move lost the game
	EndEndlessDraw      // ǁHus: an endless move drew it
	EndRepetition       // the same position for the third time (ours)
	EndRowEmpty         // Bosh: the player to move has no seeds in their row
	EndAnyRowEmpty      // Bosh: a row is empty, each takes their own
	EndAgreed           // the players agreed on a draw
	EndResigned         // a player gave up
)

// Result is who won.
type Result uint8

// The results.
const (
	NoResult Result = iota
	SouthWins
	NorthWins
	Draw
)

// Wins returns the result in which s wins.
func (s Side) Wins() Result { return SouthWins + Result(s) }

// Status tells whether a game or round is over, and how.
type Status struct {
	Over   bool
	End    End
	Result Result
	Final  [2]uint8 // seeds held at the end; in Bosh with what is forfeited or shared
}

// Status returns the state of the game in p, as far as p alone shows it:
// repetition, agreement and resignation are known to the [Record].
func (r *Rules) Status(p *Position) Status {
	if r.Game == Bosh {
		return r.statusBosh(p)
	}
	switch {
	case p.Ruling == EndEndlessLoses:
		return r.ended(p, p.Ruling, p.Turn.Wins())
	case p.Ruling == EndEndlessDraw:
		return r.ended(p, p.Ruling, Draw)
	case r.OnBoard(p, p.Turn) == 0:
		return r.ended(p, EndAllCaptured, p.Turn.Other().Wins())
	case r.End == MoveLimit && p.Passes >= 2:
		return r.ended(p, EndTwoPasses, r.more(p))
	case r.End == MoveLimit && p.Made[South] >= r.EndMoves && p.Made[North] >= r.EndMoves:
		return r.ended(p, EndMoveLimit, r.more(p))
	case r.End == StuckLoses && r.Candidates(p) == 0:
		return r.ended(p, EndStuck, p.Turn.Other().Wins())
	case r.allEndless(p):
		return r.ended(p, EndAllEndless, Draw)
	}
	return Status{}
}

func (r *Rules) statusBosh(p *Position) Status {
	var row [2]int
	row[South], row[North] = r.OnBoard(p, South), r.OnBoard(p, North)
	switch {
	case r.RoundEnd == RoundAnyRowEmpty && (row[South] == 0 || row[North] == 0):
		return r.ended(p, EndAnyRowEmpty, r.more(p))
	case row[p.Turn] == 0:
		q := *p
		q.Store[p.Turn.Other()] += uint8(row[p.Turn.Other()])
		q.Seeds = [MaxPits]uint8{}
		return r.ended(&q, EndRowEmpty, r.more(&q))
	case p.Passes >= 2:
		opener := p.Turn
		if p.Made[South] != p.Made[North] {
			opener = p.Turn.Other()
		}
		return r.shared(p, EndTwoPasses, opener)
	}
	return Status{}
}

// shared ends a round of Bosh by sharing the seeds on the board equally, an
// odd one going to the player who did not open the round (ours).
func (r *Rules) shared(p *Position, end End, opener Side) Status {
	q := *p
	sum := r.OnBoard(p, South) + r.OnBoard(p, North)
	q.Seeds = [MaxPits]uint8{}
	q.Store[opener] += uint8(sum / 2)
	q.Store[opener.Other()] += uint8(sum - sum/2)
	return r.ended(&q, end, r.more(&q))
}

func (r *Rules) ended(p *Position, end End, result Result) Status {
	return Status{
		Over: true, End: end, Result: result,
		Final: [2]uint8{uint8(r.Holding(p, South)), uint8(r.Holding(p, North))},
	}
}

// more returns the result that goes to whoever holds more seeds.
func (r *Rules) more(p *Position) Result {
	s, n := r.Holding(p, South), r.Holding(p, North)
	switch {
	case s > n:
		return SouthWins
	case n > s:
		return NorthWins
	}
	return Draw
}
