//go:build !js

package puzzle

import (
	"testing"
	"time"

	"relaymancala/engine"
)

// A day is that of the calendar, wherever one is and whatever the hour.
func TestDay(t *testing.T) {
	for _, zone := range []*time.Location{time.UTC, time.FixedZone("", 14*3600), time.FixedZone("", -11*3600)} {
		first, last := time.Date(2026, 3, 1, 0, 0, 0, 0, zone), time.Date(2026, 3, 1, 23, 59, 59, 0, zone)
		if Day(first) != 20513 || Day(last) != 20513 || Day(last.Add(time.Second)) != 20514 {
			t.Errorf("%v: %d, %d", zone, Day(first), Day(last))
		}
	}
}

// Each puzzle comes once before any comes again, the games in turn.
func TestDaily(t *testing.T) {
	b := book(t)
	for g, all := range b {
		seen := map[string]bool{}
		for i := range all {
			p := b.Daily(20000 + g + 2*i)
			if p.Game != engine.Game(g) || seen[p.ID] {
				t.Fatalf("day %d has %s", 20000+g+2*i, p.ID)
			}
			seen[p.ID] = true
		}
	}
	if first := b.Daily(20513); first != b.Daily(20513) || b.Daily(-7) == nil {
		t.Error("a day has no puzzle")
	}
	half := &Book{b[0][:1]}
	if (&Book{}).Daily(1) != nil || half.Daily(0) == nil || half.Daily(1) == nil {
		t.Error("a book with one game")
	}
}

func TestKept(t *testing.T) {
	k := ReadKept("")
	if !k.Solve("hus-1", false, 100) || k.Solve("hus-1", false, 100) || k.Running(100) != 0 {
		t.Errorf("%+v", k)
	}
	for i, test := range []struct{ day, running int }{{100, 1}, {100, 1}, {101, 2}, {102, 3}, {104, 1}, {103, 1}, {105, 2}} {
		k = ReadKept(k.String())
		k.Solve("bosh-"+itoa(i+1), true, test.day)
		if got := k.Running(max(test.day, k.Day)); got != test.running {
			t.Errorf("on day %d the streak is %d, not %d", test.day, got, test.running)
		}
	}
	if k.Running(106) != 2 || k.Running(107) != 0 {
		t.Error("a streak lasts until the day after")
	}
	if got := ReadKept(`{"done":{"hus-1":true},"day":20787,"streak":2}`).String(); got != `{"done":{"hus-1":true},"day":20787,"streak":2}` {
		t.Error(got)
	}
	for _, bad := range []string{"", "null", "[]", "{", "7", `{"done":[1]}`, `{"done":null}`, `{"streak":-1}`, `{"day":2,"streak":9}`, `{"day":"x"}`} {
		if got := ReadKept(bad); got.Streak != 0 || got.Day != 0 || got.Done == nil || len(got.Done) != 0 {
			t.Errorf("%s reads as %+v", bad, got)
		}
	}
}
