"""Painting the shelf of the menu: the title, the boxes of the games, the candles and their light."""

from functools import lru_cache

import pygame

from game.text import say
from game.ui.draw import candles, fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, GOLD_LOW, INK, mix
from game.ui.screens.menu.layout import GROWN, MenuLayout, MenuView, PictureCache, wood as paint_wood
from game.ui.screens.theme import BOX_SIDES, BOX_TITLES, GILT
from game.ui.widgets.controls import focus_frame
from game.ui.widgets.focus import Target

P = CABINET
SIDE = 15.0


def wood(pictures: PictureCache, canvas: Canvas, layout: MenuLayout) -> pygame.Surface:
    """The background with the steady light of the candles."""

    def made() -> pygame.Surface:
        picture = paint_wood(canvas, layout)
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
    rect = canvas.rect(Area(area.x - 6, area.y - 6, area.w + SIDE + 14, area.h + 18))

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
