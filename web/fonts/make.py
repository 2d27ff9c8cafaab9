"""Makes the woff2 files of this folder. README.md says from what and why.

    python3 make.py SANS_PACKAGE SERIF_PACKAGE      (folders of the unpacked npm packages)

The Open Font License reserves the name "Source" for the originals, so changed files carry names of their own.
"""
import io
import sys
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CLICKS = "ǀǁǂǃ"
PUNCTUATION = "‐‑‒–—―‘’‚“”„†•…‹›⁄€™←↑→↓−∞≈≠≤≥½¼¾"
VOWELS = "ĀāĒēĪīŌōŪūÃãẼẽĨĩÕõŨũ"         # long and nasal vowels of Khoekhoegowab; âêîôû are in Latin-1
MARKS = [0x2BC, *range(0x300, 0x305), 0x306, 0x308, 0x30C]
CORE = {*range(0x20, 0x7F), *range(0xA0, 0x100), *MARKS, *map(ord, CLICKS + PUNCTUATION + VOWELS + "ŒœŠšŸŽžıŊŋ")}
MORE = {*range(0x100, 0x180), *map(ord, "ƆɔƎǝƏəƐɛɖɓɗȘșȚțǾǿẎẏỲỳỸỹȲȳ")} - CORE
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"]


def subset(font, path, name, letters):
    opt = Options()
    opt.flavor, opt.layout_features, opt.hinting = "woff2", FEATURES, False
    opt.name_IDs, opt.name_languages, opt.notdef_outline, opt.glyph_names = [0, 1, 2, 3, 4, 5, 6, 13, 14], [0x409], True, False
    opt.drop_tables += ["STAT", "MVAR", "DSIG"] if "fvar" not in font else ["DSIG"]
    sub = Subsetter(opt)
    sub.populate(unicodes=letters)
    sub.subset(font)
    ps = name.replace(" ", "")
    for rec in font["name"].names:
        new = {1: name, 3: ps + "-relaymancala", 4: name, 6: ps, 16: name, 25: ps}.get(rec.nameID)
        if new:
            rec.string = new
    font.flavor = "woff2"
    font["head"].modified = font["head"].created          # the same bytes every time
    font.recalcTimestamp = False
    font.save(path)


def add_clicks(font):
    """Source Serif has no click letters: draw them as plain strokes, as wide as its thinner stems and as tall as its bar."""
    glyf, hmtx, cmap = font["glyf"], font["hmtx"], font["cmap"]
    top, foot, stem, side, between = 735, -165, 76, 72, 78

    def box(pen, x0, y0, x1, y1):
        pen.moveTo((x0, y0)); pen.lineTo((x0, y1)); pen.lineTo((x1, y1)); pen.lineTo((x1, y0)); pen.closePath()

    def add(code, name, width, boxes):
        pen = TTGlyphPen(None)
        for b in boxes:
            box(pen, *b)
        glyf[name] = pen.glyph()
        hmtx[name] = (width, min(b[0] for b in boxes))
        for table in cmap.tables:
            if table.isUnicode():
                table.cmap[code] = name

    add(0x1C0, "uni01C0", 2 * side + stem, [(side, foot, side + stem, top)])
    x2 = side + stem + between
    add(0x1C1, "uni01C1", x2 + stem + side, [(side, foot, side + stem, top), (x2, foot, x2 + stem, top)])
    arm, thin = 128, 62
    mid = side - 14 + arm
    w = 2 * mid + stem
    add(0x1C2, "uni01C2", w, [(mid, foot, mid + stem, top)] + [
        b for y in (360, 190) for b in ((mid - arm, y, mid, y + thin), (mid + stem, y, mid + stem + arm, y + thin))])
    exclam = font.getBestCmap()[0x21]
    for table in cmap.tables:
        if table.isUnicode():
            table.cmap[0x1C3] = exclam
    font.setGlyphOrder(glyf.glyphOrder)
    font["maxp"].numGlyphs = len(glyf.glyphOrder)


def pinned(path, axes):
    """The font with its axes narrowed, written and read again: the subsetter wants every table complete."""
    out = io.BytesIO()
    instantiateVariableFont(TTFont(path), axes).save(out)
    return TTFont(io.BytesIO(out.getvalue()))


def part_clicks(font):
    """Source Sans draws ǀ and ǁ like l and ll. Its bars are thinner and reach below the line: take those, so that ǁHus reads as ǁHus."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x1C0], table.cmap[0x1C1] = table.cmap[0x7C], table.cmap[0x2016]
    return font


def spans(letters):
    """The letters as a CSS unicode-range."""
    out, run = [], []
    for c in sorted(letters) + [0]:
        if run and c != run[-1] + 1:
            out.append(f"U+{run[0]:X}" + (f"-{run[-1]:X}" if len(run) > 1 else ""))
            run = []
        run.append(c)
    return ", ".join(out)


def main(sans, serif):
    upright, slanted = f"{sans}/VF/SourceSans3VF-Upright.ttf", f"{sans}/VF/SourceSans3VF-Italic.ttf"
    roman = f"{serif}/VAR/SourceSerif4Variable-Roman.ttf"
    for letters, tail in ((CORE, ""), (MORE, "-more")):
        # The axis keeps its upper end: Firefox takes no weight at all from an axis that fontTools cuts there.
        subset(part_clicks(pinned(upright, {"wght": (400, 900)})), f"relay-text{tail}.woff2", "Relay Text", letters)
        display = pinned(roman, {"wght": 600, "opsz": 36})
        add_clicks(display)
        subset(display, f"relay-display{tail}.woff2", "Relay Display", letters)
    subset(part_clicks(pinned(slanted, {"wght": 400})), "relay-text-italic.woff2", "Relay Text Italic", CORE | MORE)
    print("unicode-range of the -more files:", spans(MORE))


main(*sys.argv[1:])
