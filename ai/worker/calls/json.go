package calls

import (
	"strconv"
	"unicode/utf8"

	"relaymancala/engine"
)

// Error is a call that failed: a stable code, the argument at fault, and the
// place and text in it. The module has the sentences.
type Error struct {
	Code     string
	Argument string
	Column   int // in a text, from 1; 0 for none
	Got      string
}

// The codes beside those of package engine.
const (
	CodeArgument = "argument" // of the wrong kind, or out of range
	CodeInternal = "internal" // a fault of ours
)

func (e *Error) Error() string { return e.Code + ": " + e.Argument }

// locate says which argument an error of the engine is about.
func locate(err error, argument string) error {
	e, ok := err.(*engine.Error)
	if !ok {
		return &Error{Code: CodeInternal, Argument: argument}
	}
	return &Error{Code: string(e.Code), Argument: argument, Column: e.Col, Got: e.Got}
}

func failure(err error) string {
	e, ok := err.(*Error)
	if !ok {
		e = &Error{Code: CodeInternal}
	}
	return string(object("error", object("code", e.Code, "argument", e.Argument, "column", e.Column, "got", engine.Excerpt(e.Got, 40))))
}

// raw is JSON.
type raw string

// value writes a string, int, bool or raw.
func value(v any) raw {
	switch v := v.(type) {
	case raw:
		return v
	case string:
		return quoted(v)
	case int:
		return raw(strconv.Itoa(v))
	case bool:
		if v {
			return "true"
		}
		return "false"
	}
	return "null"
}

// object writes names and values in turn, in their order.
func object(pairs ...any) raw {
	b := []byte{'{'}
	for i := 0; i+1 < len(pairs); i += 2 {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, value(pairs[i])...)
		b = append(b, ':')
		b = append(b, value(pairs[i+1])...)
	}
	return raw(append(b, '}'))
}

func array(items []raw) raw {
	b := []byte{'['}
	for i, item := range items {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, item...)
	}
	return raw(append(b, ']'))
}

func quoted(s string) raw {
	const hex = "0123456789abcdef"
	b := []byte{'"'}
	for _, c := range s { // bytes that are no UTF-8 come as U+FFFD
		switch {
		case c == '"' || c == '\\':
			b = append(b, '\\', byte(c))
		case c < ' ':
			b = append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		default:
			b = utf8.AppendRune(b, c)
		}
	}
	return raw(append(b, '"'))
}
