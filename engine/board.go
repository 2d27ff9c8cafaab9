package engine

import "strconv"

// Pit is an index into [Position.Seeds]; see the package comment for the
// order.
type Pit uint8

const (
	// MaxPits is the size of the largest board, four rows of 32.
	MaxPits = 128
	// NoPit stands for "no pit" where a pit is optional.
	NoPit Pit = 254
	// Pass is the move of a player who has no other.
	Pass Pit = 255
)

// PassText is how a pass is written in a game text.
const PassText = "--"

// Rows returns the number of rows of the board.
func (r *Rules) Rows() int {
	if r.Game == Bosh {
		return 2
	}
	return 4
}

// Pits returns the number of pits of the board.
func (r *Rules) Pits() int { return 2 * r.ringLen() }

// Owner returns the side whose pit p is.
func (r *Rules) Owner(p Pit) Side {
	if int(p) < r.ringLen() {
		return South
	}
	return North
}

// Ring returns p's place on its owner's ring, counted from 1 at the owner's
// own left: "ring 1" is a1 for South and h4 for North on a 4x8 board.
func (r *Rules) Ring(p Pit) int { return int(p)%r.ringLen() + 1 }

// OnRing is the inverse of [Rules.Ring]. The place is taken round the ring.
func (r *Rules) OnRing(s Side, ring int) Pit {
	n := r.ringLen()
	return Pit(int(s)*n + ((ring-1)%n+n)%n)
}

// Place returns p's row, counted from South's outer row as 1, and its column,
// counted from South's left as 0.
func (r *Rules) Place(p Pit) (row, col int) {
	w := int(r.Columns)
	k := int(p) % r.ringLen()
	inner := k >= w
	if k %= w; inner {
		k = w - 1 - k
	}
	if r.Owner(p) == South {
		if inner {
			return 2, k
		}
		return 1, k
	}
	if inner {
		return r.Rows() - 1, w - 1 - k
	}
	return r.Rows(), w - 1 - k
}

// At is the inverse of [Rules.Place]. It returns NoPit for a place that is
// not on the board.
func (r *Rules) At(row, col int) Pit {
	w := int(r.Columns)
	if row < 1 || row > r.Rows() || col < 0 || col >= w {
		return NoPit
	}
	s := South
	if row > r.Rows()/2 {
		s, row, col = North, r.Rows()+1-row, w-1-col
	}
	if row == 2 {
		col = 2*w - 1 - col
	}
	return r.OnRing(s, col+1)
}

// Inner reports whether p lies in its owner's inner row (ǁHus).
func (r *Rules) Inner(p Pit) bool { return r.Game == Hus && r.Ring(p) > int(r.Columns) }

// Facing returns the opponent's pit in the same column of the next row: the
// inner pit that an inner pit faces, or in Bosh the pit across. An outer pit
// of ǁHus faces none.
func (r *Rules) Facing(p Pit) Pit {
	row, col := r.Place(p)
	if r.Game == Hus && !r.Inner(p) {
		return NoPit
	}
	return r.At(r.Rows()+1-row, col)
}

// Behind returns the outer pit behind an inner pit of ǁHus.
func (r *Rules) Behind(p Pit) Pit {
	if !r.Inner(p) {
		return NoPit
	}
	return r.OnRing(r.Owner(p), 2*int(r.Columns)+1-r.Ring(p))
}

// Next returns the pit that is sown after p: the next on its owner's ring in
// ǁHus, the next open pit of the common ring in Bosh.
func (r *Rules) Next(pos *Position, p Pit) Pit {
	if r.Game == Bosh {
		return pos.nextOpen(p, r.Pits())
	}
	return r.OnRing(r.Owner(p), r.Ring(p)+r.step())
}

// PitName returns the name of a pit, such as "c2", or "--" for a pass.
func (r *Rules) PitName(p Pit) string {
	if p == Pass {
		return PassText
	}
	row, col := r.Place(p)
	name := string(rune('a' + col%26))
	if col >= 26 {
		name = string(rune('a'+col/26-1)) + name
	}
	return name + strconv.Itoa(row)
}

// ParsePit reads a pit's name, or "--" as Pass. The error's code is CodePit.
func (r *Rules) ParsePit(s string) (Pit, error) {
	if s == PassText {
		return Pass, nil
	}
	col, i := 0, 0
	for i < len(s) && i < 2 && s[i] >= 'a' && s[i] <= 'z' {
		col = col*26 + int(s[i]-'a') + 1
		i++
	}
	if i > 0 && i == len(s)-1 && s[i] >= '1' && s[i] <= '9' {
		if p := r.At(int(s[i]-'0'), col-1); p != NoPit {
			return p, nil
		}
	}
	return NoPit, &Error{Code: CodePit, Got: s}
}
