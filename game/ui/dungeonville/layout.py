"""The regions of the table, computed from the size of the window and the size of its text.

A large window shows all panels at once. A small one is folded: the wizards become a row of compact panels (or one panel), as
many panels as fit are open, the most important ones first, and each panel has a tab. The region of a closed panel is its tab,
so that animations end there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ui.draw.canvas import Area, Canvas
from game.ui.widgets.layout import NOWHERE, columns, off_bottom, off_left, off_right, off_top, rows

EDGE, GAP = 16.0, 14.0
SMALL_EDGE, SMALL_GAP = 10.0, 8.0
WIDE, HIGH = 1500.0, 800.0
"""A window that is narrower or lower than this, at nominal text size, is folded."""
LARGE = 1.2
"""From this text scale on, the prompt has room for three lines and the panel of secrets is wider."""
LEAST_PANEL = (540.0, 205.0)
"""The least width and height of an open panel, at nominal text size."""
WIZARD_ROW = 58.0
"""The height of the row of wizards, at nominal text size."""
MOMENT_WIDTH = 316.0
"""The width of the moment panel beside the others, at nominal text size."""
BAR, TAB = 46.0, 66.0
"""The height of tabs and tools, and the greatest width of a tab."""
LOG_COLUMN = 600.0
"""A column that is higher than this, at nominal text size, has room for the log."""
PANELS = ("stage", "entrances", "party", "secret", "house", "wizards", "phases", "moment")
"""All panels that can be folded."""


@dataclass(frozen=True)
class PanelRequest:
    """What a folded table has to show: panels by importance, whether there are buttons and a notice, and the number of tools."""

    panels: Sequence[str] = PANELS
    has_buttons: bool = False
    has_notice: bool = False
    tool_count: int = 7


@dataclass(frozen=True)
class Layout:
    """The regions of the table: `stage` shows the town, a fight or an expedition, `moment` what is to be decided now.

    `tabs` holds the tabs of a folded table by panel. Panels in `closed` are closed: nothing of them is drawn.
    """

    wizards: list[Area]
    house: Area
    prompt: Area
    stage: Area
    entrances: Area
    party: Area
    secret: Area
    phases: Area
    moment: Area
    log: Area
    tools: Area
    tabs: dict[str, Area] = field(default_factory=dict)
    closed: frozenset[str] = frozenset()


def table_layout(canvas: Canvas, wizards: int, request: PanelRequest) -> Layout:
    """Compute the regions for a number of wizards."""
    k = max(1.0, canvas.stretch)
    if canvas.room.w < WIDE * k or canvas.room.h < HIGH * k:
        return _folded(canvas, wizards, request, k)
    room = canvas.room.inset(EDGE)
    left, rest = off_left(room, min(336.0 * k**0.5, room.w * 0.24), GAP)
    right, centre = off_right(rest, min(360.0 * k**0.7, room.w * 0.29), GAP)
    house, plates = off_bottom(left, 128.0 * k**0.5, GAP)
    prompt_height = max(60.0, min(canvas.high(30, "title") + 26, 84.0 * k))
    prompt, centre = off_top(centre, prompt_height if k < LARGE else max(prompt_height, 3 * canvas.high(15, "bold") + 12), GAP)
    low, centre = off_bottom(centre, centre.h * 0.4, GAP)
    secret, party = off_right(low, low.w * 0.36 if k >= LARGE else min(240.0 * k**0.6, low.w * 0.27), GAP)
    stage, entrances = rows(centre, (0.5, 0.5), GAP)
    phases, column = off_top(right, canvas.high(24, "title") + 5 * (canvas.high(20) + 5) + 26, GAP)
    tools, column = off_bottom(column, BAR, GAP)
    log, moment = off_bottom(column, min(column.h * 0.24, canvas.high(20) * 5 + 30), GAP)
    return Layout(rows(plates, wizards, 10), house, prompt, stage, entrances, party, secret, phases, moment, log, tools)


def _folded(canvas: Canvas, wizards: int, request: PanelRequest, k: float) -> Layout:
    room = canvas.room.inset(SMALL_EDGE)
    bar, room = off_bottom(room, BAR * k**0.4, SMALL_GAP)
    prompt, room = off_top(room, max(60.0, 2 * canvas.high(22, "bold") + 14), SMALL_GAP)
    strip, body = off_top(room, WIZARD_ROW * k, SMALL_GAP)
    panels = [panel for panel in request.panels if panel not in ("wizards", "moment")]
    if body.h < LEAST_PANEL[1] * k:  # the wizards become a panel with a tab; so does the moment, unless it has buttons
        strip, body, panels = NOWHERE, room, list(request.panels)
    moment, log = NOWHERE, NOWHERE
    if "moment" not in panels or request.has_buttons:
        moment, body = off_right(body, min(MOMENT_WIDTH * k, body.w * 0.42), SMALL_GAP)
        panels = [panel for panel in panels if panel != "moment"]
    if moment.h >= LOG_COLUMN * k:  # with a notice or without: its buttons keep their places
        log, moment = off_bottom(moment, moment.h * 0.3, SMALL_GAP)
    elif request.has_notice:
        log, body = off_bottom(body, min(body.h * 0.4, canvas.high(20) * 4 + 20), SMALL_GAP)
    slots = _slots(body, len(panels), LEAST_PANEL[0] * k, LEAST_PANEL[1] * k)
    tools, rest = off_right(bar, min(request.tool_count * (bar.h + 10) - 8, bar.w * 0.5), SMALL_GAP)
    wide = min(TAB * len(panels), rest.w) if len(slots) < len(panels) else 0.0
    places = [panel for panel in PANELS if panel in panels] if wide else []  # tabs keep their order, whatever is open
    tabs = dict(zip(places, columns(rest._replace(w=wide), max(1, len(places)), 6), strict=False))
    found = {**tabs, **dict(zip(panels, slots, strict=False)), **({"moment": moment} if moment.w else {})}
    closed = frozenset(panels[len(slots) :])
    if "wizards" in closed:
        seats = [found["wizards"]] * wizards
    else:
        seats = columns(strip, wizards, SMALL_GAP) if strip.w else _slots(found["wizards"], wizards, 150.0 * k)
    parts = {panel: found[panel] for panel in ("house", "stage", "entrances", "party", "secret", "phases", "moment")}
    return Layout(seats, prompt=prompt, log=log, tools=tools, tabs=tabs, closed=closed, **parts)


def _slots(body: Area, most: int, wide: float, high: float = 0.0) -> list[Area]:
    """Areas of at least this size for up to `most` panels, as many as fit into `body`; without a height for all of them."""
    across = max(1, min(most, int((body.w + SMALL_GAP) / (wide + SMALL_GAP))))
    if high:
        down = max(1, int((body.h + SMALL_GAP) / (high + SMALL_GAP)))
        most = min(most, across * down)
        across = min(across, -(-most // down))
    down = -(-most // across)
    return [part for line in rows(body, down, SMALL_GAP) for part in columns(line, across, SMALL_GAP)][:most]
