package engine

// Match is the state of a series or match up to the cursor of its record.
type Match struct {
	Over   bool
	Result Result
	Score  [2]int // points of a series of ǁHus; holdings in Bosh
	Played int    // rounds that are over
	Of     int    // rounds at the most
	Capped bool   // Bosh: over because the cap of rounds is reached
}

// Match returns the state of the match at the cursor. For a single game it is
// the game's own result.
func (g *Record) Match() Match { return g.matchAt(g.round, g.ply) }

func (g *Record) matchAt(round, ply int) Match {
	if g.Rules.Game == Bosh {
		return g.matchBosh(round, ply)
	}
	r := &g.Rules
	m := Match{Of: 1}
	if r.Series == SeriesBestOf {
		m.Of = int(r.SeriesGames)
	}
	for i := 0; i <= round; i++ {
		n := len(g.rounds[i].Moves)
		if i == round {
			n = ply
		}
		s := g.StatusAt(i, n)
		if !s.Over {
			break
		}
		m.Played++
		points := 1
		if s.End == EndAllCaptured && r.DoubleForAll == Yes {
			points = 2
		}
		switch s.Result {
		case SouthWins:
			m.Score[South] += points
		case NorthWins:
			m.Score[North] += points
		}
	}
	m.Over = m.Played >= m.Of || 2*m.Score[South] > m.Of || 2*m.Score[North] > m.Of
	m.result()
	return m
}

func (g *Record) matchBosh(round, ply int) Match {
	m := Match{Of: int(g.Rules.Rounds), Played: round}
	p := g.PositionAt(round, ply)
	m.Score = [2]int{g.Rules.Holding(&p, South), g.Rules.Holding(&p, North)}
	if s := g.StatusAt(round, ply); s.Over {
		m.Played++
		m.Score = [2]int{int(s.Final[South]), int(s.Final[North])}
		m.Over = m.Score[South] < MinHolding || m.Score[North] < MinHolding
		m.Capped = !m.Over && m.Played >= m.Of
		m.Over = m.Over || m.Capped
	}
	m.result()
	return m
}

func (m *Match) result() {
	switch {
	case !m.Over:
	case m.Score[South] > m.Score[North]:
		m.Result = SouthWins
	case m.Score[South] < m.Score[North]:
		m.Result = NorthWins
	default:
		m.Result = Draw
	}
}

// NextRound begins the next round of a match after the one at the cursor, and
// drops what was recorded beyond. In Bosh under the rule fill = choose, fill
// names the pits that both players fill; nil fills from the right. The error's
// code is CodeRound when the round is not over or the match is.
func (g *Record) NextRound(fill []Pit) error {
	if !g.Status().Over || g.Match().Over {
		return &Error{Code: CodeRound}
	}
	rd, err := g.following(g.round, fill)
	if err != nil {
		return err
	}
	if fill != nil {
		usual, _ := g.following(g.round, nil)
		rd.custom = rd.Start != usual.Start
	}
	g.rounds = g.rounds[:g.round+1]
	g.addRound(rd)
	return nil
}

// following returns the round that the rules give after a finished one.
func (g *Record) following(round int, fill []Pit) (Round, error) {
	last := &g.rounds[round]
	opener := last.Opener.Other()
	if g.Rules.Game == Hus {
		return Round{Opener: opener, Start: g.Rules.Start(opener)}, nil
	}
	s := g.StatusAt(round, len(last.Moves))
	held := g.Rules.Holding(&last.Start, South)
	if won := int(s.Final[South]) - held; won != 0 && g.Rules.Starts != StartsAlternate {
		southWon := won > 0
		if southWon == (g.Rules.Starts == StartsWinner) {
			opener = South
		} else {
			opener = North
		}
	}
	start, err := g.Rules.NextRound([2]int{int(s.Final[South]), int(s.Final[North])}, opener, fill)
	return Round{Opener: opener, Start: start}, err
}
