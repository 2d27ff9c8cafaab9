package engine

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// ParseRecord reads a game text. Reading what [Record.Text] wrote gives the
// same record, with the cursor at its end. The error is an [Error] with line,
// column and one of the codes rules, columns, option, value, header,
// move-number, round, comment, result, empty, or that of a wrong move or
// position.
func ParseRecord(text string) (*Record, error) {
	p := &gameParser{text: text, line: 1}
	g, err := p.record()
	if err != nil {
		if e, ok := err.(*Error); ok {
			e.Col = letters(text, e.Line, e.Col-1) + 1
		}
		return nil, err
	}
	return g, nil
}

// letters counts the letters in the first bytes of a line, counted from 1: the
// parser reckons in bytes, who reads its errors does not.
func letters(text string, line, bytes int) int {
	for ; line > 1; line-- {
		text = text[strings.IndexByte(text, '\n')+1:]
	}
	return utf8.RuneCountInString(text[:min(bytes, len(text))])
}

// MaxText is the length in bytes of the longest game text that is read.
const MaxText = 1 << 20

// gameParser holds the place in the text; line and start count for errors.
type gameParser struct {
	text  string
	pos   int
	line  int // from 1
	start int // of the line
	g     *Record
}

// place is a point in the text, for errors found later.
type place struct{ line, col int }

func (p *gameParser) here() place { return place{p.line, p.pos - p.start + 1} }

func (at place) fail(c Code, got string) error {
	return &Error{Code: c, Line: at.line, Col: at.col, Got: Excerpt(got, 40)}
}

// locate puts the place of a text on an error found inside it.
func (at place) locate(err error) error {
	if e, ok := err.(*Error); ok {
		col := at.col
		if e.Col > 0 {
			col += e.Col - 1
		}
		return place{at.line, col}.fail(e.Code, e.Got)
	}
	return err
}

// space skips white space and returns false at the end of the text.
func (p *gameParser) space() bool {
	for ; p.pos < len(p.text); p.pos++ {
		switch p.text[p.pos] {
		case '\n':
			p.line, p.start = p.line+1, p.pos+1
		case ' ', '\t', '\r':
		default:
			return true
		}
	}
	return false
}

// A header is a [Key "value"] with its places.
type header struct {
	key, value string
	at, in     place // of the bracket, of the value
}

// headers reads all headers up to the first move, or to the next block: a round
// may end by agreement without a move. Round "1" need not begin a block.
func (p *gameParser) headers() ([]header, error) {
	var hs []header
	known := map[string]bool{}
	for p.space() && p.text[p.pos] == '[' {
		h := header{at: p.here()}
		p.pos++
		from := p.pos
		for p.pos < len(p.text) && isKeyByte(p.text[p.pos]) {
			p.pos++
		}
		h.key = p.text[from:p.pos]
		for p.pos < len(p.text) && p.text[p.pos] == ' ' {
			p.pos++
		}
		if h.key == "" || p.pos >= len(p.text) || p.text[p.pos] != '"' {
			return nil, p.here().fail(CodeHeader, h.key)
		}
		p.pos++
		h.in = p.here()
		value, ok := p.quoted()
		if !ok {
			return nil, h.at.fail(CodeHeader, h.key)
		}
		if h.key == "Round" && value != "1" && len(hs) > 0 {
			p.pos = from - 1
			return hs, nil
		}
		h.value = value
		if known[h.key] {
			return nil, h.at.fail(CodeHeader, h.key)
		}
		known[h.key] = true
		hs = append(hs, h)
	}
	return hs, nil
}

func isKeyByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'
}

// isTagKey reports whether a header is free for a [Tag]. Options begin with a
// small letter, tags do not.
func isTagKey(key string) bool {
	switch key {
	case "", "Rules", "Columns", "Result", "Round", "First", "Start", "End":
		return false
	}
	for i := 0; i < len(key); i++ {
		if !isKeyByte(key[i]) {
			return false
		}
	}
	return key[0] < 'a' || key[0] > 'z'
}

// quoted reads a header's value from behind its first quote, and the bracket.
func (p *gameParser) quoted() (string, bool) {
	var b []byte
	for ; p.pos < len(p.text); p.pos++ {
		switch c := p.text[p.pos]; c {
		case '\n':
			return "", false
		case '\\':
			if p.pos++; p.pos >= len(p.text) || p.text[p.pos] == '\n' {
				return "", false
			}
			b = append(b, p.text[p.pos])
		case '"':
			if p.pos++; p.pos >= len(p.text) || p.text[p.pos] != ']' {
				return "", false
			}
			p.pos++
			return string(b), true
		default:
			b = append(b, c)
		}
	}
	return "", false
}

func (p *gameParser) record() (*Record, error) {
	if len(p.text) > MaxText {
		read, rest := p.text[:MaxText], p.text[MaxText:]
		return nil, place{strings.Count(read, "\n") + 1, MaxText - strings.LastIndexByte(read, '\n')}.fail(CodeExtra, rest)
	}
	hs, err := p.headers()
	if err != nil {
		return nil, err
	}
	var result header
	p.g = &Record{}
	if hs, err = p.rules(hs, &result); err != nil {
		return nil, err
	}
	for first := true; first || p.pos < len(p.text); first = false {
		if !first {
			if hs, err = p.headers(); err != nil {
				return nil, err
			}
		}
		if err := p.round(hs); err != nil {
			return nil, err
		}
	}
	if m := p.g.Match(); result.key != "" && result.value != resultText[m.Result] {
		return nil, result.in.fail(CodeResult, result.value)
	}
	return p.g, nil
}

