//go:build !js

package lesson

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/engine"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Each lesson as a person reads it: texts, boards, what every landing says,
// and what is said about the answers.
func TestGolden(t *testing.T) {
	c := english(t)
	for _, l := range lessons(t) {
		got := script(c, l)
		file := filepath.Join("testdata", l.ID+".txt")
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%s has changed; read it, and if it is right: go test ./app/lesson -update\n%s", l.ID, got)
		}
	}
}

func script(c *text.Catalog, l *Lesson) string {
	var b strings.Builder
	key := func(suffix string) string { return c.T("lesson." + l.ID + "." + suffix) }
	tell := func(indent string, says []session.Saying) {
		for _, s := range says {
			b.WriteString(indent + plain(c, s) + "\n")
		}
	}
	fmt.Fprintf(&b, "%s\n%s\n", key("title"), key("goal"))
	p := NewPlayer(l)
	for ; !p.InTask(); p.Next() {
		s, w := p.Step(), &p.Table.Watch
		fmt.Fprintf(&b, "\n%d. %s\n", p.At()+1, key(fmt.Sprint("step.", p.At()+1)))
		board(&b, w.View(), &s.Rules)
		if s.Ask != nil {
			answers(&b, c, s.Ask)
			p.Show()
			w = &p.Table.Watch
			w.Start()
		}
		for ; ; w.Forward() {
			if w.Lasting() {
				tell("   ", w.Says())
			}
			if w.Resting() {
				break
			}
		}
		if s.Move != engine.NoPit {
			board(&b, w.View(), &s.Rules)
		}
		tell("   ", p.Says())
	}
	task := &l.Task
	fmt.Fprintf(&b, "\nTask. %s\nHint. %s\n", key("task"), key("hint"))
	board(&b, p.Table.Watch.View(), &task.Rules)
	for _, pit := range task.Right {
		fmt.Fprintf(&b, "   %s is right.\n", task.Rules.PitName(pit))
		tell("      ", task.Judge(pit).Says)
	}
	for _, pit := range task.Wrong {
		fmt.Fprintf(&b, "   %s is wrong.\n", task.Rules.PitName(pit))
		tell("      ", task.Judge(pit).Says)
	}
	return b.String()
}

// answers lists the right answers to a question, and one of each kind of wrong
// ones.
func answers(b *strings.Builder, c *text.Catalog, t *Task) {
	seen := map[string]bool{}
	for pit := range engine.Pit(t.Rules.Pits()) {
		v := t.Judge(pit)
		mark := "wrong"
		if v.Right {
			mark = "right"
		} else if seen[v.Says[0].Key] {
			continue
		}
		seen[v.Says[0].Key] = true
		fmt.Fprintf(b, "   %s is %s: %s\n", t.Rules.PitName(pit), mark, plain(c, v.Says[0]))
	}
}

// board draws what a view shows.
func board(b *strings.Builder, v session.View, r *engine.Rules) {
	for row := r.Rows(); row >= 1; row-- {
		b.WriteString("   ")
		for col := range int(r.Columns) {
			pit := v.Pits[r.At(row, col)]
			cell := fmt.Sprint(pit.Seeds)
			switch {
			case pit.Closed:
				cell = "x"
			case pit.Seeds == 0:
				cell = "."
			}
			fmt.Fprintf(b, "%3s", cell)
		}
		if r.Game == engine.Bosh {
			fmt.Fprintf(b, "   store %d", v.Store[r.Owner(r.At(row, 0))])
		}
		b.WriteString("\n")
	}
}
