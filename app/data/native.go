//go:build !js

package data

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// Unmarshal reads JSON into what v points to. Fields that are not there stay
// as they are, and unknown ones are passed over.
func Unmarshal(b []byte, v any) error { return json.Unmarshal(b, v) }

// Strict is Unmarshal for files that are part of the program: natively, where
// they are tested, an unknown field is an error as well.
func Strict(b []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("something follows the end")
	}
	return nil
}

// Marshal writes a value of strings, numbers, booleans, and slices, maps and
// structs of them, which cannot fail.
func Marshal(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(b)
}
