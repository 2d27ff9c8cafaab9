package calls

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"relaymancala/engine"
)

const opening = "4,4,4,4,4/4,4,4,4,4 S 0-0"

// noTime is a Timer for tests: it never stops a search.
func noTime(int) func() bool { return func() bool { return false } }

// ask calls the server and decodes the answer into v, or returns the error.
func ask(t *testing.T, s *Server, v any, method string, args ...string) *Error {
	t.Helper()
	text := s.Answer(method, args, noTime)
	var answer struct {
		OK    json.RawMessage `json:"ok"`
		Error *Error          `json:"error"`
	}
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		t.Fatalf("%s %q: %v in %s", method, args, err, text)
	}
	if answer.Error == nil && v != nil {
		if err := json.Unmarshal(answer.OK, v); err != nil {
			t.Fatalf("%s %q: %v in %s", method, args, err, text)
		}
	}
	return answer.Error
}

func TestPlay(t *testing.T) {
	var s Server
	got := s.Answer("play", Args{"rules", "bosh", "position", opening, "pit", "e1"}, nil)
	want := `{"ok":{"position":"0,5,5,5,0/5,5,5,5,0 N 5-0","laps":[` +
		`{"lift":["e1"],"seeds":4,"last":"b2","then":"relay","taken":[]},` +
		`{"lift":["a2"],"seeds":4,"last":"d1","then":"capture","taken":["e2"]}],` +
		`"captured":5,"ending":"captured","over":false,"winner":null,"final":null}}`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestLaps: in ǁHus what a lap takes is what the next one lifts, and the
// seeds are those of the pits.
func TestLaps(t *testing.T) {
	data, err := os.ReadFile("../../../engine/testdata/el-hus.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var s Server
	captures := 0
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		var v struct{ Rules, Before, Side, Pit string }
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatal(err)
		}
		var played struct {
			Laps []struct {
				Lift, Taken []string
				Seeds       int
				Then        string
			}
			Captured int
		}
		if e := ask(t, &s, &played, "play", "rules", v.Rules, "position", v.Before+" "+v.Side, "pit", v.Pit); e != nil {
			continue
		}
		taken := 0
		for i, lap := range played.Laps {
			if (lap.Then == "capture") != (len(lap.Taken) > 0) {
				t.Errorf("%s: %+v", line, lap)
			}
			if lap.Then == "capture" {
				captures++
				next := played.Laps[i+1]
				taken += next.Seeds
				if strings.Join(lap.Taken, "+") != strings.Join(next.Lift, "+") {
					t.Errorf("%s: took %v, lifts %v", line, lap.Taken, next.Lift)
				}
			}
		}
		if taken != played.Captured {
			t.Errorf("%s: took %d of %d", line, taken, played.Captured)
		}
	}
	if captures == 0 {
		t.Error("no captures")
	}
}

func TestErrors(t *testing.T) {
	var s Server
	for _, c := range []struct {
		code, argument string
		column         int
		method         string
		args           Args
	}{
		{"rules", "rules", 0, "start", nil},
		{"rules", "rules", 0, "start", Args{"rules"}},
		{"option", "rules", 0, "start", Args{"rules", "hus", "option.x", "y"}},
		{"columns", "rules", 0, "start", Args{"rules", "hus", "option.columns", "7"}},
		{"side", "starts", 0, "start", Args{"rules", "hus", "starts", "W"}},
		{"count", "position", 1, "moves", Args{"rules", "hus"}},
		{"ragged", "position", 6, "moves", Args{"rules", "hus", "position", "1,2,3/1"}},
		{"total", "position", 1, "moves", Args{"rules", "bosh", "position", "40,4,4,4,4/4,4,4,4,4 S 0-0"}},
		{"pit", "pit", 0, "play", Args{"rules", "bosh", "position", opening}},
		{"not-yours", "pit", 0, "play", Args{"rules", "bosh", "position", opening, "pit", "a2"}},
		{"argument", "passes", 0, "play", Args{"rules", "bosh", "position", opening, "pit", "a1", "passes", "3"}},
		{"argument", "madeN", 0, "play", Args{"rules", "bosh", "position", opening, "pit", "a1", "madeN", "-1"}},
		{"argument", "ms", 0, "best", Args{"rules", "bosh", "position", opening, "ms", "1e9"}},
		{"argument", "level", 0, "best", Args{"rules", "bosh", "position", opening, "level", "9"}},
		{"side", "match", 0, "best", Args{"rules", "bosh", "position", opening, "match", "W"}},
		{"holding", "holding", 0, "round", Args{"rules", "bosh", "S", "3", "N", "37"}},
		{"pit", "fill", 0, "round", Args{"rules", "bosh", "option.fill", "choose", "S", "20", "N", "20", "fill", "a1,z9"}},
		{"argument", "method", 0, "dance", Args{"rules", "bosh"}},
	} {
		e := ask(t, &s, nil, c.method, c.args...)
		if e == nil || e.Code != c.code || e.Argument != c.argument || e.Column != c.column {
			t.Errorf("%s %q: %+v, want %s of %s at %d", c.method, c.args, e, c.code, c.argument, c.column)
		}
	}
}

