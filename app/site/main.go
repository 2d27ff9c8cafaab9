//go:build !js

// Command site makes the static site and serves it.
//
//	site build   writes every page in every language, and all files, into dist/
//	site serve   serves dist/ on loopback, with the headers it is published with
//	site texts   tells translators which texts each language lacks, and which pages wait for them
//	site size    measures files in brotli and fails when one is over its budget
//
// A page is a component of app/ui, rendered by go-app on this side and mended into the HTML that
// browsers and validators expect (mend.go), inside the document of document.html.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"

	"relaymancala/web"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 0 {
		return fmt.Errorf("say what to do: build, serve, texts or size")
	}
	flags := flag.NewFlagSet("site "+args[0], flag.ExitOnError)
	dist := flags.String("dist", "dist", "folder of the finished site")
	base := flags.String("base", "", "path the site is served under, like /games")
	cache := flags.String("cache", "", "folder that remembers compressed files")
	switch args[0] {
	case "build":
		origin := flags.String("origin", "", "where the site is published, like https://example.org; without it no page claims an address")
		client := flags.String("client", "", "the client, app.wasm")
		engine := flags.String("engine", "", "the engine, engine.wasm")
		wasmExec := flags.String("wasm-exec", "", "Go's wasm_exec.js")
		flags.Parse(args[1:])
		s := &site{
			web:      web.Files,
			base:     cleanBase(*base),
			origin:   strings.TrimRight(*origin, "/"),
			compiled: map[string]string{"/js/app.wasm": *client, "/module/wasm_exec.js": *wasmExec, "/module/engine.wasm": *engine},
		}
		out, err := s.build()
		if err != nil {
			return err
		}
		return out.write(*dist)
	case "serve":
		addr := flags.String("addr", "", "address to listen on, instead of 127.0.0.1:8080")
		flags.Parse(args[1:])
		return serve(*dist, cleanBase(*base), *cache, *addr)
	case "texts":
		return (&site{web: web.Files}).texts(os.Stdout)
	case "size":
		flags.Parse(args[1:])
		return checkSizes(*cache, flags.Args())
	}
	return fmt.Errorf("unknown command %q: build, serve, texts or size", args[0])
}

// cleanBase brings a base path into the form the site uses: empty, or "/a/b" without a last slash.
func cleanBase(base string) string {
	base = strings.Trim(base, "/")
	if base == "" {
		return ""
	}
	return "/" + base
}
