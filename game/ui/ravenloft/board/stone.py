"""The picture of a tile, composed of baked stone by the tables: floor, raised walls, furniture."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import SIDES, STEP, turned
from game.rules.ravenloft.tables.cards import TILES
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.theme import WHITE, Colour

ART = {"C": "coffin", "S": "stairs", "o": "circle", "F": "fountain", "A": "altar", "L": "laboratory", "W": "workbench"}
FLOORS = 3
EDGE_LIGHT = (190, 182, 214)
RIM_OPEN, RIM_SHUT = 0.8, 0.5
"""The depth of the darkness at an unexplored edge, in squares: of an open one, and of a wall."""
TURN = {"north": 0, "west": 90, "south": 180, "east": 270}
"""The degrees by which a picture that points north is turned."""


FLAME = {"south": (0.5, 0.42), "east": (0.78, 0.3), "west": (0.22, 0.3)}
"""The place of a torch's flame in its square, by the side of the floor."""
TORCH = 0.5
"""The width of a torch, in squares."""


class Face(NamedTuple):
    """Everything that the picture of a tile depends on; `rims` has a letter for each side: "o" unexplored, "x" the end, "-" another tile.

    `sealed`: its stairs cannot be used in this adventure.
    """

    tile: str
    turn: int
    rims: str
    sealed: bool = False


def rows_of(tile: str, turn: int) -> tuple[str, ...]:
    """The rows of a placed tile."""
    return turned(tuple(TILES[tile].rows), turn)


def _where(rows: tuple[str, ...], letters: str) -> list[tuple[int, int]]:
    """The squares with one of these letters, row by row."""
    return [(x, y) for y in range(4) for x in range(4) if rows[y][x] in letters]


def pictures() -> list[str]:
    """The names of the pictures that most tiles consist of."""
    return ["ravenloft/wall", "ravenloft/torch", *(f"ravenloft/floor-{number}" for number in range(FLOORS))]


def mask(wide: int, high: int, opacity: Callable[[int, int], float], colour: Colour = WHITE) -> pygame.Surface:
    """A small picture of a colour whose opacity (0 to 255) depends on column and row; it is made larger with `smoothscale`."""
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        for x in range(wide):
            made.set_at((x, y), (*colour, round(opacity(x, y))))
    return made


@cache
def torches(tile: str, turn: int) -> tuple[tuple[int, int, str], ...]:
    """The torches of a placed tile: the wall square and the side of the floor. At most two, preferably above floor."""
    rows = rows_of(tile, turn)
    above = [(x, y, "south") for y in range(3) for x in range(4) if rows[y][x] == "#" and rows[y + 1][x] != "#"]
    if above:
        return tuple(above[:: max(1, len(above) - 1)][:2])
    beside = [(x, y, "east") for y in (1, 2) for x in range(3) if rows[y][x] == "#" and rows[y][x + 1] != "#"]
    beside += [(x, y, "west") for y in (1, 2) for x in range(1, 4) if rows[y][x] == "#" and rows[y][x - 1] != "#"]
    return tuple(beside[sum(map(ord, tile)) % len(beside) :][:1]) if beside else ()


