package ai

import (
	"cmp"
	"slices"

	"relaymancala/engine"
)

// A Bosh match is a game of rounds, and what a round is worth is what the
// match is worth from the next one on: not always more for more seeds.

// Fate is what a match is worth to South under best play. 0 is one that
// neither can win by force: it goes on until the cap of rounds. A win is 1
// where North holds too little to go on, and n+1 where n more rounds are
// needed; a loss likewise, negative. South prefers the quicker win, and the
// slower loss.
type Fate int8

// worth orders fates from South's worst to best.
func (f Fate) worth() int {
	switch {
	case f > 0:
		return 127 - int(f)
	case f < 0:
		return -127 - int(f)
	}
	return 0
}

// Match tells a search of Bosh that the round is one of a match.
type Match struct {
	Opener engine.Side // of this round
}

// fullSet is the seeds of a match.
const fullSet = 2 * engine.MinHolding * ownPits

// MatchTable holds the fate of every state between two rounds: what South
// holds, and who opens.
type MatchTable [fullSet + 1][2]Fate

// Of returns the fate of a match in which South holds so many seeds.
func (t *MatchTable) Of(south int, opener engine.Side) Fate {
	switch {
	case south < engine.MinHolding:
		return -1
	case south > fullSet-engine.MinHolding:
		return 1
	}
	return t[south][opener]
}

// goal lists the nets of South from p on after which the match is worth at
// least so much.
func (t *MatchTable) goal(r *engine.Rules, p *engine.Position, opener engine.Side, least Fate) *[81]bool {
	var goal [81]bool
	left := r.OnBoard(p, engine.South) + r.OnBoard(p, engine.North)
	for net := -left; net <= left; net++ {
		// A round that stops by repetition shares what is left, an odd seed
		// going to the player who did not open.
		twice := left + net
		if opener == engine.North {
			twice++
		}
		south := int(p.Store[engine.South]) + twice/2
		goal[net+farthest] = t.Of(south, opener.Other()).worth() >= least.worth()
	}
	for net := left + 1; net <= farthest; net++ { // out of reach
		goal[farthest+net], goal[farthest-net] = goal[farthest+left], goal[farthest-left]
	}
	return &goal
}

// fate returns what a match is worth in p, or after a move of p. It is worth
// nothing after prover.stopped is set.
func (q *prover) fate(p *engine.Position, move engine.Pit, opener engine.Side, t *MatchTable) Fate {
	fates := t.fates()
	low, high := 0, len(fates)-1 // worst and best that are possible
	for low < high {
		try := (low + high + 1) / 2
		if q.reaches(p, move, opener, t, fates[try]) {
			low = try
		} else {
			high = try - 1
		}
	}
	return fates[low]
}

// fates lists the fates of a table, South's worst first.
func (t *MatchTable) fates() []Fate {
	fates := []Fate{-1, 0, 1}
	for _, f := range t {
		for _, f := range f {
			if !slices.Contains(fates, f) {
				fates = append(fates, f)
			}
		}
	}
	slices.SortFunc(fates, func(a, b Fate) int { return a.worth() - b.worth() })
	return fates
}

// reaches reports whether South can force a fate of at least so much.
func (q *prover) reaches(p *engine.Position, move engine.Pit, opener engine.Side, t *MatchTable, least Fate) bool {
	clear(q.each)
	q.goal = t.goal(&q.rules, p, opener, least)
	defer func() { q.goal = nil }()
	c := *p
	if move != engine.NoPit {
		q.rules.Play(&c, move, nil)
	}
	switch st := q.rules.Status(&c); {
	case st.End == engine.EndTwoPasses:
		return q.wanted(netOf(p, c.Store))
	case st.Over:
		return q.wanted(netOf(p, st.Final))
	}
	return q.can(boardOf(&c), netOf(p, c.Store))
}

