"""The sky over London on the result screen. A victory has a sunrise behind St Paul's, a defeat a red night."""

import math
from collections.abc import Callable, Sequence

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, mix, rgb
from game.ui.screens.result.stage import WIDE, SkyTransition, spot, veil
from game.ui.table.director import ease

HORIZON = 250.0
FINE = 2
"""The supersampling factor of the skyline."""
DARK = rgb("#0d0906")
NIGHT = ((0.0, rgb("#0b0c15")), (0.6, rgb("#1d1b26")), (1.0, rgb("#3a2f2a")))
DAWN = ((0.0, rgb("#4a4264")), (0.45, rgb("#a5606a")), (0.75, rgb("#f0a05c")), (1.0, rgb("#ffe2a6")))
BLOOD = ((0.0, rgb("#0a0507")), (0.5, rgb("#2c0b0d")), (0.85, rgb("#74201a")), (1.0, rgb("#a8382a")))
"""Gradients as pairs of height and colour, from the top down to the horizon."""
FAR, NEAR = rgb("#2a2026"), rgb("#0f0b0c")
DOME, TOWER, BRIDGE = 1010.0, 770.0, 1470.0
"""The x coordinates of the centres of St Paul's, Big Ben's tower and Tower Bridge."""
FACE = (770.0, 96.0)
LAMP, EMBER = rgb("#ffcf7a"), rgb("#ff5a3c")
WINDOWS = (
    (120, 226), (188, 214), (262, 232), (346, 218), (428, 228), (520, 212), (604, 230), (676, 222), (858, 226), (1128, 230), (1206, 218),
    (1290, 228), (1362, 214), (1432, 190), (1508, 190), (1594, 226), (1662, 212), (1734, 230), (1806, 220), (1872, 232),
)  # fmt: skip
BIRDS = ((1180, 92), (1232, 70), (1296, 104), (1352, 58), (560, 84), (618, 60))
Points = Sequence[tuple[float, float]]


class LondonSky(SkyTransition):
    """The sky as a transition from night to dawn (`won`) or to a red night."""

    top = 236.0
    horizon = HORIZON

    def compose(self, canvas: Canvas, share: float) -> None:
        """Draw the sky, its light, the city, and the lights of the city. `share` is the progress from 0 to 1."""
        surface, light = canvas.surface, ease(min(1.0, share * 1.25))
        surface.fill(DARK)
        surface.blit(self.keep("night", lambda: _heaven(canvas, NIGHT)), (0, 0))
        late = self.keep("late", lambda: _heaven(canvas, DAWN if self.won else BLOOD))
        late.set_alpha(min(254, round(255 * light)) if light < 1 else None)  # with 255 it would take ten times as long
        surface.blit(late, (0, 0))
        self._light(canvas, share)
        surface.blit(self.keep("city", lambda: _city(canvas)), (0, 0))
        self._lamps(canvas, share)
        if self.won:
            self.birds(canvas, share, BIRDS, (36, 15))
        surface.blit(self.keep("shade", lambda: _shade(canvas)), (0, 0))

    def _light(self, canvas: Canvas, share: float) -> None:
        """Draw the sun behind the dome, or a red moon."""
        if self.won:
            self.sunrise(canvas, DOME, share, (560.0, 160.0))
            return
        with canvas.clip(spot(canvas, Area(0, 0, WIDE, HORIZON))):
            rect = canvas.rect(spot(canvas, Area(DOME - 210, -110 + 50 * (1 - ease(share)), 420, 420)))
            moon = self.keep("moon", lambda: _tinted("night/moon", rect.size, rgb("#ff7a5c")))
            moon.set_alpha(round(255 * ease(min(1.0, share * 1.5))))
            canvas.surface.blit(moon, rect)

    def _lamps(self, canvas: Canvas, share: float) -> None:
        """Draw the lit windows, which go out in turn, and the clock face, which stays lit."""
        for place, at in enumerate(WINDOWS):
            left = 1.0 - max(0.0, min(1.0, (share - 0.15 - place * 0.03) * 8))
            if left > 0:
                _glow(canvas, at, 30, LAMP, left)
        colour = LAMP if self.won else mix(LAMP, EMBER, ease(share))
        _glow(canvas, FACE, 70, colour, 0.9)
        _dial(canvas, colour, share)


def city_height(canvas: Canvas) -> float:
    """The height of the part of the picture with the city, in logical pixels."""
    return LondonSky.top * canvas.room.w / WIDE


