package figure

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/engine"
)

// width is that of the widest pictures, near the width of a phone, so that no writing gets small there.
const width = 420

// Measures of a board.
const (
	pad     = 10   // between the edge of the board and its pits
	gap     = 8    // the groove between the sides
	margin  = 2    // around the board
	line    = 30   // for words above or below it
	largest = 62.0 // a pit's square
)

// Ground is what a board lies in.
type Ground string

// The grounds.
const (
	Wood Ground = "wood"
	Sand Ground = "sand"
)

// grid is where the pits of a board stand.
type grid struct {
	rules *engine.Rules
	at    point // upper left corner
	cell  float64
}

// fit is a grid as wide as a picture may be, or narrower where its pits would become too large.
func fit(r *engine.Rules, top float64) grid {
	return grid{rules: r, at: point{margin, top}, cell: min((width-2*margin-2*pad)/float64(r.Columns), largest)}
}

func (g grid) w() float64 { return g.cell*float64(g.rules.Columns) + 2*pad }
func (g grid) h() float64 { return g.cell*float64(g.rules.Rows()) + 2*pad + gap }

// center is the middle of a pit.
func (g grid) center(p engine.Pit) point {
	row, col := g.rules.Place(p)
	y := g.at.y + pad + (float64(g.rules.Rows()-row)+.5)*g.cell
	if row <= g.rules.Rows()/2 {
		y += gap
	}
	return point{g.at.x + pad + (float64(col)+.5)*g.cell, y}
}

// ground draws what the pits are in, and the pits that are not closed.
func (g grid) ground(kind Ground, p *engine.Position) []app.UI {
	var pits, closed, shade string
	for i := range g.rules.Pits() {
		pit := engine.Pit(i)
		c := g.center(pit)
		if p != nil && p.IsClosed(pit) {
			closed += circle(c, g.cell*.42)
			continue
		}
		pits += circle(c, g.cell*.42)
		shade += "M" + xy(c.x-g.cell*.33, c.y+g.cell*.02) + "A" + xy(g.cell*.33, g.cell*.33) + " 0 0 1 " + xy(c.x+g.cell*.33, c.y+g.cell*.02)
	}
	var out []app.UI
	if kind == Sand {
		out = append(out, path("fig-sand", g.patch()), path("fig-grains", g.grains()))
	} else {
		out = append(out, path("fig-wood", rounded(g.at.x, g.at.y, g.w(), g.h(), 16)))
		middle := g.at.y + g.h()/2
		out = append(out, path("fig-groove", "M"+xy(g.at.x+pad, middle)+"h"+num(g.w()-2*pad)))
	}
	out = append(out, path("fig-pit fig-pit-"+string(kind), pits))
	if kind == Sand {
		out = append(out, path("fig-hollow", shade))
	}
	if closed != "" {
		out = append(out, path("fig-closed", closed))
	}
	return out
}

// patch is the outline of a piece of ground: a rectangle with an uneven edge.
func (g grid) patch() string {
	const bulge = 6
	x, y, w, h := g.at.x, g.at.y, g.w(), g.h()
	q := func(cx, cy, x, y float64) string { return "Q" + xy(cx, cy) + " " + xy(x, y) }
	return "M" + xy(x+14, y+3) +
		q(x+w*.2, y-bulge*.6, x+w*.38, y+2) + q(x+w*.6, y+bulge*.8, x+w*.72, y) + q(x+w*.9, y-bulge*.5, x+w-6, y+12) +
		q(x+w+bulge*.3, y+h*.4, x+w-3, y+h*.62) + q(x+w-bulge*.6, y+h*.9, x+w-16, y+h-2) +
		q(x+w*.7, y+h+bulge*.5, x+w*.52, y+h-3) + q(x+w*.3, y+h-bulge, x+w*.18, y+h-1) + q(x+4, y+h+2, x+3, y+h-18) +
		q(x-bulge*.3, y+h*.5, x+4, y+h*.3) + q(x+2, y+8, x+14, y+3) + "z"
}

