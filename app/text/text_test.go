package text

import (
	"slices"
	"testing"
)

func load(t *testing.T, json string) *Catalog {
	t.Helper()
	c, err := Load([]byte(json))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestFill(t *testing.T) {
	c := load(t, `{
		"lang.code": "en",
		"plain": "Sow on.",
		"args": "*{side}* sowed {pit}, {pit}.",
		"laps": {"one": "{n} lap", "other": "{n} laps"}
	}`)
	for _, test := range []struct {
		key  string
		args []any
		want string
	}{
		{"plain", nil, "Sow on."},
		{"missing", nil, "missing"},
		{"args", []any{"pit", "c2", "side", "South"}, "South sowed c2, c2."},
		{"laps", []any{"n", 1}, "1 lap"},
		{"laps", []any{"n", 12345}, "12,345 laps"},
		{"laps", []any{"n", 0.5}, "0.5 laps"},
		{"laps", nil, "{n} laps"},
	} {
		if got := c.T(test.key, test.args...); got != test.want {
			t.Errorf("%s: %q, want %q", test.key, got, test.want)
		}
	}
	want := []Span{{"South", true}, {" sowed c2, c2.", false}}
	if got := c.Spans("args", "pit", "c2", "side", "South"); !slices.Equal(got, want) {
		t.Errorf("spans %v, want %v", got, want)
	}
}

func TestLoad(t *testing.T) {
	for _, bad := range []string{``, `[]`, `{}`, `{"a": 1}`, `{"a": "no language"}`} {
		if _, err := Load([]byte(bad)); err == nil {
			t.Errorf("%s is accepted", bad)
		}
	}
}

// Arabic has six forms, and 3 to 10 of something is not 11 of it.
func TestPluralForms(t *testing.T) {
	c := load(t, `{"lang.code": "ar", "lang.dir": "rtl",
		"n": {"zero": "zero", "one": "one", "two": "two", "few": "few", "many": "many", "other": "other"}}`)
	for n, want := range map[int]string{0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 103: "few"} {
		if got := c.T("n", "n", n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
}

// Between right-to-left words an argument stands alone, and a number has the digits of the board.
func TestIsolates(t *testing.T) {
	c := load(t, `{"lang.code": "ar", "lang.dir": "rtl", "say": "في *{pit}*: {n}", "or": "{list}"}`)
	if got, want := c.T("say", "pit", "c2", "n", 12345), "في \u2068c2\u2069: 12,345"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	want := []Span{{"في ", false}, {"\u2068c2\u2069", true}, {": 4", false}}
	if got := c.Spans("say", "pit", "c2", "n", 4); !slices.Equal(got, want) {
		t.Errorf("spans %v, want %v", got, want)
	}
	if got, want := c.List([]string{"c2", "d2"}), "\u2068c2\u2069, \u2068d2\u2069"; got != want {
		t.Errorf("list %q, want %q", got, want)
	}
}

func TestAsked(t *testing.T) {
	c := load(t, `{"lang.code": "en", "a": "A"}`)
	var asked []string
	c.Asked = func(key string) { asked = append(asked, key) }
	c.T("a")
	c.Spans("b")
	c.Has("c") // a question, not a use
	if !slices.Equal(asked, []string{"a", "b"}) {
		t.Errorf("asked for %v", asked)
	}
}
