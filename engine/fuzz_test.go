package engine

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// hasCode fails unless an error is an *Error with a code.
func hasCode(t *testing.T, err error) {
	t.Helper()
	if e, ok := err.(*Error); !ok || e.Code == "" || e.Error() == "" {
		t.Fatalf("%#v is no *Error with a code", err)
	}
}

// A position that is read is written as it was, and can be played on.
func FuzzParsePosition(f *testing.F) {
	for _, seed := range []string{
		"2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 S",
		"0,0,0,1/1,0,2,1/0,0,0,1/0,0,2,0 N", "4,4,4,4,4/x,4,4,4,4 N 3-1",
		endlessHus, endlessBosh, allEndlessHus, allEndlessBosh, "", "1/", "4,4,4,4,4/4,4,4,4,4 S 0-0 ", "x,x,x,x,x/4,4,4,4,4 N 10-10",
		"192,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 S", "-1,01,+1,1e1/ 1,1 /1,1,1,1/1,1,1,1 S",
	} {
		f.Add(seed, "hus")
		f.Add(seed, "bosh")
	}
	f.Add("2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 S", "hus-windhoek")
	f.Fuzz(func(t *testing.T, text, id string) {
		r, err := PresetRules(id)
		if err != nil {
			hasCode(t, err)
			return
		}
		if w := TextColumns(text); r.allowsColumns(w) {
			r.Columns = uint8(w)
		}
		p, err := r.ParsePosition(text)
		if err != nil {
			hasCode(t, err)
			return
		}
		if got := r.PositionText(&p); got != text {
			t.Fatalf("%q is written as %q", text, got)
		}
		for _, m := range r.Moves(&p) {
			rp := NewReplay(r, p, m.Pit)
			if !m.Endless && seedsOf(&r, &rp.After) != seedsOf(&r, &p) {
				t.Fatalf("%s: %s loses seeds", text, r.PitName(m.Pit))
			}
		}
	})
}

// A game text that is read is stable: written and read again it is the same.
func FuzzParseRecord(f *testing.F) {
	files, _ := filepath.Glob("testdata/games/*.txt")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	for _, seed := range []string{
		"", "[Rules \"hus\"]", "[Rules\"hus\"][0\"\x00\"]", "[Rules \"hus\"]\n[South \"a\\\"b\\\\\"]\n{c} 1. a1 {d} h4 2. b1",
		"[Rules \"bosh\"]\n[Start \"0,0,0,0,3/0,0,0,0,1 S 21-15\"]\n1. e1 e2\n[Round \"2\"]\n1. a2",
		"[Rules \"bosh\"]\n[fill \"choose\"]\n[End \"agreed\"]\n\n[Round \"2\"]\n[Start \"4,4,4,4,4/4,4,4,4,4 N 0-0\"]\n[End \"resigned S\"]\n",
		"[Rules \"el-hus\"]\n[First \"N\"]\n[Result \"*\"]\n1. a4 a1", "[Rules \"hus\"]\n[Columns \"4\"]\n[end \"moveLimit 3\"]\n[Start \"0,2,0,0/0,0,0,0/0,0,0,0/1,1,0,0 S\"]\n1. -- b4 2. --",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ParseRecord(text)
		if err != nil {
			hasCode(t, err)
			if e := err.(*Error); e.Line < 1 || e.Col < 1 {
				t.Fatalf("%v has no place", err)
			}
			return
		}
		written := g.Text()
		back, err := ParseRecord(written)
		if err != nil {
			t.Fatalf("%v in\n%s\nread from\n%s", err, written, text)
		}
		if diff := firstDifference(recordLines(back), recordLines(g)); diff != "" {
			t.Fatalf("%s\nin\n%s", diff, written)
		}
		if again := back.Text(); again != written {
			t.Fatalf("%s\nis written as\n%s", written, again)
		}
		for g.Undo() {
			g.Status()
		}
	})
}

func FuzzParsePit(f *testing.F) {
	for _, seed := range strings.Fields("a1 h4 z1 aa1 af4 ag1 -- - a0 a5 A1 a11 1a é1") {
		f.Add(seed, uint8(8))
		f.Add(seed, uint8(32))
	}
	f.Fuzz(func(t *testing.T, text string, columns uint8) {
		r, _ := PresetRules("hus")
		if r.allowsColumns(int(columns)) {
			r.Columns = columns
		}
		pit, err := r.ParsePit(text)
		if err != nil {
			hasCode(t, err)
			return
		}
		if got := r.PitName(pit); got != text || pit != Pass && int(pit) >= r.Pits() {
			t.Fatalf("%q is pit %d, %q", text, pit, got)
		}
	})
}

func FuzzSet(f *testing.F) {
	for _, row := range optionTable {
		for _, value := range append(strings.Split(row.values, "|"), strings.Split(row.wrong, "|")...) {
			f.Add(row.preset, row.option, value)
		}
	}
	f.Add("hus", "columns", "12")
	f.Add("bosh", "seeds", "4")
	f.Fuzz(func(t *testing.T, id, name, value string) {
		r, err := PresetRules(id)
		if err != nil {
			hasCode(t, err)
			return
		}
		before := r
		if err := r.Set(name, value); err != nil {
			hasCode(t, err)
			if r != before {
				t.Fatalf("%s %q is refused and changes the rules", name, value)
			}
			return
		}
		if o, ok := OptionNamed(r.Game, name); ok && o.Get(&r) != value {
			t.Fatalf("%s %q is then %q", name, value, o.Get(&r))
		}
		again, columns := before, r.Columns
		for _, d := range r.Differences() {
			if err := again.Set(d.Name, d.Value); err != nil {
				t.Fatal(err)
			}
		}
		if again.Columns = columns; again != r {
			t.Fatalf("%s %q: the differences do not make the rules", name, value)
		}
	})
}
