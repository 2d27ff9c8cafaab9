//go:build !js

package ui

import (
	"strconv"
	"strings"

	"relaymancala/app/text"
	"relaymancala/engine"
)

// OptionName is the name of an option of the rules in words.
func OptionName(t *text.Catalog, o *engine.Option) string { return t.T("option." + o.Name + ".name") }

// OptionValue is a value of an option in words. value is written as the engine writes it: "both",
// "stopAfter 100", "50".
func OptionValue(t *text.Catalog, o *engine.Option, value string) string {
	word, number, found := strings.Cut(value, " ")
	n, err := strconv.Atoi(number)
	if !found {
		if n, err = strconv.Atoi(word); err == nil {
			word = "value" // a number alone
		}
	}
	key := "option." + o.Name + "." + word
	if err != nil {
		return t.T(key)
	}
	return t.T(key, "n", n)
}
