package session_test

import (
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/app/ui"
	"relaymancala/engine"
)

func newGame(t *testing.T, id string, players [2]session.Player) *session.Game {
	return session.NewGame(engine.NewRecord(rulesOf(t, id), engine.South), players)
}

var (
	people   = [2]session.Player{}
	computer = [2]session.Player{{}, {Computer: true, Level: 2}}
)

// play makes moves by name and watches each to its end.
func play(t *testing.T, g *session.Game, moves ...string) {
	t.Helper()
	for _, m := range moves {
		if err := g.Play(pitOf(t, g.Record.Rules, m)); err != nil {
			t.Fatalf("%s: %v", m, err)
		}
		g.Watch.End()
	}
}

func at(g *session.Game) (ply int) {
	_, ply = g.Record.At()
	return ply
}

func TestTap(t *testing.T) {
	r := rulesOf(t, "hus")
	g := newGame(t, "hus", people)
	a1, c1, a2, h4 := pitOf(t, r, "a1"), pitOf(t, r, "c1"), pitOf(t, r, "a2"), pitOf(t, r, "h4")

	if g.Tap(a1, true) || g.Chosen != a1 || at(g) != 0 {
		t.Fatal("the first tap should choose a pit and play nothing")
	}
	if g.Tap(c1, true) || g.Chosen != c1 {
		t.Fatal("a tap on another pit should choose that one")
	}
	if !g.Tap(c1, true) || at(g) != 1 || g.Watch.Resting() {
		t.Fatal("the second tap on a pit should play it, and show the move from its start")
	}
	if g.Tap(h4, true) || !g.Watch.Resting() || g.Chosen != h4 {
		t.Fatal("a tap during a replay should finish it first, and count")
	}
	if g.Tap(a1, true) || g.Refused == nil || g.Refused.Code != engine.CodeNotYours || g.Chosen != engine.NoPit {
		t.Fatalf("a tap on the other side: %v", g.Refused)
	}
	g = newGame(t, "hus", people)
	if g.Tap(a2, true) || g.Refused.Code != engine.CodeEmpty {
		t.Fatalf("a tap on an empty pit: %v", g.Refused)
	}
	if !g.Tap(a1, false) || at(g) != 1 {
		t.Fatal("without preview one tap plays")
	}
	g = newGame(t, "hus", [2]session.Player{{Computer: true, Level: 1}, {}})
	if g.Tap(a1, false) || at(g) != 0 {
		t.Fatal("a tap in the computer's turn should do nothing")
	}
}

// TestUndo: against the computer a step back returns to one's own turn;
// between people it is one move.
func TestUndo(t *testing.T) {
	g := newGame(t, "hus", computer)
	if g.CanUndo() {
		t.Error("there is nothing to take back at the start")
	}
	play(t, g, "a1", "h4", "b1", "g4")
	for _, want := range []int{2, 0} {
		if !g.CanUndo() || !g.Undo() || at(g) != want {
			t.Fatalf("undo: %d moves left, want %d", at(g), want)
		}
	}
	for _, want := range []int{2, 4} {
		if !g.CanRedo() || !g.Redo() || at(g) != want {
			t.Fatalf("redo: %d moves, want %d", at(g), want)
		}
	}
	if g.Redo() || g.CanRedo() {
		t.Error("there is nothing to play again at the end")
	}
	// While the computer has not answered, undo takes back one's own move.
	p := g.Record.Position()
	play(t, g, g.Record.Rules.PitName(g.Record.Rules.Moves(&p)[0].Pit))
	if !g.Undo() || at(g) != 4 {
		t.Errorf("undo before the answer: %d moves, want 4", at(g))
	}
	// Where the computer opened, its first move is not taken back: it would
	// only play at once again.
	g = newGame(t, "hus", [2]session.Player{{Computer: true, Level: 1}, {}})
	play(t, g, "a1")
	if g.CanUndo() || g.Undo() || at(g) != 1 {
		t.Errorf("undo of the computer's opening: %d moves, want 1", at(g))
	}
	g = newGame(t, "hus", people)
	play(t, g, "a1", "h4", "b1")
	if !g.Undo() || at(g) != 2 {
		t.Errorf("undo between people: %d moves, want 2", at(g))
	}
	p = g.Record.Position()
	for _, m := range g.Record.Rules.Moves(&p) {
		if name := g.Record.Rules.PitName(m.Pit); name != "b1" {
			play(t, g, name)
			break
		}
	}
	if g.CanRedo() {
		t.Error("a new move should end what was taken back")
	}
}

