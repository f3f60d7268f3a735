"""The layout of the table, computed from window size, text size and the half in front.

Two equal halves with the divider between them if there is room; else the half in front is larger, and the other one a narrow
strip. A side alone has its half and the divider only.
"""

from dataclasses import dataclass, replace

from game.rules.terrorscape.tables.cards import NUMBERS
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.board.villa import SIZE, Viewport
from game.ui.widgets.layout import NOWHERE, off_bottom, off_left, off_right, off_top, rows

SURVIVORS, KILLER = "survivors", "killer"
DIVIDER, COLUMN = 256.0, 416.0
STUFFED = 1.1
"""The text scale up to which both halves can have the same width."""
SQUAT = 880.0
"""The least window height for panels below two large boards, at text scale 1."""
NARROW = 1100.0
"""The least window width for the half at the back, at text scale 1."""
STEP = 52.0
"""The least height below the killer's board at which the steps of his turn fit there."""
LOG_HEIGHT = 148.0
"""The height of the log."""
TOLD = 18.0
"""The text size of its last line, where there is no room for more."""
EVEN = 560.0
"""The least width of a half beside another open one, at text scale 1."""
ROOMY = 360.0
"""The least width of a column that holds the killer's cards."""
NAMED = 0.26
"""The share of the head's width that the name of the side takes."""
PLATES = (96.0, 120.0, 96.0, 112.0, 112.0, 112.0, 328.0)
"""Weights of the heights on the divider: turn, keys, rescue, three survivors, the killer."""
GUESS_GAP = 6.0
SMALL = 640.0
LOW = 440.0
"""The least width and height of a board with a tray on it, at text scale 1."""


@dataclass(frozen=True)
class Half:
    """An open half: its side, its area and its parts.

    `panels` are the inventories or the steps of the killer's turn, `controls` the actions or his hand; `stacked` means that the
    panels are in a column beside the board. `log` is above them if a side has a large window to itself, else a line below the prompt.
    """

    side: str
    area: Area
    head: Area
    viewport: Viewport
    prompt: Area
    panels: Area
    controls: Area
    stacked: bool
    log: Area = NOWHERE


@dataclass(frozen=True)
class Layout:
    """The half in front, the divider, and the half at the back (an empty area if one side plays alone)."""

    half: Half
    divider: Area
    back: Area


EMPTY = Layout(Half("", NOWHERE, NOWHERE, Viewport(NOWHERE), NOWHERE, NOWHERE, NOWHERE, stacked=False), NOWHERE, NOWHERE)
"""The layout of a table that has no window yet."""


def table_layout(canvas: Canvas, front: str, *, alone: bool, even: bool = False) -> Layout:
    """The table with `front` in front: `alone` without another half, `even` with the divider in the middle, below a card."""
    room, k = canvas.room, max(1.0, canvas.stretch)
    tight = not (alone or even) or k > STUFFED or room.w < 1700 or room.h < SQUAT * k
    middle = min(room.w * 0.26, DIVIDER * k**0.9)
    if alone:
        cut = off_right if front == SURVIVORS else off_left
        divider, mine = cut(room, middle, 0)
        back = NOWHERE
    else:
        cut = off_left if front == SURVIVORS else off_right
        tight = tight and not even
        wide = max(room.w * 0.69 - (middle - DIVIDER), room.w * 0.5) if tight else (room.w - middle) / 2
        if room.w < NARROW * k and not even:
            wide = room.w - middle
        mine, rest = cut(room, wide, 0)
        divider, back = cut(rest, middle, 0)
    return Layout(_logged(canvas, front, mine, stacked=alone or tight, roomy=alone and not tight), divider, back)


def _logged(canvas: Canvas, front: str, mine: Area, *, stacked: bool, roomy: bool) -> Half:
    """A half with its log: above the panels, or above his cards unless the steps are there, if it is `roomy`; else a line."""
    made = half(canvas, front, mine, stacked=stacked, line=not roomy)
    if roomy and front == SURVIVORS:
        log, panels = off_top(made.panels, LOG_HEIGHT, 12)
        return replace(made, log=log, panels=panels)
    if roomy and made.panels.x != made.controls.x:
        log, controls = off_top(made.controls, LOG_HEIGHT, 12)
        return replace(made, log=log, controls=controls)
    return half(canvas, front, mine, stacked=stacked) if roomy else made


def has_two_halves_room(canvas: Canvas) -> bool:
    """Whether there is room for two open halves."""
    k = max(1.0, canvas.stretch)
    return table_layout(canvas, SURVIVORS, alone=False, even=True).back.w >= EVEN * k


def at_back(canvas: Canvas, layout: Layout, side: str) -> Layout:
    """The same table with the half at the back in front."""
    return Layout(half(canvas, side, layout.back, stacked=False), layout.divider, layout.half.area)


