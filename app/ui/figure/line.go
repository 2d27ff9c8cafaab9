package figure

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Event is a point on a time line, or a stretch of it.
type Event struct {
	Year, To int    // To is 0 for a single year
	When     string // the year or years in words
	Label    string // who or what, short
	Other    bool   // of the second kind: drawn as a diamond, not as a disc
}

// Line draws years from top to bottom, to scale, with the events beside them. Labels that would lie on
// one another move down, and a thin line leads to each. What comes before first stands above the
// line, at a break.
func Line(d Drawing, first, last int, events ...Event) app.UI {
	const (
		top, bottom = 62.0, 16.0
		perYear     = 4.3
		axis        = 58.0
		labels      = 104.0
		least       = 19.0 // between two labels
	)
	h := top + float64(last-first)*perYear + bottom
	at := func(year int) float64 { return top + float64(year-first)*perYear }

	shapes := []app.UI{
		path("fig-axis", "M"+xy(axis, top-8)+"V"+num(at(last)+6)),
		path("fig-axis fig-axis-before", "M"+xy(axis, 12)+"V"+num(top-12)),
	}
	for year := (first + 24) / 25 * 25; year <= last; year += 25 {
		shapes = append(shapes, path("fig-tick", "M"+xy(axis-7, at(year))+"h7"),
			write("fig-year", point{axis - 12, at(year) + 5}, strconv.Itoa(year)))
	}
	var discs, diamonds, stretches, leaders string
	previous := -least
	for _, e := range events {
		y := 22.0
		if e.Year >= first {
			y = at(e.Year)
		}
		if e.To > e.Year && e.Year >= first {
			stretches += "M" + xy(axis, y) + "V" + num(at(e.To))
		}
		if e.Other {
			diamonds += diamond(point{axis, y}, 7)
		} else {
			discs += circle(point{axis, y}, 5.5)
		}
		label := max(y, previous+least)
		previous = label
		leaders += "M" + xy(axis+9, y) + "H" + num(axis+16) + "L" + xy(labels-14, label) + "H" + num(labels-5)
		shapes = append(shapes, el("text").Class("fig-event").Attr("x", num(labels)).Attr("y", num(label+5)).Body(
			el("tspan").Class("fig-when").Text(e.When), el("tspan").Attr("dx", "8").Text(e.Label)))
		h = max(h, label+bottom)
	}
	shapes = append(shapes, path("fig-leader", leaders), path("fig-stretch", stretches),
		path("fig-disc", discs), path("fig-diamond", diamonds))
	return d.frame("drawing-line", 340, h, shapes...)
}
