package calls

import (
	"strconv"

	"relaymancala/engine"
)

// presets lists the rule sets, with their options and what these are in the
// preset. Names are a matter of the module; sources are keys.
func presets() raw {
	var list []raw
	for i := range engine.Presets {
		p := &engine.Presets[i]
		widths, sources := make([]raw, len(p.Widths)), make([]raw, len(p.Sources))
		for k, w := range p.Widths {
			widths[k] = value(w)
		}
		for k, key := range p.Sources {
			sources[k] = value(key)
		}
		list = append(list, object("id", p.ID, "columns", array(widths), "options", options(p), "sources", array(sources)))
	}
	return array(list)
}

func options(p *engine.Preset) raw {
	width := object("value", strconv.Itoa(p.Widths[0]), "ours", false)
	if p.AnyEven {
		width = object("value", "", "min", 4, "max", engine.MaxPits/4, "step", 2, "ours", false)
	}
	list := []raw{object("name", "columns", "default", strconv.Itoa(p.Widths[0]), "values", array([]raw{width}))}
	for i := range engine.Options {
		o := &engine.Options[i]
		if o.Game != p.Rules.Game {
			continue
		}
		var values []raw
		for _, v := range o.Values {
			if v.Max > 0 {
				values = append(values, object("value", v.Word, "min", v.Min, "max", v.Max, "ours", v.Ours))
			} else {
				values = append(values, object("value", v.Word, "ours", v.Ours))
			}
		}
		list = append(list, object("name", o.Name, "default", o.Get(&p.Rules), "values", array(values)))
	}
	return array(list)
}
