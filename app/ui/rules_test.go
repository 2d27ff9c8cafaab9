//go:build !js

package ui

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/engine"
)

func TestRuleFiles(t *testing.T) {
	c := contentContext(t, Page{})
	addresses := decode[map[string]string](c, "/rules/sources.json")
	for _, game := range []engine.Game{engine.Hus, engine.Bosh} {
		for _, part := range ruleParts(c, game) {
			if !c.Text.Has(part.Part) {
				t.Errorf("no text %s", part.Part)
			}
			for _, p := range part.Paragraphs {
				if !c.Text.Has(p.Key) {
					t.Errorf("no text %s", p.Key)
				}
				if len(p.Sources) == 0 {
					t.Errorf("%s has no source; ours is one too", p.Key)
				}
				for _, s := range p.Sources {
					if !c.Text.Has("source." + s) {
						t.Errorf("%s: no text source.%s", p.Key, s)
					}
					if s != ours && addresses[s] == "" {
						t.Errorf("%s: no address of %s", p.Key, s)
					}
				}
				for name, value := range p.When {
					o, ok := engine.OptionNamed(game, name)
					if !ok {
						t.Errorf("%s: the engine has no option %s", p.Key, name)
						continue
					}
					value = strings.TrimPrefix(value, "!")
					number := func(v engine.Value) bool { return v.Word == "" } // any number is a value
					if !slices.ContainsFunc(o.Values, number) && !slices.ContainsFunc(o.Values, func(v engine.Value) bool { return v.Word == value }) {
						t.Errorf("%s: %s has no value %s", p.Key, name, value)
					}
				}
			}
		}
	}
	for _, key := range c.Text.Keys() { // and no rule is written and never shown
		if strings.HasPrefix(key, "rules.hus.") || strings.HasPrefix(key, "rules.bosh.") {
			file := string(c.Files["/rules/"+strings.Split(key, ".")[1]+".json"])
			if !strings.Contains(file, `"`+key+`"`) && !strings.HasSuffix(key, ".title") {
				t.Errorf("%s is in no list of web/rules", key)
			}
		}
	}
}

// Every option and value of the engine has its words.
func TestOptionWords(t *testing.T) {
	c := contentContext(t, Page{})
	for i := range engine.Options {
		o := &engine.Options[i]
		for _, key := range []string{"option." + o.Name + ".name", "option." + o.Name + ".text"} {
			if !c.Text.Has(key) {
				t.Errorf("no text %s", key)
			}
		}
		for _, v := range o.Values {
			if words := OptionValue(c.Text, o, valueText(v)); words == "" || strings.HasPrefix(words, "option.") {
				t.Errorf("%s %s: no words", o.Name, valueText(v))
			}
		}
	}
	for _, p := range engine.Presets {
		for _, key := range []string{".name", ".text", ".sources"} {
			if !c.Text.Has("preset." + p.ID + key) {
				t.Errorf("no text preset.%s%s", p.ID, key)
			}
		}
	}
}

// Each value of each option changes what the rules say, in the usual rules or where a series and teams
// are played.
func TestOptionsChangeTheRules(t *testing.T) {
	c := contentContext(t, Page{})
	for i := range engine.Options {
		o := &engine.Options[i]
		plain := usual(o.Game).Rules
		bases := []engine.Rules{plain}
		if o.Game == engine.Hus {
			rich := plain
			set(t, &rich, "series", "bestOf 3")
			set(t, &rich, "members", "2")
			bases = append(bases, rich)
		}
		for _, v := range o.Values {
			value := valueText(v)
			if v.Max > 0 {
				value = strings.TrimSpace(v.Word + " " + itoa(v.Max)) // not the usual number
			}
			changed, tried := false, false
			for _, base := range bases {
				r := base
				set(t, &r, o.Name, value)
				if o.Get(&r) == o.Get(&base) {
					continue
				}
				tried = true
				changed = changed || !slices.Equal(rulesText(c, &base), rulesText(c, &r))
			}
			if tried && !changed {
				t.Errorf("%s %s reads like %s", o.Name, value, o.Get(&plain))
			}
		}
	}
}

func set(t *testing.T, r *engine.Rules, name, value string) {
	t.Helper()
	if err := r.Set(name, value); err != nil {
		t.Fatalf("%s %s: %v", name, value, err)
	}
}

func TestRulesText(t *testing.T) {
	c := contentContext(t, Page{})
	for _, test := range []struct {
		preset        string
		options       map[string]string
		with, without string
	}{
		{"hus", nil, "four rows of 8 pits", "both pits across from it have seeds"},
		{"hus", map[string]string{"columns": "12"}, "four rows of 12 pits", "right to left. On the screen South’s arrow runs from a1 to h1"},
		{"hus-both", nil, "both pits across from it have seeds", "there is a capture when the last seed falls into a pit of your inner row that already had seeds, and the opponent’s"},
		{"hus-windhoek", nil, "that is e2 for South and d3 for North", "Your first move may start from any pit"},
		{"el-hus", nil, "from h1 to a1", "from a1 to h1"},
		{"el-hus", nil, "Each player has 20 moves", "none of your pits holds two or more seeds, you have lost"},
		{"hus", map[string]string{"members": "3", "team": "consult"}, "People on each side: 3. Those of a side decide", "One player sits on each side"},
		{"bosh", nil, "there are 40 in all", "Each player chooses which pits to fill"},
		{"bosh", map[string]string{"fill": "choose"}, "Each player chooses which pits to fill", "Pits are filled from the player’s right"},
	} {
		r, err := engine.PresetRules(test.preset)
		if err != nil {
			t.Fatal(err)
		}
		for name, value := range test.options {
			set(t, &r, name, value)
		}
		text := strings.Join(rulesText(c, &r), "\n")
		if !strings.Contains(text, test.with) {
			t.Errorf("%s %v: %q is missing", test.preset, test.options, test.with)
		}
		if strings.Contains(text, test.without) {
			t.Errorf("%s %v: has %q", test.preset, test.options, test.without)
		}
	}
}

// The page shows every preset, option and source.
func TestRulesPage(t *testing.T) {
	c := contentContext(t, Page{Name: "rules", New: newRules})
	html := app.HTMLString(Root(c))
	var want []string
	for _, p := range engine.Presets {
		want = append(want, `id="`+p.ID+`"`, c.Text.T("preset."+p.ID+".name"))
	}
	for i := range engine.Options {
		o := &engine.Options[i]
		want = append(want, OptionName(c.Text, o))
		for _, v := range o.Values {
			want = append(want, OptionValue(c.Text, o, valueText(v)))
		}
	}
	for _, id := range sourceOrder(c) {
		want = append(want, c.Text.T("source."+id))
	}
	for _, w := range want {
		if !strings.Contains(html, w) {
			t.Errorf("the page lacks %q", w)
		}
	}
}
