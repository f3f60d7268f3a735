"""The lamps, torches and Heroes that give light, how far it reaches over the tiles, and the daylight of adventures with a Sun track."""

import math
from collections.abc import Container, Hashable, Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import OPPOSITE, SIDES, STEP, square
from game.rules.ravenloft.state import Placed, Square
from game.rules.ravenloft.tables.cards import TILES
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.theme import Colour
from game.ui.ravenloft.board.camera import Sight
from game.ui.ravenloft.board.stone import TURN, blocks, rows_of, torches
from game.ui.ravenloft.choreography.shown_state import Piece

REACH_OF_TORCH, REACH_OF_HERO = 3.8, 3.4
TORCH, CANDLE, LANTERN = (255, 178, 52), (190, 124, 52), (126, 120, 124)
MOON, RUNES, WATER, VIALS = (52, 66, 104), (58, 44, 128), (30, 40, 98), (26, 84, 48)


class LightSource(NamedTuple):
    """A light source: its centre and reach in squares, its colour at full strength, how much it flickers, and a number that identifies it."""

    x: float
    y: float
    reach: float
    colour: Colour
    sway: float
    phase: int


GLOWS: dict[str, tuple[Colour, float, float]] = {
    "blazing-skeleton": ((190, 96, 28), 2.2, 1.0), "wraith": ((20, 84, 92), 1.7, 0.4), "count-strahd": ((96, 22, 40), 2.4, 0.3),
    "young-vampire": ((70, 18, 34), 1.7, 0.3), "gravestorm": ((30, 88, 120), 2.6, 0.4), "zombie-dragon": ((52, 84, 30), 2.4, 0.3),
    "howling-hag": ((44, 70, 44), 1.7, 0.3),
}  # fmt: skip
"""Monsters that glow: colour, reach, and how much the light flickers."""


SHINE = {"south": (0.5, 1.02), "east": (1.02, 0.5), "west": (-0.02, 0.5)}
"""The place of a torch's light: just in front of the wall."""
ART_LIGHTS: dict[str, tuple[Colour, float, float]] = {
    "A": (CANDLE, 2.4, 0.6), "S": (MOON, 2.8, 0.0), "o": (RUNES, 2.6, 0.25), "F": (WATER, 2.2, 0.3), "L": (VIALS, 2.0, 0.2),
}  # fmt: skip


@lru_cache(maxsize=256)
def of_tile(placed: Placed) -> tuple[LightSource, ...]:
    """The light sources of a tile."""
    rows, made = rows_of(placed.tile, placed.turn), []
    seed = list(TILES).index(placed.tile) * 7 + placed.x * 131 + placed.y * 17
    for number, (x, y, side) in enumerate(torches(placed.tile, placed.turn)):
        dx, dy = SHINE[side]
        made.append(LightSource(placed.x * 4 + x + dx, placed.y * 4 + y + dy, REACH_OF_TORCH, TORCH, 1.0, seed + number))
    for number, (letter, x, y, w, h) in enumerate(blocks(rows)):
        if letter in ART_LIGHTS:
            colour, reach, sway = ART_LIGHTS[letter]
            middle = (placed.x * 4 + x + w / 2, placed.y * 4 + y + h / 2)
            made.append(LightSource(*middle, reach, colour, sway, seed + 40 + number))
    return tuple(made)


def of_pieces(pieces: Iterable[Piece]) -> list[LightSource]:
    """The light sources of figures; a Hero that is down has none."""
    made = []
    for number, piece in enumerate(pieces):
        x, y = piece.middle
        if piece.hero and piece.hp > 0:
            made.append(LightSource(x, y, REACH_OF_HERO, faded(LANTERN, piece.alpha), 0.5, 9000 + number))
        elif piece.kind in GLOWS:
            colour, reach, sway = GLOWS[piece.kind]
            made.append(LightSource(x, y, reach, faded(colour, piece.alpha), sway, 9100 + number))
    return made


def dimmed(colour: Colour, share: float) -> Colour:
    """A share of a light."""
    return int(colour[0] * share), int(colour[1] * share), int(colour[2] * share)


def faded(colour: Colour, alpha: float) -> Colour:
    """The light of a figure that appears or disappears, in ten steps."""
    return dimmed(colour, round(min(1.0, max(0.0, alpha)) * 10) / 10)


# ------------------------------------------------------------------ the light on tiles


COARSE = 4
"""The size of a pixel of the light map, in pixels of the window."""
SPREAD = 1.6
"""The width of the border of light on a tile that is being revealed, in squares."""


class Map(NamedTuple):
    """The place of column 0, row 0 of the dungeon on the light map, and its pixels a square."""

    left: float
    top: float
    scale: float

    @classmethod
    def of(cls, sight: Sight) -> "Map":
        """The light map of a view."""
        rect, (x, y) = sight.rect, sight.corner
        return cls((x - rect.x) / COARSE, (y - rect.y) / COARSE, sight.unit / COARSE)

    def box(self, placed: Placed) -> pygame.Rect:
        """The pixels of a tile."""
        x, y = round(self.left + placed.x * 4 * self.scale), round(self.top + placed.y * 4 * self.scale)
        right, bottom = round(self.left + (placed.x + 1) * 4 * self.scale), round(self.top + (placed.y + 1) * 4 * self.scale)
        return pygame.Rect(x, y, right - x, bottom - y)


@keep(1)
def dark_tiles(size: tuple[int, int], board: tuple[Placed, ...], at: Map) -> pygame.Surface:
    """A mask that is white outside the tiles, which keeps the darkness around the dungeon."""
    made = pygame.Surface(size)
    made.fill((255, 255, 255))
    for placed in board:
        made.fill((0, 0, 0), at.box(placed))
    return made


