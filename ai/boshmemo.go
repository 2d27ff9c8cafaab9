package ai

import "relaymancala/engine"

// board is a position within a round of Bosh in 64 bits: six for each pit, one
// for the side to move and one for a pass just made. Stores do not change what
// is netted from here on, and closed pits do not change within a round.
type board uint64

const (
	boshPits = 10
	pitBits  = 6
	turnBit  = boshPits * pitBits
	passBit  = turnBit + 1
)

func boardOf(p *engine.Position) board {
	b := board(p.Turn)<<turnBit | board(min(p.Passes, 1))<<passBit
	for i, c := range p.Seeds[:boshPits] {
		b |= board(c) << (pitBits * i)
	}
	return b
}

// put sets up b on p, with empty stores.
func (b board) put(p *engine.Position) {
	for i := range p.Seeds[:boshPits] {
		p.Seeds[i] = uint8(b >> (pitBits * i) & (1<<pitBits - 1))
	}
	p.Turn, p.Passes = b.turn(), uint8(b>>passBit&1)
	p.Store, p.Made = [2]uint8{}, [2]uint16{}
}

func (b board) turn() engine.Side { return engine.Side(b >> turnBit & 1) }

// seeds returns how many lie on the board.
func (b board) seeds() int32 {
	const every = 0x03F_03F_03F_03F_03F // every other pit
	pairs := uint64(b)&every + uint64(b)>>pitBits&every
	return int32(pairs&0xFFF + pairs>>12&0xFFF + pairs>>24&0xFFF + pairs>>36&0xFFF + pairs>>48&0xFFF)
}

// slot is a first place for b in a table of 1<<size places.
func (b board) slot(size int) int { return int(uint64(b) * 0x9E3779B97F4A7C15 >> (64 - size)) }

// fact is what has been proved of a board: bounds of what South nets from
// here on.
type fact struct {
	of        board
	low, high int8
	best      uint8 // the move that decided last, counted among its player's
}

// noMove is a fact.best that is not known.
const noMove = 255

// memo remembers facts in buckets of two: the first keeps the boards with more
// seeds, which cost more to prove. A fact that is lost is only proved again.
type memo struct {
	facts []fact
	size  int // there are 1<<size
}

// ready makes the room that the proofs of a rule set want, if it is not there.
// Two megabytes stay in a processor's cache, which is worth more than keeping
// every fact, unless few seeds are captured.
func (m *memo) ready(r *engine.Rules) {
	size := 17
	if r.CaptureSide == engine.CaptureOpponent {
		size = 20
	}
	if m.size < size {
		m.facts, m.size = make([]fact, 1<<size), size
	}
}

func (m *memo) find(b board) *fact {
	i := b.slot(m.size) &^ 1
	if m.facts[i].of == b {
		return &m.facts[i]
	}
	if m.facts[i+1].of == b {
		return &m.facts[i+1]
	}
	return nil
}

// note remembers that South nets at least need on b, or less.
func (m *memo) note(b board, need int32, reached bool, best uint8) {
	f := m.find(b)
	if f == nil {
		i := b.slot(m.size) &^ 1
		if f = &m.facts[i]; f.of.seeds() > b.seeds() {
			f = &m.facts[i+1]
		} else {
			m.facts[i+1] = *f
		}
		*f = fact{of: b, low: -128, high: 127, best: noMove}
	}
	if reached {
		f.low = max(f.low, int8(need))
	} else {
		f.high = min(f.high, int8(need-1))
	}
	if best != noMove {
		f.best = best
	}
}
