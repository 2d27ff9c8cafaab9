package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"relaymancala/engine"
)

// follow scrolls a board that is wider than its frame so that the pit of the
// step shown is in view. It moves nothing but the frame.
func (s *TableState) follow() {
	p := s.Watch.Pit()
	if p == engine.NoPit {
		return
	}
	rules := s.Watch.Rules()
	el := app.Window().GetElementByID("pit-" + rules.PitName(p))
	if !el.Truthy() {
		return
	}
	frame := el.Call("closest", ".board-frame")
	width := frame.Get("clientWidth").Float()
	if frame.Get("scrollWidth").Float() <= width+1 {
		return
	}
	pit, box := el.Call("getBoundingClientRect"), frame.Call("getBoundingClientRect")
	left := pit.Get("left").Float() - box.Get("left").Float()
	size := pit.Get("width").Float()
	if left >= size && left+2*size <= width {
		return
	}
	frame.Call("scrollTo", map[string]any{
		"left":     frame.Get("scrollLeft").Float() + left - (width-size)/2,
		"behavior": "auto",
	})
}
