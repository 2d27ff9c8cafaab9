//go:build !js

package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
)

// checkSizes measures files in brotli, as hosts send them. Each argument is FILE or FILE=BUDGET, the
// budget in megabytes. Compressing a client takes seconds, so a cache folder remembers by content.
func checkSizes(cache string, arguments []string) error {
	var over []string
	for _, argument := range arguments {
		file, budget, limited := strings.Cut(argument, "=")
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		size, err := compressedSize(cache, content)
		if err != nil {
			return err
		}
		megabytes := float64(size) / 1e6
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

// compressedSize is the size of content in brotli, quality 11.
func compressedSize(cache string, content []byte) (int, error) {
	known := filepath.Join(cache, fmt.Sprintf("%x", sha256.Sum256(content)))
	if text, err := os.ReadFile(known); cache != "" && err == nil {
		return strconv.Atoi(string(text))
	}
	var size counter
	w := brotli.NewWriterOptions(&size, brotli.WriterOptions{Quality: 11, LGWin: 24})
	if _, err := w.Write(content); err != nil {
		return 0, err
	}
	if err := w.Close(); err != nil {
		return 0, err
	}
	if cache == "" {
		return int(size), nil
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return 0, err
	}
	return int(size), os.WriteFile(known, []byte(strconv.Itoa(int(size))), 0o644)
}

// counter counts the bytes written to it.
type counter int

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}