def _strip(canvas: Canvas) -> tuple[int, int]:
    """The size in pixels of the part of the window above the plain dark."""
    return canvas.window[0], min(canvas.window[1], round(canvas.pixels(city_height(canvas)) * 1.36))


def _tinted(name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    made = art.scaled(name, *size).copy()
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def _heaven(canvas: Canvas, stops: Sequence[tuple[float, Colour]]) -> pygame.Surface:
    """A gradient down to the horizon, and the dark river below."""
    w, h = _strip(canvas)
    low = canvas.pixels(city_height(canvas)) * 1.06
    made = pygame.Surface((w, h))
    made.fill(DARK)
    for y in range(min(h, int(low))):
        share = y / low
        after = next(place for place, stop in enumerate(stops) if stop[0] >= share)
        one, other = stops[max(0, after - 1)], stops[after]
        part = (share - one[0]) / max(0.001, other[0] - one[0])
        pygame.draw.line(made, mix(one[1], other[1], part), (0, y), (w, y))
    return made


def _glow(canvas: Canvas, at: tuple[float, float], wide: float, colour: Colour, share: float) -> None:
    rect = canvas.rect(spot(canvas, Area(at[0] - wide / 2, at[1] - wide / 2, wide, wide)))
    if rect.w > 1:
        light = art.scaled("night/glow", *rect.size).copy()
        light.fill(mix((0, 0, 0), colour, share), special_flags=pygame.BLEND_RGB_MULT)
        canvas.surface.blit(light, rect, special_flags=pygame.BLEND_RGB_ADD)


def _dial(canvas: Canvas, colour: Colour, share: float) -> None:
    """Draw Big Ben's face, whose hands go from four to six."""
    face = spot(canvas, Area(FACE[0] - 11, FACE[1] - 11, 22, 22))
    (x, y), r = face.centre, face.w / 2
    canvas.circle((x, y), r, colour)
    canvas.circle((x, y), r, mix(colour, (0, 0, 0), 0.6), 1.5)
    hours = 4 + 2 * ease(share)
    for turn, long in ((hours / 12, 0.5), (hours % 1.0, 0.8)):
        end = x + math.sin(turn * math.tau) * r * long, y - math.cos(turn * math.tau) * r * long
        canvas.line((x, y), end, NEAR, 1.5)


# ---------------------------------------------------------------------------------------------- the city


def _city(canvas: Canvas) -> pygame.Surface:
    """The skyline: far roofs, then the cathedral, the tower and the bridge, and near roofs."""
    share = canvas.scale * canvas.room.w / WIDE * FINE
    made = pygame.Surface((canvas.window[0] * FINE, int(HORIZON * share) + FINE), pygame.SRCALPHA)

    def draw(points: Points, colour: Colour) -> None:
        pygame.draw.polygon(made, colour, [(x * share, y * share) for x, y in points])

    def disc(x: float, y: float, r: float, colour: Colour) -> None:
        pygame.draw.circle(made, colour, (x * share, y * share), r * share)

    _roofs(draw, FAR, 196, 31)
    _cathedral(draw, disc, mix(FAR, NEAR, 0.55))
    _tower(draw, mix(FAR, NEAR, 0.7))
    _bridge(draw, mix(FAR, NEAR, 0.55))
    _roofs(draw, NEAR, 222, 17)
    return pygame.transform.smoothscale(made, (canvas.window[0], made.get_height() // FINE))


Draw = Callable[[Points, Colour], None]


def _roofs(draw: Draw, colour: Colour, top: float, step: int) -> None:
    """Draw a row of gables, flat roofs and chimneys. It is always the same."""
    x, number = -20.0, step
    while x < WIDE + 40:
        number = (number * 73 + step) % 211
        wide, high = 46 + number % 38, top - number % 27
        gable = number % 3
        ridge = [(x + wide / 2, high - 14)] if gable else [(x + 4, high - 5), (x + wide - 4, high - 5)]
        draw([(x, HORIZON), (x, high), *ridge, (x + wide, high), (x + wide, HORIZON)], colour)
        for chimney in range(1 + number % 2):
            left = x + 8 + chimney * (wide - 24)
            draw([(left, high + 4), (left, high - 17), (left + 7, high - 17), (left + 7, high + 4)], colour)
        x += wide - 2


def _cathedral(draw: Draw, disc: Callable[[float, float, float, Colour], None], colour: Colour) -> None:
    """Draw St Paul's: a nave, a drum, the dome with lantern and cross, two west towers."""
    x = DOME
    draw([(x - 150, HORIZON), (x - 150, 196), (x + 150, 196), (x + 150, HORIZON)], colour)
    draw([(x - 62, 198), (x - 58, 132), (x + 58, 132), (x + 62, 198)], colour)
    draw([(x - 66, 136), (x - 66, 128), (x + 66, 128), (x + 66, 136)], colour)
    disc(x, 128, 55, colour)
    draw([(x - 11, 78), (x - 9, 52), (x + 9, 52), (x + 11, 78)], colour)
    draw([(x - 8, 54), (x, 38), (x + 8, 54)], colour)
    disc(x, 37, 4.5, colour)
    draw([(x - 1.5, 36), (x - 1.5, 14), (x + 1.5, 14), (x + 1.5, 36)], colour)
    draw([(x - 7, 22), (x - 7, 19), (x + 7, 19), (x + 7, 22)], colour)
    for side in (x - 122, x + 122):
        draw([(side - 20, 200), (side - 18, 152), (side + 18, 152), (side + 20, 200)], colour)
        disc(side, 150, 15, colour)
        draw([(side - 3, 140), (side, 112), (side + 3, 140)], colour)
    draw([(x - 96, 198), (x, 168), (x + 96, 198)], colour)


def _tower(draw: Draw, colour: Colour) -> None:
    """Draw the tower of Big Ben and the roofs of Westminster."""
    x = TOWER
    draw([(x - 17, HORIZON), (x - 17, 118), (x + 17, 118), (x + 17, HORIZON)], colour)
    draw([(x - 21, 118), (x - 21, 76), (x + 21, 76), (x + 21, 118)], colour)
    draw([(x - 22, 78), (x - 12, 54), (x + 12, 54), (x + 22, 78)], colour)
    draw([(x - 12, 54), (x - 11, 46), (x + 11, 46), (x + 12, 54)], colour)
    draw([(x - 12, 47), (x, 8), (x + 12, 47)], colour)
    draw([(x - 250, HORIZON), (x - 250, 206), (x - 10, 206), (x - 10, HORIZON)], colour)
    for spire in range(6):
        left = x - 244 + spire * 40
        draw([(left, 208), (left + 4, 178), (left + 8, 208)], colour)
    draw([(x - 296, HORIZON), (x - 296, 136), (x - 250, 136), (x - 250, HORIZON)], colour)
    for left in (x - 296, x - 258):
        draw([(left, 138), (left + 4, 112), (left + 8, 138)], colour)


def _bridge(draw: Draw, colour: Colour) -> None:
    """Draw Tower Bridge: two towers, the high walkway, the chains to the banks."""
    for side in (-1, 1):
        x = BRIDGE + side * 68
        draw([(x - 22, HORIZON), (x - 20, 118), (x + 20, 118), (x + 22, HORIZON)], colour)
        draw([(x - 16, 120), (x, 76), (x + 16, 120)], colour)
        for corner in (-18, 18):
            draw([(x + corner - 4, 122), (x + corner, 92), (x + corner + 4, 122)], colour)
        chain = [(x + side * (20 + step * 24), 138 + 70 * (step / 6) ** 0.62) for step in range(7)]
        draw([*chain, *[(one, high + 5) for one, high in reversed(chain)]], colour)
        draw([(x, 214), (x + side * 190, 214), (x + side * 190, 224), (x, 224)], colour)
    draw([(BRIDGE - 60, 138), (BRIDGE + 60, 138), (BRIDGE + 60, 150), (BRIDGE - 60, 150)], colour)
    draw([(BRIDGE - 60, 212), (BRIDGE + 60, 212), (BRIDGE + 60, 224), (BRIDGE - 60, 224)], colour)


def _shade(canvas: Canvas) -> pygame.Surface:
    """Fog over the river, and dark gradients behind the text at the left and behind the panels."""
    size = _strip(canvas)
    top = canvas.pixels(city_height(canvas)) / size[1] * 72

    def opacity(x: int, y: int) -> float:
        left = min(1.0, 2.2 * max(0.0, 1 - x / 30)) * 175 if y < top * 1.2 else 0.0
        return max(left, min(1.0, max(0.0, (y - top * 0.66) / (top * 0.42))) * 246)

    return veil(size, 72, DARK, opacity)
