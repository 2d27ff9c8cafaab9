//go:build !js

package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/ui/icon"
)

// menu are the pages of the header. On a phone they are tabs, with icons.
var menu = []struct {
	name, path string
	icon       func() app.UI
}{
	{"learn", "/learn/", icon.Learn},
	{"play", "/play/", icon.Board},
	{"rules", "/rules/", icon.Rules},
	{"notes", "/notes/", icon.Notes},
	{"settings", "/settings/", icon.Settings},
}

// Skip is the first link of a page: past the header, to the content.
func Skip(c PageContext) app.UI {
	return app.A().Class("skip").Href("#main").Text(c.Text.T("nav.skip"))
}

// Header is the site's header.
func Header(c PageContext) app.UI {
	brand := app.A().Class("brand").Href(c.Link("/")).Body(icon.Mark(), app.Text(c.Text.T("site.name")))
	if c.Page.Path == "/" {
		brand = brand.Aria("current", "page")
	}
	return app.Header().Class("site-header").Body(
		brand,
		app.Nav().Class("site-nav").Aria("label", c.Text.T("nav.label")).Body(
			app.Range(menu).Slice(func(i int) app.UI {
				link := app.A().Href(c.Link(menu[i].path)).Body(menu[i].icon(), app.Text(c.Text.T("nav."+menu[i].name)))
				switch {
				case menu[i].path == c.Page.Path:
					link = link.Aria("current", "page")
				case strings.HasPrefix(c.Page.Path, menu[i].path):
					link = link.Aria("current", "true")
				}
				return link
			}),
		),
	)
}

// Footer is the site's footer, with the same page in the other languages.
func Footer(c PageContext) app.UI {
	return app.Footer().Class("site-footer").Body(
		app.P().Text(c.Text.T("footer.games")),
		app.P().Text(c.Text.T("footer.private")),
		app.Ul().Body(app.Li().Body(app.A().Href(c.Link("/about/")).Text(c.Text.T("footer.about")))),
		app.If(len(c.Languages) > 1, func() app.UI {
			return app.Nav().Aria("label", c.Text.T("nav.language")).Body(languageLinks(c))
		}),
		app.If(!c.Text.Checked(), func() app.UI {
			return app.P().Class("unchecked").Body(
				app.Text(c.Text.T("lang.unchecked")+" "),
				app.A().Href(c.Link("/about/#help")).Text(c.Text.T("lang.unchecked.help")),
			)
		}),
	)
}

// languageLinks lead to the same page in the other languages. web/js/boot.js lets them keep the
// #fragment.
func languageLinks(c PageContext) app.UI {
	return app.Ul().Class("languages").Body(
		app.Range(c.Languages).Slice(func(i int) app.UI {
			l := c.Languages[i]
			link := app.A().Href(l.Prefix+c.Page.Path).Lang(l.Code).Attr("hreflang", l.Code).Text(l.Name)
			if l.Prefix == c.Prefix {
				link = link.Aria("current", "true")
			}
			return app.Li().Body(link)
		}),
	)
}
