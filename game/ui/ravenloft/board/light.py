"""The light on the dungeon: a light map of low resolution, composed of pools, is scaled to the view and multiplied with the stone."""

import math
from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Board, Placed
from game.ui.draw.art import SurfaceCache
from game.ui.ravenloft.board import light_sources
from game.ui.ravenloft.board.camera import Sight
from game.ui.ravenloft.board.effects import Flash, flicker
from game.ui.ravenloft.board.light_sources import COARSE, LightSource, Map, arrival, dark_tiles, dimmed, of_pieces, standing

POOLS, FITTED = 4, 8
"""The cache sizes in megabytes of pools as computed, and as scaled to the view."""
DIMMED, LEVELS = 12, 64
"""The cache size in megabytes of dimmed pools, and the number of brightness levels."""
GRAIN = 14.0
"""The resolution, in pixels a square, at which a pool among walls is computed."""
AMBIENT = (84, 84, 116)
"""The ambient light, where no lamp shines."""
SWAY, SOFT_SWAY = 0.10, 0.035
ADD, MAX, TIMES = pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_MAX, pygame.BLEND_RGB_MULT


@dataclass
class Weathering:
    """The times in ms by which flames flicker and fog drifts, and how much flames flicker."""

    at: float = 0.0
    drift: float = 0.0
    sway: float = SWAY


