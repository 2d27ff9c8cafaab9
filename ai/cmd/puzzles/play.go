package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"relaymancala/ai"
	"relaymancala/engine"
)

// roll returns a number from 0 to n−1 (splitmix64).
func (m *maker) roll(n int) int {
	m.chance += 0x9E3779B97F4A7C15
	z := m.chance
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return int((z ^ z>>31) % uint64(n))
}

// most is how long a game is.
const most = 60

// make plays games until there is enough to choose from.
func (m *maker) make() []Puzzle {
	for m.played < m.board.games && !m.enough() {
		m.played++
		p := m.rules.Start(engine.Side(m.roll(2)))
		if m.rules.Game == engine.Bosh && m.played%3 > 0 {
			p = m.laterRound()
		}
		m.play(p)
	}
	return m.choose()
}

// laterRound is the beginning of a round of Bosh after others: with closed
// pits, two times of three.
func (m *maker) laterRound() engine.Position {
	south := 6 + m.roll(29)
	p, err := m.rules.NextRound([2]int{south, m.rules.Total() - south}, engine.Side(m.roll(2)), nil)
	if err != nil {
		panic(err)
	}
	return p
}

// play plays a game, and looks at every position of it. A game gives no more
// than one puzzle of a kind.
func (m *maker) play(p engine.Position) {
	had := map[Kind]bool{}
	for ply := 0; ply < most && !m.rules.Status(&p).Over; ply++ {
		moves := m.moves(&p)
		if len(moves) == 0 {
			return
		}
		if ply >= 4 {
			m.look(p, had)
		}
		move := moves[m.roll(len(moves))]
		if ply >= 3 && m.roll(8) > 0 {
			level := ai.Level(2 + m.roll(3))
			move = level.Choose(&m.search, m.rules, p, uint64(m.roll(1<<30)), ai.Limits{}).Move
		}
		m.rules.Play(&p, move, nil)
	}
}

// moves lists the moves of a position: none where one of them is endless,
// since that would have to be explained.
func (m *maker) moves(p *engine.Position) (out []engine.Pit) {
	for _, c := range m.rules.Moves(p) {
		if c.Endless {
			m.endless = true
			return nil
		}
		out = append(out, c.Pit)
	}
	return out
}

// turned is a position with South to move: North's turned round.
func turned(r *engine.Rules, p engine.Position) engine.Position {
	p = p.Board()
	if p.Turn == engine.South {
		return p
	}
	q, n := p, r.Pits()/2
	for i := range n {
		q.Seeds[i], q.Seeds[n+i] = p.Seeds[n+i], p.Seeds[i]
	}
	q.Store[0], q.Store[1] = p.Store[1], p.Store[0]
	q.Closed = p.Closed>>n | p.Closed<<n&(1<<(2*n)-1)
	q.Turn = engine.South
	return q
}

// enough reports whether there is twice as much of every kind as wanted, and
// some of it hard.
func (m *maker) enough() bool {
	for kind, want := range m.board.want {
		total := 0
		for _, of := range m.pool[kind] {
			total += len(of)
		}
		if total < 2*want || len(m.pool[kind][5]) < want/5 && kind != Predict {
			return false
		}
	}
	return true
}

// choose takes as many puzzles of each kind as wanted, of all grades alike as
// far as there are.
func (m *maker) choose() (out []Puzzle) {
	for _, kind := range kinds {
		pool, left := m.pool[kind], m.board.want[kind]
		for left > 0 {
			before := left
			for grade := 1; grade <= 5 && left > 0; grade++ {
				if of := pool[grade]; len(of) > 0 {
					out = append(out, of[0])
					pool[grade] = of[1:]
					left--
				}
			}
			if left == before {
				fmt.Printf("  %s: %d too few\n", kind, left)
				break
			}
		}
	}
	return out
}

// number puts the puzzles in order, easy ones first, the kinds mixed, and
// gives them their names.
func number(game string, all []Puzzle) {
	place := map[string]int{} // of its kind and grade
	key := make(map[string]int, len(all))
	for _, p := range all {
		of := string(p.Kind) + fmt.Sprint(p.Grade)
		key[p.Rules+p.At] = p.Grade<<16 + place[of]<<8 + slices.Index(kinds, p.Kind)
		place[of]++
	}
	sort.SliceStable(all, func(i, k int) bool { return key[all[i].Rules+all[i].At] < key[all[k].Rules+all[k].At] })
	for i := range all {
		all[i].ID = game + "-" + fmt.Sprint(i+1)
	}
}

// names writes pits.
func names(r *engine.Rules, pits []engine.Pit) (out []string) {
	for _, p := range pits {
		out = append(out, r.PitName(p))
	}
	return out
}

// fact is a number, and the moves that follow.
func fact(r *engine.Rules, n int, then []engine.Pit) string {
	return strings.TrimSpace(fmt.Sprint(n) + " " + strings.Join(names(r, then), " "))
}
