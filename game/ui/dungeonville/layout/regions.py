"""Where everything lies on the table, worked out from the room of the window and the size of its text.

A window that is large for its text shows all parts at once. Else the table is folded: the wizards are a row of plates (or a page), as many pages lie
open as find room, those first that the question is about, and each page has a tab. A page that is shut lies on its tab: what flies there flies to the tab.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ui.draw.canvas import Area, Canvas
from game.ui.widgets.layout import NOWHERE, columns, off_bottom, off_left, off_right, off_top, rows

EDGE, GAP = 16.0, 14.0
SMALL_EDGE, SMALL_GAP = 10.0, 8.0
WIDE, HIGH = 1500.0, 800.0
"""A window that is narrower or lower than this, for text of its nominal size, is folded."""
LARGE = 1.2
"""From so much larger text on the question has room for three lines, and what one wizard alone may know for longer ones."""
PAGE = (540.0, 205.0)
"""How wide and high a page is at least, for text of its nominal size, before fewer lie open."""
PLATES = 58.0
"""How high the row of wizards is, for text of its nominal size."""
MOMENT = 316.0
"""How wide the moment is beside the pages, for text of its nominal size."""
BAR, TAB = 46.0, 66.0
"""How high tabs and tools are, and how wide a tab is at most."""
LOG = 600.0
"""A column that is higher than this, for text of its nominal size, has room for the log, too."""
PAGES = ("stage", "mouths", "party", "secret", "house", "wizards", "phases", "moment")


@dataclass(frozen=True)
class Wish:
    """What the table is to show: pages in the order of what matters now, whether answers lie on plates, whether something is to be told."""

    pages: Sequence[str] = PAGES
    plates: bool = False
    told: bool = False
    tools: int = 7


@dataclass(frozen=True)
class Layout:
    """The parts of the table: `stage` is the town, a duel or the rooms of an expedition, `moment` what is to be decided now.

    `tabs` are there where the table is folded; the pages in `shut` lie on their tabs, and nothing is drawn of them.
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
    tabs: dict[str, Area] = field(default_factory=dict)
    shut: frozenset[str] = frozenset()


def layout(canvas: Canvas, wizards: int, wish: Wish) -> Layout:
    """Lay the table for so many wizards."""
    k = max(1.0, canvas.stretch)
    if canvas.room.w < WIDE * k or canvas.room.h < HIGH * k:
        return _folded(canvas, wizards, wish, k)
    room = canvas.room.inset(EDGE)
    left, rest = off_left(room, min(336.0 * k**0.5, room.w * 0.24), GAP)
    right, centre = off_right(rest, min(360.0 * k**0.7, room.w * 0.29), GAP)
    house, plates = off_bottom(left, 128.0 * k**0.5, GAP)
    asked = max(60.0, min(canvas.high(30, "title") + 26, 84.0 * k))
    prompt, centre = off_top(centre, asked if k < LARGE else max(asked, 3 * canvas.high(15, "bold") + 12), GAP)
    low, centre = off_bottom(centre, centre.h * 0.4, GAP)
    secret, party = off_right(low, low.w * 0.36 if k >= LARGE else min(240.0 * k**0.6, low.w * 0.27), GAP)
    stage, mouths = rows(centre, (0.5, 0.5), GAP)
    phases, column = off_top(right, canvas.high(24, "title") + 5 * (canvas.high(20) + 5) + 26, GAP)
    tools, column = off_bottom(column, BAR, GAP)
    log, moment = off_bottom(column, min(column.h * 0.24, canvas.high(20) * 5 + 30), GAP)
    return Layout(rows(plates, wizards, 10), house, prompt, stage, mouths, party, secret, phases, moment, log, tools)


def _folded(canvas: Canvas, wizards: int, wish: Wish, k: float) -> Layout:
    """The table with tabs."""
    room = canvas.room.inset(SMALL_EDGE)
    bar, room = off_bottom(room, BAR * k**0.4, SMALL_GAP)
    prompt, room = off_top(room, max(60.0, 2 * canvas.high(22, "bold") + 14), SMALL_GAP)
    strip, body = off_top(room, PLATES * k, SMALL_GAP)
    pages = [page for page in wish.pages if page not in ("wizards", "moment")]
    if body.h < PAGE[1] * k:  # the wizards are a page, too, and the moment is one unless something is to be chosen there
        strip, body, pages = NOWHERE, room, list(wish.pages)
    moment, log = NOWHERE, NOWHERE
    if "moment" not in pages or wish.plates:
        moment, body = off_right(body, min(MOMENT * k, body.w * 0.42), SMALL_GAP)
        pages = [page for page in pages if page != "moment"]
    if wish.told:
        log, body = off_bottom(body, min(body.h * 0.4, canvas.high(20) * 4 + 20), SMALL_GAP)
    elif moment.h >= LOG * k:
        log, moment = off_bottom(moment, moment.h * 0.3, SMALL_GAP)
    slots = _slots(body, len(pages), k)
    tools, rest = off_right(bar, min(wish.tools * (bar.h + 10) - 8, bar.w * 0.5), SMALL_GAP)
    wide = min(TAB * len(pages), rest.w) if len(slots) < len(pages) else 0.0
    places = [page for page in PAGES if page in pages] if wide else []  # a tab stays where it is, whatever lies open
    tabs = dict(zip(places, columns(rest._replace(w=wide), max(1, len(places)), 6), strict=False))
    found = {**tabs, **dict(zip(pages, slots, strict=False)), **({"moment": moment} if moment.w else {})}
    seats = columns(strip, wizards, SMALL_GAP) if strip.w else _table(found["wizards"], wizards, k)
    shut = frozenset(pages[len(slots) :])
    parts = [found[what] for what in ("stage", "mouths", "party", "secret", "phases", "moment")]
    stage, mouths, party, secret, phases, moment = parts
    if "wizards" in shut:
        seats = [found["wizards"]] * wizards
    return Layout(seats, found["house"], prompt, stage, mouths, party, secret, phases, moment, log, tools, tabs, shut)


def _slots(body: Area, most: int, k: float) -> list[Area]:
    """Room for as many pages as can be read."""
    across = max(1, int((body.w + SMALL_GAP) / (PAGE[0] * k + SMALL_GAP)))
    down = max(1, int((body.h + SMALL_GAP) / (PAGE[1] * k + SMALL_GAP)))
    count = min(most, across * down)
    across = min(across, -(-count // down))
    down = -(-count // across)
    return [part for line in rows(body, down, SMALL_GAP) for part in columns(line, across, SMALL_GAP)][:count]


def _table(page: Area, wizards: int, k: float) -> list[Area]:
    """The plates of the wizards on a page of their own."""
    across = max(1, min(wizards, int((page.w + SMALL_GAP) / (150.0 * k + SMALL_GAP))))
    down = -(-wizards // across)
    return [part for line in rows(page, down, SMALL_GAP) for part in columns(line, across, SMALL_GAP)][:wizards]
