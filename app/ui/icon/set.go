package icon

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// The transport of a replay.

// Start goes to the first seed of a move.
func Start() app.UI { return solid("M6 6v12M18 6.5 10 12l8 5.5z") }

// Back takes one seed back.
func Back() app.UI { return line("M14.5 5.5 8 12l6.5 6.5") }

// Play runs the replay.
func Play() app.UI { return solid("M8.5 6v12l9.5-6z") }

// Pause holds the replay.
func Pause() app.UI { return solid("M8 6.5h1.5v11H8zM14.5 6.5H16v11h-1.5z") }

// Forward sows one seed on.
func Forward() app.UI { return line("M9.5 5.5 16 12l-6.5 6.5") }

// Lap goes on to the end of a lap.
func Lap() app.UI { return line("m6 6 6 6-6 6M13 6l6 6-6 6") }

// End goes to the last seed of a move.
func End() app.UI { return solid("M18 6v12M6 6.5l8 5.5-8 5.5z") }

// Replay shows a move once more.
func Replay() app.UI { return line("M4.5 4.5V10H10M5 10a7.5 7.5 0 1 1-.6 4.5") }

// Undo takes a move back.
func Undo() app.UI { return line("M8.5 5 4 9.5 8.5 14M4.5 9.5h10a5 5 0 0 1 0 10H9") }

// Redo plays it again.
func Redo() app.UI { return line("M15.5 5 20 9.5 15.5 14M19.5 9.5h-10a5 5 0 0 0 0 10H15") }

// On the table.

// Hand marks the seeds that are held.
func Hand() app.UI {
	return line("M7.2 13V6.4a1.55 1.55 0 0 1 3.1 0v4.4M10.3 10.5V4.6a1.55 1.55 0 0 1 3.1 0v6M13.4 10.6V5.6a1.55 1.55 0 0 1 3.1 0v5.6" +
		"M16.5 11V8.3a1.55 1.55 0 0 1 3.1 0v6a6.7 6.7 0 0 1-6.7 6.7h-.7c-2.2 0-3.8-.8-5.2-2.5l-3.4-4.2a1.6 1.6 0 0 1 2.4-2.1l1.2 1.3")
}

// Arrow points the way a player sows along a row of the board.
func Arrow(left bool) app.UI {
	if left {
		return line("M21 12H3.5M9.5 6l-6 6 6 6")
	}
	return line("M3 12h17.5M14.5 6l6 6-6 6")
}

// Swap turns the board, or changes seats.
func Swap() app.UI { return line("M8 20V4.5M4 8.5l4-4 4 4M16 4v15.5M12 15.5l4 4 4-4") }

// Sand marks a pit that is closed.
func Sand() app.UI {
	return line("M3 19c3.5-1 5-9 9-9s5.5 8 9 9zM9.5 16h.01M13.5 14h.01M15 17h.01M12 5.5h.01")
}

// Right and wrong.

// Check marks what is right.
func Check() app.UI { return line("m4.5 12.5 5 5 10-11") }

// Cross marks what is wrong.
func Cross() app.UI { return line("M6 6l12 12M18 6 6 18") }

// Close puts something away.
func Close() app.UI { return line("M7 7l10 10M17 7 7 17") }

// Plus adds.
func Plus() app.UI { return line("M12 5v14M5 12h14") }

// Minus takes away.
func Minus() app.UI { return line("M5 12h14") }

// Empty is a pit without seeds.
func Empty() app.UI { return line("M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z") }

// Pencil renames.
func Pencil() app.UI { return line("M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5") }

// Bin deletes.
func Bin() app.UI { return line("M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5") }

// Hint is a lamp.
func Hint() app.UI {
	return line("M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3zM9.7 19h4.6M10.5 21.5h3")
}

// Curve is how a game stood, move by move.
func Curve() app.UI { return line("M4 4v16h16M7 15l4-5 3.5 3L20 6") }

// Info explains.
func Info() app.UI { return line("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01") }

// Tools.

// Share hands a link on.
func Share() app.UI {
	return line("M8.2 10.8l7.6-3.6M8.2 13.2l7.6 3.6M5.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" +
		"M18.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z")
}

// Copy puts text on the clipboard.
func Copy() app.UI {
	return line("M10 8.5h8.5A1.5 1.5 0 0 1 20 10v9.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5z" +
		"M5 15.5A1.5 1.5 0 0 1 4 14V4.5A1.5 1.5 0 0 1 5.5 3H14a1.5 1.5 0 0 1 1.5 1")
}

// Sound turns the drops of the seeds on, or off.
func Sound(on bool) app.UI {
	const speaker = "M4 9.5v5h3.5L12 19V5L7.5 9.5z"
	if on {
		return line(speaker + "M15.5 9a4.5 4.5 0 0 1 0 6M18 6a9 9 0 0 1 0 12")
	}
	return line(speaker + "M16 9.5l5 5M21 9.5l-5 5")
}

// Full fills the screen.
func Full() app.UI { return line("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5") }

// Download saves a file.
func Download() app.UI { return line("M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15") }

// Upload reads a file.
func Upload() app.UI { return line("M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 20h15") }

// The pages.

// Home is the first page.
func Home() app.UI { return line("M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20") }

// Learn is the path of lessons: an open book.
func Learn() app.UI {
	return line("M12 6.5C10.5 5 8 4.5 4 4.5V18c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2V4.5c-4 0-6.5.5-8 2zM12 6.5V20")
}

// Board is the page to play on: two rows of pits.
func Board() app.UI {
	return line("M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5z" +
		"M7 9.5h.01M12 9.5h.01M17 9.5h.01M7 14.5h.01M12 14.5h.01M17 14.5h.01")
}

// Notes is the background of the games: a page with lines.
func Notes() app.UI { return line("M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16.5h5") }

// Rules is the list of rules.
func Rules() app.UI {
	return line("M10 6.5h10M10 12h10M10 17.5h10M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01")
}

// Settings are sliders.
func Settings() app.UI {
	return line("M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z")
}