@lru_cache(maxsize=8)
def standing(board: tuple[Placed, ...]) -> Sequence[tuple[LightSource, Hashable]]:
    """The lights of all tiles, each with the tiles around it: while those stay the same, so does its pool."""
    at = {(placed.x, placed.y): placed for placed in board}
    return [
        (lamp, tuple(at.get((placed.x + dx, placed.y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)))
        for placed in board
        for lamp in of_tile(placed)
    ]


def entrance(board: tuple[Placed, ...]) -> str:
    """The side from which the last tile is revealed: that of its triangle, or one with a tile beside it."""
    last = board[-1]
    at = {(placed.x, placed.y) for placed in board[:-1]}
    sides = [OPPOSITE[SIDES[last.turn % 4]], *SIDES]
    return next((side for side in sides if (last.x + STEP[side][0], last.y + STEP[side][1]) in at), "south")


def arrival(small: pygame.Surface, board: tuple[Placed, ...], at: Map, dim: float) -> None:
    """Darken the part of the last tile that is not revealed yet; the light spreads from the side where it was explored."""
    side = round(4 * at.scale)
    veil, front = pygame.Surface((side, side)), (1 - dim) * (4 + SPREAD)
    for line in range(side):
        share = min(1.0, max(0.0, (front - line / at.scale) / SPREAD))
        level = round(255 * share * share * (3 - 2 * share))
        veil.fill((level, level, level), (0, line, side, 1))
    turned = pygame.transform.rotate(veil, TURN[entrance(board)])
    small.blit(turned, at.box(board[-1]), special_flags=pygame.BLEND_RGB_MULT)


RAYS = 48
STRIDE = 0.27
INTO_WALL = 0.8
"""The depth to which light enters a wall, in squares."""
_TURNS = [(math.cos(ray * math.tau / RAYS), math.sin(ray * math.tau / RAYS)) for ray in range(RAYS)]


@cache
def _white() -> pygame.Surface:
    """A round pool of white light, brightest at its centre."""
    small = 64
    made = pygame.Surface((small, small))
    for y in range(small):
        for x in range(small):
            away = min(1.0, math.hypot(x - small / 2 + 0.5, y - small / 2 + 0.5) / (small / 2 - 1))
            level = round(255 * (1 - away * away) ** 2 * (0.3 + 0.7 * (1 - away) ** 1.3))
            made.set_at((x, y), (level, level, level))
    return made


@keep(6)
def pool(colour: Colour, side: int) -> pygame.Surface:
    """A round pool of light, `side` pixels wide, brightest at its centre."""
    made = pygame.transform.smoothscale(_white(), (side, side))
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def glow(surface: pygame.Surface, middle: tuple[float, float], side: int, colour: Colour, share: float) -> None:
    """Add a round glow whose colour has a `share` of its strength, in eighths."""
    if (level := round(8 * min(1.0, share))) > 0:
        light = pool(dimmed(colour, level / 8), side)
        surface.blit(light, light.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


def outline(x: float, y: float, reach: float, floor: Container[Square]) -> list[tuple[float, float]]:
    """The corners of the area that a light at `x`, `y` reaches, relative to it, in squares."""
    corners = []
    steps = int(reach / STRIDE) + 1
    for dx, dy in _TURNS:
        far = reach
        for step in range(1, steps):
            away = step * STRIDE
            if square(math.floor(x + dx * away), math.floor(y + dy * away)) not in floor:
                far = min(reach, away + INTO_WALL)
                break
        corners.append((dx * far, dy * far))
    return corners


def thrown(lamp: LightSource, floor: Container[Square], scale: float) -> pygame.Surface:
    """The pool of a lamp among walls, black in the shadows; `scale` pixels a square."""
    side = max(4, round(2 * lamp.reach * scale))
    seen = pygame.Surface((side, side))
    middle = side / 2
    points = [(middle + x * scale, middle + y * scale) for x, y in outline(lamp.x, lamp.y, lamp.reach, floor)]
    pygame.draw.polygon(seen, (255, 255, 255), points)
    soft = pygame.transform.box_blur(seen, max(1, round(scale / 6)))
    soft.blit(pool(lamp.colour, side), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return soft


# ------------------------------------------------------------------ daylight


HOURS = ((0.0, "day", 0.72), (0.6, "evening", 0.6), (1.0, "night", 0.66))
"""The lights of the day: the share of the day at which each is brightest, and its brightness compared with lamps."""
STEPS = 16
"""The number of lights between dawn and night."""


def hour(dusk: float | None) -> int | None:
    """The number of the light at this share of the day."""
    return None if dusk is None else round(STEPS * min(1.0, max(0.0, dusk)))


@keep(2)
def light(step: int, size: tuple[int, int]) -> pygame.Surface:
    """The light of an `hour` in this size: a blend of two lights."""
    share = step / STEPS
    later = next(place for place, (when, _, _) in enumerate(HOURS) if share <= when)
    before, after = HOURS[max(0, later - 1)], HOURS[later]
    made = _full(*before[1:], size).copy()
    if after is not before:
        over = _full(*after[1:], size).copy()
        over.set_alpha(round(255 * (share - before[0]) / (after[0] - before[0])))
        made.blit(over, (0, 0))
    return made


@keep(2)
def _full(name: str, bright: float, size: tuple[int, int]) -> pygame.Surface:
    made = pygame.transform.smoothscale(art.load(f"ravenloft/light-{name}"), size)
    level = round(255 * bright)
    made.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return made