// SolveMatch works out the fate of every state of a match under rules in which
// the openers alternate. It begins with a table in which every match repeats,
// and lets rounds be decided by what the table says of the next one, until
// nothing changes: after n sweeps it holds what can be forced within n rounds.
// Watch is told of every sweep, and may be nil.
func SolveMatch(r engine.Rules, watch func(sweep int, t *MatchTable)) MatchTable {
	var t MatchTable
	var q prover
	for h := range t {
		f := t.Of(h, engine.South)
		t[h] = [2]Fate{f, f}
	}
	for sweep := 1; ; sweep++ {
		before := t
		for h := engine.MinHolding; h <= fullSet-engine.MinHolding; h++ {
			if before[h][engine.South] != 0 {
				continue // forced within fewer rounds
			}
			f := Fate(sweep + 1)
			switch p := q.round(r, h); {
			case q.reaches(&p, engine.NoPit, engine.South, &before, f-1):
			case !q.reaches(&p, engine.NoPit, engine.South, &before, 0):
				f = -f
			default:
				continue
			}
			t.set(h, f)
		}
		if watch != nil {
			watch(sweep, &t)
		}
		if t == before {
			return t
		}
	}
}

// SolveCapped is SolveMatch for a match of so many rounds at most, after which
// the higher holding wins. A fate is 1, 0 for equal holdings, or −1.
func SolveCapped(r engine.Rules, rounds int) MatchTable {
	var t MatchTable
	var q prover
	for h := range t {
		f := Fate(cmp.Compare(2*h, fullSet))
		t[h] = [2]Fate{f, f}
	}
	for ; rounds > 0; rounds-- {
		before := t
		for h := engine.MinHolding; h <= fullSet-engine.MinHolding; h++ {
			p := q.round(r, h)
			t.set(h, q.fate(&p, engine.NoPit, engine.South, &before))
		}
	}
	return t
}

// round sets up the round that South opens with so many seeds.
func (q *prover) round(r engine.Rules, south int) engine.Position {
	p, err := r.NextRound([2]int{south, fullSet - south}, engine.South, nil)
	if err != nil {
		panic(err) // a mistake here: holdings are in range
	}
	q.ready(r, &p)
	q.stop, q.limit = nil, 0
	return p
}

// set enters the fate of a state that South opens, and of its mirror image.
func (t *MatchTable) set(south int, f Fate) {
	t[south][engine.South], t[fullSet-south][engine.North] = f, -f
}

// ShippedMatch returns the table of the preset "bosh", made by ai/cmd/bosh.
func ShippedMatch() *MatchTable {
	var t MatchTable
	for h, f := range shippedFates {
		t.set(h, f)
	}
	return &t
}

// decides reports whether the shipped table is about the match of p.
func (m *Match) decides(r *engine.Rules, p *engine.Position) bool {
	preset, _ := engine.PresetRules("bosh")
	preset.Rounds = r.Rounds
	return m != nil && *r == preset && r.Holding(p, engine.South)+r.Holding(p, engine.North) == fullSet
}

// best picks the move that is best for the match, and of equal ones the best
// for the round. It returns false when the limits stop it.
func (m *Match) best(q *prover, r *engine.Rules, p *engine.Position, values []Scored) (Scored, bool) {
	t := ShippedMatch()
	best := favourite(r, p, values)
	fate := q.fate(p, best.Move, m.Opener, t)
	rest := slices.Clone(values)
	slices.SortStableFunc(rest, func(a, b Scored) int { return b.Score - a.Score })
	for _, v := range rest {
		if v.Move != best.Move && q.betters(p, v.Move, m.Opener, t, fate) {
			best, fate = v, q.fate(p, v.Move, m.Opener, t)
		}
	}
	return best, !q.stopped
}

// betters reports whether a move has a better fate than that, for its player.
func (q *prover) betters(p *engine.Position, move engine.Pit, opener engine.Side, t *MatchTable, than Fate) bool {
	if p.Turn == engine.North {
		return !q.reaches(p, move, opener, t, than)
	}
	fates := t.fates()
	next := slices.Index(fates, than) + 1
	return next < len(fates) && q.reaches(p, move, opener, t, fates[next])
}
