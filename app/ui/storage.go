package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
)

// What is kept between visits, in the browser's own storage.
const (
	settingsKey = "relay.settings"
	gameKey     = "relay.game"
)

// stored returns what is kept under a key, or "".
func stored(key string) string {
	v := app.Window().Get("localStorage").Call("getItem", key)
	if v.Type() != app.TypeString {
		return ""
	}
	return v.String()
}

// store keeps a value. A storage that is full or blocked keeps nothing, and
// store reports that; play goes on.
func store(key, value string) bool {
	return app.Window().Get("relay").Call("store", key, value).Truthy()
}

func loadSettings() session.Settings { return session.ReadSettings(stored(settingsKey)) }

func saveSettings(s session.Settings) { store(settingsKey, s.String()) }
