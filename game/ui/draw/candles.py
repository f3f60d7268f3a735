"""Candle light: deterministic, cheap flames with a flickering light, which are still if the player wants no motion."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas

LEVELS = 6
"""The number of brightness steps of the light."""
BEAT = 72.0
"""The milliseconds between two pictures of a flame."""
REACH = 310.0
"""The radius of the flickering light, in the units of the menu picture."""
WAVER = 0.38
"""The share of a candle's light that flickers."""


class CandleKind(NamedTuple):
    """The picture of a candle: its size, and the positions of wick and foot, in the units of the menu picture."""

    picture: str
    w: float
    h: float
    wick: tuple[float, float]
    foot: float


KINDS = {
    "tall": CandleKind("ui/candle", 152, 180, (76, 8), 164), "mid": CandleKind("ui/candle-mid", 152, 150, (76, 8), 136),
    "low": CandleKind("ui/candle-low", 120, 110, (60, 10), 94),
}  # fmt: skip


@dataclass(frozen=True)
class Candle:
    """A candle on the shelf: its kind, the position of its foot, its scale, and its own rhythm."""

    kind: str
    x: float
    y: float
    size: float
    phase: float

    @property
    def area(self) -> Area:
        """The area of its picture."""
        kind = KINDS[self.kind]
        return Area(self.x - kind.wick[0] * self.size, self.y - kind.foot * self.size, kind.w * self.size, kind.h * self.size)

    @property
    def wick(self) -> tuple[float, float]:
        """The position of its flame."""
        return self.area.x + KINDS[self.kind].wick[0] * self.size, self.area.y + KINDS[self.kind].wick[1] * self.size

    @property
    def region(self) -> Area:
        """The area of its flickering light."""
        x, y = self.wick
        reach = REACH * self.size
        return Area(x - reach, y - reach, 2 * reach, 2 * reach)

    def waver(self, ms: float) -> float:
        """Its brightness at a time, from 0 to 1: the sum of three slow waves, between 3 and 7 Hz."""
        seconds = ms / 1000
        waves = ((3.1, 0.26), (4.7, 0.16), (6.7, 0.1))
        return (
            0.5 + sum(part * math.sin(2 * math.pi * pitch * seconds + self.phase * (3 + pitch)) for pitch, part in waves) * 0.95
        )


def level(candle: Candle, ms: float, *, soft: bool) -> int:
    """The brightness step of its light; a `soft` one flickers half as much."""
    light = candle.waver(ms)
    light = 0.5 + (light - 0.5) / 2 if soft else light
    return min(LEVELS - 1, max(0, int(light * LEVELS)))


def _light(size: int, strength: int) -> pygame.Surface:
    """The light of a candle at a strength in hundredths."""
    made = pygame.transform.smoothscale(art.load("ui/candlelight"), (size, size))
    share = round(255 * strength / 100)
    made.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
    return made


_wavering = lru_cache(maxsize=LEVELS)(_light)
"""The steps of the flickering light are cached; the steady light is painted into the background."""


def steady(canvas: Canvas, candle: Candle, *, reach: float = 2.58, strength: float = 0.8) -> None:
    """Add the steady light."""
    rect = _falls_on(canvas, candle, reach * REACH * candle.size)
    canvas.surface.blit(_light(rect.w, round(strength * 100)), rect, special_flags=pygame.BLEND_RGB_ADD)


def wavering(canvas: Canvas, candle: Candle, step: int) -> None:
    """Add the flickering light."""
    if step:
        rect = _falls_on(canvas, candle, REACH * candle.size)
        light = _wavering(rect.w, round(100 * WAVER * step / (LEVELS - 1)))
        canvas.surface.blit(light, rect, special_flags=pygame.BLEND_RGB_ADD)


def _falls_on(canvas: Canvas, candle: Candle, reach: float) -> pygame.Rect:
    """The area of a light with this radius, in pixels."""
    x, y = candle.wick
    wide = canvas.pixels(2 * reach)  # independent of the position, so that candles share cached lights
    return pygame.Rect(canvas.point(x - reach, y - 34 * candle.size - reach), (wide, wide))


def body(canvas: Canvas, candle: Candle) -> None:
    """Draw the candle without its flame."""
    canvas.picture(KINDS[candle.kind].picture, candle.area)


@lru_cache(maxsize=96)
def _flame(w: int, h: int, lean: int) -> pygame.Surface:
    """A flame of a size, leaning to one side."""
    made = art.scaled("ui/flame", w, h)
    return pygame.transform.rotozoom(made, lean * 1.6, 1.0) if lean else made


def flame(canvas: Canvas, candle: Candle, ms: float, *, still: bool) -> None:
    """Draw the flame: higher when it is bright, and leaning in a draught that all candles share."""
    light = 0.5 if still else candle.waver(ms)
    lean = 0 if still else round(2.4 * math.sin(ms / 610 + candle.phase * 0.6))
    tall = 0.9 + 0.05 * round(4 * light)
    x, y = candle.wick
    w, h = 88 * candle.size, 90 * candle.size * tall
    rect = canvas.rect(Area(x - w / 2, y - h * 0.86, w, h))
    made = _flame(rect.w, rect.h, lean)
    canvas.surface.blit(made, made.get_rect(midbottom=(rect.centerx - lean * canvas.pixels(candle.size), rect.bottom)))
