"""The daylight of adventures with a Sun track: it falls through the castle's windows, and fades during the day."""

import pygame

from game.ui.draw import art
from game.ui.draw.surface_cache import keep

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
