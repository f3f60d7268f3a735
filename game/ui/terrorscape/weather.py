"""What moves while nobody does anything: rain out of doors, rings of noise, and the light that each side throws on its own board."""

from functools import lru_cache

import pygame

from game.rules.engine.rng import Rng
from game.rules.terrorscape.state import State
from game.ui.canvas import Canvas
from game.ui.focus import inside
from game.ui.kept import keep
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.villa import ROOMS, SIZE, Point, Sheet
from game.ui.theme import Colour, mix, rgb

BEAT = 90.0
"""Milliseconds between two pictures of the weather."""
DROPS, FALLS = 60, 6
"""Streaks in a picture, and how many different pictures there are."""
RING = 1600.0
"""Milliseconds in which a ring of noise spreads."""
LAMP, PALE = rgb("#54371a"), rgb("#1c3c4c")
REACH = 150.0
"""How far a lamp reaches, in pixels of the Villa."""


@lru_cache(maxsize=1)
def drops() -> tuple[tuple[Point, ...], ...]:
    """Where streaks of rain begin, picture by picture: where no roof is. They are the same every time: chance here decides nothing."""
    dice, roofed = Rng(31, {}), [room.outline for room in ROOMS.values() if not room.open]
    found: list[Point] = []
    while len(found) < DROPS * FALLS:
        at = float(dice.below("rain", int(SIZE[0]))), float(dice.below("rain", int(SIZE[1]) - 30))
        low = at[0] - 7, at[1] + 26
        if not any(inside(outline, at) or inside(outline, low) for outline in roofed):
            found.append(at)
    return tuple(tuple(found[start::FALLS]) for start in range(FALLS))


def rain(canvas: Canvas, sheet: Sheet, ms: float, *, cold: bool) -> None:
    """Rain as it falls at a time."""
    colour = rgb("#5d7a86") if cold else rgb("#6f7f80")
    for x, y in drops()[int(ms / BEAT) % FALLS]:
        canvas.line(sheet.at((x, y)), sheet.at((x - 7, y + 24)), colour, 1.2)


def lamps(canvas: Canvas, sheet: Sheet, t: State, side: str, ms: float) -> None:
    """The light of each survivor on the survivors' board, the killer's own on his; it wavers a little."""
    places = t.team.places if side == SURVIVORS else [t.dark.place] if side == KILLER else []
    colour = PALE if side == KILLER else LAMP
    for number, place in enumerate(dict.fromkeys(places)):
        strength = 1.0 - 0.1 * ((int(ms / BEAT) * 7 + number * 3) % 5) / 4
        area = sheet.around(ROOMS[place].spot, 2 * REACH)
        rect = canvas.rect(area)
        canvas.surface.blit(_light(rect.w, mix((0, 0, 0), colour, round(strength, 2))), rect, special_flags=pygame.BLEND_RGB_ADD)


@keep(12)
def _light(wide: int, colour: Colour) -> pygame.Surface:
    """A round light that fades outward."""
    small = pygame.Surface((48, 48))
    for y in range(48):
        for x in range(48):
            away = min(1.0, (((x - 23.5) / 23.5) ** 2 + ((y - 23.5) / 23.5) ** 2) ** 0.5)
            small.set_at((x, y), mix(colour, (0, 0, 0), 1 - (1 - away) ** 1.6))
    return pygame.transform.smoothscale(small, (wide, wide))


def rings(ms: float) -> tuple[float, ...]:
    """How far each ring of a noise has spread at a time, from 0 to 1."""
    return tuple((ms / RING + place / 3) % 1.0 for place in range(3))


STILL = (0.95, 0.6, 0.25)
"""Rings where nothing moves."""
