package data

import (
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
)

// fill puts a tree of JSON (nil, bool, float64, string, []any, map[string]any)
// into a Go value, as encoding/json would.
func fill(v reflect.Value, x any) error {
	if x == nil {
		switch v.Kind() {
		case reflect.Interface, reflect.Map, reflect.Pointer, reflect.Slice:
			v.SetZero()
		}
		return nil
	}
	switch v.Kind() {
	case reflect.Interface:
		v.Set(reflect.ValueOf(x))
		return nil
	case reflect.Pointer:
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		return fill(v.Elem(), x)
	}
	switch x := x.(type) {
	case bool:
		if v.Kind() == reflect.Bool {
			v.SetBool(x)
			return nil
		}
	case string:
		if v.Kind() == reflect.String {
			v.SetString(x)
			return nil
		}
	case float64:
		return fillNumber(v, x)
	case []any:
		return fillList(v, x)
	case map[string]any:
		return fillFields(v, x)
	}
	return mismatch(v)
}

func mismatch(v reflect.Value) error {
	return errors.New("JSON of another kind than " + v.Type().String())
}

func fillNumber(v reflect.Value, x float64) error {
	switch {
	case v.CanFloat():
		v.SetFloat(x)
		return nil
	case x != math.Trunc(x) || math.Abs(x) >= 1<<63:
	case v.CanInt() && !v.OverflowInt(int64(x)):
		v.SetInt(int64(x))
		return nil
	case v.CanUint() && x >= 0 && !v.OverflowUint(uint64(x)):
		v.SetUint(uint64(x))
		return nil
	}
	return mismatch(v)
}

// fillList sets a slice, or an array: elements that the list lacks are zero,
// those beyond its end are passed over.
func fillList(v reflect.Value, list []any) error {
	switch v.Kind() {
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), len(list), len(list)))
	case reflect.Array:
		v.SetZero()
	default:
		return mismatch(v)
	}
	for i := 0; i < len(list) && i < v.Len(); i++ {
		if err := fill(v.Index(i), list[i]); err != nil {
			return err
		}
	}
	return nil
}

func fillFields(v reflect.Value, fields map[string]any) error {
	switch v.Kind() {
	case reflect.Map:
		if v.IsNil() {
			v.Set(reflect.MakeMap(v.Type()))
		}
		for name, x := range fields {
			element := reflect.New(v.Type().Elem()).Elem()
			if err := fill(element, x); err != nil {
				return err
			}
			v.SetMapIndex(reflect.ValueOf(name).Convert(v.Type().Key()), element)
		}
		return nil
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if embedded(f) {
				if err := fillFields(v.Field(i), fields); err != nil {
					return err
				}
				continue
			}
			name, _ := fieldName(f)
			x, ok := fields[name]
			if name == "" || !ok {
				continue
			}
			if err := fill(v.Field(i), x); err != nil {
				return err
			}
		}
		return nil
	}
	return mismatch(v)
}

// embedded reports whether the fields of a field stand among those of the
// struct that it is in.
func embedded(f reflect.StructField) bool {
	return f.Anonymous && f.Type.Kind() == reflect.Struct && f.Tag.Get("json") == ""
}

// fieldName is the name of a field in JSON, "" for one that is left out, and
// whether it is left out when empty.
func fieldName(f reflect.StructField) (name string, omitEmpty bool) {
	name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
	switch {
	case name == "-" || !f.IsExported():
		return "", false
	case name == "":
		name = f.Name
	}
	return name, options == "omitempty"
}

// An object is a JSON object to be written, in order.
type object []member

type member struct {
	name  string
	value any
}

// flat turns a Go value into a tree of JSON, its objects in order: of the
// fields, or of a map's keys.
func flat(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Bool:
		return v.Bool()
	case reflect.String:
		return v.String()
	case reflect.Slice, reflect.Array:
		list := make([]any, v.Len())
		for i := range list {
			list[i] = flat(v.Index(i))
		}
		return list
	case reflect.Map:
		var fields object
		for it := v.MapRange(); it.Next(); {
			fields = append(fields, member{it.Key().String(), flat(it.Value())})
		}
		slices.SortFunc(fields, func(a, b member) int { return strings.Compare(a.name, b.name) })
		return fields
	case reflect.Struct:
		var fields object
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if embedded(f) {
				fields = append(fields, flat(v.Field(i)).(object)...)
				continue
			}
			name, omitEmpty := fieldName(f)
			if name != "" && !(omitEmpty && v.Field(i).IsZero()) {
				fields = append(fields, member{name, flat(v.Field(i))})
			}
		}
		return fields
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil
		}
		return flat(v.Elem())
	}
	switch {
	case v.CanInt():
		return float64(v.Int())
	case v.CanUint():
		return float64(v.Uint())
	case v.CanFloat():
		return v.Float()
	}
	return nil
}
