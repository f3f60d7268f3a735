"""The picture of the city from noon to night, with the glow of dawn and dusk and with gas light, and the fog over the Locations with face-down cards."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import pygame

from game.rules.london.state import Place
from game.rules.london.tables.cards import AREAS, PLACES
from game.ui.draw import art
from game.ui.draw.art import SurfaceCache, keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, WHITE, mix
from game.ui.london import theme
from game.ui.london.board.layout import CARD_STEP, SIGNS_STEP, MapLayout

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


def city_picture(w: int, h: int, step: int) -> pygame.Surface:
    """The city at a step between noon and night, its frame included: a blend of two pictures of `HOURS`."""
    *_, made = city_steps(w, h, step)
    return made


def city_steps(w: int, h: int, step: int) -> Iterator[pygame.Surface]:
    """Paint `city_picture`, a strip in each step; the last one caches it."""
    if (cached := CITY_PICTURES.get((w, h, step))) is not None:
        yield cached
        return
    darkness, made = step / LEVELS, pygame.Surface((w, h))
    later = next(number for number, dark in enumerate(HOURS) if darkness <= dark)
    between, pictures = later > 0 and darkness < HOURS[later], list[pygame.Surface]()
    for hour in (later - between, later):
        for picture in hour_steps(w, h, hour):
            yield picture
        pictures.append(picture)
    for strip in _strips(made, MIX_STRIPS):
        yield made
        made.blit(pictures[0], strip, strip)
        if between:
            share = (darkness - HOURS[later - 1]) / (HOURS[later] - HOURS[later - 1])
            pictures[1].set_alpha(min(254, round(255 * share)))
            made.blit(pictures[1], strip, strip)
            pictures[1].set_alpha(None)
    yield CITY_PICTURES.put((w, h, step), made)


def hour_steps(w: int, h: int, hour: int) -> Iterator[pygame.Surface]:
    """Paint the city at one of the `HOURS`, a strip in each step; the last one caches it."""
    if (cached := HOUR_PICTURES.get((w, h, hour))) is not None:
        yield cached
        return
    made = art.scaled("london/map", w, h).copy()
    for name in ("london/map-night", "london/lamps", "london/frame"):
        yield made
        art.scaled(name, w, h)
    for strip in _strips(made, STRIPS):
        yield made
        _paint(made, strip, HOURS[hour])
    yield HOUR_PICTURES.put((w, h, hour), made)


def _strips(made: pygame.Surface, count: int) -> list[pygame.Rect]:
    w, h = made.get_size()
    high = -(-h // count)
    return [pygame.Rect(0, top, w, high).clip(made.get_rect()) for top in range(0, h, high)]


def _paint(made: pygame.Surface, strip: pygame.Rect, darkness: float) -> None:
    """Colour one strip of the city for a darkness."""
    w, h = made.get_size()
    night = art.scaled("london/map-night", w, h)
    night.set_alpha(round(255 * darkness) if darkness < 1 else None)  # an alpha of 255 would take ten times as long
    made.blit(night, strip, strip)
    night.set_alpha(None)
    made.fill(mix(WHITE, theme.NIGHT, darkness**2), strip, special_flags=pygame.BLEND_RGB_MULT)
    low, burning = sunlight(darkness), lamplight(darkness)
    made.fill(mix(WHITE, theme.LOW_SUN, low), strip, special_flags=pygame.BLEND_RGB_MULT)
    made.fill(mix(BLACK, theme.HAZE, low), strip, special_flags=pygame.BLEND_RGB_ADD)
    if burning:
        lamps = art.scaled("london/lamps", w, h).subsurface(strip).copy()
        lamps.fill(mix(BLACK, WHITE, burning), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(lamps, strip, special_flags=pygame.BLEND_RGB_ADD)
    made.blit(art.scaled("london/frame", w, h), strip, strip)


def prefetch(w: int, h: int) -> Iterator[None]:
    """Cache the pictures of `HOURS`, a part in each step."""
    for hour in range(len(HOURS)):
        if HOUR_PICTURES.get((w, h, hour)) is None:
            for _ in hour_steps(w, h, hour):
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
FULL_ALPHA = 1.0
DENSITIES = 12
"""The number of densities."""
GRAIN, MARGIN = 20, 128


def patch(layout: MapLayout, place: Place) -> Area:
    """The area of a Location's fog; the patches of a row touch each other."""
    middle = layout.middle(place)
    return layout.box(middle, SIGNS_STEP if layout.signs_only else CARD_STEP, REACH)


