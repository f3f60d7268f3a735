"""The dungeon's floor: tiles put together from baked stone as the tables say, and kept at the current zoom."""

from functools import lru_cache

import pygame

from game.rules.ravenloft.board import SIDES, STEP, Chart, chart, turned
from game.rules.ravenloft.cards import TILES
from game.rules.ravenloft.state import Board, Placed
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft.camera import Camera

ART = {"C": "coffin", "S": "stairs", "o": "circle", "F": "fountain", "A": "altar", "L": "laboratory", "W": "workbench"}
FLOORS = 3
EDGE_LIGHT = (163, 156, 192)
DARK = (6, 4, 10)
AMBIENT, TORCHLIGHT = (196, 190, 212), (150, 138, 130)
"""How much of the stone's colour shows without a torch, and how strong a torch is."""
TRIANGLE_AT = ((1.5, 3.6), (0.1, 1.5), (1.5, 0.1), (3.6, 1.5))
"""Where the triangle lies on a tile with so many quarter turns, in squares."""


def rows_of(tile: str, turn: int) -> tuple[str, ...]:
    """The rows of a tile as it lies."""
    return turned(tuple(TILES[tile].rows), turn)


def _variant(tile: str) -> int:
    return sum(map(ord, tile)) % FLOORS


@lru_cache(maxsize=260)
def picture(tile: str, turn: int, unit: int) -> pygame.Surface:
    """A tile as it lies, with `unit` pixels a square."""
    rows, side = rows_of(tile, turn), unit * 4
    made = pygame.Surface((side, side))
    made.blit(art.scaled(f"ravenloft/floor-{_variant(tile)}", side, side), (0, 0))
    wall = art.scaled("ravenloft/wall", side, side)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "#":
                made.blit(wall, (x * unit, y * unit), pygame.Rect(x * unit, y * unit, unit, unit))
    _shadows(made, rows, unit)
    _features(made, rows, unit)
    _triangle(made, tile, turn, unit)
    made.fill(AMBIENT, special_flags=pygame.BLEND_RGB_MULT)
    _torches(made, rows, unit)
    pygame.draw.rect(made, (18, 14, 24), made.get_rect(), max(1, unit // 40))
    return made


def _shadows(made: pygame.Surface, rows: tuple[str, ...], unit: int) -> None:
    """Walls stand out: they throw a shadow to the south-east and catch light along their edges."""
    shade = pygame.Surface(made.get_size(), pygame.SRCALPHA)
    reach = unit // 4
    for y in range(4):
        for x in range(4):
            if rows[y][x] == "#":
                continue
            for dx, dy in ((-1, 0), (0, -1)):
                if x + dx >= 0 and y + dy >= 0 and rows[y + dy][x + dx] == "#":
                    for step in range(reach):
                        dark = (0, 0, 0, round(150 * (1 - step / reach)))
                        start = (x * unit + (step if dx else 0), y * unit + (step if dy else 0))
                        size = (1, unit) if dx else (unit, 1)
                        shade.fill(dark, pygame.Rect(start, size), special_flags=pygame.BLEND_RGBA_MAX)
    made.blit(shade, (0, 0))
    thick = max(1, unit // 36)
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
    """Connected squares with the same art: the letter and the box around them."""
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


def _features(made: pygame.Surface, rows: tuple[str, ...], unit: int) -> None:
    for letter, x, y, w, h in blocks(rows):
        name = f"ravenloft/{ART[letter]}"
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


def _torches(made: pygame.Surface, rows: tuple[str, ...], unit: int) -> None:
    """A torch hangs on a wall that has floor below it, at most two on a tile."""
    places = [(x, y) for y in range(3) for x in range(4) if rows[y][x] == "#" and rows[y + 1][x] != "#"]
    for x, y in places[:: max(1, len(places) - 1)][:2]:
        glow = art.scaled("ravenloft/torchlight", unit * 4, unit * 4)
        light = pygame.Surface(glow.get_size())
        light.blit(glow, (0, 0))
        light.fill(TORCHLIGHT, special_flags=pygame.BLEND_RGB_MULT)
        made.blit(light, (round((x - 1.5) * unit), round((y - 1.2) * unit)), special_flags=pygame.BLEND_RGB_ADD)
        w, h = round(unit * 0.5), round(unit * 0.75)
        made.blit(art.scaled("ravenloft/torch", w, h), (round((x + 0.25) * unit), round((y + 0.3) * unit)))


@lru_cache(maxsize=16)
def _ragged(long: int, deep: int, side: str) -> pygame.Surface:
    """The dark beyond an unexplored edge, eating into the floor."""
    made = pygame.Surface((long, deep), pygame.SRCALPHA)
    for y in range(deep):
        made.fill((*DARK, round(235 * (1 - y / deep) ** 1.4)), pygame.Rect(0, y, long, 1))
    return pygame.transform.rotate(made, {"north": 0, "west": 90, "south": 180, "east": 270}[side])


def edge_rect(canvas: Canvas, view: Area, camera: Camera, placed: Placed, side: str, deep: float) -> pygame.Rect:
    """The strip along one side of a tile, `deep` squares into it."""
    unit = camera.unit(canvas)
    x, y = camera.place(canvas, view, placed.x * 4, placed.y * 4)
    thick = round(deep * unit)
    return {
        "north": pygame.Rect(x, y, unit * 4, thick),
        "south": pygame.Rect(x, y + unit * 4 - thick, unit * 4, thick),
        "west": pygame.Rect(x, y, thick, unit * 4),
        "east": pygame.Rect(x + unit * 4 - thick, y, thick, unit * 4),
    }[side]


def draw(canvas: Canvas, view: Area, camera: Camera, board: Board, shown: int, dim: float) -> None:
    """Draw the first `shown` tiles; the last of them is still `dim` in the dark (0: lit)."""
    unit = camera.unit(canvas)
    window = canvas.rect(view)
    for index, placed in enumerate(board.tiles[:shown]):
        rect = pygame.Rect(camera.place(canvas, view, placed.x * 4, placed.y * 4), (unit * 4, unit * 4))
        if not rect.colliderect(window):
            continue
        canvas.surface.blit(picture(placed.tile, placed.turn, unit), rect)
        if dim and index == shown - 1:
            veil = pygame.Surface(rect.size)
            veil.set_alpha(round(255 * dim))
            canvas.surface.blit(veil, rect)
    lay = chart(board)
    rims(canvas, view, camera, lay, board.tiles[:shown])


def rims(canvas: Canvas, view: Area, camera: Camera, lay: Chart, tiles: list[Placed]) -> None:
    """Every outer border sinks into the dark; an open one carries a chevron."""
    unit = camera.unit(canvas)
    at = {(placed.x, placed.y) for placed in tiles}
    size = max(10, round(unit * 0.62))
    for index, placed in enumerate(tiles):
        for side in SIDES:
            dx, dy = STEP[side]
            if (placed.x + dx, placed.y + dy) in at:
                continue
            is_open = bool(lay.cells[index].sides[side])
            rect = edge_rect(canvas, view, camera, placed, side, 0.9 if is_open else 0.45)
            canvas.surface.blit(_ragged(unit * 4, rect.h if side in ("north", "south") else rect.w, side), rect)
            if is_open:
                turn = {"north": 0, "west": 90, "south": 180, "east": 270}[side]
                sprite = pygame.transform.rotate(art.scaled("ravenloft/chevron", size, size), turn)
                spot = sprite.get_rect(center=rect.center)
                spot.move_ip(dx * unit // 4, dy * unit // 4)
                canvas.surface.blit(sprite, spot)
