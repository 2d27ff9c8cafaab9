//go:build !js

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// otherSite serves a page that shows a frame, on another site than ours.
func otherSite(t *testing.T, frame string) (url string) {
	t.Helper()
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!doctype html><html lang="en"><title>Museum</title><link rel="icon" href="data:,"><h1>Museum</h1>%s`, frame)
	}))
	t.Cleanup(site.Close)
	return strings.Replace(site.URL, "127.0.0.1", "localhost", 1)
}

// frame is the page inside the frame of another site.
func (p *page) frame(url string) *page {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		targets, err := chromedp.Targets(p.ctx)
		if err != nil {
			p.t.Fatal(err)
		}
		for _, target := range targets {
			if target.Type == "iframe" && strings.HasPrefix(target.URL, url) {
				ctx, cancel := chromedp.NewContext(p.ctx, chromedp.WithTargetID(target.TargetID))
				return watch(p.t, ctx, cancel)
			}
		}
	}
	p.t.Fatalf("no frame shows %s", url)
	return nil
}

// In a sandboxed frame storage throws and every request is one to another origin.
func TestEmbedInSandbox(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	p.visit(otherSite(t, fmt.Sprintf(`<iframe sandbox="allow-scripts" width="800" height="600" src="%s"></iframe>`, s.url("/embed/"))))
	frame := p.frame(s.url("/embed/"))
	waitFor(frame, "document.documentElement.dataset.client", "ready")
	waitFor(frame, "localStorage.length", 0)
}

// A reader who lets no site keep anything can still play.
func TestBlockedStorage(t *testing.T) {
	profile, err := os.MkdirTemp("", "relay-e2e")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for range 50 { // Chromium writes on for a moment after its end
			if os.RemoveAll(profile) == nil {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
	})
	preferences := filepath.Join(profile, "Default", "Preferences")
	if err := os.MkdirAll(filepath.Dir(preferences), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(preferences, []byte(`{"profile": {"default_content_setting_values": {"cookies": 2}}}`), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, end, err := startBrowser(chromedp.UserDataDir(profile))
	if err != nil {
		t.Fatal(err)
	}
	p := watch(t, ctx, end)
	s := serveRoot(t)
	p.visit(s.url("/play/"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	waitFor(p, "window.relay.stored", false)
}

// Only the embed may stand in the frame of another site.
func TestOtherPagesRefuseFrames(t *testing.T) {
	s := serveRoot(t)
	p := open(t)
	p.visit(otherSite(t, fmt.Sprintf(`<iframe src="%s"></iframe>`, s.url("/settings/"))))
	time.Sleep(200 * time.Millisecond)
	if messages := strings.Join(p.forgive(), "\n"); !strings.Contains(messages, "frame-ancestors") {
		t.Errorf("the frame is not refused: %q", messages)
	}
}
