//go:build !js

package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// release serves a copy of the site, which publish changes.
func release(t *testing.T) (s *server, publish func(file, old, new string)) {
	t.Helper()
	dist := filepath.Join(t.TempDir(), "dist")
	if err := os.CopyFS(dist, os.DirFS(os.Getenv("E2E_SUB"))); err != nil {
		t.Fatal(err)
	}
	return serve(t, dist, subPath), func(file, old, new string) {
		t.Helper()
		name := filepath.Join(dist, file)
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		changed := bytes.ReplaceAll(content, []byte(old), []byte(new))
		if bytes.Equal(content, changed) {
			t.Fatalf("%s has no %q", file, old)
		}
		if err := os.WriteFile(name, changed, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// A new version arrives, waits, and comes when the reader asks for it.
func TestUpdate(t *testing.T) {
	s, publish := release(t)
	p := openKeeping(t)
	p.visit(s.url("/rules/"))
	p.keptOffline()

	publish("rules/index.html", "</h1>", " (new)</h1>")
	publish("sw.js", `"version": "`, `"version": "new-`)
	p.visit(s.url("/rules/"))
	p.waitFor(`!!document.querySelector("#update button")`)
	if heading := p.text("h1"); bytes.HasSuffix([]byte(heading), []byte("(new)")) {
		t.Errorf("the new version came by itself: %s", heading)
	}
	p.click("#update .btn-main")
	p.waitFor(`!!document.querySelector("h1")?.innerText.endsWith("(new)")`)
	p.waitFor(`!document.querySelector("#update")`)
	s.stop()
	p.visit(s.url("/play/"))
	if got := eval[int](p, `caches.keys().then((names) => names.length)`); got != 1 {
		t.Errorf("%d caches after the update, want 1", got)
	}
}

// A version that does not arrive whole leaves the one before at work.
func TestBrokenUpdate(t *testing.T) {
	s, publish := release(t)
	p := openKeeping(t)
	p.visit(s.url("/"))
	p.keptOffline()

	publish("js/client.js", "main", "broken") // no longer fits its hash
	publish("sw.js", `"version": "`, `"version": "broken-`)
	p.visit(s.url("/about/"))
	eval[bool](p, `navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true, () => true)`)
	p.waitFor(`navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)`)
	s.stop()
	p.visit(s.url("/play/"))
	waitFor(p, "document.documentElement.dataset.client", "ready")
	p.forgive() // what the browser says of the failed update
}