class LightMap:
    """The light map: it caches the pools of all lamps, as computed, as large as in the view, and dimmed. `count`: so many shine into the view."""

    def __init__(self) -> None:
        self._pools, self._fitted, self._dimmed = SurfaceCache(POOLS), SurfaceCache(FITTED), SurfaceCache(DIMMED)
        self._small, self._large = pygame.Surface((1, 1)), pygame.Surface((1, 1))
        self._part = pygame.Rect(0, 0, 0, 0)
        self.count = 0

    def shine(self, sight: Sight, times: Weathering) -> None:
        """Compute the light of the view."""
        if not sight.board:
            return
        size = tuple(math.ceil(side / COARSE) for side in sight.rect.size)
        if self._small.get_size() != size:
            self._small = pygame.Surface(size)
            self._large = pygame.Surface((size[0] * COARSE, size[1] * COARSE))
        small, at = self._small, Map.of(sight)
        small.fill((0, 0, 0))
        self.count = self._compose(small, sight, times, at, (0, 0))
        self._spread(sight.board, at)

    def patch(self, picture: pygame.Surface, part: pygame.Rect, sight: Sight, times: Weathering) -> None:
        """Compute the light of a part of the view only, and multiply it with that part of a picture. The result of `shine` stays."""
        box = pygame.Rect(part.x // COARSE - 2, part.y // COARSE - 2, part.w // COARSE + 5, part.h // COARSE + 5)
        left, top, scale = Map.of(sight)
        at, small = Map(left - box.x, top - box.y, scale), pygame.Surface(box.size)
        self._compose(small, sight, times, at, box.topleft)
        large = pygame.transform.smoothscale(small, (box.w * COARSE, box.h * COARSE))
        picture.blit(large, (box.x * COARSE, box.y * COARSE), special_flags=TIMES)

    def multiply(self, picture: pygame.Surface) -> None:
        """Multiply the light with the part of a picture of the view that shows dungeon."""
        if self._part.w and self._part.h:
            picture.blit(self._large, self._part, self._part, special_flags=TIMES)

    # ------------------------------------------------------------------ the map

    def _compose(self, small: pygame.Surface, sight: Sight, times: Weathering, at: Map, corner: tuple[int, int]) -> int:
        """Add the lamps as bright as they are now, the ambient light or the daylight, and flashes; hide a tile that is being revealed.

        Returns the number of lamps.
        """
        count, board = 0, sight.board
        moving = ((lamp, len(board)) for lamp in of_pieces(sight.stage.pieces.values()))
        for lamp, signature in (*standing(board), *moving):
            side = 2 * lamp.reach * at.scale
            box = pygame.Rect(at.left + lamp.x * at.scale - side / 2, at.top + lamp.y * at.scale - side / 2, side, side)
            if box.colliderect(small.get_rect()):
                count += 1
                strength = 1 - times.sway * (1 - flicker(lamp.phase, times.at)) * lamp.sway if lamp.sway else 1.0
                small.blit(
                    self._pool(lamp, board, max(4, round(side)), signature, round(strength * LEVELS)),
                    box.topleft,
                    special_flags=MAX,
                )
        if (hour := light_sources.hour(sight.stage.dusk)) is None:
            small.fill(AMBIENT, special_flags=ADD)
        else:
            whole = (math.ceil(sight.rect.w / COARSE), math.ceil(sight.rect.h / COARSE))
            small.blit(light_sources.light(hour, whole), (-corner[0], -corner[1]), special_flags=ADD)
        small.blit(dark_tiles(small.get_size(), sight.board, at), (0, 0), special_flags=ADD)
        if sight.stage.dim:
            arrival(small, sight.board, at, sight.stage.dim)
        for flash in sight.flashes:
            _flash(small, flash, at)
        return count

    def _spread(self, board: tuple[Placed, ...], at: Map) -> None:
        """Scale the map to the view, only where there is dungeon."""
        left, top, scale = at
        west, east = min(one.x for one in board) * 4 * scale + left, (max(one.x for one in board) + 1) * 4 * scale + left
        north, south = min(one.y for one in board) * 4 * scale + top, (max(one.y for one in board) + 1) * 4 * scale + top
        box = pygame.Rect(math.floor(west) - 1, math.floor(north) - 1, math.ceil(east - west) + 3, math.ceil(south - north) + 3)
        box = box.clip(self._small.get_rect())
        self._part = pygame.Rect(box.x * COARSE, box.y * COARSE, box.w * COARSE, box.h * COARSE)
        if box.w and box.h:
            pygame.transform.smoothscale(self._small.subsurface(box), self._part.size, self._large.subsurface(self._part))

    def _pool(
        self, lamp: LightSource, board: tuple[Placed, ...], side: int, signature: Hashable, level: int
    ) -> pygame.Surface:  # fmt: skip
        """The pool of a lamp among walls, dimmed to one of LEVELS; cached for its place (to an eighth of a square) and the tiles around it.

        It is computed once, at a resolution of its own, and scaled.
        """
        spot = (round(lamp.x * 8), round(lamp.y * 8))
        key: Hashable = (spot, lamp.reach, lamp.colour, signature)
        dim = self._dimmed.get((key, side, level))
        if dim is not None:
            return dim
        fitted = self._fitted.get(key)
        if fitted is None or fitted.get_width() != side:
            made = self._pools.get(key)
            if made is None:
                there = lamp._replace(x=spot[0] / 8, y=spot[1] / 8)
                made = self._pools.put(key, light_sources.thrown(there, chart(Board(list(board))).tile_of, GRAIN))
            fitted = self._fitted.put(key, pygame.transform.smoothscale(made, (side, side)))
        if level >= LEVELS:
            return fitted
        dim, part = fitted.copy(), max(0, 255 * level // LEVELS)
        dim.fill((part, part, part), special_flags=TIMES)
        return self._dimmed.put((key, side, level), dim)


def _flash(small: pygame.Surface, flash: Flash, at: Map) -> None:
    """Add a flash to the map: lamps take the maximum, flashes add up."""
    side = round(2 * flash.reach * at.scale)
    if side > 3 and flash.share > 0:
        light = light_sources.pool(dimmed(flash.colour, round(32 * flash.share) / 32), side)
        corner = round(at.left + flash.x * at.scale - side / 2), round(at.top + flash.y * at.scale - side / 2)
        small.blit(light, corner, special_flags=ADD)