def neighbours(place: Place, dark: Iterable[Place]) -> tuple[bool, bool]:
    """Whether the fog continues to the left and to the right of a Location: whether the next card of its row is face down."""
    row = PLACES[place]
    across = 6 if row.area in ("north", "south") else 3
    column = (row.number - 1) % across
    found = {PLACES[one].number for one in dark if PLACES[one].area == row.area}
    return column > 0 and row.number - 1 in found, column < across - 1 and row.number + 1 in found


def extents(places: frozenset[Place]) -> dict[Place, tuple[bool, bool]]:
    """For each Location with fog, whether the fog continues to the left and to the right."""
    return {place: neighbours(place, places) for place in places}


class FogDensity:
    """The density of the fog over each Location: 1 over a face-down card, then falling to 0."""

    def __init__(self) -> None:
        self._lifted: dict[Place, float] = {}
        self._dark: frozenset[Place] | None = None

    def update(self, dark: Iterable[Place], time: float, *, still: bool = False) -> bool:
        """Take over which cards lie face down. Over a turned card the fog begins to clear, or is gone at once if `still`.

        Returns whether a card has changed.
        """
        now = frozenset(dark)
        changed = now != self._dark
        if still:
            self._lifted = {}
        elif self._dark is not None:
            self._lifted = {
                **dict.fromkeys(self._dark - now, time),
                **{at: since for at, since in self._lifted.items() if at not in now},
            }
        self._dark = now
        self.forget_cleared(time)
        return changed

    def forget_cleared(self, time: float) -> None:
        """Forget the fog that has cleared by `time`."""
        self._lifted = {place: since for place, since in self._lifted.items() if time - since < CLEARING_MS}

    @property
    def places(self) -> frozenset[Place]:
        """The Locations with fog, clearing fog included."""
        return (self._dark or frozenset()) | self._lifted.keys()

    def is_thinning(self, place: Place) -> bool:
        """Whether the fog of a Location is clearing now."""
        return place in self._lifted

    def density(self, place: Place, time: float) -> float:
        """The density at a time, from 0 to 1."""
        if self._dark is not None and place in self._dark:
            return 1.0
        since = self._lifted.get(place)
        return 0.0 if since is None else max(0.0, 1 - (time - since) / CLEARING_MS)


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
    made = _tiled_fog(period, MARGIN * (max(rect.size) // MARGIN + 1), round(dark * 4)).subsurface((x, y, *rect.size)).copy()
    made.blit(_mask(rect.w, rect.h, *neighbours(place, fog.places), level), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(13)
def _tiled_fog(period: int, margin: int, dark: int) -> pygame.Surface:
    """The fog picture in the light of the hour, repeated and mirrored so that a patch can be cut out anywhere without a seam."""
    half = period // 2
    once = art.scaled("london/fog", half, half)
    made = pygame.Surface((period + margin, period + margin), pygame.SRCALPHA)
    for x in range(0, period + margin, half):
        for y in range(0, period + margin, half):
            made.blit(pygame.transform.flip(once, x // half % 2 == 1, y // half % 2 == 1), (x, y))
    made.fill((*mix(theme.FOG_BY_DAY, theme.FOG_BY_NIGHT, dark / 4), 255), special_flags=pygame.BLEND_RGBA_MULT)
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
            share = _smoothstep(across) * _smoothstep(down) * FULL_ALPHA * level / DENSITIES
            small.set_at((column, row), (*WHITE, round(255 * share)))
    return pygame.transform.smoothscale(small, (w, h))


def _smoothstep(share: float) -> float:
    return share * share * (3 - 2 * share)