@keep(12)
def picture(face: Face, unit: int) -> pygame.Surface:
    """A placed tile in full light, with `unit` pixels a square."""
    rows, side = rows_of(face.tile, face.turn), unit * 4
    made = pygame.Surface((side, side))
    made.blit(art.scaled(f"ravenloft/floor-{sum(map(ord, face.tile)) % FLOORS}", side, side), (0, 0))
    wall = art.scaled("ravenloft/wall", side, side)
    for x, y in _where(rows, "#"):
        made.blit(wall, (x * unit, y * unit), pygame.Rect(x * unit, y * unit, unit, unit))
    _shadows(made, rows, unit)
    _features(made, rows, unit, sealed=face.sealed)
    _torches(made, face, unit)
    pygame.draw.rect(made, (18, 14, 24), made.get_rect(), max(1, unit // 40))
    for side_name, rim in zip(SIDES, face.rims, strict=True):
        if rim != "-":
            _dark(made, side_name, round(unit * (RIM_OPEN if rim == "o" else RIM_SHUT)))
    return made


@keep(1)
def _fall(unit: int, reach: int, across: bool) -> pygame.Surface:
    """The shadow beside a wall, darkest at the wall."""
    shade = pygame.Surface((reach, unit) if across else (unit, reach), pygame.SRCALPHA)
    for step in range(reach):
        dark = (0, 0, 0, round(190 * (1 - step / reach) ** 1.3))
        shade.fill(dark, pygame.Rect((step, 0), (1, unit)) if across else pygame.Rect((0, step), (unit, 1)))
    return shade


def _shadows(made: pygame.Surface, rows: tuple[str, ...], unit: int) -> None:
    """The shadows of walls to the south-east, and the light along their edges."""
    reach, thick, walls = max(2, round(unit * 0.36)), max(1, unit // 30), _where(rows, "#")
    for x, y in [(x, y) for y in range(4) for x in range(4) if (x, y) not in walls]:
        if (x - 1, y) in walls:
            made.blit(_fall(unit, reach, across=True), (x * unit, y * unit))
        if (x, y - 1) in walls:
            made.blit(_fall(unit, round(reach * 1.3), across=False), (x * unit, y * unit))
    for x, y in walls:
        for dx, dy in STEP.values():
            if 0 <= x + dx < 4 and 0 <= y + dy < 4 and (x + dx, y + dy) not in walls:
                left, top = (x + max(0, dx)) * unit, (y + max(0, dy)) * unit
                end = (left, top + unit) if dx else (left + unit, top)
                pygame.draw.line(made, EDGE_LIGHT, (left, top), end, thick)


def blocks(rows: tuple[str, ...]) -> list[tuple[str, int, int, int, int]]:
    """Connected squares with the same picture: the letter and their bounding box."""
    left, found = {(x, y): rows[y][x] for x, y in _where(rows, "".join(ART))}, []
    bones = _where(rows, "B")
    while left:
        start, letter = next(iter(left.items()))
        group = [start]
        for x, y in group:
            beside = [(x + dx, y + dy) for dx, dy in STEP.values() if (x + dx, y + dy) not in group]
            group += [other for other in beside if left.get(other) == letter or (letter == "o" and other in bones)]
        for one in group:
            left.pop(one, None)
        xs, ys = [x for x, _ in group], [y for _, y in group]
        found.append((letter, min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1))
    return found


def _features(made: pygame.Surface, rows: tuple[str, ...], unit: int, *, sealed: bool) -> None:
    for letter, x, y, w, h in blocks(rows):
        name = f"ravenloft/{ART[letter]}{'-sealed' if sealed and letter == 'S' else ''}"
        sprite = art.scaled(name, max(w, h) * unit, min(w, h) * unit)
        made.blit(pygame.transform.rotate(sprite, 90) if h > w else sprite, (x * unit, y * unit))
    for x, y in _where(rows, "B"):
        made.blit(art.scaled("ravenloft/bones", unit, unit), (x * unit, y * unit))


def _torches(made: pygame.Surface, face: Face, unit: int) -> None:
    """The torches without their flames, which are animated."""
    wide, high = round(unit * TORCH), round(unit * TORCH * 1.5)
    for x, y, side in torches(face.tile, face.turn):
        fx, fy = FLAME[side]
        made.blit(art.scaled("ravenloft/torch", wide, high), (round((x + fx) * unit) - wide // 2, round((y + fy - 0.22) * unit)))


def _dark(made: pygame.Surface, side: str, deep: int) -> None:
    """The darkness at an edge, reaching into the floor."""
    sprite, whole = pygame.transform.rotate(art.scaled("ravenloft/ragged", made.get_width(), deep), TURN[side]), made.get_rect()
    made.blit(sprite, sprite.get_rect(bottomright=whole.bottomright) if side in ("south", "east") else (0, 0))
