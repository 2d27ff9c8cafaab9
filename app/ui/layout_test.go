//go:build !js

package ui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestLayout(t *testing.T) {
	html := app.HTMLString(layout(english(t), `
div.a.b#top
	$none
	ul[aria-label=To the end]
		$items
	p[title==play.undo][data-n=$n] =play.redo
		b $word
	input[type=checkbox][checked=$on] @change=do
	$last`,
		"none", nil, "items", []app.UI{app.Elem("li"), app.Elem("li")}, "n", 3, "word", "<3", "on", true, "do", func() {}, "last", app.Text("end")))
	html = strings.Join(strings.Fields(html), " ")
	for _, want := range []string{
		`class="a b"`, `id="top"`, `aria-label="To the end"`, `</li> <li`, `title="Undo"`, `data-n="3"`,
		"Redo <b>&lt;3</b> </p>", `type="checkbox"`, "end </div>",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("%s lacks %s", html, want)
		}
	}
}
