package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// sound plays the step shown, if the reader wants that. web/js/sound.js makes
// the tone.
func (s *TableState) sound() {
	if !s.Settings.Sound || s.Settings.Speed == 0 {
		return
	}
	if tone, ok := s.Watch.Tone(); ok {
		app.Window().Get("relay").Call("sound", tone.Hertz, tone.Seconds)
	}
}

// turnSound turns the sound on or off, keeps that, and says it.
func (s *TableState) turnSound() {
	s.Settings.Sound = !s.Settings.Sound
	saveSettings(s.Settings)
	said := "settings.sound.now.off"
	if s.Settings.Sound {
		said = "settings.sound.now.on"
		s.sound()
	}
	s.tell(s.Text.T(said))
}
