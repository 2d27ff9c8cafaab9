package session_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/engine"
)

// TestReadme reads the game text and the links that the README gives.
func TestReadme(t *testing.T) {
	b, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	readme := string(b)
	_, after, _ := strings.Cut(readme, "```\n[Rules")
	game, _, found := strings.Cut("[Rules"+after, "```")
	if _, err := engine.ParseRecord(game); err != nil || !found {
		t.Errorf("the README's game text: %v\n%s", err, game)
	}
	links := regexp.MustCompile("#((?:rules|lesson)=[^`\"]*)").FindAllStringSubmatch(readme, -1)
	if len(links) < 4 {
		t.Fatalf("%d links in the README", len(links))
	}
	for _, m := range links {
		if l, err := session.ParseLink(m[1]); err != nil || l.Empty() {
			t.Errorf("the README's link %q: %+v, %v", m[1], l, err)
		}
	}
}
