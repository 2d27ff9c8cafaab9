//go:build !js

package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
)

// checkSizes measures files in brotli, as hosts send them. Each argument is FILE or FILE=BUDGET, the
// budget in megabytes.
func checkSizes(cache string, arguments []string) error {
	var over []string
	for _, argument := range arguments {
		file, budget, limited := strings.Cut(argument, "=")
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		compressed, err := compress(cache, content)
		if err != nil {
			return err
		}
		megabytes := float64(len(compressed)) / 1e6
		fmt.Printf("%-24s %5.2f MB, brotli %5.3f MB", filepath.Base(file), float64(len(content))/1e6, megabytes)
		if limited {
			limit, err := strconv.ParseFloat(budget, 64)
			if err != nil {
				return fmt.Errorf("budget of %s: %w", file, err)
			}
			fmt.Printf(" of %.2f", limit)
			if megabytes > limit {
				over = append(over, filepath.Base(file))
			}
		}
		fmt.Println()
	}
	if len(over) > 0 {
		return fmt.Errorf("over the size budget: %s", strings.Join(over, ", "))
	}
	return nil
}

// compress is content in brotli, quality 11. That takes seconds for a client, so a cache folder, if
// given, remembers it.
func compress(cache string, content []byte) ([]byte, error) {
	known := filepath.Join(cache, fmt.Sprintf("%x.br", sha256.Sum256(content)))
	if compressed, err := os.ReadFile(known); cache != "" && err == nil {
		return compressed, nil
	}
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: 11, LGWin: 22})
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if cache == "" {
		return b.Bytes(), nil
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return nil, err
	}
	file, err := os.CreateTemp(cache, "new")
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if _, err := file.Write(b.Bytes()); err != nil {
		return nil, err
	}
	return b.Bytes(), os.Rename(file.Name(), known) // at once, for those who read at the same time
}
