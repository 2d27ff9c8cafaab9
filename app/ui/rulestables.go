//go:build !js

package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
	"relaymancala/engine"
)

// The tables of the rules page: the presets side by side, and every option with its values.

// usual are the rules of a game that a player gets who chooses nothing.
func usual(game engine.Game) *engine.Preset {
	i := slices.IndexFunc(engine.Presets, func(p engine.Preset) bool { return p.Rules.Game == game })
	return &engine.Presets[i]
}

// presetTable shows the presets side by side.
func presetTable(c PageContext) app.UI {
	t := c.Text
	var rows []app.UI
	for i := range engine.Presets {
		p := &engine.Presets[i]
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Body(
				app.A().Href("#"+p.ID).Text(t.T("preset."+p.ID+".name")),
				app.Small().Text(t.T("option.columns.name")+": "+widths(p)),
			),
			app.Td().Body(differences(t, p)...),
		))
	}
	return scrollTable(t.T("rules.preset"), app.Table().Body(
		app.THead().Body(app.Tr().Body(
			app.Th().Scope("col").Text(t.T("rules.preset")),
			app.Th().Scope("col").Text(t.T("rules.differs")),
		)),
		app.TBody().Body(rows...),
	))
}

// scrollTable puts a wide table into a frame that scrolls, by keyboard too.
func scrollTable(label string, table app.UI) app.UI {
	return app.Div().Class("table-scroll").Role("region").TabIndex(0).Aria("label", label).Body(table)
}

// widths are the numbers of columns that a preset offers.
func widths(p *engine.Preset) string {
	numbers := make([]string, len(p.Widths))
	for i, w := range p.Widths {
		numbers[i] = itoa(w)
	}
	return strings.Join(numbers, ", ")
}

// differences are the options in which a preset is not the usual rules of its game.
func differences(t *text.Catalog, p *engine.Preset) []app.UI {
	base := usual(p.Rules.Game)
	if p.ID == base.ID {
		return []app.UI{app.Text(t.T("rules.differs.not"))}
	}
	var items []app.UI
	for i := range engine.Options {
		o := &engine.Options[i]
		value := o.Get(&p.Rules)
		if o.Game == p.Rules.Game && value != o.Get(&base.Rules) {
			items = append(items, app.Li().Body(
				app.Text(OptionName(t, o)+": "), app.B().Text(OptionValue(t, o, value))))
		}
	}
	return []app.UI{app.Ul().Class("plain").Body(items...)}
}

// optionTable lists every option of a game and its values: the usual one, those that are ours, and the
// rule sets that have another than usual.
func optionTable(c PageContext, game engine.Game) app.UI {
	t := c.Text
	title := t.T("rules." + gameID(game) + ".title")
	groups := []app.UI{
		app.Caption().Text(title),
		app.THead().Body(app.Tr().Body(
			app.Th().Scope("col").Text(t.T("rules.options.value")),
			app.Th().Scope("col").Text(t.T("rules.options.used")),
		)),
		optionGroup(t, "columns", columnsRows(t, game)...),
	}
	if game == engine.Bosh { // the engine knows one value only
		groups = append(groups, optionGroup(t, "seeds",
			optionRow(t.T("option.seeds.value", "n", engine.MinHolding), []app.UI{usualBadge(t)}, nil)))
	}
	for i := range engine.Options {
		if o := &engine.Options[i]; o.Game == game {
			groups = append(groups, optionGroup(t, o.Name, optionRows(c, o)...))
		}
	}
	return scrollTable(title, app.Table().Class("options").Body(groups...))
}

func usualBadge(t *text.Catalog) app.UI {
	return app.Span().Class("badge").Text(t.T("option.default"))
}

// optionGroup is an option, over the rows of its values.
func optionGroup(t *text.Catalog, name string, rows ...app.UI) app.UI {
	head := app.Tr().Body(app.Th().Scope("rowgroup").ColSpan(2).Body(
		app.Text(t.T("option."+name+".name")), app.Small().Text(t.T("option."+name+".text"))))
	return app.TBody().Body(append([]app.UI{head}, rows...)...)
}

// optionRow is a value with what is to be said of it, and the rule sets that have it.
func optionRow(value string, marks []app.UI, sets []string) app.UI {
	cell := []app.UI{app.Text(value + " ")}
	for _, m := range marks {
		cell = append(cell, m, app.Text(" "))
	}
	var items []app.UI
	for _, name := range sets {
		items = append(items, app.Li().Text(name))
	}
	used := app.Td()
	if len(items) > 0 {
		used = used.Body(app.Ul().Class("plain").Body(items...))
	}
	return app.Tr().Body(app.Td().Body(cell...), used)
}

// columnsRows are the widths of the board, which the engine does not list among the options.
func columnsRows(t *text.Catalog, game engine.Game) []app.UI {
	base := usual(game)
	var marks []app.UI
	marks = append(marks, usualBadge(t))
	if base.AnyEven {
		marks = append(marks, app.Small().Text(t.T("option.columns.any", "min", 4, "max", engine.MaxPits/4)))
	}
	rows := []app.UI{optionRow(widths(base), marks, nil)}
	for i := range engine.Presets {
		p := &engine.Presets[i]
		if p.Rules.Game == game && !slices.Equal(p.Widths, base.Widths) {
			rows = append(rows, optionRow(widths(p), nil, []string{t.T("preset." + p.ID + ".name")}))
		}
	}
	return rows
}

// optionRows are the values of an option.
func optionRows(c PageContext, o *engine.Option) []app.UI {
	t := c.Text
	base := usual(o.Game)
	var rows []app.UI
	for _, v := range o.Values {
		value := valueText(v)
		var marks []app.UI
		var sets []string
		if value == o.Get(&base.Rules) {
			marks = append(marks, usualBadge(t))
		} else {
			sets = usedBy(t, o, v)
		}
		if v.Ours || oursAlone(c, o, v) {
			marks = append(marks, oursBadge(t))
		}
		if v.Max > 0 {
			marks = append(marks, app.Small().Text(t.T("option.range", "min", v.Min, "max", v.Max)))
		}
		rows = append(rows, optionRow(OptionValue(t, o, value), marks, sets))
	}
	return rows
}

// valueText is a value as the engine writes it, with its usual number.
func valueText(v engine.Value) string {
	switch {
	case v.Max == 0:
		return v.Word
	case v.Word == "":
		return itoa(v.Usual)
	}
	return v.Word + " " + itoa(v.Usual)
}

// oursAlone reports whether the rule for a value has no source.
func oursAlone(c PageContext, o *engine.Option, v engine.Value) bool {
	for _, part := range ruleParts(c, o.Game) {
		for _, p := range part.Paragraphs {
			if p.When[o.Name] == v.Word && v.Word != "" {
				return p.onlyOurs()
			}
		}
	}
	return false
}

// usedBy names the rule sets that have a value.
func usedBy(t *text.Catalog, o *engine.Option, v engine.Value) []string {
	var names []string
	for i := range engine.Presets {
		p := &engine.Presets[i]
		word, _, _ := strings.Cut(o.Get(&p.Rules), " ")
		if p.Rules.Game == o.Game && word == v.Word {
			names = append(names, t.T("preset."+p.ID+".name"))
		}
	}
	return names
}
