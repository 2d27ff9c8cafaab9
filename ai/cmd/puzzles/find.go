package main

import (
	"slices"
	"strconv"
	"strings"

	"relaymancala/ai"
	"relaymancala/engine"
)

// A Kind is what a puzzle asks: a kind of goal of app/lesson.
type Kind string

// The kinds.
const (
	Capture Kind = "capture" // which move captures most?
	Predict Kind = "final"   // where does the last seed of this move fall?
	Win1    Kind = "win"     // ǁHus: win with one move
	Win2    Kind = "win2"    // ǁHus: win with the second move, whatever the reply
	Round1  Kind = "round"   // Bosh: end the round with one move
	Round2  Kind = "round2"  // Bosh: end it with the second, whatever the reply
	Only    Kind = "only"    // ǁHus: the only move that does not lose
	Best    Kind = "best"    // Bosh: the move that ends the round with most seeds
)

var kinds = []Kind{Predict, Capture, Win1, Round1, Best, Only, Win2, Round2}

// Bounds of what a person can read off a board.
const (
	fewest      = 3  // moves to choose from
	maxLaps     = 8  // of the answer
	maxSeeds    = 40 // that the answer sows
	margin      = 2  // seeds by which an answer is better than the next
	maxToEnd    = 5  // moves to a loss that is to be seen
	glanceNodes = 3_000
	proofNodes  = 40_000
	replyNodes  = 40_000
	checkNodes  = 300_000
	lineLength  = 7
)

// found is an answer to a question about a position.
type found struct {
	pit   engine.Pit // predict: where the move begins; else NoPit
	n     int
	right engine.Pit
	line  []engine.Pit
	facts map[string]string
}

type finder func(m *maker, p engine.Position, moves []engine.Pit) (found, bool)

var finders = map[Kind]finder{
	Capture: (*maker).capture, Predict: (*maker).predict, Win1: (*maker).win1, Round1: (*maker).win1,
	Win2: (*maker).win2, Round2: (*maker).win2, Only: (*maker).only, Best: (*maker).best,
}

// look asks everything of a position that was not asked before in this game.
func (m *maker) look(p engine.Position, had map[Kind]bool) {
	p = turned(&m.rules, p)
	moves := m.moves(&p)
	text := m.rules.PositionText(&p)
	if len(moves) < fewest || m.seen[text] {
		return
	}
	for _, kind := range slices.Backward(kinds) { // the rare ones first
		if m.board.want[kind] == 0 || had[kind] || m.full(kind) {
			continue
		}
		if kind != Only && m.roll(3) > 0 {
			continue // from all parts of the games
		}
		f, ok := finders[kind](m, p, moves)
		if !ok {
			continue
		}
		puzzle := Puzzle{
			Kind: kind, At: text, N: f.n, Right: names(&m.rules, []engine.Pit{f.right}),
			Line: names(&m.rules, f.line), Facts: f.facts,
		}
		if id := m.rules.ID; id != "hus" && id != "bosh" {
			puzzle.Rules = id
		}
		if kind == Predict {
			puzzle.Pit = m.rules.PitName(f.pit)
			puzzle.Grade = m.gradeLaps(engine.NewReplay(m.rules, p, f.pit))
		} else {
			puzzle.Grade = m.grade(p, f.right)
		}
		pool := m.pool[kind]
		pool[puzzle.Grade] = append(pool[puzzle.Grade], puzzle)
		m.pool[kind] = pool
		had[kind], m.seen[text] = true, true
		return // the same board is not shown twice
	}
}

// full reports whether there is far more of a kind than wanted.
func (m *maker) full(kind Kind) bool {
	total := 0
	for _, of := range m.pool[kind] {
		total += len(of)
	}
	return total >= 16*m.board.want[kind]
}

// readable reports whether a person can follow a move.
func (m *maker) readable(p engine.Position, move engine.Pit) bool {
	rp := engine.NewReplay(m.rules, p, move)
	return rp.Laps() <= maxLaps && rp.Steps()-rp.Laps() <= maxSeeds
}

