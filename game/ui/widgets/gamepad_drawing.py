"""A drawing of a gamepad: each button with a line to its label; in a narrow area a list of buttons."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.text import say
from game.ui.draw import glyphs
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, GOLD_LOW, mix
from game.ui.input.state import ON_PAD, InputState
from game.ui.widgets.layout import depth, flow

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
    return max(glyphs.width(glyph, CAP) + 10 + canvas.wide(words, SIZE) for glyph, words in labels(hand, parts))


def _room(canvas: Canvas, hand: InputState, wide: float) -> float:
    """The width of the picture between its labels; 0 if there is no room."""
    left = wide - _wide(canvas, hand, tuple(LEFT)) - _wide(canvas, hand, tuple(RIGHT)) - 2 * GAP
    return left if left >= LEAST else 0.0


def _step(canvas: Canvas) -> float:
    """The distance between labels."""
    return max(CAP + 2, canvas.high(SIZE) + 3)


def high(canvas: Canvas, hand: InputState, wide: float) -> float:
    """The minimum height of the drawing."""
    if _room(canvas, hand, wide):
        return _step(canvas) * len(RIGHT)
    room = Area(0, 0, wide, 0)
    return depth(room, flow(room, _sizes(canvas, hand), 8)) + 4


def _sizes(canvas: Canvas, hand: InputState) -> list[tuple[float, float]]:
    """The size of each button in the list."""
    found = labels(hand, (*LEFT, *RIGHT))
    return [(glyphs.width(glyph, CAP) + 10 + canvas.wide(words, SIZE) + 22, _step(canvas)) for glyph, words in found]


def draw(canvas: Canvas, area: Area, hand: InputState, *, on: bool) -> None:
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
    broad = glyphs.width(glyph, tall)
    glyphs.draw(canvas, Area(at[0] - broad / 2, at[1] - tall / 2, broad, tall), glyph, P)


def _side(canvas: Canvas, area: Area, box: Area, hand: InputState, parts: dict[str, GamepadPart], *, on: bool) -> None:
    """Draw the labels of a side, evenly spaced, and their lines."""
    left, found = parts is LEFT, labels(hand, tuple(parts))
    step = area.h / len(RIGHT)
    column = _wide(canvas, hand, tuple(parts))
    for place, ((glyph, words), how) in enumerate(zip(found, parts.values(), strict=True)):
        wide = glyphs.width(glyph, CAP) + 10 + canvas.wide(words, SIZE)
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
    cap = glyphs.width(glyph, CAP)
    text = canvas.wide(words, SIZE)
    x = area.x + text + 10 if mirrored else area.x
    glyphs.draw(canvas, Area(x, area.centre[1] - CAP / 2, cap, CAP), glyph, P)
    at = (area.x if mirrored else area.x + cap + 10, area.centre[1] - canvas.high(SIZE) / 2 - 1)
    canvas.text(words, at, SIZE, P.text if on else P.muted)
