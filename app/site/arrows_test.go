//go:build !js

package main

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "relaymancala"

// dependencies are all packages that a package is built with in the browser.
func dependencies(t *testing.T, pkg string) []string {
	t.Helper()
	command := exec.Command("go", "list", "-deps", module+"/"+pkg)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	command.Stderr = os.Stderr
	list, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(list))
}

// Arrows go one way: app → ai → engine. And what runs as engine.wasm stays small and starts fast.
func TestArrows(t *testing.T) {
	heavy := []string{"fmt", "encoding/json", "reflect"}[:3:3]
	for _, test := range []struct {
		pkg     string
		mayUse  []string // of this module
		without []string
	}{
		{"engine", []string{"engine"}, heavy},
		{"ai", []string{"ai", "engine"}, append(heavy, "time")},
		{"ai/worker/calls", []string{"ai", "engine"}, append(heavy, "time")},
		{"ai/worker", []string{"ai/worker", "ai", "engine"}, heavy},
		{"app", []string{"app", "ai", "engine"}, nil},
	} {
		for _, dependency := range dependencies(t, test.pkg) {
			own, isOwn := strings.CutPrefix(dependency, module+"/")
			if isOwn && !within(own, test.mayUse) {
				t.Errorf("%s uses %s", test.pkg, own)
			}
			if slices.Contains(test.without, dependency) {
				t.Errorf("%s uses %s", test.pkg, dependency)
			}
		}
	}
}

// within says whether a package is one of the folders or inside one.
func within(pkg string, folders []string) bool {
	return slices.ContainsFunc(folders, func(folder string) bool {
		return pkg == folder || strings.HasPrefix(pkg, folder+"/")
	})
}