// rules sets rules and tags from the first headers, and returns those that
// belong to the first round.
func (p *gameParser) rules(hs []header, result *header) (rest []header, err error) {
	if len(hs) == 0 || hs[0].key != "Rules" {
		return nil, place{1, 1}.fail(CodeNoRules, "")
	}
	if p.g.Rules, err = PresetRules(hs[0].value); err != nil {
		return nil, hs[0].in.locate(err)
	}
	for _, h := range hs[1:] {
		switch h.key {
		case "Round", "First", "Start", "End":
			rest = append(rest, h)
			continue
		case "Result":
			*result = h
			continue
		case "Columns":
			err = p.g.Rules.Set("columns", h.value)
		default:
			if _, ok := OptionNamed(p.g.Rules.Game, h.key); ok {
				err = p.g.Rules.Set(h.key, h.value)
			} else if !isTagKey(h.key) {
				return nil, h.at.fail(CodeOption, h.key)
			} else if h.value != "" {
				p.g.Tags = append(p.g.Tags, Tag{h.key, strings.Map(printable, h.value)}) // no key comes twice
			}
		}
		if err != nil {
			return nil, h.in.locate(err)
		}
	}
	return rest, nil
}

// round reads the headers and moves of one round into the record.
func (p *gameParser) round(hs []header) error {
	if err := p.beginRound(hs); err != nil {
		return err
	}
	if err := p.moves(); err != nil {
		return err
	}
	for _, h := range hs {
		if h.key != "End" {
			continue
		}
		err := error(&Error{Code: CodeHeader, Got: h.value})
		switch h.value {
		case "agreed":
			err = p.g.Declare(EndAgreed, South)
		case "resigned S":
			err = p.g.Declare(EndResigned, South)
		case "resigned N":
			err = p.g.Declare(EndResigned, North)
		}
		if err != nil {
			return h.in.locate(err)
		}
	}
	return nil
}

func (p *gameParser) beginRound(hs []header) error {
	n := len(p.g.rounds)
	at, next := p.here(), Round{}
	if len(hs) > 0 {
		at = hs[0].at
	}
	if n > 0 {
		if len(hs) == 0 || hs[0].key != "Round" || !p.g.Status().Over || p.g.Match().Over {
			return at.fail(CodeRound, "")
		}
		var err error
		if next, err = p.g.following(n-1, nil); err != nil {
			return at.locate(err)
		}
	} else {
		next.Start = p.g.Rules.Start(South)
	}
	for _, h := range hs {
		switch h.key {
		case "Round":
			if h.value != strconv.Itoa(n+1) {
				return h.in.fail(CodeRound, h.value)
			}
		case "First":
			if n > 0 || h.value != "S" && h.value != "N" {
				return h.in.fail(CodeSide, h.value)
			}
			if h.value == "N" {
				next.Opener = North
				next.Start.Turn = North
			}
		case "Start":
			start, err := p.g.Rules.ParsePosition(h.value)
			if err != nil {
				return h.in.locate(err)
			}
			if n > 0 && !p.g.mayFollow(n-1, start) {
				return h.in.fail(CodeHolding, h.value)
			}
			next.custom = start != next.Start
			next.Start, next.Opener = start, start.Turn
		case "End":
		default:
			return h.at.fail(CodeHeader, h.key)
		}
	}
	p.g.addRound(next)
	return nil
}

// mayFollow reports whether start can follow a finished round: it is what the
// rules give for some choice of the pits to fill.
func (g *Record) mayFollow(round int, start Position) bool {
	var open []Pit
	for pit := Pit(0); int(pit) < g.Rules.Pits(); pit++ {
		if !start.IsClosed(pit) {
			open = append(open, pit)
		}
	}
	next, err := g.following(round, open)
	return err == nil && next.Start == start
}

// moves reads numbered moves and comments up to the next header or the end.
func (p *gameParser) moves() error {
	rd := &p.g.rounds[p.g.round]
	numbered, last := false, p.here()
	var note []string // the words of comments since the last move
	for p.space() && p.text[p.pos] != '[' {
		at, word := p.here(), p.word()
		switch {
		case word == "{":
			end := strings.IndexByte(p.text[p.pos:], '}')
			if end < 0 {
				return at.fail(CodeComment, "{")
			}
			note = append(note, strings.Fields(p.text[p.pos:p.pos+end])...)
			for end += p.pos + 1; p.pos < end; p.pos++ {
				if p.text[p.pos] == '\n' {
					p.line, p.start = p.line+1, p.pos+1
				}
			}
		case strings.HasSuffix(word, "."):
			if numbered || p.g.ply%2 == 1 || word != strconv.Itoa(p.g.ply/2+1)+"." {
				return at.fail(CodeNumber, word)
			}
			numbered, last = true, at
		case p.g.ply%2 == 0 && !numbered:
			return at.fail(CodeNumber, word)
		default:
			rd.comment(p.g.ply, note)
			numbered, note = false, nil
			pit, err := p.g.Rules.ParsePit(word)
			if err == nil {
				_, err = p.g.Play(pit)
			}
			if err != nil {
				return at.locate(err)
			}
		}
	}
	if numbered {
		return last.fail(CodeNumber, "")
	}
	rd.comment(p.g.ply, note)
	return nil
}

// comment makes words, if there are any, the comment after ply moves.
func (rd *Round) comment(ply int, words []string) {
	if len(words) == 0 {
		return
	}
	for len(rd.Comments) <= ply {
		rd.Comments = append(rd.Comments, "")
	}
	rd.Comments[ply] = strings.Join(words, " ")
}

// word reads up to white space, "{" or "[". A "{" is a word of its own.
func (p *gameParser) word() string {
	from := p.pos
	if p.text[from] == '{' {
		p.pos++
		return "{"
	}
	for p.pos < len(p.text) && !hasByte(" \t\r\n{[", p.text[p.pos]) {
		p.pos++
	}
	return p.text[from:p.pos]
}
