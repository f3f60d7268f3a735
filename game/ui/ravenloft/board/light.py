"""The light on the dungeon: a small map of it, made of pools, is spread over the view and multiplied with the stone."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Board, Placed
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.theme import Colour
from game.ui.ravenloft.board import daylight, shade
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.light_sources import LightSource
from game.ui.ravenloft.board.light_tiles import COARSE, Map, arrival, dark_tiles, mapped, standing
from game.ui.ravenloft.board.noise import flicker

FEW = 2
"""So many lamps are worked out anew for one picture, if there is no hurry."""
POOLS, FITTED = 4, 8
"""Megabytes of pools that are kept as they were worked out, and as large as they are in the view."""
DIMMED, LEVELS = 12, 64
"""Megabytes of pools that are kept darker than they are, in so many steps from nothing to full strength."""
MOST = 400
"""So many places of lamps are remembered."""
GRAIN = 14.0
"""Pixels a square at which it is worked out where walls stop a light."""
AMBIENT = (70, 72, 100)
"""What light there is where no lamp shines."""
SWAY, SOFT_SWAY = 0.10, 0.035


@dataclass
class Flash:
    """A light for a moment: where, how far in squares, its colour, and how strong it is now (0 to 1)."""

    x: float
    y: float
    reach: float
    colour: Colour
    share: float = 1.0


@dataclass
class Weather:
    """What the light depends on beside the lamps: the time in ms for what wavers, how much it may, a tile that is only now seen, the `daylight.hour`."""

    at: float = 0.0
    sway: float = SWAY
    dim: float = 0.0
    hour: int | None = None


class Hung(NamedTuple):
    """A lamp in the view: its pool, where that lies on the map, and a name for it as long as no wall changes."""

    lamp: LightSource
    pool: pygame.Surface
    place: tuple[int, int]
    name: Hashable


class LightMap:
    """Keeps the pools of all lamps, and the light over the view as long as nothing in it changes."""

    def __init__(self) -> None:
        self._pools = SurfaceCache(POOLS)
        self._known: dict[Hashable, Hashable] = {}
        self._left = 0
        self._hung: list[Hung] = []
        self._key: tuple[Hashable, ...] | None = None
        self.whole = False
        """Whether every light is shown as it falls now."""
        self._dimmed = SurfaceCache(DIMMED)
        self._fitted = SurfaceCache(FITTED)
        self._small: pygame.Surface | None = None
        self._large: pygame.Surface | None = None
        self._part = pygame.Rect(0, 0, 0, 0)
        self._beyond: tuple[Hashable, pygame.Surface] | None = None
        self._scratch: dict[tuple[int, int], pygame.Surface] = {}

    @property
    def count(self) -> int:
        """How many lamps shine into the view."""
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
        """Make the map of light, and spread it over the part of the view in which there is dungeon.

        If `patient`, a few lamps at a time are worked out anew where walls have changed; the others shine as before until it is their turn.
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
        """Make the light of a part of the view alone, and lay it over that part of a picture; what `shine` has made stays as it is."""
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
        """Let lamps shine, each as bright as it flickers now."""
        for one in hung:
            lamp = one.lamp
            strength = 1 - weather.sway * (1 - flicker(lamp.phase, weather.at)) * lamp.sway if lamp.sway else 1.0
            small.blit(self._dim(one, round(strength * LEVELS)), one.place, special_flags=pygame.BLEND_RGB_MAX)

    def _day(self, small: pygame.Surface, weather: Weather, whole: tuple[int, int], corner: tuple[int, int]) -> None:
        """The light that is everywhere; of an hour's, which is as large as the `whole` view, the part that belongs here."""
        if weather.hour is None:
            small.fill(AMBIENT, special_flags=pygame.BLEND_RGB_ADD)
        else:
            small.blit(daylight.light(weather.hour, whole), corner, special_flags=pygame.BLEND_RGB_ADD)

    def _late(
        self, small: pygame.Surface, board: tuple[Placed, ...], flashes: Sequence[Flash], weather: Weather, at: Map
    ) -> None:
        """What goes over all that: a tile that comes out of the dark, and lights for a moment."""
        if weather.dim:
            arrival(small, board, at, weather.dim)
        self._flashes(small, flashes, at)

    def _lamps(self, small: pygame.Surface, board: tuple[Placed, ...], moving: Sequence[LightSource], at: Map) -> None:
        """Find the torches of the tiles and lanterns of the figures, where anything about them has changed."""
        small.fill((0, 0, 0))
        key = (board, tuple(moving), at, small.get_size())
        if self._key != key or not self.whole:
            if not self.whole or self._key is None or self._key[0] != board:
                self._dimmed.clear()  # walls have changed, or lights were shown that are to be worked out anew
            self._key, self.whole = key, True
            self._hung = self._hang(small.get_rect(), board, moving, at)

    def _hang(self, bounds: pygame.Rect, board: tuple[Placed, ...], moving: Sequence[LightSource], at: Map) -> list[Hung]:
        """Find the lamps in the view, and how far each shines."""
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
        """A lamp's light at so many of LEVELS."""
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
        """What lights up for a moment."""
        left, top, scale = at
        for flash in flashes:
            side = round(2 * flash.reach * scale)
            if side > 3 and flash.share > 0:
                place = (left + flash.x * scale - side / 2, top + flash.y * scale - side / 2)
                self._add(small, shade.pool(flash.colour, side), place, flash.share, pygame.BLEND_RGB_ADD)

    def _spread(self, small: pygame.Surface, large: pygame.Surface, board: tuple[Placed, ...], at: Map) -> None:
        """From the map's size to the view's, but only where there is dungeon."""
        left, top, scale = at
        west, east = min(one.x for one in board) * 4 * scale + left, (max(one.x for one in board) + 1) * 4 * scale + left
        north, south = min(one.y for one in board) * 4 * scale + top, (max(one.y for one in board) + 1) * 4 * scale + top
        box = pygame.Rect(math.floor(west) - 1, math.floor(north) - 1, math.ceil(east - west) + 3, math.ceil(south - north) + 3)
        box = box.clip(small.get_rect())
        self._part = pygame.Rect(box.x * COARSE, box.y * COARSE, box.w * COARSE, box.h * COARSE)
        if box.w and box.h:
            pygame.transform.smoothscale(small.subsurface(box), self._part.size, large.subsurface(self._part))

    def multiply(self, picture: pygame.Surface) -> None:
        """Lay the light over a picture of the view."""
        if self._large is not None and self._part.w and self._part.h:
            picture.blit(self._large, self._part, self._part, special_flags=pygame.BLEND_RGB_MULT)

    def _sized(self, size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Surface]:
        wanted = (math.ceil(size[0] / COARSE), math.ceil(size[1] / COARSE))
        if self._large is None or self._small is None or self._small.get_size() != wanted:
            self._small = pygame.Surface(wanted)
            self._large = pygame.Surface((self._small.get_width() * COARSE, self._small.get_height() * COARSE))
        return self._small, self._large

    def _pool(self, lamp: LightSource, board: tuple[Placed, ...], scale: float, signature: Hashable) -> pygame.Surface | None:
        """The lamp's light among walls, kept for its place (to an eighth of a square) and the tiles around it.

        Where the walls stop it is worked out once, at a size of its own; the pool is scaled from that.
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
            made = self._pools.put(key, shade.thrown(there, chart(Board(list(board))).tile_of, GRAIN))
        side = max(4, round(2 * lamp.reach * scale))
        kept = self._fitted.get(key)
        if kept is None or kept.get_width() != side:
            kept = self._fitted.put(key, pygame.transform.smoothscale(made, (side, side)))
        return kept

    def _outside(self, board: tuple[Placed, ...], at: Map) -> pygame.Surface:
        """White but for the tiles, kept as long as nothing moves."""
        assert self._small is not None
        key = (board, round(at.left * 4), round(at.top * 4), at.scale, self._small.get_size())
        if self._beyond is None or self._beyond[0] != key:
            self._beyond = (key, dark_tiles(self._small.get_size(), board, at))
        return self._beyond[1]

    def _add(self, small: pygame.Surface, light: pygame.Surface, place: tuple[float, float], strength: float, how: int) -> None:
        """Lay a light of some strength onto the map: lamps side by side do not outshine each other, flashes outshine all."""
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
