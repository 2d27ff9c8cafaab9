package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/text"
)

// layout makes elements from a description of them, a line each, a tab deeper
// for what stands inside:
//
//	layout(t, `
//	div.toolbar
//		button.btn#undo[type=button][aria-label==play.undo] @click=undo
//			$icon
//			span =play.undo
//		p[role=status] $said`, "undo", s.undo, "icon", icon.Undo(), "said", said)
//
// A line is a tag with its .classes, #id and [attributes], and what follows it.
// =key is a text of the catalogue. $name is one of the values, which are names
// and values in turn: a text, an element or several, or nothing. @event=name
// has a value for its handler: a func() or an app.EventHandler.
//
// The client's size is counted in kilobytes: as a chain of calls, one for each
// element and attribute, the same takes ten times the room.
func layout(t *text.Catalog, lines string, values ...any) app.UI {
	l := layouter{text: t, lines: strings.Split(strings.Trim(lines, "\n"), "\n"), values: values}
	return l.block(0)[0]
}

type layouter struct {
	text   *text.Catalog
	lines  []string // still to be read
	values []any
}

// block reads the lines of one depth with all that stands inside them.
func (l *layouter) block(depth int) (out []app.UI) {
	for len(l.lines) > 0 {
		line := strings.TrimLeft(l.lines[0], "\t")
		if len(l.lines[0])-len(line) < depth {
			break
		}
		l.lines = l.lines[1:]
		if line[0] == '$' {
			out = append(out, l.elements(line)...)
		} else {
			out = append(out, l.element(line, depth))
		}
	}
	return out
}

// element makes the element of a line.
func (l *layouter) element(line string, depth int) app.UI {
	end := strings.LastIndexByte(line, ']') + 1 // attributes may hold spaces
	if i := strings.IndexByte(line[end:], ' '); i >= 0 {
		end += i
	} else {
		end = len(line)
	}
	tag, marks := cutMark(line[:end])
	if tag == "input" {
		e := app.ElemSelfClosing(tag)
		id := l.attributes(marks, func(name, value string) { e = e.Attr(name, value) })
		for _, word := range strings.Fields(line[end:]) {
			event, name, _ := strings.Cut(word[1:], "=")
			e = e.On(event, l.handler(name), app.EventScope(id))
		}
		return e
	}
	e := app.Elem(tag)
	id := l.attributes(marks, func(name, value string) { e = e.Attr(name, value) })
	var body []app.UI
	for _, word := range strings.Fields(line[end:]) {
		if word[0] == '@' {
			event, name, _ := strings.Cut(word[1:], "=")
			e = e.On(event, l.handler(name), app.EventScope(id))
		} else {
			body = append(body, l.elements(word)...)
		}
	}
	return e.Body(append(body, l.block(depth+1)...)...)
}

// attributes reads what follows a tag, and returns the id in it.
func (l *layouter) attributes(marks string, set func(name, value string)) (id string) {
	for marks != "" {
		mark, name, value := marks[0], "class", ""
		if mark == '[' {
			value, marks, _ = strings.Cut(marks[1:], "]")
			name, value, _ = strings.Cut(value, "=")
		} else {
			value, marks = cutMark(marks[1:])
		}
		if mark == '#' {
			name = "id"
		}
		value = l.string(value)
		if name == "id" {
			id = value
		}
		set(name, value)
	}
	return id
}

// cutMark cuts before the next mark of a description.
func cutMark(s string) (word, rest string) {
	if i := strings.IndexAny(s, ".#["); i >= 0 {
		return s[:i], s[i:]
	}
	return s, ""
}

// value returns one of the values by its name.
func (l *layouter) value(name string) any {
	for i := 0; i < len(l.values); i += 2 {
		if l.values[i] == name {
			return l.values[i+1]
		}
	}
	panic("ui: a layout without its " + name)
}

// string is a word of a layout as text.
func (l *layouter) string(word string) string {
	if len(word) < 2 {
		return word
	}
	switch word[0] {
	case '=':
		return l.text.T(word[1:])
	case '$':
		switch v := l.value(word[1:]).(type) {
		case string:
			return v
		case bool:
			return map[bool]string{true: "true", false: "false"}[v]
		case int:
			return itoa(v)
		}
	}
	return word
}

// elements is a word of a layout as what stands in a body.
func (l *layouter) elements(word string) []app.UI {
	if word[0] == '$' {
		switch v := l.value(word[1:]).(type) {
		case nil:
			return nil
		case app.UI:
			return []app.UI{v}
		case []app.UI:
			return v
		}
	}
	return []app.UI{app.Text(l.string(word))}
}

func (l *layouter) handler(name string) app.EventHandler {
	switch do := l.value(name).(type) {
	case func():
		return func(app.Context, app.Event) { do() }
	case func(app.Context, app.Event):
		return do
	case app.EventHandler:
		return do
	}
	return nil
}