func TestSaveRestore(t *testing.T) {
	g := newGame(t, "bosh", computer)
	play(t, g, "e1", "b2", "b1")
	g.Record.Seek(0, 2)
	h, err := session.Restore(g.Save())
	if err != nil {
		t.Fatal(err)
	}
	if h.Record.Text() != g.Record.Text() || at(h) != 2 || h.Players != g.Players || h.Record.Position() != g.Record.Position() {
		t.Errorf("restored %q at %d", h.Record.Text(), at(h))
	}
	if !h.Watch.Resting() || h.Watch.Replay() == nil {
		t.Error("a restored game should rest at its last move, ready to watch it again")
	}
	for _, bad := range []string{
		"", "null", "{", "[]", `{"text":""}`, `{"text":"[Rules \"chess\"]"}`,
		strings.Replace(g.Save(), `"ply":2`, `"ply":99`, 1), strings.Replace(g.Save(), `"round":0`, `"round":-1`, 1),
		strings.Replace(g.Save(), "e1", "e9", 1),
	} {
		if _, err := session.Restore(bad); err == nil {
			t.Errorf("restored from %q", bad)
		}
	}
	wild, err := session.Restore(strings.Replace(g.Save(), `"level":2`, `"level":9000`, 1))
	if err != nil || wild.Players[1].Level != session.MaxLevel {
		t.Errorf("an absurd level: %v, %v", wild, err)
	}
}

