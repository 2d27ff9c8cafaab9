// Package lesson is the course: what a lesson shows, the task it ends with, and
// the walk through it, without a DOM.
//
// A lesson is data, a file web/lessons/ID.json without a sentence in it:
//
//	{
//	  "id": "hus-sow", "game": "hus", "order": 2,
//	  "rules": {"preset": "hus"},
//	  "steps": [{"position": "…", "mark": ["a1"], "move": "a1"}, …],
//	  "task": {"position": "…", "goal": {"kind": "end", "pit": "c2"}, "right": ["c1"], "wrong": ["a1", "d2"]}
//	}
//
// A step shows a position with marked pits, a move, or with "deal": true the
// round of Bosh that follows a finished one. The width of the board is that of
// the position, step by step. Further fields of a step:
//
//	"predict": "final"    asks about the move before it is shown: last, final,
//	                      taken or lifted; what is right is the engine's to say
//	"after": 2            begins where the move of step 2 ends, in place of a position
//	"again": true         repeats the position and the move of the step before,
//	                      under the step's own "rules"
//	"rules": {…}          other rules than the lesson's; a task may have them too
//	"claims": [{"kind": "safe", "not": true}]
//	                      what the text says of the move, as goals that it meets
//	                      or does not; the tests hold the engine to them
//
// The sentences are in the catalogue: lesson.ID.title, .goal, .step.1 and so on,
// .task and .hint; for each kind of goal lesson.right.KIND and
// lesson.wrong.KIND.*, and for those that a step can ask lesson.hint.KIND.
//
// A new lesson is a file, its id in [Course], and its texts; then
// go test ./app/lesson -update writes testdata/ID.txt, to be read through.
//
// Nothing here knows a rule of the games. What is right is decided by playing
// the answer in the engine, and the reason why an answer is wrong is read off
// its trace; the answers listed in the file are there to be tested, and to be
// shown to whoever asks.
//
//   - [Load] and [Parse] read lessons, and name the file and the field of
//     what is wrong.
//   - [Course] is their order, known without reading them all.
//   - goal.go holds the table of goals: a new kind of task is a new entry.
//     judge.go judges by the move itself, ahead.go by what can follow it.
//   - [Player] is a walk through one lesson.
//   - [Progress] is what is kept between visits.
package lesson
