"""The light sources in the castle: torches and altars, cold stairs and circles, Heroes with lanterns, burning and ghostly Monsters."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.rules.ravenloft.state import Placed
from game.rules.ravenloft.tables.cards import TILES
from game.ui.draw.theme import Colour
from game.ui.ravenloft.board.stone import blocks, rows_of, torches
from game.ui.ravenloft.choreography.shown_state import Piece

REACH_OF_TORCH, REACH_OF_HERO = 4.2, 3.4
TORCH, CANDLE, LANTERN = (255, 178, 52), (190, 124, 52), (168, 136, 80)
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
    "blazing-skeleton": ((190, 96, 28), 2.2, 1.0),
    "wraith": ((20, 84, 92), 1.7, 0.4),
    "count-strahd": ((96, 22, 40), 2.4, 0.3),
    "young-vampire": ((70, 18, 34), 1.7, 0.3),
    "gravestorm": ((30, 88, 120), 2.6, 0.4),
    "zombie-dragon": ((52, 84, 30), 2.4, 0.3),
    "howling-hag": ((44, 70, 44), 1.7, 0.3),
}
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


def faded(colour: Colour, alpha: float) -> Colour:
    """The light of a figure that appears or disappears, in ten steps."""
    share = round(min(1.0, max(0.0, alpha)) * 10) / 10
    return round(colour[0] * share), round(colour[1] * share), round(colour[2] * share)
