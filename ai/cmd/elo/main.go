// Command elo measures the levels of the computer player against each other:
//
//	go run ./ai/cmd/elo                     every level against the one below, 400 games each
//	go run ./ai/cmd/elo -games 40           a short look
//	go run ./ai/cmd/elo -game hus -level 5  one pair
//	go run ./ai/cmd/elo -weights 100,15,…   weights of the evaluation against those in use
//
// Thinking is limited by positions, not by time: the same flags give the same
// table on any machine. A level plays each opening from both sides; the error
// bars are those of 95 % confidence, over these pairs of games.
//
// ǁHus is played on 4x8 boards by the default rules, from openings.txt: two to
// four random moves after which a search of 30,000 positions found neither
// side three seeds ahead. Nearly all random openings are decided, and would
// tell nothing. The file is data, made once with an earlier evaluation. Bosh is
// played in matches of at most ten rounds, from two random moves; the higher
// holding wins.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"math"
	"math/rand"
	"os"
	"strconv"
	"strings"

	"relaymancala/ai"
	"relaymancala/engine"
)

var (
	games   = flag.Int("games", 400, "games a pair of levels")
	top     = flag.Int("top", 0, "games of the top pair at ǁHus, which thinks long; a tenth of the others without it")
	game    = flag.String("game", "", "hus or bosh; both without it")
	level   = flag.Int("level", 0, "this level against the one below; all without it")
	weights = flag.String("weights", "", "weights to try against those in use, at ǁHus")
	nodes   = flag.Uint64("nodes", 10_000, "positions a move in a match of weights")
	board   = flag.String("board", "hus", "rule set of a match of weights")
	columns = flag.String("columns", "8", "width of a match of weights")
)

//go:embed openings.txt
var openings string

// rounds is how long a match of Bosh is.
const rounds = 10

// A player moves in a game.
type player func(g *engine.Record, seed uint64) engine.Pit

func main() {
	flag.Parse()
	if *weights != "" {
		matchWeights()
		return
	}
	fmt.Println("| game | level | against | games | score | Elo | 95 % |")
	fmt.Println("|---|---|---|---|---|---|---|")
	for _, id := range []string{"hus", "bosh"} {
		if *game != "" && *game != id {
			continue
		}
		r := rules(id, "")
		starts := starts(&r)
		for l := 2; l <= ai.Levels; l++ {
			if *level != 0 && *level != l {
				continue
			}
			n := *games
			if l == ai.Levels && r.Game == engine.Hus {
				if n /= 10; *top > 0 {
					n = *top
				}
			}
			m := match(r, n, starts, atLevel(ai.Level(l)), atLevel(ai.Level(l-1)))
			name := map[string]string{"hus": "ǁHus", "bosh": "Bosh"}[id]
			fmt.Printf("| %s | %d | %d | %d | %.1f %% | %+.0f | %+.0f to %+.0f |\n", name, l, l-1, m.games, 100*m.mean, elo(m.mean), elo(m.mean-m.bar), elo(m.mean+m.bar))
		}
	}
}

func rules(id, columns string) engine.Rules {
	r, err := engine.PresetRules(id)
	if err == nil && columns != "" {
		err = r.Set("columns", columns)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	if r.Game == engine.Bosh {
		r.Rounds = rounds
	}
	return r
}

// starts returns positions to play from.
func starts(r *engine.Rules) (out []engine.Position) {
	if r.Game == engine.Hus && r.Columns == 8 {
		for line := range strings.Lines(openings) {
			p, err := r.ParsePosition(strings.TrimSpace(line))
			if err != nil {
				panic(err)
			}
			out = append(out, p)
		}
		return out
	}
	for rnd := rand.New(rand.NewSource(1)); len(out) < 200; {
		p := r.Start(engine.Side(rnd.Intn(2)))
		for range 2 {
			list := r.Moves(&p)
			r.Play(&p, list[rnd.Intn(len(list))].Pit, nil)
		}
		if !r.Status(&p).Over {
			out = append(out, p)
		}
	}
	return out
}

// atLevel plays at a level of the computer.
func atLevel(l ai.Level) player {
	s := &ai.Searcher{}
	return func(g *engine.Record, seed uint64) engine.Pit {
		s.Forget()
		return l.Choose(s, g.Rules, g.Position(), seed, ai.Limits{}).Move
	}
}

// A score sums up a match for its first player.
type score struct {
	games     int
	mean, bar float64
}

// match plays each start from both sides.
func match(r engine.Rules, games int, starts []engine.Position, a, b player) score {
	sum, squares := 0.0, 0.0
	pairs := max(games/2, 1)
	for i := range pairs {
		p := starts[i%len(starts)]
		seed := uint64(i) * 1000
		x := (play(r, p, [2]player{a, b}, seed) + 1 - play(r, p, [2]player{b, a}, seed)) / 2
		sum += x
		squares += x * x
	}
	n := float64(pairs)
	mean := sum / n
	return score{2 * pairs, mean, 1.96 * math.Sqrt(max(squares/n-mean*mean, 0)/n)}
}

// play plays a game or match and returns South's result: 1, ½ or 0.
func play(r engine.Rules, p engine.Position, players [2]player, seed uint64) float64 {
	g := engine.NewRecordFrom(r, p)
	for ply := uint64(0); ; ply++ {
		m := g.Match()
		switch {
		case m.Result == engine.SouthWins:
			return 1
		case m.Result == engine.NorthWins:
			return 0
		case m.Over || ply == 3000:
			return 0.5
		case g.Status().Over:
			if err := g.NextRound(nil); err != nil {
				panic(err)
			}
			continue
		}
		if _, err := g.Play(players[g.Position().Turn](g, seed+ply)); err != nil {
			panic(err)
		}
	}
}

// elo is the difference in strength that a score shows.
func elo(mean float64) float64 {
	mean = min(max(mean, 0.001), 0.999)
	return 400 * math.Log10(mean/(1-mean))
}

// matchWeights plays weights against those in use.
func matchWeights() {
	r := rules(*board, *columns)
	var w ai.Weights
	for i, text := range strings.Split(*weights, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil || i >= len(w) {
			fmt.Fprintln(os.Stderr, "weights: a number a term, please")
			os.Exit(2)
		}
		w[i] = int32(n)
	}
	weighing := func(w ai.Weights) player {
		s := &ai.Searcher{}
		s.Weigh(w)
		return func(g *engine.Record, _ uint64) engine.Pit {
			s.Forget()
			return s.Best(g.Rules, g.Position(), ai.Limits{Nodes: *nodes}).Move
		}
	}
	m := match(r, *games, starts(&r), weighing(w), weighing(ai.Tuned))
	fmt.Printf("%v against %v: %d games, %.1f %%, Elo %+.0f (%+.0f to %+.0f)\n", w, ai.Tuned, m.games, 100*m.mean, elo(m.mean), elo(m.mean-m.bar), elo(m.mean+m.bar))
}
