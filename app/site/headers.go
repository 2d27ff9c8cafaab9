//go:build !js

package main

import (
	"fmt"
	"path"
	"strings"
)

// policy is the content security policy of every page. Nothing comes from another host, nothing is
// inline. blob: is for the worker inside a sandboxed frame, where only such a worker starts.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
	"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'"

// metaPolicy also stands in every document, for hosts that do not read _headers.
const metaPolicy = policy

// header is one line of an answer.
type header struct{ name, value string }

// headersFor are the headers of a file of the site. They are written to dist/_headers for the host
// (Netlify and others read it), and `site serve` sends them.
//
// Names of files do not change with their content: browsers keep every file but ask whether it is
// still the same (no-cache), and the service worker, which holds a whole release at once, spares the
// asking. So a page never meets a script of another release for longer than one visit.
func headersFor(file string) []header {
	headers := []header{
		{"Cache-Control", "no-cache"},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"},
		{"Access-Control-Allow-Origin", "*"}, // for the module on other sites, and for sandboxed frames, which have no origin
		{"Cross-Origin-Resource-Policy", "cross-origin"},
	}
	switch {
	case path.Ext(file) == ".html":
		headers = append(headers,
			header{"Content-Security-Policy", policy + "; frame-ancestors " + ancestors(file)},
			header{"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
		)
	case path.Ext(file) == ".wasm":
		headers = append(headers, header{"Content-Type", "application/wasm"})
	case path.Ext(file) == ".webmanifest":
		headers = append(headers, header{"Content-Type", "application/manifest+json"})
	}
	return headers
}

// ancestors says which sites may show a page in a frame: the embed is made for all of them.
func ancestors(file string) string {
	if strings.HasSuffix(file, "/embed/index.html") {
		return "*"
	}
	return "'self'"
}

// headersFile is dist/_headers. It names every address, because hosts differ in what they do where
// two patterns meet.
func headersFile(base string, out output) string {
	var b strings.Builder
	b.WriteString("# Written by app/site/headers.go.\n")
	for _, file := range out.sorted() {
		fmt.Fprintln(&b, base+addressOf(file))
		for _, h := range headersFor(file) {
			fmt.Fprintf(&b, "  %s: %s\n", h.name, h.value)
		}
	}
	return b.String()
}
