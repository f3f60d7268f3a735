"""The map off screen with the fog over face-down cards: painted anew where a card turns or fog drifts, and as a whole, a part in each frame, where the light changes."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from math import inf
from typing import NamedTuple

import pygame

from game.rules.london.places import LOCATIONS
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import AREAS, PLACES
from game.text import language
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import WHITE, mix
from game.ui.london import theme
from game.ui.london.board import board, weather
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import CARD_STEP, SIGNS_STEP, MapLayout
from game.ui.london.board.pieces import eased

CYCLE_MS = 160.0
"""Milliseconds in which the fog of every Location is redrawn once; it drifts by about a pixel."""
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
            share = eased(across) * eased(down) * level / DENSITIES
            small.set_at((column, row), (*WHITE, round(255 * share)))
    return pygame.transform.smoothscale(small, (w, h))


class MapFrame(NamedTuple):
    """The map after its last change: where it has `changed` since the frame before this `number`, None for everywhere."""

    picture: pygame.Surface
    number: int = 0
    changed: tuple[Area, ...] | None = None


def paint_frame(canvas: Canvas, area: Area, frame: MapFrame) -> None:
    """Paint the map."""
    canvas.surface.blit(frame.picture, canvas.rect(area))


def changed_areas(_canvas: Canvas, before: MapFrame, frame: MapFrame) -> tuple[Area, ...] | None:
    """Where a frame differs from an earlier one, None for everywhere."""
    return frame.changed if frame.number == before.number + 1 else None


class MapCopy(NamedTuple):
    """The map in one light for a `screen`: on the canvas `bare` without fog, `foggy` with it."""

    screen: Canvas
    layout: MapLayout
    light: Hashable
    darkness: float
    bare: Canvas
    foggy: pygame.Surface


class MapPicture:
    """The map of a table. `frame` is shown, painted with `props`; `time` is the clock of the animations in milliseconds.

    The Locations of the `copy` have been painted by `keys`. `pending` paints the map in the next light, a part in each frame.
    """

    def __init__(self) -> None:
        self.time = 0.0
        self.frame, self.props, self.fog = MapFrame(pygame.Surface((1, 1))), MapProps(), FogDensity()
        self.copy: MapCopy | None = None
        self.pending: Iterator[None] | None = None
        self.keys: dict[Place, Hashable] = {}
        self._drifted = 0.0
        self._weather: tuple[Hashable, list[Sprite]] = (None, [])

    def show(self, canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> MapFrame:
        """The map; all of it is painted for another window, and where every word has to be recorded."""
        if self.copy is None or self.copy[:2] != (canvas, layout) or text_recorder.notes is not None:
            for _ in self._steps(canvas, layout, t, props):
                pass
        return self.frame

    def _steps(self, screen: Canvas, layout: MapLayout, t: State, props: MapProps) -> Iterator[None]:
        """Paint the whole map: the city, what lies on it, and then the fog."""
        whole, keys = screen.rect(layout.area), _keys(layout, t, props)
        weather.city_picture(*whole.size, weather.light_level(props.darkness))
        yield
        rect = whole.clip(screen.surface.get_rect())
        at = rect.x + screen.origin[0], rect.y + screen.origin[1]
        bare = Canvas(pygame.Surface(rect.size), screen.window, screen.letter, at, screen.zoom, screen.look)
        board.paint(bare, layout, t, props)
        yield
        copy = MapCopy(screen, layout, light_key(t, props), props.darkness, bare, bare.surface.copy())
        self.fog.update(t.dark, self.time, still=not props.weather_moves)
        self._paint_fog(
            copy, self.fog.ends, moves=props.weather_moves
        )  # shown at once: the fog of a later frame would be missing
        self.copy, self.props, self.keys, self.pending, self._drifted = copy, props, keys, None, self.time
        self.frame = MapFrame(copy.foggy, self.frame.number + 1)

    def _paint_fog(self, copy: MapCopy, places: Iterable[Place], *, moves: bool) -> list[Area]:
        """Restore Locations and draw their fog and their numbers. Returns the areas."""
        screen, layout, _, darkness, bare, foggy = copy
        rect, areas = (
            foggy.get_rect(topleft=screen.rect(layout.area).topleft),
            {place: patch(layout, place) for place in places},
        )
        for place, area in areas.items():
            local = screen.rect(area).clip(rect).move(-rect.x, -rect.y)
            foggy.set_clip(local)
            foggy.blit(bare.surface, local, local)
            made = fog_picture(screen, layout, self.fog, place, time=self.time if moves else 0.0, dark=darkness)
            if made is not None:
                foggy.blit(made, local)
                picture, box = board.seal(screen, layout, place)
                foggy.blit(picture, box.move(-rect.x, -rect.y))
        foggy.set_clip(None)
        return [*areas.values()]

    def update(self, t: State, props: MapProps) -> bool:
        """Repaint what has moved or changed since the last update. Returns whether anything has."""
        if (copy := self.copy) is None:
            return False
        if self.pending is None and copy.light != light_key(t, props) and not props.flips:
            self.pending = self._steps(copy.screen, copy.layout, t, props)
        if self.pending is not None and next(self.pending, True):  # steps yield None: True is the end
            return True
        self.props = replace(props, darkness=copy.darkness)
        before, self.keys = self.keys, _keys(copy.layout, t, self.props)
        places, spots = [place for place in LOCATIONS if self.keys[place] != before.get(place)], list[Area]()
        for place in places:
            spots.append(board.repaint(copy.bare, copy.layout, t, self.props, place))
            local = copy.bare.rect(spots[-1])
            copy.foggy.blit(copy.bare.surface, local, local)
        places += self._drifting(t)
        spots += self._paint_fog(copy, dict.fromkeys(places), moves=self.props.weather_moves)
        if spots:
            self.frame = MapFrame(copy.foggy, self.frame.number + 1, tuple(spots))
        return bool(spots)

    def _drifting(self, t: State) -> list[Place]:
        """The Locations whose fog has to be drawn anew: each in turn within `CYCLE_MS`, thinning fog every time, and where it begins or ends."""
        before, moves, since, self._drifted = extents(self.fog.ends), self.props.weather_moves, self._drifted, self.time
        self.fog.update(t.dark, self.time, still=not moves)
        now = extents(self.fog.ends)
        found = [place for place in LOCATIONS if before.get(place) != now.get(place)]
        turns = ((place, number / len(now)) for number, place in enumerate(sorted(now) if moves else ()))
        found += [place for place, part in turns if int(since / CYCLE_MS + part) != int(self.time / CYCLE_MS + part)]
        return found + [place for place in now if place not in t.dark]

    def sprites(self, canvas: Canvas, layout: MapLayout) -> list[Sprite]:
        """The weather over the map. Rain and lamps stand still where the settings do not let them move."""
        rain = self.time if self.props.weather_moves else weather.STILL_TIME
        lamps, dark = self.time if self.props.lamps_move else 0.0, self.props.darkness
        key = canvas, layout, weather.frame(rain), int(lamps / weather.FRAME_MS), dark
        if self._weather[0] != key:
            self._weather = key, weather.sprites(canvas, layout, time=rain, lamps=lamps, dark=dark)
        return self._weather[1]


def _keys(layout: MapLayout, t: State, props: MapProps) -> dict[Place, Hashable]:
    return {place: board.paint_key(layout, t, props, place) for place in LOCATIONS}


def light_key(t: State, props: MapProps) -> Hashable:
    """What repaints the whole map when it changes."""
    return props.darkness, t.phase, language()
