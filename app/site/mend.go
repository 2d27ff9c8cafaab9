//go:build !js

package main

import (
	"fmt"
	"html"
	"regexp"
	"slices"
	"strconv"
	"strings"

	nethtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"relaymancala/app/text"
)

// mender turns what go-app prints of a component into the HTML that go-app's own nodes have in the
// browser, so that nothing moves when the client takes over. go-app prints
//
//   - attributes in random order, and in the quoting of Go strings;
//   - true as a bare name, also where "true" is meant (aria-pressed), and false as disabled="false",
//     which disables;
//   - every node on a line of its own, indented, which puts spaces between words and elements.
//
// It also adds the base path to addresses, and refuses what should not be published: inline style and
// scripts, which the content security policy forbids, an id twice, elements nested as HTML forbids,
// and keys for which there is no text.
type mender struct {
	base   string
	prefix string // path of the page's language
	text   *text.Catalog
	ids    map[string]bool // met so far on the page
	many   bool            // the page shows a component several times: an id met again gets a number
	err    error
}

// mend does all of it to the HTML of one component.
func (m *mender) mend(printed string) (string, error) {
	plain, tags, err := plainAttributes(printed)
	if err != nil {
		return "", err
	}
	body := &nethtml.Node{Type: nethtml.ElementNode, Data: "body", DataAtom: atom.Body}
	nodes, err := nethtml.ParseFragment(strings.NewReader(plain), body)
	if err != nil {
		return "", err
	}
	if len(nodes) == 0 {
		return "", fmt.Errorf("the component shows nothing")
	}
	var b strings.Builder
	var parsed []string
	for _, node := range nodes {
		collectTags(node, &parsed)
		closeUp(node, 0)
		if err := m.check(node); err != nil {
			return "", err
		}
		if err := nethtml.Render(&b, node); err != nil {
			return "", err
		}
	}
	if !slices.EqualFunc(tags, parsed, strings.EqualFold) {
		return "", fmt.Errorf("browsers would rearrange the elements:\nwritten %v\nread    %v", tags, parsed)
	}
	return b.String(), nil
}

// void are the elements without end tag.
var void = map[string]bool{
	"area": true, "base": true, "br": true, "col": true, "embed": true, "hr": true, "img": true, "input": true,
	"link": true, "meta": true, "source": true, "track": true, "wbr": true,
}

// booleans are the attributes that are true by standing there. All others with a bare name mean "true".
var booleans = map[string]bool{
	"allowfullscreen": true, "async": true, "autofocus": true, "autoplay": true, "checked": true, "controls": true,
	"default": true, "defer": true, "disabled": true, "formnovalidate": true, "hidden": true, "inert": true,
	"ismap": true, "loop": true, "multiple": true, "muted": true, "novalidate": true, "open": true,
	"playsinline": true, "readonly": true, "required": true, "reversed": true, "selected": true,
}

// plainAttributes rewrites the attributes of every start tag. It returns the tags it met, in order, to
// compare with what a browser reads.
func plainAttributes(printed string) (plain string, tags []string, err error) {
	var b strings.Builder
	for {
		text, rest, found := strings.Cut(printed, "<")
		b.WriteString(text)
		if !found {
			return b.String(), tags, nil
		}
		b.WriteByte('<')
		end := strings.IndexAny(rest, " >\n")
		if end < 0 {
			return "", nil, fmt.Errorf("tag without end: %.40q", rest)
		}
		tag := strings.TrimSuffix(rest[:end], "/")
		tags = append(tags, tag)
		b.WriteString(tag)
		if strings.HasPrefix(tag, "/") {
			printed = rest[end:]
			continue
		}
		attributes, closed, after, err := readAttributes(rest[len(tag):])
		if err != nil {
			return "", nil, fmt.Errorf("<%s>: %w", tag, err)
		}
		slices.Sort(attributes)
		for _, a := range attributes {
			b.WriteString(" " + a)
		}
		if closed && !void[tag] {
			b.WriteByte('/')
			tags = append(tags, "/"+tag)
		}
		b.WriteByte('>')
		printed = after
	}
}

