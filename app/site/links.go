//go:build !js

package main

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	nethtml "golang.org/x/net/html"
)

// linkChecker remembers which page uses which address of the site: the last one of each.
type linkChecker map[string]string

// collect notes the addresses in a finished document. Every address of the site begins with its base.
func (l linkChecker) collect(base, page string, document []byte) error {
	root, err := nethtml.Parse(bytes.NewReader(document))
	if err != nil {
		return err
	}
	for n := range root.Descendants() {
		for _, a := range n.Attr {
			if (a.Key != "href" && a.Key != "src") || !strings.HasPrefix(a.Val, "/") {
				continue
			}
			address, ok := strings.CutPrefix(a.Val, base)
			if !ok {
				return fmt.Errorf("<%s %s=%q> leaves the site, which is at %s", n.Data, a.Key, a.Val, base)
			}
			address, _, _ = strings.Cut(address, "#")
			address, _, _ = strings.Cut(address, "?")
			l[address] = page
		}
	}
	return nil
}

// check fails when an address has no page or file.
func (l linkChecker) check(out output) error {
	for _, address := range slices.Sorted(maps.Keys(l)) {
		if _, ok := out[fileOf(address)]; !ok {
			return fmt.Errorf("nothing is at %s, which %s uses", address, l[address])
		}
	}
	return nil
}
