"""The picture of the city from noon to night, with the glow of dawn and dusk and with gas light."""

from collections.abc import Iterator
from itertools import pairwise

import pygame

from game.ui.draw import art
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.theme import BLACK, WHITE, mix, rgb

LEVELS = 24
"""The number of steps between noon and night."""
STRIPS = 8
"""The number of strips, and of steps, in which an hour's picture is painted."""
MIX_STRIPS = 3
"""The number of strips in which two of them are blended."""
HOUR_PICTURES, CITY_PICTURES = SurfaceCache(20), SurfaceCache(10)
HOURS = (0.0, 0.42, 0.8, 1.0)
"""The darkness of the pictures that the others are blended from: noon, a low sun, bright lamps, night."""
LAMPS_ON, LAMPS_FULL = 0.38, 0.8
"""The darkness at which the lamps are lit, and at which they are brightest."""
GLOW, HAZE = rgb("#ffd2a0"), rgb("#1c0c06")
"""What the low sun multiplies the colours by, and what it adds."""
LOW_SUN = 0.42
NIGHT = rgb("#8f9cc4")
"""What the night multiplies the colours by."""


def light_level(darkness: float) -> int:
    """The step nearest to a darkness of 0 (noon) to 1 (night)."""
    return round(max(0.0, min(1.0, darkness)) * LEVELS)


def lamplight(darkness: float) -> float:
    """The brightness of the lamps, from 0 to 1."""
    return max(0.0, min(1.0, (darkness - LAMPS_ON) / (LAMPS_FULL - LAMPS_ON)))


def sunlight(darkness: float) -> float:
    """The glow of the low sun, from 0 to 1: strongest at dawn and at dusk."""
    return max(0.0, 1.0 - abs(darkness - LOW_SUN) / 0.34)


def city_picture(w: int, h: int, step: int) -> pygame.Surface:
    """The city at a step between noon and night, its frame included: a blend of two pictures of `HOURS`."""
    made = CITY_PICTURES.get((w, h, step))
    if made is None:
        *_, made = city_steps(w, h, step)
    return made


def city_steps(w: int, h: int, step: int) -> Iterator[pygame.Surface]:
    """Paint `city_picture`, a strip in each step; the last one caches it."""
    if (cached := CITY_PICTURES.get((w, h, step))) is not None:
        yield cached
        return
    darkness, made = step / LEVELS, pygame.Surface((w, h))
    later = next(number for number, dark in enumerate(HOURS) if darkness <= dark)
    between = later > 0 and darkness < HOURS[later]
    for hour in (later - between, later):
        if HOUR_PICTURES.get((w, h, hour)) is None:
            yield from hour_picture_steps(w, h, hour)
    under, over = hour_picture(w, h, later - between), hour_picture(w, h, later)
    for top in range(0, h, -(-h // MIX_STRIPS)):
        yield made
        strip = pygame.Rect(0, top, w, -(-h // MIX_STRIPS)).clip(made.get_rect())
        made.blit(under, strip, strip)
        if between:
            over.set_alpha(min(254, round(255 * (darkness - HOURS[later - 1]) / (HOURS[later] - HOURS[later - 1]))))
            made.blit(over, strip, strip)
            over.set_alpha(None)
    CITY_PICTURES.put((w, h, step), made)
    yield made


def hour_picture(w: int, h: int, hour: int) -> pygame.Surface:
    """The city at one of the `HOURS`."""
    made = HOUR_PICTURES.get((w, h, hour))
    if made is None:
        *_, made = hour_picture_steps(w, h, hour)
    return made


def hour_picture_steps(w: int, h: int, hour: int) -> Iterator[pygame.Surface]:
    """Paint `hour_picture`, a strip in each step; the last one caches it."""
    made = art.scaled("london/map", w, h).copy()
    for name in ("london/map-night", "london/lamps", "london/frame"):
        yield made
        art.scaled(name, w, h)
    for top in range(0, h, -(-h // STRIPS)):
        yield made
        _paint(made, pygame.Rect(0, top, w, -(-h // STRIPS)).clip(made.get_rect()), HOURS[hour])
    HOUR_PICTURES.put((w, h, hour), made)
    yield made


def _paint(made: pygame.Surface, strip: pygame.Rect, darkness: float) -> None:
    """Colour one strip of the city for a darkness."""
    w, h = made.get_size()
    night = art.scaled("london/map-night", w, h)
    night.set_alpha(round(255 * darkness) if darkness < 1 else None)  # an alpha of 255 would take ten times as long
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
    """Cache the pictures of `HOURS`, a part in each step."""
    for hour in range(len(HOURS)):
        if HOUR_PICTURES.get((w, h, hour)) is None:
            for _ in hour_picture_steps(w, h, hour):
                yield


def darkness_at(share: float) -> float:
    """The darkness at a share, 0 to 1, of the day from 6 a.m. to 4 a.m."""
    for (a, dark), (b, darker) in pairwise(DARKNESS_BY_SHARE):
        if share <= b:
            return dark + (darker - dark) * max(0.0, share - a) / (b - a)
    return DARKNESS_BY_SHARE[-1][1]


DARKNESS_BY_SHARE = ((0.0, 0.5), (0.16, 0.1), (0.3, 0.0), (0.46, 0.06), (0.62, 0.5), (0.78, 0.86), (1.0, 1.0))
"""Pairs of the day's share and its darkness: dawn, noon, night."""
