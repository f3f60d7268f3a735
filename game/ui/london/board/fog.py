"""Fog over the Locations with face-down cards: it drifts, and clears where a card is turned over."""

from collections.abc import Iterable

import pygame

from game.rules.london.state import Place
from game.rules.london.tables.cards import AREAS, PLACES
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import WHITE, mix, rgb
from game.ui.london.board.layout import CARD_STEP, SIGNS_STEP, MapLayout

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
LEVELS = 12
"""The number of densities."""
GRAIN, MARGIN = 20, 128
DAY, NIGHT = rgb("#f0e4cc"), rgb("#8894b4")


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
    level = round(fog.density(place, time) * LEVELS)
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
    made.fill((*mix(DAY, NIGHT, dark / 4), 255), special_flags=pygame.BLEND_RGBA_MULT)
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
            share = _smoothstep(across) * _smoothstep(down) * FULL_ALPHA * level / LEVELS
            small.set_at((column, row), (*WHITE, round(255 * share)))
    return pygame.transform.smoothscale(small, (w, h))


def _smoothstep(share: float) -> float:
    return share * share * (3 - 2 * share)
