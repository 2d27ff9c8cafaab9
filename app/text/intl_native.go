//go:build !js

package text

import (
	"strings"

	cldr "golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	decimal "golang.org/x/text/number"
)

var formNames = [...]string{cldr.Other: "other", cldr.Zero: "zero", cldr.One: "one", cldr.Two: "two", cldr.Few: "few", cldr.Many: "many"}

func plural(lang string, n int) string {
	return formNames[cldr.Cardinal.MatchPlural(language.Make(lang), max(n, -n), 0, 0, 0, 0)]
}

func number(lang string, n float64) string {
	return message.NewPrinter(language.Make(lang + boardDigits)).Sprint(decimal.Decimal(n))
}

// list joins with commas: what is prerendered holds no lists of names.
func list(_ string, words []string) string { return strings.Join(words, ", ") }
