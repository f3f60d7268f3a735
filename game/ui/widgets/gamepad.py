"""Glyphs of gamepad and mouse buttons, and a drawing of a gamepad whose buttons are labelled."""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, FACE_BLUE, FACE_GREEN, FACE_RED, FACE_YELLOW, GOLD_LOW, INK, Colour, Palette, mix
from game.ui.input.state import ON_PAD, InputState
from game.ui.widgets.layout import depth, flow, middle

FACES = {"a": (FACE_GREEN, "cross"), "b": (FACE_RED, "ring"), "x": (FACE_BLUE, "square"), "y": (FACE_YELLOW, "triangle")}
"""The colour and the sign of the buttons on the face."""
SHOULDERS = {"lb": ("LB", "L1"), "rb": ("RB", "R1"), "lt": ("LT", "L2"), "rt": ("RT", "R2")}
"""The names of the shoulder buttons on a pad with letters, and on one with signs."""
GLYPH_WIDTHS = {**dict.fromkeys(SHOULDERS, 46.0), "start": 44.0, "select": 44.0}


class Tints(NamedTuple):
    """The colours of a glyph."""

    ground: Colour
    line: Colour
    words: Colour


def is_glyph(label: str) -> bool:
    """Whether a label names a glyph."""
    return label.startswith(("pad:", "mouse:"))


def glyph_width(label: str, high: float) -> float:
    """The width of a glyph of this height."""
    return GLYPH_WIDTHS.get(label.split(":")[1], 32.0) * high / 32.0


def draw_glyph(canvas: Canvas, area: Area, label: str, palette: Palette, *, dark: bool = False) -> None:
    """Draw the glyph in `area`, which is `glyph_width` wide; `dark` is for golden backgrounds."""
    kind, what = label.split(":")[:2]
    tints = Tints(mix(palette.panel_low, BLACK, 0.35), INK if dark else GOLD_LOW, palette.text)
    if kind == "mouse":
        _mouse(canvas, area, what, tints, palette.focus)
    elif what in FACES:
        _face(canvas, area, what, tints.ground, sign=label.endswith(":sign"))
    elif what in SHOULDERS:
        _shoulder(canvas, area, what, tints, SHOULDERS[what][label.endswith(":sign")])
    elif what == "cross":
        _cross(canvas, area, tints)
    elif what in ("rs", "r3"):
        _stick(canvas, area, tints, pressed=what == "r3")
    else:
        _pill(canvas, area, tints, lines=what == "start")


def _face(canvas: Canvas, area: Area, what: str, ground: Colour, *, sign: bool) -> None:
    (x, y), r, (colour, shape) = area.centre, area.h / 2, FACES[what]
    canvas.circle((x, y), r, colour)
    canvas.circle((x, y), r - 2.2, ground)
    d = r * 0.5
    if not sign:
        _letter(canvas, area, what.upper(), area.h * 0.62, colour)
    elif shape == "cross":
        canvas.line((x - d, y - d), (x + d, y + d), colour, 3)
        canvas.line((x - d, y + d), (x + d, y - d), colour, 3)
    elif shape == "ring":
        canvas.circle((x, y), d * 1.15, colour, 3)
    elif shape == "square":
        canvas.frame(Area.around((x, y), 2 * d, 2 * d), colour, width=3, radius=1)
    else:
        canvas.shape([(x, y - d * 1.2), (x + d * 1.15, y + d * 0.8), (x - d * 1.15, y + d * 0.8)], ground, colour, 3)


def _letter(canvas: Canvas, area: Area, words: str, size: float, colour: Colour) -> None:
    (x, y), high = area.centre, canvas.high(size, "bold")
    canvas.text(words, (x, y - high / 2 - 1), size, colour, face="bold", align="centre")


