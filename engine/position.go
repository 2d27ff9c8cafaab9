package engine

import "math/bits"

// Position is the board and whose turn it is: everything the rules ask of a
// position, but for repetition, which is a matter of the [Record]. It is a
// comparable value.
type Position struct {
	Seeds  [MaxPits]uint8 // by pit; see the package comment for the order
	Store  [2]uint8       // Bosh: what each side has captured or set aside
	Closed uint16         // Bosh: a bit for each pit filled with sand
	Turn   Side           // the side to move

	Passes uint8     // passes running up to now
	Made   [2]uint16 // moves made by each side, passes included
	Ruling End       // set where a move itself ended the game
}

// Start returns the first position of a game, with opener to move. In Bosh
// that is the first round, both sides holding half the seeds.
func (r *Rules) Start(opener Side) Position {
	p := Position{Turn: opener}
	if r.Game == Bosh {
		for i := 0; i < r.Pits(); i++ {
			p.Seeds[i] = seedsPerPit
		}
		return p
	}
	n, w := r.ringLen(), int(r.Columns)
	for i := 0; i < w+w/2; i++ {
		p.Seeds[i], p.Seeds[n+i] = 2, 2
	}
	return p
}

// presumeFirstMoves makes p the first position that is known of a game. Where
// the rules prescribe a player's first move, a side that does not stand as at
// the start is taken to have made it.
func (r *Rules) presumeFirstMoves(p *Position) {
	p.Passes, p.Made = 0, [2]uint16{}
	if r.Opening == OpeningFree && r.OpeningCapture == OpeningCaptureAllowed {
		return
	}
	start, n := r.Start(p.Turn), r.ringLen()
	for i := range 2 * n {
		if p.Seeds[i] != start.Seeds[i] {
			p.Made[i/n] = 1
		}
	}
}

// Board returns p without its counts of moves and passes: what a repetition
// of positions compares.
func (p Position) Board() Position {
	p.Passes, p.Made = 0, [2]uint16{}
	return p
}

// IsClosed reports whether a pit is filled with sand.
func (p *Position) IsClosed(pit Pit) bool { return pit < 16 && p.Closed>>pit&1 == 1 }

// nextOpen returns the first open pit after pit on a ring of n pits.
func (p *Position) nextOpen(pit Pit, n int) Pit {
	for {
		if pit++; int(pit) == n {
			pit = 0
		}
		if p.Closed>>pit&1 == 0 {
			return pit
		}
	}
}

// OnBoard returns how many seeds lie in the pits of a side.
func (r *Rules) OnBoard(p *Position, s Side) int {
	n, sum := r.ringLen(), 0
	for _, c := range p.Seeds[int(s)*n : (int(s)+1)*n] {
		sum += int(c)
	}
	return sum
}

// Holding returns a side's seeds on the board and in store.
func (r *Rules) Holding(p *Position, s Side) int { return r.OnBoard(p, s) + int(p.Store[s]) }

// Bits is a set of places on one side's ring: bit 0 is ring 1.
type Bits uint64

// Len returns the number of places in the set.
func (b Bits) Len() int { return bits.OnesCount64(uint64(b)) }

// Pop removes the lowest place from the set and returns its index, from 0.
// The set must not be empty.
func (b *Bits) Pop() int {
	i := bits.TrailingZeros64(uint64(*b))
	*b &= *b - 1
	return i
}

// Candidates returns the pits of the side to move that hold enough seeds to
// be lifted and that the opening rule allows. Whether a candidate is an
// endless move is known only by playing it. Pit k of the set is
// OnRing(p.Turn, k+1).
func (r *Rules) Candidates(p *Position) Bits {
	least := uint8(2)
	if r.Game == Bosh {
		least = 1
	}
	n := r.ringLen()
	var b Bits
	for i, c := range p.Seeds[int(p.Turn)*n : (int(p.Turn)+1)*n] {
		var bit Bits
		if c >= least {
			bit = 1 // set without a branch: it would be a coin toss
		}
		b |= bit << i
	}
	if r.Opening == OpeningFrontPair && p.Made[p.Turn] == 0 {
		if front := b >> r.Columns << r.Columns; front != 0 {
			return 1 << (bits.Len64(uint64(front)) - 1)
		}
	}
	return b
}
