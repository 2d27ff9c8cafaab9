//go:build !js

package main

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
)

// What go-app prints, and the page that its nodes are in the browser.
func TestMend(t *testing.T) {
	svg := "http://www.w3.org/2000/svg"
	for name, test := range map[string]struct {
		component app.UI
		base      string
		want      string
	}{
		"attributes in order": {
			app.A().Title("t").Href("x").Class("c").ID("i").Text("a"), "",
			`<a class="c" href="x" id="i" title="t">a</a>`,
		},
		"true and false": {
			app.Div().Body(
				app.Button().Disabled(false).Aria("pressed", true).Text("on"),
				app.Button().Disabled(true).Aria("pressed", false).Text("off"),
				app.Input().Type("checkbox").Checked(true),
			), "",
			`<div><button aria-pressed="true">on</button><button aria-pressed="false" disabled="">off</button>` +
				`<input checked="" type="checkbox"/></div>`,
		},
		"quoting": {
			app.P().Title("\"q\" \\ <b> & ǁHus\u00a0\n!").Text("<&\""), "",
			"<p title=\"&#34;q&#34; \\ &lt;b&gt; &amp; ǁHus\u00a0\n!\">&lt;&amp;&#34;</p>",
		},
		"no space between words and elements": {
			app.P().Body(app.Text("d2 held "), app.B().Text("3"), app.Text(", now "), app.Text("4"), app.Em().Body(app.B().Text("!"))), "",
			`<p>d2 held <b>3</b>, now 4<em><b>!</b></em></p>`,
		},
		"texts only": {
			app.P().Body(app.Text("Your turn."), app.Text(" "), app.Text("Choose a pit.")), "",
			"<p>Your turn. Choose a pit.</p>",
		},
		"spaces that are meant": {
			app.P().Body(app.B().Text("a"), app.Text(" "), app.B().Text("b"), app.Text(" c\nd")), "",
			"<p><b>a</b> <b>b</b> c\nd</p>",
		},
		"vector graphics": {
			app.Elem("svg").XMLNS(svg).Attr("viewBox", "0 0 1 1").Body(app.Elem("path").XMLNS(svg).Attr("d", "M0 0")), "",
			`<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>`,
		},
		"raw HTML": {
			app.Div().Body(app.Raw(`<p title="a &amp; b">one <b>two</b><br/><svg><path d="M0 0" /></svg> three</p>`)), "",
			`<div><p title="a &amp; b">one <b>two</b><br/><svg><path d="M0 0"></path></svg> three</p></div>`,
		},
		"base path": {
			app.P().Body(app.A().Href("/learn/#x").Text("a"), app.A().Href("#x").Text("b"), app.A().Href("https://example.org/").Text("c"), app.Img().Src("/i.svg")),
			"/games/mancala",
			`<p><a href="/games/mancala/learn/#x">a</a><a href="#x">b</a><a href="https://example.org/">c</a><img src="/games/mancala/i.svg"/></p>`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			for range 20 { // go-app's order is random
				m := mender{base: test.base, text: catalogue(t), ids: map[string]bool{}}
				got, err := m.mend(app.HTMLString(test.component))
				if err != nil {
					t.Fatal(err)
				}
				if got != test.want {
					t.Fatalf("got  %s\nwant %s", got, test.want)
				}
			}
		})
	}
}

func TestMendRefuses(t *testing.T) {
	for name, test := range map[string]struct {
		component app.UI
		want      string
	}{
		"inline style":            {app.P().Style("color", "red"), "content security policy"},
		"inline script":           {app.P().Attr("onclick", "x()"), "content security policy"},
		"an id twice":             {app.P().ID("a").Body(app.B().ID("a")), `"a" stands twice`},
		"a text that is missing":  {app.P().Text("home.nothing"), "no text for home.nothing"},
		"a label that is missing": {app.P().Aria("label", "home.nothing").Text("a"), "no text for home.nothing"},
		"a block in a paragraph": {
			app.P().Body(app.Text("a"), app.Div().Text("b")), "browsers would rearrange",
		},
		"a link in a link": {
			app.A().Href("/").Body(app.Span().Body(app.A().Href("/").Text("b"))), "browsers would rearrange",
		},
	} {
		t.Run(name, func(t *testing.T) {
			m := mender{text: catalogue(t), ids: map[string]bool{}}
			_, err := m.mend(app.HTMLString(test.component))
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want an error with %q", err, test.want)
			}
		})
	}
}

func catalogue(t *testing.T) *text.Catalog {
	t.Helper()
	c, err := text.Load([]byte(`{"lang.code": "en"}`))
	if err != nil {
		t.Fatal(err)
	}
	return c
}
