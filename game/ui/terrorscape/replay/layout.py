"""The layout of a replay: two boards with the divider between them and facts below, or one board."""

from dataclasses import dataclass

from game.ui.draw.canvas import Area, Canvas
from game.ui.screens import timeline
from game.ui.terrorscape.board.villa import Viewport
from game.ui.terrorscape.layout import DIVIDER, fitted
from game.ui.widgets.layout import columns, off_bottom, off_left, off_right, off_top

PAIR = 1480.0
"""The least window width for two boards, at text scale 1."""
FACTS = 264.0
"""The preferred height of the facts below a board."""
CHIP = 48.0
BUTTON = 52.0


@dataclass(frozen=True)
class BoardPanel:
    """A board with its head above and its facts below or beside it."""

    head: Area
    viewport: Viewport
    facts: Area


@dataclass(frozen=True)
class ReplayLayout:
    """One or two boards, the divider (an empty area without room for it), the band with the timeline, and its parts.

    `buttons` holds the transport, `legend` the meaning of the marks, `hints` the keys; a `tight` band has neither legend nor
    hints.
    """

    board_panels: tuple[BoardPanel, ...]
    divider: Area
    band: Area
    buttons: Area
    line: Area
    legend: Area
    hints: Area
    tight: bool


def paired(canvas: Canvas) -> bool:
    """Whether there is room for both boards."""
    return canvas.room.w / max(1.0, canvas.stretch) >= PAIR and canvas.room.h / max(1.0, canvas.stretch) >= 760


def each(canvas: Canvas) -> float:
    """The size of a round button."""
    return max(44.0, min(BUTTON, canvas.high(24) + 16))


def tool_areas(canvas: Canvas, layout: ReplayLayout, count: int) -> list[Area]:
    """The places of `count` round buttons: at the right end of a tight band, else below the transport buttons."""
    side, row = each(canvas), layout.buttons
    if layout.tight:
        return [Area(row.x + row.w - (count - place) * (side + 6) + 6, row.y, side, side) for place in range(count)]
    top = row.y + side + 8
    side = min(side, row.y + row.h - top)
    return [Area(row.x + place * (side + 12), top, side, side) for place in range(count)]


def arrange(canvas: Canvas, buttons: int, legend: float, *, pair: bool) -> ReplayLayout:
    """The layout for a number of transport buttons and a legend width; `pair` shows both boards."""
    room, k = canvas.room, max(1.0, canvas.stretch)
    tight = not paired(canvas)
    line_high = timeline.high(canvas, tight=tight)
    side = each(canvas)
    if tight:
        band, rest = off_bottom(room, side + line_high + 22, 0)
        inner = band.inset(14, 6)
        row, line = off_top(inner, side, 6)
        layout = (row, line.inset(14, 0), Area(0, 0, 0, 0), Area(0, 0, 0, 0))
    else:
        low = canvas.high(20) + 16
        band, rest = off_bottom(room, max(line_high, side) + low + 18, 0)
        inner = band.inset(22, 8)
        left, middle = off_left(inner, buttons * (side + 6), 26)
        right, middle = off_right(middle, legend, 30)
        line, hints = off_top(middle, line_high, 4)
        layout = (left, line.inset(12, 0), right, hints)
    board_panels, divider = _boards(canvas, rest, k, pair=pair)
    return ReplayLayout(board_panels, divider, band, *layout, tight)


def staged(canvas: Canvas, deep: float) -> ReplayLayout:
    """The layout with a band of this height without buttons."""
    none = Area(0, 0, 0, 0)
    band, rest = off_bottom(canvas.room, deep, 0)
    board_panels, divider = _boards(canvas, rest, max(1.0, canvas.stretch), pair=paired(canvas))
    return ReplayLayout(board_panels, divider, band, none, none, none, none, not paired(canvas))


def _boards(canvas: Canvas, area: Area, k: float, *, pair: bool) -> tuple[tuple[BoardPanel, ...], Area]:
    """Both boards and the divider, or one board."""
    if not pair:
        return (_single(canvas, area, k),), Area(0, 0, 0, 0)
    wide = min(area.w * 0.16, DIVIDER * k**0.5)
    left, rest = off_left(area, (area.w - wide) / 2, 0)
    divider, right = off_left(rest, wide, 0)
    return (_under(canvas, left, k), _under(canvas, right, k)), divider


def _head(canvas: Canvas, area: Area) -> tuple[Area, Area]:
    return off_top(area.inset(14, 6), max(CHIP + 4, canvas.high(28, "title") + 10), 6)


def _under(canvas: Canvas, area: Area, k: float) -> BoardPanel:
    """A board with its facts below."""
    head, body = _head(canvas, area)
    facts, board = off_bottom(body, min(FACTS * k, body.h * 0.4), 10)
    viewport = fitted(board)
    low = viewport.area.y + viewport.area.h + 10
    return BoardPanel(head, viewport, facts._replace(y=low, h=facts.y + facts.h - low))


def _single(canvas: Canvas, area: Area, k: float) -> BoardPanel:
    """A single board: its facts are beside it unless the window is upright."""
    head, body = _head(canvas, area)
    if body.h > body.w:
        return _under(canvas, area, k)
    wide = max(body.w - body.h / 0.7 - 12, min(body.w * 0.44, 380 * k))
    facts, board = off_right(body, wide, 12)
    viewport = fitted(board)
    return BoardPanel(head, viewport, facts)


def rows_of(area: Area, count: int) -> list[Area]:
    """The rows of the facts."""
    gap = min(8.0, area.h * 0.02)
    high = (area.h - gap * (count - 1)) / count
    return [Area(area.x, area.y + place * (high + gap), area.w, high) for place in range(count)]


def chips(head: Area, count: int, side: float = CHIP) -> list[Area]:
    """Round buttons at the right end of a head."""
    side = min(side, head.h)
    return [
        Area(head.x + head.w - (count - place) * (side + 8) + 8, head.centre[1] - side / 2, side, side) for place in range(count)
    ]


def thirds(area: Area) -> list[Area]:
    """Three columns."""
    return columns(area, 3, 12)
