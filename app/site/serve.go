//go:build !js

package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// serve serves the finished site as a host would, until it is stopped.
func serve(dist, base, cache, addr string) error {
	if _, err := os.Stat(filepath.Join(dist, "index.html")); err != nil {
		return fmt.Errorf("no site in %s: build it first", dist)
	}
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Printf("Relay Mancala is at http://%s%s/\n", listener.Addr(), base)
	return http.Serve(listener, handler(dist, base, cache))
}

// listen opens the asked address; unasked it is always the same one, where browsers kept their data
// of the last time, unless something else is there.
func listen(addr string) (net.Listener, error) {
	if addr != "" {
		return net.Listen("tcp", addr)
	}
	if listener, err := net.Listen("tcp", "127.0.0.1:8080"); err == nil {
		return listener, nil
	}
	return net.Listen("tcp", "127.0.0.1:0")
}

// handler answers with the files of dist, their headers (headers.go) and 404.html for the rest. With a
// cache folder it compresses, as a host does.
func handler(dist, base, cache string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, ok := strings.CutPrefix(path.Clean(r.URL.Path), base)
		if strings.HasSuffix(r.URL.Path, "/") {
			name = strings.TrimSuffix(name, "/") + "/index.html"
		}
		file := filepath.Join(dist, filepath.FromSlash(name))
		info, err := os.Stat(file)
		switch {
		case !ok || err != nil || strings.HasPrefix(name, "/_"):
			sendMissing(w, dist, name)
		case info.IsDir():
			http.Redirect(w, r, r.URL.Path+"/", http.StatusMovedPermanently)
		default:
			send(w, r, file, name, cache)
		}
	})
}

func send(w http.ResponseWriter, r *http.Request, file, name, cache string) {
	content, err := os.ReadFile(file)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	for _, h := range headersFor(name) {
		w.Header().Set(h.name, h.value)
	}
	w.Header().Set("ETag", fmt.Sprintf(`"%.16x"`, sha256.Sum256(content)))
	if cache != "" && compressible(name) && strings.Contains(r.Header.Get("Accept-Encoding"), "br") {
		if content, err = compress(cache, content); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Encoding", "br")
	}
	w.Header().Set("Vary", "Accept-Encoding")
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
}

func compressible(name string) bool {
	switch path.Ext(name) {
	case ".png", ".woff2":
		return false
	}
	return true
}

// sendMissing answers for an address where nothing is, in the language of the address.
func sendMissing(w http.ResponseWriter, dist, name string) {
	lang, _, _ := strings.Cut(strings.TrimPrefix(name, "/"), "/")
	content, err := os.ReadFile(filepath.Join(dist, filepath.Clean("/"+lang), "404.html"))
	if err != nil {
		content, err = os.ReadFile(filepath.Join(dist, "404.html"))
	}
	if err != nil {
		content = []byte("not found\n")
	}
	for _, h := range headersFor("/404.html") {
		w.Header().Set(h.name, h.value)
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(http.StatusNotFound)
	w.Write(content)
}
