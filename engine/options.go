package engine

import "strconv"

// An Option describes one option of a game: its name as RULES writes it, and
// its values, default first. It is what set-up forms, game texts, the browser
// module and the generated rules pages are made from.
type Option struct {
	Name   string
	Game   Game
	Values []Value
	choice func(*Rules) *Choice // nil for an option that is only a number
	number func(*Rules) *uint16 // nil where no value takes a number
}

// A Value is one value of an option. A value with Max > 0 takes a number from
// Min to Max, written after the word ("stopAfter 100"), or alone where the
// word is empty; Usual is the number that presets have and a form offers.
type Value struct {
	Word            string
	Choice          Choice
	Min, Max, Usual int
	Ours            bool // no source gives it
}

func words(ws ...string) []Value {
	vs := make([]Value, len(ws))
	for i, w := range ws {
		vs[i] = Value{Word: w, Choice: Choice(i)}
	}
	return vs
}

// Options lists every option of both games but the width, which is
// [Rules.Columns] (set as "columns").
var Options = []Option{
	{Name: "direction", Game: Hus, Values: words("ccw", "cw"), choice: func(r *Rules) *Choice { return &r.Direction }},
	{Name: "captureNeeds", Game: Hus, Values: words("inner", "both"), choice: func(r *Rules) *Choice { return &r.CaptureNeeds }},
	{Name: "captureTakes", Game: Hus, Values: words("innerOuter", "innerOnly", "lateralChain"), choice: func(r *Rules) *Choice { return &r.CaptureTakes }},
	{Name: "resume", Game: Hus, Values: words("next", "facing"), choice: func(r *Rules) *Choice { return &r.Resume }},
	{Name: "skipOrigin", Game: Hus, Values: words("no", "yes"), choice: func(r *Rules) *Choice { return &r.SkipOrigin }},
	{Name: "opening", Game: Hus, Values: words("free", "frontPair"), choice: func(r *Rules) *Choice { return &r.Opening }},
	{Name: "openingCapture", Game: Hus, Values: words("allowed", "notOnFirstTurns"), choice: func(r *Rules) *Choice { return &r.OpeningCapture }},
	{Name: "endless", Game: Hus, Values: []Value{
		{Word: "illegal", Choice: EndlessIllegal},
		{Word: "stopAfter", Choice: EndlessStopAfter, Min: 1, Max: LapBudget, Usual: 100},
		{Word: "moverLoses", Choice: EndlessLoses},
		{Word: "draw", Choice: EndlessDraws},
	}, choice: func(r *Rules) *Choice { return &r.Endless }, number: func(r *Rules) *uint16 { return &r.EndlessLaps }},
	{Name: "end", Game: Hus, Values: []Value{
		{Word: "stuckLoses", Choice: StuckLoses},
		{Word: "moveLimit", Choice: MoveLimit, Min: 1, Max: 1000, Usual: 20},
	}, choice: func(r *Rules) *Choice { return &r.End }, number: func(r *Rules) *uint16 { return &r.EndMoves }},
	{Name: "series", Game: Hus, Values: []Value{
		{Word: "single", Choice: SeriesSingle},
		{Word: "bestOf", Choice: SeriesBestOf, Min: 1, Max: 99, Usual: 7},
	}, choice: func(r *Rules) *Choice { return &r.Series }, number: func(r *Rules) *uint16 { return &r.SeriesGames }},
	{Name: "doubleForAll", Game: Hus, Values: words("no", "yes"), choice: func(r *Rules) *Choice { return &r.DoubleForAll }},
	{Name: "members", Game: Hus, Values: []Value{{Min: 1, Max: 5, Usual: 1, Ours: true}}, number: func(r *Rules) *uint16 { return &r.Members }},
	{Name: "team", Game: Hus, Values: []Value{
		{Word: "rotate", Choice: TeamRotate, Ours: true},
		{Word: "consult", Choice: TeamConsult, Ours: true},
	}, choice: func(r *Rules) *Choice { return &r.Team }},

	{Name: "captureSide", Game: Bosh, Values: words("any", "opponentOnly"), choice: func(r *Rules) *Choice { return &r.CaptureSide }},
	{Name: "roundEnd", Game: Bosh, Values: words("moverStuck", "anyRowEmpty"), choice: func(r *Rules) *Choice { return &r.RoundEnd }},
	{Name: "fill", Game: Bosh, Values: ours(words("right", "left", "choose")), choice: func(r *Rules) *Choice { return &r.Fill }},
	{Name: "starts", Game: Bosh, Values: ours(words("alternate", "loser", "winner")), choice: func(r *Rules) *Choice { return &r.Starts }},
	{Name: "endless", Game: Bosh, Values: []Value{
		{Word: "illegal", Choice: EndlessIllegal, Ours: true},
		{Word: "pass", Choice: EndlessPasses, Ours: true},
	}, choice: func(r *Rules) *Choice { return &r.Endless }},
	{Name: "rounds", Game: Bosh, Values: []Value{{Min: 1, Max: 1000, Usual: 50, Ours: true}}, number: func(r *Rules) *uint16 { return &r.Rounds }},
}

