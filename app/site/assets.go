//go:build !js

package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"
)

// published says whether a file of web/ is part of the site; the others are sources and tests.
func published(file string) bool {
	folder, _, _ := strings.Cut(file, "/")
	switch path.Ext(file) {
	case ".css", ".js", ".svg", ".png", ".woff2":
		return folder != file
	case ".json":
		return folder == "lang" || folder == "lessons" || folder == "puzzles" // notes are in their pages
	case ".ts", ".md":
		return folder == "module"
	case ".txt": // licences of the fonts
		return folder == "fonts"
	}
	return false
}

// assets gathers the files that are not pages: those of web/, and those of the build.
func (s *site) assets() (output, error) {
	out := output{}
	err := fs.WalkDir(s.web, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !published(file) {
			return err
		}
		content, err := fs.ReadFile(s.web, file)
		if path.Ext(file) == ".css" { // the parts are one file for the browser, in the order of their names
			out["/css/site.css"] = append(out["/css/site.css"], content...)
		} else {
			out["/"+file] = content
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	for name, file := range s.compiled {
		if out[name], err = os.ReadFile(file); err != nil {
			return nil, fmt.Errorf("part of the build is missing: %w", err)
		}
	}
	return out, nil
}
