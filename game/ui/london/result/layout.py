"""The regions of the result screen: a single page if the window has room, otherwise three pages."""

from collections.abc import Callable
from typing import NamedTuple

from game.ui.draw.canvas import Area, Canvas
from game.ui.london.result.characters import character_cells, characters_height
from game.ui.london.result.facts import ResultFacts
from game.ui.london.result.figures import figures_height
from game.ui.london.result.letter import letter_height
from game.ui.london.result.score import score_height
from game.ui.london.result.sky import city_height
from game.ui.london.result.verdict import verdict_height
from game.ui.widgets.controls import button_size
from game.ui.widgets.layout import columns, off_bottom, off_top

PAGES = ("end", "figures", "people")
NOWHERE = Area(0, 0, 0, 0)
GAP = 14.0
WIDE = 1600.0
"""The width, for text of nominal size, from which a single page is possible."""
SHARES = (0.28, 0.27, 0.45)
"""The widths of the letter, the score and the figures on a single page."""


class ResultLayout(NamedTuple):
    """The regions. `big` heads are as high as the city and have boxes with numbers. With pages one of them fills `paper`."""

    big: bool
    head: Area
    bar: Area
    tabs: Area
    paper: Area
    parts: dict[str, Area]

    @property
    def paged(self) -> bool:
        """Whether there are several pages."""
        return self.tabs.h > 0


NONE = ResultLayout(True, NOWHERE, NOWHERE, NOWHERE, NOWHERE, {})


def lay_out(canvas: Canvas, facts: ResultFacts) -> ResultLayout:
    """Compute the regions."""
    room = canvas.room.inset(16, 10)
    bar, rest = off_bottom(room, button_size(canvas, "M", note="M")[1] + 4, GAP)
    for big in (True, False):
        high = max(city_height(canvas) - 4 if big else 0.0, verdict_height(canvas, facts, rest.w, big=big))
        top, body = off_top(rest, high, GAP)
        upper = [need(canvas, facts, wide.w) for need, wide in zip(NEEDS.values(), columns(body, SHARES, GAP), strict=True)]
        people = characters_height(canvas, facts, body.w)
        spare = body.h - max(upper) - GAP - people
        if room.w / canvas.stretch >= WIDE and spare >= 0:
            low, above = off_bottom(body, people + min(24.0, spare / 2), GAP)
            parts = dict(zip(NEEDS, columns(above, SHARES, GAP), strict=True))
            cells = columns(low, len(facts.t.people), GAP)
            return ResultLayout(
                big, top, bar, NOWHERE, NOWHERE, parts | {f"person-{seat}": cell for seat, cell in enumerate(cells)}
            )
    tabs, paper = off_top(body, max(44.0, canvas.high(22) + 16), 10)
    return ResultLayout(False, top, bar, tabs, paper, {})


def page_parts(canvas: Canvas, facts: ResultFacts, page: str, column: Area) -> dict[str, Area]:
    """The panels of a page in a column. They may be higher than the column, which then scrolls."""
    if page == "people":
        cells = character_cells(canvas, column, len(facts.t.people))
        return {f"person-{seat}": cell for seat, cell in enumerate(cells)}
    if page == "figures":
        return {"figures": column._replace(h=max(column.h, figures_height(canvas, facts, column.w)))}
    halves = columns(column, (1.1, 1.0), GAP)
    high = max(NEEDS[what](canvas, facts, half.w) for what, half in zip(("letter", "score"), halves, strict=True))
    if high <= column.h:
        return dict(zip(("letter", "score"), halves, strict=True))
    made, y = {}, column.y
    for what in ("letter", "score"):
        made[what] = column._replace(y=y, h=NEEDS[what](canvas, facts, column.w))
        y += made[what].h + GAP
    return made


NEEDS: dict[str, Callable[[Canvas, ResultFacts, float], float]] = {
    "letter": letter_height, "score": score_height, "figures": figures_height,
}  # fmt: skip
"""The height of each panel by its width."""
