package session_test

import (
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/app/ui"
	"relaymancala/engine"
)

func editor(t *testing.T, id string) *session.Editor {
	r := rulesOf(t, id)
	return session.NewEditor(r, r.Start(engine.South))
}

func TestEditorPuts(t *testing.T) {
	e := editor(t, "hus")
	r := e.Rules()
	a1 := pitOf(t, r, "a1")
	start := e.Text()
	if _, ok := e.Add(a1, 1); !ok || e.Position().Seeds[a1] != 3 {
		t.Errorf("a1 holds %d, want 3", e.Position().Seeds[a1])
	}
	if n, of := e.Seeds(); n != 49 || of != 48 {
		t.Errorf("%d seeds of %d", n, of)
	}
	if e.Problem() == nil {
		t.Error("a seed too many should be named")
	}
	if _, ok := e.Put(a1, 49); ok {
		t.Error("a pit should not hold more than there are")
	}
	if _, ok := e.Put(a1, 0); !ok || e.Problem() != nil {
		t.Error("fewer seeds than a set are a position")
	}
	if _, ok := e.Add(a1, -1); ok {
		t.Error("an empty pit cannot give a seed")
	}
	for e.Undo() {
	}
	if e.Text() != start {
		t.Errorf("after undoing everything: %s", e.Text())
	}
	for e.Redo() {
	}
	if e.Position().Seeds[a1] != 0 {
		t.Error("redo should make every change again")
	}
	e.Undo()
	e.Add(a1, 1)
	if e.CanRedo() {
		t.Error("a new change should drop what was taken back")
	}
}

func TestEditorBosh(t *testing.T) {
	e := editor(t, "bosh")
	r := e.Rules()
	said, _ := e.Close(pitOf(t, r, "c1"))
	if said.Key != "explore.closed.seeds" || e.Text() != "4,4,4,4,4/4,4,x,4,4 S 0-0" {
		t.Errorf("%v, %s", said, e.Text())
	}
	if _, ok := e.Add(pitOf(t, r, "c1"), 1); ok {
		t.Error("a closed pit should take no seed")
	}
	if !e.Store(engine.North, 4) || e.Store(engine.South, 41) || e.Store(engine.South, -1) {
		t.Error("a store holds from none to all seeds")
	}
	e.Turn(engine.North)
	if e.Text() != "4,4,4,4,4/4,4,x,4,4 N 0-4" || e.Problem() != nil {
		t.Errorf("%s, %v", e.Text(), e.Problem())
	}
	for _, name := range []string{"a1", "b1", "d1", "e1"} {
		e.Close(pitOf(t, r, name))
	}
	if p := e.Problem(); p == nil || p[0].Key != "explore.problem.closed" {
		t.Errorf("a row without an open pit: %v", p)
	}
	e.Clear()
	if e.Text() != "0,0,0,0,0/0,0,0,0,0 N 0-0" {
		t.Error(e.Text())
	}
	e.Start()
	if e.Text() != "4,4,4,4,4/4,4,4,4,4 N 0-0" {
		t.Error(e.Text())
	}
	if _, ok := editor(t, "hus").Close(0); ok {
		t.Error("ǁHus has no closed pits")
	}
}

func TestEditorFill(t *testing.T) {
	e := editor(t, "hus")
	for _, good := range []string{
		"0,0,0,0/0,0,2,0/2,0,0,0/1,0,3,0 S",
		"  4,4,4,4,4/4,4,x,4,4   N\n3-1 ",
		"2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 N",
	} {
		if err := e.Fill(good); err != nil {
			t.Errorf("%s: %v", good, err)
		}
		if want := strings.Join(strings.Fields(good), " "); e.Text() != want {
			t.Errorf("%q became %q", good, e.Text())
		}
	}
	before := e.Text()
	for bad, code := range map[string]engine.Code{
		"":      engine.CodeCount,
		"1,2":   engine.CodeRagged,
		"hello": engine.CodeCount,
		"2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,9 N": engine.CodeTotal,
		"4,4,4,4,4/x,x,x,x,x S 0-0":                                         engine.CodeClosed,
	} {
		err, _ := e.Fill(bad).(*engine.Error)
		if err == nil || err.Code != code {
			t.Errorf("%q: %v, want %s", bad, err, code)
		}
		if e.Text() != before {
			t.Fatalf("%q changed the board", bad)
		}
	}
}

func TestEditorRules(t *testing.T) {
	e := editor(t, "hus")
	e.Put(0, 7)
	r := e.Rules()
	if err := r.Set("captureNeeds", "both"); err != nil {
		t.Fatal(err)
	}
	if !e.SetRules(r) || e.Position().Seeds[0] != 7 {
		t.Error("an option should leave the board alone")
	}
	if err := r.Set("columns", "12"); err != nil {
		t.Fatal(err)
	}
	if e.SetRules(r) || e.Position() != r.Start(engine.South) {
		t.Error("another width should set up its start")
	}
	e.Undo()
	if e.Rules().Columns != 8 || e.Position().Seeds[0] != 7 {
		t.Error("undo should bring the board back with its rules")
	}
	// Under the front-pair opening, a side that has moved may choose freely.
	e = editor(t, "hus-windhoek")
	if n := len(session.Prospects(ptr(e.Rules()), ptr(e.Position()))); n != 1 {
		t.Errorf("%d first moves, want the front pair alone", n)
	}
	e.Add(0, -1)
	if n := len(session.Prospects(ptr(e.Rules()), ptr(e.Position()))); n < 2 {
		t.Errorf("%d moves, want more", n)
	}
}