def half(canvas: Canvas, side: str, area: Area, *, stacked: bool, line: bool = True) -> Half:
    """The layout of an open half in an area, with the last `line` of the log below the prompt."""
    k, gap = max(1.0, canvas.stretch), 16.0 if canvas.room.h >= 1000 and canvas.stretch < 1.2 else 10.0
    inner = area.inset(gap, 0)
    head, rest = off_top(inner, max(56.0, canvas.high(30, "title") + 16), 8)
    rest = rest._replace(h=rest.h - gap)
    bar, told = max(56.0, canvas.high(25, "bold") + 22), (canvas.high(TOLD) + 6) * line
    if stacked:
        return _stacked(side, area, head, rest, (bar, told), (gap, k))
    controls, rest = off_bottom(rest, 144.0 * k if side == SURVIVORS else 296.0 * k, gap)
    panels, rest = off_bottom(rest, 200.0 * k if side == SURVIVORS else 48.0 * k, gap)
    log, rest = off_bottom(rest, told, 4) if line else (NOWHERE, rest)
    prompt, rest = off_bottom(rest, bar, 8)
    return Half(side, area, head, fitted(rest), prompt, panels, controls, stacked, log)


def _stacked(side: str, area: Area, head: Area, rest: Area, bars: tuple[float, float], measures: tuple[float, float]) -> Half:
    """A half with its panels beside the board. `bars` are the heights of the prompt and of the line of the log."""
    (gap, k), (bar, told) = measures, bars
    below = told + 4 if told else 0.0
    wide = COLUMN * k**0.6 if area.w > 1500 else max(area.w * 0.19, 228 * k)
    roomy = wide >= ROOMY
    deep = 80.0 * k if roomy else min(144.0 * k, rest.h * 0.24)
    controls, body = off_bottom(rest, deep, gap)
    panels, board = off_right(body, min(wide, area.w * 0.32), gap)
    prompt, board = off_bottom(board, bar, 8 + below)
    if roomy and side == KILLER:  # his cards are in the column, too
        viewport = fitted(board._replace(h=rest.h - bar - 8 - below))
        prompt, column = prompt._replace(y=viewport.area.y + viewport.area.h + 8), panels._replace(h=rest.h)
        log, top = _line_below(prompt, told), prompt.y + prompt.h + below + gap
        under = Area(prompt.x, top, prompt.w, rest.y + rest.h - top)
        steps, controls = (under, column) if under.h >= STEP * k else off_top(column, 104.0 * k, gap)
        return Half(side, area, head, viewport, prompt, steps, controls, True, log)
    viewport = fitted(board)
    prompt = prompt._replace(y=viewport.area.y + viewport.area.h + 8)
    top = prompt.y + prompt.h + below + gap
    panels, controls = panels._replace(h=top - gap - panels.y), controls._replace(y=top, h=controls.y + controls.h - top)
    return Half(side, area, head, viewport, prompt, panels, controls, True, _line_below(prompt, told))


def _line_below(prompt: Area, told: float) -> Area:
    """The last line of the log, below the prompt."""
    return prompt._replace(y=prompt.y + prompt.h + 4, h=told) if told else NOWHERE


def fitted(room: Area) -> Viewport:
    """The largest board that fits into `room`, at its top."""
    wide = min(room.w, room.h * SIZE[0] / SIZE[1])
    return Viewport(room.halfway_across(room.y, wide, wide * SIZE[1] / SIZE[0]))


def tools_start(half: Half) -> float:
    """The left end of the tools, after the name of the side."""
    return half.head.x + min(half.head.w * NAMED, 260.0)


def guess_areas(half: Half) -> list[Area]:
    """The areas of the killer's estimate of the repair, from none to complete."""
    side = min(30.0, half.head.h * 0.55)
    start = half.head.x + half.head.w - (side + GUESS_GAP) * (NUMBERS.repair + 1)
    return [half.head.halfway_down(start + (side + GUESS_GAP) * place, side, side) for place in range(NUMBERS.repair + 1)]


def tray_room(canvas: Canvas, half: Half) -> Area:
    """The area of the tray: the board, or the panels too if the board is small."""
    board, k = half.viewport.area, max(1.0, canvas.stretch)
    if board.w >= SMALL * k and board.h >= LOW * k:
        return board
    return half.area.row(board.y, half.prompt.y - board.y - 6, left=10, right=10)


def plates(area: Area) -> list[Area]:
    """The areas of turn, keys, rescue, survivors and killer on the divider."""
    return rows(area.inset(22, 16), PLATES, 10)


def survivor_plate(area: Area, number: int) -> Area:
    """The area of a survivor on the divider."""
    return plates(area)[3 + number]
