package engine_test

import (
	"fmt"

	"relaymancala/engine"
)

// A game in memory: make moves, look at the result.
func Example() {
	rules, _ := engine.PresetRules("hus")
	position := rules.Start(engine.South)
	for _, name := range []string{"a1", "f4"} {
		pit, _ := rules.ParsePit(name)
		next, outcome, err := rules.Move(position, pit, nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		position = next
		fmt.Println(name, outcome.Laps, "laps,", outcome.Captured, "captured, to", rules.PitName(outcome.Last))
	}
	fmt.Println(rules.PositionText(&position))
	// Output:
	// a1 5 laps, 0 captured, to b2
	// f4 5 laps, 5 captured, to h3
	// 0,3,3,0,3,0,2,2/3,3,3,3,1,1,1,1/0,1,0,0,0,3,3,0/0,3,0,0,3,0,3,3 S
}

// A move step by step: Marin's example of Bosh, his pit E.
func ExampleReplay() {
	rules, _ := engine.PresetRules("bosh")
	pit, _ := rules.ParsePit("e1")
	replay := engine.NewReplay(rules, rules.Start(engine.South), pit)
	for lap := 1; lap <= replay.Laps(); lap++ {
		from := replay.Frame(replay.LapStart(lap)).From
		to := replay.Frame(replay.LapEnd(lap)).Done[0].Pit
		fmt.Println("lap", lap, "from", rules.PitName(from), "to", rules.PitName(to))
	}
	fmt.Println(rules.PositionText(&replay.After))
	// Output:
	// lap 1 from e1 to b2
	// lap 2 from a2 to d1
	// 0,5,5,5,0/5,5,5,5,0 N 5-0
}

// Rules are options with names and values.
func ExampleRules_Set() {
	rules, _ := engine.PresetRules("hus")
	fmt.Println(rules.Set("columns", "12"), rules.Set("endless", "stopAfter 100"))
	fmt.Println(rules.Set("direction", "left"))
	fmt.Println(rules.Differences())
	// Output:
	// <nil> <nil>
	// value: "direction left"
	// [{endless stopAfter 100}]
}

// A whole game is a text.
func ExampleParseRecord() {
	_, err := engine.ParseRecord("[Rules \"hus\"]\n\n1. a1 h4 2. a1")
	fmt.Println(err)
	game, _ := engine.ParseRecord("[Rules \"hus\"]\n[South \"Ana\"]\n\n1. a1 h4 {so far}")
	fmt.Print(game.Text())
	// Output:
	// empty at line 3, column 13: "a1"
	// [Rules "hus"]
	// [Columns "8"]
	// [South "Ana"]
	//
	// 1. a1 h4 {so far}
}
