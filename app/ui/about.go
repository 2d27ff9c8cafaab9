//go:build !js

package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// newAbout says what the site is, how it treats its readers, and where its knowledge comes from.
func newAbout(c PageContext) app.UI {
	t := c.Text
	body := []app.UI{app.H1().Text(t.T("about.title"))}
	for _, s := range []struct {
		id   string
		more []string // paragraphs after about.ID.text
	}{
		{"what", nil},
		{"care", []string{"about.care.stories"}},
		{"names", nil},
		{"privacy", []string{"about.privacy.stored", "about.privacy.links"}},
		{"offline", nil},
		{"help", []string{"about.help.words", "about.help.players", "about.help.check", "about.help.translate"}},
		{"licence", nil},
		{"sources", []string{"about.sources.partly", "about.sources.old"}},
	} {
		keys := s.more
		if first := "about." + s.id + ".text"; t.Has(first) {
			keys = append([]string{first}, keys...)
		}
		parts := paras(t, keys...)
		if s.id == "sources" {
			parts = append(parts, app.P().Class("mute").Text(t.T("nav.external")), sourceList(c))
		}
		body = append(body, section(s.id, t.T("about."+s.id+".title"), parts...))
	}
	return app.Div().Class("page", "page-narrow", "prose").Body(body...)
}
