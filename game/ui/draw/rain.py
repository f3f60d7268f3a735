"""Rain, as it falls over a map."""

import pygame

from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour

PARTS = 16
"""A streak fades upward in so many steps."""


@keep(2)
def streak(wide: int, high: int, colour: Colour, *, faint: int, each: int) -> pygame.Surface:
    """Rain as it falls: a thin line from the upper right, `faint` at its top and stronger by `each` with every step down, of 255."""
    large = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
    large.fill((*colour, 0))
    for step in range(PARTS):
        ends = [(wide * 4 * (1 - share) + (0.5 - share) * 4, high * 4 * share) for share in (step / PARTS, (step + 1) / PARTS)]
        pygame.draw.line(large, (*colour, faint + each * step), ends[0], ends[1], 4)
    return pygame.transform.smoothscale(large, (wide, high))
