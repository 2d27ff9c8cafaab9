package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/app/session"
	"relaymancala/app/text"
)

// Words turns a saying into the runs of its sentence.
func Words(t *text.Catalog, s session.Saying) []text.Span {
	return t.Spans(s.Key, arguments(t, s)...)
}

// Plain turns a saying into a sentence without marks.
func Plain(t *text.Catalog, s session.Saying) string {
	return t.T(s.Key, arguments(t, s)...)
}

// arguments resolves the sayings among a saying's arguments.
func arguments(t *text.Catalog, s session.Saying) []any {
	args := make([]any, len(s.Args))
	for i, a := range s.Args {
		if inner, ok := a.(session.Saying); ok {
			a = Plain(t, inner)
		}
		args[i] = a
	}
	return args
}

// Sentences are sayings as elements, strong where they are marked.
func Sentences(t *text.Catalog, says []session.Saying) []app.UI {
	var out []app.UI
	for i, s := range says {
		if i > 0 {
			out = append(out, app.Text(" "))
		}
		for _, span := range Words(t, s) {
			if span.Strong {
				out = append(out, app.Elem("b").Text(span.Text))
			} else {
				out = append(out, app.Text(span.Text))
			}
		}
	}
	return out
}

// joined puts sentences one after the other, but for empty ones.
func joined(sentences ...string) (all string) {
	for _, s := range sentences {
		if all != "" && s != "" {
			all += " "
		}
		all += s
	}
	return all
}

// Speech is sayings in one string, for a live region.
func Speech(t *text.Catalog, says []session.Saying) string {
	var b strings.Builder
	for i, s := range says {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(Plain(t, s))
	}
	return b.String()
}
