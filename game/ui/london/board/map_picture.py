"""The map off screen: painted anew where a card turns or fog drifts, and as a whole, a part in each frame, where the light changes."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.london.places import LOCATIONS
from game.rules.london.state import Place, State
from game.text import language
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.repaint import Sprite
from game.ui.london.board import board, ground, weather
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import MapLayout

FOGS_PER_STEP = 4
"""The number of Locations whose fog is drawn in one step of a new light."""
CYCLE_MS = 160.0
"""Milliseconds in which the fog of every Location is redrawn once; it drifts by about a pixel."""


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


class MapCopy:
    """The map in one light for a `screen`: on its `canvas` without fog, `foggy` with it. `keys` are the paint keys of the Locations."""

    def __init__(self, screen: Canvas, layout: MapLayout, fog: ground.FogDensity) -> None:
        self.screen, self.layout, self.fog = screen, layout, fog
        self.rect = screen.rect(layout.area).clip(screen.surface.get_rect())
        at = self.rect.x + screen.origin[0], self.rect.y + screen.origin[1]
        self.canvas = Canvas(pygame.Surface(self.rect.size), screen.window, screen.letter, at, screen.zoom, screen.look)
        self.foggy = pygame.Surface(self.rect.size)
        self.keys: dict[Place, Hashable] = {}

    def steps(self, t: State, props: MapProps, clock: Callable[[], float]) -> Iterator[None]:
        """Paint the map and the fog on it, a part in each step."""
        yield from board.paint_steps(self.canvas, self.layout, t, props)
        yield
        self.foggy.blit(self.canvas.surface, (0, 0))
        self.keys = self._keys(t, props)
        self.fog.update(t.dark, clock(), still=not props.weather_moves)
        for number, place in enumerate(sorted(self.fog.places)):
            if number % FOGS_PER_STEP == 0:
                yield
            self.paint_fog(place, clock(), props)

    def _keys(self, t: State, props: MapProps) -> dict[Place, Hashable]:
        return {place: board.paint_key(self.layout, t, props, place) for place in LOCATIONS}

    def paint_fog(self, place: Place, time: float, props: MapProps) -> Area:
        """Restore a Location and draw its fog and its number. Returns the area."""
        area = ground.patch(self.layout, place)
        local = self.screen.rect(area).clip(self.rect).move(-self.rect.x, -self.rect.y)
        self.foggy.set_clip(local)
        self.foggy.blit(self.canvas.surface, local, local)
        moved = time if props.weather_moves else 0.0
        made = ground.fog_picture(self.screen, self.layout, self.fog, place, time=moved, dark=props.darkness)
        if made is not None:
            self.foggy.blit(made, local)
            picture, box = board.seal(self.screen, self.layout, place)
            self.foggy.blit(picture, box.move(-self.rect.x, -self.rect.y))
        self.foggy.set_clip(None)
        return area

    def update(self, t: State, time: float, props: MapProps) -> list[Area]:
        """Repaint each Location whose paint key has changed, for instance by a turning card. Returns the areas."""
        keys = self._keys(t, props)
        places, spots = [place for place in LOCATIONS if keys[place] != self.keys.get(place)], list[Area]()
        for place in places:
            spots.append(board.repaint(self.canvas, self.layout, t, props, place))
            local = self.canvas.rect(spots[-1])
            self.foggy.blit(self.canvas.surface, local, local)
        self.keys, before = keys, ground.extents(self.fog.places)
        if self.fog.update(t.dark, time, still=not props.weather_moves):
            now = ground.extents(self.fog.places)
            places += [place for place in LOCATIONS if before.get(place) != now.get(place) and place not in places]
        return spots + [self.paint_fog(place, time, props) for place in places]


class PendingMap(NamedTuple):
    """A map in the next light: what it depends on, and the remaining steps."""

    key: Hashable
    copy: MapCopy
    steps: Iterator[None]


class MapPicture:
    """The map of a table. `frame` is shown, painted with `props`; `time` is the clock of the animations in milliseconds."""

    def __init__(self) -> None:
        self.time = 0.0
        self.frame, self.props, self.fog = MapFrame(pygame.Surface((1, 1))), MapProps(), ground.FogDensity()
        self.light: Hashable = None
        self.copy: MapCopy | None = None
        self.pending: PendingMap | None = None
        self._fog_turn = 0
        self._weather: tuple[Hashable, list[Sprite]] = (None, [])

    def show(self, canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> MapFrame:
        """The map; all of it is painted for another window, and where every word has to be recorded."""
        if self.copy is None or (self.copy.screen, self.copy.layout) != (canvas, layout) or text_recorder.notes is not None:
            self._shown(MapCopy(canvas, layout, self.fog), t, props)
            for _ in self.copy.steps(t, props, lambda: self.time) if self.copy is not None else ():
                pass
            self._fog_turn = int(self.time * len(self.fog.places) / CYCLE_MS)
        return self.frame

    def _shown(self, copy: MapCopy, t: State, props: MapProps) -> None:
        self.copy, self.pending, self.props, self.light = copy, None, props, light_key(t, props)
        self.frame = MapFrame(copy.foggy, self.frame.number + 1)

    def update(self, t: State, props: MapProps) -> bool:
        """Repaint what has moved or changed since the last update. Returns whether anything has."""
        copy = self.copy
        if copy is None:
            return False
        self.props = replace(props, darkness=self.props.darkness)
        changed = [*copy.update(t, self.time, self.props), *self._update_fog(copy)]
        if self.light != light_key(t, props) and self._next_light(copy, t, props):
            return True
        if changed:
            self.frame = MapFrame(copy.foggy, self.frame.number + 1, tuple(changed))
        return bool(changed)

    def _update_fog(self, copy: MapCopy) -> list[Area]:
        """Redraw the drifting fog of some Locations: each in turn within `CYCLE_MS`, those with thinning fog every time."""
        places = sorted(self.fog.places)
        if not places or not self.props.weather_moves:
            return []
        turn = int(self.time * len(places) / CYCLE_MS)
        due = [places[(turn - back) % len(places)] for back in range(max(0, min(turn - self._fog_turn, len(places))))]
        due += [place for place in places if self.fog.is_thinning(place)]
        self._fog_turn = turn
        spots = [copy.paint_fog(place, self.time, self.props) for place in dict.fromkeys(due)]
        self.fog.forget_cleared(self.time)
        return spots

    def _next_light(self, copy: MapCopy, t: State, props: MapProps) -> bool:
        """Paint the map in the next light, a part in each frame. Returns whether it is shown now."""
        key = light_key(t, props), tuple(copy.keys.items())
        if self.pending is None or self.pending.key != key:
            made = MapCopy(copy.screen, copy.layout, self.fog)
            self.pending = None if props.flips else PendingMap(key, made, made.steps(t, props, lambda: self.time))
        elif next(self.pending.steps, True):  # steps yield None: True is the end
            self._shown(self.pending.copy, t, props)
            return True
        return False

    def sprites(self, canvas: Canvas, layout: MapLayout) -> list[Sprite]:
        """The weather over the map. Rain and lamps stand still where the settings do not let them move."""
        rain = self.time if self.props.weather_moves else weather.STILL_TIME
        lamps, dark = self.time if self.props.lamps_move else 0.0, self.props.darkness
        key = canvas, layout, weather.frame(rain), int(lamps / weather.FRAME_MS), dark
        if self._weather[0] != key:
            self._weather = key, weather.sprites(canvas, layout, time=rain, lamps=lamps, dark=dark)
        return self._weather[1]


def light_key(t: State, props: MapProps) -> Hashable:
    """What repaints the whole map when it changes."""
    return props.darkness, t.phase, language()
