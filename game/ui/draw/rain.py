"""Rain over a map."""

import pygame

from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour

PARTS = 16
"""The number of parts in which a streak fades upward."""


@keep(2)
def streak(wide: int, high: int, colour: Colour, *, faint: int, each: int) -> pygame.Surface:
    """A streak of rain: a thin line from the upper right, with alpha `faint` at its top and `each` more with every part down."""
    large = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
    large.fill((*colour, 0))
    for step in range(PARTS):
        ends = [(wide * 4 * (1 - share) + (0.5 - share) * 4, high * 4 * share) for share in (step / PARTS, (step + 1) / PARTS)]
        pygame.draw.line(large, (*colour, faint + each * step), ends[0], ends[1], 4)
    return pygame.transform.smoothscale(large, (wide, high))
