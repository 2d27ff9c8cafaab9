package figure

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// View is the part of the world that a map shows, in degrees.
type View struct{ West, East, North, South float64 }

// Place is a dot on a map. Side says where its name stands: right, left, above or below; Shift moves
// the name up or down, and then a thin line leads to it.
type Place struct {
	Name     string
	Lon, Lat float64
	Side     string
	Shift    float64
	Other    bool // of the second kind: drawn as a diamond, not as a disc
}

// Region is a name without a dot, for orientation.
type Region struct {
	Name     string
	Lon, Lat float64
}

// Map draws a rough outline of the coasts in a view, and places. Degrees are equal in both directions:
// a sketch, not a survey. It has no borders.
func Map(d Drawing, v View, regions []Region, places []Place) app.UI {
	scale := width / (v.East - v.West)
	h := scale * (v.North - v.South)
	at := func(lon, lat float64) point { return point{(lon - v.West) * scale, (v.North - lat) * scale} }

	shapes := []app.UI{path("fig-sea", polygon([]point{{0, 0}, {width, 0}, {width, h}, {0, h}}))}
	for _, coast := range coasts {
		points := make([]point, 0, len(coast)/2)
		for i := 0; i+1 < len(coast); i += 2 {
			points = append(points, at(coast[i], coast[i+1]))
		}
		shapes = append(shapes, path("fig-land", polygon(points)))
	}
	for _, r := range regions {
		shapes = append(shapes, write("fig-region", at(r.Lon, r.Lat), r.Name))
	}
	var discs, diamonds, leaders string
	for _, p := range places {
		c := at(p.Lon, p.Lat)
		if p.Other {
			diamonds += diamond(c, 6.5)
		} else {
			discs += circle(c, 4.5)
		}
		label, class := c, "fig-place"
		switch p.Side {
		case "left":
			label.x -= 10
			class += " fig-place-left"
		case "above", "below":
			class += " fig-place-middle"
			label.y += map[string]float64{"above": -11, "below": 20}[p.Side]
		default:
			label.x += 10
		}
		if p.Side != "above" && p.Side != "below" {
			label.y += 5
		}
		if p.Shift != 0 {
			away := map[string]float64{"left": -1, "right": 1}[p.Side] * 16
			label.x += away
			label.y += p.Shift
			leaders += "M" + xy(c.x, c.y) + "L" + xy(label.x-away*.2, label.y-5)
		}
		shapes = append(shapes, write(class, label, p.Name))
	}
	shapes = append(shapes, path("fig-leader", leaders), path("fig-disc", discs), path("fig-diamond", diamonds))
	return d.frame("drawing-map", width, h, shapes...)
}
