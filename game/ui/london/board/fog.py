"""Fog over the Locations whose cards lie face down: it drifts, and thins where a card is turned up."""

from collections.abc import Iterable

import pygame

from game.rules.london.state import Place
from game.rules.london.tables.cards import AREAS, PLACES
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import WHITE, mix, rgb
from game.ui.london.board.layout import ROOMY_STEP, STEP, Sheet

DRIFT = 0.006
"""Pixels of the map in a millisecond."""
FALL = 0.35
"""So much of that it drifts downward."""
TILE = 512
HIGH = 174.0
"""How far fog reaches up and down around a card, in pixels of the map."""
THIN = 1500.0
"""Milliseconds in which fog is gone after its card was turned up."""
DENSE = 1.0
STEPS = 12
"""So many steps has the way from dense fog to none."""
GRAIN, MARGIN = 20, 128
DAY, NIGHT = rgb("#f0e4cc"), rgb("#8894b4")


def patch(sheet: Sheet, place: Place) -> Area:
    """The part of the map over which the fog of a Location lies; those of a row meet without a gap."""
    middle = sheet.middle(place)
    return sheet.around(middle, ROOMY_STEP if sheet.roomy else STEP, HIGH)


def mates(place: Place, dark: Iterable[Place]) -> tuple[bool, bool]:
    """Whether the fog goes on to the left and to the right of a Location: where the next card of the row lies face down, too."""
    row = PLACES[place]
    across = 6 if row.area in ("north", "south") else 3
    column = (row.number - 1) % across
    found = {PLACES[one].number for one in dark if PLACES[one].area == row.area}
    return column > 0 and row.number - 1 in found, column < across - 1 and row.number + 1 in found


def drawn(lies: frozenset[Place]) -> dict[Place, tuple[bool, bool]]:
    """Where fog is drawn, and whether it goes on to the left and to the right of each Location."""
    return {place: mates(place, lies) for place in lies}


class Fog:
    """How dense the fog over each Location is: 1 while its card lies face down, then less from moment to moment."""

    def __init__(self) -> None:
        self._lifted: dict[Place, float] = {}
        self._dark: frozenset[Place] | None = None

    def settle(self, dark: Iterable[Place], time: float, *, still: bool = False) -> bool:
        """Take the cards as they lie now; where one was face down until now the fog begins to thin, or is gone if nothing may move. True if any has changed."""
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
        self.clear(time)
        return changed

    def clear(self, time: float) -> None:
        """Forget the fog that is gone by now."""
        self._lifted = {place: since for place, since in self._lifted.items() if time - since < THIN}

    @property
    def lies(self) -> frozenset[Place]:
        """Where there is fog, or was until just now."""
        return (self._dark or frozenset()) | self._lifted.keys()

    def thins(self, place: Place) -> bool:
        """Whether it is going just now."""
        return place in self._lifted

    def dense(self, place: Place, time: float) -> float:
        """How dense it is, from 0 to 1."""
        if self._dark is not None and place in self._dark:
            return 1.0
        since = self._lifted.get(place)
        return 0.0 if since is None else max(0.0, 1 - (time - since) / THIN)


def cloud(canvas: Canvas, sheet: Sheet, fog: Fog, place: Place, *, time: float, dark: float) -> pygame.Surface | None:
    """The fog of a Location at a time, as large as its patch; None where there is none."""
    dense = round(fog.dense(place, time) * STEPS)
    if not dense:
        return None
    rect, unit = canvas.rect(patch(sheet, place)), sheet.unit * canvas.scale
    period = 2 * max(4, round(TILE * unit))
    x = (rect.x + round(time * DRIFT * unit)) % period
    y = (rect.y + AREAS.index(PLACES[place].area) * 97 + round(time * DRIFT * FALL * unit)) % period
    made = _cloth(period, MARGIN * (max(rect.size) // MARGIN + 1), round(dark * 4)).subsurface((x, y, *rect.size)).copy()
    made.blit(_stencil(rect.w, rect.h, *mates(place, fog.lies), dense), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(13)
def _cloth(period: int, margin: int, dark: int) -> pygame.Surface:
    """The fog, repeated so far that a patch can be cut out anywhere, in the light of the hour; mirrored, so that no seam is seen."""
    half = period // 2
    once = art.scaled("london/fog", half, half)
    made = pygame.Surface((period + margin, period + margin), pygame.SRCALPHA)
    for x in range(0, period + margin, half):
        for y in range(0, period + margin, half):
            made.blit(pygame.transform.flip(once, x // half % 2 == 1, y // half % 2 == 1), (x, y))
    made.fill((*mix(DAY, NIGHT, dark / 4), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(6)
def _stencil(w: int, h: int, left: bool, right: bool, dense: int) -> pygame.Surface:
    """Where fog may be seen: thick in the middle, nothing at the rims but where it goes on."""
    small = pygame.Surface((GRAIN, GRAIN), pygame.SRCALPHA)
    for row in range(GRAIN):
        for column in range(GRAIN):
            x, y = (column + 0.5) / GRAIN, (row + 0.5) / GRAIN
            across = min(1.0 if left else x / 0.3, 1.0 if right else (1 - x) / 0.3, 1.0)
            down = min(y / 0.3, (1 - y) / 0.3, 1.0)
            share = _soft(across) * _soft(down) * DENSE * dense / STEPS
            small.set_at((column, row), (*WHITE, round(255 * share)))
    return pygame.transform.smoothscale(small, (w, h))


def _soft(share: float) -> float:
    return share * share * (3 - 2 * share)
