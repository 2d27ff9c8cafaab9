package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// What is left to the browser, in web/js/client.js: it takes less room there.

// openComfort opens the settings at the table, where the page has them.
func openComfort() {
	if relay := app.Window().Get("relay"); relay.Get("comfort").Truthy() {
		relay.Call("comfort")
	}
}

// copyText puts a text on the clipboard, and tells whether that was possible.
func copyText(text string, then func(ok bool)) {
	await(app.Window().Get("relay").Call("copy", text), func(_ app.Value, err error) { then(err == nil) })
}

// setFragment changes the fragment of the page's address, without a new entry
// in the history.
func setFragment(fragment string) { app.Window().Get("relay").Call("place", fragment) }

// address is that of this page with another fragment.
func address(fragment string) string {
	u := *app.Window().URL()
	u.Fragment, u.RawQuery = "", ""
	return u.String() + "#" + fragment
}

// formatDate is a moment, in milliseconds, as a language writes it.
func formatDate(lang string, ms int64) string {
	return app.Window().Get("relay").Call("date", lang, float64(ms)).String()
}
