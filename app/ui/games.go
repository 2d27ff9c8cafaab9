package ui

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/engine"
)

// gamesKey is where the games are kept that are not on the table.
const gamesKey = "relay.games"

// loadLibrary reads the games kept in this browser.
func loadLibrary() *session.Library { return session.ReadLibrary(stored(gamesKey)) }

// keep puts a game into the library, if there is anything to keep. A storage
// that cannot is said once, and play goes on.
func (s *playState) keep(g *session.Game) {
	if s.guest || s.update == nil {
		return
	}
	lib := loadLibrary()
	if lib.Keep(g, time.Now().UnixMilli()) && !store(gamesKey, lib.String()) && !s.unsaved {
		s.unsaved = true
		s.say(true, session.Saying{Key: "games.unsaved"})
	}
}

// keepOwn keeps the reader's own game, which a linked one is about to replace.
func (s *playState) keepOwn() {
	if g, err := session.Restore(s.own); err == nil {
		s.keep(g)
	}
	s.own = ""
}

// keepOther keeps the game of another tab, whose place this one is about to
// take.
func (s *playState) keepOther() {
	if other := stored(gameKey); other != s.wrote {
		if g, err := session.Restore(other); err == nil && g.Kept != s.Game.Kept {
			s.keep(g)
		}
	}
}

// keepFinished keeps a game that is over.
func (s *playState) keepFinished() {
	if s.Game.AtEnd() && s.Game.Record.Match().Over {
		s.keep(s.Game)
	}
}

// gamesState is what the list of kept games shows.
type gamesState struct {
	host   *playState
	lib    *session.Library
	update func(func())
	focus  func(id string) // once the list is drawn

	query    string
	renaming int64 // the game whose name is being written
	name     string
	undo     func(*session.Library) // brings the deleted game back
	deleted  session.Kept
	said     string           // about a copy
	draft    string           // a game text, typed or pasted
	wrong    []session.Saying // why it is no game
}

// open reads what is kept, and shows it.
func (s *gamesState) open() {
	s.lib = loadLibrary()
	s.query, s.renaming, s.undo, s.said, s.draft, s.wrong = "", 0, nil, "", "", nil
	s.redraw()
	openDialog("games")
}

func (s *gamesState) redraw() {
	if s.update != nil {
		s.update(func() {})
	}
}

// save keeps the library as it is now.
func (s *gamesState) save() {
	if !store(gamesKey, s.lib.String()) {
		s.wrong = []session.Saying{{Key: "games.unsaved"}}
	}
}

// load puts a kept game on the table.
func (s *gamesState) load(id int64) {
	g, err := s.lib.Open(id)
	if err != nil {
		s.reject(err)
		return
	}
	closeDialog("games")
	s.host.startGame(g)
}

func (s *gamesState) reject(err error) {
	s.wrong = []session.Saying{{Key: "games.import.bad"}, ErrorSaying(err)}
	s.redraw()
	s.focus("games-wrong")
}

// delete takes a game out, until undo brings it back.
func (s *gamesState) delete(id int64) {
	s.lib = loadLibrary() // another tab may have changed it
	s.deleted, s.undo = s.lib.Delete(id)
	s.mark(id, session.Discarded)
	s.save()
}

func (s *gamesState) undelete() {
	s.lib = loadLibrary()
	s.undo(s.lib)
	s.undo = nil
	s.mark(session.Discarded, s.deleted.ID)
	s.save()
}

// mark tells the game on the table where it is kept now.
func (s *gamesState) mark(from, to int64) {
	if s.host.Game.Kept == from {
		s.host.Game.Kept = to
		s.host.save()
	}
}

// take puts a game that somebody brought on the table. A text that is none is
// said, and the game on the table stays.
func (s *gamesState) take(text string) {
	g, err := session.Import(text)
	if err != nil {
		s.reject(err)
		return
	}
	closeDialog("games")
	s.host.startGame(g)
	s.host.say(false, session.Saying{Key: "games.imported"})
	s.host.redraw()
}

// takeFile reads a file that was chosen or dropped.
func (s *gamesState) takeFile(file app.Value) {
	if file.Get("size").Int() > engine.MaxText {
		s.wrong = []session.Saying{{Key: "games.import.big"}}
		s.redraw()
		return
	}
	await(file.Call("text"), func(v app.Value, err error) {
		s.update(func() {
			if err != nil {
				s.reject(err)
				return
			}
			s.draft = v.String()
			s.take(s.draft)
		})
	})
}

// export saves the game on the table as a file.
func (s *gamesState) export() {
	name := "relay-mancala-" + time.Now().Format("2006-01-02-1504") + ".txt"
	app.Window().Get("relay").Call("save", name, s.host.Game.Shared().Text())
}

func (s *gamesState) copy() {
	copyText(s.host.Game.Shared().Text(), func(ok bool) {
		s.update(func() {
			s.said = "games.copied"
			if !ok {
				s.said = "games.copy.failed"
			}
		})
	})
}

// title is a game's name: its own, or that of its players.
func (s *gamesState) title(k *session.Kept) string {
	if k.Name != "" {
		return k.Name
	}
	t := s.host.Text
	return t.T("games.versus", "south", playerName(t, k.Players, engine.South), "north", playerName(t, k.Players, engine.North))
}

// playerName is who plays a side, as a list of games names them.
func playerName(t *text.Catalog, players [2]session.Player, side engine.Side) string {
	p := players[side]
	switch {
	case p.Computer:
		return t.T("play.computer.level", "n", p.Level)
	case len(p.Members()) > 0:
		return t.List(p.Members())
	case side == engine.North && !players[engine.South].Computer:
		return t.T("play.friend")
	}
	return t.T("play.you")
}

// about is what a line says of a game: when, which rules, how it stands.
func (s *gamesState) about(k *session.Kept) string {
	t := s.host.Text
	rules := k.Rules
	if r, err := engine.PresetRules(k.Rules); err == nil {
		rules = t.T("preset." + k.Rules + ".name")
		if int(r.Columns) != k.Columns {
			rules = t.T("games.rules", "rules", rules, "columns", k.Columns)
		}
	}
	state := t.T("games.moves", "n", k.Moves)
	switch {
	case k.Result == "S" || k.Result == "N" || k.Result == "draw":
		state = t.T("games.result."+k.Result) + " · " + state
	case k.Round > 1:
		state = t.T("games.round", "n", k.Moves, "round", k.Round)
	}
	return formatDate(t.Lang(), k.Date) + " · " + rules + " · " + state
}

// found are the games that the search names, all without one.
func (s *gamesState) found() (out []session.Kept) {
	query := strings.ToLower(strings.TrimSpace(s.query))
	for i := range s.lib.Games {
		k := &s.lib.Games[i]
		if query == "" || strings.Contains(strings.ToLower(s.title(k)+" "+s.about(k)), query) {
			out = append(out, *k)
		}
	}
	return out
}
