//go:build !js

package e2e

import (
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/fetch"
	"github.com/chromedp/chromedp"
)

// holdBack keeps a file from arriving, as a slow network would, until release is called.
func (p *page) holdBack(file string) (release func()) {
	p.t.Helper()
	paused := make(chan fetch.RequestID, 8)
	err := chromedp.Listen(p.ctx, func(event any) {
		if e, ok := event.(*fetch.EventRequestPaused); ok {
			paused <- e.RequestID
		}
	})
	if err == nil {
		_, err = chromedp.Call(p.ctx, fetch.Enable, fetch.EnableParams{Patterns: []*fetch.RequestPattern{{URLPattern: "*" + file}}})
	}
	if err != nil {
		p.t.Fatal(err)
	}
	return func() {
		p.t.Helper()
		for {
			select {
			case id := <-paused:
				if _, err := chromedp.Call(p.ctx, fetch.ContinueRequest, fetch.ContinueRequestParams{RequestID: id}); err != nil {
					p.t.Fatal(err)
				}
			default:
				if _, err := chromedp.Call(p.ctx, fetch.Disable, cdp.Empty{}); err != nil {
					p.t.Fatal(err)
				}
				return
			}
		}
	}
}
