package puzzle

import "relaymancala/app/data"

// Kept is what the browser keeps of the puzzles.
type Kept struct {
	Done   map[string]bool `json:"done,omitempty"`   // by id
	Day    int             `json:"day,omitempty"`    // the last on which the day's puzzle was solved
	Streak int             `json:"streak,omitempty"` // days running up to that one
}

// ReadKept reads what was stored. What makes no sense is as good as nothing.
func ReadKept(stored string) Kept {
	var k Kept
	if data.Unmarshal([]byte(stored), &k) != nil || k.Streak < 0 || k.Day < k.Streak {
		k = Kept{}
	}
	if k.Done == nil {
		k.Done = map[string]bool{}
	}
	return k
}

// String returns it as it is stored.
func (k Kept) String() string {
	return data.Marshal(k)
}

// Solve notes that a puzzle is solved, and on which day if it is that day's. It
// reports whether that is news.
func (k *Kept) Solve(id string, daily bool, day int) bool {
	news := !k.Done[id]
	k.Done[id] = true
	if !daily || day <= k.Day {
		return news
	}
	if day > k.Day+1 {
		k.Streak = 0
	}
	k.Day, k.Streak = day, k.Streak+1
	return true
}

// Running returns how many days running the day's puzzle was solved, up to
// today or yesterday.
func (k *Kept) Running(day int) int {
	if day > k.Day+1 {
		return 0
	}
	return k.Streak
}

// Count returns how many puzzles of a list are done.
func (k *Kept) Count(all []Puzzle) (n int) {
	for i := range all {
		if k.Done[all[i].ID] {
			n++
		}
	}
	return n
}
