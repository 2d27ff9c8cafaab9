//go:build !js

package main

import (
	"strings"
	"testing"
)

// The page of component states is there for those who look for it: no search engine lists it, no page
// links to it, and no reader keeps it.
func TestSpecimenIsApart(t *testing.T) {
	out := builtSite(t, "/sub", "https://example.org")
	page := string(out["/specimen/index.html"])
	if !strings.Contains(page, `<meta name="robots" content="noindex">`) {
		t.Error("search engines may list it")
	}
	for _, part := range []string{"client.js", "app.wasm"} {
		if strings.Contains(page, part) {
			t.Errorf("it runs %s", part)
		}
	}
	for _, name := range []string{"/sitemap.xml", "/sw.js"} {
		if strings.Contains(string(out[name]), "/specimen/") {
			t.Errorf("%s has it", name)
		}
	}
	for name, content := range out {
		if strings.HasSuffix(name, ".html") && !strings.Contains(name, "/specimen/") && strings.Contains(string(content), `"/sub/specimen/"`) {
			t.Errorf("%s leads to it", name)
		}
	}
}