func TestLink(t *testing.T) {
	g := newGame(t, "el-hus", people)
	play(t, g, "g1", "b4")
	l, err := session.ParseLink("#" + session.GameLink(g.Record))
	if err != nil || l.Game.Text() != g.Record.Text() || l.Fresh {
		t.Fatalf("a game in a link: %v, %v", l, err)
	}
	l, err = session.ParseLink("rules=hus&columns=12&north=computer-3&south=friend&first=N&endless=stopAfter+50")
	if err != nil || !l.Fresh || l.Game.Rules.Columns != 12 || l.Game.Rules.EndlessLaps != 50 ||
		l.Game.Position().Turn != engine.North || l.Players[1] != (session.Player{Computer: true, Level: 3}) || l.Players[0].Computer {
		t.Fatalf("a new game in a link: %+v, %v", l, err)
	}
	l, err = session.ParseLink("lesson=hus-relay")
	if err != nil || l.Lesson != "hus-relay" {
		t.Fatalf("a lesson in a link: %+v, %v", l, err)
	}
	for _, anchor := range []string{"", "#", "main", "#H12"} {
		if l, err := session.ParseLink(anchor); err != nil || !l.Empty() {
			t.Errorf("anchor %q: %+v, %v", anchor, l, err)
		}
	}
	for fragment, code := range map[string]engine.Code{
		"game=!!":                     session.CodeLink,
		"game=":                       engine.CodeNoRules,
		"rules=chess":                 engine.CodeRules,
		"rules=hus&columns=7":         engine.CodeColumns,
		"rules=hus&colour=red":        engine.CodeOption,
		"rules=hus&direction=up":      engine.CodeValue,
		"rules=hus&north=computer-99": session.CodeLink,
		"rules=hus&first=W":           engine.CodeSide,
		"rules=hus&position=1,2":      engine.CodeRagged,
		"colour=red":                  session.CodeLink,
		"rules=%zz":                   session.CodeLink,
	} {
		_, err := session.ParseLink(fragment)
		if e, ok := err.(*engine.Error); !ok || e.Code != code {
			t.Errorf("%q: %v, want %s", fragment, err, code)
		}
	}

	// What is shown of a long link ends with a whole letter: x has one byte, ǁ two.
	_, err = session.ParseLink("rules=hus&first=x" + strings.Repeat("ǁ", 30))
	want := "x" + strings.Repeat("ǁ", 19)
	if e, ok := err.(*engine.Error); !ok || e.Got != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func FuzzParseLink(f *testing.F) {
	f.Add("game=W1J1bGVzICJodXMiXQ")
	f.Add("rules=hus&columns=12&position=2,2")
	f.Fuzz(func(t *testing.T, s string) {
		l, err := session.ParseLink(s)
		if err != nil && !l.Empty() {
			t.Errorf("%q: a link %+v with an error %v", s, l, err)
		}
	})
}

func FuzzRestore(f *testing.F) {
	f.Add(session.NewGame(engine.NewRecord(engine.Presets[0].Rules, engine.South), people).Save())
	f.Fuzz(func(t *testing.T, s string) {
		if g, err := session.Restore(s); (g == nil) == (err == nil) {
			t.Errorf("%q: %v and %v", s, g, err)
		}
	})
}

func TestSettings(t *testing.T) {
	d := session.DefaultSettings()
	for _, c := range []struct {
		stored string
		want   session.Settings
	}{
		{"", d},
		{"null", d},
		{"[1]", d},
		{`{"speed":"fast"}`, d},
		{`{"speed":3,"theme":"pink","tap":7}`, d},
		{`{"board":"glass","labels":"all","face":"east"}`, d},
		{`{"board":"","labels":"","face":""}`, d},
		{d.String(), d},
	} {
		if got := session.ReadSettings(c.stored); got != c.want {
			t.Errorf("%q: %+v", c.stored, got)
		}
	}
	mine := session.Settings{Theme: "dark", Board: "sand", Speed: 0, Labels: "ring", Face: "north", Tap: "play", Motion: "less", Sound: true}
	if got := session.ReadSettings(mine.String()); got != mine {
		t.Errorf("round trip: %+v, want %+v", got, mine)
	}
	for _, board := range []string{"wood", "sand", "contrast", "projector"} {
		if got := session.ReadSettings(`{"board":"` + board + `"}`); got.Board != board {
			t.Errorf("board %s is read as %s", board, got.Board)
		}
	}
	if got := session.ReadSettings(`{"theme":"dark"}`); got.Theme != "dark" || got.Speed != 1 || !got.Numbers {
		t.Errorf("a part of the settings: %+v", got)
	}
}

// TestEnding holds who won and why, in words, for each end of a round.
func TestEnding(t *testing.T) {
	c := english(t)
	for _, k := range []struct {
		name, rules, start, moves, want string
		players                         [2]session.Player
	}{
		{"stuck", "hus", "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0 S", "a1", "South wins North is to move and has no pit with two or more seeds.", people},
		{"you", "hus", "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0 S", "a1", "You win North is to move and has no pit with two or more seeds.", computer},
		{"round", "bosh", "0,0,0,0,0/1,0,0,0,0 S 20-19", "a1", "Round 1 is over", people},
	} {
		r := rulesOf(t, k.rules)
		g := session.NewGame(engine.NewRecordFrom(r, position(t, r, k.start)), k.players)
		play(t, g, strings.Fields(k.moves)...)
		got := ui.Speech(c, session.Ending(g))
		if !strings.HasPrefix(got, k.want) {
			t.Errorf("%s: %q, want %q", k.name, got, k.want)
		}
		if strings.ContainsAny(got, "{}*") || strings.Contains(got, "end.") {
			t.Errorf("%s: unfilled %q", k.name, got)
		}
	}
}

// TestTrial: an endless move is refused with its reason; a second tap shows it
// without making it, and a third goes back to the game.
func TestTrial(t *testing.T) {
	r := rulesOf(t, "hus")
	start := position(t, r, "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,8,0,1,0,1,0,1/2,3,4,1,2,2,1,4 S")
	g := session.NewGame(engine.NewRecordFrom(r, start), people)
	e1 := pitOf(t, r, "e1") // cases.jsonl: a known app's own example
	if g.Tap(e1, true) || g.Refused == nil || g.Refused.Code != engine.CodeEndless {
		t.Fatalf("an endless move: %v", g.Refused)
	}
	if !g.Tap(e1, true) || !g.Trial || at(g) != 0 || g.Watch.Replay() == nil {
		t.Fatal("the second tap should show the endless move and not make it")
	}
	g.Watch.End()
	says := ui.Speech(english(t), g.Watch.Says())
	if !strings.Contains(says, "never end") {
		t.Errorf("at its end: %q", says)
	}
	if g.Tap(e1, true) || g.Trial || g.Record.Position() != start.Board() && g.Record.Position().Seeds != start.Seeds {
		t.Error("the third tap should go back to the game")
	}
}
