package data

import (
	"errors"
	"reflect"
	"syscall/js"
)

// Unmarshal reads JSON into what v points to. Fields that are not there stay
// as they are, and unknown ones are passed over.
func Unmarshal(b []byte, v any) error {
	parsed, err := parse(string(b))
	if err != nil {
		return err
	}
	return fill(reflect.ValueOf(v).Elem(), tree(parsed))
}

// Strict is Unmarshal: that the program's own files are right was tested
// natively.
func Strict(b []byte, v any) error { return Unmarshal(b, v) }

// Marshal writes a value of strings, numbers, booleans, and slices, maps and
// structs of them, which cannot fail.
func Marshal(v any) string {
	return js.Global().Get("JSON").Call("stringify", browser(flat(reflect.ValueOf(v)))).String()
}

// browser copies a tree of JSON into the browser.
func browser(x any) js.Value {
	switch x := x.(type) {
	case []any:
		list := js.Global().Get("Array").New(len(x))
		for i := range x {
			list.SetIndex(i, browser(x[i]))
		}
		return list
	case object:
		fields := js.Global().Get("Object").New()
		for _, m := range x {
			fields.Set(m.name, browser(m.value))
		}
		return fields
	}
	return js.ValueOf(x)
}

func parse(text string) (v js.Value, err error) {
	defer func() {
		if recover() != nil { // what the browser threw
			err = errors.New("not JSON")
		}
	}()
	return js.Global().Get("JSON").Call("parse", text), nil
}

// tree copies what the browser parsed into Go.
func tree(v js.Value) any {
	switch v.Type() {
	case js.TypeString:
		return v.String()
	case js.TypeNumber:
		return v.Float()
	case js.TypeBoolean:
		return v.Bool()
	case js.TypeObject:
		if js.Global().Get("Array").Call("isArray", v).Bool() {
			list := make([]any, v.Length())
			for i := range list {
				list[i] = tree(v.Index(i))
			}
			return list
		}
		entries := js.Global().Get("Object").Call("entries", v)
		fields := make(map[string]any, entries.Length())
		for i := range entries.Length() {
			entry := entries.Index(i)
			fields[entry.Index(0).String()] = tree(entry.Index(1))
		}
		return fields
	}
	return nil
}
