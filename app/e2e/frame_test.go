//go:build !js

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
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
				p.t.Cleanup(cancel)
				inner := &page{t: p.t, ctx: ctx}
				if err := chromedp.Listen(ctx, inner.note); err != nil {
					p.t.Fatal(err)
				}
				return inner
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
	if messages := frame.forgive(); len(messages) > 0 {
		t.Errorf("console of the frame: %q", messages)
	}
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
