package engine

import (
	"fmt"
	"strings"
)

// The slow reference. It shares no idea with the engine but the rules: ǁHus is
// played on a grid of rows and columns, always as South, by turning the board
// round for North; Bosh on a row of open pits by name. Every seed is carried
// one by one, and every state of a move is remembered as text.

// cell is a row, 1 to 4 from South, and a column from 0.
type cell struct{ row, col int }

// slowMove is what the reference says of a move.
type slowMove struct {
	end      string // empty, captured, limit, endless
	laps     int
	captured int
	last     cell
	drops    []cell // each seed of the first 200
	grid     map[cell]int
	store    [2]int
}

// unendingLaps is where the reference gives up, as the rules say.
const unendingLaps = 10000

// turned is a cell as the other player sees it.
func turned(c cell, rows, w int) cell { return cell{rows + 1 - c.row, w - 1 - c.col} }

// slowHus plays ǁHus. The grid is seen by South; north tells who moves.
func slowHus(r *Rules, grid map[cell]int, from cell, north, firstTurn bool) slowMove {
	w := int(r.Columns)
	g := map[cell]int{}
	for c, n := range grid {
		if north {
			c = turned(c, 4, w)
		}
		g[c] = n
	}
	if north {
		from = turned(from, 4, w)
	}
	m := slowPlayed(r, g, from, firstTurn)
	if north {
		m.last = turned(m.last, 4, w)
		for i := range m.drops {
			m.drops[i] = turned(m.drops[i], 4, w)
		}
		back := map[cell]int{}
		for c, n := range g {
			back[turned(c, 4, w)] = n
		}
		m.grid = back
	}
	return m
}

// slowPlayed plays as South, rows 1 and 2, and changes g.
func slowPlayed(r *Rules, g map[cell]int, from cell, firstTurn bool) slowMove {
	w := int(r.Columns)
	right := r.Direction == CCW // the way the outer row is sown
	ahead := func(c cell) cell {
		outward := right == (c.row == 1)
		switch {
		case outward && c.col < w-1:
			return cell{c.row, c.col + 1}
		case !outward && c.col > 0:
			return cell{c.row, c.col - 1}
		}
		return cell{3 - c.row, c.col} // round the corner
	}
	m := slowMove{grid: g}
	seen := map[string]bool{}
	hand, at := g[from], from
	g[from] = 0
	var avoid *cell
	if r.SkipOrigin == Yes {
		avoid = &cell{from.row, from.col}
	}
	for {
		m.laps++
		for hand > 0 {
			at = ahead(at)
			if avoid != nil && at == *avoid {
				continue
			}
			g[at]++
			hand--
			if len(m.drops) < 200 {
				m.drops = append(m.drops, at)
			}
		}
		m.last = at
		if g[at] == 1 {
			m.end = "empty"
			return m
		}
		if r.Endless == EndlessStopAfter {
			if m.laps == int(r.EndlessLaps) {
				m.end = "limit"
				return m
			}
		} else {
			state := slowState(at, g, 4, w)
			if seen[state] || m.laps >= unendingLaps {
				m.end = "endless"
				return m
			}
			seen[state] = true
		}

		front, back := cell{3, at.col}, cell{4, at.col}
		can := at.row == 2 && g[front] > 0 && (r.CaptureNeeds == NeedsInner || g[back] > 0) && !firstTurn
		if !can {
			hand, g[at] = g[at], 0
			if r.SkipOrigin == Yes {
				avoid = &cell{at.row, at.col}
			}
			continue
		}
		avoid = nil
		var taken []cell
		switch r.CaptureTakes {
		case TakesInnerOnly:
			taken = []cell{front}
		case TakesInnerOuter:
			taken = []cell{front, back}
		default:
			side := -1 // South's inner row is sown leftwards
			if !right {
				side = 1
			}
			for c := front; g[c] > 0; c.col += side { // off the board there is nothing
				taken = append(taken, c)
			}
		}
		for _, c := range taken {
			hand += g[c]
			m.captured += g[c]
			g[c] = 0
		}
		if r.Resume == ResumeFacing {
			column := taken[len(taken)-1].col
			// Step back from the pit, so that the first seed goes into it.
			for back := range 2 * w {
				c := cell{1 + back/w, back % w}
				if ahead(c) == (cell{2, column}) {
					at = c
				}
			}
		}
	}
}

// slowState writes down where the last seed fell, and every pit.
func slowState(at cell, g map[cell]int, rows, w int) string {
	b := []byte{byte(at.row), byte(at.col)}
	for row := 1; row <= rows; row++ {
		for col := range w {
			b = append(b, byte(g[cell{row, col}]))
		}
	}
	return string(b)
}

// slowBosh plays Bosh. Closed pits are not in the grid at all.
func slowBosh(r *Rules, grid map[cell]int, from cell, mover Side, store [2]int) slowMove {
	var ring []cell // only the open pits, from South's left
	for col := 0; col < int(r.Columns); col++ {
		ring = append(ring, cell{1, col})
	}
	for col := int(r.Columns) - 1; col >= 0; col-- {
		ring = append(ring, cell{2, col})
	}
	var open []cell
	for _, c := range ring {
		if _, ok := grid[c]; ok {
			open = append(open, c)
		}
	}
	// The line of open pits is turned so that the pit in question is first.
	turnTo := func(c cell) {
		for open[0] != c {
			open = append(open[1:], open[0])
		}
	}
	g := map[cell]int{}
	for c, n := range grid {
		g[c] = n
	}
	m := slowMove{grid: g, store: store}
	seen := map[string]bool{}
	for lift := from; ; {
		m.laps++
		turnTo(lift)
		hand := g[lift]
		g[lift] = 0
		for ; hand > 0; hand-- {
			turnTo(open[1])
			g[open[0]]++
			if len(m.drops) < 200 {
				m.drops = append(m.drops, open[0])
			}
		}
		m.last = open[0]
		next, beyond := open[1], open[2%len(open)]
		if g[next] == 0 {
			m.end = "empty"
			own := (beyond.row == 1) == (mover == South)
			if g[beyond] > 0 && !(own && r.CaptureSide == CaptureOpponent) {
				m.end, m.captured = "captured", g[beyond]
				m.store[mover] += g[beyond]
				g[beyond] = 0
			}
			return m
		}
		state := slowState(m.last, g, 2, int(r.Columns))
		if seen[state] || m.laps >= unendingLaps {
			m.end = "endless"
			return m
		}
		seen[state] = true
		lift = next
	}
}

// gridOf reads the board part of a position text; it does not know pits.
func gridOf(text string) map[cell]int {
	board, _, _ := strings.Cut(text, " ")
	rows := strings.Split(board, "/")
	g := map[cell]int{}
	for i, row := range rows {
		for col, word := range strings.Split(row, ",") {
			if n := 0; word != "x" {
				fmt.Sscan(word, &n)
				g[cell{len(rows) - i, col}] = n
			}
		}
	}
	return g
}

// boardText is the inverse of gridOf.
func boardText(g map[cell]int, rows, w int) string {
	var lines []string
	for row := rows; row >= 1; row-- {
		var line []string
		for col := range w {
			if n, ok := g[cell{row, col}]; ok {
				line = append(line, fmt.Sprint(n))
			} else {
				line = append(line, "x")
			}
		}
		lines = append(lines, strings.Join(line, ","))
	}
	return strings.Join(lines, "/")
}

// cellName is a pit's name, for widths up to 32.
func cellName(c cell) string {
	name := string(rune('a' + c.col%26))
	if c.col >= 26 {
		name = "a" + name
	}
	return fmt.Sprint(name, c.row)
}
