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
package text

import (
	"encoding/json"
	"errors"
	"strings"
)

// A Catalog holds the messages of one language.
type Catalog struct{ messages map[string]entry }

// entry is a string, or the forms of a plural.
type entry struct {
	text  string
	forms map[string]string
}

func (e *entry) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '{' {
		return json.Unmarshal(b, &e.forms)
	}
	return json.Unmarshal(b, &e.text)
}

// Load reads a catalogue. It must name its language (lang.code).
func Load(b []byte) (*Catalog, error) {
	c := &Catalog{}
	if err := json.Unmarshal(b, &c.messages); err != nil {
		return nil, err
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

func (c *Catalog) fill(key string, args []any) string {
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
		return v
	case int:
		return number(c.Lang(), float64(v))
	case float64:
		return number(c.Lang(), v)
	}
	panic("text: an argument is neither string nor number")
}
