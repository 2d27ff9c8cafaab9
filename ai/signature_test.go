package ai

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"relaymancala/engine"
)

var update = flag.Bool("update", false, "write testdata/signature anew")

// TestSignature searches fixed positions to a fixed depth and compares the
// nodes, so that a change meant to change nothing is seen to. A line of the
// file is: rules, depth, position | nodes, score, move.
func TestSignature(t *testing.T) {
	const name = "testdata/signature"
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []string
	var total uint64
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		if line == "" || line[0] == '#' {
			out = append(out, line)
			continue
		}
		question, want, _ := strings.Cut(line, " | ")
		word := strings.SplitN(question, " ", 3)
		r, err := engine.PresetRules(word[0])
		if err != nil {
			t.Fatal(err)
		}
		if r.Game == engine.Hus {
			if err := r.Set("columns", strconv.Itoa(engine.TextColumns(word[2]))); err != nil {
				t.Fatal(err)
			}
		}
		p, err := r.ParsePosition(word[2])
		if err != nil {
			t.Fatalf("line %d: %v", n, err)
		}
		depth, _ := strconv.Atoi(word[1])
		var s Searcher
		res := s.Best(r, p, Limits{Depth: depth})
		got := fmt.Sprint(res.Nodes, " ", res.Score, " ", r.PitName(res.Move))
		if got != want && !*update {
			t.Errorf("line %d: %s, want %s", n, got, want)
		}
		total += res.Nodes
		out = append(out, question+" | "+got)
	}
	t.Logf("%d nodes", total)
	if *update {
		if err := os.WriteFile(name, []byte(strings.Join(out, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
