package engine

// Game is one of the two families of rules, each with its own sowing loop.
type Game uint8

// The games.
const (
	Hus  Game = iota // four rows, a ring for each player, captures sown on
	Bosh             // two rows, one ring for both, captures kept
)

// Side is a player by seat. Boards are written as South sees them.
type Side uint8

// The sides.
const (
	South Side = iota
	North
)

// Other returns the opponent's side.
func (s Side) Other() Side { return s ^ 1 }

// Choice is the value of one option: the index into the option's list of
// values, so that 0 is always the default.
type Choice uint8

// Values of the options, in the order of the option tables (options.go).
const (
	No  Choice = 0
	Yes Choice = 1

	CCW Choice = 0 // Direction
	CW  Choice = 1

	NeedsInner Choice = 0 // CaptureNeeds
	NeedsBoth  Choice = 1

	TakesInnerOuter   Choice = 0 // CaptureTakes
	TakesInnerOnly    Choice = 1
	TakesLateralChain Choice = 2

	ResumeNext   Choice = 0 // Resume
	ResumeFacing Choice = 1

	OpeningFree      Choice = 0 // Opening
	OpeningFrontPair Choice = 1

	OpeningCaptureAllowed Choice = 0 // OpeningCapture
	OpeningCaptureNever   Choice = 1

	EndlessIllegal   Choice = 0 // Endless, both games
	EndlessStopAfter Choice = 1 // ǁHus only, like the two below
	EndlessLoses     Choice = 2
	EndlessDraws     Choice = 3
	EndlessPasses    Choice = 4 // Bosh only

	StuckLoses Choice = 0 // End
	MoveLimit  Choice = 1

	SeriesSingle Choice = 0 // Series
	SeriesBestOf Choice = 1

	TeamRotate  Choice = 0 // Team
	TeamConsult Choice = 1

	CaptureAny      Choice = 0 // CaptureSide
	CaptureOpponent Choice = 1

	RoundMoverStuck  Choice = 0 // RoundEnd
	RoundAnyRowEmpty Choice = 1

	FillRight  Choice = 0 // Fill
	FillLeft   Choice = 1
	FillChoose Choice = 2

	StartsAlternate Choice = 0 // Starts
	StartsLoser     Choice = 1
	StartsWinner    Choice = 2
)

// Rules is one complete rule set: a game and a value for each of its options.
// It is a comparable value. Make one with [PresetRules] and change it with
// [Rules.Set]; the options of the other game stay at their defaults.
type Rules struct {
	ID      string // the preset it was made from
	Game    Game
	Columns uint8 // pits a row

	// ǁHus
	Direction      Choice // of both players
	CaptureNeeds   Choice // which facing pits must hold seeds
	CaptureTakes   Choice // which of them are taken
	Resume         Choice // where the captured seeds are sown from
	SkipOrigin     Choice // is the pit just lifted left out of its own lap
	Opening        Choice // a prescribed first move
	OpeningCapture Choice // may a player's first move capture
	End            Choice // how a game ends
	EndMoves       uint16 // N of moveLimit: moves for each player
	Series         Choice // one game, or several scored together
	SeriesGames    uint16 // N of bestOf
	DoubleForAll   Choice // does a total capture score 2
	Team           Choice // turn order inside a team
	Members        uint16 // players a side

	// Both
	Endless     Choice // what an endless move is
	EndlessLaps uint16 // N of stopAfter

	// Bosh
	CaptureSide Choice // whose pit may be captured
	RoundEnd    Choice // when a round stops
	Fill        Choice // which pits are filled in the next round
	Starts      Choice // who opens the next round
	Rounds      uint16 // the cap of a match
}

// seedsPerPit is what a filled pit of a Bosh round holds.
const seedsPerPit = 4

// ringLen returns how many pits a side owns.
func (r *Rules) ringLen() int {
	if r.Game == Bosh {
		return int(r.Columns)
	}
	return 2 * int(r.Columns)
}

// Total returns how many seeds a full set has: 6W in ǁHus, 40 in Bosh.
func (r *Rules) Total() int {
	if r.Game == Bosh {
		return 2 * seedsPerPit * int(r.Columns)
	}
	return 6 * int(r.Columns)
}

// step is the ring distance of one seed: 1, or one less than the ring's
// length to go backwards.
func (r *Rules) step() int {
	if r.Direction == CW {
		return -1
	}
	return 1
}
