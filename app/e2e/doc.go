//go:build !js

// Package e2e tests the finished site in Chromium. `./build.sh test` builds the site twice, for the
// root and for a sub-path, and names the results in the environment:
//
//	E2E_SITE  the generator, which serves a site
//	E2E_DIST  the site built for the root
//	E2E_SUB   the site built for /games/mancala
//
// Without them the tests are skipped, so that `go test ./...` needs no browser.
package e2e
