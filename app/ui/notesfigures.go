//go:build !js

package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/ui/figure"
	"relaymancala/engine"
)

// noteFigures are the pictures of the notes. The texts of each are notes.figure.NAME.title, .desc and
// .caption, and .WORD for the words written in it.
var noteFigures = map[string]struct {
	words []string
	draw  func(figure.Drawing) app.UI
}{
	"letters":       {[]string{"dental", "lateral", "alveolar", "palatal"}, figure.Letters},
	"boards":        {nil, emptyBoards(4, 8, 4, 12, 4, 16, 2, 5)},
	"rows-schultze": {nil, emptyBoards(4, 16, 4, 22)},
	"rows-vedder":   {nil, emptyBoards(4, 12, 4, 24)},
	"rows-lodge":    {nil, emptyBoards(4, 8, 4, 32)},
	"rows-leyla":    {nil, emptyBoards(2, 6, 2, 8, 2, 12)},
	"rows-burton":   {nil, emptyBoards(2, 5, 2, 6)},
	"ring-hus":      {nil, func(d figure.Drawing) app.UI { return figure.Ring(d, usual(engine.Hus).Rules) }},
	"ring-bosh":     {nil, func(d figure.Drawing) app.UI { return figure.Ring(d, usual(engine.Bosh).Rules) }},
	"sand-hus":      {nil, inSand(engine.Hus)},
	"sand-bosh":     {nil, inSand(engine.Bosh)},
	"pachgarhwa": {nil, func(d figure.Drawing) app.UI {
		r := usual(engine.Bosh).Rules
		var p engine.Position
		for i := range r.Pits() {
			p.Seeds[i] = 5
		}
		return figure.Position(d, r, p, figure.Wood)
	}},
	"closed": {nil, func(d figure.Drawing) app.UI {
		r := usual(engine.Bosh).Rules
		p, err := r.NextRound([2]int{r.Total() - 18, 18}, engine.South, nil)
		if err != nil {
			panic(err)
		}
		return figure.Position(d, r, p, figure.Wood)
	}},
	"next-pit": {[]string{"last", "next"}, marinsLap},
	"division": {nil, func(d figure.Drawing) app.UI { return figure.Filled(d, usual(engine.Bosh).Rules, 18) }},
}

// emptyBoards draws boards without seeds: rows and columns in turn.
func emptyBoards(numbers ...int) func(figure.Drawing) app.UI {
	var list []figure.Size
	for i := 0; i+1 < len(numbers); i += 2 {
		list = append(list, figure.Size{Rows: numbers[i], Columns: numbers[i+1]})
	}
	return func(d figure.Drawing) app.UI { return figure.Sizes(d, list...) }
}

// inSand draws the beginning of a game, in sand.
func inSand(game engine.Game) func(figure.Drawing) app.UI {
	return func(d figure.Drawing) app.UI {
		r := usual(game).Rules
		return figure.Position(d, r, r.Start(engine.South), figure.Sand)
	}
}

// marinsLap draws Marin's example after its first lap: South's e1 from the start. The engine tells
// where the last seed falls and what is lifted next.
func marinsLap(d figure.Drawing) app.UI {
	r := usual(engine.Bosh).Rules
	start := r.Start(engine.South)
	from := r.OnRing(engine.South, int(r.Columns))
	var trace engine.Trace
	p := start
	r.Play(&p, from, &trace)
	lap := start
	last := from
	for _, e := range trace.Events {
		switch e.Kind {
		case engine.Drop:
			lap.Seeds[e.Pit]++
			last = e.Pit
		case engine.Relay:
			return figure.Sown(d, r, lap, from, last, e.Pit)
		case engine.Lift:
			lap.Seeds[e.Pit] = 0
		}
	}
	panic("Marin’s example has one lap")
}

// noteFigure is a picture of the notes with its caption. A picture stands once on a page.
func noteFigure(c PageContext, name string) app.UI {
	t := c.Text
	f, ok := noteFigures[name]
	if !ok {
		panic("no picture " + name)
	}
	key := "notes.figure." + name + "."
	words := map[string]string{
		"south": Plain(t, session.SideName(engine.South)),
		"north": Plain(t, session.SideName(engine.North)),
	}
	for _, w := range f.words {
		words[w] = t.T(key + w)
	}
	drawing := figure.Drawing{ID: "figure-" + name, Title: t.T(key + "title"), Desc: t.T(key + "desc"), Words: words}
	return figureWith(f.draw(drawing), t.T(key+"caption"))
}

// figureWith is a picture and what it shows.
func figureWith(drawing app.UI, caption string) app.UI {
	return app.Figure().Class("figure").Body(drawing, app.FigCaption().Text(caption))
}