def _shoulder(canvas: Canvas, area: Area, what: str, tints: Tints, name: str) -> None:
    """Draw a shoulder button, flat and leaning to its side, or a trigger, which is taller."""
    x, y, w, h = area.x, area.y + 2, area.w, area.h - 4
    slope = h * (0.62 if what.endswith("t") else 0.36)
    left = [(x, y + h), (x, y + slope), (x + slope, y), (x + w, y), (x + w, y + h)]
    canvas.shape(left if what.startswith("l") else [(2 * x + w - px, py) for px, py in left], tints.ground, tints.line, 2)
    size, x = min(h * 0.6, h * 0.6 / canvas.stretch * 1.15), area.centre[0]
    top = y + (h - canvas.high(size, "bold")) / 2
    canvas.text(name, (x, top), size, tints.words, face="bold", align="centre", room=w - 6)


def _cross(canvas: Canvas, area: Area, tints: Tints) -> None:
    (x, y), a, b = area.centre, area.h * 0.48, area.h * 0.17
    corners = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)]
    canvas.shape([(x + dx, y + dy) for dx, dy in corners], tints.ground, tints.line, 2)
    _arrows(canvas, area, 0.1, (0.24, 0.4), tints.words)


def _arrows(canvas: Canvas, area: Area, wide: float, ends: tuple[float, float], colour: Colour) -> None:
    """Draw four arrowheads around the centre, between two distances of it, all relative to the height."""
    (x, y), h = area.centre, area.h
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        sides = [(x + h * (dx * ends[0] + side * dy * wide), y + h * (dy * ends[0] - side * dx * wide)) for side in (1, -1)]
        canvas.shape([sides[0], (x + h * dx * ends[1], y + h * dy * ends[1]), sides[1]], colour)


def _stick(canvas: Canvas, area: Area, tints: Tints, *, pressed: bool) -> None:
    r = area.h / 2
    canvas.circle(area.centre, r, tints.line)
    canvas.circle(area.centre, r - 2, tints.ground)
    if pressed:
        canvas.circle(area.centre, r * 0.68, tints.line, 2)
    else:
        _arrows(canvas, area, 0.11, (0.32, 0.44), tints.words)
    _letter(canvas, area, "R", area.h * 0.5, tints.words)


def _pill(canvas: Canvas, area: Area, tints: Tints, *, lines: bool) -> None:
    """Draw a small middle button: three lines for the menu, two panes for the other one."""
    (x, y), u = area.centre, area.h / 32
    ground, line, words = tints
    canvas.box(Area(area.x, area.y + area.h * 0.14, area.w, area.h * 0.72), ground, line, radius=area.h * 0.36, width=2)
    if lines:
        for dy in (-5, 0, 5):
            canvas.line((x - 7 * u, y + dy * u), (x + 7 * u, y + dy * u), words, 2.4)
    else:
        canvas.frame(Area(x - 8 * u, y - 6 * u, 11 * u, 8 * u), words, width=2, radius=1)
        canvas.box(Area(x - 3 * u, y - 2 * u, 11 * u, 8 * u), ground, words, width=2, radius=1)


def _mouse(canvas: Canvas, area: Area, what: str, tints: Tints, marked: Colour) -> None:
    (x, y), w, h = area.centre, area.h * 0.62, area.h * 0.94
    body, top = Area.around((x, y), w, h), h * 0.42
    canvas.box(body, tints.ground, tints.line, radius=w * 0.45, width=2)
    if what != "wheel":
        canvas.box(Area(body.x + 3 if what == "left" else x + 1, body.y + 3, w / 2 - 4, top - 3), marked, radius=w * 0.2)
    canvas.line((body.x + 1, body.y + top + 1), (body.x + w - 2, body.y + top + 1), tints.line, 2)
    canvas.line((x, body.y + 1), (x, body.y + top), tints.line, 2)
    if what == "wheel":
        canvas.box(Area(x - 3, body.y + 4, 6, top - 6), marked, radius=3)


# ------------------------------------------------------------------ a whole gamepad


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


class Label(NamedTuple):
    """The glyph of a button on the current pad, its action in words, and the width of both."""

    glyph: str
    words: str
    wide: float


