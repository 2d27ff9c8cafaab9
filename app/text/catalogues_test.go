//go:build !js

package text_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	cldr "golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"relaymancala/app/text"
	"relaymancala/web"
)

// A catalogue as it stands in its file.
type catalogue struct {
	*text.Catalog
	order []string
	texts map[string]map[string]string // the forms of each text; a plain one has the form ""
}

func (c *catalogue) T(key string) string { return c.texts[key][""] }

// english is what all the others are held against.
const english = "en"

// catalogues are all files of web/lang, by their names.
func catalogues(t *testing.T) map[string]*catalogue {
	t.Helper()
	files, err := fs.Glob(web.Files, "lang/*.json")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]*catalogue{}
	for _, file := range files {
		content, err := fs.ReadFile(web.Files, file)
		if err != nil {
			t.Fatal(err)
		}
		c := &catalogue{texts: map[string]map[string]string{}}
		if c.Catalog, err = text.Load(content); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if err := c.read(content); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		out[strings.TrimSuffix(path.Base(file), ".json")] = c
	}
	return out
}

// read keeps the order of the texts, and finds one that stands twice.
func (c *catalogue) read(content []byte) error {
	d := json.NewDecoder(bytes.NewReader(content))
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return err
		}
		forms := map[string]string{}
		if raw[0] == '{' {
			err = json.Unmarshal(raw, &forms)
		} else {
			var s string
			err = json.Unmarshal(raw, &s)
			forms[""] = s
		}
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		if c.texts[key.(string)] != nil {
			return fmt.Errorf("%s stands twice", key)
		}
		c.texts[key.(string)] = forms
		c.order = append(c.order, key.(string))
	}
	return nil
}

func TestHead(t *testing.T) {
	for name, c := range catalogues(t) {
		if c.Lang() != name || c.T("lang.name") == "" {
			t.Errorf("%s.json says it is %q, %q", name, c.Lang(), c.T("lang.name"))
		}
		for key, allowed := range map[string][]string{
			"lang.dir": {"ltr", "rtl"}, "lang.complete": {"yes", "no"}, "lang.checked": {"yes", "no"},
		} {
			if !slices.Contains(allowed, c.T(key)) {
				t.Errorf("%s: %s is %q, want one of %q", name, key, c.T(key), allowed)
			}
		}
	}
}

// A language has the texts of English, in the same order, and all of them if it says so.
func TestKeys(t *testing.T) {
	all := catalogues(t)
	en := all[english]
	for name, c := range all {
		if missing := without(en.order, c.texts); c.Complete() && len(missing) > 0 {
			t.Errorf("%s lacks %d texts: %q", name, len(missing), missing)
		}
		if left := without(c.order, en.texts); len(left) > 0 {
			t.Errorf("%s has texts that nothing asks for: %q", name, left)
			continue
		}
		var want []string
		for _, key := range en.order {
			if c.texts[key] != nil {
				want = append(want, key)
			}
		}
		for i, key := range c.order {
			if want[i] != key {
				t.Errorf("%s: %s stands where %s should: keep the order of %s.json", name, key, want[i], english)
				break
			}
		}
	}
}

func without(keys []string, texts map[string]map[string]string) (missing []string) {
	for _, key := range keys {
		if texts[key] == nil {
			missing = append(missing, key)
		}
	}
	return missing
}

var placeholder = regexp.MustCompile(`\{[^}]*\}`)

