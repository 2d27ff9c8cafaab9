package ui

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// setup is the form that begins another game: game, rule set, width, who
// plays each side and who starts, and every option of the rules.
type setup struct {
	app.Compo
	Host *playState
	Text *text.Catalog

	rules   engine.Rules
	players [2]string // you, friend, computer-3
	first   string    // S, N, random
	wrong   string    // the option whose value was refused
}

// OnInit takes the game on the table as the starting point.
func (f *setup) OnInit() {
	f.rules = f.Host.Game.Record.Rules
	f.players = [2]string{"you", "computer-2"}
	for side, p := range f.Host.Game.Players {
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
	t := f.Text
	return dialog(t, "setup", t.T("play.setup"),
		app.Elem("form").Class("setup").OnSubmit(f.onSubmit).Body(
			app.Elem("fieldset").Class("field").Body(
				app.Elem("legend").Text(t.T("play.game")),
				app.Elem("div").Class("choices").Body(
					f.choice("setup-hus", "game", "hus", t.T("play.game.hus"), f.rules.Game == engine.Hus, f.onGame),
					f.choice("setup-bosh", "game", "bosh", t.T("play.game.bosh"), f.rules.Game == engine.Bosh, f.onGame),
				),
			),
			f.presets(),
			f.widths(),
			app.Elem("div").Class("field-row").Body(
				f.seat(engine.South, "setup-south", t.T("play.south")),
				f.seat(engine.North, "setup-north", t.T("play.north")),
			),
			f.menu("setup-first", t.T("play.first"), f.first, []menuEntry{
				{"S", t.T("play.first.S")}, {"N", t.T("play.first.N")}, {"random", t.T("play.first.random")},
			}, f.onFirst),
			app.Elem("details").Body(
				app.Elem("summary").Text(t.T("play.options")),
				app.Range(engine.Options).Slice(f.option),
			),
			app.Elem("div").Class("setup-go").Body(
				app.Elem("button").ID("setup-start").Class("btn", "btn-main", "btn-large").Attr("type", "submit").
					Body(icon.Play(), app.Elem("span").Text(t.T("play.start"))),
			),
		),
	)
}

func (f *setup) choice(id, name, value, label string, on bool, do app.EventHandler) app.UI {
	return app.Elem("label").Class("choice").Attr("for", id).Body(
		app.ElemSelfClosing("input").ID(id).Attr("type", "radio").Attr("name", name).Attr("value", value).Attr("checked", on).OnChange(do, app.EventScope(id)),
		app.Elem("span").Body(app.Elem("b").Text(label)),
	)
}

// A menuEntry is a value of a menu and what it is called.
type menuEntry struct{ value, label string }

func (f *setup) menu(id, label, value string, entries []menuEntry, do app.EventHandler) app.UI {
	return app.Elem("div").Class("field").Body(
		app.Elem("label").Attr("for", id).Text(label),
		app.Elem("select").ID(id).OnChange(do, app.EventScope(id)).Body(
			app.Range(entries).Slice(func(i int) app.UI {
				e := entries[i]
				return app.Elem("option").Attr("value", e.value).Attr("selected", e.value == value).Text(e.label)
			}),
		),
	)
}

func (f *setup) presets() app.UI {
	t := f.Text
	var entries []menuEntry
	for _, p := range engine.Presets {
		if p.Rules.Game == f.rules.Game {
			entries = append(entries, menuEntry{p.ID, t.T("preset." + p.ID + ".name")})
		}
	}
	return app.Elem("div").Body(
		f.menu("setup-rules", t.T("play.rules"), f.rules.ID, entries, f.onRules),
		app.Elem("p").Class("field-help").Text(t.T("preset."+f.rules.ID+".text")),
	)
}

func (f *setup) widths() app.UI {
	for _, p := range engine.Presets {
		if p.ID != f.rules.ID || len(p.Widths) < 2 {
			continue
		}
		return app.Elem("fieldset").Class("field").Body(
			app.Elem("legend").Text(f.Text.T("play.width")),
			app.Elem("div").Class("choices", "choices-small").Body(
				app.Range(p.Widths).Slice(func(i int) app.UI {
					w := itoa(p.Widths[i])
					return f.choice("setup-w"+w, "columns", w, w, int(f.rules.Columns) == p.Widths[i], f.onWidth)
				}),
			),
		)
	}
	return nil
}

func (f *setup) seat(side engine.Side, id, label string) app.UI {
	t := f.Text
	entries := []menuEntry{{"you", t.T("play.you")}, {"friend", t.T("play.friend")}}
	for level := 1; level <= session.MaxLevel; level++ {
		entries = append(entries, menuEntry{"computer-" + itoa(level), t.T("play.computer.level", "n", level)})
	}
	do := f.onSouth
	if side == engine.North {
		do = f.onNorth
	}
	return f.menu(id, label, f.players[side], entries, do)
}

// option is the field of one option of the rules: a menu of its values, and a
// number where the value takes one.
func (f *setup) option(i int) app.UI {
	o, t := &engine.Options[i], f.Text
	if o.Game != f.rules.Game || o.Name == "fill" {
		return nil
	}
	id := "option-" + o.Name
	word, number, _ := strings.Cut(o.Get(&f.rules), " ")
	if o.Values[0].Word == "" {
		word, number = "", word
	}
	var entries []menuEntry
	for _, v := range o.Values {
		if v.Word != "" {
			entries = append(entries, menuEntry{v.Word, t.T("option."+o.Name+"."+v.Word, "n", max(1, atoi(number)))})
		}
	}
	name := t.T("option." + o.Name + ".name")
	return app.Elem("div").Class("field-row").Body(
		app.If(len(entries) > 0, func() app.UI {
			return f.menu(id, name, word, entries, f.onOption)
		}),
		app.If(number != "", func() app.UI {
			return app.Elem("div").Class("field").Body(
				app.Elem("label").Attr("for", id+"-n").Text(t.T("play.option.number", "option", name)),
				app.ElemSelfClosing("input").ID(id+"-n").Attr("type", "number").Attr("inputmode", "numeric").Attr("value", number).
					Aria("invalid", strconv.FormatBool(f.wrong == o.Name)).
					OnChange(f.onNumber, app.EventScope(id)),
			)
		}),
	)
}

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

func value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

func (f *setup) onGame(ctx app.Context, _ app.Event) {
	for _, p := range engine.Presets {
		if (p.Rules.Game == engine.Bosh) == (value(ctx) == "bosh") {
			f.rules = p.Rules
			return
		}
	}
}

func (f *setup) onRules(ctx app.Context, _ app.Event) {
	columns := f.rules.Columns
	if r, err := engine.PresetRules(value(ctx)); err == nil {
		f.rules = r
		_ = f.rules.Set("columns", itoa(int(columns))) // kept where the rules have that width
	}
	f.first = "S"
	if f.rules.Series == engine.SeriesBestOf {
		f.first = "random" // as the Spanish book has it
	}
}

func (f *setup) onWidth(ctx app.Context, _ app.Event) { _ = f.rules.Set("columns", value(ctx)) }
func (f *setup) onSouth(ctx app.Context, _ app.Event) { f.players[0] = value(ctx) }
func (f *setup) onNorth(ctx app.Context, _ app.Event) { f.players[1] = value(ctx) }
func (f *setup) onFirst(ctx app.Context, _ app.Event) { f.first = value(ctx) }

func (f *setup) onOption(ctx app.Context, _ app.Event) {
	name := strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "option-")
	word := value(ctx)
	if f.rules.Set(name, word) != nil {
		// The value takes a number: the one it had, or the preset's.
		for _, n := range []string{"100", "20", "7"} {
			if f.rules.Set(name, word+" "+n) == nil {
				break
			}
		}
	}
}

func (f *setup) onNumber(ctx app.Context, _ app.Event) {
	name := strings.TrimSuffix(strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "option-"), "-n")
	o, _ := engine.OptionNamed(f.rules.Game, name)
	word, _, found := strings.Cut(o.Get(&f.rules), " ")
	text := value(ctx)
	if found {
		text = word + " " + text
	}
	f.wrong = ""
	if f.rules.Set(name, text) != nil {
		f.wrong = name
	}
}

func (f *setup) onSubmit(_ app.Context, e app.Event) {
	e.PreventDefault()
	if f.wrong != "" {
		FocusOn("option-" + f.wrong + "-n")
		return
	}
	opener := engine.South
	if f.first == "N" || f.first == "random" && rand.IntN(2) == 1 {
		opener = engine.North
	}
	var players [2]session.Player
	for side := range players {
		players[side], _ = session.ParsePlayer(f.players[side])
	}
	closeDialog("setup")
	f.Host.startGame(session.NewGame(engine.NewRecord(f.rules, opener), players))
}
