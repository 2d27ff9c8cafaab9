"""Draws the icons of the site: four pits and their seeds, and for links to it a board in the middle of a relay.

    python3 make.py          writes favicon.svg and, with Chromium, the PNG files beside it

README.md says which file is for what.
"""
import math
import pathlib
import subprocess
import tempfile

from PIL import Image

HERE = pathlib.Path(__file__).parent
GOLDEN = math.pi * (3 - math.sqrt(5))

PAINT = """<defs>
<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#96633a"/><stop offset="1" stop-color="#6a4022"/></linearGradient>
<radialGradient id="pit" cx=".5" cy=".34" r=".6"><stop offset=".45" stop-color="#241409"/><stop offset="1" stop-color="#4d2e18"/></radialGradient>
<radialGradient id="seed" cx=".38" cy=".32" r=".75"><stop stop-color="#fffaf0"/><stop offset=".5" stop-color="#f1e4ca"/><stop offset="1" stop-color="#b89c6b"/></radialGradient>
</defs>"""


def circle(x, y, r, fill, more=""):
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.4g}" fill="{fill}"{more}/>'


def seed(x, y, r):
    return circle(x, y + r * .3, r, "#0008") + circle(x, y, r, "url(#seed)")


def pit(x, y, r, seeds, size, ring=""):
    """A pit with seeds at the given places, in parts of its radius."""
    out = circle(x, y + r * .05, r, "#fff3") + circle(x, y, r, "url(#pit)")
    out += "".join(seed(x + r * dx, y + r * dy, size) for dx, dy in seeds)
    if ring:
        out += f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r * 1.06:.4g}" fill="none" stroke="#ffc94a" stroke-width="{r * .11:.3g}" {ring}/>'
    return out


def sunflower(n, turn):
    return [(.54 * math.sqrt((k + .5) / max(n, 3)) * math.cos(k * GOLDEN + turn) * (n > 1),
             .54 * math.sqrt((k + .5) / max(n, 3)) * math.sin(k * GOLDEN + turn) * (n > 1)) for k in range(n)]


def svg(width, height, body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{PAINT}{body}</svg>\n'


def mark(corner, scale=1.0):
    """The sign on a square of 64: a round corner of the given radius, the pits drawn larger or smaller."""
    body = f'<rect width="64" height="64" rx="{corner}" fill="url(#wood)"/>'
    if corner:
        body += f'<rect x="1" y="1" width="62" height="62" rx="{corner - 1}" fill="none" stroke="#4f2e13" stroke-width="2"/>'
    off, r, size = 13 * scale, 11.2 * scale, 4.1 * scale
    for dx, dy, seeds, ring in ((-1, -1, [(0, 0)], ""), (1, -1, [(-.3, .28), (.3, -.28)], ""),
                                (-1, 1, [(0, -.4), (-.38, .26), (.38, .26)], ""), (1, 1, [], ' ')):
        body += pit(32 + dx * off, 32 + dy * off, r, seeds, size, ring)
    return svg(64, 64, body)


BOARD = ((2, 0, 3, 2, 3, 0, 3, 2), (1, 2, 0, 3, 0, 1, 0, 0), (0, 4, 1, 1, 5, 4, 4, 0), (3, 0, 3, 3, 0, 3, 3, 0))


def board():
    """A board from edge to edge, for the preview of a link: seeds of one lap on their way, from the dotted ring to the full one."""
    body = '<rect width="1200" height="630" fill="url(#wood)"/>'
    for k in range(60):
        body += f'<path d="M{k * 20 + (k * 7) % 11} 0q{(k * 13) % 9 - 4} 315 {(k * 5) % 7 - 3} 630" stroke="#2a1203" stroke-opacity=".{5 + k % 4:02d}" stroke-width="{2 + k % 5}" fill="none"/>'
    body += '<path d="M20 315h1160" stroke="#0006" stroke-width="5" stroke-linecap="round"/><path d="M20 318.5h1160" stroke="#ffe2b8" stroke-opacity=".25" stroke-width="2"/>'
    for row, counts in enumerate(BOARD):
        for col, n in enumerate(counts):
            ring = {(3, 1): 'stroke-dasharray="1 13.6" stroke-linecap="round"', (2, 2): " "}.get((row, col), "")
            body += pit(75 + col * 150, 81 + row * 151 + (15 if row > 1 else 0), 64, sunflower(n, col + row * 2), 15.5, ring)
    return svg(1200, 630, body)


def raster(drawing, name, width, height, colours=None):
    with tempfile.TemporaryDirectory() as tmp:
        page = pathlib.Path(tmp, "page.html")
        page.write_text(f"<!doctype html><style>body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}</style>{drawing}")
        subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
                        "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--default-background-color=00000000", f"--user-data-dir={tmp}/profile",
                        f"--window-size={width},{max(height, 500)}", f"--screenshot={tmp}/shot.png", page.as_uri()], check=True, capture_output=True)
        picture = Image.open(f"{tmp}/shot.png").crop((0, 0, width, height))
        if colours:
            picture = picture.convert("RGB").quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG)
        picture.save(HERE / name, optimize=True)


(HERE / "favicon.svg").write_text(mark(15))
raster(mark(15), "icon-192.png", 192, 192)
raster(mark(15), "icon-512.png", 512, 512)
raster(mark(0, .86), "icon-maskable-512.png", 512, 512, 256)
raster(mark(0, .92), "apple-touch-icon.png", 180, 180, 256)
raster(board(), "og.png", 1200, 630, 256)
