package ui

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/puzzle"
	"relaymancala/app/session"
	"relaymancala/app/ui/icon"
)

// NewEmbed makes the page that stands in a frame of another site: one game, one
// lesson or one puzzle, as the #fragment asks, and nothing around it. It keeps
// nothing, takes no focus, and says where it comes from.
func NewEmbed(c PageContext) app.UI {
	s := &playState{Text: c.Text, Page: c, guest: true}
	s.begin(defaultGame())
	return &embedPage{Page: c, play: s}
}

type embedPage struct {
	app.Compo
	Page PageContext

	play     *playState
	lesson   app.UI // or a puzzle, shown in place of the game
	id       string // of it
	fragment string
	unknown  string // what was asked for in vain
	update   func(func())
}

// OnMount opens what the address asks for.
func (p *embedPage) OnMount(ctx app.Context) {
	p.update = updater(ctx)
	p.play.update = p.update
	p.play.Table.Settings = loadSettings()
	p.open(app.Window().URL().Fragment)
}

// OnNav opens an address that changed.
func (p *embedPage) OnNav(app.Context) { p.open(app.Window().URL().Fragment) }

// OnDismount stops what is under way.
func (p *embedPage) OnDismount() { p.play.thought++ }

func (p *embedPage) open(fragment string) {
	if fragment == p.fragment {
		p.play.advance()
		return
	}
	p.fragment, p.unknown = fragment, ""
	if id, ok := strings.CutPrefix(fragment, "puzzle="); ok {
		p.openPuzzle(id)
		return
	}
	link, err := session.ParseLink(fragment)
	switch {
	case err != nil:
		p.lesson, p.unknown = nil, fragment
	case link.Lesson != "" && isName(link.Lesson):
		p.openLesson(link.Lesson)
	case link.Lesson != "":
		p.lesson, p.unknown = nil, link.Lesson
	case link.Game != nil:
		p.lesson = nil
		p.play.begin(session.NewGame(link.Game, link.Players))
	}
	p.play.redraw()
	p.play.advance()
}

// openLesson reads a lesson from the site and shows it.
func (p *embedPage) openLesson(id string) {
	p.read("/lessons/"+id+".json", func(file []byte, err error) {
		if err == nil {
			c := p.Page
			c.Page.Lesson = id
			c.Files = map[string][]byte{"/lessons/" + id + ".json": file}
			p.id = id
			p.lesson, err = newLesson(c)
		}
		if err != nil {
			p.lesson, p.unknown = nil, id
		}
	})
}

// openPuzzle reads the puzzles of a game from the site and shows one.
func (p *embedPage) openPuzzle(id string) {
	game, named := puzzle.GameOf(id)
	p.read(puzzle.File(game), func(file []byte, err error) {
		c := p.Page
		c.Files = map[string][]byte{puzzle.File(game): file}
		s, err2 := newPuzzles(c)
		if err != nil || err2 != nil || !named || s.book.Find(id) == nil {
			p.lesson, p.unknown = nil, id
			return
		}
		p.id, p.lesson = id, &puzzlePage{State: s}
	})
}

// isName reports whether a lesson could have this id: small letters, figures
// and hyphens.
func isName(id string) bool {
	return strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// read fetches a file of the site and draws the page again, unless the address
// has come to ask for something else.
func (p *embedPage) read(path string, then func([]byte, error)) {
	asked := p.fragment
	done := func(file []byte, err error) {
		p.update(func() {
			if p.fragment == asked {
				then(file, err)
			}
		})
	}
	await(app.Window().Call("fetch", p.Page.Asset(path)), func(response app.Value, err error) {
		if err == nil && !response.Get("ok").Bool() {
			err = errors.New("no such file: " + path)
		}
		if err != nil {
			done(nil, err)
			return
		}
		await(response.Call("text"), func(text app.Value, err error) {
			if err != nil {
				done(nil, err)
				return
			}
			done([]byte(text.String()), nil)
		})
	})
}

// Render draws the game, the lesson or the puzzle.
func (p *embedPage) Render() app.UI {
	t := p.Page.Text
	foot := app.Elem("p").Class("embed-foot").Body(
		app.Elem("a").Attr("href", p.site()).Attr("target", "_blank").Attr("rel", "noopener").Text(t.T("embed.open")),
	)
	if p.lesson != nil {
		return app.Elem("div").Class("embed-body").Body(p.lesson, foot)
	}
	s := p.play
	return app.Elem("div").Class("embed-body").Body(
		s.head(),
		p.noticeBox(),
		&Table{State: s.Table},
		s.result(),
		app.Elem("div").Class("toolbar").Body(
			tool("undo", t.T("play.undo"), icon.Undo(), !s.Game.CanUndo(), func(app.Context, app.Event) { s.undo() }),
			tool("redo", t.T("play.redo"), icon.Redo(), !s.Game.CanRedo(), func(app.Context, app.Event) { s.redo() }),
			tool("restart", t.T("embed.restart"), icon.Replay(), false, func(app.Context, app.Event) { s.goTo(0, 0) }),
		),
		foot,
	)
}

func (p *embedPage) noticeBox() app.UI {
	if p.unknown == "" {
		return app.Elem("div").Role("status")
	}
	return app.Elem("div").Role("status").Body(
		app.Elem("div").Class("notice", "notice-bad").Body(icon.Info(),
			app.Elem("p").Text(p.Page.Text.T("embed.unknown", "got", p.unknown))),
	)
}

// site is the address of the same thing on the site itself.
func (p *embedPage) site() string {
	if _, puzzle := p.lesson.(*puzzlePage); puzzle {
		return p.Page.Link("/puzzles/#" + p.id)
	}
	if p.lesson != nil {
		return p.Page.Link("/learn/" + p.id + "/")
	}
	return p.Page.Link("/play/#" + session.GameLink(p.play.Game.Record))
}
