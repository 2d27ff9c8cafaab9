package session_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"relaymancala/app/session"
	"relaymancala/engine"
)

func itoa(n int) string { return strconv.Itoa(n) }

func TestLibraryRoundTrip(t *testing.T) {
	l := &session.Library{}
	g := newGame(t, "hus", computer)
	if l.Keep(g, 1000) {
		t.Error("a game without a move should not be kept")
	}
	play(t, g, "a1", "h4")
	if !l.Keep(g, 1000) || g.Kept != 1000 || l.Keep(g, 2000) {
		t.Error("a game should be kept once")
	}
	play(t, g, "b1")
	if !l.Keep(g, 3000) || len(l.Games) != 1 || l.Games[0].Date != 3000 || l.Games[0].Moves != 3 {
		t.Errorf("a game played on should be renewed: %+v", l.Games)
	}
	other := newGame(t, "bosh", people)
	play(t, other, "e1")
	l.Keep(other, 1000)
	l.Rename(other.Kept, "  with \n Ana ")

	back := session.ReadLibrary(l.String())
	if len(back.Games) != 2 || back.String() != l.String() || back.Games[0].Name != "with Ana" || back.Games[0].ID == 1000 {
		t.Errorf("%s", back)
	}
	if !json.Valid([]byte(l.String())) || !json.Valid([]byte((&session.Library{}).String())) {
		t.Error("the stored library should be JSON")
	}
	opened, err := back.Open(1000)
	if err != nil || opened.Record.Text() != g.Record.Text() || opened.Kept != 1000 || opened.Players != computer {
		t.Errorf("opened: %v", err)
	}
	if _, err := back.Open(5); err == nil {
		t.Error("a game that is not there cannot be opened")
	}
}

// A finished game stays as it was when another line of it is played.
func TestLibraryKeepsResults(t *testing.T) {
	l := &session.Library{}
	g := newGame(t, "hus", people)
	play(t, g, "a1", "h4")
	if err := g.Record.Declare(engine.EndAgreed, engine.South); err != nil {
		t.Fatal(err)
	}
	l.Keep(g, 1)
	if l.Games[0].Result != "draw" {
		t.Errorf("result %q", l.Games[0].Result)
	}
	first := l.Games[0].Text
	g.Undo()
	play(t, g, "g4")
	l.Keep(g, 2)
	if len(l.Games) != 2 || l.Games[1].Text != first {
		t.Errorf("%+v", l.Games)
	}
}

func TestLibraryDelete(t *testing.T) {
	l := &session.Library{}
	var games []*session.Game
	for _, m := range []string{"a1", "b1", "c1"} {
		g := newGame(t, "hus", people)
		play(t, g, m)
		l.Keep(g, int64(len(games)+1))
		games = append(games, g)
	}
	before := l.String()
	gone, undo := l.Delete(2)
	if gone.ID != 2 {
		t.Errorf("deleted %+v", gone)
	}
	if len(l.Games) != 2 || l.Games[0].ID != 3 || l.Games[1].ID != 1 {
		t.Errorf("%s", l)
	}
	undo(l)
	undo(l)
	if l.String() != before {
		t.Errorf("after undo: %s", l)
	}
	l.Delete(2)
	games[1].Kept = session.Discarded
	if l.Keep(games[1], 9) {
		t.Error("what was thrown away should not come back by itself")
	}
	play(t, games[1], "h4")
	if !l.Keep(games[1], 9) {
		t.Error("played on, it is a game again")
	}
}

// What cannot be read costs no other game.
func TestLibraryDamaged(t *testing.T) {
	l := &session.Library{}
	for i, m := range []string{"a1", "b1", "c1"} {
		g := newGame(t, "hus", people)
		play(t, g, m)
		l.Keep(g, int64(i+1))
	}
	whole := l.String()
	lines := strings.Split(whole, "\n")
	lines[2] = lines[2][:20]
	for name, stored := range map[string]string{
		"a line cut":                             strings.Join(lines, "\n"),
		"the end gone":                           whole[:len(whole)-60],
		"a line doubled and one of another kind": "[\n" + lines[1] + "\n" + lines[1] + "\n{\"id\":\"x\"},\n" + lines[3] + "\n]",
	} {
		if got := session.ReadLibrary(stored); len(got.Games) != 2 {
			t.Errorf("%s: %d games can be read, want 2", name, len(got.Games))
		}
	}
	for _, nothing := range []string{"", "null", "{}", "[]", "[\n\n]", "hello", `{"games": []}`} {
		if got := session.ReadLibrary(nothing); len(got.Games) != 0 {
			t.Errorf("%q: %d games", nothing, len(got.Games))
		}
	}
	bad := session.ReadLibrary(`{"id": 7, "text": "no game", "players": [{"computer": true, "level": 99}, {}]}`)
	if len(bad.Games) != 1 || bad.Games[0].Players[0].Level != session.MaxLevel {
		t.Fatalf("%+v", bad.Games)
	}
	if _, err := bad.Open(7); err == nil {
		t.Error("a text that is no game should be an error")
	}
}

