package session

import "relaymancala/app/data"

// Settings are a reader's own. The zero value of a field is never meant: use
// [DefaultSettings], and [ReadSettings] for what was stored.
type Settings struct {
	Theme   string  `json:"theme"`   // auto, light, dark
	Board   string  `json:"board"`   // wood, sand, contrast, projector
	Speed   float64 `json:"speed"`   // 0.25 to 4, or 0 for at once
	Numbers bool    `json:"numbers"` // seeds counted in each pit
	Labels  string  `json:"labels"`  // none, names, ring
	Face    string  `json:"face"`    // which way North's numbers face: south, north
	Tap     string  `json:"tap"`     // preview, play
	Motion  string  `json:"motion"`  // auto, less
	Sound   bool    `json:"sound"`
}

// Speeds are the speeds offered, as multiples of the normal one; 0 shows the
// result at once.
var Speeds = []float64{0.25, 0.5, 1, 2, 4, 0}

// DefaultSettings are those of a first visit.
func DefaultSettings() Settings {
	return Settings{Theme: "auto", Board: "wood", Speed: 1, Numbers: true, Labels: "none", Face: "south", Tap: "preview", Motion: "auto"}
}

// ReadSettings reads stored settings. Whatever is missing or makes no sense
// stays at its default.
func ReadSettings(stored string) Settings {
	s := DefaultSettings()
	if data.Unmarshal([]byte(stored), &s) != nil {
		s = DefaultSettings()
	}
	d := DefaultSettings()
	s.Theme = oneOf(s.Theme, d.Theme, "auto", "light", "dark")
	s.Labels = oneOf(s.Labels, d.Labels, "none", "names", "ring")
	s.Board = oneOf(s.Board, d.Board, "wood", "sand", "contrast", "projector")
	s.Face = oneOf(s.Face, d.Face, "south", "north")
	s.Tap = oneOf(s.Tap, d.Tap, "preview", "play")
	s.Motion = oneOf(s.Motion, d.Motion, "auto", "less")
	known := false
	for _, v := range Speeds {
		known = known || v == s.Speed
	}
	if !known {
		s.Speed = d.Speed
	}
	return s
}

func oneOf(v, otherwise string, values ...string) string {
	for _, w := range values {
		if v == w {
			return v
		}
	}
	return otherwise
}

// String returns the settings as they are stored.
func (s Settings) String() string {
	return data.Marshal(s)
}
