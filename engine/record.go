package engine

import "strings"

// A Record is a whole game or match: the rules, the players' names and other
// headers, and the rounds with their moves. A game of ǁHus is a record of one
// round, a series or a match of Bosh one of several.
//
// It has a cursor, a round and a number of moves made in it. [Record.Undo] and
// [Record.Redo] move it; [Record.Play] drops what lies beyond and adds a move.
type Record struct {
	Rules Rules
	Tags  []Tag // headers that the rules do not use, in order

	rounds []Round
	round  int // cursor
	ply    int
}

// A Tag is a header of a game text, such as South "Ana".
type Tag struct{ Key, Value string }

// A Round is one game of a record.
type Round struct {
	Opener   Side
	Start    Position
	Moves    []Pit
	Comments []string // comment after each number of moves; may be short
	Declared End      // EndAgreed or EndResigned, where the players ended it
	Resigned Side     // who gave up, with EndResigned

	states []Position       // states[k] is the position after k moves
	times  []uint8          // times[k] is how often it has stood by then
	stood  map[string]uint8 // how often each position, as text, has stood in all of states
	custom bool             // Start is not what the rules give
}

// NewRecord returns a game at its beginning, from the rules' own start.
func NewRecord(r Rules, opener Side) *Record {
	g := &Record{Rules: r}
	g.addRound(Round{Opener: opener, Start: r.Start(opener)})
	return g
}

// NewRecordFrom returns a game that begins in a position of one's own. The
// side to move opens.
func NewRecordFrom(r Rules, start Position) *Record {
	r.presumeFirstMoves(&start)
	g := &Record{Rules: r}
	g.addRound(Round{Opener: start.Turn, Start: start, custom: start != r.Start(start.Turn)})
	return g
}

func (g *Record) addRound(r Round) {
	r.stood = map[string]uint8{}
	g.add(&r, r.Start)
	g.rounds = append(g.rounds, r)
	g.round, g.ply = len(g.rounds)-1, 0
}

// add notes the position after the next move of a round. Positions are counted
// as they come: a long game is not searched at every move.
func (g *Record) add(rd *Round, p Position) {
	text := g.Rules.PositionText(&p)
	rd.stood[text]++
	rd.states, rd.times = append(rd.states, p), append(rd.times, rd.stood[text])
}

// Tag returns the value of a header, or "".
func (g *Record) Tag(key string) string {
	for _, t := range g.Tags {
		if t.Key == key {
			return t.Value
		}
	}
	return ""
}

// SetTag sets a header, or with an empty value removes it. A key is letters,
// digits, - and _, and begins with no small letter; another one, or one that
// the game text uses itself, is ignored. Control characters become spaces.
func (g *Record) SetTag(key, value string) {
	if !isTagKey(key) {
		return
	}
	value = strings.Map(printable, value)
	for i := range g.Tags {
		if g.Tags[i].Key == key {
			if value == "" {
				g.Tags = append(g.Tags[:i], g.Tags[i+1:]...)
			} else {
				g.Tags[i].Value = value
			}
			return
		}
	}
	if value != "" {
		g.Tags = append(g.Tags, Tag{key, value})
	}
}

// Rounds returns the number of rounds recorded, those beyond the cursor
// included.
func (g *Record) Rounds() int { return len(g.rounds) }

// Round returns one round, from 0. It must not be changed.
func (g *Record) Round(i int) *Round { return &g.rounds[i] }

// At returns the cursor: the round, and the moves made in it.
func (g *Record) At() (round, ply int) { return g.round, g.ply }

// Position returns the position at the cursor.
func (g *Record) Position() Position { return g.PositionAt(g.round, g.ply) }

// PositionAt returns the position of a round after ply moves.
func (g *Record) PositionAt(round, ply int) Position { return g.rounds[round].states[ply] }

// Status tells whether the round is over at the cursor, and how, with
// repetition and what the players declared.
func (g *Record) Status() Status { return g.StatusAt(g.round, g.ply) }

// StatusAt is [Record.Status] after ply moves of a round.
func (g *Record) StatusAt(round, ply int) Status {
	rd := &g.rounds[round]
	p := rd.states[ply]
	if s := g.Rules.Status(&p); s.Over {
		return s
	}
	if ply == len(rd.Moves) {
		switch rd.Declared {
		case EndAgreed:
			return g.Rules.ended(&p, EndAgreed, Draw)
		case EndResigned:
			return g.Rules.ended(&p, EndResigned, rd.Resigned.Other().Wins())
		}
	}
	if rd.times[ply] >= 3 {
		if g.Rules.Game == Bosh {
			return g.Rules.shared(&p, EndRepetition, rd.Opener)
		}
		return g.Rules.ended(&p, EndRepetition, Draw)
	}
	return Status{}
}

// Play makes a move at the cursor and drops what was recorded beyond it. The
// error is that of [Rules.Check]; the record is unchanged then.
func (g *Record) Play(move Pit) (Outcome, error) {
	if g.Status().Over {
		return Outcome{}, &Error{Code: CodeOver, Got: g.Rules.PitName(move)}
	}
	p, out, err := g.Rules.Move(g.Position(), move, nil)
	if err != nil {
		return out, err
	}
	rd := g.truncate()
	rd.Moves = append(rd.Moves, move)
	g.add(rd, p)
	g.ply++
	return out, nil
}

// truncate drops everything beyond the cursor and returns the round.
func (g *Record) truncate() *Round {
	g.rounds = g.rounds[:g.round+1]
	rd := &g.rounds[g.round]
	if keep := g.ply + 1; keep < len(rd.states) {
		for _, p := range rd.states[keep:] {
			rd.stood[g.Rules.PositionText(&p)]--
		}
		// What follows goes elsewhere: a list taken before stays as it is.
		rd.Moves, rd.states, rd.times = rd.Moves[:g.ply:g.ply], rd.states[:keep:keep], rd.times[:keep:keep]
	}
	if len(rd.Comments) > g.ply+1 {
		rd.Comments = rd.Comments[:g.ply+1]
	}
	rd.Declared, rd.Resigned = NotOver, South
	return rd
}

// Declare ends the round at the cursor by agreement, or by side giving up, and
// drops what was recorded beyond it. The error's code is CodeOver.
func (g *Record) Declare(end End, side Side) error {
	if g.Status().Over || end != EndAgreed && end != EndResigned {
		return &Error{Code: CodeOver}
	}
	rd := g.truncate()
	if rd.Declared = end; end == EndResigned {
		rd.Resigned = side
	}
	return nil
}

// Undo moves the cursor back by one move, into the round before where that is
// needed. It returns false at the beginning.
func (g *Record) Undo() bool {
	switch {
	case g.ply > 0:
		g.ply--
	case g.round > 0:
		g.round--
		g.ply = len(g.rounds[g.round].Moves)
	default:
		return false
	}
	return true
}

// Redo moves the cursor forward by one move, or from the end of a round to
// the next. It returns false at the end.
func (g *Record) Redo() bool {
	switch {
	case g.ply < len(g.rounds[g.round].Moves):
		g.ply++
	case g.round < len(g.rounds)-1:
		g.round++
		g.ply = 0
	default:
		return false
	}
	return true
}

// Seek moves the cursor. A place that does not exist leaves it where it is,
// and returns false.
func (g *Record) Seek(round, ply int) bool {
	if round < 0 || round >= len(g.rounds) || ply < 0 || ply > len(g.rounds[round].Moves) {
		return false
	}
	g.round, g.ply = round, ply
	return true
}
