// Package text is the catalogue: every sentence of the app, in one language.
//
// A catalogue is one flat JSON file, web/lang/xx.json. A key leads to a string,
// or to the forms of a plural, chosen by the argument n:
//
//	"log.laps": {"one": "{n} lap", "other": "{n} laps"}
//
// Arguments stand in braces. Stars mark strong text, which [Catalog.Spans]
// separates and [Catalog.T] leaves out. Plural rules and number formats are
// the browser's own, by Intl; the generator, which runs natively, uses the
// same CLDR data.
//
// In a language written from right to left every argument that is text is put
// between Unicode isolates, so that c2 or a name does not change the order of
// the words around it.
package text

import (
	"errors"
	"strings"

	"relaymancala/app/data"
)

// A Catalog holds the messages of one language.
type Catalog struct {
	// Asked, if set, is called with every key that is looked up. The generator
	// learns by it which texts a page needs.
	Asked func(key string)

	messages map[string]entry
}

// entry is a string, or the forms of a plural.
type entry struct {
	text  string
	forms map[string]string
}

// Load reads a catalogue. It must name its language (lang.code).
func Load(b []byte) (*Catalog, error) {
	var file map[string]any
	if err := data.Unmarshal(b, &file); err != nil {
		return nil, err
	}
	c := &Catalog{messages: make(map[string]entry, len(file))}
	for key, v := range file {
		switch v := v.(type) {
		case string:
			c.messages[key] = entry{text: v}
		case map[string]any:
			forms := make(map[string]string, len(v))
			for form, text := range v {
				forms[form], _ = text.(string)
			}
			c.messages[key] = entry{forms: forms}
		default:
			return nil, errors.New("neither a text nor forms of a plural: " + key)
		}
	}
	if c.Lang() == "" {
		return nil, errors.New("catalogue without lang.code")
	}
	return c, nil
}

// Lang returns the language's code, such as "en".
func (c *Catalog) Lang() string { return c.messages["lang.code"].text }

// Dir returns the direction of its writing, "ltr" or "rtl".
func (c *Catalog) Dir() string {
	if c.messages["lang.dir"].text == "rtl" {
		return "rtl"
	}
	return "ltr"
}

// Complete reports whether the catalogue claims to have every text. Pages are
// made in a language by the texts it has (app/site); a test holds the claim.
func (c *Catalog) Complete() bool { return c.messages["lang.complete"].text == "yes" }

// Checked reports whether someone who grew up with the language has read it.
func (c *Catalog) Checked() bool { return c.messages["lang.checked"].text == "yes" }

// Has reports whether there is a message for key.
func (c *Catalog) Has(key string) bool {
	_, ok := c.messages[key]
	return ok
}

// Keys returns all keys, in no order.
func (c *Catalog) Keys() []string {
	keys := make([]string, 0, len(c.messages))
	for k := range c.messages {
		keys = append(keys, k)
	}
	return keys
}

// T returns a message without its marks. args alternate names and values: a
// string is put in as it is, a number in the language's number format. A missing
// key returns the key, so that it is seen.
func (c *Catalog) T(key string, args ...any) string {
	return strings.ReplaceAll(c.fill(key, args), "*", "")
}

// A Span is a run of text, strong or not.
type Span struct {
	Text   string
	Strong bool
}

// Spans returns a message with its strong parts told apart.
func (c *Catalog) Spans(key string, args ...any) []Span {
	var out []Span
	for i, part := range strings.Split(c.fill(key, args), "*") {
		if part != "" {
			out = append(out, Span{part, i%2 == 1})
		}
	}
	return out
}

// boardDigits asks Intl for the digits that stand on the board and in the names
// of its pits. Browsers differ in which digits they take for Arabic, and "d2
// held 3, now 4" should show the 4 that the pit shows.
const boardDigits = "-u-nu-latn"

func (c *Catalog) fill(key string, args []any) string {
	if c.Asked != nil {
		c.Asked(key)
	}
	m, ok := c.messages[key]
	if !ok {
		return key
	}
	text := m.text
	if m.forms != nil {
		text = m.forms["other"]
		if n, ok := argument(args, "n").(int); ok {
			if form, ok := m.forms[plural(c.Lang(), n)]; ok {
				text = form
			}
		}
	}
	if !strings.Contains(text, "{") {
		return text
	}
	pairs := make([]string, 0, len(args))
	for i := 0; i+1 < len(args); i += 2 {
		pairs = append(pairs, "{"+args[i].(string)+"}", c.value(args[i+1]))
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

func argument(args []any, name string) any {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == name {
			return args[i+1]
		}
	}
	return nil
}

func (c *Catalog) value(v any) string {
	switch v := v.(type) {
	case string:
		return c.isolate(v)
	case int:
		return number(c.Lang(), float64(v))
	case float64:
		return number(c.Lang(), v)
	}
	panic("text: an argument is neither string nor number")
}

// isolate keeps the direction of s apart from that of the text around it: from
// U+2068, first strong isolate, to U+2069. What is written from left to right
// throughout needs no such marks.
func (c *Catalog) isolate(s string) string {
	if c.Dir() == "ltr" {
		return s
	}
	return "\u2068" + s + "\u2069"
}

// List joins words as the language lists them: "a, b and c".
func (c *Catalog) List(words []string) string {
	apart := make([]string, len(words))
	for i, w := range words {
		apart[i] = c.isolate(w)
	}
	return list(c.Lang(), apart)
}
