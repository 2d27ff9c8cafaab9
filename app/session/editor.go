package session

import (
	"net/url"
	"strconv"
	"strings"

	"relaymancala/engine"
)

// An Editor sets up a position under any rules. It changes what it is asked to
// change and nothing else: where that makes no position of the game,
// [Editor.Problem] says why, and the reader mends it. Every change can be
// taken back.
type Editor struct {
	now          edit
	past, future []edit
}

// An edit is all that an editor holds, so that keeping it is undo.
type edit struct {
	rules engine.Rules
	at    engine.Position
}

// maxEdits is how many changes can be taken back.
const maxEdits = 500

// NewEditor begins with a position.
func NewEditor(r engine.Rules, p engine.Position) *Editor {
	return &Editor{now: edit{r, p}}
}

// Rules returns the rules in force.
func (e *Editor) Rules() engine.Rules { return e.now.rules }

// Position returns the position as it stands, with its problems.
func (e *Editor) Position() engine.Position { return e.now.at }

// Text returns the position as text.
func (e *Editor) Text() string { return e.now.rules.PositionText(&e.now.at) }

// Seeds returns the seeds set up, and how many a full set has.
func (e *Editor) Seeds() (n, of int) {
	r, p := &e.now.rules, &e.now.at
	return r.Holding(p, engine.South) + r.Holding(p, engine.North), r.Total()
}

// Problem says why this is no position of the game; nil when it is one.
func (e *Editor) Problem() []Saying {
	r, p := &e.now.rules, &e.now.at
	if n, of := e.Seeds(); n > of {
		return []Saying{say("explore.problem.total", "n", n, "want", of, "more", n-of)}
	}
	for side := engine.South; side <= engine.North; side++ {
		open := false
		for pit := range engine.Pit(r.Pits()) {
			open = open || r.Owner(pit) == side && !p.IsClosed(pit)
		}
		if !open {
			return []Saying{say("explore.problem.closed", "side", SideName(side))}
		}
	}
	return nil
}

// change makes an edit and keeps the one before.
func (e *Editor) change(next edit) bool {
	// What a text of the position would not tell is not kept either: a link
	// and this editor then agree about first moves.
	if p, err := next.rules.ParsePosition(next.rules.PositionText(&next.at)); err == nil {
		next.at = p
	}
	if next == e.now {
		return false
	}
	if len(e.past) == maxEdits {
		e.past = append(e.past[:0], e.past[1:]...)
	}
	e.past = append(e.past, e.now)
	e.future = nil
	e.now = next
	return true
}

// said is a sentence about a pit.
func (e *Editor) said(key string, pit engine.Pit, n int) Saying {
	return say("explore."+key, "pit", e.now.rules.PitName(pit), "n", n)
}

// Put gives a pit n seeds. It says what the pit holds now, or why that cannot
// be.
func (e *Editor) Put(pit engine.Pit, n int) (Saying, bool) {
	next, most := e.now, e.now.rules.Total()
	switch {
	case next.at.IsClosed(pit):
		return e.said("pit.closed", pit, 0), false
	case n < 0:
		return e.said("pit.none", pit, 0), false
	case n > most:
		return e.said("pit.full", pit, most), false
	}
	next.at.Seeds[pit] = uint8(n)
	e.change(next)
	return e.said("pit", pit, n), true
}

// Add gives a pit some seeds more, or with a negative number fewer.
func (e *Editor) Add(pit engine.Pit, n int) (Saying, bool) {
	return e.Put(pit, int(e.now.at.Seeds[pit])+n)
}

// Close fills a pit of Bosh with sand, or opens it. Seeds that lay in it are
// set aside, which the answer says.
func (e *Editor) Close(pit engine.Pit) (Saying, bool) {
	if e.now.rules.Game != engine.Bosh {
		return e.said("closed.not", pit, 0), false
	}
	next := e.now
	n := int(next.at.Seeds[pit])
	next.at.Closed ^= 1 << pit
	next.at.Seeds[pit] = 0
	e.change(next)
	key := "closed"
	switch {
	case !next.at.IsClosed(pit):
		key = "opened"
	case n > 0:
		key = "closed.seeds"
	}
	return e.said(key, pit, n), true
}

