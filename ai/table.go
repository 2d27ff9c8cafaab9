package ai

import "relaymancala/engine"

// key stands for a position. Two positions with the same key are taken to be
// the same: of 64 bits, that goes wrong once in some 10¹¹ searches of a
// million nodes times the size of the table.
type key uint64

// mix adds a word to a key.
func (k key) mix(w uint64) key {
	h := (uint64(k) ^ w) * 0x9E3779B97F4A7C15
	return key(h ^ h>>29)
}

// boardKey is the key of what a repetition compares: engine's
// [engine.Position.Board]. The stores of Bosh are left out: they do not
// change the score from here on, and between two equal boards nothing was
// captured.
func (s *Searcher) boardKey(p *engine.Position) key {
	k := key(0).mix(1<<32 | uint64(p.Ruling)<<24 | uint64(p.Closed)<<8 | uint64(p.Turn))
	for i := 0; i < s.rules.Pits(); i += 8 {
		b := p.Seeds[i : i+8 : i+8]
		k = k.mix(uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
			uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56)
	}
	return k
}

// stateKey is the key of everything that decides the value of a position:
// also passes, and the moves made where the rules ask for them.
func (s *Searcher) stateKey(p *engine.Position, board key) key {
	made := p.Made
	if s.rules.End != engine.MoveLimit {
		if s.rules.Opening == engine.OpeningFree && s.rules.OpeningCapture == engine.OpeningCaptureAllowed {
			made = [2]uint16{}
		}
		made[0], made[1] = min(made[0], 1), min(made[1], 1)
	}
	return board.mix(uint64(p.Passes)<<32 | uint64(made[0])<<16 | uint64(made[1]))
}

// table remembers searched positions, in buckets of two: one entry for the
// deepest search, one for the latest.
type table struct {
	entries []entry
	now     uint8 // entries of another time are as if empty
}

const (
	tableSize   = 1 << 19 // entries, of 16 bytes
	provedDepth = 255
)

type entry struct {
	key   key
	score int32 // a win or loss counts its plies from this position
	move  engine.Pit
	depth uint8 // plies searched, or provedDepth
	kind  kind
	time  uint8
}

// kind tells how a score bounds the value.
type kind uint8

const (
	exactly kind = iota
	atLeast
	atMost
)

func (t *table) ready() {
	if t.entries == nil {
		t.entries = make([]entry, tableSize)
		t.now = 1
	}
}

func (t *table) forget() {
	if t.now++; t.now == 0 {
		clear(t.entries)
		t.now = 1
	}
}

func (t *table) bucket(k key) []entry {
	i := uint64(k) % (tableSize / 2) * 2
	return t.entries[i : i+2 : i+2]
}

// lookup returns what is remembered of a position, or nil.
func (s *Searcher) lookup(k key) *entry {
	if s.noTable {
		return nil
	}
	b := s.table.bucket(k)
	for i := range b {
		if b[i].key == k && b[i].time == s.table.now {
			return &b[i]
		}
	}
	return nil
}

// store remembers the verdict of a search with the given window.
func (s *Searcher) store(k key, v verdict, move engine.Pit, depth int, alpha, beta int32, ply int) {
	if s.noTable {
		return
	}
	e := entry{key: k, score: v.score, move: move, depth: uint8(depth), time: s.table.now}
	switch {
	case v.score >= beta:
		e.kind = atLeast
	case v.score <= alpha:
		e.kind = atMost
	}
	if v.proved {
		e.depth = provedDepth
	}
	if v.score > winning {
		e.score += int32(ply)
	} else if v.score < -winning {
		e.score -= int32(ply)
	}
	b := s.table.bucket(k)
	if b[0].key == k || b[0].time != e.time || b[1].key != k && e.depth >= b[0].depth {
		b[0] = e
	} else {
		b[1] = e
	}
}

func (e *entry) proved() bool { return e.depth == provedDepth }

// cut returns the verdict of an entry, and whether it answers a search with
// the given window.
func (e *entry) cut(alpha, beta int32, ply int) (verdict, bool) {
	v := leaf(e.score, e.proved())
	if v.score > winning {
		v.score -= int32(ply)
	} else if v.score < -winning {
		v.score += int32(ply)
	}
	switch e.kind {
	case atLeast:
		return v, v.score >= beta
	case atMost:
		return v, v.score <= alpha
	}
	return v, true
}
