package session

import (
	"slices"
	"strings"

	"relaymancala/app/data"
	"relaymancala/engine"
)

// A Library is the games a reader has played, newest first. It is kept as one
// JSON array with a line for each game, and read line by line: what is damaged
// or of another version costs one game and not all.
type Library struct {
	Games []Kept
}

// Kept is a game in the library: how it is stored, and what a list shows of it
// without reading its text.
type Kept struct {
	ID      int64     `json:"id"`   // when it was begun or first kept, in milliseconds
	Date    int64     `json:"date"` // when it was last changed, in milliseconds
	Name    string    `json:"name,omitempty"`
	Rules   string    `json:"rules"`
	Columns int       `json:"columns"`
	Players [2]Player `json:"players"`
	Round   int       `json:"round"` // from 1
	Moves   int       `json:"moves"` // in that round
	Result  string    `json:"result,omitempty"`
	Text    string    `json:"text"`
}

// How much a library keeps. Both are far below what a browser allows.
const (
	MaxGames   = 100
	maxLibrary = 1 << 20 // bytes
	maxName    = 80      // characters
)

// ReadLibrary reads a stored library, every line of it that can be read.
func ReadLibrary(stored string) *Library {
	l := &Library{}
	for line := range strings.Lines(stored) {
		line = strings.Trim(strings.TrimSpace(line), "[,]")
		var k Kept
		if line == "" || data.Unmarshal([]byte(line), &k) != nil || k.Text == "" {
			continue
		}
		for i := range k.Players {
			k.Players[i] = k.Players[i].sane()
		}
		if l.find(k.ID) < 0 {
			l.Games = append(l.Games, k)
		}
	}
	l.bound()
	return l
}

// String returns the library as it is stored.
func (l *Library) String() string {
	lines := make([]string, len(l.Games))
	for i := range l.Games {
		lines[i] = data.Marshal(&l.Games[i])
	}
	return "[\n" + strings.Join(lines, ",\n") + "\n]"
}

// Discarded stands in [Game.Kept] for a game that the reader took out of the
// library: it is not put back before it is played on.
const Discarded = -1

// Keep puts a game into the library, or renews it there, and reports whether
// anything changed. A finished game is never written over: another line of it
// is another game. A game without a move is not worth keeping. now is in
// milliseconds.
func (l *Library) Keep(g *Game, now int64) bool {
	k := describe(g)
	if g.Kept == Discarded || k.Round == 1 && k.Moves == 0 {
		return false
	}
	if i := l.same(k.Text); i >= 0 {
		g.Kept = l.Games[i].ID
		return false
	}
	if i := l.find(g.Kept); i >= 0 && l.Games[i].Result == "" {
		k.ID, k.Name = g.Kept, l.Games[i].Name
		l.Games = append(l.Games[:i], l.Games[i+1:]...)
	} else {
		if k.ID = g.Kept; k.ID == 0 || i >= 0 {
			for k.ID = max(now, 1); l.find(k.ID) >= 0; k.ID++ {
			}
		}
	}
	k.Date = now
	g.Kept = k.ID
	l.Games = append([]Kept{k}, l.Games...)
	l.bound()
	return true
}

// describe is a game as the library keeps it.
func describe(g *Game) Kept {
	rec := g.Record
	last := rec.Rounds() - 1
	k := Kept{
		Rules: rec.Rules.ID, Columns: int(rec.Rules.Columns), Players: g.Players,
		Round: last + 1, Moves: len(rec.Round(last).Moves), Text: rec.Text(),
	}
	round, ply := rec.At()
	rec.Seek(last, k.Moves)
	if m := rec.Match(); m.Over {
		k.Result = [...]string{engine.NoResult: "", engine.SouthWins: "S", engine.NorthWins: "N", engine.Draw: "draw"}[m.Result]
	}
	rec.Seek(round, ply)
	return k
}

// find returns the place of a game, or -1.
func (l *Library) find(id int64) int {
	for i := range l.Games {
		if l.Games[i].ID == id && id != 0 {
			return i
		}
	}
	return -1
}

// same returns the place of a game with the same moves, or -1.
func (l *Library) same(text string) int {
	for i := range l.Games {
		if l.Games[i].Text == text {
			return i
		}
	}
	return -1
}

// bound drops what is too much: the oldest games, those without a name first.
func (l *Library) bound() {
	size := 0
	for i := range l.Games {
		size += len(l.Games[i].Text) + 300
	}
	for len(l.Games) > MaxGames || size > maxLibrary && len(l.Games) > 1 {
		drop := len(l.Games) - 1
		for i := drop; i > 0; i-- {
			if l.Games[i].Name == "" {
				drop = i
				break
			}
		}
		size -= len(l.Games[drop].Text) + 300
		l.Games = append(l.Games[:drop], l.Games[drop+1:]...)
	}
}

// Open reads a kept game, with the cursor at its end. The error is an
// *engine.Error.
func (l *Library) Open(id int64) (*Game, error) {
	i := l.find(id)
	if i < 0 {
		return nil, &engine.Error{Code: engine.CodeNoRules}
	}
	k := &l.Games[i]
	rec, err := engine.ParseRecord(k.Text)
	if err != nil {
		return nil, err
	}
	g := NewGame(rec, k.Players)
	g.Kept = k.ID
	return g, nil
}

// Rename gives a game a name, or with an empty one takes it away.
func (l *Library) Rename(id int64, name string) {
	if i := l.find(id); i >= 0 {
		runes := []rune(strings.Join(strings.Fields(name), " "))
		l.Games[i].Name = string(runes[:min(len(runes), maxName)])
	}
}

// Delete takes a game out, and returns it with a function that puts it back
// where it was.
func (l *Library) Delete(id int64) (gone Kept, undo func(*Library)) {
	i := l.find(id)
	if i < 0 {
		return Kept{}, func(*Library) {}
	}
	gone = l.Games[i]
	l.Games = append(l.Games[:i], l.Games[i+1:]...)
	return gone, func(l *Library) {
		if l.find(id) < 0 {
			at := min(i, len(l.Games))
			l.Games = append(l.Games[:at:at], append([]Kept{gone}, l.Games[at:]...)...)
		}
	}
}

// Shared returns the record as it is handed out, with the names of the people
// who play.
func (g *Game) Shared() *engine.Record {
	rec := *g.Record
	rec.Tags = slices.Clone(rec.Tags)
	for side, key := range nameTags {
		if name := g.Players[side].Name; name != "" {
			rec.SetTag(key, name)
		}
	}
	return &rec
}

// nameTags are the headers of a game text that name the players.
var nameTags = [2]string{"South", "North"}

// named are the people that a record names.
func named(rec *engine.Record) (players [2]Player) {
	for side, key := range nameTags {
		players[side].Name = rec.Tag(key)
	}
	return players
}

// Import reads a game that somebody brought: a game text, or a link that holds
// one. The error is an *engine.Error.
func Import(text string) (*Game, error) {
	text = strings.TrimPrefix(text, "\ufeff") // some editors begin a file with it
	if i := strings.Index(text, "#game="); i >= 0 {
		link, err := ParseLink(strings.TrimSpace(text[i:]))
		if err != nil {
			return nil, err
		}
		return NewGame(link.Game, link.Players), nil
	}
	rec, err := engine.ParseRecord(text)
	if err != nil {
		return nil, err
	}
	return NewGame(rec, named(rec)), nil
}
