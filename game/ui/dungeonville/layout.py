"""Where everything lies on the table, worked out from the room of the window and the size of its text."""

from dataclasses import dataclass

from game.ui.canvas import Area, Canvas
from game.ui.lay import off_bottom, off_left, off_right, off_top, rows

EDGE, GAP = 16.0, 14.0
NARROW = 1500.0
"""A window that is narrower than this, for text of its nominal size, shows the stage or the mouths, not both."""


@dataclass(frozen=True)
class Layout:
    """The parts of the table: `stage` is the town, a duel or the rooms of an expedition, `moment` what is to be decided now.

    Where there is little room `mouths` is a strip, or `stage` is, by what the phase is about.
    """

    wizards: list[Area]
    house: Area
    prompt: Area
    stage: Area
    mouths: Area
    party: Area
    secret: Area
    phases: Area
    moment: Area
    log: Area
    tools: Area
    folded: bool


def layout(canvas: Canvas, wizards: int, *, outdoors: bool) -> Layout:
    """Lay the table for so many wizards; `outdoors` says that the mouths matter more now than the town."""
    stretch = max(1.0, canvas.stretch)
    room = canvas.room.inset(EDGE)
    folded = canvas.room.w < NARROW * stretch
    left, rest = off_left(room, min(336.0 * stretch**0.5, room.w * 0.24), GAP)
    right, centre = off_right(rest, min(360.0 * stretch**0.7, room.w * 0.29), GAP)
    house, plates = off_bottom(left, 128.0 * stretch**0.5, GAP)
    high = min(canvas.high(30, "title") + 26, 84.0 * stretch)
    prompt, centre = off_top(centre, max(60.0, high), GAP)
    low, centre = off_bottom(centre, centre.h * (0.42 if folded else 0.4), GAP)
    secret, party = off_right(low, min(240.0 * stretch**0.6, low.w * 0.27), GAP)
    if folded:
        strip = canvas.high(22, "bold") + 20
        (small, large) = off_top(centre, strip, GAP) if outdoors else off_bottom(centre, strip, GAP)
        stage, mouths = (small, large) if outdoors else (large, small)
    else:
        stage, mouths = rows(centre, (0.5, 0.5), GAP)
    phases, column = off_top(right, canvas.high(24, "title") + 5 * (canvas.high(20) + 5) + 26, GAP)
    tools, column = off_bottom(column, 46.0, GAP)
    log, moment = off_bottom(column, min(column.h * 0.24, canvas.high(20) * 5 + 30), GAP)
    return Layout(rows(plates, wizards, 10), house, prompt, stage, mouths, party, secret, phases, moment, log, tools, folded)
