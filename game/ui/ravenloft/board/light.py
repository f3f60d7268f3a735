"""The light on the dungeon: a light map of low resolution, composed of pools, is scaled to the view and multiplied with the stone."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Board, Placed
from game.ui.draw.art import SurfaceCache
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.ravenloft.board import light_sources
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.effects import flicker
from game.ui.ravenloft.board.light_sources import COARSE, LightSource, Map, arrival, dark_tiles, mapped, standing

FEW = 2
"""The number of lamps whose pools are computed for one picture, if there is no hurry."""
POOLS, FITTED = 4, 8
"""The cache sizes in megabytes of pools as computed, and as scaled to the view."""
DIMMED, LEVELS = 12, 64
"""The cache size in megabytes of dimmed pools, and the number of brightness levels."""
MOST = 400
"""The number of lamp positions that are cached."""
GRAIN = 14.0
"""The resolution, in pixels a square, at which a pool among walls is computed."""
AMBIENT = (70, 72, 100)
"""The ambient light, where no lamp shines."""
SWAY, SOFT_SWAY = 0.10, 0.035


@dataclass
class Flash:
    """A light of short duration: its place, reach in squares, colour, and strength now (0 to 1)."""

    x: float
    y: float
    reach: float
    colour: Colour
    share: float = 1.0


@dataclass
class Weather:
    """What the light depends on besides lamps: the time in ms, how much flames flicker, a tile that is being revealed, and the `shade.hour`."""

    at: float = 0.0
    sway: float = SWAY
    dim: float = 0.0
    hour: int | None = None


class Hung(NamedTuple):
    """A lamp in the view: its pool, the place of the pool on the map, and a key that changes with the walls around it."""

    lamp: LightSource
    pool: pygame.Surface
    place: tuple[int, int]
    name: Hashable


class LightMap:
    """The light map: it caches the pools of all lamps, and the light of the view while nothing changes."""

    def __init__(self) -> None:
        self._pools = SurfaceCache(POOLS)
        self._known: dict[Hashable, Hashable] = {}
        self._left = 0
        self._hung: list[Hung] = []
        self._key: tuple[Hashable, ...] | None = None
        self.whole = False
        """Whether every lamp is shown with its current walls."""
        self._dimmed = SurfaceCache(DIMMED)
        self._fitted = SurfaceCache(FITTED)
        self._small: pygame.Surface | None = None
        self._large: pygame.Surface | None = None
        self._part = pygame.Rect(0, 0, 0, 0)
        self._beyond: tuple[Hashable, pygame.Surface] | None = None
        self._scratch: dict[tuple[int, int], pygame.Surface] = {}

    @property
    def count(self) -> int:
        """The number of lamps that shine into the view."""
        return len(self._hung)

    def shine(
        self,
        canvas: Canvas,
        view: Area,
        camera: Camera,
        board: tuple[Placed, ...],
        moving: Sequence[LightSource],
        flashes: Sequence[Flash],
        weather: Weather,
        *,
        patient: bool = False,
    ) -> None:
        """Compute the light map, and multiply it with the part of the view that shows dungeon.

        If `patient`, only a few lamps are computed again where walls have changed; the others keep their old light until it is their turn.
        """
        self._left = FEW if patient else len(board) * 4
        rect = canvas.rect(view)
        small, large = self._sized(rect.size)
        at = mapped(canvas, view, camera)
        self._lamps(small, board, moving, at)
        self._fall(small, self._hung, weather)
        self._day(small, weather, small.get_size(), (0, 0))
        small.blit(self._outside(board, at), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        self._late(small, board, flashes, weather, at)
        self._spread(small, large, board, at)

    def patch(
        self,
        picture: pygame.Surface,
        part: pygame.Rect,
        canvas: Canvas,
        view: Area,
        camera: Camera,
        board: tuple[Placed, ...],
        moving: Sequence[LightSource],
        flashes: Sequence[Flash],
        weather: Weather,
    ) -> None:
        """Compute the light of a part of the view only, and multiply it with that part of a picture. The result of `shine` stays."""
        self._left = FEW
        whole = canvas.rect(view).size
        box = pygame.Rect(part.x // COARSE - 2, part.y // COARSE - 2, part.w // COARSE + 5, part.h // COARSE + 5)
        at = mapped(canvas, view, camera)
        at = Map(at.left - box.x, at.top - box.y, at.scale)
        small = pygame.Surface(box.size)
        self._fall(small, self._hang(small.get_rect(), board, moving, at), weather)
        self._day(small, weather, (math.ceil(whole[0] / COARSE), math.ceil(whole[1] / COARSE)), (-box.x, -box.y))
        small.blit(dark_tiles(box.size, board, at), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        self._late(small, board, flashes, weather, at)
        large = pygame.transform.smoothscale(small, (box.w * COARSE, box.h * COARSE))
        picture.blit(large, (box.x * COARSE, box.y * COARSE), special_flags=pygame.BLEND_RGB_MULT)

    def _fall(self, small: pygame.Surface, hung: Sequence[Hung], weather: Weather) -> None:
        """Add the lamps with their brightness at this moment."""
        for one in hung:
            lamp = one.lamp
            strength = 1 - weather.sway * (1 - flicker(lamp.phase, weather.at)) * lamp.sway if lamp.sway else 1.0
            small.blit(self._dim(one, round(strength * LEVELS)), one.place, special_flags=pygame.BLEND_RGB_MAX)

    def _day(self, small: pygame.Surface, weather: Weather, whole: tuple[int, int], corner: tuple[int, int]) -> None:
        """The ambient light; of daylight, which is as large as the `whole` view, the part that belongs here."""
        if weather.hour is None:
            small.fill(AMBIENT, special_flags=pygame.BLEND_RGB_ADD)
        else:
            small.blit(light_sources.light(weather.hour, whole), corner, special_flags=pygame.BLEND_RGB_ADD)

    def _late(
        self, small: pygame.Surface, board: tuple[Placed, ...], flashes: Sequence[Flash], weather: Weather, at: Map
    ) -> None:
        """Apply what comes last: a tile that is being revealed, and flashes."""
        if weather.dim:
            arrival(small, board, at, weather.dim)
        self._flashes(small, flashes, at)

    def _lamps(self, small: pygame.Surface, board: tuple[Placed, ...], moving: Sequence[LightSource], at: Map) -> None:
        """Collect the torches of tiles and the lanterns of figures, if they have changed."""
        small.fill((0, 0, 0))
        key = (board, tuple(moving), at, small.get_size())
        if self._key != key or not self.whole:
            if not self.whole or self._key is None or self._key[0] != board:
                self._dimmed.clear()  # walls have changed, or lights that have to be computed again were shown
            self._key, self.whole = key, True
            self._hung = self._hang(small.get_rect(), board, moving, at)

    def _hang(self, bounds: pygame.Rect, board: tuple[Placed, ...], moving: Sequence[LightSource], at: Map) -> list[Hung]:
        """Collect the lamps in the view, and the reach of each."""
        made, (left, top, scale) = [], at
        for lamp, signature in [*standing(board), *((lamp, len(board)) for lamp in moving)]:
            side = 2 * lamp.reach * scale
            box = pygame.Rect(left + lamp.x * scale - side / 2, top + lamp.y * scale - side / 2, side, side)
            if box.colliderect(bounds):
                pool = self._pool(lamp, board, scale, signature)
                if pool is not None:
                    name = (round(lamp.x * 8), round(lamp.y * 8), lamp.phase, lamp.colour, pool.get_width())
                    made.append(Hung(lamp, pool, box.topleft, name))
        return made

    def _dim(self, hung: Hung, level: int) -> pygame.Surface:
        """A lamp's pool, dimmed to one of LEVELS."""
        if level >= LEVELS:
            return hung.pool
        found = self._dimmed.get((hung.name, level))
        if found is None:
            found = hung.pool.copy()
            part = max(0, 255 * level // LEVELS)
            found.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
            self._dimmed.put((hung.name, level), found)
        return found

    def _flashes(self, small: pygame.Surface, flashes: Sequence[Flash], at: Map) -> None:
        """Add the flashes."""
        left, top, scale = at
        for flash in flashes:
            side = round(2 * flash.reach * scale)
            if side > 3 and flash.share > 0:
                place = (left + flash.x * scale - side / 2, top + flash.y * scale - side / 2)
                self._add(small, light_sources.pool(flash.colour, side), place, flash.share, pygame.BLEND_RGB_ADD)

    def _spread(self, small: pygame.Surface, large: pygame.Surface, board: tuple[Placed, ...], at: Map) -> None:
        """Scale the map to the view, only where there is dungeon."""
        left, top, scale = at
        west, east = min(one.x for one in board) * 4 * scale + left, (max(one.x for one in board) + 1) * 4 * scale + left
        north, south = min(one.y for one in board) * 4 * scale + top, (max(one.y for one in board) + 1) * 4 * scale + top
        box = pygame.Rect(math.floor(west) - 1, math.floor(north) - 1, math.ceil(east - west) + 3, math.ceil(south - north) + 3)
        box = box.clip(small.get_rect())
        self._part = pygame.Rect(box.x * COARSE, box.y * COARSE, box.w * COARSE, box.h * COARSE)
        if box.w and box.h:
            pygame.transform.smoothscale(small.subsurface(box), self._part.size, large.subsurface(self._part))

    def multiply(self, picture: pygame.Surface) -> None:
        """Multiply the light with a picture of the view."""
        if self._large is not None and self._part.w and self._part.h:
            picture.blit(self._large, self._part, self._part, special_flags=pygame.BLEND_RGB_MULT)

    def _sized(self, size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Surface]:
        wanted = (math.ceil(size[0] / COARSE), math.ceil(size[1] / COARSE))
        if self._large is None or self._small is None or self._small.get_size() != wanted:
            self._small = pygame.Surface(wanted)
            self._large = pygame.Surface((self._small.get_width() * COARSE, self._small.get_height() * COARSE))
        return self._small, self._large

    def _pool(self, lamp: LightSource, board: tuple[Placed, ...], scale: float, signature: Hashable) -> pygame.Surface | None:
        """The pool of a lamp among walls, cached for its place (to an eighth of a square) and the tiles around it.

        It is computed once, at a resolution of its own, and scaled.
        """
        spot = (round(lamp.x * 8), round(lamp.y * 8))
        key: Hashable = (spot, lamp.reach, lamp.colour, signature)
        made = self._pools.get(key)
        if made is None and self._left <= 0:
            self.whole = False
            key = self._known.get((spot, lamp.phase))
            made = self._pools.get(key)
            if made is None:
                return None
        if made is None:
            self._left -= 1
            if len(self._known) >= MOST:
                del self._known[next(iter(self._known))]
            self._known[spot, lamp.phase] = key
            there = lamp._replace(x=spot[0] / 8, y=spot[1] / 8)
            made = self._pools.put(key, light_sources.thrown(there, chart(Board(list(board))).tile_of, GRAIN))
        side = max(4, round(2 * lamp.reach * scale))
        kept = self._fitted.get(key)
        if kept is None or kept.get_width() != side:
            kept = self._fitted.put(key, pygame.transform.smoothscale(made, (side, side)))
        return kept

    def _outside(self, board: tuple[Placed, ...], at: Map) -> pygame.Surface:
        """A mask that is white outside the tiles, cached while nothing moves."""
        assert self._small is not None
        key = (board, round(at.left * 4), round(at.top * 4), at.scale, self._small.get_size())
        if self._beyond is None or self._beyond[0] != key:
            self._beyond = (key, dark_tiles(self._small.get_size(), board, at))
        return self._beyond[1]

    def _add(self, small: pygame.Surface, light: pygame.Surface, place: tuple[float, float], strength: float, how: int) -> None:
        """Add a light of some strength to the map: lamps take the maximum, flashes add up."""
        if strength < 0.995:
            size = light.get_size()
            scratch = self._scratch.get(size)
            if scratch is None:
                if len(self._scratch) > 24:
                    self._scratch.clear()
                scratch = self._scratch[size] = pygame.Surface(size)
            scratch.blit(light, (0, 0))
            level = max(0, round(255 * strength))
            scratch.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
            light = scratch
        small.blit(light, (round(place[0]), round(place[1])), special_flags=how)
