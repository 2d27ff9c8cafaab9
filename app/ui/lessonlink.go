package ui

import (
	"net/url"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// open goes to the step that a fragment names: #step=3 or #task.
func (s *lessonState) open(fragment string) {
	values, _ := url.ParseQuery(fragment) // what cannot be read names no step
	step, err := strconv.Atoi(values.Get("step"))
	switch {
	case values.Has("task"):
		step = len(s.Player.Lesson.Steps) + 1
	case err != nil:
		return
	}
	if step-1 != s.Player.At() {
		s.show(step - 1)
		s.redraw()
	}
}

// fragment names the step shown; the first has none.
func (s *lessonState) fragment() string {
	switch {
	case s.Player.InTask():
		return "task"
	case s.Player.At() == 0:
		return ""
	}
	return "step=" + itoa(s.Player.At()+1)
}

// note writes the step shown into the address, which then can be handed on.
func (s *lessonState) note() {
	address := app.Window().Get("location").Get("pathname").String()
	fragment := s.fragment()
	switch {
	case s.Page.Page.Bare && fragment != "":
		fragment = "#lesson=" + s.Player.Lesson.ID + "&" + fragment
	case s.Page.Page.Bare:
		fragment = "#lesson=" + s.Player.Lesson.ID
	case fragment != "":
		fragment = "#" + fragment
	}
	app.Window().Get("history").Call("replaceState", nil, "", address+fragment)
}
