//go:build !js

package lesson

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"relaymancala/web"
)

// A mistake in a file is named with its place.
func TestMistakes(t *testing.T) {
	b, err := fs.ReadFile(web.Files, "lessons/hus-sow.json")
	if err != nil {
		t.Fatal(err)
	}
	good := string(b)
	for _, test := range []struct{ old, new, want string }{
		{`"id": "hus-sow"`, `"id": "sow"`, `id: is "sow"`},
		{`"game": "hus"`, `"game": "bosh"`, `game: is "bosh"`},
		{`"order": 2`, `"order": 3`, `order: is 3`},
		{`"preset": "hus"`, `"preset": "chess"`, `rules.preset: rules`},
		{`"preset": "hus"`, `"preset": "hus", "captureNeeds": "none"`, `rules.captureNeeds: value`},
		{`/3,2,2,0 S`, `/3,2,2 S`, `steps[0].position: ragged at line 1, column`},
		{`"move": "a1"`, `"move": "a3"`, `steps[0].move: not-yours`},
		{`"move": "a1"`, `"move": "d1"`, `steps[0].move: empty`},
		{`"mark": ["a1"`, `"mark": ["e9"`, `steps[2].mark[0]: pit: "e9"`},
		{`"move": "c1"`, `"deal": true`, `steps[1].deal: round`},
		{`"kind": "end"`, `"kind": "beat"`, `task.goal.kind: there is no "beat"`},
		{`"kind": "end", "pit": "c2"`, `"kind": "end"`, `task.goal.pit: pit`},
		{`"kind": "end", "pit": "c2"`, `"kind": "win", "pit": "c2"`, `task.goal.pit: means nothing to win`},
		{`"kind": "end", "pit": "c2"`, `"kind": "capture"`, `task.goal.n: is 0`},
		{`"right": ["c1"]`, `"right": []`, `task.right: is missing`},
		{`"predict": "last"`, `"predict": "end"`, `steps[4].predict: there is no "end"`},
		{`"predict": "last"`, `"predict": "taken"`, `steps[4].predict: no answer is right`},
		{`"move": "c1"`, `"move": "c1", "claims": [{"kind": "beat"}]`, `steps[1].claims[0].kind: there is no "beat"`},
		{`"position": "2,2,2,2/2,2,0,0/0,0,2,2/2,0,4,1 S", "move": "c1"`, `"after": 2`, `steps[1].after: step 2 has no move`},
		{`"position": "2,2,2,2/2,2,0,0/0,0,2,2/2,0,4,1 S", "move": "c1"`, `"again": true`, `steps[1].again: the rules are the same`},
		{`"position": "2,2,2,2/2,2,0,0/0,0,2,2/3,2,2,0 S", "move": "a1"`, `"again": true`, `steps[0].again: there is no move before`},
		{`"position": "2,2,2,2/2,2,0,0/0,0,2,2/2,0,4,1 S"`, `"rules": {"preset": "hus", "direction": "up"}, "position": "2,2,2,2/2,2,0,0/0,0,2,2/2,0,4,1 S"`, `steps[1].rules.direction: value`},
		{`"right": ["c1"]`, `"right": ["c1"], "claims": [{"kind": "capture"}]`, `task.claims[0].n: is 0`},
		{`"task": {`, `"tusk": {`, `unknown field "tusk"`},
	} {
		bad := strings.Replace(good, test.old, test.new, 1)
		if bad == good {
			t.Fatalf("%s is not in the file", test.old)
		}
		_, err := Parse("hus-sow.json", []byte(bad))
		if err == nil || !strings.HasPrefix(err.Error(), "lesson hus-sow.json: ") || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, not %s", test.new, err, test.want)
		}
	}
}

func TestLoadWantsEveryLesson(t *testing.T) {
	if _, err := Load(fstest.MapFS{}); err == nil || !strings.Contains(err.Error(), "hus-board") {
		t.Errorf("no lessons at all: %v", err)
	}
	stray := fstest.MapFS{"chess.json": {Data: []byte("{}")}}
	if _, err := Load(stray); err == nil || !strings.Contains(err.Error(), "chess.json: in no course") {
		t.Errorf("a stray lesson: %v", err)
	}
}

func TestProgress(t *testing.T) {
	p := ReadProgress("")
	p["hus-sow"] = true
	if got := p.String(); got != `{"hus-sow":true}` {
		t.Error(got)
	}
	p = ReadProgress(p.String())
	if !p["hus-sow"] || p["hus-win"] || p.Done(Course(0)) != 1 {
		t.Error(p)
	}
	for _, bad := range []string{"null", "[]", "{", `{"hus-sow": 3}`, "7"} {
		if got := ReadProgress(bad); got == nil || len(got) != 0 {
			t.Errorf("%s reads as %v", bad, got)
		}
	}
}
