//go:build !js

package pseudo

import (
	"testing"

	"relaymancala/app/text"
)

func TestText(t *testing.T) {
	for in, want := range map[string]string{
		"":                          "[]",
		"Play":                      "[Þļáý öñé]",
		"Lift *{n} seeds* from {a}": "[Ļîƒţ *{n} šééðš* ƒŕöɱ {a} öñé ţŵö ţĥŕéé]",
	} {
		if got := Text(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestCatalog(t *testing.T) {
	b, err := Catalog([]byte(`{"lang.code": "en", "a": {"one": "{n} lap", "other": "{n} laps"}}`))
	if err != nil {
		t.Fatal(err)
	}
	c, err := text.Load(b)
	if err != nil {
		t.Fatal(err)
	}
	if got := c.T("a", "n", 2); got != "[2 ļáþš öñé]" || c.Lang() != Code {
		t.Errorf("%q in %s", got, c.Lang())
	}
}