// placeholders are those of any form: a form for one or two need not show the number.
func placeholders(forms map[string]string) []string {
	found := map[string]bool{}
	for _, s := range forms {
		for _, p := range placeholder.FindAllString(s, -1) {
			found[p] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// Every placeholder and every strong part is there, and nothing is left untranslated.
func TestTexts(t *testing.T) {
	all := catalogues(t)
	en := all[english]
	for name, c := range all {
		for key, forms := range c.texts {
			original := en.texts[key]
			if original == nil {
				continue // TestKeys says so
			}
			if got, want := placeholders(forms), placeholders(original); !slices.Equal(got, want) {
				t.Errorf("%s: %s has %v, want %v", name, key, got, want)
			}
			stars := strings.Count(sample(original), "*")
			for form, s := range forms {
				if got := strings.Count(s, "*"); got != stars {
					t.Errorf("%s: %s %s has %d stars, want %d", name, key, form, got, stars)
				}
				if s == "" || s != strings.TrimSpace(s) || strings.Contains(s, "  ") {
					t.Errorf("%s: %s %s is empty or has spaces too many", name, key, form)
				}
			}
			if name != english && maps.Equal(forms, original) && !same(name, key, sample(forms)) {
				t.Errorf("%s: %s is still English: %q", name, key, sample(forms))
			}
		}
	}
}

// sample is one of the forms, always the same one.
func sample(forms map[string]string) string {
	return forms[slices.Max(slices.Collect(maps.Keys(forms)))]
}

var (
	word = regexp.MustCompile(`\p{L}{2,}`)
	// names are the same in every language: of games, of people who wrote, of places, works and keys.
	names = strings.Fields(`
		Relay Mancala ǁHus Bosh Hus El World Wikipedia Ludii Boardgames of the Board and Pieces Marin Schultze Vedder Wagner
		Silva Russ StoneShark Steiner Krönlein Burton Hall Bent Humphries Das Gupta Murray Pankhurst Schmidt Seftel Khami
		Khoekhoegowab Oshiwambo Otjiherero Rukwangali Windhoek Henties Bay Swakopmund Walvis Tsumeb Grootfontein Keetmanshoop
		Benguela Karwi Gosalpur Pallankuzhi Nama Festival Tamil Nadu de Enter Esc Home End Shift`)
	// cognates are words that a language shares with English, by key.
	cognates = map[string][]string{
		"es": {
			"map.region.angola", "map.region.namibia", "map.region.india", "map.region.arabia",
			"notes.figure.letters.dental", "notes.figure.letters.lateral", "notes.figure.letters.alveolar", "notes.figure.letters.palatal",
		},
	}
)

// same says whether a text may be the same as in English: it holds symbols, names, or a listed word.
func same(lang, key, s string) bool {
	if strings.HasPrefix(key, "lang.") || slices.Contains(cognates[lang], key) {
		return true
	}
	for _, w := range word.FindAllString(placeholder.ReplaceAllString(s, ""), -1) {
		if !slices.Contains(names, w) {
			return false
		}
	}
	return true
}

var formNames = map[cldr.Form]string{cldr.Zero: "zero", cldr.One: "one", cldr.Two: "two", cldr.Few: "few", cldr.Many: "many", cldr.Other: "other"}

// A plural has the forms of its language, those that the numbers of this app need, and no others.
// They are whole and at most 10,000, the number of laps after which a move counts as endless.
func TestPlurals(t *testing.T) {
	for name, c := range catalogues(t) {
		found := map[string]bool{"other": true}
		for n := range 10001 {
			found[formNames[cldr.Cardinal.MatchPlural(language.Make(name), n, 0, 0, 0, 0)]] = true
		}
		want := slices.Sorted(maps.Keys(found))
		for key, forms := range c.texts {
			if got := slices.Sorted(maps.Keys(forms)); len(got) > 1 && !slices.Equal(got, want) || got[0] != "" && len(got) == 1 {
				t.Errorf("%s: %s has the forms %v, want %v", name, key, got, want)
			}
		}
	}
}

// The names that old books gave to people, and words that belittle, stay out in every language. (The
// English ones, and those of all files, are in app/ui/content_test.go.)
func TestWording(t *testing.T) {
	banned := map[string]string{
		"es": `(?i)\b(tribus?|tribal(es)?|nativ[oa]s?|primitiv[oa]s?|salvajes?|hotentotes?|bosquiman[oa]s?|cafres?|koisán|rodesia|ajedrez|hambruna)\b|abisini`,
		"ar": `قبيلة|قبائل|قبلي|بدائي|متوحش|همج|هوتنتوت|بوشمن|كفير|كافر|روديسيا|مجاعة|شطرنج`,
		"":   `(?i)hottentot|bergdama|kaffer|kaffir|bushm[ae]n|khoisan|//hus|\|\|`,
	}
	for name, c := range catalogues(t) {
		for _, pattern := range []string{banned[name], banned[""]} {
			if pattern == "" {
				continue
			}
			re := regexp.MustCompile(pattern)
			for key, forms := range c.texts {
				for _, s := range forms {
					if bad := re.FindString(s); bad != "" {
						t.Errorf("%s: %s says %q", name, key, bad)
					}
				}
			}
		}
	}
}

// Quotation marks are those of the language. Straight ones stand only in the notation of a game.
func TestQuotes(t *testing.T) {
	wrong := map[string]string{"en": `"'«»`, "es": `"'“”`, "ar": `"'“”`}
	for name, c := range catalogues(t) {
		for key, forms := range c.texts {
			for _, s := range forms {
				if key != "error.header" && key != "error.no-rules" && wrong[name] != "" && strings.ContainsAny(s, wrong[name]) {
					t.Errorf("%s: %s has quotation marks of another language: %s", name, key, s)
				}
			}
		}
	}
}