// readAttributes reads up to the end of a start tag. It returns the attributes as HTML, whether the tag
// is an end tag too (in raw HTML), and what follows it.
func readAttributes(s string) (attributes []string, closed bool, after string, err error) {
	for {
		s = strings.TrimLeft(s, " \n")
		if after, found := strings.CutPrefix(s, ">"); found {
			return attributes, false, after, nil
		}
		if after, found := strings.CutPrefix(s, "/>"); found {
			return attributes, true, after, nil
		}
		end := strings.IndexAny(s, "= />\n")
		if end <= 0 {
			return nil, false, "", fmt.Errorf("attribute without end: %.40q", s)
		}
		name, value := s[:end], "true"
		s = s[end:]
		if after, found := strings.CutPrefix(s, "="); found {
			quoted, err := strconv.QuotedPrefix(after)
			if err != nil {
				return nil, false, "", fmt.Errorf("attribute %s: %w", name, err)
			}
			s = after[len(quoted):]
			if value, err = strconv.Unquote(quoted); err != nil {
				return nil, false, "", fmt.Errorf("attribute %s: %w", name, err)
			}
			value = html.UnescapeString(value) // of raw HTML; go-app itself escapes nothing here
		}
		switch {
		case booleans[name] && value == "false":
		case booleans[name]:
			attributes = append(attributes, name+`=""`)
		default:
			attributes = append(attributes, name+`="`+html.EscapeString(value)+`"`)
		}
	}
}

// collectTags lists the tags of a node as they would be written.
func collectTags(n *nethtml.Node, tags *[]string) {
	if n.Type != nethtml.ElementNode {
		return
	}
	*tags = append(*tags, n.Data)
	for child := range n.ChildNodes() {
		collectTags(child, tags)
	}
	if !void[n.Data] {
		*tags = append(*tags, "/"+n.Data)
	}
}

// closeUp takes out the line breaks and the indentation that go-app puts around the children of an
// element at this depth. An only text stands without them; several texts are one node here.
func closeUp(n *nethtml.Node, depth int) {
	indent := strings.Repeat("  ", depth+1)
	only := n.FirstChild == n.LastChild
	for child := n.FirstChild; child != nil; {
		next := child.NextSibling
		switch {
		case child.Type != nethtml.TextNode:
			closeUp(child, depth+1)
		case !only || strings.HasPrefix(child.Data, "\n"+indent):
			child.Data = closeUpText(child.Data, indent, next == nil)
			if child.Data == "" {
				n.RemoveChild(child)
			}
		}
		child = next
	}
}

// closeUpText is the text that was meant between two tags: printed is a line break, each text on an
// indented line of its own, and the indentation of the next tag.
func closeUpText(printed, indent string, last bool) string {
	lines, found := strings.CutPrefix(printed, "\n")
	if !found {
		return printed // raw HTML
	}
	tag := indent
	if last {
		tag = indent[2:]
	}
	lines = strings.TrimSuffix(lines, tag)
	var b strings.Builder
	for line := range strings.Lines(lines) {
		text, begins := strings.CutPrefix(strings.TrimSuffix(line, "\n"), indent)
		if !begins {
			b.WriteByte('\n') // a line break inside a text
		}
		b.WriteString(text)
	}
	return b.String()
}

// check looks at every element, and adds the base to its addresses.
func (m *mender) check(n *nethtml.Node) error {
	if n.Type == nethtml.TextNode && m.isKey(n.Data) {
		return fmt.Errorf("no text for %s", n.Data)
	}
	m.markLanguage(n)
	if m.many && n.Data == "section" { // regions of the page have names of their own
		n.Data, n.DataAtom = "div", atom.Div
		n.Attr = slices.DeleteFunc(n.Attr, func(a nethtml.Attribute) bool { return strings.HasPrefix(a.Key, "aria-label") })
	}
	for i := range n.Attr {
		if err := m.attribute(n, &n.Attr[i]); err != nil {
			return err
		}
	}
	for child := range n.ChildNodes() {
		if err := m.check(child); err != nil {
			return err
		}
	}
	return nil
}

var keyForm = regexp.MustCompile(`^[a-z]+(\.[a-zA-Z0-9_-]+)+$`)

// isKey says whether a text is the key of one that the catalogue lacks: that is how it answers.
func (m *mender) isKey(s string) bool {
	return keyForm.MatchString(s) && !m.text.Has(s)
}

func (m *mender) attribute(n *nethtml.Node, a *nethtml.Attribute) error {
	switch {
	case a.Key == "style" || strings.HasPrefix(a.Key, "on"):
		return fmt.Errorf("<%s %s=%q>: the content security policy allows no inline style or script", n.Data, a.Key, a.Val)
	case (a.Key == "aria-label" || a.Key == "title" || a.Key == "alt") && m.isKey(a.Val):
		return fmt.Errorf("<%s>: no text for %s", n.Data, a.Val)
	case a.Key == "id":
		if id := a.Val; m.many {
			for n := 2; m.ids[a.Val]; n++ {
				a.Val = id + "-" + strconv.Itoa(n)
			}
		}
		if m.ids[a.Val] {
			return fmt.Errorf("<%s>: the id %q stands twice", n.Data, a.Val)
		}
		m.ids[a.Val] = true
	case (a.Key == "href" || a.Key == "src" || a.Key == "action") && strings.HasPrefix(a.Val, "/"):
		a.Val = m.base + a.Val
	}
	return nil
}