// after is the position after a move.
func (m *maker) after(p engine.Position, move engine.Pit) engine.Position {
	m.rules.Play(&p, move, nil)
	return p
}

// predict picks a move of two to six laps.
func (m *maker) predict(p engine.Position, moves []engine.Pit) (found, bool) {
	pit := moves[m.roll(len(moves))]
	rp := engine.NewReplay(m.rules, p, pit)
	ok := rp.Laps() >= 2 && rp.Laps() <= 6 && rp.Steps()-rp.Laps() <= 24
	return found{pit: pit, right: rp.Outcome.Last}, ok
}

// capture finds the move that captures most, by a margin.
func (m *maker) capture(p engine.Position, moves []engine.Pit) (found, bool) {
	best, second, right := -1, -1, engine.NoPit
	for _, move := range moves {
		q := p
		n := int(m.rules.Play(&q, move, nil).Captured)
		if n > best {
			best, second, right = n, best, move
		} else {
			second = max(second, n)
		}
	}
	return found{n: best, right: right}, best >= 4 && best-second >= margin && m.readable(p, right)
}

// won reports whether South has won in p, or in Bosh has emptied North's row.
func (m *maker) won(p *engine.Position) bool {
	s := m.rules.Status(p)
	if m.rules.Game == engine.Bosh {
		return s.End == engine.EndRowEmpty && p.Turn == engine.North
	}
	return s.Over && s.Result == engine.SouthWins
}

// winning lists South's moves that win at once.
func (m *maker) winning(p engine.Position) (out []engine.Pit) {
	for _, move := range m.moves(&p) {
		q := m.after(p, move)
		if m.won(&q) {
			out = append(out, move)
		}
	}
	return out
}

func (m *maker) win1(p engine.Position, moves []engine.Pit) (found, bool) {
	wins := m.winning(p)
	if len(wins) != 1 || !m.readable(p, wins[0]) {
		return found{}, false
	}
	return found{right: wins[0]}, m.isBest(p, wins[0])
}

// isBest reports whether no other move of Bosh gives more than one that ends
// the round.
func (m *maker) isBest(p engine.Position, move engine.Pit) bool {
	if m.rules.Game != engine.Bosh {
		return true
	}
	values := m.search.Values(m.rules, p, ai.Limits{})
	best := slices.MaxFunc(values, func(a, b ai.Scored) int { return a.Score - b.Score })
	for _, v := range values {
		if v.Move == move {
			return v.Exact && v.Score == best.Score
		}
	}
	return false
}

// win2 finds the only move after which every reply lets South win at once.
func (m *maker) win2(p engine.Position, moves []engine.Pit) (found, bool) {
	if len(m.winning(p)) > 0 {
		return found{}, false
	}
	f := found{right: engine.NoPit}
	m.endless = false
	for _, move := range moves {
		line, ok := m.forces(m.after(p, move))
		if !ok {
			continue
		}
		if f.right != engine.NoPit {
			return f, false
		}
		f.right, f.line = move, line
	}
	return f, f.right != engine.NoPit && !m.endless && m.readable(p, f.right) && m.isBest(p, f.right)
}

// forces reports whether South wins after every reply, and the reply that
// leaves the fewest ways, with one of them.
func (m *maker) forces(p engine.Position) (line []engine.Pit, ok bool) {
	if m.rules.Status(&p).Over {
		return nil, false
	}
	fewest := 1 << 30
	replies := m.moves(&p)
	for _, reply := range replies {
		wins := m.winning(m.after(p, reply))
		if len(wins) == 0 {
			return nil, false
		}
		if len(wins) < fewest {
			fewest, line = len(wins), []engine.Pit{reply, wins[0]}
		}
	}
	return line, len(replies) > 0
}