// grains are specks between the hollows, the same at every build.
func (g grid) grains() string {
	var d string
	seed := uint32(7)
	next := func(limit float64) float64 {
		seed = seed*1664525 + 1013904223
		return float64(seed>>8) / (1 << 24) * limit
	}
	for range 90 {
		d += circle(point{g.at.x + 12 + next(g.w()-24), g.at.y + 8 + next(g.h()-16)}, .8)
	}
	return d
}

// seeds are those of a position.
func (g grid) seeds(p *engine.Position) app.UI {
	var d string
	for i := range g.rules.Pits() {
		if n := int(p.Seeds[i]); n > 0 {
			d += heap(g.center(engine.Pit(i)), n, g.cell*.088)
		}
	}
	return path("fig-seed", d)
}

// Position draws a board with its seeds.
func Position(d Drawing, r engine.Rules, p engine.Position, kind Ground) app.UI {
	g := fit(&r, margin)
	return d.frame("drawing-board", g.w()+2*margin, g.h()+2*margin, append(g.ground(kind, &p), g.seeds(&p))...)
}

// Ring draws an empty board and the way each player sows round it, as the rules say. Words: south and
// north, the names of the seats.
func Ring(d Drawing, r engine.Rules) app.UI {
	g := fit(&r, margin+line)
	shapes := g.ground(Wood, nil)
	shapes = append(shapes,
		write("fig-word fig-north", point{g.at.x + g.w()/2, margin + 19}, d.Words["north"]),
		write("fig-word fig-south", point{g.at.x + g.w()/2, margin + line + g.h() + 21}, d.Words["south"]))
	shapes = append(shapes, way("fig-way", g.ring(engine.South))...)
	if r.Game != engine.Bosh { // whose players share one ring
		shapes = append(shapes, way("fig-way fig-way-north", g.ring(engine.North))...)
	}
	return d.frame("drawing-board", g.w()+2*margin, g.h()+2*margin+2*line, shapes...)
}

// ring are the pits that a player sows, in order, from the first of the own outer or only row that has
// the whole row before it.
func (g grid) ring(s engine.Side) []point {
	r := g.rules
	var p engine.Position
	first := r.OnRing(s, 1)
	if second := r.Next(&p, first); second != r.OnRing(s, 2) {
		first = r.OnRing(s, int(r.Columns))
	}
	var out []point
	for pit := first; len(out) == 0 || pit != first; pit = r.Next(&p, pit) {
		out = append(out, g.center(pit))
	}
	return out
}

// way is a closed path through points, with an arrow in the middle of each of its long sides.
func way(class string, ring []point) []app.UI {
	n := len(ring) / 2
	var heads string
	for _, k := range []int{n/2 - 1, n + n/2 - 1} {
		a, b := ring[k], ring[(k+1)%len(ring)]
		dx := 1.0
		if b.x < a.x {
			dx = -1
		}
		heads += arrowhead(point{(a.x+b.x)/2 + dx*8, a.y}, dx, 0, 15)
	}
	// The four corners are enough: a rectangle, its corners rounded by the stroke.
	corners := []point{ring[0], ring[n-1], ring[n], ring[len(ring)-1]}
	return []app.UI{path(class, polygon(corners)), path("fig-head", heads)}
}

