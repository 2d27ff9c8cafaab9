package lesson

import "relaymancala/app/data"

// Progress is which lessons are done, by id. It is kept in the browser.
type Progress map[string]bool

// ReadProgress reads what was stored. What makes no sense is as good as
// nothing.
func ReadProgress(stored string) Progress {
	p := Progress{}
	if data.Unmarshal([]byte(stored), &p) != nil || p == nil {
		return Progress{}
	}
	return p
}

// String returns the progress as it is stored.
func (p Progress) String() string {
	return data.Marshal(p)
}

// Done returns how many lessons of a course are done.
func (p Progress) Done(course []string) (n int) {
	for _, id := range course {
		if p[id] {
			n++
		}
	}
	return n
}
