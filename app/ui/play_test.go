//go:build !js

package ui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestPlayPage(t *testing.T) {
	html := app.HTMLString(NewPlay(PageContext{Text: english(t)}))
	for _, want := range []string{`id="pit-a1"`, "cols-8", "South · You", "North · Computer, level 2", "24 seeds", "Your turn", "Can be played."} {
		if !strings.Contains(html, want) {
			t.Errorf("the play page lacks %q", want)
		}
	}
	if n := strings.Count(html, `role="gridcell"`); n != 32 {
		t.Errorf("%d pits, want 32", n)
	}
	for _, bad := range []string{"style=", "table.", "play.", "option."} {
		if i := strings.Index(html, bad); i >= 0 {
			t.Errorf("the play page has %q: …%s…", bad, html[max(0, i-40):i+40])
		}
	}
}
