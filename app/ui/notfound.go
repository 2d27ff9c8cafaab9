//go:build !js

package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// newNotFound is the page of an address where nothing is.
func newNotFound(c PageContext) app.UI {
	t := c.Text
	link := func(path, key string) app.UI {
		return app.Li().Body(app.A().Href(c.Link(path)).Text(t.T(key)))
	}
	return app.Div().Class("page", "page-narrow").Body(
		app.H1().Text(t.T("notfound.title")),
		app.P().Class("lead").Text(t.T("notfound.text")),
		app.P().Body(app.A().Class("btn", "btn-main").Href(c.Link("/")).Text(t.T("notfound.home"))),
		app.Ul().Class("links").Body(
			link("/learn/", "nav.learn"), link("/play/", "nav.play"), link("/rules/", "nav.rules"), link("/notes/", "nav.notes"),
		),
	)
}
