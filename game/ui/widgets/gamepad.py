"""Glyphs of gamepad and mouse buttons, and a drawing of a gamepad whose buttons are labelled."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, GOLD_LOW, INK, Colour, Palette, mix, rgb
from game.ui.input.state import ON_PAD, InputState
from game.ui.widgets.layout import depth, flow

FACES = {"a": rgb("#7fc97a"), "b": rgb("#ee8175"), "x": rgb("#8ab6f2"), "y": rgb("#ecc763")}
SIGNS = {"a": "cross", "b": "ring", "x": "square", "y": "triangle"}
SHOULDERS = {"lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT"}
SONY_SHOULDERS = {"lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2"}
GLYPH_WIDTHS = {**dict.fromkeys(SHOULDERS, 46.0), "start": 44.0, "select": 44.0}


def is_glyph(label: str) -> bool:
    """Whether a label names a glyph."""
    return label.startswith(("pad:", "mouse:"))


def glyph_width(label: str, high: float) -> float:
    """The width of a glyph of this height."""
    return GLYPH_WIDTHS.get(label.split(":")[1], 32.0) * high / 32.0


def draw_glyph(canvas: Canvas, area: Area, label: str, palette: Palette, *, dark: bool = False) -> None:
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


P = CABINET
SIZE, CAP = 20.0, 32.0
WIDE, HIGH = 400.0, 250.0
"""The size of the picture `ui/gamepad`, in which the points below are given."""
LEAST = 230.0
"""The minimum width of the picture."""
GAP = 14.0
READABLE = 17
"""The minimum height of a glyph on the picture, in pixels."""
Point = tuple[float, float]


class GamepadPart(NamedTuple):
    """A button or stick: the points of the line from the edge of the picture, and the position and size of its glyph."""

    way: tuple[Point, ...]
    at: Point = (0.0, 0.0)
    size: float = 0.0


LEFT: dict[str, GamepadPart] = {
    "lt": GamepadPart(((62, 24),)), "lb": GamepadPart(((58, 62),)), "start": GamepadPart(((30, 76), (228, 76), (228, 96)), (228, 106), 20),
    "select": GamepadPart(((30, 84), (172, 84), (172, 96)), (172, 106), 20), "cross": GamepadPart(((66, 116), (95, 112), (122, 150))),
}  # fmt: skip
RIGHT: dict[str, GamepadPart] = {
    "rt": GamepadPart(((338, 24),)), "rb": GamepadPart(((342, 62),)), "y": GamepadPart(((317, 82),), (303, 84), 27), "b": GamepadPart(((346, 112),), (331, 112), 27),
    "x": GamepadPart(((352, 132), (318, 126), (289, 116)), (275, 112), 27), "a": GamepadPart(((318, 143),), (303, 140), 27), "rs": GamepadPart(((279, 158),)),
    "r3": GamepadPart(((256, 160),)),
}  # fmt: skip
"""The buttons at each side, from top to bottom."""


def deed_of(part: str) -> str:
    """The first action that has the glyph of a button."""
    return next(deed for deed, glyph in ON_PAD.items() if glyph == f"pad:{part}")


def labels(hand: InputState, parts: Sequence[str]) -> list[tuple[str, str]]:
    """The glyph of each button on the current pad, and its action."""
    return [(hand.glyph(deed_of(part)), say(f"ui-pad-{deed_of(part)}")) for part in parts]


def _wide(canvas: Canvas, hand: InputState, parts: Sequence[str]) -> float:
    """The width of the labels of a side."""
    return max(glyph_width(glyph, CAP) + 10 + canvas.wide(words, SIZE) for glyph, words in labels(hand, parts))


def _room(canvas: Canvas, hand: InputState, wide: float) -> float:
    """The width of the picture between its labels; 0 if there is no room."""
    left = wide - _wide(canvas, hand, tuple(LEFT)) - _wide(canvas, hand, tuple(RIGHT)) - 2 * GAP
    return left if left >= LEAST else 0.0


def _step(canvas: Canvas) -> float:
    """The distance between labels."""
    return max(CAP + 2, canvas.high(SIZE) + 3)


def gamepad_height(canvas: Canvas, hand: InputState, wide: float) -> float:
    """The minimum height of the drawing."""
    if _room(canvas, hand, wide):
        return _step(canvas) * len(RIGHT)
    room = Area(0, 0, wide, 0)
    return depth(room, flow(room, _sizes(canvas, hand), 8)) + 4


def _sizes(canvas: Canvas, hand: InputState) -> list[tuple[float, float]]:
    """The size of each button in the list."""
    found = labels(hand, (*LEFT, *RIGHT))
    return [(glyph_width(glyph, CAP) + 10 + canvas.wide(words, SIZE) + 22, _step(canvas)) for glyph, words in found]


def draw_gamepad(canvas: Canvas, area: Area, hand: InputState, *, on: bool) -> None:
    """Draw the pad and its labels, or the list; faint unless `on`."""
    room = _room(canvas, hand, area.w)
    if not room:
        for (glyph, words), spot in zip(labels(hand, (*LEFT, *RIGHT)), flow(area, _sizes(canvas, hand), 8), strict=True):
            _label(canvas, spot, glyph, words, on=on)
        return
    wide = min(room, area.h * WIDE / HIGH)
    box = Area(area.x + _wide(canvas, hand, tuple(LEFT)) + GAP + (room - wide) / 2, 0, wide, wide * HIGH / WIDE)
    box = box._replace(y=area.y + (area.h - box.h) / 2)
    canvas.picture("ui/gamepad", box, alpha=255 if on else 120)
    _side(canvas, area, box, hand, LEFT, on=on)
    _side(canvas, area, box, hand, RIGHT, on=on)
    unit = box.w / WIDE
    for part, how in (LEFT | RIGHT).items():
        if how.size:
            _button(canvas, (box.x + how.at[0] * unit, box.y + how.at[1] * unit), hand.glyph(deed_of(part)), how.size * unit)


def _button(canvas: Canvas, at: Point, glyph: str, tall: float) -> None:
    """Draw a button on the picture: its glyph, or a plain ring where the glyph would be too small."""
    if canvas.pixels(tall) < READABLE:
        canvas.circle(at, tall * 0.4, P.muted, 2)
        return
    broad = glyph_width(glyph, tall)
    draw_glyph(canvas, Area(at[0] - broad / 2, at[1] - tall / 2, broad, tall), glyph, P)


def _side(canvas: Canvas, area: Area, box: Area, hand: InputState, parts: dict[str, GamepadPart], *, on: bool) -> None:
    """Draw the labels of a side, evenly spaced, and their lines."""
    left, found = parts is LEFT, labels(hand, tuple(parts))
    step = area.h / len(RIGHT)
    column = _wide(canvas, hand, tuple(parts))
    for place, ((glyph, words), how) in enumerate(zip(found, parts.values(), strict=True)):
        wide = glyph_width(glyph, CAP) + 10 + canvas.wide(words, SIZE)
        x = area.x + column - wide if left else area.x + area.w - column
        spot = Area(x, area.y + place * step, wide, step)
        rim = (spot.x + spot.w + 4 if left else spot.x - 4, spot.centre[1])
        ways = [rim, *((box.x + px * box.w / WIDE, box.y + py * box.w / WIDE) for px, py in how.way)]
        for start, end in pairwise(ways):
            canvas.line(start, end, mix(P.muted, P.deep, 0.15 if on else 0.6), 1.5)
        canvas.circle(ways[-1], 3.5, P.accent if on else GOLD_LOW)
        _label(canvas, spot, glyph, words, on=on, mirrored=left)


def _label(canvas: Canvas, area: Area, glyph: str, words: str, *, on: bool, mirrored: bool = False) -> None:
    """Draw a glyph and its action; `mirrored` with the glyph at the right."""
    cap = glyph_width(glyph, CAP)
    text = canvas.wide(words, SIZE)
    x = area.x + text + 10 if mirrored else area.x
    draw_glyph(canvas, Area(x, area.centre[1] - CAP / 2, cap, CAP), glyph, P)
    at = (area.x if mirrored else area.x + cap + 10, area.centre[1] - canvas.high(SIZE) / 2 - 1)
    canvas.text(words, at, SIZE, P.text if on else P.muted)
