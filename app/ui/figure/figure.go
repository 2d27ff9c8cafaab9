// Package figure draws the pictures of the notes: boards, letters, a time line and sketch maps. Each
// is one inline drawing with a title and a description, made from positions of the engine or from
// data. Colours are classes (web/css/72-notes.css), so that a picture follows the theme and prints.
//
// The sentences come from the caller: nothing here is in a language.
package figure

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Drawing is what every picture needs besides its lines. Words are the texts written in it, by name;
// a picture documents the names it asks for.
type Drawing struct {
	ID          string // unique on the page
	Title, Desc string
	Words       map[string]string
}

const xmlns = "http://www.w3.org/2000/svg"

func el(tag string) app.HTMLElem { return app.Elem(tag).XMLNS(xmlns) }

// frame is the drawing element, w by h units, with its title and description.
func (d Drawing) frame(class string, w, h float64, shapes ...app.UI) app.UI {
	body := []app.UI{
		el("title").ID(d.ID + "-title").Text(d.Title),
		el("desc").ID(d.ID + "-desc").Text(d.Desc),
	}
	return el("svg").
		Class("drawing", class).
		Attr("viewBox", "0 0 "+num(w)+" "+num(h)).
		Attr("width", num(w)).
		Attr("height", num(h)).
		Role("img").
		Aria("labelledby", d.ID+"-title").
		Aria("describedby", d.ID+"-desc").
		Body(append(body, shapes...)...)
}

// point is a place in a drawing.
type point struct{ x, y float64 }

func path(class, d string) app.UI { return el("path").Class(class).Attr("d", d) }

// write puts a word at p. The class says how it is set, and from which of its ends it starts.
func write(class string, p point, word string) app.UI {
	return el("text").Class(class).Attr("x", num(p.x)).Attr("y", num(p.y)).Text(word)
}

// circle is a round outline, to be part of a path.
func circle(c point, r float64) string {
	arc := "a" + num(r) + " " + num(r) + " 0 1 0 "
	return "M" + num(c.x-r) + " " + num(c.y) + arc + num(2*r) + " 0" + arc + num(-2*r) + " 0z"
}

// diamond stands on a corner.
func diamond(c point, r float64) string {
	return "M" + xy(c.x, c.y-r) + "L" + xy(c.x+r, c.y) + " " + xy(c.x, c.y+r) + " " + xy(c.x-r, c.y) + "z"
}

// rounded is a rectangle with round corners.
func rounded(x, y, w, h, r float64) string {
	arc := "a" + num(r) + " " + num(r) + " 0 0 1 "
	return "M" + xy(x+r, y) + "h" + num(w-2*r) + arc + xy(r, r) + "v" + num(h-2*r) + arc + xy(-r, r) +
		"h" + num(2*r-w) + arc + xy(-r, -r) + "v" + num(2*r-h) + arc + xy(r, -r) + "z"
}

// polygon joins points by straight lines and closes the outline.
func polygon(points []point) string {
	var b strings.Builder
	for i, p := range points {
		b.WriteString(map[bool]string{true: "M", false: "L"}[i == 0] + xy(p.x, p.y))
	}
	return b.String() + "z"
}

// arrowhead is a triangle with its tip at p, pointing along (dx, dy), which is a unit vector.
func arrowhead(p point, dx, dy, size float64) string {
	back := point{p.x - dx*size, p.y - dy*size}
	return polygon([]point{p, {back.x - dy*size*.62, back.y + dx*size*.62}, {back.x + dy*size*.62, back.y - dx*size*.62}})
}

// heap is the outline of n seeds around c: up to six in a ring, then a spiral as in the head of a
// sunflower, which fills a circle evenly.
func heap(c point, n int, r float64) string {
	var b strings.Builder
	switch {
	case n == 1:
		b.WriteString(circle(c, r))
	case n <= 5:
		radius := r*1.12/math.Sin(math.Pi/float64(n))*1.02 + .2
		for k := range n {
			a := 2*math.Pi*float64(k)/float64(n) + math.Pi/4
			b.WriteString(circle(point{c.x + radius*math.Cos(a), c.y + radius*math.Sin(a)}, r))
		}
	default:
		for k := range n {
			a, radius := float64(k)*2.39996, r*1.75*math.Sqrt(float64(k)+.4)
			b.WriteString(circle(point{c.x + radius*math.Cos(a), c.y + radius*math.Sin(a)}, r))
		}
	}
	return b.String()
}

// num writes a coordinate, to a hundredth.
func num(v float64) string {
	return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
}

func xy(x, y float64) string { return num(x) + " " + num(y) }
