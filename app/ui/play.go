package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
	"relaymancala/app/ui/icon"
	"relaymancala/engine"
)

// NewPlay makes the play page: a table with a game on it, its log, and the
// set-up of another.
func NewPlay(c PageContext) app.UI {
	s := &playState{Text: c.Text, Page: c}
	s.games = &gamesState{host: s}
	s.begin(defaultGame())
	return &playPage{State: s}
}

// defaultGame is what a first visitor finds on the table.
func defaultGame() *session.Game {
	rules := engine.Presets[0].Rules
	return session.NewGame(engine.NewRecord(rules, engine.South), [2]session.Player{{}, {Computer: true, Level: 2}})
}

// playPage draws a game.
type playPage struct {
	app.Compo
	State *playState
}

// playState is the page's state; it is the host of its table.
type playState struct {
	Page  PageContext
	Text  *text.Catalog
	Game  *session.Game
	Table *TableState

	opponent opponent
	thinking bool
	begun    int // counts games put on the table
	thought  int // counts searches, so that the answer to an old one is dropped

	notice   []session.Saying // said above the table
	bad      bool             // the notice is about something wrong
	guest    bool             // in another site's page: nothing is kept
	linked   bool             // the game came with the address, and is not kept yet
	broken   bool             // the address holds a link that cannot be read
	own      string           // the reader's own game, set aside for a linked one
	wrote    string           // the game as this tab kept it, or found it
	unsaved  bool             // storage failed, and that was said
	fragment string           // the one last opened
	lap      int              // the lap last drawn in the log
	revealed bool             // the result was brought into view

	games *gamesState // kept in this browser
	aids  aids        // hints and reviews

	update func(func())
}

// begin puts a game on the table.
func (s *playState) begin(g *session.Game) {
	settings := session.DefaultSettings()
	if s.Table != nil {
		s.Table.run++
		settings = s.Table.Settings
	}
	s.thought++
	s.thinking = false
	s.Game = g
	s.begun++
	if s.Table == nil {
		s.Table = NewTableState(s.Text, &g.Watch, s)
	} else {
		s.Table.Watch = &g.Watch
		s.Table.focus = g.Record.Rules.OnRing(engine.South, 1)
	}
	s.Table.Settings = settings
	s.refresh()
}

// updater returns a function that changes something and then draws the
// component of ctx again. It may be called from anywhere.
func updater(ctx app.Context) func(func()) {
	return func(change func()) {
		ctx.Dispatch(func(ctx app.Context) {
			change()
			ctx.Update()
		})
	}
}

// OnMount reads what the browser has kept.
func (p *playPage) OnMount(ctx app.Context) {
	s := p.State
	s.update = updater(ctx)
	s.Table.Settings = loadSettings()
	s.wrote = stored(gameKey)
	if kept := s.wrote; kept != "" {
		if g, err := session.Restore(kept); err == nil {
			s.begin(g)
		} else {
			s.say(true, session.Saying{Key: "error.storage"})
			s.own, s.linked = kept, true // not overwritten until a move is made
		}
	}
	s.open(app.Window().URL().Fragment)
	s.advance()
}

// OnNav opens the link in an address that changed.
func (p *playPage) OnNav(ctx app.Context) {
	p.State.open(app.Window().URL().Fragment)
	p.State.redraw()
	p.State.advance()
}

// OnDismount stops what is under way.
func (p *playPage) OnDismount() { p.State.thought++ }

// open does what an address's fragment asks for. A bad link is said, and
// changes nothing.
func (s *playState) open(fragment string) {
	if fragment == s.fragment {
		return
	}
	s.fragment = fragment
	link, err := session.ParseLink(fragment)
	if s.broken = err != nil; s.broken {
		s.say(true, session.Saying{Key: "play.badlink"},
			session.Saying{Key: "play.badlink.why", Args: []any{"message", ErrorSaying(err)}})
		return
	}
	if fragment == "" && s.linked && s.own != "" {
		s.ownGame() // back from a link that was not played on
	}
	if link.Game == nil {
		return
	}
	if s.own == "" {
		s.own = stored(gameKey)
	}
	s.linked = true
	s.begin(session.NewGame(link.Game, link.Players))
	if !link.Fresh {
		s.say(false, session.Saying{Key: "play.opened"})
	}
}

func (s *playState) say(bad bool, says ...session.Saying) { s.notice, s.bad = says, bad }

