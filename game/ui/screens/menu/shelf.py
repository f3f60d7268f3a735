"""The shelf of the menu: where things are, what its painters know of it, and the painting of title, boxes and candles."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import pygame

from game.storage.replays import Summary
from game.text import say
from game.ui.draw import art, candles, fonts
from game.ui.draw.candles import Candle
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.theme import BLACK, CABINET, GOLD_LOW, INK, mix
from game.ui.scene.context import AppContext
from game.ui.screens.theme import BOX_SIDES, BOX_TITLES, GILT
from game.ui.screens.thumbnail import Thumbnail
from game.ui.widgets.controls import button_size, focus_frame
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import columns, off_bottom, off_left, off_top

BOX = (320.0, 472.0)
GROWN = 1.1
"""The scale of the chosen box."""
BROAD = 1300.0
"""The width, for text of nominal size, from which four buttons are side by side."""
TINY = 320.0
"""The height, for text of nominal size, below which the button that continues is one of the others."""
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
    broad_deck, tiny = low.w / canvas.stretch >= BROAD, room.h / canvas.stretch < TINY
    across = 4 if broad_deck or tiny else 3 if low.w >= 620 else 2
    lines = -(-(plates + tiny) // across)
    deck, low = off_bottom(low, lines * high + (lines - 1) * 10, 10)
    carry, right = off_left(deck, deck.w * (0.32 if broad_deck else 0.385), 12)
    buttons = _buttons(right, plates, lines, high)
    if tiny:  # the button that continues is as large as the others
        carry, *buttons = _buttons(deck, plates + 1, lines, high)
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
    return MenuLayout(unit, cornice, feet, shelf, boxes, candles, die, strip, carry, tuple(buttons), hints, roomy)


def _buttons(area: Area, count: int, lines: int, high: float) -> list[Area]:
    """So many buttons in lines that they fill, the longer lines first."""
    shares = [count // lines + (line < count % lines) for line in range(lines)]
    return [
        cell for line, across in enumerate(shares) for cell in columns(area.row(area.y + line * (high + 10), high), across, 10)
    ]


def stretched_wood(canvas: Canvas, cabinet: MenuLayout) -> pygame.Surface:
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


P = CABINET
SIDE = 15.0


def wood(pictures: PictureCache, canvas: Canvas, layout: MenuLayout) -> pygame.Surface:
    """The background with the steady light of the candles."""

    def made() -> pygame.Surface:
        picture = stretched_wood(canvas, layout)
        on_wood = Canvas(picture, canvas.window, canvas.letter, zoom=canvas.zoom, look=canvas.look)
        for candle in layout.candles:
            candles.steady(on_wood, candle, strength=0.4 if candle.kind == "low" else 0.62)
        _title(on_wood, layout)
        return picture

    return pictures.get("wood", (canvas.window, canvas.scale, canvas.look, layout), made)


def _box_picture(
    pictures: PictureCache, canvas: Canvas, game: str, area: Area, *, chosen: bool
) -> tuple[pygame.Surface, pygame.Rect]:
    """The picture of a box with its side and its title, and its area in pixels."""
    rect = canvas.rect(area.trimmed(left=-6, top=-6, right=-SIDE - 8, bottom=-12))

    def made() -> pygame.Surface:
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        _box(Canvas(picture, canvas.window, canvas.letter, rect.topleft, canvas.zoom, canvas.look), game, area)
        return picture

    key = (rect.x, rect.y, rect.w, rect.h, canvas.scale, canvas.letter, canvas.look)
    return pictures.get(f"{game}-{chosen}", key, made), rect


def _title(canvas: Canvas, layout: MenuLayout) -> None:
    """Draw the name of the program in gold, with a line below it and an ornament on each side."""
    room = canvas.room
    line = canvas.high(24, "italic")
    size = min(120.0, (layout.cornice * 0.86 - line) / canvas.high(100, "title") * 100)
    words = say("dreadhouse").upper()
    while size > 24 and canvas.wide(words, size, "title") * 1.25 > room.w * 0.62:
        size -= 2
    gold, shade = gilded(words, canvas.size(size))
    top = max(layout.cornice * 0.04, (layout.cornice * 0.86 - line - canvas.high(size, "title")) / 2)
    x, y = canvas.point(room.w / 2, top)
    x -= gold.get_width() // 2
    deep = (shade.get_width() - gold.get_width()) // 2
    canvas.surface.blit(shade, (x - deep, y - deep + gold.get_height() // 26))
    canvas.surface.blit(gold, (x, y))
    below = top + canvas.high(size, "title") * 0.98
    if below + line <= layout.cornice:
        canvas.text(say("ui-cabinet"), (room.w / 2, below), 24, mix(P.muted, P.title, 0.4), face="italic", align="centre")
    wide = gold.get_width() / canvas.scale
    for sign in (-1, 1):
        start, end = room.w / 2 + sign * (wide / 2 + 50), room.w / 2 + sign * min(wide / 2 + 210, room.w / 2 - 24)
        if abs(end - start) > 30 and abs(end - room.w / 2) > abs(start - room.w / 2):
            level = top + canvas.high(size, "title") * 0.5
            canvas.line((start, level), (end, level), GOLD_LOW, 2)
            d = 7
            canvas.shape([(start, level - d), (start + d, level), (start, level + d), (start - d, level)], P.accent)


@lru_cache(maxsize=4)
def gilded(words: str, pixels: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Golden text with a bright upper edge, and its soft shadow, which is wider."""
    gap = max(1, round(pixels * 0.1))
    letters = [fonts.render("title", pixels, letter, (255, 255, 255)) for letter in words]
    size = (sum(letter.get_width() + gap for letter in letters) - gap, letters[0].get_height())
    gold, x = pygame.Surface(size, pygame.SRCALPHA), 0
    for letter in letters:
        gold.blit(letter, (x, 0))
        x += letter.get_width() + gap
    letters_alone, wide = gold.copy(), max(2, size[1] // 9)
    shade = pygame.Surface((size[0] + 2 * wide, size[1] + 2 * wide), pygame.SRCALPHA)
    shade.fill((14, 6, 2, 0))
    for _ in range(2):  # twice, for a denser shadow
        shade.blit(letters_alone, (wide, wide))
    shade = pygame.transform.gaussian_blur(shade, max(1, wide // 3))
    shade.fill((14, 6, 2), special_flags=pygame.BLEND_RGB_MULT)
    column = pygame.Surface((1, len(GILT)))
    for row, colour in enumerate(GILT):
        column.set_at((0, row), colour)
    tall = letters_alone.get_bounding_rect()
    gold.blit(pygame.transform.smoothscale(column, (size[0], tall.h)), (0, tall.y), special_flags=pygame.BLEND_RGB_MULT)
    rim = letters_alone  # the letters without the same letters a little lower
    rim.blit(rim.copy(), (1, max(1, size[1] // 56)), special_flags=pygame.BLEND_RGBA_SUB)
    rim.fill((*GILT[0], 0), special_flags=pygame.BLEND_RGBA_ADD)
    gold.blit(rim, (0, 0))
    return gold, shade


def paint_shelf(menu: MenuView, canvas: Canvas, layout: MenuLayout) -> None:
    """Paint boxes, candles and their light, the chosen box in front."""
    in_front: Target | None = None
    for item in menu.focus.targets:
        if item.group == "boxes":
            if item.key == menu.focus.current:
                in_front = item
            else:
                _paint_box(menu, canvas, item, item.area, chosen=False)
    canvas.picture("ui/d20", layout.die)
    if in_front is not None:
        area = in_front.area
        grown = Area(area.x - area.w * (GROWN - 1) / 2, area.y - area.h * (GROWN - 1), area.w * GROWN, area.h * GROWN)
        _paint_box(menu, canvas, in_front, grown, chosen=True)
    still = not menu.context.settings.wavers
    for number, candle in enumerate(layout.candles):
        candles.body(canvas, candle)
        step = candles.LEVELS // 2 if still or not menu.levels else menu.levels[number]
        candles.wavering(canvas, candle, step)
    for candle in layout.candles:
        candles.flame(canvas, candle, menu.time, still=still)


def _paint_box(menu: MenuView, canvas: Canvas, item: Target, area: Area, *, chosen: bool) -> None:
    game = item.key[1] if isinstance(item.key, tuple) else ""
    made, rect = _box_picture(menu.pictures, canvas, game, area, chosen=chosen)
    canvas.surface.blit(made, rect)
    if chosen:
        focus_frame(canvas, area, P)


def _box(canvas: Canvas, game: str, area: Area) -> None:
    """Paint the shadow, side, lid and title of a box."""
    deep = SIDE * area.h / 472
    canvas.box(Area(area.x - 4, area.y + area.h - 8, area.w + deep + 10, 16), BLACK, radius=8, alpha=150)
    right, low = area.x + area.w, area.y + area.h
    side = [(right - 1, area.y + 1), (right + deep, area.y + deep * 0.7), (right + deep, low - deep * 0.25), (right - 1, low - 1)]
    canvas.shape(side, BOX_SIDES[game], mix(BOX_SIDES[game], BLACK, 0.5))
    canvas.picture(f"ui/box-{game}", area)
    words = list(reversed(say(f"game-{game}").upper().split(" ")))
    size = 33 * area.w / 320 / canvas.letter
    step = canvas.high(size, "title") * 0.92
    for line, word in enumerate(words):
        fit = size
        while fit > 12 and canvas.wide(word, fit, "title") > area.w - 30:
            fit -= 1
        y = low - area.h * 0.055 - canvas.high(fit, "title") - line * step
        canvas.text(word, (area.centre[0], y), fit, BOX_TITLES[game], face="title", align="centre", halo=BOX_TITLES[game] != INK)