// Clear takes every seed from the board and the stores, and opens every pit.
func (e *Editor) Clear() {
	e.change(edit{e.now.rules, engine.Position{Turn: e.now.at.Turn}})
}

// Start sets the board as at the start of a game.
func (e *Editor) Start() {
	e.change(edit{e.now.rules, e.now.rules.Start(e.now.at.Turn)})
}

// Turn sets the side to move.
func (e *Editor) Turn(side engine.Side) {
	next := e.now
	next.at.Turn = side
	e.change(next)
}

// Store sets what a side's store holds in Bosh. It reports whether a store can
// hold that.
func (e *Editor) Store(side engine.Side, n int) bool {
	next := e.now
	if n < 0 || n > next.rules.Total() {
		return false
	}
	next.at.Store[side] = uint8(n)
	e.change(next)
	return true
}

// Go sets a position, such as the one after a move.
func (e *Editor) Go(p engine.Position) { e.change(edit{e.now.rules, p}) }

// SetRules changes the rules. The board stays as it is where it has the same
// pits, and is set up anew where it has not; SetRules reports whether it
// stayed.
func (e *Editor) SetRules(r engine.Rules) (kept bool) {
	next := edit{r, e.now.at}
	kept = r.Game == e.now.rules.Game && r.Columns == e.now.rules.Columns
	if !kept {
		next.at = r.Start(e.now.at.Turn)
	}
	e.change(next)
	return kept
}

// Fill reads a position text. The board takes its width, and its game where
// it has the rows of the other one. The error is an *engine.Error, and then
// nothing has changed.
func (e *Editor) Fill(text string) error {
	text = strings.Join(strings.Fields(text), " ")
	r := e.now.rules
	if rows := strings.Count(text, "/") + 1; rows != r.Rows() {
		for _, p := range engine.Presets {
			if p.Rules.Rows() == rows {
				r = p.Rules
				break
			}
		}
	}
	if columns := engine.TextColumns(text); columns != int(r.Columns) {
		wide := r
		if err := wide.Set("columns", strconv.Itoa(columns)); err == nil {
			r = wide
		}
	}
	p, err := r.ParsePosition(text)
	if err != nil {
		return err
	}
	e.change(edit{r, p})
	return nil
}

// Undo takes back a change, and Redo makes it again. They report whether there
// was one.
func (e *Editor) Undo() bool { return e.walk(&e.past, &e.future) }

// Redo makes again what was taken back.
func (e *Editor) Redo() bool { return e.walk(&e.future, &e.past) }

func (e *Editor) walk(from, to *[]edit) bool {
	last := len(*from) - 1
	if last < 0 {
		return false
	}
	*to = append(*to, e.now)
	e.now, *from = (*from)[last], (*from)[:last]
	return true
}

// CanUndo reports whether there is a change to take back.
func (e *Editor) CanUndo() bool { return len(e.past) > 0 }

// CanRedo reports whether there is one to make again.
func (e *Editor) CanRedo() bool { return len(e.future) > 0 }

// Link returns the fragment that opens the position, without its #: for the
// editor and for the table.
func (e *Editor) Link() string { return PositionLink(&e.now.rules, &e.now.at) }

// PositionLink returns the fragment of a position and its rules.
func PositionLink(r *engine.Rules, p *engine.Position) string {
	var b strings.Builder
	b.WriteString("rules=" + r.ID)
	if preset, err := engine.PresetRules(r.ID); err != nil || preset.Columns != r.Columns {
		b.WriteString("&columns=" + strconv.Itoa(int(r.Columns)))
	}
	for _, s := range r.Differences() {
		b.WriteString("&" + s.Name + "=" + url.QueryEscape(s.Value))
	}
	// Slashes and commas may stand in a fragment as they are.
	return b.String() + "&position=" + strings.ReplaceAll(r.PositionText(p), " ", "+")
}
