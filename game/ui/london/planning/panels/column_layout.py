"""The layout of a player's column: portrait, dial, tokens, belongings, sheet and agreement."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.places import NUMBERS
from game.rules.london.state import SLOTS, State, Token
from game.rules.london.tables.cards import NUMBERS as AMOUNTS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.widgets.layout import columns, off_bottom, off_left, off_right, off_top, rows

RING, HOLE = 0.3575, 0.19
"""The radius of the ring of slots, and the size of a slot as a target, in widths of the dial."""
GAP, THING, TICK = 6.0, 34.0, 40.0
MEDAL, NAME, STATUS = 72.0, 28.0, 20.0
LEAST = 0.94
"""A dial smaller than this, in widths of the column, gets the space of the other parts."""
LOW = 1.6
"""A column lower than this, in its widths, shows either sheet or tokens beside the dial."""


class ColumnLayout(NamedTuple):
    """The parts of a player's column.

    `tokens` are the own tokens left by number, one target for both of a number; without an open tray `tray` is None. `sheet` has
    the icons and the Virtue tokens, None under an open tray; `things` has Items, Conditions and Allies. `status` is the text
    below the name.
    """

    seat: Seat
    area: Area
    portrait: Area
    name: Area
    status: Area
    dial: Area
    slots: tuple[Area, ...]
    tray: Area | None
    tokens: dict[int, Area]
    things: Area | None
    sheet: Area | None
    agree: Area


def arrange(canvas: Canvas, area: Area, t: State, seat: Seat, *, is_open: bool = True) -> ColumnLayout:
    """Lay out a column. In a low one the tokens replace the sheet if it `is_open`."""
    left = tokens_left(t.people[seat].clock)
    return _low(canvas, area, seat, left, is_open=is_open) if area.h < LOW * area.w else _high(canvas, area, seat, left)


def _high(canvas: Canvas, area: Area, seat: Seat, left: Mapping[int, int]) -> ColumnLayout:
    """Lay out head, dial, tokens, things and sheet below each other."""
    inner = area.inset(10, 8)
    head, rest = off_top(inner, max(canvas.high(NAME, "title") + 1.9 * canvas.high(STATUS, "italic"), MEDAL), GAP)
    foot, rest = off_bottom(rest, max(TICK, canvas.high(25, "bold")), GAP)
    cell = inner.w / len(NUMBERS)
    count, thing = _token_rows(rest.h, inner.w, cell)
    wide = min(inner.w + 8, rest.h - count * cell - GAP - thing)
    spare = rest.h - wide - count * cell - thing - 2 * GAP
    tall = spare > 2 * THING
    dial = Area(area.centre[0] - wide / 2, rest.y + (0 if tall else max(0.0, spare / 2)), wide, wide)
    below = dial.y + dial.h + GAP if tall else rest.y + rest.h - thing - count * cell
    tray = Area(inner.x, below, inner.w, count * cell) if count else None
    after = below + count * cell + GAP
    things = Area(inner.x, after, inner.w, rest.y + rest.h - after) if thing else None
    sheet, agree = _split_foot(foot)
    tokens = dict(zip(NUMBERS, columns(tray, len(NUMBERS), 0), strict=True)) if tray is not None else {}
    return ColumnLayout(
        seat, area, *_split_head(canvas, head), dial, dial_slots(dial), tray, _with_tokens(tokens, left), things, sheet, agree
    )


def _token_rows(room: float, wide: float, cell: float) -> tuple[int, float]:
    """The number of token rows that leave the dial large, and the height of the row of things."""
    for count, thing in ((2, THING + GAP), (1, THING + GAP), (1, 0.0)):
        if room - count * cell - 2 * GAP - thing >= LEAST * wide:
            return count, thing
    return 1, 0.0


def _split_foot(foot: Area) -> tuple[Area, Area]:
    """The icons, and the agreement to their right."""
    agree, sheet = off_right(foot, min(56.0, foot.w * 0.22), 4)
    return sheet, Area(agree.x, agree.centre[1] - TICK / 2, agree.w, TICK)


def _low(canvas: Canvas, area: Area, seat: Seat, left: Mapping[int, int], *, is_open: bool) -> ColumnLayout:
    """Lay out the dial as large as possible, sheet or tokens beside it, and above it the head with the agreement."""
    inner = area.inset(8, 6)
    head, body = off_top(
        inner, min(max(canvas.high(NAME, "title") + canvas.high(STATUS, "italic") * 0.9, TICK), inner.h * 0.34), 4
    )
    wide = min(body.h, inner.w * 0.82)
    place, strip = off_left(body, wide, 4)
    dial = Area(place.x, place.centre[1] - wide / 2, wide, wide)
    agree, head = off_right(head, TICK, 4)
    tokens = dict(zip(NUMBERS, rows(strip, len(NUMBERS), 0), strict=True)) if is_open else {}
    tray, sheet = (strip, None) if is_open else (None, strip)
    agree = Area(agree.x, agree.y, agree.w, min(TICK, agree.h))
    return ColumnLayout(
        seat, area, *_split_head(canvas, head), dial, dial_slots(dial), tray, _with_tokens(tokens, left), None, sheet, agree
    )


def _split_head(canvas: Canvas, head: Area) -> tuple[Area, Area, Area]:
    """The medallion, the name, and the status below it."""
    medal = min(head.h, MEDAL, head.w * 0.34)
    portrait, rest = off_left(head, medal, GAP)
    name, words = off_top(rest, min(canvas.high(NAME, "title"), rest.h * 0.6), 0)
    return style.square((portrait.x + medal / 2, portrait.centre[1]), medal), name, words


def dial_slots(dial: Area) -> tuple[Area, ...]:
    """The twelve slots of a dial, clockwise from 6 a.m. at the top (LD-007)."""
    return tuple(style.square(ray(dial, slot, RING), HOLE * dial.w) for slot in range(SLOTS))


def ray(dial: Area, slot: int, share: float) -> tuple[float, float]:
    """The point of a dial in the direction of a slot, at this share of its width from the middle."""
    (x, y), far = dial.centre, share * dial.w
    return x + far * sin(slot * pi / 6), y - far * cos(slot * pi / 6)


def tokens_left(clock: Sequence[Token]) -> dict[int, int]:
    """The number of own tokens of each number that are not in the clock (LD-026, LD-079)."""
    used = [int(token[0]) for token in clock if token]
    return {number: max(0, AMOUNTS.own_tokens - used.count(number)) for number in NUMBERS}


def _with_tokens(tokens: Mapping[int, Area], left: Mapping[int, int]) -> dict[int, Area]:
    return {number: area for number, area in tokens.items() if left[number]}
