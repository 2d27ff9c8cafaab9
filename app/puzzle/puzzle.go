package puzzle

import (
	"strconv"
	"strings"

	"relaymancala/app/data"
	"relaymancala/app/lesson"
	"relaymancala/engine"
)

// Grades is how many grades of difficulty there are, from 1.
const Grades = 5

// A Puzzle is a puzzle as it is written.
type Puzzle struct {
	ID    string            `json:"id"`
	Kind  lesson.Kind       `json:"kind"`
	Grade int               `json:"grade"`
	Rules string            `json:"rules"` // a preset; empty for the game's own
	At    string            `json:"at"`
	Pit   string            `json:"pit"`
	N     int               `json:"n"`
	Right []string          `json:"right"`
	Line  []string          `json:"line"`
	Facts map[string]string `json:"facts"`

	Game   engine.Game `json:"-"`
	Number int         `json:"-"` // in its game, from 1
}

// A Book is the puzzles of both games, in order.
type Book [2][]Puzzle

// games are the names of the games, in ids and files.
var games = [...]string{engine.Hus: "hus", engine.Bosh: "bosh"}

// File is where the site has the puzzles of a game.
func File(g engine.Game) string { return "/puzzles/" + games[g] + ".json" }

// Load reads the files of puzzles that there are among files.
func Load(files map[string][]byte) (Book, error) {
	var b Book
	for g := range b {
		content, ok := files[File(engine.Game(g))]
		if !ok {
			continue
		}
		if err := data.Unmarshal(content, &b[g]); err != nil {
			return b, err
		}
		for i := range b[g] {
			b[g][i].Game, b[g][i].Number = engine.Game(g), i+1
		}
	}
	return b, nil
}

// GameOf returns the game of a puzzle's id, and false for what is no id.
func GameOf(id string) (engine.Game, bool) {
	for g, name := range games {
		if number, ok := strings.CutPrefix(id, name+"-"); ok {
			n, err := strconv.Atoi(number)
			return engine.Game(g), err == nil && n > 0
		}
	}
	return 0, false
}

// Find returns the puzzle with an id, or nil.
func (b *Book) Find(id string) *Puzzle {
	if g, ok := GameOf(id); ok {
		for i := range b[g] {
			if b[g][i].ID == id {
				return &b[g][i]
			}
		}
	}
	return nil
}

// Step returns the puzzle so many after another in the order of its game, or
// nil.
func (b *Book) Step(p *Puzzle, by int) *Puzzle {
	if i := p.Number - 1 + by; i >= 0 && i < len(b[p.Game]) {
		return &b[p.Game][i]
	}
	return nil
}

// Lesson makes the puzzle what a [lesson.Player] can show: a lesson that has
// only its task.
func (p *Puzzle) Lesson() (*lesson.Lesson, error) {
	id := p.Rules
	if id == "" {
		id = games[p.Game]
	}
	r, err := engine.PresetRules(id)
	if err == nil {
		err = r.Set("columns", strconv.Itoa(engine.TextColumns(p.At)))
	}
	if err != nil {
		return nil, err
	}
	pos, err := r.ParsePosition(p.At)
	if err != nil {
		return nil, err
	}
	d := decoder{rules: &r}
	t := lesson.Task{Rules: r, Position: pos, Right: d.pits(p.Right), Line: d.pits(p.Line)}
	t.Goal = lesson.Goal{Kind: p.Kind, Pit: engine.NoPit, N: p.N}
	if p.Pit != "" {
		t.Goal.Pit = d.pit(p.Pit)
	}
	if len(p.Facts) > 0 {
		t.Facts = map[engine.Pit]lesson.Fact{}
	}
	for move, text := range p.Facts {
		words := strings.Fields(text)
		n, err := strconv.Atoi(words[0])
		d.note(err)
		t.Facts[d.pit(move)] = lesson.Fact{N: n, Then: d.pits(words[1:])}
	}
	return &lesson.Lesson{ID: p.ID, Game: p.Game, Task: t}, d.err
}

// decoder keeps the first error.
type decoder struct {
	rules *engine.Rules
	err   error
}

func (d *decoder) note(err error) {
	if d.err == nil {
		d.err = err
	}
}

func (d *decoder) pit(name string) engine.Pit {
	pit, err := d.rules.ParsePit(name)
	d.note(err)
	return pit
}

func (d *decoder) pits(names []string) (out []engine.Pit) {
	for _, name := range names {
		out = append(out, d.pit(name))
	}
	return out
}