func TestLibraryBounds(t *testing.T) {
	l := &session.Library{}
	text := newGame(t, "hus", people).Record.Text()
	for i := range int64(session.MaxGames) {
		l.Games = append(l.Games, session.Kept{ID: 1000 - i, Text: text + strings.Repeat(" ", int(i))})
	}
	oldest := l.Games[session.MaxGames-1].ID
	l.Rename(oldest, "dear to me")
	g := newGame(t, "hus", people)
	play(t, g, "a1")
	l.Keep(g, 5000)
	if len(l.Games) != session.MaxGames || l.Games[0].ID != 5000 || l.Games[session.MaxGames-1].ID != oldest {
		t.Errorf("%d games; the named one is kept, the one above it goes", len(l.Games))
	}
	l.Games[1].Text = strings.Repeat("x", 1<<20)
	play(t, g, "h4")
	l.Keep(g, 5001)
	if len(l.String()) > 1<<20+2000 || l.Games[0].ID != 5000 {
		t.Errorf("%d bytes", len(l.String()))
	}
}

func TestImport(t *testing.T) {
	g := newGame(t, "hus", people)
	play(t, g, "a1", "h4")
	for _, text := range []string{
		g.Record.Text(), "\ufeff" + strings.ReplaceAll(g.Record.Text(), "\n", "\r\n"),
		"see https://example.org/play/#" + session.GameLink(g.Record) + "\n",
	} {
		got, err := session.Import(text)
		if err != nil || got.Record.Text() != g.Record.Text() {
			t.Errorf("%q: %v", text, err)
		}
	}
	named, err := session.Import("[Rules \"hus\"]\n[South \"Ana\"]\n\n1. a1\n")
	if err != nil || named.Players[0].Name != "Ana" {
		t.Errorf("%v", err)
	}
	_, err = session.Import("[Rules \"hus\"]\n\n1. a1 z9\n")
	if e, ok := err.(*engine.Error); !ok || e.Line != 3 || e.Col != 7 {
		t.Errorf("%v, want the place of the wrong move", err)
	}
	if _, err := session.Import("#game=%%%"); err == nil {
		t.Error("a broken link should be an error")
	}
}

// A game that was begun has a place of its own before it is kept: kept by
// another tab, move after move, it stays one game.
func TestKeepAnothers(t *testing.T) {
	l := &session.Library{}
	g := newGame(t, "hus", people)
	g.Kept = 7
	for i, move := range []string{"a1", "h4"} {
		play(t, g, move)
		other, err := session.Restore(g.Save())
		if err != nil {
			t.Fatal(err)
		}
		if !l.Keep(other, int64(100+i)) || len(l.Games) != 1 || l.Games[0].ID != 7 || l.Games[0].Moves != i+1 {
			t.Fatalf("after %s the library holds %+v", move, l.Games)
		}
	}
}

// The names of those who play go with a game that is handed out.
func TestShared(t *testing.T) {
	g := newGame(t, "hus", [2]session.Player{{Name: "Ana, Ben"}, {Computer: true, Level: 2}})
	play(t, g, "a1")
	before := g.Record.Text()
	const want = "[Rules \"hus\"]\n[Columns \"8\"]\n[South \"Ana, Ben\"]\n\n1. a1\n"
	if got := g.Shared().Text(); got != want {
		t.Errorf("handed out as %q, want %q", got, want)
	}
	if g.Record.Text() != before {
		t.Error("handing out a game changes it")
	}
	link, err := session.ParseLink(session.GameLink(g.Shared()))
	if err != nil || link.Players != [2]session.Player{{Name: "Ana, Ben"}, {}} {
		t.Errorf("the link names %+v, %v", link.Players, err)
	}
}
