//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"relaymancala/app/text/pseudo"
)

// otherLanguages are those that the site has besides English, by the files of their texts.
func otherLanguages(t *testing.T, dist string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dist, "lang", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var languages []string
	for _, file := range files {
		if code := strings.TrimSuffix(filepath.Base(file), ".json"); code != "en" {
			languages = append(languages, code)
		}
	}
	return languages
}

// servePseudo serves a site that has the pseudo-language too: the generator is built once more, with
// its catalogue among the files of web/.
func servePseudo(t *testing.T) *server {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	english, err := os.ReadFile(filepath.Join(root, "web", "lang", "en.json"))
	if err != nil {
		t.Fatal(err)
	}
	catalog, err := pseudo.Catalog(english)
	if err != nil {
		t.Fatal(err)
	}
	work := t.TempDir()
	file := filepath.Join(work, "lang.json")
	write := func(name string, content []byte) {
		if err := os.WriteFile(name, content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(file, catalog)
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(root, "web", "lang", pseudo.Code+".json"): file}})
	if err != nil {
		t.Fatal(err)
	}
	write(filepath.Join(work, "overlay.json"), overlay)

	run := func(name string, args ...string) {
		c := exec.Command(name, args...)
		c.Dir = root
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", c, err, out)
		}
	}
	site, dist := filepath.Join(work, "site"), filepath.Join(work, "dist")
	run("go", "build", "-overlay", filepath.Join(work, "overlay.json"), "-o", site, "./app/site")
	made := os.Getenv("E2E_DIST")
	run(site, "build", "-dist", dist, "-client", filepath.Join(made, "js", "app.wasm"),
		"-engine", filepath.Join(made, "module", "engine.wasm"), "-wasm-exec", filepath.Join(made, "module", "wasm_exec.js"))
	return serve(t, dist, "")
}

// No text is too long for a phone: neither a translation nor one 40 % longer than English. Nothing is
// cut off either.
func TestLanguagesFit(t *testing.T) {
	t.Parallel()
	s := servePseudo(t)
	p := open(t)
	p.size(360, 740)
	for _, lang := range otherLanguages(t, s.dist) {
		for _, address := range pagesIn(t, s.dist, lang) {
			p.visit(s.url(address))
			p.fits(address)
			for _, cut := range eval[[]string](p, `[...document.querySelectorAll("body *")].filter((el) => {
				const style = getComputedStyle(el);
				return style.textOverflow === "ellipsis" && el.scrollWidth > el.clientWidth + 1 && el.checkVisibility();
			}).map((el) => el.localName + "." + el.className + ": " + el.textContent)`) {
				t.Errorf("%s: cut off: %s", address, cut)
			}
			for _, message := range p.forgive() {
				t.Errorf("%s: %s", address, message)
			}
		}
	}

	// What the client writes in the course of a game comes from the catalogue, too.
	for _, game := range []string{"rules=hus&north=friend", "rules=bosh&north=friend"} {
		p.visit(s.url("/" + pseudo.Code + "/play/#" + game))
		p.accented("the table")
		p.choose("#speed", "0")
		for range 3 {
			table := p.table()
			pit := table.Playable[len(table.Playable)-1]
			p.click("#pit-" + pit)
			p.accented("a preview")
			p.click("#pit-" + pit)
			p.accented("a move")
		}
		p.click("#to-start")
		for range 6 {
			p.click("#seed-on")
			p.accented("in the middle of a move")
		}
		p.fits("in the middle of a move")
		p.click("#new-game")
		p.waitFor(`document.querySelector("#setup").open`)
		p.accented("the set-up")
		p.fits("the set-up")
	}
}

// accented checks that no word of the main element is without accents, in the pseudo-language.
func (p *page) accented(what string) {
	p.t.Helper()
	for _, found := range eval[[]string](p, `(() => {
		const main = document.getElementById("main");
		const own = (el) => !el.closest("kbd, code, textarea, [lang]");
		const words = [];
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) if (own(texts.currentNode.parentElement)) words.push(texts.currentNode.data);
		for (const el of main.querySelectorAll("*")) {
			for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) if (own(el)) words.push(el.getAttribute(name) ?? "");
		}
		return [...new Set(words.filter((word) => /[A-Za-z]{3,}/.test(word)))];
	})()`) {
		p.t.Errorf("%s: not from the catalogue: %q", what, found)
	}
}

