"""Where the parts of the page at the end of a story are: all on one page where there is room, else on three to turn."""

from collections.abc import Callable
from typing import NamedTuple

from game.ui.draw.canvas import Area, Canvas
from game.ui.london.result import painter as look
from game.ui.london.result.facts import Facts
from game.ui.london.result.sky import head
from game.ui.widgets.controls import button_size
from game.ui.widgets.layout import columns, off_bottom, off_top

PAGES = ("end", "figures", "people")
NOWHERE = Area(0, 0, 0, 0)
GAP = 14.0
WIDE = 1600.0
"""From this width on, for text of its nominal size, everything may stand on one page."""
SHARES = (0.28, 0.27, 0.45)
"""How wide the letter, the score and the figures are beside each other."""


class Places(NamedTuple):
    """Where the parts are. `big` says whether the head is as high as the city, and has its boxes. Where there are pages to turn, one fills `paper`."""

    big: bool
    head: Area
    bar: Area
    tabs: Area
    paper: Area
    parts: dict[str, Area]

    @property
    def paged(self) -> bool:
        """Whether there are pages to turn."""
        return self.tabs.h > 0


NONE = Places(True, NOWHERE, NOWHERE, NOWHERE, NOWHERE, {})


def lay_out(canvas: Canvas, facts: Facts) -> Places:
    """Cut the room."""
    room = canvas.room.inset(16, 10)
    bar, rest = off_bottom(room, button_size(canvas, "M", note="M")[1] + 4, GAP)
    for big in (True, False):
        high = max(head(canvas) - 4 if big else 0.0, look.head_high(canvas, facts, rest.w, big=big))
        top, body = off_top(rest, high, GAP)
        upper = [need(canvas, facts, wide.w) for need, wide in zip(NEEDS.values(), columns(body, SHARES, GAP), strict=True)]
        people = look.people_high(canvas, facts, body.w)
        spare = body.h - max(upper) - GAP - people
        if room.w / canvas.stretch >= WIDE and spare >= 0:
            low, above = off_bottom(body, people + min(24.0, spare / 2), GAP)
            parts = dict(zip(NEEDS, columns(above, SHARES, GAP), strict=True))
            cells = columns(low, len(facts.t.people), GAP)
            return Places(big, top, bar, NOWHERE, NOWHERE, parts | {f"person-{seat}": cell for seat, cell in enumerate(cells)})
    tabs, paper = off_top(body, max(44.0, canvas.high(22) + 16), 10)
    return Places(False, top, bar, tabs, paper, {})


def page_parts(canvas: Canvas, facts: Facts, page: str, column: Area) -> dict[str, Area]:
    """The parts of a page in a column that may be too short for them: as high as they need, or as the column is."""
    if page == "people":
        cells = look.cells(canvas, column, len(facts.t.people))
        return {f"person-{seat}": cell for seat, cell in enumerate(cells)}
    if page == "figures":
        return {"figures": column._replace(h=max(column.h, look.figures_high(canvas, facts, column.w)))}
    halves = columns(column, (1.1, 1.0), GAP)
    high = max(NEEDS[what](canvas, facts, half.w) for what, half in zip(("letter", "score"), halves, strict=True))
    if high <= column.h:
        return dict(zip(("letter", "score"), halves, strict=True))
    made, y = {}, column.y
    for what in ("letter", "score"):
        made[what] = column._replace(y=y, h=NEEDS[what](canvas, facts, column.w))
        y += made[what].h + GAP
    return made


NEEDS: dict[str, Callable[[Canvas, Facts, float], float]] = {
    "letter": look.letter_high, "score": look.score_high, "figures": look.figures_high,
}  # fmt: skip
"""How high each part is by its width."""
