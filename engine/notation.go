package engine

import "strconv"

// PositionText writes a position: rows from the top, the side to move, and in
// Bosh the stores. [Rules.ParsePosition] reads it.
func (r *Rules) PositionText(p *Position) string {
	var b []byte
	for row := r.Rows(); row >= 1; row-- {
		for col := 0; col < int(r.Columns); col++ {
			if col > 0 {
				b = append(b, ',')
			}
			pit := r.At(row, col)
			if p.IsClosed(pit) {
				b = append(b, 'x')
			} else {
				b = strconv.AppendUint(b, uint64(p.Seeds[pit]), 10)
			}
		}
		if row > 1 {
			b = append(b, '/')
		}
	}
	b = append(b, ' ', "SN"[p.Turn])
	if r.Game == Bosh {
		b = append(b, ' ')
		b = strconv.AppendUint(b, uint64(p.Store[South]), 10)
		b = append(b, '-')
		b = strconv.AppendUint(b, uint64(p.Store[North]), 10)
	}
	return string(b)
}

// TextColumns returns the width of the board in a position text, so that the
// rules can be set to it, or 0 if it cannot be told.
func TextColumns(text string) int {
	n := 1
	for i := 0; i < len(text) && text[i] != '/' && text[i] != ' '; i++ {
		if text[i] == ',' {
			n++
		}
	}
	if text == "" || n > MaxPits {
		return 0
	}
	return n
}

// reader walks through a position text. The first error stops it.
type reader struct {
	text string
	pos  int
	err  error
}

func (d *reader) fail(c Code, at int, got string) {
	if d.err == nil {
		d.err = &Error{Code: c, Line: 1, Col: at + 1, Got: Excerpt(got, 20)}
	}
}

// until returns the text up to one of the stop bytes or the end.
func (d *reader) until(stops string) string {
	start := d.pos
	for d.pos < len(d.text) && !hasByte(stops, d.text[d.pos]) {
		d.pos++
	}
	return d.text[start:d.pos]
}

func hasByte(s string, b byte) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == b {
			return true
		}
	}
	return false
}

// take consumes one byte if it is b.
func (d *reader) take(b byte) bool {
	if d.pos < len(d.text) && d.text[d.pos] == b {
		d.pos++
		return true
	}
	return false
}

// ParsePosition reads a position text; it accepts nothing but what
// [Rules.PositionText] writes. The error is an [Error] with the place and one
// of the codes rows, ragged, count, total, side, store, closed, extra.
//
// A text does not tell how many moves were made. For the options opening and
// openingCapture, a side that stands as at the start of the game is taken not
// to have moved yet, and any other to have made its first move.
func (r *Rules) ParsePosition(text string) (Position, error) {
	d := &reader{text: text}
	p := Position{}
	total := r.readBoard(d, &p)
	if d.err == nil && !d.take(' ') {
		d.fail(CodeSide, d.pos, d.text[d.pos:])
	}
	at := d.pos
	switch side := d.until(" "); side {
	case "S":
	case "N":
		p.Turn = North
	default:
		d.fail(CodeSide, at, side)
	}
	if r.Game == Bosh && d.err == nil {
		total += r.readStores(d, &p)
	}
	if d.err == nil && d.pos < len(text) {
		d.fail(CodeExtra, d.pos, text[d.pos:])
	}
	if total > r.Total() {
		d.fail(CodeTotal, 0, strconv.Itoa(total))
	}
	if d.err != nil {
		return Position{}, d.err
	}
	r.presumeFirstMoves(&p)
	return p, nil
}

// readBoard reads the rows and returns the number of seeds in them.
func (r *Rules) readBoard(d *reader, p *Position) (total int) {
	for row := r.Rows(); row >= 1 && d.err == nil; row-- {
		open := 0
		for col := 0; col < int(r.Columns) && d.err == nil; col++ {
			at := d.pos
			word := d.until(",/ ")
			pit := r.At(row, col)
			switch n, ok := parseCount(word, r.Total()); {
			case word == "x" && r.Game == Bosh:
				p.Closed |= 1 << pit
			case word == "x":
				d.fail(CodeClosed, at, word)
			case !ok:
				d.fail(CodeCount, at, word)
			default:
				p.Seeds[pit] = uint8(n)
				total += n
				open++
			}
			if last := col == int(r.Columns)-1; !last && !d.take(',') {
				d.fail(CodeRagged, d.pos, d.text[d.pos:])
			} else if last && d.pos < len(d.text) && d.text[d.pos] == ',' {
				d.fail(CodeRagged, d.pos, d.text[d.pos:])
			}
		}
		if d.err == nil && open == 0 {
			d.fail(CodeClosed, d.pos, "") // a row without an open pit cannot be sown
		}
		if row > 1 && !d.take('/') || row == 1 && d.pos < len(d.text) && d.text[d.pos] == '/' {
			d.fail(CodeRows, d.pos, d.text[d.pos:])
		}
	}
	return total
}

// readStores reads " 3-1" and returns the seeds in it.
func (r *Rules) readStores(d *reader, p *Position) (total int) {
	if !d.take(' ') {
		d.fail(CodeStore, d.pos, d.text[d.pos:])
	}
	for s := South; s <= North; s++ {
		at := d.pos
		word := d.until("- ")
		n, ok := parseCount(word, r.Total())
		if !ok || s == South && !d.take('-') {
			d.fail(CodeStore, at, word)
			return total
		}
		p.Store[s] = uint8(n)
		total += n
	}
	return total
}
