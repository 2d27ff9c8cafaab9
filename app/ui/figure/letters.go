package figure

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Clicks are the four letters for clicks, each with the name under which Words has its sound.
var Clicks = []struct{ Letter, Sound string }{
	{"ǀ", "dental"}, {"ǁ", "lateral"}, {"ǃ", "alveolar"}, {"ǂ", "palatal"},
}

// Letters draws the four letters for clicks, large, with the names of their sounds.
func Letters(d Drawing) app.UI {
	const h = 132
	step := float64(width) / float64(len(Clicks))
	var shapes []app.UI
	for i, click := range Clicks {
		x := step * float64(i)
		class := "fig-tile"
		if click.Letter == "ǁ" {
			class += " fig-tile-on"
		}
		shapes = append(shapes,
			path(class, rounded(x+3, 2, step-6, h-4, 12)),
			write("fig-letter", point{x + step/2, 80}, click.Letter),
			write("fig-word", point{x + step/2, 116}, d.Words[click.Sound]),
		)
	}
	return d.frame("drawing-letters", width, h, shapes...)
}
