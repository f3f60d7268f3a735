"""Fog that drifts along unexplored edges."""

import pygame

from game.rules.ravenloft.space.board import SIDES
from game.rules.ravenloft.state import Placed
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.noise import lot
from game.ui.ravenloft.board.stone import TURN
from game.ui.ravenloft.board.tiles import unexplored

DRIFT = 0.006
"""The speed in logical pixels a millisecond."""
OUT, IN = 0.75, 0.75
"""The depth of the fog outside the edge and inside it, in squares."""
THICK = 150


@keep(4)
def _cloth(unit: int) -> pygame.Surface:
    """The fog as a long strip that ends with a copy of its beginning."""
    long, deep = unit * 8, round(unit * (OUT + IN))
    once = art.scaled("ravenloft/fog", long, deep)
    made = pygame.Surface((long + unit * 4, deep), pygame.SRCALPHA)
    made.blit(once, (0, 0))
    made.blit(once, (long, 0))
    return made


@keep(1)
def _stencil(unit: int) -> pygame.Surface:
    """The opacity of the strip: none at its borders, most on the edge itself."""
    wide, high = 16, 12
    small = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        for x in range(wide):
            across = 1 - abs(y - (high - 1) * OUT / (OUT + IN)) / (high * 0.5)
            along = min(1.0, (min(x, wide - 1 - x) + 0.2) / 2.4)
            small.set_at((x, y), (255, 255, 255, round(THICK * max(0.0, min(1.0, across)) * along)))
    return pygame.transform.smoothscale(small, (unit * 4, round(unit * (OUT + IN))))


class Fog:
    """The strips of fog, each painted again when it has drifted by a pixel."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int, str], tuple[tuple[int, int], pygame.Surface]] = {}

    def paint(
        self, canvas: Canvas, view: Area, camera: Camera, board: tuple[Placed, ...], at: float, part: pygame.Rect | None = None
    ) -> None:
        """Paint fog over all unexplored edges in the view, or in a `part` of it; `at` is the time in ms."""
        unit, window = camera.unit(canvas), canvas.rect(view)
        part = window if part is None else part
        for placed, number in unexplored(board):
            side = SIDES[number]
            box = _box(canvas, view, camera, placed, side)
            edge = (placed.x, placed.y, side)
            if box.colliderect(part):
                shift = at * DRIFT * canvas.scale * (1 if number % 2 else -1) + lot(placed.x, placed.y, number) * unit * 8
                canvas.surface.blit(self._strip(edge, unit, round(shift) % (unit * 8)), box)
            elif not box.colliderect(window):
                self._kept.pop(edge, None)
        if len(self._kept) > len(unexplored(board)):  # edges at which tiles lie now
            self._kept.clear()

    def _strip(self, edge: tuple[int, int, str], unit: int, shift: int) -> pygame.Surface:
        kept = self._kept.get(edge)
        if kept is not None and kept[0] == (unit, shift):
            return kept[1]
        stencil = _stencil(unit)
        made = _cloth(unit).subsurface((shift, 0, *stencil.get_size())).copy()
        made.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made = pygame.transform.rotate(made, TURN[edge[2]]) if edge[2] != "north" else made
        self._kept[edge] = ((unit, shift), made)
        return made


def _box(canvas: Canvas, view: Area, camera: Camera, placed: Placed, side: str) -> pygame.Rect:
    """The area of the strip of an edge."""
    unit = camera.unit(canvas)
    x, y = camera.place(canvas, view, placed.x * 4, placed.y * 4)
    out, deep, long = round(unit * OUT), round(unit * (OUT + IN)), unit * 4
    if side in ("north", "south"):
        return pygame.Rect(x, y - out if side == "north" else y + long - (deep - out), long, deep)
    return pygame.Rect(x - out if side == "west" else x + long - (deep - out), y, deep, long)
