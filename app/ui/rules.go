//go:build !js

package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
	"relaymancala/engine"
)

// The rules page is made from the engine's presets and options and from web/rules, which says what
// paragraph belongs to which value (web/rules/README.md).

// rulePart is a heading of the rules and what stands under it.
type rulePart struct {
	Part       string // key of the heading
	Paragraphs []ruleParagraph
}

// ruleParagraph is one rule in words, where its options have the values of When.
type ruleParagraph struct {
	Key     string
	When    map[string]string
	Sources []string // keys after source.
}

// ours marks what no source says.
const ours = "ours"

// ruleParts are the parts of a game's rules.
func ruleParts(c PageContext, game engine.Game) []rulePart {
	return decode[[]rulePart](c, "/rules/"+gameID(game)+".json")
}

func gameID(g engine.Game) string {
	if g == engine.Bosh {
		return "bosh"
	}
	return "hus"
}

// applies reports whether the paragraph belongs to the rules.
func (p ruleParagraph) applies(r *engine.Rules) bool {
	for name, want := range p.When {
		o, ok := engine.OptionNamed(r.Game, name)
		if !ok {
			return false
		}
		value, _, _ := strings.Cut(o.Get(r), " ")
		if other, not := strings.CutPrefix(want, "!"); not && value == other || !not && value != want {
			return false
		}
	}
	return true
}

// onlyOurs reports whether no source says this.
func (p ruleParagraph) onlyOurs() bool { return slices.Equal(p.Sources, []string{ours}) }

// arguments are those of all texts of the rules.
func (p ruleParagraph) arguments(r *engine.Rules) []any {
	rules := *r
	n := 0
	switch p.Key {
	case "rules.hus.start":
		n = rules.Total() / 2
	case "rules.hus.ring":
		n = rules.Pits() / 2
	case "rules.hus.end.moveLimit":
		n = int(rules.EndMoves)
	case "rules.hus.series.bestOf":
		n = int(rules.SeriesGames)
	case "rules.hus.endless.stopAfter":
		n = int(rules.EndlessLaps)
	case "rules.hus.team.rotate", "rules.hus.team.consult":
		n = int(rules.Members)
	case "rules.bosh.start", "rules.bosh.fill.count", "rules.bosh.match":
		n = engine.MinHolding
	case "rules.bosh.rounds":
		n = int(rules.Rounds)
	}
	last := rules.PitName(rules.At(1, int(rules.Columns)-1))
	return []any{
		"n", n,
		"columns", int(rules.Columns),
		"each", rules.Total() / 2,
		"total", rules.Total(),
		"last", strings.TrimSuffix(last, "1"),
		"south", frontPair(rules, engine.South),
		"north", frontPair(rules, engine.North),
	}
}

// frontPair is the pit that the prescribed first move of a side begins from.
func frontPair(r engine.Rules, side engine.Side) string {
	if r.Game != engine.Hus {
		return ""
	}
	r.Opening = engine.OpeningFrontPair
	start := r.Start(side)
	pits := r.Candidates(&start)
	return r.PitName(r.OnRing(side, pits.Pop()+1))
}

// rulesText are the paragraphs of the rules as plain text, in order.
func rulesText(c PageContext, r *engine.Rules) []string {
	var out []string
	for _, part := range ruleParts(c, r.Game) {
		for _, p := range part.Paragraphs {
			if p.applies(r) {
				out = append(out, c.Text.T(p.Key, p.arguments(r)...))
			}
		}
	}
	return out
}

// newRules is the page of all rules: the presets at a glance, each in words, every option, and where
// the sources can be read.
func newRules(c PageContext) app.UI {
	t := c.Text
	toc := []entry{{"sets", t.T("rules.overview")}}
	var sets []app.UI
	for i := range engine.Presets {
		p := &engine.Presets[i]
		toc = append(toc, entry{p.ID, t.T("preset." + p.ID + ".name")})
		sets = append(sets, presetSection(c, p))
	}
	toc = append(toc, entry{"options", t.T("option.title")}, entry{"sources", t.T("rules.where")})

	body := append(pageHead(t, "rules.title", "rules.lead"),
		app.P().Body(oursBadge(t), app.Text(" "+t.T("rules.ours.text"))),
		contents(t, toc),
		section("sets", t.T("rules.overview"), presetTable(c)),
		section("words", t.T("rules.words.title"), para(t, "rules.words.text")),
		section("names", t.T("rules.names.title"), para(t, "rules.names.text")),
	)
	body = append(body, sets...)
	body = append(body,
		section("options", t.T("option.title"),
			app.P().Text(t.T("rules.options.text")), optionTable(c, engine.Hus), optionTable(c, engine.Bosh)),
		section("sources", t.T("rules.where"),
			app.P().Class("mute").Text(t.T("nav.external")), sourceList(c)),
	)
	return app.Div().Class("page", "page-rules-body").Body(body...)
}

