//go:build !js

package ui

import (
	"strings"
	"testing"
)

func TestNotes(t *testing.T) {
	c := contentContext(t, Page{})
	seen := map[string]bool{}
	for game, least := range map[string]int{"hus": 12, "bosh": 10} {
		notes := notesOf(c, game)
		if len(notes) < least {
			t.Errorf("%s: %d notes, want %d or more", game, len(notes), least)
		}
		unknowns := 0
		for _, n := range notes {
			if seen[n.ID] {
				t.Errorf("note %s stands twice", n.ID)
			}
			seen[n.ID] = true
			for _, key := range []string{"note." + n.ID + ".title", "note." + n.ID + ".text", "sure." + n.Sure + ".name", "notes.group." + n.Group} {
				if !c.Text.Has(key) {
					t.Errorf("note %s: no text %s", n.ID, key)
				}
			}
			if len(n.Sources) == 0 && n.Sure != "ours" {
				t.Errorf("note %s has no source, and is not ours", n.ID)
			}
			for _, s := range n.Sources {
				if s.Title == "" || s.URL != "" && !strings.HasPrefix(s.URL, "http") {
					t.Errorf("note %s: source %+v", n.ID, s)
				}
			}
			for word := range n.Words {
				if !strings.Contains(c.Text.T("note."+n.ID+".text"), word) {
					t.Errorf("note %s: %q is not in the text", n.ID, word)
				}
			}
			if n.Group == unknown {
				unknowns++
			}
		}
		if unknowns != 1 {
			t.Errorf("%s: %d notes say what is not known, want one", game, unknowns)
		}
	}
	for _, key := range c.Text.Keys() {
		id, isTitle := strings.CutSuffix(strings.TrimPrefix(key, "note."), ".title")
		if strings.HasPrefix(key, "note.") && isTitle && !seen[id] {
			t.Errorf("note %s has texts and stands in no list", id)
		}
	}
}
