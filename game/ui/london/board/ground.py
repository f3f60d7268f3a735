"""The city itself: the map between day and night, in the glow of dawn and dusk, and by gas light."""

from collections.abc import Iterator
from itertools import pairwise

import pygame

from game.ui.draw import art
from game.ui.draw.surface_cache import Pictures
from game.ui.draw.theme import BLACK, WHITE, mix, rgb

LEVELS = 24
"""So many steps lie between day and night."""
STRIPS = 8
"""In so many strips a picture of the map is painted, one in a step."""
MIXED = 3
"""In so many a step between two of them is mixed."""
PAINTED, CITIES = Pictures(20), Pictures(10)
HOURS = (0.0, 0.42, 0.8, 1.0)
"""How dark it is in the pictures between which the others lie: noon, a low sun, lamps that burn brightly, deep night."""
LIT, FULL = 0.38, 0.8
"""The darkness at which the lamps are lit, and at which they burn brightest."""
GLOW, HAZE = rgb("#ffd2a0"), rgb("#1c0c06")
"""What the low sun leaves of the colours at dawn and at dusk, and what it adds."""
LOW_SUN = 0.42
NIGHT = rgb("#8f9cc4")
"""What is left of the colours at night."""


def level(darkness: float) -> int:
    """The step nearest to a darkness of 0 (noon) to 1 (deep night)."""
    return round(max(0.0, min(1.0, darkness)) * LEVELS)


def lamplight(darkness: float) -> float:
    """How brightly the lamps burn, from 0 to 1."""
    return max(0.0, min(1.0, (darkness - LIT) / (FULL - LIT)))


def sunlight(darkness: float) -> float:
    """How low the sun stands, from 0 to 1: most at dawn and at dusk, not at noon and not at night."""
    return max(0.0, 1.0 - abs(darkness - LOW_SUN) / 0.34)


def city(w: int, h: int, step: int) -> pygame.Surface:
    """The map at a step between day and night, its frame included: mixed of two pictures that are made with more care."""
    made = CITIES.get((w, h, step))
    if made is None:
        *_, made = mixing(w, h, step)
    return made


def mixing(w: int, h: int, step: int) -> Iterator[pygame.Surface]:
    """The same, a strip with each step; once all are there it is kept."""
    if (kept := CITIES.get((w, h, step))) is not None:
        yield kept
        return
    darkness, made = step / LEVELS, pygame.Surface((w, h))
    later = next(number for number, dark in enumerate(HOURS) if darkness <= dark)
    between = later > 0 and darkness < HOURS[later]
    for hour in (later - between, later):
        if PAINTED.get((w, h, hour)) is None:
            yield from painting(w, h, hour)
    under, over = painted(w, h, later - between), painted(w, h, later)
    for top in range(0, h, -(-h // MIXED)):
        yield made
        strip = pygame.Rect(0, top, w, -(-h // MIXED)).clip(made.get_rect())
        made.blit(under, strip, strip)
        if between:
            over.set_alpha(min(254, round(255 * (darkness - HOURS[later - 1]) / (HOURS[later] - HOURS[later - 1]))))
            made.blit(over, strip, strip)
            over.set_alpha(None)
    CITIES.put((w, h, step), made)
    yield made


def painted(w: int, h: int, hour: int) -> pygame.Surface:
    """The map at one of the `HOURS`."""
    made = PAINTED.get((w, h, hour))
    if made is None:
        *_, made = painting(w, h, hour)
    return made


def painting(w: int, h: int, hour: int) -> Iterator[pygame.Surface]:
    """The same, a strip with each step; once all are there it is kept."""
    made = art.scaled("london/map", w, h).copy()
    for name in ("london/map-night", "london/lamps", "london/frame"):
        yield made
        art.scaled(name, w, h)
    for top in range(0, h, -(-h // STRIPS)):
        yield made
        _paint(made, pygame.Rect(0, top, w, -(-h // STRIPS)).clip(made.get_rect()), HOURS[hour])
    PAINTED.put((w, h, hour), made)
    yield made


def _paint(made: pygame.Surface, strip: pygame.Rect, darkness: float) -> None:
    """Bring one strip of the map into its light."""
    w, h = made.get_size()
    night = art.scaled("london/map-night", w, h)
    night.set_alpha(round(255 * darkness) if darkness < 1 else None)  # with 255 it would take ten times as long
    made.blit(night, strip, strip)
    night.set_alpha(None)
    made.fill(mix(WHITE, NIGHT, darkness**2), strip, special_flags=pygame.BLEND_RGB_MULT)
    low, burning = sunlight(darkness), lamplight(darkness)
    made.fill(mix(WHITE, GLOW, low), strip, special_flags=pygame.BLEND_RGB_MULT)
    made.fill(mix(BLACK, HAZE, low), strip, special_flags=pygame.BLEND_RGB_ADD)
    if burning:
        lamps = art.scaled("london/lamps", w, h).subsurface(strip).copy()
        lamps.fill(mix(BLACK, WHITE, burning), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(lamps, strip, special_flags=pygame.BLEND_RGB_ADD)
    made.blit(art.scaled("london/frame", w, h), strip, strip)


def prefetch(w: int, h: int) -> Iterator[None]:
    """Make the pictures ready of which every step of the day is mixed, a little at a time."""
    for hour in range(len(HOURS)):
        if PAINTED.get((w, h, hour)) is None:
            for _ in painting(w, h, hour):
                yield


def darkness_at(share: float) -> float:
    """How dark it is when this share, 0 to 1, of a day from 6 in the morning to 4 at night has passed."""
    for (a, dark), (b, darker) in pairwise(DAY):
        if share <= b:
            return dark + (darker - dark) * max(0.0, share - a) / (b - a)
    return DAY[-1][1]


DAY = ((0.0, 0.5), (0.16, 0.1), (0.3, 0.0), (0.46, 0.06), (0.62, 0.5), (0.78, 0.86), (1.0, 1.0))
"""How dark it is by how much of the day has passed: from dawn over noon to deep night."""
