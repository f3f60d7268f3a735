"""The sky over London on the result screen. A victory has a sunrise behind St Paul's, a defeat a red night."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import theme
from game.ui.london.shapes import square
from game.ui.screens.result.stage import WIDE, SkyTransition, spot, veil
from game.ui.table.director import ease

HORIZON = 250.0
FINE = 2
"""The supersampling factor of the skyline."""
DOME, FACE = 1010.0, (770.0, 96.0)
"""The x coordinate of the dome, and the centre of Big Ben's face."""
WINDOWS = (
    (120, 226), (188, 214), (262, 232), (346, 218), (428, 228), (520, 212), (604, 230), (676, 222), (858, 226), (1128, 230), (1206, 218),
    (1290, 228), (1362, 214), (1432, 190), (1508, 190), (1594, 226), (1662, 212), (1734, 230), (1806, 220), (1872, 232),
)  # fmt: skip
BIRDS = ((1180, 92), (1232, 70), (1296, 104), (1352, 58), (560, 84), (618, 60))
Points = Sequence[tuple[float, float]]


class Building(NamedTuple):
    """A building around `x`: trapeziums, discs and other polygons in their distance from `x`, and its `shade` from far to near.

    A trapezium is its middle, half its width and its y coordinate below, and the same above; a disc is its centre and its radius.
    """

    x: float
    shade: float
    trapeziums: Sequence[tuple[float, float, float, float, float]]
    discs: Sequence[tuple[float, float, float]] = ()
    others: Sequence[Points] = ()

    def polygons(self) -> Iterator[Points]:
        """The trapeziums and the other polygons."""
        for middle, half, low, upper_half, high in self.trapeziums:
            x = self.x + middle
            yield list(dict.fromkeys([(x - half, low), (x - upper_half, high), (x + upper_half, high), (x + half, low)]))
        for points in self.others:
            yield [(self.x + x, y) for x, y in points]


def _chain(side: int) -> Points:
    """A chain of Tower Bridge from a tower to its bank."""
    upper = [(side * (88 + step * 24), 138 + 70 * (step / 6) ** 0.62) for step in range(7)]
    return [*upper, *((x, y + 5) for x, y in reversed(upper))]


BUILDINGS = (
    Building(  # St Paul's: nave, drum, lantern and cross, pediment, west towers
        DOME, 0.55,
        [
            (0, 150, HORIZON, 150, 196), (0, 62, 198, 58, 132), (0, 66, 136, 66, 128), (0, 11, 78, 9, 52), (0, 8, 54, 0, 38),
            (0, 1.5, 36, 1.5, 14), (0, 7, 22, 7, 19), (0, 96, 198, 0, 168),
            *((side, *half) for side in (-122, 122) for half in ((20, 200, 18, 152), (3, 140, 0, 112))),
        ],
        [(0, 128, 55), (0, 37, 4.5), (-122, 150, 15), (122, 150, 15)],
    ),
    Building(  # Big Ben's tower, and the roofs of Westminster
        FACE[0], 0.7,
        [
            (0, 17, HORIZON, 17, 118), (0, 21, 118, 21, 76), (0, 22, 78, 12, 54), (0, 12, 54, 11, 46), (0, 12, 47, 0, 8),
            (-130, 120, HORIZON, 120, 206), (-273, 23, HORIZON, 23, 136), (-292, 4, 138, 0, 112), (-254, 4, 138, 0, 112),
            *((-240 + spire * 40, 4, 208, 0, 178) for spire in range(6)),
        ],
    ),
    Building(  # Tower Bridge: towers with spires, the way to the banks, walkway and road, and the chains
        1470.0, 0.55,
        [
            (0, 60, 150, 60, 138), (0, 60, 224, 60, 212),
            *((side * 68, *tower) for side in (-1, 1) for tower in ((22, HORIZON, 20, 118), (16, 120, 0, 76))),
            *((side * 68 + corner, 4, 122, 0, 92) for side in (-1, 1) for corner in (-18, 18)),
            *((side * 163, 95, 224, 95, 214) for side in (-1, 1)),
        ],
        others=[_chain(-1), _chain(1)],
    ),
)  # fmt: skip