func ptr[T any](v T) *T { return &v }

// A link opens the same position under the same rules.
func TestPositionLink(t *testing.T) {
	r := rulesOf(t, "hus")
	for _, s := range [][2]string{{"endless", "stopAfter 50"}, {"columns", "4"}, {"captureTakes", "innerOnly"}} {
		if err := r.Set(s[0], s[1]); err != nil {
			t.Fatal(err)
		}
	}
	p := position(t, r, "0,0,0,0/0,0,2,0/2,0,0,0/1,0,3,0 N")
	link := session.PositionLink(&r, &p)
	if want := "rules=hus&columns=4&captureTakes=innerOnly&endless=stopAfter+50&position=0,0,0,0/0,0,2,0/2,0,0,0/1,0,3,0+N"; link != want {
		t.Errorf("got  %s\nwant %s", link, want)
	}
	l, err := session.ParseLink("#" + link)
	if err != nil {
		t.Fatal(err)
	}
	if l.Game.Rules != r || l.Game.Position() != p {
		t.Errorf("read back: %v", l.Game.Position())
	}
}

func TestProspects(t *testing.T) {
	c := english(t)
	tell := func(id, text string, set ...string) string {
		r := rulesOf(t, id)
		if id != "bosh" {
			columns := engine.TextColumns(text)
			if err := r.Set("columns", itoa(columns)); err != nil {
				t.Fatal(err)
			}
		}
		for i := 0; i < len(set); i += 2 {
			if err := r.Set(set[i], set[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		p := position(t, r, text)
		var lines []string
		for _, m := range session.Prospects(&r, &p) {
			line := r.PitName(m.Pit) + " " + itoa(int(m.Laps)) + " +" + itoa(int(m.Captured)) + ":"
			for _, s := range m.Says(&r) {
				line += " " + ui.Plain(c, s)
			}
			lines = append(lines, line)
		}
		return strings.Join(lines, "; ")
	}
	for _, test := range []struct{ got, want string }{
		{tell("hus", "0,0,0,0/0,0,2,0/2,0,0,0/1,0,3,0 S"), "c1 1 +0: ends in c2; a2 1 +0: ends in b1"},
		{tell("hus", "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2 S"), "h1 1 +0: ends in g2"},
		{tell("bosh", "1,2,0,1,0/1,0,1,0,1 S 17-16"), "a1 114 +0: never ends: the seeds come round again may not be chosen; c1 4 +0: ends in a1; e1 3 +1: ends in a1"},
		{tell("bosh", "1,2,0,1,0/1,0,1,0,1 S 17-16", "endless", "pass"), "a1 114 +0: never ends: the seeds come round again passes; c1 4 +0: ends in a1; e1 3 +1: ends in a1"},
		{tell("hus", "0,0,0,3/3,0,0,2/1,0,0,1/0,1,2,0 S", "endless", "stopAfter 3"), "c1 3 +5: stopped in d1"},
		{tell("hus", "0,0,0,3/3,0,0,2/1,0,0,1/0,1,2,0 S", "endless", "moverLoses"), "c1 56 +0: never ends: the seeds come round again North wins"},
		{tell("bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0"), "a1 2 +5: ends in a2; b1 2 +5: ends in a1; c1 2 +5: ends in b1; d1 2 +5: ends in c1; e1 2 +5: ends in d1"},
		{tell("bosh", "1,0,0,0,0/0,0,0,0,1 S 20-18"), "e1 1 +0: ends in e2"},
		{tell("hus", "0,0,0,0/0,0,1,1/1,0,0,0/1,0,0,0 S", "end", "moveLimit 20"), "-- 0 +0: passes"},
		{tell("hus", "0,0,0,0/0,0,2,0/0,0,0,0/1,0,1,1 S", "captureNeeds", "inner"), ""},
		{tell("hus", "0,0,0,0/0,0,1,0/0,0,0,0/2,0,0,0 S"), "a1 1 +0: ends in c1 South wins"},
		{tell("bosh", "0,0,0,0,0/0,0,0,1,1 S 20-18"), "d1 1 +0: ends in e1 ends the round, South 22, North 18; e1 1 +0: ends in e2"},
		{tell("bosh", "0,0,0,0,0/0,0,0,0,1 N 20-19"), ""},
	} {
		if test.got != test.want {
			t.Errorf("got  %s\nwant %s", test.got, test.want)
		}
	}
}
