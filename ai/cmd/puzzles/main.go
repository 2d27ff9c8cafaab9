// Command puzzles makes the puzzles of both games. Run it at the top of the
// repository:
//
//	go run ./ai/cmd/puzzles          tells what it finds
//	go run ./ai/cmd/puzzles -write   and writes web/puzzles/hus.json and bosh.json
//
// It lets the weaker levels of the computer play each other, looks at every
// position of those games for something to ask, and keeps what a search shows
// to have one right answer. Thinking is limited by positions and chance has a
// fixed seed, so that the same program always makes the same puzzles.
//
// The board is turned so that South is to move. How hard a puzzle is, is how
// often the levels 1 to 4 miss its answer: see grade.go.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"time"

	"relaymancala/ai"
	"relaymancala/engine"
)

// A Puzzle is one line of a file of puzzles. It holds no sentence.
type Puzzle struct {
	ID    string   `json:"id"`
	Kind  Kind     `json:"kind"`
	Grade int      `json:"grade"`           // 1 to 5
	Rules string   `json:"rules,omitempty"` // a preset, where it is not the game's own
	At    string   `json:"at"`              // the position
	Pit   string   `json:"pit,omitempty"`   // final: where the move begins
	N     int      `json:"n,omitempty"`     // capture: how many seeds
	Right []string `json:"right"`           // the answers
	Line  []string `json:"line,omitempty"`  // how the game goes on after the first
	// Facts are what the search says of each move: a number, and how the
	// other side replies. For only, the number counts the moves to the end;
	// for best, the seeds that South holds then.
	Facts map[string]string `json:"facts,omitempty"`
}

// A board is a rule set that games are played by.
type board struct {
	preset  string
	columns string
	games   int // at the most
	want    map[Kind]int
}

var files = []struct {
	game   string
	boards []board
}{
	{"hus", []board{
		{"hus", "4", 600, map[Kind]int{Capture: 1, Predict: 2, Win2: 2, Only: 2}},
		{"hus", "6", 1000, map[Kind]int{Capture: 2, Predict: 2, Win1: 2, Win2: 2, Only: 2}},
		{"hus", "8", 3000, map[Kind]int{Capture: 11, Predict: 11, Win1: 8, Win2: 10, Only: 12}},
		{"hus", "12", 300, map[Kind]int{Capture: 2, Predict: 2, Win1: 1, Win2: 1}},
		{"hus-both", "8", 300, map[Kind]int{Capture: 3, Predict: 3, Win2: 2}},
	}},
	{"bosh", []board{
		{"bosh", "5", 3000, map[Kind]int{Capture: 14, Predict: 14, Round1: 8, Round2: 12, Best: 24}},
	}},
}

func main() {
	log.SetFlags(0)
	write := flag.Bool("write", false, "write the files")
	only := flag.String("game", "", "hus or bosh; both without it")
	flag.Parse()
	for _, f := range files {
		if *only != "" && *only != f.game {
			continue
		}
		begun := time.Now()
		var found []Puzzle
		for i, b := range f.boards {
			r, err := engine.PresetRules(b.preset)
			if err == nil {
				err = r.Set("columns", b.columns)
			}
			if err != nil {
				log.Fatal(err)
			}
			m := &maker{rules: r, board: b, chance: uint64(1000*i + len(f.game)), pool: map[Kind][6][]Puzzle{}, seen: map[string]bool{}}
			found = append(found, m.make()...)
			fmt.Printf("%s, %s columns: %d games, %.0f s\n", b.preset, b.columns, m.played, time.Since(begun).Seconds())
		}
		number(f.game, found)
		count(found)
		if *write {
			if err := os.WriteFile("web/puzzles/"+f.game+".json", text(found), 0o644); err != nil {
				log.Fatal(err)
			}
		}
	}
}

// text is a file of puzzles, a line each.
func text(all []Puzzle) []byte {
	var b bytes.Buffer
	for i, p := range all {
		line, err := json.Marshal(p)
		if err != nil {
			log.Fatal(err)
		}
		b.WriteString(map[bool]string{true: "[\n", false: ",\n"}[i == 0])
		b.Write(line)
	}
	b.WriteString("\n]\n")
	return b.Bytes()
}

// count prints how many puzzles of each kind and grade there are.
func count(all []Puzzle) {
	table := map[Kind][6]int{}
	for _, p := range all {
		row := table[p.Kind]
		row[p.Grade]++
		row[0]++
		table[p.Kind] = row
	}
	for _, kind := range kinds {
		if row := table[kind]; row[0] > 0 {
			fmt.Printf("  %-8s %3d   by grade %v\n", kind, row[0], row[1:])
		}
	}
	fmt.Printf("  all      %3d\n", len(all))
}

// A maker collects the puzzles of one board.
type maker struct {
	rules  engine.Rules
	board  board
	chance uint64
	played int
	search ai.Searcher
	pool   map[Kind][6][]Puzzle // by grade
	seen   map[string]bool

	endless bool // an endless move was met
}