func oursBadge(t *text.Catalog) app.UI {
	return app.Span().Class("badge", "badge-ours").Text(t.T("rules.ours"))
}

// presetSection is a rule set in words: the usual rules of a game in full, the others by what is
// different, with the whole text folded away.
func presetSection(c PageContext, p *engine.Preset) app.UI {
	t := c.Text
	base := usual(p.Rules.Game)
	body := []app.UI{
		app.P().Class("lead").Text(t.T("preset." + p.ID + ".text")),
		app.P().Class("mute").Text(t.T("preset." + p.ID + ".sources")),
		app.P().Class("toolbar").Body(
			app.A().Class("btn").Href(c.Link("/play/#rules="+p.ID)).Text(t.T("rules.play")),
			app.A().Class("btn", "btn-quiet").Href(c.Link("/explore/#rules="+p.ID)).Text(t.T("explore.rules.link")),
		),
	}
	if p.ID == base.ID {
		body = append(body, ruleBody(c, &p.Rules, h3, nil)...)
	} else {
		body = append(body, app.H3().Text(t.T("rules.differs")))
		body = append(body, ruleBody(c, &p.Rules, h4, rulesText(c, &base.Rules))...)
		body = append(body, app.Details().Body(
			append([]app.UI{app.Summary().Text(t.T("rules.complete"))}, ruleBody(c, &p.Rules, h3, nil)...)...))
	}
	return app.Section().Class("section", "rule-set").Aria("labelledby", p.ID).Body(
		append([]app.UI{app.H2().ID(p.ID).Text(t.T("preset." + p.ID + ".name"))}, body...)...)
}

// The headings of the parts of the rules, by where they stand.
func h3(text string) app.UI { return app.H3().Text(text) }
func h4(text string) app.UI { return app.H4().Text(text) }

// ruleBody are the parts of the rules in words, without the paragraphs that read as in except.
func ruleBody(c PageContext, r *engine.Rules, heading func(string) app.UI, except []string) []app.UI {
	t := c.Text
	var out []app.UI
	for _, part := range ruleParts(c, r.Game) {
		var items []app.UI
		for _, p := range part.Paragraphs {
			args := p.arguments(r)
			if p.applies(r) && !slices.Contains(except, t.T(p.Key, args...)) {
				items = append(items, app.Li().Body(
					app.P().Body(rich(t, p.Key, args...)...),
					ruleSources(t, p.Sources),
				))
			}
		}
		if len(items) > 0 {
			out = append(out, heading(t.T(part.Part)), app.Ul().Class("rule-list").Body(items...))
		}
	}
	return out
}

// ruleSources says who gives a rule; what is ours is marked.
func ruleSources(t *text.Catalog, sources []string) app.UI {
	var names []string
	for _, s := range sources {
		if s != ours {
			names = append(names, t.T("source."+s))
		}
	}
	line := app.P().Class("rule-source")
	var body []app.UI
	if len(names) > 0 {
		key := "rules.sources"
		if len(names) == 1 {
			key = "rules.source"
		}
		body = append(body, app.Text(t.T(key, "source", strings.Join(names, " · "))+" "))
	}
	if slices.Contains(sources, ours) {
		body = append(body, oursBadge(t))
	}
	return line.Body(body...)
}

// sourceList is where each source of the rules can be read.
func sourceList(c PageContext) app.UI {
	t := c.Text
	addresses := decode[map[string]string](c, "/rules/sources.json")
	var items []app.UI
	for _, id := range sourceOrder(c) {
		items = append(items, app.Li().Body(external(t.T("source."+id), addresses[id])))
	}
	return app.Ul().Class("sources").Body(items...)
}

// sourceOrder are the sources of the rules in the order in which the rules name them.
func sourceOrder(c PageContext) []string {
	var ids []string
	for _, game := range []engine.Game{engine.Hus, engine.Bosh} {
		for _, part := range ruleParts(c, game) {
			for _, p := range part.Paragraphs {
				for _, s := range p.Sources {
					if s != ours && !slices.Contains(ids, s) {
						ids = append(ids, s)
					}
				}
			}
		}
	}
	return ids
}
