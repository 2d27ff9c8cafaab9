package session

import (
	"strings"
	"unicode/utf8"

	"relaymancala/engine"
)

// MaxMembers is how many people may play one side together (ours).
const MaxMembers = 5

// maxNameLen is the longest name of a person, in characters.
const maxNameLen = 30

// Members returns the names of the people who play a side: those written in
// the player's name, divided by commas. It is empty where none was given.
func (p Player) Members() []string {
	if p.Computer {
		return nil
	}
	var out []string
	for name := range strings.SplitSeq(p.Name, ",") {
		name = strings.Join(strings.Fields(name), " ")
		for utf8.RuneCountInString(name) > maxNameLen {
			_, size := utf8.DecodeLastRuneInString(name)
			name = name[:len(name)-size]
		}
		if name != "" && len(out) < MaxMembers {
			out = append(out, name)
		}
	}
	return out
}

// Member returns who of a side's people is to move at the cursor: each in
// turn, where the rules let a team rotate; "" where they consult, or where
// there are not several.
func (g *Game) Member(side engine.Side) string {
	names := g.Players[side].Members()
	rules := g.Record.Rules
	if len(names) < 2 || rules.Game == engine.Hus && rules.Team == engine.TeamConsult {
		return ""
	}
	round, ply := g.Record.At()
	made := int(g.Record.PositionAt(round, ply).Made[side])
	for i := 0; i < round; i++ {
		made += int(g.Record.PositionAt(i, len(g.Record.Round(i).Moves)).Made[side])
	}
	return names[made%len(names)]
}
