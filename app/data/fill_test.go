//go:build !js

package data

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

type base struct {
	Kind  string `json:"kind"`
	Count int    `json:"count,omitempty"`
}

type inner struct {
	Name  string `json:"name,omitempty"`
	Level int8   `json:"level"`
}

type outer struct {
	base
	Text    string            `json:"text"`
	Speed   float64           `json:"speed"`
	On      bool              `json:"on,omitempty"`
	ID      int64             `json:"id"`
	Seeds   uint8             `json:"seeds"`
	Players [2]inner          `json:"players"`
	Pits    []string          `json:"pits"`
	Words   map[string]string `json:"words"`
	Next    *inner            `json:"next"`
	Any     any               `json:"any"`
	Plain   int
	Not     int `json:"-"`
	hidden  int
}

// TestFill compares the client's way with encoding/json, on what is well and
// what is not.
func TestFill(t *testing.T) {
	for _, text := range []string{
		`{}`, `null`, `[]`, `"a"`, `3`, `true`,
		`{"text":"ǁhūs \"x\"","speed":0.25,"on":true,"id":1790000000000,"seeds":255}`,
		`{"players":[{"name":"Ana","level":3},{"level":-1}],"pits":["a1","b2"],"words":{"a":"b"},"next":{"name":"n"},"Plain":7}`,
		`{"players":[{"level":1},{"level":2},{"level":3}],"pits":[],"words":{},"next":null,"any":[1,"two",{"three":false}]}`,
		`{"players":[{"level":1}]}`,
		`{"kind":"tap","count":3,"text":"t"}`, `{"kind":3}`,
		`{"unknown":1,"-":5,"hidden":5,"Not":5}`,
		`{"text":5}`, `{"speed":"fast"}`, `{"on":"yes"}`, `{"on":1}`, `{"id":1.5}`, `{"id":1e30}`, `{"seeds":256}`, `{"seeds":-1}`,
		`{"players":{}}`, `{"players":"x"}`, `{"pits":"x"}`, `{"pits":[1]}`, `{"words":[]}`, `{"words":{"a":1}}`, `{"next":[]}`, `{"players":[{"level":400}]}`,
		`{"text":null,"speed":null,"pits":null,"words":null}`,
	} {
		start := outer{Text: "kept", Speed: 1, Pits: []string{"old"}, Plain: 1, Not: 1, hidden: 1}
		want, got := start, start
		wantErr := json.Unmarshal([]byte(text), &want)
		var x any
		if err := json.Unmarshal([]byte(text), &x); err != nil {
			t.Fatal(err)
		}
		gotErr := fill(reflect.ValueOf(&got).Elem(), x)
		if (gotErr == nil) != (wantErr == nil) {
			t.Errorf("%s: %v, encoding/json: %v", text, gotErr, wantErr)
		}
		if wantErr == nil && !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n got %+v\nwant %+v", text, got, want)
		}
	}
}

func TestFlat(t *testing.T) {
	v := outer{
		base: base{Kind: "k", Count: 2},
		Text: "ǁ", Speed: 0.5, ID: 1790000000000, Seeds: 9, Players: [2]inner{{"Ana", 1}, {}},
		Pits: []string{"a1"}, Words: map[string]string{"k": "v", "a": "b"}, Next: &inner{Level: 2}, Any: 3.0, Plain: 4, Not: 5,
	}
	if got, want := write(t, flat(reflect.ValueOf(v))), Marshal(v); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// write writes a tree as the browser does, in order.
func write(t *testing.T, x any) string {
	var parts []string
	switch x := x.(type) {
	case []any:
		for _, e := range x {
			parts = append(parts, write(t, e))
		}
		return "[" + strings.Join(parts, ",") + "]"
	case object:
		for _, m := range x {
			parts = append(parts, write(t, m.name)+":"+write(t, m.value))
		}
		return "{" + strings.Join(parts, ",") + "}"
	}
	b, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