// Sown draws a board after a lap: from where the seeds came, where the last fell, and what is lifted
// next. Words: last, next.
func Sown(d Drawing, r engine.Rules, p engine.Position, from, last, next engine.Pit) app.UI {
	g := fit(&r, margin+line)
	shapes := append(g.ground(Wood, &p), g.seeds(&p))
	ring := func(class string, pit engine.Pit) app.UI { return path(class, circle(g.center(pit), g.cell*.45)) }
	shapes = append(shapes, ring("fig-from", from), ring("fig-last", last), ring("fig-next", next))
	// The two pits are neighbours: each word runs away from the other.
	for _, w := range []struct {
		at, other point
		word      string
	}{{g.center(last), g.center(next), d.Words["last"]}, {g.center(next), g.center(last), d.Words["next"]}} {
		if w.at.x < w.other.x {
			shapes = append(shapes, write("fig-word fig-word-end", point{w.at.x + g.cell*.42, margin + 19}, w.word))
		} else {
			shapes = append(shapes, write("fig-word fig-word-start", point{w.at.x - g.cell*.42, margin + 19}, w.word))
		}
	}
	return d.frame("drawing-board", g.w()+2*margin, g.h()+2*margin+line, shapes...)
}

// Filled draws the row of a player who holds so many seeds at the beginning of a round, and what is
// left over beside it.
func Filled(d Drawing, r engine.Rules, holding int) app.UI {
	p, err := r.NextRound([2]int{holding, engine.MinHolding}, engine.South, nil)
	if err != nil {
		panic(err)
	}
	const cell = largest
	y := margin + pad + cell/2
	var pits, closed, seeds string
	for col := range int(r.Columns) {
		pit := r.At(1, col)
		c := point{margin + pad + (float64(col)+.5)*cell, y}
		if p.IsClosed(pit) {
			closed += circle(c, cell*.42)
		} else {
			pits += circle(c, cell*.42)
			seeds += heap(c, int(p.Seeds[pit]), cell*.088)
		}
	}
	w := cell*float64(r.Columns) + 2*pad
	store := point{margin + w + (width-2*margin-w)/2 + 3, y}
	seeds += heap(store, int(p.Store[engine.South]), cell*.088)
	sum := strconv.Itoa(holding) + " = " + strconv.Itoa(r.CanFill(holding)) + " × " + strconv.Itoa(engine.MinHolding) +
		" + " + strconv.Itoa(int(p.Store[engine.South]))
	return d.frame("drawing-board", width, cell+2*pad+2*margin+34,
		path("fig-wood", rounded(margin, margin, w, cell+2*pad, 16)),
		path("fig-wood", rounded(margin+w+8, margin, width-2*margin-w-8, cell+2*pad, 16)),
		path("fig-pit fig-pit-wood", pits), path("fig-pit fig-pit-wood", circle(store, cell*.42)),
		path("fig-closed", closed), path("fig-seed", seeds),
		write("fig-word", point{width / 2, cell + 2*pad + 2*margin + 25}, sum),
	)
}

// Size is how many rows a board has, and how many pits in each.
type Size struct{ Rows, Columns int }

// Sizes draws empty boards under one another, all to one scale, each with its size.
func Sizes(d Drawing, sizes ...Size) app.UI {
	most := 0
	for _, s := range sizes {
		most = max(most, s.Columns)
	}
	cell := min((width-2*margin-2*pad)/float64(most), 24)
	var shapes []app.UI
	y := float64(margin)
	for _, s := range sizes {
		var pits string
		w, h := cell*float64(s.Columns)+pad, cell*float64(s.Rows)+pad+cell*.2
		shapes = append(shapes, write("fig-label", point{margin + 2, y + 15}, strconv.Itoa(s.Rows)+" × "+strconv.Itoa(s.Columns)))
		y += 23
		for row := range s.Rows {
			top := y + pad/2 + (float64(row)+.5)*cell
			if row >= s.Rows/2 {
				top += cell * .2
			}
			for col := range s.Columns {
				pits += circle(point{margin + pad/2 + (float64(col)+.5)*cell, top}, cell*.38)
			}
		}
		shapes = append(shapes, path("fig-wood", rounded(margin, y, w, h, min(9, cell*.45))), path("fig-pit fig-pit-wood", pits))
		y += h + 12
	}
	return d.frame("drawing-sizes", cell*float64(most)+pad+2*margin, y-12+margin, shapes...)
}
