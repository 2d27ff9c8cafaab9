package session

import (
	"relaymancala/engine"
)

// A Player is who plays a side.
type Player struct {
	Computer bool   `json:"computer,omitempty"`
	Level    int    `json:"level,omitempty"` // of the computer, from 1
	Name     string `json:"name,omitempty"`  // of a person; empty for the usual words
}

// A Game is a record being played: its players, and the watch of the move
// that led to the record's cursor.
type Game struct {
	Record  *engine.Record
	Players [2]Player
	Watch   Watch

	// Chosen is the pit tapped first, whose move is shown before it is
	// played; NoPit for none.
	Chosen engine.Pit
	// Refused is why the last tap was refused, or nil.
	Refused *engine.Error

	// Trial is true while a move that may not be made is watched: an endless
	// one, to see that it comes back to where it was.
	Trial bool

	// Fill are the pits chosen so far for the next round of Bosh, in the
	// order of the choice.
	Fill []engine.Pit

	// Kept is the game's place in the [Library], where it is or would be; 0
	// for none yet, or Discarded.
	Kept int64
}

// NewGame begins to play a record at its cursor.
func NewGame(rec *engine.Record, players [2]Player) *Game {
	g := &Game{Record: rec, Players: players}
	g.Rest()
	return g
}

// Rules returns the rules of the game.
func (g *Game) Rules() engine.Rules { return g.Record.Rules }

// Rest shows the position at the cursor, with the move that led to it.
func (g *Game) Rest() {
	g.Chosen, g.Refused, g.Trial = engine.NoPit, nil, false
	g.recall()
	round, ply := g.Record.At()
	if ply == 0 {
		g.Watch = Rest(g.Record.Rules, g.Record.Position())
		return
	}
	g.Watch = Show(g.Record.Rules, g.Record.PositionAt(round, ply-1), g.Record.Round(round).Moves[ply-1])
	g.Watch.End()
}

// ToMove returns the player whose turn it is, and false when the round is
// over.
func (g *Game) ToMove() (engine.Side, bool) {
	p := g.Record.Position()
	return p.Turn, !g.Record.Status().Over
}

// ComputerToMove reports whether it is the computer's turn.
func (g *Game) ComputerToMove() bool {
	side, on := g.ToMove()
	return on && g.Players[side].Computer
}

// HasComputer reports whether the computer plays a side, and a person the
// other.
func (g *Game) HasComputer() bool { return g.Players[0].Computer != g.Players[1].Computer }

// Tap is a person's tap on a pit. During a replay it ends the replay first.
// With preview, the first tap chooses a pit and the second plays it. It
// returns true if a move is then being watched: one that was made, or after a
// second tap on an endless one, that one on trial.
func (g *Game) Tap(pit engine.Pit, preview bool) bool {
	if !g.Watch.Resting() {
		g.Watch.End()
	}
	if g.Trial {
		g.Rest()
		return false
	}
	again := g.Refused != nil && g.Refused.Code == engine.CodeEndless && g.Refused.Got == g.Record.Rules.PitName(pit)
	g.Refused = nil
	if again {
		g.try(pit)
		return true
	}
	if g.ComputerToMove() {
		return false
	}
	rules, p := g.Record.Rules, g.Record.Position()
	err := rules.Check(&p, pit)
	if g.Record.Status().Over {
		err = &engine.Error{Code: engine.CodeOver}
	}
	if err != nil {
		g.Chosen = engine.NoPit
		g.Refused = err.(*engine.Error)
		g.Refused.Got = rules.PitName(pit)
		return false
	}
	if preview && g.Chosen != pit {
		g.Chosen = pit
		return false
	}
	return g.Play(pit) == nil
}

// Play makes a move and begins to show it.
func (g *Game) Play(move engine.Pit) error {
	before := g.Record.Position()
	if _, err := g.Record.Play(move); err != nil {
		return err
	}
	g.Chosen, g.Refused = engine.NoPit, nil
	g.Kept = max(g.Kept, 0)
	g.Watch = Show(g.Record.Rules, before, move)
	g.Watch.Playing = !g.Watch.Resting()
	return nil
}

// try shows an endless move without making it.
func (g *Game) try(pit engine.Pit) {
	g.Watch = Show(g.Record.Rules, g.Record.Position(), pit)
	g.Watch.Playing, g.Trial = true, true
}

// PassIfNeeded passes for a player who has no move, and reports whether it
// did.
func (g *Game) PassIfNeeded() bool {
	p := g.Record.Position()
	rules := g.Record.Rules
	if g.Record.Status().Over || !rules.MustPass(&p) {
		return false
	}
	return g.Play(engine.Pass) == nil
}

// Preview returns the chosen move's replay, or nil.
func (g *Game) Preview() *engine.Replay {
	if g.Chosen == engine.NoPit {
		return nil
	}
	return engine.NewReplay(g.Record.Rules, g.Record.Position(), g.Chosen)
}

// Undo takes back a move; against the computer as many as it takes to have
// one's own turn again. It reports whether there was one.
func (g *Game) Undo() bool {
	defer g.Rest()
	return g.walk(g.Record.Undo)
}

// Redo plays again what was taken back, in the same portions.
func (g *Game) Redo() bool {
	defer g.Rest()
	return g.walk(g.Record.Redo)
}

// walk moves the cursor of the record, and nothing else.
func (g *Game) walk(step func() bool) bool {
	round, ply := g.Record.At()
	moved := step()
	for moved && g.HasComputer() && g.ComputerToMove() {
		if !step() {
			break
		}
	}
	if moved && g.HasComputer() && g.ComputerToMove() {
		// There is no turn of one's own in that direction: the computer
		// would only play at once again.
		if r, p := g.Record.At(); r == 0 && p == 0 {
			g.Record.Seek(round, ply)
			moved = false
		}
	}
	return moved
}

// CanUndo reports whether Undo would do anything, and CanRedo the same for
// Redo.
func (g *Game) CanUndo() bool { return g.would(g.Record.Undo) }

// CanRedo reports whether Redo would do anything.
func (g *Game) CanRedo() bool { return g.would(g.Record.Redo) }

func (g *Game) would(step func() bool) bool {
	round, ply := g.Record.At()
	defer g.Record.Seek(round, ply)
	return g.walk(step)
}

// AtEnd reports whether the cursor is at the end of what is recorded: that no
// earlier moment is looked at.
func (g *Game) AtEnd() bool {
	round, ply := g.Record.At()
	return round == g.Record.Rounds()-1 && ply == len(g.Record.Round(round).Moves)
}
