package ui

import (
	"math/rand/v2"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// setup is the form that begins another game: the rules, who plays each side,
// and who starts.
type setup struct {
	app.Compo
	Host *playState
	Text *text.Catalog
	Of   int // which game is on the table, counted from 1

	of      int // the game that the form began with
	rules   rulesForm
	players [2]string // you, friend, computer-3
	names   [2]string // of people, divided by commas
	first   string    // S, N, random
	preset  string    // the rule set that first was chosen for
}

// take takes the game on the table as the starting point.
func (f *setup) take() {
	f.of = f.Of
	f.rules = rulesForm{Rules: f.Host.Game.Record.Rules, Changed: f.onPreset}
	f.preset = f.rules.Rules.ID
	f.players = [2]string{"you", "computer-2"}
	for side, p := range f.Host.Game.Players {
		f.names[side] = p.Name
		if p.Computer {
			f.players[side] = "computer-" + itoa(p.Level)
		} else if side == 1 {
			f.players[side] = "friend"
		}
	}
	f.first = "S"
}

// Render draws the form in a dialog.
func (f *setup) Render() app.UI {
	if f.of != f.Of {
		f.take()
	}
	t := f.Text
	f.rules.Text = t
	return dialog(t, "setup", t.T("play.setup"), layout(t, `
form.setup @submit=start
	$board
	div.field-row
		$south
		$north
	$first
	$options
	div.setup-go
		button#setup-start.btn.btn-main.btn-large[type=submit]
			$icon
			span =play.start`,
		"start", f.onSubmit, "board", f.rules.board(), "options", f.rules.options(), "icon", icon.Play(),
		"south", f.seat(engine.South, "setup-south", t.T("play.south"), f.onSouth),
		"north", f.seat(engine.North, "setup-north", t.T("play.north"), f.onNorth),
		"first", menuField("setup-first", t.T("play.first"), f.first, []menuEntry{
			{"S", t.T("play.first.S")}, {"N", t.T("play.first.N")}, {"random", t.T("play.first.random")},
		}, f.onFirst),
	))
}

func (f *setup) seat(side engine.Side, id, label string, do app.EventHandler) app.UI {
	t := f.Text
	entries := []menuEntry{{"you", t.T("play.you")}, {"friend", t.T("play.friend")}}
	for level := 1; level <= session.MaxLevel; level++ {
		entries = append(entries, menuEntry{"computer-" + itoa(level), t.T("play.computer.level", "n", level)})
	}
	var people app.UI
	if !strings.HasPrefix(f.players[side], "computer") {
		people = f.people(side, id+"-names")
	}
	return layout(t, `
div
	$player
	$people`, "player", menuField(id, label, f.players[side], entries, do), "people", people)
}

// people is the field for the names of those who play a side.
func (f *setup) people(side engine.Side, id string) app.UI {
	do := f.onSouthNames
	if side == engine.North {
		do = f.onNorthNames
	}
	return layout(f.Text, `
div.field
	label[for=$id] =play.names
	input[id=$id][type=text][maxlength=160][autocomplete=off][value=$names][aria-describedby=$help] @change=do
	p.field-help[id=$help] =play.names.help`, "id", id, "names", f.names[side], "help", id+"-help", "do", do)
}

// onPreset lets South start, or where a rule set has chance decide, chance.
func (f *setup) onPreset() {
	if f.preset == f.rules.Rules.ID {
		return
	}
	f.preset, f.first = f.rules.Rules.ID, "S"
	if f.rules.Rules.Series == engine.SeriesBestOf {
		f.first = "random" // as the Spanish book has it
	}
}

func (f *setup) onSouth(ctx app.Context, _ app.Event)      { f.players[0] = value(ctx) }
func (f *setup) onNorth(ctx app.Context, _ app.Event)      { f.players[1] = value(ctx) }
func (f *setup) onSouthNames(ctx app.Context, _ app.Event) { f.names[0] = value(ctx) }
func (f *setup) onNorthNames(ctx app.Context, _ app.Event) { f.names[1] = value(ctx) }
func (f *setup) onFirst(ctx app.Context, _ app.Event)      { f.first = value(ctx) }

func (f *setup) onSubmit(_ app.Context, e app.Event) {
	e.PreventDefault()
	if wrong := f.rules.Wrong; wrong != "" {
		id := "option-" + wrong + "-n"
		app.Window().GetElementByID(id).Call("closest", "details").Set("open", true)
		FocusOn(id)
		return
	}
	opener := engine.South
	if f.first == "N" || f.first == "random" && rand.IntN(2) == 1 {
		opener = engine.North
	}
	var players [2]session.Player
	for side := range players {
		players[side], _ = session.ParsePlayer(f.players[side])
		if !players[side].Computer {
			players[side].Name = f.names[side]
		}
	}
	closeDialog("setup")
	f.Host.startGame(session.NewGame(engine.NewRecord(f.rules.Rules, opener), players))
}