def _labels(canvas: Canvas, hand: InputState, parts: Iterable[str]) -> list[Label]:
    """The labels of some buttons."""
    named = [(hand.glyph(deed_of(part)), say(f"ui-pad-{deed_of(part)}")) for part in parts]
    return [Label(glyph, words, glyph_width(glyph, CAP) + 10 + canvas.wide(words, SIZE)) for glyph, words in named]


def _room(canvas: Canvas, hand: InputState, wide: float) -> float:
    """The width of the picture between its labels; 0 if there is no room."""
    left = wide - sum(max(one.wide for one in _labels(canvas, hand, side)) for side in (LEFT, RIGHT)) - 2 * GAP
    return left if left >= LEAST else 0.0


def _step(canvas: Canvas) -> float:
    """The distance between labels."""
    return max(CAP + 2, canvas.high(SIZE) + 3)


def _listed(canvas: Canvas, area: Area, hand: InputState) -> list[Area]:
    """The places of the labels in a list."""
    return flow(area, [(one.wide + 22, _step(canvas)) for one in _labels(canvas, hand, LEFT | RIGHT)], 8)


def gamepad_height(canvas: Canvas, hand: InputState, wide: float) -> float:
    """The minimum height of the drawing."""
    room = Area(0, 0, wide, 0)
    return _step(canvas) * len(RIGHT) if _room(canvas, hand, wide) else depth(room, _listed(canvas, room, hand)) + 4


def draw_gamepad(canvas: Canvas, area: Area, hand: InputState, *, on: bool) -> None:
    """Draw the pad and its labels, or the list; faint unless `on`."""
    room = _room(canvas, hand, area.w)
    if not room:
        for label, spot in zip(_labels(canvas, hand, LEFT | RIGHT), _listed(canvas, area, hand), strict=True):
            _draw_label(canvas, spot, label, on=on)
        return
    wide = min(room, area.h * WIDE / HIGH)
    left = max(one.wide for one in _labels(canvas, hand, LEFT))
    box = middle(area.column(area.x + left + GAP, room), wide, wide * HIGH / WIDE)
    canvas.picture("ui/gamepad", box, alpha=255 if on else 120)
    for parts in (LEFT, RIGHT):
        _side(canvas, area, box, hand, parts, on=on)
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
    draw_glyph(canvas, Area.around(at, broad, tall), glyph, P)


def _side(canvas: Canvas, area: Area, box: Area, hand: InputState, parts: dict[str, GamepadPart], *, on: bool) -> None:
    """Draw the labels of a side, evenly spaced, and their lines."""
    found, step, at_left = _labels(canvas, hand, parts), area.h / len(RIGHT), parts is LEFT
    column = max(one.wide for one in found)
    for place, (label, how) in enumerate(zip(found, parts.values(), strict=True)):
        x = area.x + column - label.wide if at_left else area.x + area.w - column
        spot = Area(x, area.y + place * step, label.wide, step)
        rim = (spot.x + spot.w + 4 if at_left else spot.x - 4, spot.centre[1])
        ways = [rim, *((box.x + px * box.w / WIDE, box.y + py * box.w / WIDE) for px, py in how.way)]
        for start, end in pairwise(ways):
            canvas.line(start, end, mix(P.muted, P.deep, 0.15 if on else 0.6), 1.5)
        canvas.circle(ways[-1], 3.5, P.accent if on else GOLD_LOW)
        _draw_label(canvas, spot, label, on=on, mirrored=at_left)


def _draw_label(canvas: Canvas, area: Area, label: Label, *, on: bool, mirrored: bool = False) -> None:
    """Draw a glyph and its action; `mirrored` with the glyph at the right."""
    cap = glyph_width(label.glyph, CAP)
    x, text_x = (area.x + label.wide - cap, area.x) if mirrored else (area.x, area.x + cap + 10)
    draw_glyph(canvas, area.halfway_down(x, cap, CAP), label.glyph, P)
    canvas.text(label.words, (text_x, area.centre[1] - canvas.high(SIZE) / 2 - 1), SIZE, P.text if on else P.muted)
