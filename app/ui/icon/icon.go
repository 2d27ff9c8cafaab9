// Package icon draws the small pictures of the site: 24 by 24, one path each, in the colour of the text around them.
//
// An icon is an ornament: it is hidden from screen readers, and the button or link that holds it says in words what it does.
// Icons never flip on right-to-left pages: those of the transport point along time and the board, which does not flip either.
package icon

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

const xmlns = "http://www.w3.org/2000/svg"

// line draws a path as a stroke.
func line(d string) app.UI { return draw("icon", d) }

// solid draws a path filled, with the same round corners.
func solid(d string) app.UI { return draw("icon icon-solid", d) }

func draw(class, d string) app.UI {
	return app.Elem("svg").
		XMLNS(xmlns).
		Class(class).
		Attr("viewBox", "0 0 24 24").
		Attr("width", 24).
		Attr("height", 24).
		Attr("aria-hidden", "true").
		Attr("focusable", "false").
		Body(app.Elem("path").XMLNS(xmlns).Attr("d", d))
}

// Mark is the sign of the site, four pits and their seeds. It has the colours of the board and stands beside the name.
func Mark() app.UI {
	path := func(class, d string) app.UI {
		return app.Elem("path").XMLNS(xmlns).Class(class).Attr("d", d)
	}
	return app.Elem("svg").
		XMLNS(xmlns).
		Class("mark").
		Attr("viewBox", "0 0 32 32").
		Attr("width", 28).
		Attr("height", 28).
		Attr("aria-hidden", "true").
		Attr("focusable", "false").
		Body(
			path("mark-wood", "M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"),
			path("mark-pit", dots(6, 9.5, 9.5, 22.5, 9.5, 9.5, 22.5, 22.5, 22.5)),
			path("mark-seed", dots(2.1, 9.5, 9.5, 20.2, 10.6, 24.8, 8.4, 7.4, 21, 11.6, 21, 9.5, 24.8)),
		)
}

// dots is a path of circles of one radius around the given points, x and y in turn.
func dots(r float64, xy ...float64) string {
	num := func(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
	var b strings.Builder
	for i := 0; i+1 < len(xy); i += 2 {
		arc := "a" + num(r) + " " + num(r) + " 0 1 0 "
		b.WriteString("M" + num(xy[i]-r) + " " + num(xy[i+1]) + arc + num(2*r) + " 0" + arc + num(-2*r) + " 0z")
	}
	return b.String()
}