// TestLongArgument: of a long argument the error has the beginning, cut between
// letters: x has one byte, ǁ two.
func TestLongArgument(t *testing.T) {
	var s Server
	want := "x" + strings.Repeat("ǁ", 19)
	e := ask(t, &s, nil, "start", "rules", "x"+strings.Repeat("ǁ", 1<<19))
	if e == nil || e.Code != "rules" || e.Got != want {
		t.Errorf("%+v, want %s", e, want)
	}
}

// TestPanic: a fault inside is an answer, and the next call works.
func TestPanic(t *testing.T) {
	var s Server
	args := Args{"rules", "bosh", "position", opening, "depth", "9"}
	text := s.Answer("best", args, func(int) func() bool { panic("a fault") })
	if text != `{"error":{"code":"internal","argument":"best","column":0,"got":""}}` {
		t.Error(text)
	}
	if e := ask(t, &s, nil, "best", args...); e != nil {
		t.Error(e)
	}
}

// TestPresets: what the list says of options is what the rules take.
func TestPresets(t *testing.T) {
	var s Server
	var list []struct {
		ID      string
		Options []struct {
			Name, Default string
			Values        []struct{ Value string }
		}
	}
	if e := ask(t, &s, &list, "rules"); e != nil || len(list) != len(engine.Presets) {
		t.Fatal(e, list)
	}
	for _, p := range list {
		for _, o := range p.Options {
			if e := ask(t, &s, nil, "start", "rules", p.ID, "option."+o.Name, o.Default); e != nil {
				t.Errorf("%s: %s %s: %v", p.ID, o.Name, o.Default, e)
			}
		}
	}
}

func TestQuoted(t *testing.T) {
	for _, s := range []string{"", `a"b\c`, "\x00\n\x1f", "ǁHus", "\xff", "\u2028</script>"} {
		var got string
		if err := json.Unmarshal([]byte(quoted(s)), &got); err != nil || got != strings.ToValidUTF8(s, "\ufffd") {
			t.Errorf("%q: %s, %v", s, quoted(s), err)
		}
	}
}

// FuzzAnswer: any text gets an answer that is JSON, and never "internal".
func FuzzAnswer(f *testing.F) {
	f.Add("play", "hus", "2,2,2,2/2,2,0,0/0,0,2,2/2,2,2,2 S", "a1", "endless", "stopAfter 3")
	f.Add("best", "bosh", opening, "--", "roundEnd", "anyRowEmpty")
	f.Fuzz(func(t *testing.T, method, rules, position, pit, option, value string) {
		var s Server
		e := ask(t, &s, nil, method, "rules", rules, "option."+option, value, "position", position, "pit", pit, "nodes", "50")
		if e != nil && e.Code == CodeInternal {
			t.Error(e)
		}
	})
}

// TestMatch: best plays for the round, or for the match that it is one of. At
// the opening that is the same.
func TestMatch(t *testing.T) {
	var s Server
	var best struct {
		Pit   string
		Exact bool
	}
	for _, match := range []Args{nil, {"match", "S"}, {"match", "N"}} {
		if e := ask(t, &s, &best, "best", append(match, "rules", "bosh", "position", opening, "level", "8")...); e != nil || !best.Exact || best.Pit != "b1" && best.Pit != "e1" {
			t.Error(match, e, best)
		}
	}
}

// TestProgress: each depth of a best is told, where that is asked for.
func TestProgress(t *testing.T) {
	var told []string
	s := Server{Progress: func(json string) { told = append(told, json) }}
	args := Args{"rules", "hus", "position", "2,2,2,2/2,2,0,0/0,0,2,2/2,2,2,2 S", "depth", "3"}
	s.Answer("best", args, noTime)
	if len(told) != 0 {
		t.Errorf("not asked for: %q", told)
	}
	last := s.Answer("best", append(args, "progress", ""), noTime)
	if len(told) != 3 || `{"ok":`+told[2]+`}` != last {
		t.Errorf("%q, then %s", told, last)
	}
}
