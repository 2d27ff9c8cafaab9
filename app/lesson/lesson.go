package lesson

import "relaymancala/engine"

// A Lesson shows one thing about a game, in steps, and ends with a task.
type Lesson struct {
	ID    string
	Game  engine.Game
	Steps []Step
	Task  Task
}

// A Step shows a position, or a move to be stepped through.
type Step struct {
	Rules    engine.Rules
	Position engine.Position
	Marks    []engine.Pit
	Move     engine.Pit // NoPit for none
	// Ask is what is asked about Move before it is shown, or nil.
	Ask *Task
	// Again is how the step before, with the same position and move, ends
	// under its rules, which are others; or nil.
	Again *engine.Replay
	// Claims are what the lesson says of Move; the tests hold them against
	// the engine.
	Claims []Claim
	// Deal shows the first position of the round of Bosh that follows
	// Position, in which a round is over.
	Deal bool
}

// A Claim is a goal that a move meets, or with Not does not meet.
type Claim struct {
	Goal Goal
	Not  bool
}

// A Task is a question that is answered with a pit.
type Task struct {
	Rules    engine.Rules
	Position engine.Position
	Goal     Goal
	Right    []engine.Pit // every right answer
	Wrong    []engine.Pit // some wrong ones, for the tests
	Claims   []Claim      // what the lesson says of the first right answer

	Line  []engine.Pit        // how the game goes on after a right answer, or nil
	Facts map[engine.Pit]Fact // of each move, where no rule decides
}

// courses are the lessons of each game, in order.
var courses = [...][]string{
	engine.Hus: {
		"hus-board", "hus-sow", "hus-relay", "hus-capture", "hus-win", "hus-read", "hus-front",
		"hus-safe", "hus-back", "hus-setup", "hus-big", "hus-moves", "hus-rules",
	},
	engine.Bosh: {
		"bosh-lap", "bosh-capture", "bosh-round", "bosh-close", "bosh-ten", "bosh-read",
		"bosh-aim", "bosh-safe", "bosh-last", "bosh-match",
	},
}

// Course returns the ids of a game's lessons, in order.
func Course(g engine.Game) []string { return courses[g] }

// Place returns a lesson's number in its course, from 1, and the number of
// lessons in it: 0 and 0 for a lesson that is in none.
func Place(id string) (n, of int) {
	for _, ids := range courses {
		for i := range ids {
			if ids[i] == id {
				return i + 1, len(ids)
			}
		}
	}
	return 0, 0
}

// Next returns the id of the lesson after one, or "" after the last.
func Next(id string) string {
	for _, ids := range courses {
		for i := range ids[:len(ids)-1] {
			if ids[i] == id {
				return ids[i+1]
			}
		}
	}
	return ""
}
