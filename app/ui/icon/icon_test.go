package icon

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

var all = map[string]app.UI{
	"Start": Start(), "Back": Back(), "Play": Play(), "Pause": Pause(), "Forward": Forward(), "Lap": Lap(), "End": End(),
	"Replay": Replay(), "Undo": Undo(), "Redo": Redo(), "Hand": Hand(), "Arrow left": Arrow(true), "Arrow right": Arrow(false),
	"Swap": Swap(), "Sand": Sand(), "Check": Check(), "Cross": Cross(), "Close": Close(), "Plus": Plus(), "Minus": Minus(), "Empty": Empty(), "Pencil": Pencil(), "Bin": Bin(), "Info": Info(), "Hint": Hint(), "Curve": Curve(),
	"Share": Share(), "Copy": Copy(), "Sound on": Sound(true), "Sound off": Sound(false), "Full": Full(),
	"Download": Download(), "Upload": Upload(), "Home": Home(), "Learn": Learn(), "Board": Board(), "Notes": Notes(),
	"Rules": Rules(), "Settings": Settings(),
}

func TestIconsRender(t *testing.T) {
	seen := map[string]string{}
	for name, ui := range all {
		html := app.HTMLString(ui)
		for _, want := range []string{`class="icon`, `viewBox="0 0 24 24"`, "aria-hidden", ` d="`} {
			if !strings.Contains(html, want) {
				t.Errorf("%s lacks %s: %s", name, want, html)
			}
		}
		if strings.Contains(html, "style=") {
			t.Errorf("%s has an inline style, which the site's policy refuses", name)
		}
		if other := seen[html]; other != "" {
			t.Errorf("%s and %s are the same picture", name, other)
		}
		seen[html] = name
	}
}
