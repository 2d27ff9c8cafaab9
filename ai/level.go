package ai

import "relaymancala/engine"

// Level is a strength of play, from 1 to Levels.
type Level int

// Levels is the number of levels.
const Levels = 8

// Strength is what makes a level. A weak one plays like a person who is new to
// the game: it does not follow a long relay to its end, and takes the board as
// it stands then for what the move leaves; it looks few moves ahead; and it
// misjudges what it sees.
type Strength struct {
	Depth int    // plies that it looks ahead, 0 for no limit
	Nodes uint64 // positions for a move
	Sight int    // laps of a move that it follows, 0 for all
	Doubt int    // a position is misjudged by up to this: hundredths of a seed, in Bosh seeds
}

// strengths by game and level, weakest first. Each is at least 80 Elo above
// the one before: testdata/levels.md, the table of go run ./ai/cmd/elo.
var strengths = [...][Levels]Strength{
	engine.Hus: {
		{Depth: 1, Nodes: 5_000, Sight: 2, Doubt: 300},
		{Depth: 1, Nodes: 5_000, Sight: 4, Doubt: 150},
		{Depth: 2, Nodes: 5_000, Sight: 5, Doubt: 200},
		{Depth: 3, Nodes: 5_000, Sight: 10, Doubt: 100},
		{Depth: 4, Nodes: 5_000, Sight: 24, Doubt: 30},
		{Nodes: 2_000, Doubt: 20},
		{Nodes: 7_500, Doubt: 10},
		{Nodes: 800_000},
	},
	engine.Bosh: {
		{Depth: 1, Nodes: 5_000, Sight: 2, Doubt: 2},
		{Depth: 1, Nodes: 5_000, Sight: 4, Doubt: 1},
		{Depth: 2, Nodes: 5_000, Sight: 4, Doubt: 2},
		{Depth: 2, Nodes: 5_000, Sight: 6, Doubt: 1},
		{Depth: 3, Nodes: 5_000, Sight: 6, Doubt: 2},
		{Depth: 3, Nodes: 10_000},
		{Depth: 5, Nodes: 50_000},
		{Nodes: 1_500_000},
	},
}

// careful is the lowest level that never makes a move after which the opponent
// can win at once, if it has another.
const careful = 3

// Strength returns the definition of a level. One that does not exist is taken
// as the nearest.
func (l Level) Strength(g engine.Game) Strength {
	return strengths[g][min(max(l, 1), Levels)-1]
}

// view is how a player sees the board. The zero value sees all of it.
type view struct {
	sight int
	doubt int32
	seed  uint64
}

// Choose picks a move of p at a level. The same seed, position and limits give
// the same move; other seeds may give others, but at the highest level. For a
// level that does not see all, score and line are what it believes.
func (l Level) Choose(s *Searcher, r engine.Rules, p engine.Position, seed uint64, lim Limits) Result {
	d := l.Strength(r.Game)
	lim.Depth, lim.Nodes = d.Depth, d.Nodes
	if d.Sight > 0 || d.Doubt > 0 {
		s.view = view{d.Sight, int32(d.Doubt), seed}
		if lim.Depth == 0 {
			lim.Depth = MaxDepth // a proof would see all
		}
		defer func() { s.view = view{} }()
	}
	res := s.Best(r, p, lim)
	if d.Sight > 0 && res.Move != engine.NoPit {
		res.Line = res.Line[:1] // the rest is a dream
	}
	if l < careful || res.Move == engine.NoPit || lim.Match != nil && lim.Depth == 0 || !s.ruins(&p, res.Move) {
		return res
	}
	for i := range s.root {
		if m := &s.root[i]; !s.ruins(&p, m.move) {
			res.Move, res.Score, res.Line = m.move, int(m.value.score), []engine.Pit{m.move}
			break
		}
	}
	return res
}

// ruins reports whether a move loses at once: with it the game is lost, or
// the opponent has a move that wins it. In Bosh it is the match that is lost,
// with too few seeds for another round.
func (s *Searcher) ruins(p *engine.Position, move engine.Pit) bool {
	q := *p
	s.rules.Play(&q, move, nil)
	if st := s.ends.Status(&q); st.Over {
		return s.lost(&st, p.Turn)
	}
	for b := s.rules.Candidates(&q); b != 0; {
		c := q
		out := s.rules.Play(&c, s.rules.OnRing(q.Turn, b.Pop()+1), nil)
		if s.laps += int(out.Laps); s.laps >= pollLaps && s.poll() {
			return false // no time to see to it
		}
		if st := s.ends.Status(&c); c.Turn != q.Turn && st.Over && s.lost(&st, p.Turn) {
			return true
		}
	}
	return false
}

func (s *Searcher) lost(st *engine.Status, side engine.Side) bool {
	if s.rules.Game == engine.Bosh {
		return st.Final[side] < engine.MinHolding
	}
	return st.Result == side.Other().Wins()
}

// blur puts into c the board after the laps of a move that are seen, out of
// the engine's account of it.
func (s *Searcher) blur(p *engine.Position, c *child) {
	q := *p
	s.trace.Reset()
	s.rules.Play(&q, c.move, &s.trace)
	c.pos.Seeds, c.pos.Store = p.Seeds, p.Store
	for _, e := range s.trace.Events {
		switch lap := int(e.Lap); {
		case e.Kind == engine.Drop && lap <= s.view.sight:
			c.pos.Seeds[e.Pit] = e.Count
		case e.Kind == engine.Lift && lap <= s.view.sight, e.Kind == engine.Capture && lap < s.view.sight:
			c.pos.Seeds[e.Pit] = 0 // what is captured after the last lap seen would be sown in the next
		}
	}
}

// misjudged is how far off a position is judged: the same position by the same
// player always alike.
func (s *Searcher) misjudged(p *engine.Position) int32 {
	if s.view.doubt == 0 {
		return 0
	}
	d := dice(uint64(s.boardKey(p)) ^ s.view.seed*0x9E3779B97F4A7C15)
	return int32(d.roll(2*int(s.view.doubt)+1)) - s.view.doubt
}

// dice is a small random generator (splitmix64).
type dice uint64

// roll returns a number from 0 to n−1.
func (d *dice) roll(n int) int {
	*d += 0x9E3779B97F4A7C15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	z ^= z >> 31
	return int(z % uint64(n))
}
