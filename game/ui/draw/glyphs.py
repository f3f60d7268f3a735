"""Glyphs of gamepad and mouse buttons, drawn from plain shapes.

Labels such as "pad:a" or "mouse:left" can be used wherever a key label can; `key_cap` in `widgets` draws both. Letters are
those printed on the pad; a pad with symbols gets symbols. Colour is never the only difference.
"""

from math import cos, pi, sin

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD_LOW, INK, Colour, Palette, mix, rgb

FACES = {"a": rgb("#7fc97a"), "b": rgb("#ee8175"), "x": rgb("#8ab6f2"), "y": rgb("#ecc763")}
SIGNS = {"a": "cross", "b": "ring", "x": "square", "y": "triangle"}
SHOULDERS = {"lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT"}
SONY_SHOULDERS = {"lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2"}
WIDE = {**dict.fromkeys(SHOULDERS, 46.0), "start": 44.0, "select": 44.0}


def known(label: str) -> bool:
    """Whether a label names a glyph."""
    return label.startswith(("pad:", "mouse:"))


def width(label: str, high: float) -> float:
    """The width of a glyph of this height."""
    return WIDE.get(label.split(":")[1], 32.0) * high / 32.0


def draw(canvas: Canvas, area: Area, label: str, palette: Palette, *, dark: bool = False) -> None:
    """Draw the glyph in `area`, which is `width` wide; `dark` is for golden backgrounds."""
    kind, what = label.split(":")[:2]
    ground, words = (mix(palette.panel_low, BLACK, 0.35), palette.text)
    line = INK if dark else GOLD_LOW
    if kind == "mouse":
        _mouse(canvas, area, what, ground, line, palette.focus)
    elif what in FACES:
        _face(canvas, area, what, ground, sign=label.endswith(":sign"))
    elif what in SHOULDERS:
        names = SONY_SHOULDERS if label.endswith(":sign") else SHOULDERS
        _shoulder(canvas, area, names[what], what, ground, line, words)
    elif what == "cross":
        _cross(canvas, area, ground, line, words)
    elif what in ("rs", "r3"):
        _stick(canvas, area, ground, line, words, pressed=what == "r3")
    else:
        _pill(canvas, area, ground, line, words, lines=what == "start")


def _face(canvas: Canvas, area: Area, what: str, ground: Colour, *, sign: bool) -> None:
    x, y = area.centre
    r, colour = area.h / 2, FACES[what]
    canvas.circle((x, y), r, colour)
    canvas.circle((x, y), r - 2.2, ground)
    if not sign:
        size = area.h * 0.62
        canvas.text(what.upper(), (x, y - canvas.high(size, "bold") / 2 - 1), size, colour, face="bold", align="centre")
        return
    d = r * 0.5
    if SIGNS[what] == "cross":
        canvas.line((x - d, y - d), (x + d, y + d), colour, 3)
        canvas.line((x - d, y + d), (x + d, y - d), colour, 3)
    elif SIGNS[what] == "ring":
        canvas.circle((x, y), d * 1.15, colour, 3)
    elif SIGNS[what] == "square":
        canvas.frame(Area(x - d, y - d, 2 * d, 2 * d), colour, width=3, radius=1)
    else:
        canvas.shape([(x, y - d * 1.2), (x + d * 1.15, y + d * 0.8), (x - d * 1.15, y + d * 0.8)], ground, colour, 3)


def _shoulder(canvas: Canvas, area: Area, name: str, what: str, ground: Colour, line: Colour, words: Colour) -> None:
    """Draw a shoulder button, flat and leaning to its side, or a trigger, which is taller."""
    x, y, w, h = area.x, area.y + 2, area.w, area.h - 4
    slope = h * (0.62 if what.endswith("t") else 0.36)
    left = [(x, y + h), (x, y + slope), (x + slope, y), (x + w, y), (x + w, y + h)]
    corners = left if what.startswith("l") else [(2 * x + w - px, py) for px, py in left]
    canvas.shape(corners, ground, line, 2)
    size = min(h * 0.6, h * 0.6 / canvas.stretch * 1.15)
    canvas.text(
        name, (area.centre[0], y + (h - canvas.high(size, "bold")) / 2), size, words, face="bold", align="centre", room=w - 6
    )


def _cross(canvas: Canvas, area: Area, ground: Colour, line: Colour, words: Colour) -> None:
    x, y = area.centre
    a, b = area.h * 0.48, area.h * 0.17
    corners = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)]
    canvas.shape([(x + dx, y + dy) for dx, dy in corners], ground, line, 2)
    for turn in range(4):
        canvas.shape(
            [_turned(x, y, dx * area.h, dy * area.h, turn) for dx, dy in ((-0.1, -0.24), (0, -0.4), (0.1, -0.24))], words
        )


def _turned(x: float, y: float, dx: float, dy: float, quarters: int) -> tuple[float, float]:
    angle = quarters * pi / 2
    return x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle)


def _stick(canvas: Canvas, area: Area, ground: Colour, line: Colour, words: Colour, *, pressed: bool) -> None:
    x, y = area.centre
    r = area.h / 2
    canvas.circle((x, y), r, line)
    canvas.circle((x, y), r - 2, ground)
    if pressed:
        canvas.circle((x, y), r * 0.68, line, 2)
    else:
        for turn in range(4):
            canvas.shape([_turned(x, y, dx * r, dy * r, turn) for dx, dy in ((-0.22, -0.64), (0, -0.88), (0.22, -0.64))], words)
    size = area.h * 0.5
    canvas.text("R", (x, y - canvas.high(size, "bold") / 2 - 1), size, words, face="bold", align="centre")


def _pill(canvas: Canvas, area: Area, ground: Colour, line: Colour, words: Colour, *, lines: bool) -> None:
    """Draw a small middle button: three lines for the menu, two panes for the other one."""
    x, y = area.centre
    canvas.box(Area(area.x, area.y + area.h * 0.14, area.w, area.h * 0.72), ground, line, radius=area.h * 0.36, width=2)
    u = area.h / 32
    if lines:
        for dy in (-5, 0, 5):
            canvas.line((x - 7 * u, y + dy * u), (x + 7 * u, y + dy * u), words, 2.4)
    else:
        canvas.frame(Area(x - 8 * u, y - 6 * u, 11 * u, 8 * u), words, width=2, radius=1)
        canvas.box(Area(x - 3 * u, y - 2 * u, 11 * u, 8 * u), ground, words, width=2, radius=1)


def _mouse(canvas: Canvas, area: Area, what: str, ground: Colour, line: Colour, lit: Colour) -> None:
    x, y = area.centre
    w, h = area.h * 0.62, area.h * 0.94
    body = Area(x - w / 2, y - h / 2, w, h)
    canvas.box(body, ground, line, radius=w * 0.45, width=2)
    top = h * 0.42
    if what != "wheel":
        side = body.x + 3 if what == "left" else x + 1
        canvas.box(Area(side, body.y + 3, w / 2 - 4, top - 3), lit, radius=w * 0.2)
    canvas.line((body.x + 1, body.y + top + 1), (body.x + w - 2, body.y + top + 1), line, 2)
    canvas.line((x, body.y + 1), (x, body.y + top), line, 2)
    if what == "wheel":
        canvas.box(Area(x - 3, body.y + 4, 6, top - 6), lit, radius=3)
