package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// randomRecord plays a record of random moves, several rounds where the rules
// have them, with comments, tags and declared ends.
func randomRecord(r Rules, rnd *rand.Rand) *Record {
	g := NewRecord(r, Side(rnd.IntN(2)))
	if rnd.IntN(3) == 0 {
		start := randomPosition(&r, rnd)
		g = NewRecordFrom(r, start)
	}
	for i, value := range []string{"Ana", `quote " and \ back`, `\`, `"`, "ǁgoas [a] {b}", " 1. a1 ", `\"]`} {
		if rnd.IntN(3) == 0 {
			g.SetTag([]string{"South", "North", "Date", "Event", "X-1", "Place_2", "Ǝ"}[i], value)
		}
	}
	for range rnd.IntN(150) {
		if rnd.IntN(8) == 0 {
			comment(g, []string{"good", "why [Round] not -- 2. b1?", `"quoted" \`, "ǁhūs", "1."}[rnd.IntN(5)])
		}
		if g.Status().Over {
			var fill []Pit
			if rnd.IntN(2) == 0 && r.Fill == FillChoose {
				s := g.Status()
				for side := South; side <= North; side++ {
					for _, k := range rnd.Perm(int(r.Columns))[:r.CanFill(int(s.Final[side]))] {
						fill = append(fill, r.OnRing(side, k+1))
					}
				}
			}
			if g.NextRound(fill) != nil {
				break
			}
			continue
		}
		if rnd.IntN(40) == 0 {
			g.Declare([]End{EndAgreed, EndResigned}[rnd.IntN(2)], Side(rnd.IntN(2)))
			continue
		}
		p := g.Position()
		if g.Rules.MustPass(&p) {
			g.Play(Pass)
			continue
		}
		moves := g.Rules.Moves(&p)
		g.Play(moves[rnd.IntN(len(moves))].Pit) // an endless one is refused
	}
	return g
}

// comment puts a comment at the cursor.
func comment(g *Record, text string) {
	rd := g.Round(g.round)
	for len(rd.Comments) <= g.ply {
		rd.Comments = append(rd.Comments, "")
	}
	rd.Comments[g.ply] = text
}

// recordLines tells all there is in a record, in another form than its text.
func recordLines(g *Record) []string {
	lines := []string{fmt.Sprintf("%+v", g.Rules), fmt.Sprintf("%q", g.Tags)}
	for i := range g.Rounds() {
		rd := g.Round(i)
		lines = append(lines, fmt.Sprint("round ", i+1, " opener ", rd.Opener, " end ", rd.Declared, rd.Resigned))
		for k, p := range rd.states {
			line := fmt.Sprint(g.Rules.PositionText(&p), p.Made, p.Passes, p.Ruling)
			if k < len(rd.Comments) {
				line += " " + rd.Comments[k]
			}
			if k > 0 {
				line = g.Rules.PitName(rd.Moves[k-1]) + ": " + line
			}
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines
}

// firstDifference returns the first two lines that differ, or "".
func firstDifference(got, want []string) string {
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) {
			return fmt.Sprintf("%d lines, want %d", len(got), len(want))
		}
		if got[i] != want[i] {
			return fmt.Sprintf("line %d\n got %s\nwant %s", i+1, got[i], want[i])
		}
	}
	return ""
}

// Reading what was written gives the same record, and writing it the same
// bytes, for any rules.
func TestGameTextRoundTrip(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRules(rt, rapid.SampledFrom([]Game{Hus, Bosh}).Draw(rt, "game"))
		if rapid.Bool().Draw(rt, "a preset") {
			r = rapid.SampledFrom(Presets).Draw(rt, "preset").Rules
		}
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "game seed"), 0))
		g := randomRecord(r, rnd)
		text := g.Text()
		back, err := ParseRecord(text)
		if err != nil {
			rt.Fatalf("%v in\n%s", err, text)
		}
		if diff := firstDifference(recordLines(back), recordLines(g)); diff != "" {
			rt.Fatalf("%s\nin\n%s", diff, text)
		}
		if again := back.Text(); again != text {
			rt.Fatalf("written back\n%s\nas\n%s", text, again)
		}
		for _, line := range strings.Split(text, "\n") {
			if len(line) > 110 && !strings.HasPrefix(line, "[") {
				rt.Fatalf("a long line: %s", line)
			}
		}
	})
}

// A text as a person would write it, with free spacing, is read the same.
func TestGameTextIsForgiving(t *testing.T) {
	tidy := "[Rules \"hus\"]\n[Columns \"8\"]\n[South \"Ana\"]\n\n{hello you} 1. a1 h4 {fine move} 2. b1\n"
	loose := "[Rules   \"hus\"]\r\n[South \"Ana\"] [Columns \"8\"]{hello\n\t you}\n1.\ta1 h4{fine}{ move}\r\n\r\n2. b1"
	for _, text := range []string{tidy, loose} {
		g, err := ParseRecord(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Text(); got != tidy {
			t.Errorf("%q\n got %q\nwant %q", text, got, tidy)
		}
	}
}

// What tags can carry: other keys are ignored, control characters are spaces.
func TestTags(t *testing.T) {
	g := NewRecord(rulesOf(t, "hus", 0), South)
	for _, key := range []string{"", "rules", "Rules", "Columns", "Round", "First", "Start", "End", "Result", "direction", "A b", `A"`, "A]", "Ñ"} {
		g.SetTag(key, "x")
	}
	if len(g.Tags) != 0 {
		t.Errorf("tags %v", g.Tags)
	}
	g.SetTag("South", "Ana\nMaria\t")
	g.SetTag("North", "Bo")
	g.SetTag("Date", "2026")
	g.SetTag("North", "")
	g.SetTag("Date", "2027")
	g.SetTag("Event", "")
	back, err := ParseRecord(g.Text())
	if err != nil {
		t.Fatal(err)
	}
	if want := []Tag{{"South", "Ana Maria "}, {"Date", "2027"}}; !slices.Equal(back.Tags, want) || back.Tag("Date") != "2027" || back.Tag("North") != "" {
		t.Errorf("tags %q", back.Tags)
	}
}

// A bad text is refused with code, line and column.
func TestWrongGameTexts(t *testing.T) {
	const hus, bosh = "[Rules \"hus\"]\n", "[Rules \"bosh\"]\n"
	// A round of Bosh that is over: South holds 21, North 19.
	const over = bosh + "[Start \"0,0,0,0,3/0,0,0,0,1 S 21-15\"]\n\n1. e1 e2\n"
	for _, row := range []struct {
		text      string
		code      Code
		line, col int
	}{
		{hus, "", 0, 0},
		{"", CodeNoRules, 1, 1},
		{"\n\n", CodeNoRules, 1, 1},
		{"1. a1", CodeNoRules, 1, 1},
		{"[South \"Ana\"]\n" + hus, CodeNoRules, 1, 1},
		{"[Rules \"oware\"]", CodeRules, 1, 9},
		{hus + "[Rules \"hus\"]", CodeHeader, 2, 1},
		{hus + "[Columns \"9\"]", CodeColumns, 2, 11},
		{"[Rules \"el-hus\"]\n[Columns \"12\"]", CodeColumns, 2, 11},
		{hus + "[Columns \"8\"]\n[Columns \"8\"]", CodeHeader, 3, 1},
		// Columns are letters, whatever their bytes.
		{hus + "[South \"Ñandú\"][Columns \"9\"]", CodeColumns, 2, 26},
		{hus + "{ǁam, ¡sí!} 1. a9", CodePit, 2, 16},
		{hus + "[captureneeds \"both\"]", CodeOption, 2, 1},
		{hus + "[fill \"left\"]", CodeOption, 2, 1},
		{hus + "[captureNeeds \"outer\"]", CodeValue, 2, 16},
		{hus + "  [endless \"stopAfter 0\"]", CodeValue, 2, 13},
		{hus + "[South \"Ana\"]\n[South \"Bo\"]", CodeHeader, 3, 1},
		{hus + "[South Ana]", CodeHeader, 2, 8},
		{hus + "[South \"Ana]\n", CodeHeader, 2, 1},
		{hus + "[South \"Ana\" ]\n", CodeHeader, 2, 1},
		{hus + "[South \"Ana\\", CodeHeader, 2, 1},
		{hus + "[ \"Ana\"]", CodeHeader, 2, 3},
		{hus + "[South", CodeHeader, 2, 7},
		{hus + "[South \"Ana", CodeHeader, 2, 1},
		{hus + "[", CodeHeader, 2, 2},
		{hus + "[First \"W\"]", CodeSide, 2, 9},
		{hus + "[End \"agreed\"]\n1. a1", "", 0, 0},
		{hus + "[End \"resigned W\"]", CodeHeader, 2, 7},
		{hus + "[Start \"2,2/2,2 S\"]", CodeRagged, 2, 12},
		{hus + "[Columns \"4\"]\n[Start \"0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0\"]", CodeSide, 3, 40},
		{hus + "[Columns \"4\"]\n[Start \"0,0,0,1/1,0,2,1/0,0,0,9/9,0,2,0 S\"]", CodeTotal, 3, 9},
		{hus + "[Columns \"4\"]\n[Start \"0,0,0,1/1,0,2,1/0,0,0,1 S\"]", CodeRows, 3, 32},
		{hus + "[Columns \"4\"]\n[Start \"0,0,0,1/1,0,y,1/0,0,0,1/0,0,2,0 S\"]", CodeCount, 3, 21},
		{hus + "[Columns \"4\"]\n[Start \"0,0,0,1/1,0,x,1/0,0,0,1/0,0,2,0 S\"]", CodeClosed, 3, 21},
		{hus + "[Columns \"4\"]\n[Start \"0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 S 0-0\"]", CodeExtra, 3, 42},
		{bosh + "[Start \"4,4,4,4,4/4,4,4,4,4 S\"]", CodeStore, 2, 30},
		{hus + "[Result \"S\"]", CodeResult, 2, 10},
		{hus + "[Result \"*\"]", "", 0, 0},
		{hus + "[End \"resigned N\"]\n[Result \"N\"]", CodeResult, 3, 10},
		{hus + "[End \"resigned N\"]\n[Result \"S\"]", "", 0, 0},

		{hus + "\n1. a1 h4\n  2. i1", CodePit, 4, 6},
		{hus + "\n1. h4", CodeNotYours, 3, 4},
		{hus + "\n1. a1 h4 2. a1", CodeEmpty, 3, 13},
		{hus + "[Start \"" + endlessHus + "\"]\n1. d1", CodeTooFew, 3, 4},
		{hus + "[Start \"" + endlessHus + "\"]\n1. g2", CodeEmpty, 3, 4},
		{hus + "\n1. --", CodePass, 3, 4},
		{"[Rules \"hus-windhoek\"]\n1. a1", CodeFront, 2, 4},
		{hus + "[Start \"" + endlessHus + "\"]\n1. e1", CodeEndless, 3, 4},
		{hus + "[Columns \"4\"]\n[Start \"0,1,0,0/0,0,0,0/0,0,0,0/2,0,0,0 S\"]\n1. a1 b4", CodeOver, 4, 7},
		{hus + "[Columns \"4\"]\n[Start \"0,1,0,0/0,0,0,0/0,0,0,0/2,0,0,0 S\"]\n[End \"agreed\"]\n1. a1", CodeOver, 4, 7},
		{hus + "a1", CodeNumber, 2, 1},
		{hus + "1.a1", CodeNumber, 2, 1},
		{hus + "2. a1", CodeNumber, 2, 1},
		{hus + "1. a1 h4 b1", CodeNumber, 2, 10},
		{hus + "1. a1 h4 1. b1", CodeNumber, 2, 10},
		{hus + "1. a1 2. b1", CodeNumber, 2, 7},
		{hus + "1. 1. a1", CodeNumber, 2, 4},
		{hus + "1. a1 h4 2.", CodeNumber, 2, 10},
		{hus + "1. a1 h4 2 b1", CodeNumber, 2, 10},
		{hus + "{never\n1. a1", CodeComment, 2, 1},
		{hus + "1. a1} h4", CodePit, 2, 4},
		{hus + "1. " + strings.Repeat("a1", 99), CodePit, 2, 4},

		{hus + "1. a1\n[Round \"2\"]", CodeRound, 3, 1},
		{hus + "[Round \"1\"]\n1. a1", "", 0, 0},
		{hus + "[Round \"2\"]\n1. a1", CodeRound, 2, 1},
		{hus + "[Round \"1\"]\n[Round \"1\"]\n1. a1", CodeHeader, 3, 1},
		{hus + "[End \"agreed\"]\n[Round \"2\"]", CodeRound, 3, 1},
		{hus + "[series \"bestOf 3\"]\n[End \"agreed\"]\n[Round \"2\"]\n1. h4", "", 0, 0},
		{hus + "[series \"bestOf 3\"]\n[End \"agreed\"]\n[Round \"2\"]\n[Round \"3\"]\n1. h4", CodeRound, 5, 1},
		{over, "", 0, 0},
		{over + "[South \"Ana\"]", CodeRound, 5, 1},
		{over + "[Round 2]", CodeHeader, 5, 8},
		{over + "[Round \"3\"]", CodeRound, 5, 9},
		{over + "[Round \"2\"]\n[South \"Ana\"]", CodeHeader, 6, 1},
		{over + "[Round \"2\"]\n[First \"N\"]", CodeSide, 6, 9},
		{over + "[Round \"2\"]\n[Start \"x,4,4,4,4/4,4,4,4,4 N 1-3\"]", CodeHolding, 6, 9},
		{over + "[Round \"2\"]\n[Start \"4,4,4,4,x/4,4,4,4,4 S 1-3\"]", CodeHolding, 6, 9},
		{over + "[Round \"2\"]\n[Start \"8,4,4,x,x/4,4,4,4,4 N 1-3\"]", CodeHolding, 6, 9},
		{over + "[Round \"2\"]\n[Start \"4,4,4,4,x/4,4,4,4,4 N 1-3\"]", "", 0, 0},
		{over + "[Round \"2\"]\n1. a2", "", 0, 0},
		{over + "[Round \"2\"]\n1. e2", CodeClosed, 6, 4},
		{strings.Replace(over, bosh, bosh+"[fill \"choose\"]\n", 1) + "[Round \"2\"]\n[Start \"4,4,x,4,4/4,4,4,4,4 N 1-3\"]", "", 0, 0},
	} {
		g, err := ParseRecord(row.text)
		if got := codeOf(t, err); got != row.code {
			t.Errorf("%s\ngives %v, want %q", row.text, err, row.code)
			continue
		}
		if err == nil {
			continue
		}
		if e := err.(*Error); e.Line != row.line || e.Col != row.col || g != nil || len(e.Got) > 60 {
			t.Errorf("%s\ngives %v, want line %d, column %d", row.text, err, row.line, row.col)
		}
	}
}

// A text may be as long as MaxText and no longer, and none keeps a reader: the
// work is in proportion to its length, or this would take minutes.
func TestLongGameTexts(t *testing.T) {
	const head = "[Rules \"hus\"]\n[Columns \"32\"]\n"
	read := func(text string) *Record {
		t.Helper()
		g, err := ParseRecord(text)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	const many = (MaxText - len(head)) / len("{a}")
	if g := read(head + strings.Repeat("{a}", many)); g.Round(0).Comments[0] != strings.Repeat("a ", many-1)+"a" {
		t.Error("comments are lost")
	}
	var tags strings.Builder
	for i := range 60_000 {
		fmt.Fprintf(&tags, "[T%d \"x\"]\n", i)
	}
	if g := read(head + tags.String()); len(g.Tags) != 60_000 || g.Tag("T59999") != "x" {
		t.Error("headers are lost")
	}
	if g := read(walk(100_000).Text()); len(g.Round(0).Moves) != 100_000 || g.Status().Over {
		t.Error("moves are lost")
	}

	// The place is where the text should have ended.
	for _, row := range []struct {
		text      string
		line, col int
		got       string
	}{
		{strings.Repeat(" ", MaxText) + "1. a1", 1, MaxText + 1, "1. a1"},
		{strings.Repeat(" ", MaxText-4) + "\n[R \"x\"]", 2, 4, "\"x\"]"},
	} {
		_, err := ParseRecord(row.text)
		if e := err.(*Error); e.Code != CodeExtra || e.Line != row.line || e.Col != row.col || e.Got != row.got {
			t.Errorf("a text too long: %v", err)
		}
	}
}

// walk returns a game of so many moves in which nothing is captured and no
// position comes three times: each side has three pairs of a 2 with a 1 in front,
// and the move of a 2 carries its pair one pit on, round a ring of 64.
func walk(moves int) *Record {
	r, _ := PresetRules("hus")
	r.Columns = 32
	p := Position{}
	for _, k := range []int{0, 20, 40} {
		for _, first := range []int{k, 64 + k} {
			p.Seeds[first], p.Seeds[first+1] = 2, 1
		}
	}
	g, rnd := NewRecordFrom(r, p), newRand(5)
	for _, ply := g.At(); ply < moves; _, ply = g.At() {
		p := g.Position()
		b, n := r.Candidates(&p), 0
		for n = rnd.IntN(b.Len()); n > 0; n-- {
			b.Pop()
		}
		pit, q := r.OnRing(p.Turn, b.Pop()+1), p
		if out := r.Play(&q, pit, nil); out.Captured == 0 && out.Laps == 1 {
			g.Play(pit)
		}
	}
	return g
}

// An excerpt in an error is cut between letters: ǁ has two bytes, x one.
func TestExcerpt(t *testing.T) {
	r := rulesOf(t, "hus", 0)
	_, err := r.ParsePosition("x" + strings.Repeat("ǁ", 30))
	if got, want := err.(*Error).Got, "x"+strings.Repeat("ǁ", 9); got != want {
		t.Errorf("position: %q, want %q", got, want)
	}
	_, err = ParseRecord("[Rules \"x" + strings.Repeat("ǁ", 30) + "\"]")
	if got, want := err.(*Error).Got, "x"+strings.Repeat("ǁ", 19); got != want {
		t.Errorf("game text: %q, want %q", got, want)
	}
}

func TestErrorText(t *testing.T) {
	for _, row := range []struct {
		err  Error
		want string
	}{
		{Error{Code: CodePit}, "pit"},
		{Error{Code: CodePit, Got: "i9"}, `pit: "i9"`},
		{Error{Code: CodeCount, Col: 3, Got: "x"}, `count at column 3: "x"`},
		{Error{Code: CodeEmpty, Line: 2, Col: 13, Got: "a\"1"}, `empty at line 2, column 13: "a\"1"`},
	} {
		if got := row.err.Error(); got != row.want {
			t.Errorf("%s, want %s", got, row.want)
		}
	}
}
