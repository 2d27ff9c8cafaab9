//go:build !js

package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"strings"
)

// serviceWorker puts the list of the release in front of web/js/sw.js and moves it to the root, so
// that its scope is the whole site. The list maps each address to the hash of its file; pages have
// none, because some hosts change them on the way.
func (s *site) serviceWorker(out output) error {
	worker, ok := out["/js/sw.js"]
	if !ok {
		return fmt.Errorf("web/js/sw.js is missing")
	}
	delete(out, "/js/sw.js")

	release := sha256.New()
	release.Write(worker)
	files := map[string]string{}
	for _, name := range out.sorted() {
		if !offline(name) {
			continue
		}
		sum := sha256.Sum256(out[name])
		fmt.Fprintf(release, "%s %x\n", name, sum)
		files[addressOf(name)] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
		if path.Ext(name) == ".html" {
			files[addressOf(name)] = ""
		}
	}
	list, err := json.MarshalIndent(map[string]any{
		"version": hex.EncodeToString(release.Sum(nil))[:16],
		"missing": "/404.html",
		"files":   files,
	}, "", " ")
	if err != nil {
		return err
	}
	out["/sw.js"] = fmt.Appendf(nil, "const release = %s;\n\n%s", list, worker)
	return nil
}

// offline says whether a file is needed without internet: all but those for other sites, and the page
// for those who work on this one.
func offline(name string) bool {
	switch path.Ext(name) {
	case ".md", ".txt", ".ts":
		return false
	}
	return name != "/icons/og.png" && !strings.HasSuffix(name, "/specimen/index.html") && !strings.HasPrefix(name, "/_")
}
