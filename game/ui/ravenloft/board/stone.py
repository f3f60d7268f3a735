"""The picture of a tile, composed of baked stone by the tables: floor, raised walls, furniture, triangle."""

from functools import cache
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import SIDES, STEP, turned
from game.rules.ravenloft.tables.cards import TILES
from game.ui.draw import art
from game.ui.draw.art import keep

ART = {"C": "coffin", "S": "stairs", "o": "circle", "F": "fountain", "A": "altar", "L": "laboratory", "W": "workbench"}
FLOORS = 3
EDGE_LIGHT = (190, 182, 214)
TRIANGLE_AT = ((1.5, 3.6), (0.1, 1.5), (1.5, 0.1), (3.6, 1.5))
"""The place of the triangle on a tile by its quarter turns, in squares."""
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


def pictures() -> list[str]:
    """The names of the pictures that most tiles consist of."""
    return ["ravenloft/wall", "ravenloft/torch", *(f"ravenloft/floor-{number}" for number in range(FLOORS))]


def _variant(tile: str) -> int:
    return sum(map(ord, tile)) % FLOORS


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
    made.blit(art.scaled(f"ravenloft/floor-{_variant(face.tile)}", side, side), (0, 0))
    wall = art.scaled("ravenloft/wall", side, side)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "#":
                made.blit(wall, (x * unit, y * unit), pygame.Rect(x * unit, y * unit, unit, unit))
    _shadows(made, rows, unit)
    _features(made, rows, unit, sealed=face.sealed)
    _triangle(made, face.tile, face.turn, unit)
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
    reach = max(2, round(unit * 0.36))
    for y in range(4):
        for x in range(4):
            if rows[y][x] == "#":
                continue
            if x > 0 and rows[y][x - 1] == "#":
                made.blit(_fall(unit, reach, across=True), (x * unit, y * unit))
            if y > 0 and rows[y - 1][x] == "#":
                made.blit(_fall(unit, round(reach * 1.3), across=False), (x * unit, y * unit))
    thick = max(1, unit // 30)
    for y in range(4):
        for x in range(4):
            if rows[y][x] != "#":
                continue
            for dx, dy in STEP.values():
                if 0 <= x + dx < 4 and 0 <= y + dy < 4 and rows[y + dy][x + dx] != "#":
                    left, top = (x + max(0, dx)) * unit, (y + max(0, dy)) * unit
                    end = (left, top + unit) if dx else (left + unit, top)
                    pygame.draw.line(made, EDGE_LIGHT, (left, top), end, thick)


def blocks(rows: tuple[str, ...]) -> list[tuple[str, int, int, int, int]]:
    """Connected squares with the same picture: the letter and their bounding box."""
    left = {(x, y): rows[y][x] for y in range(4) for x in range(4) if rows[y][x] in ART}
    bones = {(x, y) for y in range(4) for x in range(4) if rows[y][x] == "B"}
    found = []
    while left:
        start, letter = next(iter(left.items()))
        group, queue = {start}, [start]
        for x, y in queue:
            for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                same = left.get(other) == letter or (letter == "o" and other in bones)
                if other not in group and same:
                    group.add(other)
                    queue.append(other)
        for one in group:
            left.pop(one, None)
        xs, ys = [x for x, _ in group], [y for _, y in group]
        found.append((letter, min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1))
    return found


def _features(made: pygame.Surface, rows: tuple[str, ...], unit: int, *, sealed: bool) -> None:
    for letter, x, y, w, h in blocks(rows):
        name = f"ravenloft/{ART[letter]}{'-sealed' if sealed and letter == 'S' else ''}"
        if h > w:
            sprite = pygame.transform.rotate(art.scaled(name, h * unit, w * unit), 90)
        else:
            sprite = art.scaled(name, w * unit, h * unit)
        made.blit(sprite, (x * unit, y * unit))
    for y in range(4):
        for x in range(4):
            if rows[y][x] == "B":
                made.blit(art.scaled("ravenloft/bones", unit, unit), (x * unit, y * unit))


def _triangle(made: pygame.Surface, tile: str, turn: int, unit: int) -> None:
    colour = TILES[tile].triangle
    if colour != "none":
        size = max(8, round(unit * 0.4))
        sprite = pygame.transform.rotate(art.scaled(f"ravenloft/triangle-{colour}", size, size), -90 * turn)
        x, y = TRIANGLE_AT[turn % 4]
        made.blit(
            sprite,
            (round((x + 0.3) * unit), round((y + 0.02) * unit)) if turn % 2 == 0 else (round(x * unit), round((y + 0.3) * unit)),
        )


def _torches(made: pygame.Surface, face: Face, unit: int) -> None:
    """The torches without their flames, which are animated."""
    wide, high = round(unit * TORCH), round(unit * TORCH * 1.5)
    for x, y, side in torches(face.tile, face.turn):
        fx, fy = FLAME[side]
        made.blit(art.scaled("ravenloft/torch", wide, high), (round((x + fx) * unit) - wide // 2, round((y + fy - 0.22) * unit)))


@keep(3)
def _ragged(long: int, deep: int, side: str) -> pygame.Surface:
    """The darkness at an edge, reaching into the floor."""
    return pygame.transform.rotate(art.scaled("ravenloft/ragged", long, deep), TURN[side])


def _dark(made: pygame.Surface, side: str, deep: int) -> None:
    sprite = _ragged(made.get_width(), deep, side)
    box = sprite.get_rect()
    if side == "south":
        box.bottom = made.get_height()
    if side == "east":
        box.right = made.get_width()
    made.blit(sprite, box)
