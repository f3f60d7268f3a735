"""The picture of the city from noon to night, with the glow of dawn and dusk and with gas light, and the fog over the Locations with face-down cards."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import inf

import pygame

from game.rules.london.state import Place
from game.rules.london.tables.cards import AREAS, PLACES
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, WHITE, mix
from game.ui.london import theme
from game.ui.london.board.layout import CARD_STEP, SIGNS_STEP, MapLayout

LEVELS = 24
"""The number of steps between noon and night."""
HOURS = (0.0, 0.42, 0.8, 1.0)
"""The darkness of the pictures that the others are blended from: noon, a low sun, bright lamps, night."""
LAMPS_ON, LAMPS_FULL = 0.38, 0.8
"""The darkness at which the lamps are lit, and at which they are brightest."""
LOW_SUN = 0.42


def light_level(darkness: float) -> int:
    """The step nearest to a darkness of 0 (noon) to 1 (night)."""
    return round(max(0.0, min(1.0, darkness)) * LEVELS)


def lamplight(darkness: float) -> float:
    """The brightness of the lamps, from 0 to 1."""
    return max(0.0, min(1.0, (darkness - LAMPS_ON) / (LAMPS_FULL - LAMPS_ON)))


def sunlight(darkness: float) -> float:
    """The glow of the low sun, from 0 to 1: strongest at dawn and at dusk."""
    return max(0.0, 1.0 - abs(darkness - LOW_SUN) / 0.34)


@keep(10)
def city_picture(w: int, h: int, step: int) -> pygame.Surface:
    """The city at a step between noon and night, its frame included: a blend of two pictures of `HOURS`."""
    darkness, made = step / LEVELS, pygame.Surface((w, h))
    later = next(number for number, dark in enumerate(HOURS) if darkness <= dark)
    made.blit(hour_picture(w, h, later - (darkness < HOURS[later])), (0, 0))
    if darkness < HOURS[later]:
        over = hour_picture(w, h, later)
        over.set_alpha(min(254, round(255 * (darkness - HOURS[later - 1]) / (HOURS[later] - HOURS[later - 1]))))
        made.blit(over, (0, 0))
        over.set_alpha(None)
    return made


@keep(20)
def hour_picture(w: int, h: int, hour: int) -> pygame.Surface:
    """The city at one of the `HOURS`."""
    darkness, made = HOURS[hour], art.scaled("london/map", w, h).copy()
    night = art.scaled("london/map-night", w, h)
    night.set_alpha(round(255 * darkness) if darkness < 1 else None)  # an alpha of 255 would take ten times as long
    made.blit(night, (0, 0))
    night.set_alpha(None)
    made.fill(mix(WHITE, theme.NIGHT, darkness**2), special_flags=pygame.BLEND_RGB_MULT)
    low, burning = sunlight(darkness), lamplight(darkness)
    made.fill(mix(WHITE, theme.LOW_SUN, low), special_flags=pygame.BLEND_RGB_MULT)
    made.fill(mix(BLACK, theme.HAZE, low), special_flags=pygame.BLEND_RGB_ADD)
    if burning:
        lamps = art.scaled("london/lamps", w, h).copy()
        lamps.fill(mix(BLACK, WHITE, burning), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(lamps, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    made.blit(art.scaled("london/frame", w, h), (0, 0))
    return made


def prefetch(w: int, h: int) -> Iterator[None]:
    """Cache the pictures of `HOURS`, one in each step."""
    for hour in range(len(HOURS)):
        hour_picture(w, h, hour)
        yield


def darkness_at(share: float) -> float:
    """The darkness at a share, 0 to 1, of the day from 6 a.m. to 4 a.m."""
    for (a, dark), (b, darker) in pairwise(DARKNESS_BY_SHARE):
        if share <= b:
            return dark + (darker - dark) * max(0.0, share - a) / (b - a)
    return DARKNESS_BY_SHARE[-1][1]


DARKNESS_BY_SHARE = ((0.0, 0.5), (0.16, 0.1), (0.3, 0.0), (0.46, 0.06), (0.62, 0.5), (0.78, 0.86), (1.0, 1.0))
"""Pairs of the day's share and its darkness: dawn, noon, night."""