// Another language shows the same page and place, and the game goes on.
func TestLanguageSwitch(t *testing.T) {
	t.Parallel()
	s := serveSub(t)
	p := open(t)
	p.visit(s.url("/play/#rules=hus&north=friend"))
	p.choose("#speed", "0")
	table := p.table()
	pit := table.Playable[len(table.Playable)-1]
	p.click("#pit-" + pit)
	p.click("#pit-" + pit)
	p.waitFor(`document.querySelectorAll(".log-move").length === 1`)
	board := eval[string](p, counts)

	for _, lang := range []string{"es", "ar", "en"} {
		before := eval[string](p, "location.hash")
		p.click(fmt.Sprintf(`.languages a[hreflang="%s"]`, lang))
		p.waitFor(fmt.Sprintf(`document.documentElement.lang === "%s" && document.documentElement.dataset.client === "ready"`, lang))
		if after := eval[string](p, "location.hash"); after != before {
			t.Errorf("%s: the fragment is %q, was %q", lang, after, before)
		}
	}

	// Without a game in the address it is the one that is kept.
	p.visit(s.url("/play/"))
	for _, lang := range []string{"es", "ar"} {
		p.click(fmt.Sprintf(`.languages a[hreflang="%s"]`, lang))
		p.waitFor(fmt.Sprintf(`document.documentElement.lang === "%s" && document.documentElement.dataset.client === "ready"`, lang))
		waitFor(p, counts, board)
	}
	if got := eval[string](p, "location.pathname"); got != subPath+"/ar/play/" {
		t.Errorf("the page is %s", got)
	}
}

// counts is the board as text: the seeds of every pit.
const counts = `[...document.querySelectorAll(".board .count")].map((c) => c.textContent).join(" ")`

// In a right-to-left language the page is mirrored, and the table is not.
func TestRightToLeft(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	p.size(1280, 800)
	p.visit(s.url("/ar/play/#rules=hus&north=friend"))
	left := func(selector string) float64 {
		return eval[float64](p, fmt.Sprintf("document.querySelector(%q).getBoundingClientRect().left", selector))
	}
	for _, pair := range []struct{ left, right, what string }{
		{"#pit-a1", "#pit-b1", "the pits"},
		{"#to-start", "#to-end", "the replay buttons"},
		{".site-nav li:last-child, .site-nav a:last-child", ".site-nav li:first-child, .site-nav a:first-child", "the menu"},
		{".site-nav", ".brand", "the header"},
	} {
		if left(pair.left) >= left(pair.right) {
			t.Errorf("%s run the other way", pair.what)
		}
	}
	if got := eval[string](p, `getComputedStyle(document.body).direction`); got != "rtl" {
		t.Errorf("the page runs %s", got)
	}

	// Seeds fly over an unmirrored board, and the sentences name pits between isolates.
	p.choose("#speed", "0")
	table := p.table()
	pit := table.Playable[len(table.Playable)-1]
	p.click("#pit-" + pit)
	p.waitFor(fmt.Sprintf(`document.querySelector(".say").textContent.includes("\u2068%s\u2069")`, pit))
	p.click("#pit-" + pit)
	p.waitFor(`document.querySelectorAll(".log-move").length === 1`)
	if text := eval[string](p, `document.querySelector("main").innerText`); strings.Contains(text, "{") || strings.Contains(text, "table.") {
		t.Errorf("a text is missing: %s", text)
	}
}

// The other languages are as accessible: what differs are the links to English pages, the notice at the
// foot, the menu of languages and the mirrored page.
func TestAxeLanguages(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	for _, address := range []string{"/es/", "/es/notes/hus/", "/es/settings/", "/ar/", "/ar/learn/", "/ar/learn/hus-sow/", "/ar/play/", "/ar/settings/"} {
		p.visit(s.url(address))
		p.both(address)
	}
}

// A link to a page that is in English only says so, also after the client has taken over.
func TestLinksToEnglish(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	for _, address := range []string{"/ar/", "/ar/play/", "/ar/explore/", "/ar/puzzles/", "/ar/learn/hus-relay/"} {
		p.visit(s.url(address))
		if got := eval[string](p, "document.documentElement.lang"); got != "ar" {
			t.Errorf("%s is in %q", address, got)
		}
		for _, link := range eval[[]string](p, `[...document.querySelectorAll("a[href]")]
			.filter((a) => a.origin === location.origin && !a.pathname.startsWith("/ar/") && !a.hreflang).map((a) => a.pathname)`) {
			t.Errorf("%s: the link to %s says nothing of its language", address, link)
		}
	}
}

// A machine's translation says so, on every page but in the frames of other sites.
func TestUnchecked(t *testing.T) {
	t.Parallel()
	s := serveRoot(t)
	p := open(t)
	for _, lang := range []string{"es", "ar"} {
		p.visit(s.url("/" + lang + "/"))
		if got := eval[string](p, `document.querySelector(".unchecked a")?.hash ?? ""`); got != "#help" {
			t.Errorf("%s: the notice leads to %q", lang, got)
		}
	}
	p.visit(s.url("/"))
	if eval[bool](p, `!!document.querySelector(".unchecked")`) {
		t.Error("English is said to be a translation")
	}
}
