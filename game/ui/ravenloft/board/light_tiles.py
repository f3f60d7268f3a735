"""The light of tiles: the place of the light map, the lamps of tiles, and the border of light on a tile that is being revealed."""

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import OPPOSITE, SIDES, STEP
from game.rules.ravenloft.state import Placed
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import light_sources
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.light_sources import LightSource

COARSE = 4
"""The size of a pixel of the light map, in pixels of the window."""
SPREAD = 1.6
"""The width of the border of light on a tile that is being revealed, in squares."""


class Map(NamedTuple):
    """The place of column 0, row 0 of the dungeon on the light map, and its pixels a square."""

    left: float
    top: float
    scale: float


def mapped(canvas: Canvas, view: Area, camera: Camera) -> Map:
    """The place of the dungeon on the light map of a view."""
    rect, scale = canvas.rect(view), camera.unit(canvas) / COARSE
    x, y = camera.place(canvas, view, 0, 0)
    return Map((x - rect.x) / COARSE, (y - rect.y) / COARSE, scale)


def dark_tiles(size: tuple[int, int], board: tuple[Placed, ...], at: Map) -> pygame.Surface:
    """A mask that is white outside the tiles, which keeps the darkness around the dungeon."""
    made, (left, top, scale) = pygame.Surface(size), at
    made.fill((255, 255, 255))
    for placed in board:
        x, y = round(left + placed.x * 4 * scale), round(top + placed.y * 4 * scale)
        end = round(left + (placed.x + 1) * 4 * scale), round(top + (placed.y + 1) * 4 * scale)
        made.fill((0, 0, 0), pygame.Rect(x, y, end[0] - x, end[1] - y))
    return made


_standing: dict[tuple[Placed, ...], list[tuple[LightSource, Hashable]]] = {}


def standing(board: tuple[Placed, ...]) -> list[tuple[LightSource, Hashable]]:
    """The lights of all tiles, each with the tiles around it: while those stay the same, so does its pool."""
    found = _standing.get(board)
    if found is None:
        if len(_standing) > 8:
            _standing.clear()
        at = {(placed.x, placed.y): placed for placed in board}
        found = _standing[board] = [
            (lamp, tuple(at.get((placed.x + dx, placed.y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)))
            for placed in board
            for lamp in light_sources.of_tile(placed)
        ]
    return found


def entrance(board: tuple[Placed, ...]) -> str:
    """The side from which the last tile is revealed: that of its triangle, or one with a tile beside it."""
    last = board[-1]
    at = {(placed.x, placed.y) for placed in board[:-1]}
    sides = [OPPOSITE[SIDES[last.turn % 4]], *SIDES]
    return next((side for side in sides if (last.x + STEP[side][0], last.y + STEP[side][1]) in at), "south")


def arrival(small: pygame.Surface, board: tuple[Placed, ...], at: Map, dim: float) -> None:
    """Darken the part of the last tile that is not revealed yet; the light spreads from the side where it was explored."""
    left, top, scale = at
    last, side = board[-1], round(4 * scale)
    veil = pygame.Surface((side, side))
    front = (1 - dim) * (4 + SPREAD)
    from_side = entrance(board)
    for line in range(side):
        away = line / scale
        share = min(1.0, max(0.0, (front - away) / SPREAD))
        level = round(255 * share * share * (3 - 2 * share))
        strip = {
            "north": (0, line, side, 1),
            "south": (0, side - 1 - line, side, 1),
            "west": (line, 0, 1, side),
            "east": (side - 1 - line, 0, 1, side),
        }[from_side]
        veil.fill((level, level, level), strip)
    small.blit(veil, (round(left + last.x * 4 * scale), round(top + last.y * 4 * scale)), special_flags=pygame.BLEND_RGB_MULT)