// only finds the one move that is proved to win where all others are proved to
// lose.
func (m *maker) only(p engine.Position, moves []engine.Pit) (found, bool) {
	if len(moves) > 9 {
		return found{}, false // proofs would be long
	}
	proved := 0
	for _, v := range m.search.Values(m.rules, p, ai.Limits{Nodes: glanceNodes}) {
		if v.Exact {
			proved++
		}
	}
	if 2*proved < len(moves) {
		return found{}, false // the rest is hardly worth the time
	}
	f := found{right: engine.NoPit, facts: map[string]string{}}
	for _, v := range m.search.Values(m.rules, p, ai.Limits{Nodes: proofNodes}) {
		switch {
		case v.Exact && v.Score < -ai.Win/2:
		case v.Exact && v.Score > ai.Win/2 && v.Score < ai.Win-1 && f.right == engine.NoPit:
			f.right = v.Move
		default:
			return f, false
		}
	}
	if f.right == engine.NoPit || !m.readable(p, f.right) {
		return f, false
	}
	for _, move := range moves {
		q := m.after(p, move)
		if m.rules.Status(&q).Over {
			return f, false
		}
		res := m.search.Best(m.rules, q, ai.Limits{Nodes: replyNodes})
		wins := res.Score
		if move == f.right {
			wins = -wins
			f.line = m.goesOn(q)
		}
		n := (ai.Win - wins + 1) / 2 // moves of the winner
		if move == f.right {
			n++
		}
		if !res.Exact || wins < ai.Win/2 || n > maxToEnd+1 || move != f.right && n > maxToEnd {
			return f, false
		}
		f.facts[m.rules.PitName(move)] = fact(&m.rules, n, res.Line[:1])
	}
	return f, m.checks(p, moves, &f)
}

// checks proves the facts once more, by a search that knows nothing yet, as the
// test of the files does.
func (m *maker) checks(p engine.Position, moves []engine.Pit, f *found) bool {
	m.search.Forget()
	for _, move := range moves {
		n, _ := strconv.Atoi(strings.Fields(f.facts[m.rules.PitName(move)])[0])
		plies := 2*n - 1 // to the end
		if move == f.right {
			plies--
		}
		q := m.after(p, move)
		res := m.search.Best(m.rules, q, ai.Limits{Nodes: checkNodes})
		if res.Exact && max(res.Score, -res.Score) < ai.Win-plies { // a longer way
			res = m.search.Best(m.rules, q, ai.Limits{Nodes: checkNodes, Depth: plies + 1})
		}
		if !res.Exact || max(res.Score, -res.Score) < ai.Win-plies {
			return false
		}
	}
	return true
}

// best finds the move of Bosh that ends the round with most seeds, by a margin.
func (m *maker) best(p engine.Position, moves []engine.Pit) (found, bool) {
	values := m.search.Values(m.rules, p, ai.Limits{})
	slices.SortFunc(values, func(a, b ai.Scored) int { return b.Score - a.Score })
	if len(values) < fewest || values[0].Score-values[1].Score < 2*margin || !m.readable(p, values[0].Move) {
		return found{}, false
	}
	f := found{right: values[0].Move, facts: map[string]string{}}
	ahead := int(p.Store[engine.South]) - int(p.Store[engine.North])
	for _, v := range values {
		held := m.rules.Total() + ahead + v.Score
		q := m.after(p, v.Move)
		if !v.Exact || held%2 != 0 || v.Move == f.right && m.rules.Status(&q).Over {
			return f, false
		}
		var then []engine.Pit
		if !m.rules.Status(&q).Over {
			res := m.search.Best(m.rules, q, ai.Limits{})
			if !res.Exact {
				return f, false
			}
			if v.Move == f.right {
				f.line = m.goesOn(q)
			}
			then = res.Line[:1]
		}
		f.facts[m.rules.PitName(v.Move)] = fact(&m.rules, held/2, then)
	}
	return f, true
}

// goesOn is how a game goes on with the best play of both.
func (m *maker) goesOn(p engine.Position) (line []engine.Pit) {
	lim := ai.Limits{}
	if m.rules.Game == engine.Hus {
		lim.Nodes = replyNodes
	}
	for len(line) < lineLength && !m.rules.Status(&p).Over {
		move := m.search.Best(m.rules, p, lim).Move
		line = append(line, move)
		m.rules.Play(&p, move, nil)
	}
	return line
}
