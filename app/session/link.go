package session

import (
	"encoding/base64"
	"net/url"
	"strconv"
	"strings"

	"relaymancala/engine"
)

// A Link is what the #fragment of an address asks for: a lesson, a game
// already begun, or a new one.
//
//	#lesson=hus-capture
//	#game=BASE64          a game text, in base64 for addresses
//	#rules=hus&columns=12&south=you&north=computer-3&endless=draw
type Link struct {
	Lesson string
	Game   *engine.Record // begun, or new where Fresh is true
	Fresh  bool
	// Players are who plays, as far as the link says so; else a person
	// each for a game begun, as it names them, and a person as South
	// against the computer.
	Players [2]Player
}

// Empty reports whether the fragment asked for nothing.
func (l Link) Empty() bool { return l.Lesson == "" && l.Game == nil }

// ParseLink reads a fragment, with or without its #. The error is an
// *engine.Error; the caller says it and shows what it would without the link.
func ParseLink(fragment string) (Link, error) {
	var l Link
	fragment = strings.TrimPrefix(fragment, "#")
	if fragment == "" || !strings.Contains(fragment, "=") {
		return l, nil // an ordinary anchor
	}
	values, err := url.ParseQuery(fragment)
	if err != nil {
		return l, &engine.Error{Code: CodeLink, Got: short(fragment)}
	}
	switch {
	case values.Has("lesson"):
		l.Lesson = values.Get("lesson")
		return l, nil
	case values.Has("game"):
		b, err := base64.RawURLEncoding.DecodeString(values.Get("game"))
		if err != nil {
			return l, &engine.Error{Code: CodeLink, Got: short(values.Get("game"))}
		}
		if l.Game, err = engine.ParseRecord(string(b)); err != nil {
			return Link{}, err
		}
		l.Players = named(l.Game)
	case values.Has("rules"):
		if l.Game, err = newFrom(values); err != nil {
			return Link{}, err
		}
		l.Fresh = true
		l.Players[engine.North] = Player{Computer: true, Level: 2}
	default:
		return l, &engine.Error{Code: CodeLink, Got: short(fragment)}
	}
	for side, key := range sideKeys {
		if v := values.Get(key); v != "" {
			if l.Players[side], err = ParsePlayer(v); err != nil {
				return Link{}, err
			}
		}
	}
	return l, nil
}

// CodeLink is the code of a link that cannot be read at all.
const CodeLink engine.Code = "link"

var sideKeys = [2]string{"south", "north"}

func short(s string) string { return engine.Excerpt(s, 40) }

// newFrom makes a new game from the link's rules and options.
func newFrom(values url.Values) (*engine.Record, error) {
	rules, err := engine.PresetRules(values.Get("rules"))
	if err != nil {
		return nil, err
	}
	opener := engine.South
	for key, v := range values {
		switch key {
		case "rules", sideKeys[0], sideKeys[1]:
		case "first":
			switch v[0] {
			case "S":
			case "N":
				opener = engine.North
			default:
				return nil, &engine.Error{Code: engine.CodeSide, Got: short(v[0])}
			}
		case "position":
		default:
			if err := rules.Set(key, v[0]); err != nil {
				return nil, err
			}
		}
	}
	if text := values.Get("position"); text != "" {
		p, err := rules.ParsePosition(text)
		if err != nil {
			return nil, err
		}
		return engine.NewRecordFrom(rules, p), nil
	}
	return engine.NewRecord(rules, opener), nil
}

// ParsePlayer reads "you", "friend" or "computer-3".
func ParsePlayer(s string) (Player, error) {
	level, ok := strings.CutPrefix(s, "computer-")
	if n, err := strconv.Atoi(level); ok && err == nil && n >= 1 && n <= MaxLevel {
		return Player{Computer: true, Level: n}, nil
	}
	if s == "you" || s == "friend" {
		return Player{}, nil
	}
	return Player{}, &engine.Error{Code: CodeLink, Got: short(s)}
}

// GameLink returns the fragment that opens a record, without its #.
func GameLink(rec *engine.Record) string {
	return "game=" + base64.RawURLEncoding.EncodeToString([]byte(rec.Text()))
}
