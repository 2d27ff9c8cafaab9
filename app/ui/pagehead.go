//go:build !js

package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"relaymancala/app/text"
)

// Title is the text of the page's title element.
func (p Page) Title(t *text.Catalog) string {
	switch {
	case p.Lesson != "":
		return t.T("page.lesson.title", "lesson", t.T("lesson."+p.Lesson+".title"))
	case p.Note != "":
		return t.T("page.note.title", "note", t.T("note."+p.Note+".title"))
	}
	return t.T("page." + p.Name + ".title")
}

// Description is what search engines and shared links show of the page.
func (p Page) Description(t *text.Catalog) string {
	switch {
	case p.Lesson != "":
		return t.T("lesson." + p.Lesson + ".goal")
	case p.Note != "":
		return firstSentences(t.T("note."+p.Note+".text"), 170)
	}
	return t.T("page." + p.Name + ".description")
}

// firstSentences are as many whole sentences of s as fit into so many letters, and the first in any
// case. The dot of an initial (“L. Schultze”) ends no sentence.
func firstSentences(s string, most int) string {
	end := len(s)
	for i := 0; i < len(s); i++ {
		if !strings.HasPrefix(s[i:], ". ") {
			continue
		}
		before, _ := utf8.DecodeLastRuneInString(s[:i])
		if unicode.IsUpper(before) {
			continue
		}
		if end < len(s) && utf8.RuneCountInString(s[:i+1]) > most {
			return s[:end]
		}
		end = i + 1
	}
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return s[:end]
}
