package text

import "syscall/js"

var (
	plurals = map[string]js.Value{}
	numbers = map[string]js.Value{}
	lists   = map[string]js.Value{}
)

// intl returns a cached Intl formatter.
func intl(cache map[string]js.Value, kind, lang string) js.Value {
	f, ok := cache[lang]
	if !ok {
		f = js.Global().Get("Intl").Get(kind).New(lang + boardDigits)
		cache[lang] = f
	}
	return f
}

func plural(lang string, n int) string {
	return intl(plurals, "PluralRules", lang).Call("select", n).String()
}

func number(lang string, n float64) string {
	return intl(numbers, "NumberFormat", lang).Call("format", n).String()
}

func list(lang string, words []string) string {
	array := make([]any, len(words))
	for i, w := range words {
		array[i] = w
	}
	return intl(lists, "ListFormat", lang).Call("format", array).String()
}
