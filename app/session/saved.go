package session

import (
	"errors"

	"relaymancala/app/data"
	"relaymancala/engine"
)

// saved is a game as it is stored between visits.
type saved struct {
	Text    string    `json:"text"` // the whole record, what was taken back included
	Round   int       `json:"round"`
	Ply     int       `json:"ply"`
	Players [2]Player `json:"players"`
	Kept    int64     `json:"kept,omitempty"` // in the library
}

// Save returns the game as text to be stored.
func (g *Game) Save() string {
	round, ply := g.Record.At()
	return data.Marshal(saved{g.Record.Text(), round, ply, g.Players, g.Kept})
}

// MaxLevel is the computer's highest level.
const MaxLevel = 8

// Restore reads a stored game. What cannot be read is an error, never a
// panic; the caller leaves the stored text where it is.
func Restore(stored string) (*Game, error) {
	var s saved
	if err := data.Unmarshal([]byte(stored), &s); err != nil {
		return nil, err
	}
	rec, err := engine.ParseRecord(s.Text)
	if err != nil {
		return nil, err
	}
	if !rec.Seek(s.Round, s.Ply) {
		return nil, errors.New("session: no such move in the stored game")
	}
	for i := range s.Players {
		s.Players[i] = s.Players[i].sane()
	}
	g := NewGame(rec, s.Players)
	g.Kept = s.Kept
	return g, nil
}

func (p Player) sane() Player {
	if p.Computer {
		p.Level = max(1, min(p.Level, MaxLevel))
	} else {
		p.Level = 0
	}
	return p
}
