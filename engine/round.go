package engine

import "strconv"

// MinHolding is what a player must hold to fill a pit: a Bosh match is lost
// with less.
const MinHolding = seedsPerPit

// CanFill returns how many pits a holding fills in the next round of Bosh.
func (r *Rules) CanFill(holding int) int {
	return min(holding/seedsPerPit, int(r.Columns))
}

// NextRound returns the first position of a round of Bosh, from what each side
// holds and who opens it. Each fills as many own pits with four as the holding
// allows; the others are closed with sand, and what is left stays in store.
// Which pits are filled is the rule's Fill; under "choose", fill names them,
// and nil means from the right. The error's code is CodeHolding or CodePit.
func (r *Rules) NextRound(holding [2]int, opener Side, fill []Pit) (Position, error) {
	p := Position{Turn: opener}
	if r.Game != Bosh {
		return p, &Error{Code: CodeRound, Got: r.ID}
	}
	for s := South; s <= North; s++ {
		if h := holding[s]; h < MinHolding || h > r.Total() {
			return p, &Error{Code: CodeHolding, Got: strconv.Itoa(h)}
		}
	}
	if holding[South]+holding[North] > r.Total() {
		return p, &Error{Code: CodeHolding, Got: strconv.Itoa(holding[South]) + "-" + strconv.Itoa(holding[North])}
	}
	n := int(r.Columns)
	for s := South; s <= North; s++ {
		open := r.CanFill(holding[s])
		p.Store[s] = uint8(holding[s] - open*seedsPerPit)
		chosen, err := r.chosen(s, open, fill)
		if err != nil {
			return p, err
		}
		for k := 0; k < n; k++ {
			pit := r.OnRing(s, k+1)
			if chosen>>k&1 == 1 {
				p.Seeds[pit] = seedsPerPit
			} else {
				p.Closed |= 1 << pit
			}
		}
	}
	return p, nil
}

// chosen returns the places on s's row that are filled in a new round.
func (r *Rules) chosen(s Side, open int, fill []Pit) (Bits, error) {
	all := Bits(1)<<open - 1
	switch {
	case r.Fill == FillLeft:
		return all, nil
	case r.Fill == FillRight || fill == nil:
		return all << (int(r.Columns) - open), nil
	}
	var b Bits
	for _, pit := range fill {
		if int(pit) >= r.Pits() {
			return 0, &Error{Code: CodePit}
		}
		if r.Owner(pit) == s {
			b |= 1 << (r.Ring(pit) - 1)
		}
	}
	if b.Len() != open {
		return 0, &Error{Code: CodePit, Got: strconv.Itoa(b.Len()) + "/" + strconv.Itoa(open)}
	}
	return b, nil
}