class LondonSky(SkyTransition):
    """The sky as a transition from night to dawn (`won`) or to a red night."""

    top = 236.0
    horizon = HORIZON

    def compose(self, canvas: Canvas, share: float) -> None:
        """Draw the sky, its light, the city, and the lights of the city. `share` is the progress from 0 to 1."""
        surface, light, deep = canvas.surface, ease(min(1.0, share * 1.25)), canvas.pixels(self.head(canvas))
        size = canvas.window[0], min(canvas.window[1], round(deep * 1.36))  # the part of the window above the plain dark
        surface.fill(theme.SKY_DARK)
        surface.blit(self.keep("night", lambda: _heaven(size, deep * 1.06, theme.NIGHT_SKY)), (0, 0))
        late = self.keep("late", lambda: _heaven(size, deep * 1.06, theme.DAWN_SKY if self.won else theme.BLOOD_SKY))
        late.set_alpha(min(254, round(255 * light)) if light < 1 else None)  # with 255 it would take ten times as long
        surface.blit(late, (0, 0))
        if self.won:
            self.sunrise(canvas, DOME, share, (560.0, 160.0))
        else:
            self._moonrise(canvas, share)
        surface.blit(self.keep("city", lambda: _city(canvas)), (0, 0))
        self._lamps(canvas, share)
        if self.won:
            self.birds(canvas, share, BIRDS, (36, 15))
        surface.blit(self.keep("shade", lambda: _shade(size, deep)), (0, 0))

    def _moonrise(self, canvas: Canvas, share: float) -> None:
        """Draw a red moon."""
        with canvas.clip(spot(canvas, Area(0, 0, WIDE, HORIZON))):
            rect = canvas.rect(spot(canvas, Area(DOME - 210, -110 + 50 * (1 - ease(share)), 420, 420)))
            moon = self.keep("moon", lambda: _tinted("night/moon", rect.size, theme.RED_MOON))
            moon.set_alpha(round(255 * ease(min(1.0, share * 1.5))))
            canvas.surface.blit(moon, rect)

    def _lamps(self, canvas: Canvas, share: float) -> None:
        """Draw the lit windows, which go out in turn, and the clock face, which stays lit; its hands go from four to six."""
        for place, at in enumerate(WINDOWS):
            if (left := 1.0 - max(0.0, min(1.0, (share - 0.15 - place * 0.03) * 8))) > 0:
                _glow(canvas, at, 30, mix(BLACK, theme.LAMP, left))
        colour = theme.LAMP if self.won else mix(theme.LAMP, theme.EMBER, ease(share))
        _glow(canvas, FACE, 70, mix(BLACK, colour, 0.9))
        face = spot(canvas, square(FACE, 22))
        (x, y), r, hours = face.centre, face.w / 2, 4 + 2 * ease(share)
        canvas.circle((x, y), r, colour)
        canvas.circle((x, y), r, mix(colour, BLACK, 0.6), 1.5)
        for turn, long in ((hours / 12, 0.5), (hours % 1.0, 0.8)):
            end = x + math.sin(turn * math.tau) * r * long, y - math.cos(turn * math.tau) * r * long
            canvas.line((x, y), end, theme.NEAR_ROOFS, 1.5)


def _tinted(name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    made = art.scaled(name, *size).copy()
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def _heaven(size: tuple[int, int], low: float, stops: Sequence[tuple[float, Colour]]) -> pygame.Surface:
    """A gradient down to the horizon at `low`, and the dark river below."""
    made = pygame.Surface(size)
    made.fill(theme.SKY_DARK)
    for y in range(min(size[1], int(low))):
        after = next(place for place, stop in enumerate(stops) if stop[0] >= y / low)
        one, other = stops[max(0, after - 1)], stops[after]
        part = (y / low - one[0]) / max(0.001, other[0] - one[0])
        pygame.draw.line(made, mix(one[1], other[1], part), (0, y), (size[0], y))
    return made


def _glow(canvas: Canvas, at: tuple[float, float], wide: float, colour: Colour) -> None:
    rect = canvas.rect(spot(canvas, square(at, wide)))
    if rect.w > 1:
        canvas.surface.blit(_tinted("night/glow", rect.size, colour), rect, special_flags=pygame.BLEND_RGB_ADD)


def _city(canvas: Canvas) -> pygame.Surface:
    """The skyline: far roofs, then the cathedral, the tower and the bridge, and near roofs."""
    share = canvas.scale * canvas.room.w / WIDE * FINE
    made = pygame.Surface((canvas.window[0] * FINE, int(HORIZON * share) + FINE), pygame.SRCALPHA)

    def draw(points: Points, colour: Colour) -> None:
        pygame.draw.polygon(made, colour, [(x * share, y * share) for x, y in points])

    _roofs(draw, theme.FAR_ROOFS, 196, 31)
    for one in BUILDINGS:
        colour = mix(theme.FAR_ROOFS, theme.NEAR_ROOFS, one.shade)
        for points in one.polygons():
            draw(points, colour)
        for x, y, r in one.discs:
            pygame.draw.circle(made, colour, ((one.x + x) * share, y * share), r * share)
    _roofs(draw, theme.NEAR_ROOFS, 222, 17)
    return pygame.transform.smoothscale(made, (canvas.window[0], made.get_height() // FINE))


def _roofs(draw: Callable[[Points, Colour], None], colour: Colour, top: float, step: int) -> None:
    """Draw a row of gables, flat roofs and chimneys. It is always the same."""
    x, number = -20.0, step
    while x < WIDE + 40:
        number = (number * 73 + step) % 211
        wide, high = 46 + number % 38, top - number % 27
        ridge = [(x + wide / 2, high - 14)] if number % 3 else [(x + 4, high - 5), (x + wide - 4, high - 5)]
        draw([(x, HORIZON), (x, high), *ridge, (x + wide, high), (x + wide, HORIZON)], colour)
        for chimney in range(1 + number % 2):
            left = x + 8 + chimney * (wide - 24)
            draw([(left, high + 4), (left, high - 17), (left + 7, high - 17), (left + 7, high + 4)], colour)
        x += wide - 2


def _shade(size: tuple[int, int], deep: float) -> pygame.Surface:
    """Fog over the river, and dark gradients behind the text at the left and behind the panels."""
    top = deep / size[1] * 72

    def opacity(x: int, y: int) -> float:
        left = min(1.0, 2.2 * max(0.0, 1 - x / 30)) * 175 if y < top * 1.2 else 0.0
        return max(left, min(1.0, max(0.0, (y - top * 0.66) / (top * 0.42))) * 246)

    return veil(size, 72, theme.SKY_DARK, opacity)
