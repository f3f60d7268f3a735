"""Where things are in the menu, its wooden background, and the attributes of the menu that its painters use."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.storage.replays import Summary
from game.ui.draw import art
from game.ui.draw.candles import Candle
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.scene.context import AppContext
from game.ui.screens.thumbnail import Thumbnail
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import FocusManager
from game.ui.widgets.layout import columns, grid, off_bottom, off_left, off_top

BOX = (320.0, 472.0)
GROWN = 1.1
"""The scale of the chosen box."""
BANDS = ((0, 180), (180, 752), (752, 812), (812, 1080))
"""The rows of the picture, 1920 by 1080: cornice, back, shelf, and the wood below."""


@dataclass(frozen=True)
class MenuLayout:
    """The areas of the menu in logical pixels; `unit` is the scale relative to 1920 by 1080."""

    unit: float
    cornice: float
    feet: float
    shelf: float
    boxes: tuple[Area, ...]
    candles: tuple[Candle, ...]
    die: Area
    strip: Area
    carry: Area
    plates: tuple[Area, ...]
    hints: Area
    notes: bool


def arrange(canvas: Canvas, plates: int) -> MenuLayout:
    """The layout for this room, with so many buttons beside the thumbnail."""
    room = canvas.room
    roomy = room.h / canvas.stretch >= 800
    edge = max(16.0, (room.w - 1400 * max(1.0, canvas.stretch)) / 2)
    low = Area(edge, 0, room.w - 2 * edge, room.h)
    hints, low = off_bottom(low, 48.0 if roomy else 4.0, 4.0)
    high = button_size(canvas, "M", note="M" if roomy else "")[1] - (0 if roomy else 4)
    across = 3 if low.w >= 620 else 2
    lines = -(-plates // across)
    deck, low = off_bottom(low, lines * high + (lines - 1) * 10, 10)
    carry, right = off_left(deck, deck.w * 0.385, 12)
    strip, low = off_bottom(low, canvas.high(30, "title") + canvas.high(21) + (14 if roomy else 6), 12 if roomy else 8)
    shelf = min(52.0, low.h * 0.07)
    feet = low.h - shelf
    broad = (room.w - 500 * min(1.0, room.w / 1920)) / 4.4 / BOX[0] * BOX[1]
    spare = feet - broad * GROWN - 60  # a tall window has a taller cornice
    cornice = max(min(150.0, low.h * 0.2), min(spare, low.h * 0.27))
    tall = min((feet - cornice - 16) / GROWN, broad)
    unit = tall / BOX[1]
    wide = BOX[0] * unit
    step = wide * 1.125
    start = (room.w - step * 3 - wide) / 2
    boxes = tuple(Area(start + place * step, feet - tall, wide, tall) for place in range(4))
    last = boxes[-1].x + wide
    side, other = max(124 * unit, start - 82 * unit), min(room.w - 84 * unit, last + 132 * unit)
    candles = (
        Candle("low", side - 56 * unit, feet - 2, unit, 0.3), Candle("tall", side, feet + 6 * unit, unit, 1.7),
        Candle("mid", other, feet + 2, unit, 2.9),
    )  # fmt: skip
    die = Area(last + 4 * unit, feet - 56 * unit, 84 * unit, 84 * unit)
    cells = tuple(grid(right, plates, (right.w - (across - 1) * 10) / across - 1, high, 10))
    return MenuLayout(unit, cornice, feet, shelf, boxes, candles, die, strip, carry, cells, hints, roomy)


def wood(canvas: Canvas, cabinet: MenuLayout) -> pygame.Surface:
    """The background for this window, its bands stretched."""
    made = pygame.Surface(canvas.window)
    whole = art.load("ui/cabinet")
    share = whole.get_height() / 1080
    edges = (0.0, cabinet.cornice, cabinet.feet, cabinet.feet + cabinet.shelf, canvas.room.h)
    for (top, bottom), low, high in zip(BANDS, edges, edges[1:], strict=False):
        part = whole.subsurface(pygame.Rect(0, round(top * share), whole.get_width(), round((bottom - top) * share)))
        rect = canvas.rect(Area(0, low, canvas.room.w, high - low))
        made.blit(pygame.transform.smoothscale(part, rect.size), rect)
    return made


def facts(area: Area) -> list[Area]:
    """The areas for seats, time and mood in the strip."""
    return columns(area, 3, 12)


def halves(area: Area) -> tuple[Area, Area]:
    """The areas of the thumbnail and of the summary."""
    picture, words = off_left(area.inset(8, 8), min((area.h - 16) * 1.6, area.w * 0.5), 14)
    return picture, off_top(words, words.h)[0]


class PictureCache:
    """Keeps one picture a name, until its key changes."""

    def __init__(self) -> None:
        self._pictures: dict[str, tuple[Hashable, pygame.Surface]] = {}

    def get(self, name: str, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a name, made again if it was made for another key, or if texts are being recorded."""
        found = self._pictures.get(name)
        if found is None or found[0] != key or text_recorder.notes is not None:
            found = self._pictures[name] = key, make()
        return found[1]


class MenuView(Protocol):
    """The menu as its painters know it. `MenuScene` documents the attributes."""

    context: AppContext
    focus: FocusManager
    layout: MenuLayout | None
    message: str
    box: str
    about: Summary | None
    thumbnail: Thumbnail | None
    levels: tuple[int, ...]
    time: float
    pictures: PictureCache

    def focused(self, key: object) -> bool:
        """Whether a target has the focus, and the focus is shown."""
        ...

    def note(self, plate: str) -> str:
        """The second line of a button."""
        ...