// save keeps the game. A linked game takes the place of the reader's own only
// when it is played on.
func (s *playState) save() {
	if s.linked || s.guest {
		return
	}
	if s.Game.Kept == 0 {
		s.Game.Kept = time.Now().UnixMilli() // so that it is told from another tab's
	}
	s.keepOther()
	s.keepFinished()
	s.wrote = s.Game.Save()
	if !store(gameKey, s.wrote) && !s.unsaved {
		s.unsaved = true
		s.say(true, session.Saying{Key: "error.storage"})
	}
}

// adopt makes a linked game the reader's own, because it is played on. What
// was said of a link is over then.
func (s *playState) adopt() {
	if (s.linked || s.broken) && !s.guest {
		if s.linked {
			s.keepOwn()
		}
		s.linked, s.broken, s.notice = false, false, nil
		app.Window().Get("history").Call("replaceState", nil, "", app.Window().Get("location").Get("pathname"))
		s.fragment = ""
	}
}

// Render draws the page.
func (p *playPage) Render() app.UI {
	s := p.State
	return app.Elem("div").Class("play").Body(
		s.head(),
		s.noticeBox(),
		app.Elem("div").Class("play-grid").Body(
			app.Elem("div").Class("play-table").Body(
				&Table{State: s.Table},
				s.result(),
			),
			app.Elem("aside").Class("panel").Aria("label", s.Text.T("table.log")).Body(
				s.tools(),
				s.aidPanels(),
				app.Elem("h2").Text(s.Text.T("table.log")),
				s.log(),
				s.moreTools(),
			),
		),
		&setup{Host: s, Text: s.Text, Of: s.begun},
		s.shareDialog(),
		&gamesDialog{State: s.games},
		keysDialog(s.Text),
	)
}

func (s *playState) noticeBox() app.UI {
	if len(s.notice) == 0 {
		return app.Elem("div").Class("notice-place").Role("status")
	}
	class := "notice"
	if s.bad {
		class += " notice-bad"
	}
	return app.Elem("div").Class("notice-place").Role("status").Body(
		app.Elem("div").Class(class).Body(
			icon.Info(),
			app.Elem("p").Body(Sentences(s.Text, s.notice)...),
			app.If(s.linked && s.own != "", func() app.UI {
				return app.Elem("button").ID("own-game").Class("btn").Attr("type", "button").
					Text(s.Text.T("play.opened.return")).OnClick(func(app.Context, app.Event) { s.ownGame() })
			}),
		),
	)
}

// tools are the buttons for the game as a whole.
func (s *playState) tools() app.UI {
	t := s.Text
	return app.Elem("div").Class("toolbar").Body(
		tool("undo", t.T("play.undo"), icon.Undo(), !s.Game.CanUndo(), func(app.Context, app.Event) { s.undo() }),
		tool("redo", t.T("play.redo"), icon.Redo(), !s.Game.CanRedo(), func(app.Context, app.Event) { s.redo() }),
		s.aidTool(),
		tool("new-game", t.T("play.new"), icon.Plus(), false, func(app.Context, app.Event) { openDialog("setup") }),
		control("table-settings", t.T("play.settings"), icon.Settings(), false, func(app.Context, app.Event) { openComfort() }),
		app.If(!s.Game.AtEnd(), func() app.UI {
			return tool("live", t.T("table.live"), icon.End(), false, func(app.Context, app.Event) {
				last := s.Game.Record.Rounds() - 1
				s.goTo(last, len(s.Game.Record.Round(last).Moves))
				FocusOn("undo") // this button goes
			})
		}),
	)
}

// moreTools lead on from the game: to others, to its position, to other people.
func (s *playState) moreTools() app.UI {
	t, r, p := s.Text, s.Game.Record.Rules, s.Game.Record.Position()
	return layout(t, `
div.toolbar.play-more
	$games
	$share
	a#explore.btn[href=$position]
		$icon
		span =play.explore
	$keys`,
		"games", push("my-games", t.T("games.title"), icon.Notes(), s.games.open),
		"share", push("share", t.T("play.share"), icon.Share(), func() {
			s.update(func() {})
			openDialog("share-dialog")
		}),
		"keys", push("show-keys", t.T("table.keys"), icon.Info(), func() { openDialog("keys") }),
		"position", s.Page.Link("/explore/#"+session.PositionLink(&r, &p)), "icon", icon.Board(),
	)
}

// tool is a button with an icon and a word.
func tool(id, label string, picture app.UI, disabled bool, do app.EventHandler) app.UI {
	b := app.Elem("button").ID(id).Class("btn").Attr("type", "button").OnClick(do, app.EventScope(id)).
		Body(picture, app.Elem("span").Text(label))
	if disabled {
		b = b.Aria("disabled", "true")
	}
	return b
}
