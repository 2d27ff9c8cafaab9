package engine

// A Preset is a documented rule set: its option values and where they come
// from. Names and texts for people are in the catalogue, under the id.
type Preset struct {
	ID      string
	Rules   Rules
	Widths  []int    // the widths offered; see AnyEven
	AnyEven bool     // any even width from 4 to 32 is allowed as well
	Sources []string // ids of web/rules/sources.json, named in the catalogue
}

// Presets lists the documented rule sets, ǁHus first.
var Presets = []Preset{
	{
		ID: "hus", Widths: []int{8, 12, 16, 24}, AnyEven: true,
		Sources: []string{"mw-hus"},
		Rules:   husDefaults("hus"),
	},
	{
		ID: "hus-both", Widths: []int{8, 12, 16, 24}, AnyEven: true,
		Sources: []string{"wikipedia", "vedder"},
		Rules:   with(husDefaults("hus-both"), Setting{"captureNeeds", "both"}),
	},
	{
		ID: "hus-windhoek", Widths: []int{8, 12, 16, 24}, AnyEven: true,
		Sources: []string{"mw-hus"},
		Rules:   with(husDefaults("hus-windhoek"), Setting{"opening", "frontPair"}),
	},
	{
		ID: "el-hus", Widths: []int{8},
		Sources: []string{"spanish"},
		Rules: with(husDefaults("el-hus"),
			Setting{"direction", "cw"}, Setting{"captureTakes", "lateralChain"}, Setting{"resume", "facing"},
			Setting{"end", "moveLimit 20"}, Setting{"series", "bestOf 7"}, Setting{"doubleForAll", "yes"}),
	},
	{
		ID: "bosh", Widths: []int{5},
		Sources: []string{"marin", "mw-bosh"},
		Rules:   Rules{ID: "bosh", Game: Bosh, Columns: 5, Rounds: 50, Members: 1},
	},
}

func husDefaults(id string) Rules {
	return Rules{ID: id, Game: Hus, Columns: 8, EndlessLaps: 100, EndMoves: 20, SeriesGames: 7, Members: 1}
}

// with returns r with the options set. It panics on a wrong one: presets are
// part of the program.
func with(r Rules, settings ...Setting) Rules {
	for _, s := range settings {
		o, ok := OptionNamed(r.Game, s.Name)
		if !ok || !o.set(&r, s.Value) {
			panic("engine: preset " + r.ID + ": " + s.Name + " " + s.Value)
		}
	}
	return r
}

// PresetRules returns the rules of a preset at its first width. The error's
// code is CodeRules.
func PresetRules(id string) (Rules, error) {
	if p := preset(id); p != nil {
		return p.Rules, nil
	}
	return Rules{}, &Error{Code: CodeRules, Got: id}
}

func preset(id string) *Preset {
	for i := range Presets {
		if Presets[i].ID == id {
			return &Presets[i]
		}
	}
	return nil
}

func (r *Rules) allowsColumns(n int) bool {
	p := preset(r.ID)
	if p == nil {
		return false
	}
	for _, w := range p.Widths {
		if w == n {
			return true
		}
	}
	return p.AnyEven && n >= 4 && n <= MaxPits/4 && n%2 == 0
}
