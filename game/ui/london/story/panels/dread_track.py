"""Paints the Dread Track: 50 spaces with a splatter at every fifth (LD-212); it bleeds where it rises."""

from math import floor

import pygame

from game.rules.london.tables.cards import NUMBERS
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, Colour, mix, rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story.shown_state import ShownState

P = style.P
BRIGHT, DRY = rgb("#ff9a86"), rgb("#7d2620")
FULL, EMPTY, EDGE = rgb("#8e2a24"), rgb("#120c07"), rgb("#5b472a")
HEAD = 172.0
"""The width of the text."""
DRIP = rgb("#a3241c")
SPLATTERS = 3
WAKE = 4
"""The number of spaces from which blood runs at the same time."""
MARK = 3.5


def cell(area: Area, dread: int, low: float) -> Area:
    """The area of a space; `low` is the height of the numbers below."""
    left, right = area.x + HEAD, area.x + area.w - 14
    step = (right - left) / (NUMBERS.dread_limit + 1)
    edge = min(13.0, area.h * 0.12)
    return Area(left + dread * step, area.y + edge, step * 0.86, max(8.0, area.h - low - 2 * edge))


def _size(canvas: Canvas, area: Area) -> float:
    """The size of the numbers: they take half of the height."""
    size = 20.0
    while size > 8 and canvas.high(size) > area.h * 0.46:
        size -= 1
    return size


def paint(canvas: Canvas, area: Area, shown: ShownState) -> None:
    """Paint the track as far as it has been shown; while it rises its end glows and bleeds."""
    dread, moves = max(0, floor(shown.dread + 1e-6)), shown.dread_glow > 0
    shapes.plate(canvas, area, mix(shapes.EDGE, P.danger, min(1.0, 2 * shown.dread_glow)) if moves else shapes.EDGE, radius=8)
    _words(canvas, area, dread)
    size = _size(canvas, area)
    low = canvas.high(size)
    for space in range(NUMBERS.dread_limit + 1):
        splatter = bool(space) and space % NUMBERS.splatter == 0
        spot = cell(area, space, low)
        fill = FULL if space <= dread and dread else EMPTY
        canvas.box(spot, (fill, mix(fill, BLACK, 0.28)), style.BRASS if splatter else EDGE, width=1.4, radius=3)
        if splatter:
            _splatter(canvas, spot.centre, spot.w * 1.3, space, reached=space <= dread)
        if space % NUMBERS.splatter == 0:
            colour = P.focus if space == dread else P.text if space <= dread else P.muted
            canvas.text(str(space), (spot.centre[0], spot.y + spot.h + 3), size, colour, align="centre")
    _marker(canvas, area, cell(area, min(dread, NUMBERS.dread_limit), low), named=dread % NUMBERS.splatter == 0)
    if moves:
        _bleed(canvas, area, shown.dread, shown.dread_glow)


def _words(canvas: Canvas, area: Area, dread: int) -> None:
    """Paint the skull, the name of the track, and the number."""
    style.sign(canvas, "dread", (area.x + 36, area.centre[1]), 40, shapes.ROSE)
    room = Area(area.x + 64, area.y + 8, HEAD - 76, area.h - 16)
    high = room.h / 2
    shapes.fit(canvas, say("ui-ld-story-dread"), room._replace(h=high), 24, shapes.GILT, face="title")
    words = say("ui-ld-story-dread-of", dread=dread, most=NUMBERS.dread_limit)
    shapes.fit(canvas, words, Area(room.x, room.y + high, room.w, high), 24, P.text, face="bold")


def _splatter(canvas: Canvas, centre: tuple[float, float], wide: float, space: int, *, reached: bool) -> None:
    rect = canvas.rect(style.square(centre, wide))
    if rect.w > 1 and not canvas.blind:
        canvas.surface.blit(_blot(space // NUMBERS.splatter % SPLATTERS + 1, rect.w, BRIGHT if reached else DRY), rect)


@keep(1)
def _blot(number: int, wide: int, colour: Colour) -> pygame.Surface:
    """A splatter in one colour."""
    made = art.scaled(f"london/splatter-{number}", wide, wide).copy()
    made.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _marker(canvas: Canvas, area: Area, spot: Area, *, named: bool) -> None:
    """Paint a frame around the current space, and a wedge below it unless its number is there."""
    canvas.frame(spot.inset(-2, -3), P.focus, width=MARK, radius=4)
    if not named:
        x, y = spot.centre[0], spot.y + spot.h + 5
        shapes.smooth(
            canvas,
            Area(x - 14, y - 1, 28, min(19.0, area.y + area.h - y)),
            lambda c, a: c.shape([(x, y), (x + 12, y + 15), (x - 12, y + 15)], P.focus, shapes.PIT, 1.5),
        )


def _bleed(canvas: Canvas, area: Area, head: float, share: float) -> None:
    """Paint the blood at the moving end of the track."""
    low, space = canvas.high(_size(canvas, area)), min(round(head), NUMBERS.dread_limit)
    spot = cell(area, space, low)
    wide = round(spot.w * (1.4 + 3.6 * share) / 6) * 6
    with canvas.clip(area.inset(3)):
        for behind in range(WAKE):
            if space - behind > 0:
                _runs(canvas, area, cell(area, space - behind, low), share * (1 - behind / WAKE))
        shapes.put(
            canvas,
            f"london/splatter-{space % SPLATTERS + 1}",
            spot.centre,
            wide,
            space * 47,
            round(255 * min(1.0, share * 1.6)) // 15 * 15,
        )


def _runs(canvas: Canvas, area: Area, spot: Area, share: float) -> None:
    """Paint two threads of blood below a space."""
    long = (area.y + area.h - spot.y - spot.h - 8) * share
    for side, part in ((-0.22, 1.0), (0.2, 0.6)):
        x, end = spot.centre[0] + side * spot.w, spot.y + spot.h + long * part
        canvas.line((x, spot.y + spot.h - 2), (x, end), DRIP, 3)
        canvas.circle((x, end), 3, DRIP)
