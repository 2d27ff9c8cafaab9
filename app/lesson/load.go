package lesson

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strconv"

	"relaymancala/engine"
)

// file is a lesson as it is written.
type file struct {
	ID    string            `json:"id"`
	Game  string            `json:"game"`  // hus or bosh
	Order int               `json:"order"` // in the game's course, from 1
	Rules map[string]string `json:"rules"` // preset, and options that differ
	Steps []struct {
		Position string   `json:"position"`
		Mark     []string `json:"mark"`
		Move     string   `json:"move"`
		Deal     bool     `json:"deal"`
	} `json:"steps"`
	Task struct {
		Position string `json:"position"`
		Goal     struct {
			Kind string `json:"kind"`
			Pit  string `json:"pit"`
			N    int    `json:"n"`
		} `json:"goal"`
		Right []string `json:"right"`
		Wrong []string `json:"wrong"`
	} `json:"task"`
}

var gameNames = [...]string{engine.Hus: "hus", engine.Bosh: "bosh"}

// Load reads every lesson of a folder, and returns them in the order of the
// courses. Each must be in a course, and each of a course in the folder.
func Load(files fs.FS) ([]*Lesson, error) {
	names, err := fs.Glob(files, "*.json")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if n, _ := Place(idOf(name)); n == 0 {
			return nil, fmt.Errorf("lesson %s: in no course", name)
		}
	}
	var out []*Lesson
	for _, ids := range courses {
		for _, id := range ids {
			b, err := fs.ReadFile(files, id+".json")
			if err != nil {
				return nil, fmt.Errorf("lesson %s: %w", id, err)
			}
			l, err := Parse(id+".json", b)
			if err != nil {
				return nil, err
			}
			out = append(out, l)
		}
	}
	return out, nil
}

func idOf(name string) string { return path.Base(name[:len(name)-len(path.Ext(name))]) }

// Parse reads one lesson. The error names the file and the field, and is that
// of the engine where a rule, a position or a pit is wrong.
func Parse(name string, b []byte) (*Lesson, error) {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	var f file
	if err := d.Decode(&f); err != nil {
		return nil, fmt.Errorf("lesson %s: %w", name, err)
	}
	p := parser{file: name}
	l := p.lesson(&f)
	if p.err != nil {
		return nil, p.err
	}
	return l, nil
}

// parser keeps the first error, with its place.
type parser struct {
	file  string
	rules engine.Rules // of the lesson, at the preset's own width
	err   error
}

func (p *parser) fail(field string, err error) {
	if p.err == nil && err != nil {
		p.err = fmt.Errorf("lesson %s: %s: %w", p.file, field, err)
	}
}

func (p *parser) lesson(f *file) *Lesson {
	if f.ID != idOf(p.file) {
		p.fail("id", fmt.Errorf("is %q", f.ID))
	}
	p.readRules(f.Rules)
	if f.Game != gameNames[p.rules.Game] {
		p.fail("game", fmt.Errorf("is %q, but the rules are of %q", f.Game, gameNames[p.rules.Game]))
	}
	if n, _ := Place(f.ID); f.Order != n {
		p.fail("order", fmt.Errorf("is %d, but the course has it as %d", f.Order, n))
	}
	l := &Lesson{ID: f.ID, Game: p.rules.Game}
	if len(f.Steps) == 0 {
		p.fail("steps", fmt.Errorf("are missing"))
	}
	for i, s := range f.Steps {
		at := "steps[" + strconv.Itoa(i) + "]."
		step := Step{Move: engine.NoPit, Deal: s.Deal}
		step.Rules, step.Position = p.position(at+"position", s.Position)
		step.Marks = p.pits(at+"mark", &step.Rules, s.Mark)
		if s.Move != "" {
			step.Move = p.pit(at+"move", &step.Rules, s.Move)
			if p.err == nil {
				p.fail(at+"move", step.Rules.Check(&step.Position, step.Move))
			}
		}
		if s.Deal && p.err == nil {
			_, err := deal(&step.Rules, &step.Position)
			p.fail(at+"deal", err)
		}
		l.Steps = append(l.Steps, step)
	}
	l.Task = p.task(f)
	return l
}

func (p *parser) readRules(options map[string]string) {
	var err error
	if p.rules, err = engine.PresetRules(options["preset"]); err != nil {
		p.fail("rules.preset", err)
		return
	}
	for name, value := range options {
		if name != "preset" {
			p.fail("rules."+name, p.rules.Set(name, value))
		}
	}
}

func (p *parser) task(f *file) Task {
	g := f.Task.Goal
	t := Task{Goal: Goal{Kind: Kind(g.Kind), Pit: engine.NoPit, N: g.N}}
	t.Rules, t.Position = p.position("task.position", f.Task.Position)
	kind, ok := kinds[t.Goal.Kind]
	if !ok {
		p.fail("task.goal.kind", fmt.Errorf("there is no %q", g.Kind))
	}
	switch {
	case kind.pit:
		t.Goal.Pit = p.pit("task.goal.pit", &t.Rules, g.Pit)
	case g.Pit != "":
		p.fail("task.goal.pit", fmt.Errorf("means nothing to %s", g.Kind))
	}
	if kind.n != (g.N > 0) {
		p.fail("task.goal.n", fmt.Errorf("is %d", g.N))
	}
	t.Right = p.pits("task.right", &t.Rules, f.Task.Right)
	t.Wrong = p.pits("task.wrong", &t.Rules, f.Task.Wrong)
	if len(t.Right) == 0 {
		p.fail("task.right", fmt.Errorf("is missing"))
	}
	return t
}

// position reads a position, whose width is that of the board.
func (p *parser) position(field, text string) (engine.Rules, engine.Position) {
	r := p.rules
	if p.err != nil {
		return r, engine.Position{}
	}
	p.fail(field, r.Set("columns", strconv.Itoa(engine.TextColumns(text))))
	pos, err := r.ParsePosition(text)
	p.fail(field, err)
	return r, pos
}

func (p *parser) pit(field string, r *engine.Rules, name string) engine.Pit {
	pit, err := r.ParsePit(name)
	if err == nil && pit == engine.Pass {
		err = fmt.Errorf("a pass is no pit")
	}
	p.fail(field, err)
	return pit
}

func (p *parser) pits(field string, r *engine.Rules, names []string) []engine.Pit {
	var out []engine.Pit
	for i, name := range names {
		out = append(out, p.pit(field+"["+strconv.Itoa(i)+"]", r, name))
	}
	return out
}
