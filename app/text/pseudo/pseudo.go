//go:build !js

// Package pseudo makes a language for tests out of the English texts: every letter has an accent,
// every text is about 40 % longer and stands in brackets.
//
//	"Lift *{n} seeds*."  →  "[Ļîƒţ *{n} šééðš*. öñé ţŵö]"
//
// On a page in this language, a word without accents does not come from the catalogue, and a text
// without its last bracket is cut off.
package pseudo

import (
	"encoding/json"
	"strings"
	"unicode/utf8"
)

// Code is the usual code of such a language: English with accents.
const Code = "en-XA"

const (
	plain  = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	accent = "áƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
)

var accents = func() map[rune]rune {
	m := map[rune]rune{}
	to := []rune(accent)
	for i, r := range plain {
		m[r] = to[i]
	}
	return m
}()

// Catalog is the catalogue of the pseudo-language, made of the English one.
func Catalog(english []byte) ([]byte, error) {
	var texts map[string]any
	if err := json.Unmarshal(english, &texts); err != nil {
		return nil, err
	}
	for key, value := range texts {
		switch v := value.(type) {
		case string:
			texts[key] = Text(v)
		case map[string]any:
			for form, s := range v {
				v[form] = Text(s.(string))
			}
		}
	}
	texts["lang.code"], texts["lang.dir"] = Code, "ltr"
	texts["lang.complete"], texts["lang.checked"] = "yes", "no"
	return json.MarshalIndent(texts, "", "  ")
}

// Text is one text in the pseudo-language. Placeholders and stars stay.
func Text(s string) string {
	var b strings.Builder
	b.WriteByte('[')
	inside := false
	for _, r := range s {
		switch {
		case r == '{' || r == '}':
			inside = r == '{'
		case !inside && accents[r] != 0:
			r = accents[r]
		}
		b.WriteRune(r)
	}
	for _, word := range longer(utf8.RuneCountInString(s) * 4 / 10) {
		b.WriteString(word)
	}
	b.WriteByte(']')
	return b.String()
}

// longer are words of at least so many letters in all, each with a space before it.
func longer(letters int) []string {
	var words []string
	for i := 0; letters > 0; i++ {
		word := [...]string{" öñé", " ţŵö", " ţĥŕéé", " ƒöûŕ", " ƒîṽé"}[i%5]
		words = append(words, word)
		letters -= utf8.RuneCountInString(word)
	}
	return words
}
