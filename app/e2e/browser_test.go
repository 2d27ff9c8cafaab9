//go:build !js

package e2e

import (
	"context"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long a test waits for anything.
const patience = 20 * time.Second

// browser is the one Chromium of all tests; each page has storage of its own.
var browser context.Context

func TestMain(m *testing.M) {
	if os.Getenv("E2E_DIST") == "" {
		fmt.Println("browser tests are skipped: ./build.sh test runs them")
		return
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	var end context.CancelFunc
	var err error
	if browser, end, err = startBrowser(); err != nil {
		fmt.Fprintln(os.Stderr, "Chromium does not start:", err)
		return 1
	}
	defer end()
	return m.Run()
}

func startBrowser(more ...chromedp.ExecAllocatorOption) (context.Context, context.CancelFunc, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	ctx, end := chromedp.NewContext(allocator)
	return ctx, func() { end(); stop() }, chromedp.Do(ctx)
}

// page is a tab with empty storage, and what happened in it.
type page struct {
	t        *testing.T
	ctx      context.Context
	mu       sync.Mutex
	errors   []string // of the console, and exceptions
	requests []string // addresses
}

// open opens a tab for the length of a test. The test fails when the console shows an error, unless
// forgive takes it back. The tab knows no service workers: to keep the whole site is more work than
// most tests are, and would be done again for each.
func open(t *testing.T) *page {
	t.Helper()
	p := openKeeping(t)
	const without = `delete Navigator.prototype.serviceWorker`
	if _, err := chromedp.Call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: without}); err != nil {
		t.Fatal(err)
	}
	return p
}

// openKeeping opens a tab that keeps the site for use without a network, as browsers do.
func openKeeping(t *testing.T) *page {
	t.Helper()
	ctx, end := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	return watch(t, ctx, end)
}

// watch makes a page of a tab.
func watch(t *testing.T, ctx context.Context, end context.CancelFunc) *page {
	t.Helper()
	p := &page{t: t, ctx: ctx}
	t.Cleanup(func() {
		for _, message := range p.forgive() {
			t.Errorf("console: %s", message)
		}
		end()
	})
	if err := chromedp.Listen(ctx, p.note); err != nil {
		t.Fatal(err)
	}
	return p
}

// note keeps what a test may ask for later.
func (p *page) note(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == "error" {
			var words []string
			for _, arg := range e.Args {
				words = append(words, strings.Trim(string(arg.Value), `"`)+arg.Description)
			}
			p.errors = append(p.errors, strings.Join(words, " "))
		}
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			text += " " + e.ExceptionDetails.Exception.Description
		}
		p.errors = append(p.errors, text)
	case *log.EventEntryAdded:
		if e.Entry.Level == "error" {
			p.errors = append(p.errors, e.Entry.Text+" "+e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		p.requests = append(p.requests, e.Request.URL)
	}
}

// forgive returns the errors so far and forgets them.
func (p *page) forgive() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	errors := p.errors
	p.errors = nil
	return errors
}

// requested says whether the page asked for an address that ends like this.
func (p *page) requested(suffix string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, address := range p.requests {
		if strings.HasSuffix(address, suffix) {
			return true
		}
	}
	return false
}

// do runs steps of chromedp, within the patience of a test.
func (p *page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.t.Fatal(err)
	}
}

// visit goes to an address and waits until the page has loaded, and on pages with a client until
// that stands.
func (p *page) visit(url string) {
	p.t.Helper()
	p.do(chromedp.Navigate(url))
	p.waitFor(`document.readyState === "complete" && document.documentElement.dataset.client !== "waiting"`)
}

func (p *page) click(selector string)    { p.t.Helper(); p.do(chromedp.Click(selector)) }
func (p *page) tap(selector string)      { p.t.Helper(); p.do(chromedp.Tap(selector)) }
func (p *page) press(keys string)        { p.t.Helper(); p.do(chromedp.KeyEvent(keys)) }
func (p *page) waitFor(condition string) { p.t.Helper(); waitFor(p, condition, true) }

// text is the text of the first element a selector finds.
func (p *page) text(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf("document.querySelector(%q)?.innerText ?? ''", selector))
}

// phone makes the page as small as a phone's, with touch.
func (p *page) phone() {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(375, 812, chromedp.EmulateScale(2), chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulatePortrait))
}

// prefer sets a media feature: prefer("prefers-color-scheme", "dark").
func (p *page) prefer(feature, value string) {
	p.t.Helper()
	params := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: feature, Value: value}}}
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, params); err != nil {
		p.t.Fatal(err)
	}
}

// keptOffline waits until the service worker has the whole site, in a tab of openKeeping.
func (p *page) keptOffline() {
	p.t.Helper()
	p.waitFor(`!!navigator.serviceWorker.controller`)
}

// eval is the value of a JavaScript expression. A promise is awaited.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// waitFor waits until an expression has a value. It survives a navigation in between.
func waitFor[T comparable](p *page, expression string, want T) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	var got T
	var err error
	for ctx.Err() == nil {
		if got, err = chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise)); err == nil && got == want {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	p.t.Fatalf("waited %v in vain for %s to be %v: it is %v (%v); console: %q", patience, expression, want, got, err, p.forgive())
}