DRIFT = 0.006
"""The speed of the fog, in map pixels a millisecond."""
FALL = 0.35
"""The downward part of that speed."""
TILE = 512
REACH = 174.0
"""The height of the fog around a card, in map pixels."""
CLEARING_MS = 1500.0
"""Milliseconds until the fog over a turned card is gone."""
DENSITIES = 12
"""The number of densities."""
GRAIN, MARGIN = 20, 128


def patch(layout: MapLayout, place: Place) -> Area:
    """The area of a Location's fog; the patches of a row touch each other."""
    return layout.box(layout.middle(place), SIGNS_STEP if layout.signs_only else CARD_STEP, REACH)


def extents(places: Iterable[Place]) -> dict[Place, tuple[bool, bool]]:
    """For each Location with fog, whether the fog continues to the left and to the right: on the next card of its row."""
    found = {(PLACES[place].area, PLACES[place].number) for place in places}

    def continues(place: Place, step: int) -> bool:
        row, across = PLACES[place], 6 if PLACES[place].area in ("north", "south") else 3
        return (row.number - 1) % across + step in range(across) and (row.area, row.number + step) in found

    return {place: (continues(place, -1), continues(place, 1)) for place in places}


class FogDensity:
    """The fog over the Locations. `ends` is the time at which that of each is gone: never over a face-down card."""

    def __init__(self) -> None:
        self.ends: dict[Place, float] = {}

    def update(self, dark: Iterable[Place], time: float, *, still: bool = False) -> None:
        """Take over which cards lie face down. Over a turned card the fog begins to clear, or is gone at once if `still`."""
        leaving = {place: min(end, time + CLEARING_MS) for place, end in self.ends.items() if place not in dark and not still}
        self.ends = {**dict.fromkeys(dark, inf), **{place: end for place, end in leaving.items() if end > time}}

    def density(self, place: Place, time: float) -> float:
        """The density at a time: 1 over a face-down card, then falling to 0."""
        return min(1.0, max(0.0, (self.ends.get(place, time) - time) / CLEARING_MS))


def fog_picture(
    canvas: Canvas, layout: MapLayout, fog: FogDensity, place: Place, *, time: float, dark: float
) -> pygame.Surface | None:
    """The fog of a Location at a time, as large as its patch; None if there is none."""
    level = round(fog.density(place, time) * DENSITIES)
    if not level:
        return None
    rect, unit = canvas.rect(patch(layout, place)), layout.unit * canvas.scale
    period = 2 * max(4, round(TILE * unit))
    x = (rect.x + round(time * DRIFT * unit)) % period
    y = (rect.y + AREAS.index(PLACES[place].area) * 97 + round(time * DRIFT * FALL * unit)) % period
    made = _tiled_fog(period, MARGIN * (max(rect.size) // MARGIN + 1)).subsurface((x, y, *rect.size)).copy()
    made.fill((*mix(theme.FOG_BY_DAY, theme.FOG_BY_NIGHT, round(dark * 4) / 4), 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(_mask(rect.w, rect.h, *extents(fog.ends)[place], level), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(13)
def _tiled_fog(period: int, margin: int) -> pygame.Surface:
    """The fog picture, repeated and mirrored so that a patch can be cut out anywhere without a seam."""
    half = period // 2
    once = art.scaled("london/fog", half, half)
    made = pygame.Surface((period + margin, period + margin), pygame.SRCALPHA)
    for x in range(0, period + margin, half):
        for y in range(0, period + margin, half):
            made.blit(pygame.transform.flip(once, x // half % 2 == 1, y // half % 2 == 1), (x, y))
    return made


@keep(6)
def _mask(w: int, h: int, left: bool, right: bool, level: int) -> pygame.Surface:
    """The opacity of a patch: full in the middle, fading towards the edges where the fog does not continue."""
    small = pygame.Surface((GRAIN, GRAIN), pygame.SRCALPHA)
    for row in range(GRAIN):
        for column in range(GRAIN):
            x, y = (column + 0.5) / GRAIN, (row + 0.5) / GRAIN
            across = min(1.0 if left else x / 0.3, 1.0 if right else (1 - x) / 0.3, 1.0)
            down = min(y / 0.3, (1 - y) / 0.3, 1.0)
            share = _smoothstep(across) * _smoothstep(down) * level / DENSITIES
            small.set_at((column, row), (*WHITE, round(255 * share)))
    return pygame.transform.smoothscale(small, (w, h))


def _smoothstep(share: float) -> float:
    return share * share * (3 - 2 * share)
