"""Where lamps leave the board dark, and the daylight of adventures with a Sun track: it falls through the windows, and fades during the day."""

import math
from collections.abc import Container
from functools import cache

import pygame

from game.rules.ravenloft.space.board import square
from game.rules.ravenloft.state import Square
from game.ui.draw import art
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour
from game.ui.ravenloft.board.light_sources import LightSource

RAYS = 48
STRIDE = 0.27
INTO_WALL = 0.8
"""The depth to which light enters a wall, in squares."""
_TURNS = [(math.cos(ray * math.tau / RAYS), math.sin(ray * math.tau / RAYS)) for ray in range(RAYS)]


@cache
def _white() -> pygame.Surface:
    """A round pool of white light, brightest at its centre."""
    small = 64
    made = pygame.Surface((small, small))
    for y in range(small):
        for x in range(small):
            away = min(1.0, math.hypot(x - small / 2 + 0.5, y - small / 2 + 0.5) / (small / 2 - 1))
            level = round(255 * (1 - away * away) ** 2 * (0.3 + 0.7 * (1 - away) ** 1.3))
            made.set_at((x, y), (level, level, level))
    return made


@keep(6)
def pool(colour: Colour, side: int) -> pygame.Surface:
    """A round pool of light, `side` pixels wide, brightest at its centre."""
    made = pygame.transform.smoothscale(_white(), (side, side))
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def outline(x: float, y: float, reach: float, floor: Container[Square]) -> list[tuple[float, float]]:
    """The corners of the area that a light at `x`, `y` reaches, relative to it, in squares."""
    corners = []
    steps = int(reach / STRIDE) + 1
    for dx, dy in _TURNS:
        far = reach
        for step in range(1, steps):
            away = step * STRIDE
            if square(math.floor(x + dx * away), math.floor(y + dy * away)) not in floor:
                far = min(reach, away + INTO_WALL)
                break
        corners.append((dx * far, dy * far))
    return corners


def thrown(lamp: LightSource, floor: Container[Square], scale: float) -> pygame.Surface:
    """The pool of a lamp among walls, black in the shadows; `scale` pixels a square."""
    side = max(4, round(2 * lamp.reach * scale))
    seen = pygame.Surface((side, side))
    middle = side / 2
    points = [(middle + x * scale, middle + y * scale) for x, y in outline(lamp.x, lamp.y, lamp.reach, floor)]
    pygame.draw.polygon(seen, (255, 255, 255), points)
    soft = pygame.transform.box_blur(seen, max(1, round(scale / 6)))
    soft.blit(pool(lamp.colour, side), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return soft


# ------------------------------------------------------------------ daylight


HOURS = ((0.0, "day", 0.72), (0.6, "evening", 0.6), (1.0, "night", 0.66))
"""The lights of the day: the share of the day at which each is brightest, and its brightness compared with lamps."""
STEPS = 16
"""The number of lights between dawn and night."""


def hour(dusk: float | None) -> int | None:
    """The number of the light at this share of the day."""
    return None if dusk is None else round(STEPS * min(1.0, max(0.0, dusk)))


@keep(2)
def light(step: int, size: tuple[int, int]) -> pygame.Surface:
    """The light of an `hour` in this size: a blend of two lights."""
    share = step / STEPS
    later = next(place for place, (when, _, _) in enumerate(HOURS) if share <= when)
    before, after = HOURS[max(0, later - 1)], HOURS[later]
    made = _full(*before[1:], size).copy()
    if after is not before:
        over = _full(*after[1:], size).copy()
        over.set_alpha(round(255 * (share - before[0]) / (after[0] - before[0])))
        made.blit(over, (0, 0))
    return made


@keep(2)
def _full(name: str, bright: float, size: tuple[int, int]) -> pygame.Surface:
    made = pygame.transform.smoothscale(art.load(f"ravenloft/light-{name}"), size)
    level = round(255 * bright)
    made.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return made
