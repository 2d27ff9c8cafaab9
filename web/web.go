//go:build !js

// Package web holds the files of the site as they are written by hand: style, fonts, icons, texts,
// lessons, notes and scripts. The generator in app/site makes dist/ from them; tests read them.
package web

import "embed"

// Files is this folder.
//
//go:embed *
var Files embed.FS
