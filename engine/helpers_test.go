package engine

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// rulesFrom reads rules as a person writes them: a preset, then settings,
// "hus; columns 4; captureNeeds both".
func rulesFrom(t testing.TB, text string) Rules {
	t.Helper()
	parts := strings.Split(text, "; ")
	r := rulesOf(t, parts[0], 0)
	for _, s := range parts[1:] {
		name, value, _ := strings.Cut(s, " ")
		if err := r.Set(name, value); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return r
}

func positionFrom(t testing.TB, r *Rules, text string) Position {
	t.Helper()
	p, err := r.ParsePosition(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func pitFrom(t testing.TB, r *Rules, name string) Pit {
	t.Helper()
	pit, err := r.ParsePit(name)
	if err != nil {
		t.Fatal(err)
	}
	return pit
}

// codeOf returns the code of an error, or "".
func codeOf(t testing.TB, err error) Code {
	t.Helper()
	if err == nil {
		return ""
	}
	e, ok := err.(*Error)
	if !ok {
		t.Fatalf("%v is no *Error", err)
	}
	return e.Code
}

// playAll plays moves, written with spaces between, and stops the test at a
// wrong one.
func playAll(t testing.TB, g *Record, moves string) {
	t.Helper()
	for _, name := range strings.Fields(moves) {
		if _, err := g.Play(pitFrom(t, &g.Rules, name)); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
}

var endsText = map[Ends]string{
	EndsEmpty: "empty", EndsCaptured: "captured", EndsLimit: "limit", EndsEndless: "endless", EndsPass: "pass",
}

var endText = map[End]string{
	NotOver: "", EndStuck: "stuck", EndAllCaptured: "all captured", EndMoveLimit: "move limit",
	EndTwoPasses: "two passes", EndAllEndless: "all endless", EndEndlessLoses: "endless loses",
	EndEndlessDraw: "endless draw", EndRepetition: "repetition", EndRowEmpty: "row empty",
	EndAnyRowEmpty: "any row empty", EndAgreed: "agreed", EndResigned: "resigned",
}

// statusText is "" while a game goes on, then "stuck N 20-28".
func statusText(s Status) string {
	if !s.Over {
		return ""
	}
	return fmt.Sprintf("%s %s %d-%d", endText[s.End], resultText[s.Result], s.Final[South], s.Final[North])
}

// outcomeText is "2 laps, 3 taken, empty at b2", or the error's code.
func outcomeText(r *Rules, out Outcome, err error) string {
	if err != nil {
		return string(err.(*Error).Code)
	}
	return fmt.Sprintf("%d laps, %d taken, %s at %s", out.Laps, out.Captured, endsText[out.Ends], r.PitName(out.Last))
}

// ringText writes one side's pits in the order of its ring.
func ringText(r *Rules, p *Position, s Side) string {
	var b []string
	for k := 1; k <= r.Pits()/2; k++ {
		b = append(b, fmt.Sprint(p.Seeds[r.OnRing(s, k)]))
	}
	return strings.Join(b, " ")
}

// setRing puts a side's pits as ringText writes them.
func setRing(t testing.TB, r *Rules, p *Position, s Side, text string) {
	t.Helper()
	for k, w := range strings.Fields(text) {
		if _, err := fmt.Sscan(w, &p.Seeds[r.OnRing(s, k+1)]); err != nil {
			t.Fatal(err)
		}
	}
}

func fields(s string) []string { return strings.Fields(s) }

// newRand returns a source of chance that is the same on every run.
func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }
