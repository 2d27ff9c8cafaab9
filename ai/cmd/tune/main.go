// Command tune finds the weights of the evaluation of ǁHus by self-play:
//
//	go run ./ai/cmd/tune
//
// It plays games with a first guess of weights, a fixed number of positions a
// move, from openings of a few random moves. Of each position searched it takes the
// one at the end of the expected line, where the evaluation was applied, and
// fits the weights so that they foretell who won: a logistic regression. The
// same flags print the same weights on any machine. A new set is a guess until
// it has won a match: go run ./ai/cmd/elo -weights prints one against the
// weights in use.
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand"

	"relaymancala/ai"
	"relaymancala/engine"
)

var (
	games = flag.Int("games", 1500, "games to learn from, shared by the rule sets")
	nodes = flag.Uint64("nodes", 400, "positions searched for a move")
	seed  = flag.Int64("seed", 1, "of the random openings")
)

// guess is what the games are played with: not the weights in use, so that the
// result does not depend on the last one.
var guess = ai.Weights{ai.Held: 100, ai.Pits: 200, ai.Singles: 60, ai.Inner: -46, ai.Open: -22, ai.Tempo: 428}

// sample is what is learnt from one position.
type sample struct {
	terms [ai.Terms]int32
	won   float64 // by the player to move
}

// boards are the rules and widths that share the weights.
var boards = []struct {
	id      string
	columns uint8
	part    int // of ten games
}{{"hus", 8, 5}, {"hus-both", 8, 2}, {"hus", 12, 2}, {"hus", 16, 1}}

func main() {
	flag.Parse()
	rnd := rand.New(rand.NewSource(*seed))
	var all []sample
	for _, b := range boards {
		r, err := engine.PresetRules(b.id)
		if err != nil {
			panic(err)
		}
		r.Columns = b.columns
		var own []sample
		for range *games * b.part / 10 {
			own = append(own, play(r, rnd)...)
		}
		fmt.Printf("%s, %d columns: %d positions, alone %v\n", b.id, b.columns, len(own), scale(fit(own), own))
		all = append(all, own...)
	}
	fmt.Println("together", scale(fit(all), all))
}

// play plays a game and returns what can be learnt from it.
func play(r engine.Rules, rnd *rand.Rand) (out []sample) {
	var s ai.Searcher
	s.Weigh(guess)
	p := opening(r, rnd, &s)
	s.Forget()
	var sides []engine.Side
	seen := map[engine.Position]int{}
	for !r.Status(&p).Over && len(sides) < 400 {
		if seen[p.Board()]++; seen[p.Board()] == 3 {
			break
		}
		res := s.Best(r, p, ai.Limits{Nodes: *nodes})
		q := p
		for _, m := range res.Line {
			r.Play(&q, m, nil)
		}
		if !res.Exact && !r.Status(&q).Over {
			out = append(out, sample{terms: s.Measure(r, q)})
			sides = append(sides, q.Turn)
		}
		r.Play(&p, res.Move, nil)
	}
	for i, side := range sides {
		switch r.Status(&p).Result {
		case side.Wins():
			out[i].won = 1
		case side.Other().Wins():
			out[i].won = 0
		default:
			out[i].won = 0.5
		}
	}
	return out
}

// opening returns a position after two to six random moves in which a short
// search finds neither side far ahead.
func opening(r engine.Rules, rnd *rand.Rand, s *ai.Searcher) engine.Position {
	for {
		p := r.Start(engine.South)
		for n := 2 + rnd.Intn(5); n > 0; n-- {
			if list := r.Moves(&p); len(list) > 0 {
				if m := list[rnd.Intn(len(list))]; !m.Endless {
					r.Play(&p, m.Pit, nil)
				}
			}
		}
		s.Forget()
		if res := s.Best(r, p, ai.Limits{Depth: 4, Nodes: 5000}); res.Score > -800 && res.Score < 800 && res.Move != engine.NoPit {
			return p
		}
	}
}

// fit finds weights w so that 1/(1+exp(−w·terms)) foretells the results, by
// Newton's method.
func fit(samples []sample) [ai.Terms]float64 {
	const n = ai.Terms
	var w [n]float64
	for range 12 {
		var slope [n]float64
		var curve [n][n]float64
		for i := range n {
			curve[i][i] = 1e-3
		}
		for _, m := range samples {
			dot := 0.0
			for i, x := range m.terms {
				dot += w[i] * float64(x)
			}
			odds := 1 / (1 + math.Exp(-dot))
			for i, x := range m.terms {
				slope[i] += (m.won - odds) * float64(x)
				for k, y := range m.terms {
					curve[i][k] += odds * (1 - odds) * float64(x) * float64(y)
				}
			}
		}
		for i, d := range solve(curve, slope) {
			w[i] += d
		}
	}
	return w
}

// solve returns x of a·x = b, by elimination; a is positive definite.
func solve(a [ai.Terms][ai.Terms]float64, b [ai.Terms]float64) [ai.Terms]float64 {
	for i := range b {
		for k := i + 1; k < len(b); k++ {
			f := a[k][i] / a[i][i]
			for j := i; j < len(b); j++ {
				a[k][j] -= f * a[i][j]
			}
			b[k] -= f * b[i]
		}
	}
	for i := len(b) - 1; i >= 0; i-- {
		for j := i + 1; j < len(b); j++ {
			b[i] -= a[i][j] * b[j]
		}
		b[i] /= a[i][i]
	}
	return b
}

// scale gives the weights in hundredths of a seed. A seed is worth what being
// one ahead says of the result where nothing else is known: the weight of Held
// when it is fitted alone.
func scale(w [ai.Terms]float64, samples []sample) ai.Weights {
	alone := make([]sample, len(samples))
	for i, m := range samples {
		alone[i].won, alone[i].terms[ai.Held] = m.won, m.terms[ai.Held]
	}
	seed := fit(alone)[ai.Held]
	var out ai.Weights
	for i := range w {
		out[i] = int32(math.Round(100 * w[i] / seed))
	}
	return out
}
