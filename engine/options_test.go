package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// optionTable is RULES.md's two tables: every value of every option, the
// default first, and numbers at both ends of their range.
var optionTable = []struct{ preset, option, values, wrong string }{
	{"hus", "direction", "ccw|cw", "|CW|left|ccw "},
	{"hus", "captureNeeds", "inner|both", "|outer|inner both"},
	{"hus", "captureTakes", "innerOuter|innerOnly|lateralChain", "|inner|lateralChain 2"},
	{"hus", "resume", "next|facing", "|facing 1"},
	{"hus", "skipOrigin", "no|yes", "|true|0"},
	{"hus", "opening", "free|frontPair", "|schultze"},
	{"hus", "openingCapture", "allowed|notOnFirstTurns", "|never"},
	{"hus", "endless", "illegal|stopAfter 1|stopAfter 100|stopAfter 10000|moverLoses|draw", "|pass|stopAfter|stopAfter |stopAfter 0|stopAfter 10001|stopAfter  5|stopAfter 05|stopAfter -1|stopAfter 1.5|draw 3"},
	{"hus", "end", "stuckLoses|moveLimit 1|moveLimit 20|moveLimit 1000", "|moveLimit|moveLimit 0|moveLimit 1001|moveLimit20"},
	{"hus", "series", "single|bestOf 1|bestOf 7|bestOf 99", "|bestOf|bestOf 0|bestOf 100"},
	{"hus", "doubleForAll", "no|yes", "|2"},
	{"hus", "members", "1|5", "|0|6|two|01"},
	{"hus", "team", "rotate|consult", "|both"},
	{"bosh", "captureSide", "any|opponentOnly", "|own"},
	{"bosh", "roundEnd", "moverStuck|anyRowEmpty", "|never"},
	{"bosh", "fill", "right|left|choose", "|middle"},
	{"bosh", "starts", "alternate|loser|winner", "|random"},
	{"bosh", "endless", "illegal|pass", "|draw|stopAfter 100|moverLoses"},
	{"bosh", "rounds", "50|1|1000", "|0|1001|99999999999999999999"},
}

func TestOptionValues(t *testing.T) {
	for _, row := range optionTable {
		preset := rulesOf(t, row.preset, 0)
		o, ok := OptionNamed(preset.Game, row.option)
		if !ok {
			t.Errorf("no option %s", row.option)
			continue
		}
		for i, value := range strings.Split(row.values, "|") {
			r := preset
			if i == 0 && o.Get(&r) != value {
				t.Errorf("%s is %q by default, want %q", row.option, o.Get(&r), value)
			}
			if err := r.Set(row.option, value); err != nil {
				t.Errorf("%s %q: %v", row.option, value, err)
				continue
			}
			if got := o.Get(&r); got != value {
				t.Errorf("%s set to %q is %q", row.option, value, got)
			}
			var want []Setting
			if i > 0 {
				want = []Setting{{row.option, value}}
			}
			if got := r.Differences(); !slices.Equal(got, want) {
				t.Errorf("%s %q: differences %v, want %v", row.option, value, got, want)
			}
			if i == 0 && r != preset {
				t.Errorf("%s set to its default changes the rules", row.option)
			}
		}
		for _, value := range strings.Split(row.wrong, "|") {
			r := preset
			if got := codeOf(t, r.Set(row.option, value)); got != CodeValue {
				t.Errorf("%s %q gives %q, want value", row.option, value, got)
			}
			if r != preset {
				t.Errorf("%s %q is refused and yet changes the rules", row.option, value)
			}
		}
	}
}

// Every option is in the table above, and belongs to one game only.
func TestOptionTableIsWhole(t *testing.T) {
	for _, o := range Options {
		found := false
		for _, row := range optionTable {
			found = found || row.option == o.Name && rulesOf(t, row.preset, 0).Game == o.Game
		}
		if !found {
			t.Errorf("option %s is not tested", o.Name)
		}
	}
	hus, bosh := rulesOf(t, "hus", 0), rulesOf(t, "bosh", 0)
	for _, c := range []struct {
		r           *Rules
		name, value string
	}{{&hus, "fill", "left"}, {&hus, "seeds", "4"}, {&bosh, "direction", "cw"}, {&bosh, "team", "rotate"}, {&hus, "", ""}, {&hus, "Direction", "cw"}} {
		if got := codeOf(t, c.r.Set(c.name, c.value)); got != CodeOption {
			t.Errorf("%s in %s gives %q, want option", c.name, c.r.ID, got)
		}
	}
}

// Leaving a numbered value forgets the number: the rules are equal to what
// their differences say.
func TestNumberIsForgotten(t *testing.T) {
	r := rulesFrom(t, "hus; end moveLimit 7; end stuckLoses; endless stopAfter 9; endless draw; series bestOf 3; series single")
	if want := rulesFrom(t, "hus; endless draw"); r != want {
		t.Errorf("got  %+v\nwant %+v", r, want)
	}
}

func TestColumns(t *testing.T) {
	for _, c := range []struct{ preset, good, bad string }{
		{"hus", "4 6 8 10 12 14 16 18 20 22 24 26 28 30 32", "0 1 2 3 5 7 9 31 33 34 36 64 128 -8 08 8.0 x"},
		{"hus-both", "4 8 12 16 24 32", "2 9 34"},
		{"hus-windhoek", "4 8 12 16 24 32", "2 9 34"},
		{"el-hus", "8", "4 6 10 12 16 24"},
		{"bosh", "5", "4 6 8 10"},
	} {
		r := rulesOf(t, c.preset, 0)
		for _, w := range strings.Fields(c.good) {
			if err := r.Set("columns", w); err != nil || fmt.Sprint(r.Columns) != w {
				t.Errorf("%s, columns %s: %d, %v", c.preset, w, r.Columns, err)
			}
		}
		before := r
		for _, w := range append(strings.Fields(c.bad), "", " 8", "8 ") {
			if got := codeOf(t, r.Set("columns", w)); got != CodeColumns || r != before {
				t.Errorf("%s, columns %q gives %q, want columns", c.preset, w, got)
			}
		}
	}
	bosh := rulesOf(t, "bosh", 0)
	if err := bosh.Set("seeds", "4"); err != nil {
		t.Error(err)
	}
	if got := codeOf(t, bosh.Set("seeds", "5")); got != CodeValue {
		t.Errorf("seeds 5 gives %q", got)
	}
}

// The presets differ from the defaults by what RULES.md says.
func TestPresets(t *testing.T) {
	want := map[string]string{
		"hus":          "hus",
		"hus-both":     "hus; captureNeeds both",
		"hus-windhoek": "hus; opening frontPair",
		"el-hus":       "hus; direction cw; captureTakes lateralChain; resume facing; end moveLimit 20; series bestOf 7; doubleForAll yes",
	}
	for id, text := range want {
		r := rulesFrom(t, text)
		r.ID = id
		if got := rulesOf(t, id, 0); got != r {
			t.Errorf("%s:\n got %+v\nwant %+v", id, got, r)
		}
	}
	if len(Presets) != len(want)+1 {
		t.Errorf("%d presets", len(Presets))
	}
	for _, p := range Presets {
		if p.Rules.ID != p.ID || len(p.Sources) == 0 || p.Widths[0] != int(p.Rules.Columns) {
			t.Errorf("preset %s: id, sources or width", p.ID)
		}
	}
	for _, id := range []string{"", "Hus", "oware"} {
		if _, err := PresetRules(id); codeOf(t, err) != CodeRules {
			t.Errorf("preset %q: %v", id, err)
		}
	}
}
