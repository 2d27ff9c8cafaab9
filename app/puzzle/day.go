package puzzle

import (
	"time"

	"relaymancala/engine"
)

// Day numbers the days, as the calendar of a place has them.
func Day(t time.Time) int {
	y, m, d := t.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// Daily returns the puzzle of a day: the same for everyone, one day of ǁHus and
// the next of Bosh. Each puzzle comes once before any comes again, in an order
// that mixes easy and hard ones.
func (b *Book) Daily(day int) *Puzzle {
	game := b[day&1]
	n := len(game)
	if n == 0 {
		game = b[engine.Bosh-engine.Game(day&1)]
		n = len(game)
	}
	if n == 0 {
		return nil
	}
	step := n * 5 / 8
	for common(step, n) != 1 {
		step++
	}
	turn := day >> 1
	return &game[((turn%n+n)%n*step+n/3)%n]
}

// common is the greatest common divisor.
func common(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
