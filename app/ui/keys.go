package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// Keys work anywhere on the page but in a form or a dialog. On the board the
// arrows go from pit to pit; elsewhere they step through the move, as the
// comma and the full stop do everywhere.

// A Commander is a host with commands of its own, by letter. It returns false
// for a key it does not know.
type Commander interface {
	Command(key string) bool
}

// keyboard is the listener of the one table that has the page's keys.
var keyboard struct {
	state *TableState
	stop  func()
}

func listenToKeys(s *TableState) {
	keyboard.state = s
	if keyboard.stop != nil {
		return
	}
	listener := app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := app.Event{Value: args[0]}
		if t := keyboard.state; t != nil && t.update != nil && isCommand(e) && t.key(e) {
			e.PreventDefault()
		}
		return nil
	})
	app.Window().Call("addEventListener", "keydown", listener)
	changed := app.FuncOf(func(app.Value, []app.Value) any {
		if t := keyboard.state; t != nil && t.update != nil {
			t.update(func() { t.adjust(loadSettings()) })
		}
		return nil
	})
	app.Window().Call("addEventListener", "relay-settings", changed)
	keyboard.stop = func() {
		app.Window().Call("removeEventListener", "keydown", listener)
		app.Window().Call("removeEventListener", "relay-settings", changed)
		listener.Release()
		changed.Release()
	}
}

func forgetKeys(s *TableState) {
	if keyboard.state == s {
		keyboard.state = nil
	}
}

// isCommand reports whether a key is meant for the table: not one with a
// modifier, nor one that a form, a dialog or a menu waits for.
func isCommand(e app.Event) bool {
	for _, modifier := range []string{"ctrlKey", "altKey", "metaKey", "defaultPrevented"} {
		if e.Get(modifier).Bool() {
			return false
		}
	}
	const others = "dialog[open], select, textarea, input:not([type=range]), summary, [contenteditable]"
	target := e.Get("target")
	return !target.Get("closest").Truthy() || target.Call("closest", others).IsNull()
}

// key does what a key asks for, and reports whether it did.
func (s *TableState) key(e app.Event) bool {
	name := e.Get("key").String()
	target := e.Get("target")
	inside := func(selector string) bool {
		return target.Get("closest").Truthy() && !target.Call("closest", selector).IsNull()
	}
	if inside(".board") {
		if s.moveFocus(name) {
			return true
		}
	} else if !s.Still && s.transportKey(name, e.Get("shiftKey").Bool(), inside("button, a")) {
		return true
	}
	if do := s.letter(name); do != nil {
		s.update(do)
		return true
	}
	if c, ok := s.Host.(Commander); ok {
		return c.Command(name)
	}
	return false
}

// transportKey steps through the move.
func (s *TableState) transportKey(name string, shift, button bool) bool {
	var do func()
	switch {
	case name == "Home":
		do = func() { s.walk(s.Watch.Start) }
	case name == "End":
		do = func() { s.walk(s.Watch.End) }
	case name == "ArrowLeft" && shift:
		do = func() { s.walk(s.Watch.LapBack) }
	case name == "ArrowRight" && shift:
		do = func() { s.walk(s.Watch.LapForward) }
	case name == "ArrowLeft":
		do = func() { s.walk(s.Watch.Back) }
	case name == "ArrowRight":
		do = func() { s.walk(s.Watch.Forward) }
	case name == " " && !button:
		do = s.toggle
	default:
		return false
	}
	s.update(do)
	return true
}

// letter returns what a letter does on every table, or nil.
func (s *TableState) letter(name string) func() {
	switch name {
	case "b":
		return func() { s.tell(s.aloud()) }
	case "m":
		return s.turnSound
	case "o":
		return openComfort
	}
	if s.Still {
		return nil
	}
	switch name {
	case ",":
		return func() { s.walk(s.Watch.Back) }
	case ".":
		return func() { s.walk(s.Watch.Forward) }
	case "<":
		return func() { s.walk(s.Watch.LapBack) }
	case ">":
		return func() { s.walk(s.Watch.LapForward) }
	case "p":
		return s.toggle
	case "w":
		return s.Again
	}
	return nil
}

// moveFocus goes to the next pit in a direction of the board.
func (s *TableState) moveFocus(name string) bool {
	r := s.Watch.Rules()
	row, col := r.Place(s.focus)
	switch name {
	case "ArrowLeft":
		col--
	case "ArrowRight":
		col++
	case "ArrowUp":
		row++
	case "ArrowDown":
		row--
	case "Home":
		col = 0
	case "End":
		col = int(r.Columns) - 1
	default:
		return false
	}
	if p := r.At(row, col); p != engine.NoPit {
		s.update(func() { s.focus = p })
		FocusOn("pit-" + r.PitName(p))
	}
	return true
}

// FocusOn gives the focus to an element, and lets it come into view.
func FocusOn(id string) {
	if el := app.Window().GetElementByID(id); el.Truthy() {
		el.Call("focus")
	}
}

// aloud says the board row by row, as it stands.
func (s *TableState) aloud() string {
	r, v := s.Watch.Rules(), s.Watch.View()
	var says []session.Saying
	for row := r.Rows(); row >= 1; row-- {
		counts := ""
		for col := 0; col < int(r.Columns); col++ {
			if col > 0 {
				counts += ", "
			}
			if p := r.At(row, col); v.Pits[p].Closed {
				counts += s.Text.T("table.closed")
			} else {
				counts += itoa(v.Pits[p].Seeds)
			}
		}
		says = append(says, session.Saying{Key: "table.say.row", Args: []any{
			"row", rowName(&r, row), "seeds", counts,
		}})
	}
	if r.Game == engine.Bosh {
		says = append(says, session.Saying{Key: "table.say.stores", Args: []any{"south", v.Store[0], "north", v.Store[1]}})
	}
	return Speech(s.Text, says)
}
