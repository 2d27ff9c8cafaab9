package lesson

import (
	"fmt"
	"io/fs"
	"path"
	"strconv"

	"relaymancala/app/data"
	"relaymancala/engine"
)

// file is a lesson as it is written.
type file struct {
	ID    string            `json:"id"`
	Game  string            `json:"game"`  // hus or bosh
	Order int               `json:"order"` // in the game's course, from 1
	Rules map[string]string `json:"rules"` // preset, and options that differ
	Steps []fileStep        `json:"steps"`
	Task  struct {
		Rules    map[string]string `json:"rules"` // where they are not the lesson's
		Position string            `json:"position"`
		Goal     fileGoal          `json:"goal"`
		Right    []string          `json:"right"`
		Wrong    []string          `json:"wrong"`
		Claims   []fileClaim       `json:"claims"` // about the first right answer
	} `json:"task"`
}

type fileStep struct {
	Rules    map[string]string `json:"rules"` // where they are not the lesson's
	Position string            `json:"position"`
	After    int               `json:"after"` // or: what a step, from 1, ends with
	Again    bool              `json:"again"` // or: as in the step before, with its move
	Mark     []string          `json:"mark"`
	Move     string            `json:"move"`
	Predict  string            `json:"predict"` // kind of question about the move
	Deal     bool              `json:"deal"`
	Claims   []fileClaim       `json:"claims"` // about the move
}

type fileClaim struct {
	fileGoal
	Not bool `json:"not"`
}

type fileGoal struct {
	Kind string `json:"kind"`
	Pit  string `json:"pit"`
	N    int    `json:"n"`
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
	var f file
	if err := data.Strict(b, &f); err != nil {
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
	p.rules = p.readRules("rules", f.Rules)
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
		l.Steps = append(l.Steps, p.step("steps["+strconv.Itoa(i)+"].", &s, l.Steps))
		if p.err != nil {
			return l
		}
	}
	l.Task = p.task(f)
	return l
}

// readRules reads a rule set; none at all is the lesson's.
func (p *parser) readRules(field string, options map[string]string) engine.Rules {
	if options == nil && p.rules.ID != "" {
		return p.rules
	}
	r, err := engine.PresetRules(options["preset"])
	if err != nil {
		p.fail(field+".preset", err)
		return r
	}
	for name, value := range options {
		if name != "preset" {
			p.fail(field+"."+name, r.Set(name, value))
		}
	}
	return r
}

// step reads a step that follows others.
func (p *parser) step(at string, s *fileStep, before []Step) Step {
	step := Step{Move: engine.NoPit, Deal: s.Deal}
	step.Rules = p.readRules(at+"rules", s.Rules)
	switch {
	case s.Again:
		p.again(at+"again", &step, before)
	case s.After > 0:
		p.after(at+"after", &step, before, s.After)
	default:
		step.Rules, step.Position = p.position(at+"position", step.Rules, s.Position)
	}
	step.Marks = p.pits(at+"mark", &step.Rules, s.Mark)
	if s.Move != "" {
		step.Move = p.pit(at+"move", &step.Rules, s.Move)
	}
	if step.Move != engine.NoPit && p.err == nil {
		p.fail(at+"move", step.Rules.Check(&step.Position, step.Move))
	}
	if s.Deal && p.err == nil {
		_, err := deal(&step.Rules, &step.Position)
		p.fail(at+"deal", err)
	}
	if s.Predict != "" {
		p.predict(at+"predict", &step, Kind(s.Predict))
	}
	step.Claims = p.claims(at+"claims", &step.Rules, s.Claims)
	return step
}

func (p *parser) claims(field string, r *engine.Rules, in []fileClaim) (out []Claim) {
	for i, c := range in {
		g := p.goal(field+"["+strconv.Itoa(i)+"]", r, &c.fileGoal)
		out = append(out, Claim{Goal: g, Not: c.Not})
	}
	return out
}

// again repeats the step before under the step's own rules.
func (p *parser) again(field string, step *Step, before []Step) {
	if len(before) == 0 || before[len(before)-1].Move == engine.NoPit {
		p.fail(field, fmt.Errorf("there is no move before"))
		return
	}
	last := &before[len(before)-1]
	p.fail(field, step.Rules.Set("columns", strconv.Itoa(int(last.Rules.Columns))))
	if step.Rules == last.Rules {
		p.fail(field, fmt.Errorf("the rules are the same"))
	}
	step.Position, step.Move = last.Position, last.Move
	step.Again = engine.NewReplay(last.Rules, last.Position, last.Move)
}

// after begins where another step ends.
func (p *parser) after(field string, step *Step, before []Step, n int) {
	if n > len(before) || before[n-1].Move == engine.NoPit {
		p.fail(field, fmt.Errorf("step %d has no move", n))
		return
	}
	last := &before[n-1]
	step.Rules = last.Rules
	step.Position = engine.NewReplay(last.Rules, last.Position, last.Move).After
}

// predict makes the question about the step's move. Its right answers are what
// the engine says.
func (p *parser) predict(field string, step *Step, name Kind) {
	if k, ok := kinds[name]; !ok || !k.names || !k.pit || step.Move == engine.NoPit {
		p.fail(field, fmt.Errorf("there is no %q", name))
	}
	if p.err != nil {
		return
	}
	t := &Task{Rules: step.Rules, Position: step.Position, Goal: Goal{Kind: name, Pit: step.Move}}
	for pit := range engine.Pit(t.Rules.Pits()) {
		if t.Judge(pit).Right {
			t.Right = append(t.Right, pit)
		}
	}
	if len(t.Right) == 0 {
		p.fail(field, fmt.Errorf("no answer is right"))
	}
	step.Ask = t
}

func (p *parser) goal(field string, r *engine.Rules, g *fileGoal) Goal {
	goal := Goal{Kind: Kind(g.Kind), Pit: engine.NoPit, N: g.N}
	kind, ok := kinds[goal.Kind]
	if !ok {
		p.fail(field+".kind", fmt.Errorf("there is no %q", g.Kind))
	}
	switch {
	case kind.pit:
		goal.Pit = p.pit(field+".pit", r, g.Pit)
	case g.Pit != "":
		p.fail(field+".pit", fmt.Errorf("means nothing to %s", g.Kind))
	}
	if kind.n != (g.N > 0) {
		p.fail(field+".n", fmt.Errorf("is %d", g.N))
	}
	return goal
}

func (p *parser) task(f *file) (t Task) {
	t.Rules, t.Position = p.position("task.position", p.readRules("task.rules", f.Task.Rules), f.Task.Position)
	t.Goal = p.goal("task.goal", &t.Rules, &f.Task.Goal)
	t.Right = p.pits("task.right", &t.Rules, f.Task.Right)
	t.Wrong = p.pits("task.wrong", &t.Rules, f.Task.Wrong)
	t.Claims = p.claims("task.claims", &t.Rules, f.Task.Claims)
	if len(t.Right) == 0 {
		p.fail("task.right", fmt.Errorf("is missing"))
	}
	return t
}

// position reads a position, whose width is that of the board.
func (p *parser) position(field string, r engine.Rules, text string) (engine.Rules, engine.Position) {
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
