"""Animations on the map: drifting fog, rain and gas lamps, and cards that are being turned over.

Two copies of the map are cached: as it was painted, and with the fog on it. Each update restores and redraws only what has moved.
"""

from collections.abc import Callable, Hashable, Iterator

import pygame

from game.rules.london.places import LOCATIONS
from game.rules.london.state import Place, State
from game.ui.draw.canvas import Canvas
from game.ui.london.board import board, ground, weather
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import MapLayout
from game.ui.london.board.weather import WeatherSprite

FOGS_PER_STEP = 4
"""The number of Locations whose fog is drawn in one step of a prefetch."""
CYCLE_MS = 160.0
"""Milliseconds in which the fog of every Location is redrawn once; it drifts by about a pixel."""


class MapAnimations:
    """The animations on one map: `capture` a painted map, then `update` it every frame.

    `paint_keys` holds the key with which each Location was painted last. `clock_ground` is the picture under the great clock;
    whoever paints the clock sets it.
    """

    def __init__(self, density: ground.FogDensity | None = None) -> None:
        self.fog = density or ground.FogDensity()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clock_ground = pygame.Surface((1, 1))
        self._painted, self._with_fog = pygame.Surface((1, 1)), pygame.Surface((1, 1))
        self._weather: list[WeatherSprite] = []
        self._weather_rects: list[pygame.Rect] = []
        self._weather_key: Hashable = None
        self._fog_turn = 0
        self.paint_keys: dict[Place, Hashable] = {}

    def capture(self, canvas: Canvas, layout: MapLayout, t: State, time: float, props: MapProps) -> None:
        """Cache the map as it was just painted, and draw the animations of `time` (milliseconds) on it."""
        self._resize(canvas, layout)
        self._painted.blit(canvas.surface, (0, 0), self.rect)
        for _ in self._cover_with_fog(canvas, layout, t, lambda: time, props):
            pass
        self.show(canvas, layout, time, props)

    def prefetch(
        self,
        canvas: Canvas,
        layout: MapLayout,
        t: State,
        clock: Callable[[], float],
        props: MapProps,
        paint_over: Callable[[Canvas], object],
    ) -> Iterator[None]:
        """Paint the map, `paint_over` and the fog into the cache, a part in each step. `show` then puts them on the screen."""
        self._resize(canvas, layout)
        left, top = self.rect.x + canvas.origin[0], self.rect.y + canvas.origin[1]
        apart = Canvas(self._painted, canvas.window, canvas.letter, (left, top), canvas.zoom, canvas.look)
        apart.mute = True  # the map on the screen has recorded the same text
        yield
        yield from board.paint_steps(apart, layout, t, props)
        paint_over(apart)
        yield
        yield from self._cover_with_fog(canvas, layout, t, clock, props)

    def _resize(self, canvas: Canvas, layout: MapLayout) -> None:
        """Allocate a cache of the map's size."""
        self.rect = canvas.rect(layout.area).clip(canvas.surface.get_rect())
        if self._painted.get_size() != self.rect.size:
            self._painted = pygame.Surface(self.rect.size)

    def _cover_with_fog(
        self, canvas: Canvas, layout: MapLayout, t: State, clock: Callable[[], float], props: MapProps
    ) -> Iterator[None]:
        """Draw the fog on the cached map, a part in each step."""
        if self._with_fog.get_size() != self.rect.size:
            self._with_fog = pygame.Surface(self.rect.size)
        self._with_fog.blit(self._painted, (0, 0))
        self.paint_keys = {place: board.paint_key(layout, t, props, place) for place in LOCATIONS}
        self.fog.update(t.dark, clock(), still=not props.weather_moves)
        for number, place in enumerate(sorted(self.fog.places)):
            if number % FOGS_PER_STEP == 0:
                yield
            self._paint_fog(canvas, layout, place, clock(), props)
        self._fog_turn = int(clock() * len(self.fog.places) / CYCLE_MS)

    def show(self, canvas: Canvas, layout: MapLayout, time: float, props: MapProps) -> None:
        """Blit the cached map and the weather."""
        canvas.surface.blit(self._with_fog, self.rect)
        self._weather, self._weather_key = _weather(canvas, layout, time, props), _weather_key(time, props)
        self._weather_rects = self._blit_weather(canvas.surface, self.rect)

    def update(self, canvas: Canvas, layout: MapLayout, t: State, time: float, props: MapProps) -> list[pygame.Rect]:
        """Redraw what has moved or changed since the last update. Returns the changed rectangles.

        A change of `props.darkness` needs a new `capture`.
        """
        if not self.rect.w:
            return []
        changed = [*self._update_locations(canvas, layout, t, time, props), *self._update_fog(canvas, layout, time, props)]
        key = _weather_key(time, props)
        if key != self._weather_key:
            self._weather, self._weather_key = _weather(canvas, layout, time, props), key
            for rect in changed + self._weather_rects:
                self._remove_weather(canvas.surface, rect)
            changed += self._weather_rects
            self._weather_rects = self._blit_weather(canvas.surface, self.rect)
            return changed + self._weather_rects
        for rect in changed:  # one at a time: they may overlap
            self._remove_weather(canvas.surface, rect)
            self._blit_weather(canvas.surface, rect)
        return changed

    def _remove_weather(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Restore a part of the map without rain and lamps."""
        surface.blit(self._with_fog, rect, rect.move(-self.rect.x, -self.rect.y))

    def _paint_fog(self, canvas: Canvas, layout: MapLayout, place: Place, time: float, props: MapProps) -> pygame.Rect:
        """Restore a Location in the cache and draw its fog and its number. Returns the rectangle."""
        rect = canvas.rect(ground.patch(layout, place)).clip(self.rect)
        local = rect.move(-self.rect.x, -self.rect.y)
        self._with_fog.set_clip(local)
        self._with_fog.blit(self._painted, local, local)
        made = ground.fog_picture(canvas, layout, self.fog, place, time=time if props.weather_moves else 0.0, dark=props.darkness)
        if made is not None:
            self._with_fog.blit(made, local)
            picture, box = board.seal(canvas, layout, place)
            self._with_fog.blit(picture, box.move(-self.rect.x, -self.rect.y))
        self._with_fog.set_clip(None)
        return rect

    def _update_fog(self, canvas: Canvas, layout: MapLayout, time: float, props: MapProps) -> list[pygame.Rect]:
        """Redraw the drifting fog of some Locations: each in turn within `CYCLE_MS`, those with thinning fog every time."""
        places = sorted(self.fog.places)
        if not places or not props.weather_moves:
            return []
        turn = int(time * len(places) / CYCLE_MS)
        due = [places[(turn - back) % len(places)] for back in range(max(0, min(turn - self._fog_turn, len(places))))]
        due += [place for place in places if self.fog.is_thinning(place)]
        self._fog_turn = turn
        spots = [self._paint_fog(canvas, layout, place, time, props) for place in dict.fromkeys(due)]
        self.fog.forget_cleared(time)
        return spots

    def _update_locations(self, canvas: Canvas, layout: MapLayout, t: State, time: float, props: MapProps) -> list[pygame.Rect]:
        """Repaint each Location whose paint key has changed, for instance by a turning card."""
        keys = {place: board.paint_key(layout, t, props, place) for place in LOCATIONS}
        places = [place for place in LOCATIONS if keys[place] != self.paint_keys.get(place)]
        spots = [self._repaint(canvas, layout, t, props, place) for place in places]
        self.paint_keys, before_update = keys, self.fog.places
        if self.fog.update(t.dark, time, still=not props.weather_moves):
            before, now = ground.extents(before_update), ground.extents(self.fog.places)
            places += [place for place in LOCATIONS if before.get(place) != now.get(place) and place not in places]
        return spots + [self._paint_fog(canvas, layout, place, time, props) for place in places]

    def _repaint(self, canvas: Canvas, layout: MapLayout, t: State, props: MapProps, place: Place) -> pygame.Rect:
        """Repaint one Location without animations. Returns the rectangle."""
        rect = board.repaint(canvas, layout, t, props, place).clip(self.rect)
        local = rect.move(-self.rect.x, -self.rect.y)
        self._painted.blit(canvas.surface, local, rect)
        self._with_fog.blit(self._painted, local, local)
        return rect

    def _blit_weather(self, surface: pygame.Surface, part: pygame.Rect) -> list[pygame.Rect]:
        """Draw the weather sprites that touch a part of the map. Returns their rectangles."""
        surface.set_clip(part)
        spots = []
        for sprite in self._weather:
            if sprite.rect.colliderect(part):
                surface.blit(sprite.picture, sprite.rect, special_flags=sprite.flag)
                spots.append(sprite.rect.clip(self.rect))
        surface.set_clip(None)
        return spots


def _weather_key(time: float, props: MapProps) -> Hashable:
    """Everything that the weather's picture depends on."""
    return (
        weather.frame(time) if props.weather_moves else 0,
        int(time / weather.FRAME_MS) if props.lamps_move else 0,
        props.darkness,
    )


def _weather(canvas: Canvas, layout: MapLayout, time: float, props: MapProps) -> list[WeatherSprite]:
    """The weather sprites at a time. Rain and lamps stand still where the settings do not let them move."""
    return weather.sprites(
        canvas,
        layout,
        time=time if props.weather_moves else weather.STILL_TIME,
        lamps=time if props.lamps_move else 0.0,
        dark=props.darkness,
    )
