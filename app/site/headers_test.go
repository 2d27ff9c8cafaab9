//go:build !js

package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// What `site serve` sends is what dist/_headers asks of a host.
func TestHeadersAgree(t *testing.T) {
	dist := t.TempDir()
	out := output{}
	for _, name := range []string{"/index.html", "/embed/index.html", "/404.html", "/js/app.wasm", "/module/mancala.js", "/manifest.webmanifest"} {
		out[name] = []byte("x")
	}
	if err := out.write(dist); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(handler(dist, "/sub", ""))
	defer server.Close()

	var address string
	for line := range strings.Lines(headersFile("/sub", out)) {
		line = strings.TrimSuffix(line, "\n")
		name, value, isHeader := strings.Cut(strings.TrimPrefix(line, "  "), ": ")
		switch {
		case strings.HasPrefix(line, "#"):
		case !strings.HasPrefix(line, "  "):
			address = line
		case !isHeader:
			t.Errorf("not a header: %q", line)
		default:
			answer, err := http.Get(server.URL + address)
			if err != nil {
				t.Fatal(err)
			}
			answer.Body.Close()
			if got := answer.Header.Get(name); answer.StatusCode != 200 || got != value {
				t.Errorf("%s: %d, %s is %q, want %q", address, answer.StatusCode, name, got, value)
			}
		}
	}
}

// Browsers get the files compressed, and once they have one only hear that it is the same.
func TestServeCompressed(t *testing.T) {
	dist := t.TempDir()
	page := strings.Repeat("sow ", 1000)
	if err := (output{"/index.html": []byte(page)}).write(dist); err != nil {
		t.Fatal(err)
	}
	h := handler(dist, "", t.TempDir())
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("Accept-Encoding", "gzip, br")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	content, err := io.ReadAll(brotli.NewReader(w.Body))
	if err != nil || string(content) != page || w.Header().Get("Content-Encoding") != "br" || w.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("%v, %d bytes, headers %v", err, len(content), w.Header())
	}
	r.Header.Set("If-None-Match", w.Header().Get("ETag"))
	w = httptest.NewRecorder()
	if h.ServeHTTP(w, r); w.Code != http.StatusNotModified {
		t.Errorf("asked again: %d", w.Code)
	}
}

func TestServe(t *testing.T) {
	dist := t.TempDir()
	if err := (output{"/index.html": []byte("home"), "/learn/index.html": []byte("learn"), "/404.html": []byte("none"), "/es/404.html": []byte("nada"), "/_headers": nil}).write(dist); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		base, path string
		status     int
		body       string
	}{
		{"", "/", 200, "home"},
		{"", "/learn/", 200, "learn"},
		{"", "/learn", 301, ""},
		{"", "/nowhere", 404, "none"},
		{"", "/es/nowhere", 404, "nada"},
		{"/sub", "/sub/es/a/b/", 404, "nada"},
		{"", "/_headers", 404, "none"},
		{"", "/../../../etc/passwd", 404, "none"},
		{"/sub", "/sub/", 200, "home"},
		{"/sub", "/sub", 301, ""},
		{"/sub", "/learn/", 404, "none"},
		{"/sub", "/subway/", 404, "none"},
	} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest("GET", "http://x/", nil)
		r.URL.Path = test.path
		handler(dist, test.base, "").ServeHTTP(w, r)
		if w.Code != test.status || (test.body != "" && w.Body.String() != test.body) {
			t.Errorf("%s%s: %d %q, want %d %q", test.base, test.path, w.Code, w.Body, test.status, test.body)
		}
	}
}
