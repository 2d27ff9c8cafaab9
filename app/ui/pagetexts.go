//go:build !js

package ui

import (
	"slices"
	"strings"
)

// The groups of texts, by the first part of their keys, that the client may need while it runs.
var (
	// tableTexts belong to the table, which every client page shows.
	tableTexts = []string{"error", "say", "settings", "side", "table", "unit", "why"}
	// clientTexts are what a page adds to them.
	clientTexts = map[string][]string{
		"play":    {"end", "games", "hint", "option", "play", "preset", "review"},
		"explore": {"end", "explore", "option", "play", "preset"},
		"lesson":  {"learn", "lesson", "play"},
		"puzzles": {"learn", "lesson", "play", "puzzle"},
		"embed":   {"embed", "end", "hint", "learn", "lesson", "option", "play", "preset", "puzzle"},
	}
)

// Says reports whether the client may need a text on this page, besides those that are prerendered.
func (p Page) Says(key string) bool {
	if !p.Wasm {
		return false
	}
	group, rest, _ := strings.Cut(key, ".")
	if group == "lesson" && p.Name != "embed" && isOfLesson(rest) {
		return p.Lesson != "" && strings.HasPrefix(rest, p.Lesson+".")
	}
	return slices.Contains(tableTexts, group) || slices.Contains(clientTexts[p.Name], group)
}

// isOfLesson tells the texts of one lesson, lesson.hus-sow.task, from those of all.
func isOfLesson(rest string) bool {
	return strings.HasPrefix(rest, "hus-") || strings.HasPrefix(rest, "bosh-")
}
