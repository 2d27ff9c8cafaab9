package session_test

import (
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/engine"
)

func TestTeam(t *testing.T) {
	for _, c := range []struct {
		name string
		want string
	}{
		{"", ""},
		{"Ana", "Ana"},
		{" Ana ,, Ben  Ali ,", "Ana|Ben Ali"},
		{"a,b,c,d,e,f,g", "a|b|c|d|e"},
		{strings.Repeat("ǁ", 60), strings.Repeat("ǁ", 30)},
	} {
		if got := strings.Join(session.Player{Name: c.name}.Members(), "|"); got != c.want {
			t.Errorf("%q: %q, want %q", c.name, got, c.want)
		}
	}
	g := newGame(t, "hus", [2]session.Player{{Name: "Ana, Ben"}, {Name: "Cem"}})
	var turns []string
	for _, m := range []string{"a1", "h4", "b1", "g4"} {
		turns = append(turns, g.Member(engine.South)+"/"+g.Member(engine.North))
		play(t, g, m)
	}
	if got := strings.Join(turns, " "); got != "Ana/ Ben/ Ben/ Ana/" {
		t.Errorf("turns %s", got)
	}
	g.Undo()
	g.Undo()
	if g.Member(engine.South) != "Ben" {
		t.Errorf("after undo it is the turn of %q, not Ben", g.Member(engine.South))
	}
	r := rulesOf(t, "hus")
	if err := r.Set("team", "consult"); err != nil {
		t.Fatal(err)
	}
	g = session.NewGame(engine.NewRecord(r, engine.South), g.Players)
	if g.Member(engine.South) != "" {
		t.Error("a team that consults has no member whose turn it is")
	}
}
