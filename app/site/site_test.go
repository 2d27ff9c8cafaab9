//go:build !js

package main

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"relaymancala/web"
)

// builtSite is the real site, with empty files for what the compiler makes. It is built once for each
// place: only read it.
func builtSite(t *testing.T, base, origin string) output {
	t.Helper()
	if built[origin+base] == nil {
		built[origin+base] = build(t, web.Files, base, origin)
	}
	return built[origin+base]
}

var built = map[string]output{}

// build builds a site of the files of a web folder.
func build(t *testing.T, files fs.FS, base, origin string) output {
	t.Helper()
	empty := filepath.Join(t.TempDir(), "empty")
	if err := os.WriteFile(empty, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s := &site{web: files, base: base, origin: origin, compiled: map[string]string{"/js/app.wasm": empty, "/module/engine.wasm": empty, "/module/wasm_exec.js": empty}}
	out, err := s.build()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestSiteIsReproducible(t *testing.T) {
	first, second := builtSite(t, "", ""), build(t, web.Files, "", "")
	equal := maps.EqualFunc(first, second, func(a, b []byte) bool { return string(a) == string(b) })
	if !equal {
		t.Error("two builds differ")
	}
}

func TestHead(t *testing.T) {
	page := string(builtSite(t, "/sub", "https://example.org")["/play/index.html"])
	for _, want := range []string{
		`<html lang="en" dir="ltr"`,
		`<link rel="canonical" href="https://example.org/sub/play/">`,
		`<link rel="alternate" hreflang="en" href="https://example.org/sub/play/">`,
		`<link rel="alternate" hreflang="x-default" href="https://example.org/sub/play/">`,
		`<meta property="og:url" content="https://example.org/sub/play/">`,
		`<meta name="base" content="/sub">`,
		`<script src="/sub/js/client.js" defer`,
		`<link rel="stylesheet" href="/sub/css/site.css">`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
}

// Without an origin no page claims an address.
func TestHeadWithoutOrigin(t *testing.T) {
	for name, content := range builtSite(t, "", "") {
		if strings.HasSuffix(name, ".html") && (strings.Contains(string(content), "canonical") || strings.Contains(string(content), "og:url")) {
			t.Errorf("%s claims an address", name)
		}
	}
}

func TestContentPagesRunNoClient(t *testing.T) {
	out := builtSite(t, "", "")
	for _, name := range []string{"/index.html", "/learn/index.html", "/notes/hus/index.html", "/rules/index.html", "/about/index.html", "/settings/index.html", "/404.html"} {
		for _, part := range []string{"wasm_exec", "client.js", "app.wasm"} {
			if strings.Contains(string(out[name]), part) {
				t.Errorf("%s has %s", name, part)
			}
		}
	}
}

// Every page and everything a page loads is kept offline.
func TestReleaseIsComplete(t *testing.T) {
	out := builtSite(t, "", "")
	worker := string(out["/sw.js"])
	for _, name := range out.sorted() {
		if listed := strings.Contains(worker, `"`+addressOf(name)+`": "`); listed != (offline(name) && name != "/sw.js") {
			t.Errorf("%s listed: %t", name, listed)
		}
	}
}

// The release is named by its content: another base or text is another release.
func TestReleaseVersion(t *testing.T) {
	version := func(base string) string {
		_, after, _ := strings.Cut(string(builtSite(t, base, "")["/sw.js"]), `"version": "`)
		return after[:16]
	}
	if version("") == version("/sub") {
		t.Error("two different sites have the same version")
	}
}
