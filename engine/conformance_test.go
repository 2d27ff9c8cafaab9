package engine

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A vector is one move worked out by a reference that shares nothing with this
// project; see testdata/README.md.
type vector struct {
	Rules    string
	Columns  int
	Before   string
	Side     string
	Pit      string
	Laps     int
	Captured int
	Ends     string
	After    string
	Last     string
	Trace    [][]any
	Note     string
}

// readVectors calls do for each line of a file of testdata.
func readVectors[T any](t *testing.T, name string, do func(line int, v T)) {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	n := 0
	for lines.Scan() {
		n++
		var v T
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatalf("%s:%d: %v", name, n, err)
		}
		do(n, v)
	}
	if lines.Err() != nil || n == 0 {
		t.Fatalf("%s: %d lines, %v", name, n, lines.Err())
	}
}

// rulesOf returns a preset at a width.
func rulesOf(t testing.TB, id string, columns int) Rules {
	t.Helper()
	r, err := PresetRules(id)
	if err != nil {
		t.Fatal(err)
	}
	if columns != 0 {
		if err := r.Set("columns", fmt.Sprint(columns)); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

// stores is what a position text needs beyond the board in Bosh.
func stores(r *Rules, s, n int) string {
	if r.Game == Bosh {
		return fmt.Sprintf(" %d-%d", s, n)
	}
	return ""
}

// lapLines retells a trace as the vectors do: a lap each, the pits lifted,
// the seeds, the last pit, what follows, and in Bosh the pit taken.
func lapLines(r *Rules, events []Event) [][]any {
	var laps [][]any
	from, seeds, last, taken := "", 0, "", ""
	end := func(how string) {
		lap := []any{from, float64(seeds), last, how}
		if taken != "" {
			lap = append(lap, taken)
		}
		laps = append(laps, lap)
		from, seeds, taken = "", 0, ""
	}
	for _, e := range events {
		name := r.PitName(e.Pit)
		switch e.Kind {
		case Lift:
			from, seeds = name, int(e.Count)
		case Drop:
			last = name
		case Relay:
			end("relay")
		case Capture:
			if r.Game == Bosh {
				taken = name
				continue
			}
			if e.Reason == TakeInner {
				end("capture")
				from = name
			} else {
				from += "+" + name
			}
			seeds += int(e.Count)
		case Stop:
			if e.Reason == AfterTake {
				end("capture")
			} else {
				end("end")
			}
		}
	}
	return laps
}

func TestConformance(t *testing.T) {
	for _, name := range []string{"hus", "hus-both", "hus-windhoek", "el-hus", "bosh", "cases"} {
		t.Run(name, func(t *testing.T) {
			readVectors(t, name+".jsonl", func(line int, v vector) {
				r := rulesOf(t, v.Rules, v.Columns)
				p, err := r.ParsePosition(v.Before + " " + v.Side + stores(&r, 0, 0))
				if err != nil {
					t.Fatalf("line %d: %v", line, err)
				}
				pit, err := r.ParsePit(v.Pit)
				if err != nil {
					t.Fatalf("line %d: %v", line, err)
				}
				checkVector(t, line, &r, p, pit, v)
			})
		})
	}
}

func checkVector(t *testing.T, line int, r *Rules, p Position, pit Pit, v vector) {
	t.Helper()
	var trace Trace
	q, out, err := r.Move(p, pit, &trace)
	if v.Ends == "endless" {
		if e, ok := err.(*Error); !ok || e.Code != CodeEndless {
			t.Errorf("line %d: %s in %s: %v, want endless", line, v.Pit, v.Before, err)
		}
		return
	}
	if err != nil {
		t.Errorf("line %d: %s in %s: %v", line, v.Pit, v.Before, err)
		return
	}
	board, _, _ := strings.Cut(r.PositionText(&q), " ")
	got := fmt.Sprint(out.Laps, out.Captured, board, r.PitName(out.Last))
	want := fmt.Sprint(v.Laps, v.Captured, v.After, v.Last)
	if got != want {
		t.Errorf("line %d: %s in %s:\n got %s\nwant %s", line, v.Pit, v.Before, got, want)
	}
	if v.Trace != nil {
		if got, want := fmt.Sprint(lapLines(r, trace.Events)), fmt.Sprint(v.Trace); got != want {
			t.Errorf("line %d: %s in %s: trace\n got %s\nwant %s", line, v.Pit, v.Before, got, want)
		}
	}
}

func TestPerft(t *testing.T) {
	type perft struct {
		Rules    string
		Columns  int
		Position string
		Nodes    []uint64
	}
	readVectors(t, "perft.jsonl", func(line int, v perft) {
		r := rulesOf(t, v.Rules, v.Columns)
		p := r.Start(South)
		if text := r.PositionText(&p); text != v.Position+" S"+stores(&r, 0, 0) {
			t.Fatalf("line %d: start is %s, want %s", line, text, v.Position)
		}
		for depth, want := range v.Nodes {
			if got := Perft(&r, p, depth+1); got != want {
				t.Errorf("line %d: %s, depth %d: %d sequences, want %d", line, v.Rules, depth+1, got, want)
			}
		}
	})
}
