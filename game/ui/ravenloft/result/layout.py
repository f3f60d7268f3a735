"""The layout of the result screen: everything on one page where there is room, else on three pages."""

from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.replay.turns import TurnHistory
from game.ui.ravenloft.result import hero_panels, sky
from game.ui.ravenloft.result.turn_chart import TurnChart
from game.ui.ravenloft.result.verdict import Verdict
from game.ui.widgets.controls import button_size
from game.ui.widgets.layout import columns, grid, off_bottom, off_left, off_right, off_top

PAGES = ("heroes", "night", "moments")
BUTTONS = ("again", "same", "watch", "ledger", "cabinet")
WIDE_ENOUGH = 1400.0
NOWHERE = Area(0, 0, 0, 0)
GAP = 16.0


class ResultLayout(NamedTuple):
    """The areas of the parts; those of another page have no height. `big`: buttons have notes and numbers have boxes."""

    big: bool
    head: Area
    tabs: Area
    heroes: Area
    chart: Area
    moments: Area
    bar: Area

    @property
    def paged(self) -> bool:
        """Whether there are several pages."""
        return self.tabs.h > 0


EMPTY = ResultLayout(True, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE)


def make_layout(canvas: Canvas, history: TurnHistory, page: str) -> ResultLayout:
    """Divide the canvas; `page` is the shown one where there are three."""
    room, count = canvas.room.inset(GAP, 12), len(history.heroes)
    big = room.h / canvas.stretch >= 900
    notes = [(say(f"ui-end-{what}-note") if big else "") for what in BUTTONS]
    bar, rest = off_bottom(room, max(button_size(canvas, "M", note=note)[1] for note in notes) + (14 if big else 0))
    high = Verdict.high(canvas, big=big)
    head, body = off_top(rest, (max(sky.head(canvas), high) if big else high) - 12, 12)
    chart = TurnChart.fit(canvas, history, body)
    least = chart.title + chart.words + chart.axis + 29 * count
    wide = min(460.0, (body.w - GAP * (count - 1)) / count)
    tall = hero_panels.card_high(canvas, wide)
    if room.w / canvas.stretch >= WIDE_ENOUGH and wide >= 300 and body.h >= tall + GAP + least:
        row, low = off_top(body, min(tall * 1.03, body.h - GAP - least))
        heroes, beside = off_left(row, wide * count + GAP * (count - 1))
        if count <= 3:
            return ResultLayout(big, head, NOWHERE, heroes, low, beside, bar)
        right, left = off_right(low, min(600.0, low.w * 0.33))
        return ResultLayout(big, head, NOWHERE, heroes, left, right, bar)
    tabs, paper = off_top(body, max(44.0, canvas.high(22) + 16), 10)
    heroes, chart_area, moments = (paper if page == what else NOWHERE for what in PAGES)
    return ResultLayout(big, head, tabs, heroes, chart_area, moments, bar)


def hero_cells(canvas: Canvas, column: Area, count: int) -> list[Area]:
    """Return a cell for each Hero on a page of their own; they may extend below it."""
    least = 290 * canvas.stretch
    across = max(1, min(count, int((column.w + 12) / (least + 12))))
    wide = (column.w - 12 * (across - 1)) / across
    tall = hero_panels.card_high(canvas, wide)
    return grid(column, count, least, min(max(tall, column.h if across == count else 0), tall * 1.25), 12)


def bar_cells(bar: Area) -> list[Area]:
    """Return the areas of the buttons in the bottom row."""
    return columns(bar, (1.25, 1, 1, 1, 1.2))
