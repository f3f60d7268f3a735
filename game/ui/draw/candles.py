"""Candle light: flames that waver and a light that wavers with them, the same every time, cheap, and still where nothing may move."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas

LEVELS = 6
"""In how many steps the light wavers."""
BEAT = 72.0
"""Milliseconds between two changes of a flame."""
REACH = 310.0
"""How far the wavering part of the light reaches, in the cabinet's own measures."""
WAVER = 0.38
"""How much of a candle's light comes and goes."""


class CandleKind(NamedTuple):
    """A candle's picture: its size, where its wick and its foot are in it, in the cabinet's own measures."""

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
    """One on the shelf: its kind, where its foot is, how large it is beside the cabinet's own measures, and its own rhythm."""

    kind: str
    x: float
    y: float
    size: float
    phase: float

    @property
    def area(self) -> Area:
        """Where its picture lies."""
        kind = KINDS[self.kind]
        return Area(self.x - kind.wick[0] * self.size, self.y - kind.foot * self.size, kind.w * self.size, kind.h * self.size)

    @property
    def wick(self) -> tuple[float, float]:
        """Where it burns."""
        return self.area.x + KINDS[self.kind].wick[0] * self.size, self.area.y + KINDS[self.kind].wick[1] * self.size

    @property
    def region(self) -> Area:
        """What its wavering light falls on."""
        x, y = self.wick
        reach = REACH * self.size
        return Area(x - reach, y - reach, 2 * reach, 2 * reach)

    def waver(self, ms: float) -> float:
        """How bright it is at a time, from 0 to 1: three slow waves that never quite agree, between 3 and 7 in a second."""
        seconds = ms / 1000
        waves = ((3.1, 0.26), (4.7, 0.16), (6.7, 0.1))
        return (
            0.5 + sum(part * math.sin(2 * math.pi * pitch * seconds + self.phase * (3 + pitch)) for pitch, part in waves) * 0.95
        )


def level(candle: Candle, ms: float, *, soft: bool) -> int:
    """The step of its light; a `soft` one wavers half as much."""
    light = candle.waver(ms)
    light = 0.5 + (light - 0.5) / 2 if soft else light
    return min(LEVELS - 1, max(0, int(light * LEVELS)))


def _light(size: int, strength: int) -> pygame.Surface:
    """The light of a candle at so many hundredths of its strength."""
    made = pygame.transform.smoothscale(art.load("ui/candlelight"), (size, size))
    share = round(255 * strength / 100)
    made.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
    return made


_wavering = lru_cache(maxsize=LEVELS)(_light)
"""The few steps of the light that comes and goes are kept; the steady one is painted once into the wood."""


def steady(canvas: Canvas, candle: Candle, *, reach: float = 2.58, strength: float = 0.8) -> None:
    """Add the light that does not waver."""
    rect = _falls_on(canvas, candle, reach * REACH * candle.size)
    canvas.surface.blit(_light(rect.w, round(strength * 100)), rect, special_flags=pygame.BLEND_RGB_ADD)


def wavering(canvas: Canvas, candle: Candle, step: int) -> None:
    """Add the light that comes and goes."""
    if step:
        rect = _falls_on(canvas, candle, REACH * candle.size)
        light = _wavering(rect.w, round(100 * WAVER * step / (LEVELS - 1)))
        canvas.surface.blit(light, rect, special_flags=pygame.BLEND_RGB_ADD)


def _falls_on(canvas: Canvas, candle: Candle, reach: float) -> pygame.Rect:
    """Where a light that reaches so far falls, in pixels."""
    x, y = candle.wick
    wide = canvas.pixels(2 * reach)  # the same for every candle of a size, wherever it stands
    return pygame.Rect(canvas.point(x - reach, y - 34 * candle.size - reach), (wide, wide))


def body(canvas: Canvas, candle: Candle) -> None:
    """The candle itself."""
    canvas.picture(KINDS[candle.kind].picture, candle.area)


@lru_cache(maxsize=96)
def _flame(w: int, h: int, lean: int) -> pygame.Surface:
    """The flame at a size, leaning to one side."""
    made = art.scaled("ui/flame", w, h)
    return pygame.transform.rotozoom(made, lean * 1.6, 1.0) if lean else made


def flame(canvas: Canvas, candle: Candle, ms: float, *, still: bool) -> None:
    """The flame: higher when it is bright, and leaning with a draught that goes through the whole cabinet."""
    light = 0.5 if still else candle.waver(ms)
    lean = 0 if still else round(2.4 * math.sin(ms / 610 + candle.phase * 0.6))
    tall = 0.9 + 0.05 * round(4 * light)
    x, y = candle.wick
    w, h = 88 * candle.size, 90 * candle.size * tall
    rect = canvas.rect(Area(x - w / 2, y - h * 0.86, w, h))
    made = _flame(rect.w, rect.h, lean)
    canvas.surface.blit(made, made.get_rect(midbottom=(rect.centerx - lean * canvas.pixels(candle.size), rect.bottom)))
