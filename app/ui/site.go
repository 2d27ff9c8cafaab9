//go:build !js

package ui

import (
	"io/fs"
	"path"
	"strings"
)

// SitePages are all pages of the site, in the order of its map. files is the web folder; each of its
// lessons and notes is a page.
func SitePages(files fs.FS) ([]Page, error) {
	pages := []Page{
		{Name: "home", Path: "/", Script: "/js/home.js", New: newHome},
		{Name: "learn", Path: "/learn/", Script: "/js/learn.js", New: newLearn},
		{Name: "rules", Path: "/rules/", New: newRules},
		{Name: "settings", Path: "/settings/", Script: "/js/settings.js", New: newSettings},
		{Name: "about", Path: "/about/", New: newAbout},
		{Name: "notfound", Path: "/404.html", New: newNotFound},
		{Name: "specimen", Path: "/specimen/", Ours: true, Main: "page specimen", New: newSpecimen},
	}
	notes, err := notePages(files)
	if err != nil {
		return nil, err
	}
	pages = append(pages, notes...)
	for _, p := range ClientPages() {
		if p.Name != "lesson" {
			pages = append(pages, p)
			continue
		}
		lessons, err := fs.Glob(files, "lessons/*.json")
		if err != nil {
			return nil, err
		}
		for _, file := range lessons {
			lesson := p
			lesson.Lesson = strings.TrimSuffix(path.Base(file), ".json")
			lesson.Path = p.Path + lesson.Lesson + "/"
			lesson.Data = []string{"/" + file}
			pages = append(pages, lesson)
		}
	}
	return pages, nil
}
