package ai

import (
	"os/exec"
	"strings"
	"testing"
)

// TestImports holds the arrow ai → engine, and what would make the module of
// other people's pages large.
func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".", "./worker/calls").Output()
	if err != nil {
		t.Skip(err)
	}
	for _, dep := range strings.Fields(string(out)) {
		switch {
		case dep == "fmt", dep == "encoding/json", dep == "reflect", dep == "time":
			t.Errorf("imports %s", dep)
		case strings.HasPrefix(dep, "relaymancala/") && !strings.HasPrefix(dep, "relaymancala/ai") && dep != "relaymancala/engine":
			t.Errorf("imports %s", dep)
		}
	}
}