func ours(vs []Value) []Value {
	for i := range vs {
		vs[i].Ours = true
	}
	return vs
}

// OptionNamed returns the option of game g with that name.
func OptionNamed(g Game, name string) (Option, bool) {
	for _, o := range Options {
		if o.Game == g && o.Name == name {
			return o, true
		}
	}
	return Option{}, false
}

// Get returns the value of o in r as text, such as "both" or "stopAfter 100".
func (o *Option) Get(r *Rules) string {
	v := o.Values[0]
	if o.choice != nil {
		for _, w := range o.Values {
			if w.Choice == *o.choice(r) {
				v = w
			}
		}
	}
	if v.Max == 0 {
		return v.Word
	}
	n := strconv.Itoa(int(*o.number(r)))
	if v.Word == "" {
		return n
	}
	return v.Word + " " + n
}

// usual returns the number of an option that takes one.
func (o *Option) usual() uint16 {
	for _, v := range o.Values {
		if v.Max > 0 {
			return uint16(v.Usual)
		}
	}
	return 0
}

// set parses text as a value of o, or returns false.
func (o *Option) set(r *Rules, text string) bool {
	for _, v := range o.Values {
		rest := text
		if v.Word != "" {
			if len(text) < len(v.Word) || text[:len(v.Word)] != v.Word {
				continue
			}
			rest = text[len(v.Word):]
			if v.Max > 0 {
				if rest == "" || rest[0] != ' ' {
					continue
				}
				rest = rest[1:]
			}
		}
		if v.Max > 0 {
			n, ok := parseCount(rest, v.Max)
			if !ok || n < v.Min {
				continue
			}
			*o.number(r) = uint16(n)
		} else if rest != "" {
			continue
		} else if o.number != nil {
			*o.number(r) = o.usual() // or two rules that play alike would differ
		}
		if o.choice != nil {
			*o.choice(r) = v.Choice
		}
		return true
	}
	return false
}

// parseCount reads a plain decimal number from 0 to max: digits only, no
// sign, no leading zero.
func parseCount(s string, max int) (int, bool) {
	if s == "" || len(s) > 5 || (s[0] == '0' && len(s) > 1) {
		return 0, false
	}
	n := 0
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, n <= max
}

// Set changes one option, named and written as in RULES ("captureNeeds",
// "both"; "endless", "stopAfter 100"; "columns", "12"). The error's code is
// CodeOption, CodeValue or CodeColumns; r is unchanged then.
func (r *Rules) Set(name, value string) error {
	if name == "columns" {
		n, ok := parseCount(value, MaxPits)
		if !ok || !r.allowsColumns(n) {
			return &Error{Code: CodeColumns, Got: value}
		}
		r.Columns = uint8(n)
		return nil
	}
	if name == "seeds" && r.Game == Bosh {
		if value != strconv.Itoa(seedsPerPit) {
			return &Error{Code: CodeValue, Got: "seeds " + value}
		}
		return nil
	}
	o, ok := OptionNamed(r.Game, name)
	if !ok {
		return &Error{Code: CodeOption, Got: name}
	}
	if !o.set(r, value) {
		return &Error{Code: CodeValue, Got: name + " " + value}
	}
	return nil
}

// A Setting is an option with a value in text.
type Setting struct{ Name, Value string }

// Differences lists the options in which r differs from its preset, in the
// order of [Options]. Setting them on the preset gives r again.
func (r *Rules) Differences() []Setting {
	preset, _ := PresetRules(r.ID)
	var out []Setting
	for i := range Options {
		o := &Options[i]
		if o.Game == r.Game && o.Get(r) != o.Get(&preset) {
			out = append(out, Setting{o.Name, o.Get(r)})
		}
	}
	return out
}
