"""What is said of a thing on a table: the tooltip beside it, and the inspector that shows it closely."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.navigation import Navigation
from game.ui.table.compositor import Layer
from game.ui.widgets.boxes import Box, Drawn, Placed, Pointing, Space, Spaced, Text, place
from game.ui.widgets.containers import ByWidth, Column, Framed, Row, Scrolled
from game.ui.widgets.controls import cap_width, key_cap
from game.ui.widgets.dialog import DialogParent, pointer
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, meeting

PANEL = "tooltip"
WIDE, SIZE, SMALLEST, FULL_SIZE = 440.0, 20.0, 15.0, 9.5
"""The width of a tooltip at nominal text size, its largest and smallest text sizes, and the one where it fills the window."""
PAD = (18.0, 14.0)
SIDE = 132.0
"""The size of the picture."""
DISTANCE, MARGIN = 10.0, 10.0
"""The distances of a tooltip from its thing and from the edge of the window."""
COVER_COST, AVOIDED_COST = 9.0, 4.0
"""The cost of covering a square pixel of the thing itself, and of what is better left visible."""
DISTANCE_COST = 40.0
"""The cost of a logical pixel of distance: the pointer has to travel to the tooltip."""


@dataclass(frozen=True)
class Facts:
    """What is said of a thing: `kind` is the line below the title, `words` the sentences, `tale` the flavour text, `rules` the rule ids.

    A game adds rows of its own kind.
    """

    title: str
    kind: str = ""
    words: tuple[str, ...] = ()
    tale: str = ""
    rules: tuple[str, ...] = ()

    def rows(self, size: float) -> Sequence[Box]:
        """Further rows at a text size."""
        return ()

    @property
    def rows_aloud(self) -> Sequence[str]:
        """The further rows as they are read aloud."""
        return ()

    @property
    def aloud(self) -> str:
        """The facts as they are read aloud."""
        return " ".join(part for part in (f"{self.title}.", self.kind, *self.words, *self.rows_aloud, self.tale) if part)


@dataclass(frozen=True)
class Tooltip:
    """A tooltip: the facts about a thing, and how its picture (None for none) and the background are painted.

    `rules` are the rules in words. The key `cap` does what `hint` says; "" for no key.
    """

    facts: Facts
    thing: Any
    picture: Callable[[Canvas, Area, Any], None] | None
    ground: Callable[[Canvas, Area], None]
    palette: Palette
    rules: str = ""
    cap: str = ""
    hint: str = ""

    def box(self, size: float, *, tale: bool = True) -> Box:
        """Picture, facts and key at a text size, with or without the flavour text."""
        facts, p = self.facts, self.palette
        top: list[Box] = [Spaced(Text(facts.title, size * 1.3, p.title, "title"), 0)]
        lines = ((facts.kind, p.text), (facts.tale if tale else "", p.muted))
        top += [Text(words, size * 0.95, shade, "italic") for words, shade in lines if words]
        head = Column(*top, Space(), gap=3)
        made: list[Box] = [Spaced(head if self.picture is None else ByWidth(partial(self._beside, head)), 6)]
        made += [Spaced(Text(words, size, p.text), 4) for words in facts.words]
        made += facts.rows(size)
        if self.rules:
            made.append(Spaced(Text(self.rules, size * 0.9, p.muted), 2))
        key = Drawn(partial(self._paint_key, size=size * 0.9), lambda canvas, _: max(38.0, canvas.high(18) + 12))
        return Framed(Column(*made, *([key] if self.cap else []), Space()), PAD, self.ground)

    def _beside(self, head: Box, canvas: Canvas, wide: float) -> Box:
        """The head beside the picture."""
        side = min(SIDE * max(1.0, canvas.stretch**0.5), wide * 0.32)
        return Row(Drawn(self._paint_picture, side, side), head, gap=14, grow=(1,), align="top")

    def _paint_picture(self, canvas: Canvas, area: Area) -> None:
        assert self.picture is not None
        self.picture(canvas, area, self.thing)

    def _paint_key(self, canvas: Canvas, area: Area, size: float) -> None:
        used = key_cap(canvas, (area.x, area.y + 2), self.cap, self.palette)
        line = area.row(area.y + 2, 32, left=used + 4)
        canvas.within(self.hint, line, size, self.palette.text, align="left")


@dataclass(frozen=True)
class Fit:
    """A tooltip at a size: its text size, and whether the flavour text is shown."""

    tooltip: Tooltip
    size: float
    tale: bool


def _paint(canvas: Canvas, area: Area, fit: Fit) -> None:
    place(fit.tooltip.box(fit.size, tale=fit.tale), canvas, area).paint(canvas)


def tooltip_layer(canvas: Canvas, tooltip: Tooltip, at: Area, avoided: Sequence[Area], *, room: Area | None = None) -> Layer:
    """A tooltip beside the thing at `at`, where it covers little of `avoided`. It stays in `room` if it fits there, else in the window."""
    whole = canvas.room.inset(MARGIN)
    found = _fit(canvas, tooltip, room) if room is not None else None
    space = whole if found is None or room is None else room
    fit, wide, high = found or _fit(canvas, tooltip, whole) or (Fit(tooltip, FULL_SIZE, False), whole.w, whole.h)
    return Layer(PANEL, best_position(space, at, (wide, high), avoided), _paint, fit, solid=False, blocks=True)


def draw_tooltip(canvas: Canvas, tooltip: Tooltip, at: Area, avoided: Sequence[Area], *, room: Area | None = None) -> Area:
    """Draw a tooltip over a dialog; returns its area."""
    layer = tooltip_layer(canvas, tooltip, at, avoided, room=room)
    canvas.links[:] = [link for link in canvas.links if meeting(link[1], layer.area) <= 0]
    layer.draw(canvas)
    return layer.area


def area_below(canvas: Canvas, part: Area) -> Area:
    """The part of the window below `part`."""
    top = part.y + part.h + MARGIN
    return Area(MARGIN, top, canvas.room.w - 2 * MARGIN, canvas.room.h - top - MARGIN)


def _fit(canvas: Canvas, tooltip: Tooltip, room: Area) -> tuple[Fit, float, float] | None:
    """A tooltip with its width and height that fits into a room: with the flavour text, large and narrow if possible; None if none fits."""
    base = WIDE * max(1.0, canvas.stretch**0.7)
    tries = [(part, size, tale) for tale in (True, False) for size in (SIZE, 18.0, SMALLEST) for part in (1.0, 1.3, 1.7, 9.0)]
    for part, size, tale in (*tries, (9.0, FULL_SIZE, False)):
        key = cap_width(canvas, tooltip.cap) + canvas.wide(tooltip.hint, size * 0.9) + 48 if tooltip.cap else 0.0
        wide = max(min(base * part, room.w, room.h * 2.2), min(key, room.w))
        high = tooltip.box(size, tale=tale).high(canvas, wide)
        if high <= room.h:
            return Fit(tooltip, size, tale), wide, high
    return None


def best_position(room: Area, at: Area, size: tuple[float, float], avoided: Sequence[Area]) -> Area:
    """The best area of this size in `room`: beside `at`, covering little of it and of `avoided`."""
    w, h = size
    (x, y), low, right = at.centre, room.y + room.h - h, room.x + room.w - w
    wanted = [
        (at.x + at.w + DISTANCE, y - h / 2),
        (at.x - w - DISTANCE, y - h / 2),
        (x - w / 2, at.y + at.h + DISTANCE),
        (x - w / 2, at.y - h - DISTANCE),
        (room.x, room.y),
        (right, room.y),
        (room.x, low),
        (right, low),
    ]
    candidates = [Area(min(max(one, room.x), right), min(max(other, room.y), low), w, h) for one, other in wanted]

    def cost(spot: Area) -> float:
        away = abs(spot.centre[0] - x) + abs(spot.centre[1] - y)
        hidden = COVER_COST * meeting(spot, at) + AVOIDED_COST * sum(meeting(spot, one) for one in avoided)
        return hidden + away * DISTANCE_COST

    return min(candidates, key=cost)


PAGE_MARGIN = 9.0
"""The margin for the focus frame beside the page."""
Thing = TypeVar("Thing")


class InspectorDialog(Generic[Thing]):
    """The dialog over `on`, at one of `things`.

    A game builds the page of a thing from boxes and passes it to `place`; it adds its own pictures, tabs and buttons.
    """

    first: object = "close"

    def __init__(self, on: DialogParent, things: Sequence[Thing], at: int, palette: Palette) -> None:
        self.on, self.things, self.at, self.palette = on, things, at, palette
        self.scroll, self.placed = Scroll(), Placed()

    @property
    def thing(self) -> Thing:
        """The thing that is shown."""
        return self.things[self.at]

    def turn(self, step: int) -> Navigation | None:
        """Show another thing; after the last comes the first."""
        self.show((self.at + step) % len(self.things))
        return None

    def show(self, at: int) -> None:
        """Show a thing from the top of its page."""
        self.at, self.scroll.top = at, 0.0

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll the page with the wheel, the paging keys, or the mouse on the bar."""
        return self.scroll.take(event, pointer(self.on, event))

    def place(self, canvas: Canvas, area: Area, page: Box) -> list[Target]:
        """Place the page. Returns its targets."""
        tree = Scrolled(page, self.scroll, self.palette, margin=PAGE_MARGIN)
        self.placed = place(tree, canvas, area, Pointing(self.on.focus, self.on.pointer))
        return self.placed.targets

    def paint_page(self, canvas: Canvas) -> None:
        """Paint the visible part of the page."""
        self.placed.paint(canvas, self.on.focus.current)
