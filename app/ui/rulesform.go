package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
	"relaymancala/engine"
)

// rulesForm are the fields that choose the rules: game, rule set, width, and
// every option. They stand in the set-up of a game and beside the editor of
// positions, once in a page.
type rulesForm struct {
	Text    *text.Catalog
	Rules   engine.Rules
	Wrong   string // the option whose number was refused
	Changed func() // called after a change; may be nil
}

// board are the fields of the game, its rule set and its width.
func (f *rulesForm) board() app.UI {
	t, bosh := f.Text, f.Rules.Game == engine.Bosh
	var presets []menuEntry
	var widths []int
	for _, p := range engine.Presets {
		if p.Rules.Game == f.Rules.Game {
			presets = append(presets, menuEntry{p.ID, t.T("preset." + p.ID + ".name")})
		}
		if p.ID == f.Rules.ID {
			widths = p.Widths
		}
	}
	return layout(t, `
div
	fieldset.field
		legend =play.game
		div.choices
			$hus
			$bosh
	div
		$presets
		p.field-help $about
	$widths`,
		"hus", choice("setup-hus", "game", "hus", t.T("play.game.hus"), !bosh, f.onGame),
		"bosh", choice("setup-bosh", "game", "bosh", t.T("play.game.bosh"), bosh, f.onGame),
		"presets", menuField("setup-rules", t.T("play.rules"), f.Rules.ID, presets, f.onRules),
		"about", t.T("preset."+f.Rules.ID+".text"),
		"widths", f.widths(widths),
	)
}

// widths are the widths that the rule set offers, and the one it has now.
func (f *rulesForm) widths(offered []int) app.UI {
	if len(offered) < 2 {
		return nil
	}
	now := int(f.Rules.Columns)
	if !slices.Contains(offered, now) {
		offered = append([]int{now}, offered...)
	}
	choices := make([]app.UI, len(offered))
	for i, n := range offered {
		w := itoa(n)
		choices[i] = choice("setup-w"+w, "columns", w, w, n == now, f.onWidth)
	}
	return layout(f.Text, `
fieldset.field
	legend =play.width
	div.choices.choices-small $choices`, "choices", choices)
}

// options are the fields of all options of the game.
func (f *rulesForm) options() app.UI {
	var fields []app.UI
	for i := range engine.Options {
		if o := &engine.Options[i]; o.Game == f.Rules.Game {
			fields = append(fields, f.option(o))
		}
	}
	return layout(f.Text, `
details
	summary =play.options
	$fields`, "fields", fields)
}

// option is the field of one option of the rules: a menu of its values, and a
// number where the value takes one.
func (f *rulesForm) option(o *engine.Option) app.UI {
	t, id := f.Text, "option-"+o.Name
	word, number, _ := strings.Cut(o.Get(&f.Rules), " ")
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
	var menu, count app.UI
	if len(entries) > 0 {
		menu = menuField(id, name, word, entries, f.onOption)
	}
	if number != "" {
		count = layout(t, `
div.field
	label[for=$id] $label
	input[id=$id][type=number][inputmode=numeric][value=$number][aria-invalid=$wrong] @change=do`,
			"id", id+"-n", "label", t.T("play.option.number", "option", name), "number", number, "wrong", f.Wrong == o.Name, "do", f.onNumber)
	}
	return layout(t, `
div.field-row
	$menu
	$count`, "menu", menu, "count", count)
}

// choice is a radio button with its word.
func choice(id, name, value, label string, on bool, do app.EventHandler) app.UI {
	return layout(nil, `
label.choice[for=$id]
	input[id=$id][type=radio][name=$name][value=$value][checked=$on] @change=do
	span
		b $label`, "id", id, "name", name, "value", value, "label", label, "on", on, "do", do)
}

// A menuEntry is a value of a menu and what it is called.
type menuEntry struct{ value, label string }

// menuField is a menu with its label.
func menuField(id, label, value string, entries []menuEntry, do app.EventHandler) app.UI {
	options := make([]app.UI, len(entries))
	for i, e := range entries {
		options[i] = app.Elem("option").Attr("value", e.value).Attr("selected", e.value == value).Text(e.label)
	}
	return layout(nil, `
div.field
	label[for=$id] $label
	select[id=$id] $options @change=do`, "id", id, "label", label, "options", options, "do", do)
}

// push is a button with an icon and a word.
func push(id, label string, picture app.UI, do func()) app.UI {
	return layout(nil, `
button.btn[id=$id][type=button] @click=do
	$icon
	span $label`, "id", id, "label", label, "icon", picture, "do", do)
}

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

func value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

func (f *rulesForm) changed() {
	if f.Changed != nil {
		f.Changed()
	}
}

func (f *rulesForm) onGame(ctx app.Context, _ app.Event) {
	for _, p := range engine.Presets {
		if (p.Rules.Game == engine.Bosh) == (value(ctx) == "bosh") {
			f.Rules, f.Wrong = p.Rules, ""
			break
		}
	}
	f.changed()
}

func (f *rulesForm) onRules(ctx app.Context, _ app.Event) {
	columns := f.Rules.Columns
	if r, err := engine.PresetRules(value(ctx)); err == nil {
		f.Rules, f.Wrong = r, ""
		_ = f.Rules.Set("columns", itoa(int(columns))) // kept where the rules have that width
	}
	f.changed()
}

func (f *rulesForm) onWidth(ctx app.Context, _ app.Event) {
	_ = f.Rules.Set("columns", value(ctx))
	f.changed()
}

func (f *rulesForm) onOption(ctx app.Context, _ app.Event) {
	name := strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "option-")
	word := value(ctx)
	o, _ := engine.OptionNamed(f.Rules.Game, name)
	for _, v := range o.Values {
		if v.Word == word && v.Max > 0 {
			word += " " + itoa(v.Usual)
			break
		}
	}
	_ = f.Rules.Set(name, word) // a value of the menu
	f.Wrong = ""
	f.changed()
}

func (f *rulesForm) onNumber(ctx app.Context, _ app.Event) {
	name := strings.TrimSuffix(strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "option-"), "-n")
	o, _ := engine.OptionNamed(f.Rules.Game, name)
	word, _, found := strings.Cut(o.Get(&f.Rules), " ")
	text := value(ctx)
	if found {
		text = word + " " + text
	}
	f.Wrong = ""
	if f.Rules.Set(name, text) != nil {
		f.Wrong = name
	}
	f.changed()
}
