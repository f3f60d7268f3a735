"""The floor of the dungeon in the view (tiles at the current zoom) and what is painted over its light: unexplored edges, flames, fog."""

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.rules.ravenloft.space.board import SIDES, STEP, chart
from game.rules.ravenloft.state import Board, Placed
from game.rules.ravenloft.tables.cards import TILES
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board.camera import Camera, Sight
from game.ui.ravenloft.board.effects import flicker, lot
from game.ui.ravenloft.board.light_sources import dimmed, pool
from game.ui.ravenloft.board.stone import FLAME, TURN, Face, mask, picture, torches

START = frozenset({"ST-N", "ST-S"})
FRESH = 1
"""The number of tiles that are painted sharply in one frame after a change of zoom; the others are scaled until then."""


@lru_cache(maxsize=64)
def faces(board: tuple[Placed, ...], *, sealed: bool = False) -> tuple[Face, ...]:
    """The look of each of these tiles among the others; `sealed`: the stairs of the Start tile are barred."""
    lay = chart(Board(list(board)))
    made = []
    for index, placed in enumerate(board):
        rims = ""
        for side in SIDES:
            dx, dy = STEP[side]
            rims += "-" if (placed.x + dx, placed.y + dy) in lay.at else "o" if lay.cells[index].sides[side] else "x"
        made.append(Face(placed.tile, placed.turn, rims, sealed and placed.tile in START))
    return tuple(made)


@lru_cache(maxsize=8)
def unexplored(board: tuple[Placed, ...]) -> tuple[tuple[Placed, int], ...]:
    """Each unexplored edge: its tile, and the index of its side in SIDES."""
    shown = zip(board, faces(board), strict=True)
    return tuple((placed, number) for placed, face in shown for number, rim in enumerate(face.rims) if rim == "o")


def edge_rect(canvas: Canvas, view: Area, camera: Camera, placed: Placed, side: str, deep: float) -> pygame.Rect:
    """The strip along a side of a tile, `deep` squares wide."""
    side_long, (dx, dy) = camera.unit(canvas) * 4, STEP[side]
    x, y = camera.place(canvas, view, placed.x * 4, placed.y * 4)
    thick = round(deep * camera.unit(canvas))
    rest = side_long - thick
    return pygame.Rect(x + max(0, dx) * rest, y + max(0, dy) * rest, thick if dx else side_long, thick if dy else side_long)


def edge_area(canvas: Canvas, view: Area, camera: Camera, placed: Placed, side: str, deep: float) -> Area:
    """The same strip in logical pixels."""
    rect = edge_rect(canvas, view, camera, placed, side, deep)
    x, y = canvas.logical(rect.topleft)
    return Area(x, y, rect.w / canvas.scale, rect.h / canvas.scale)


class Floor:
    """The tiles in the view as one picture in full light, kept until the camera moves or the dungeon grows; `rough`: some tiles are not sharp yet."""

    def __init__(self) -> None:
        self.made: pygame.Surface | None = None
        self.rough = False
        self._key: tuple[object, ...] | None = None
        self._lying: tuple[Face, ...] = ()
        self._last: dict[Face, pygame.Surface] = {}
        self._alike: dict[tuple[str, int], pygame.Surface] = {}
        """The last picture of each tile, and of each tile with any edges: a substitute for a moment."""

    def stands(self, sight: Sight) -> bool:
        """Whether the picture is that of the view."""
        return self._key == (sight.rect, sight.corner, sight.unit, sight.board)

    def paint(self, sight: Sight) -> pygame.Surface:
        """The picture of the view, painted again if anything in it has changed."""
        rect = sight.rect
        if self.made is None or not self.stands(sight):
            if self.made is None or self.made.get_size() != rect.size:
                self.made = pygame.Surface(rect.size)
            self._key, self.rough = (rect, sight.corner, sight.unit, sight.board), False
            self.paint_part(self.made, self.made.get_rect(), sight)
        return self.made

    def paint_part(self, on: pygame.Surface, part: pygame.Rect, sight: Sight) -> None:
        """Paint a part of the view onto its picture: the ground, and the tiles, of which at most one is painted sharply."""
        left, lying = FRESH, faces(sight.board, sealed=sight.sealed)
        if self._lying != lying:  # each new tile changes those around it
            self._lying = lying
            self._last = {face: picture for face, picture in self._last.items() if face in lying}
            alike = {(face.tile, face.turn) for face in lying}
            self._alike = {one: picture for one, picture in self._alike.items() if one in alike}
        on.blit(beyond(sight.canvas, sight.rect), part, part)
        for face, box in self._boxes(sight):
            if not box.colliderect(part):
                continue
            kept = self._last.get(face)
            if kept is None or kept.get_width() != box.w:
                if not left and (alike_one := kept or self._alike.get((face.tile, face.turn))) is not None:
                    on.blit(pygame.transform.smoothscale(alike_one, box.size), box)
                    self.rough = True
                    continue
                left = max(0, left - 1)
                kept = self._sharp(face, box.w // 4)
            on.blit(kept, box)

    def sharpen(self, sight: Sight) -> pygame.Rect | None:
        """Paint one more tile in the view sharply, and return its place; None if all are sharp."""
        assert self.made is not None
        whole = self.made.get_rect()
        for face, box in self._boxes(sight):
            kept = self._last.get(face)
            if (kept is None or kept.get_width() != box.w) and box.colliderect(whole):
                self.made.blit(self._sharp(face, box.w // 4), box)
                return box.clip(whole)
        self.rough = False
        return None

    def _sharp(self, face: Face, unit: int) -> pygame.Surface:
        made = self._last[face] = self._alike[face.tile, face.turn] = picture(face, unit)
        return made

    def _boxes(self, sight: Sight) -> Iterator[tuple[Face, pygame.Rect]]:
        """Each tile and its place in the view."""
        rect, side, (left, top) = sight.rect, sight.unit * 4, sight.corner
        for placed, face in zip(sight.board, faces(sight.board, sealed=sight.sealed), strict=True):
            yield face, pygame.Rect(left + placed.x * side - rect.x, top + placed.y * side - rect.y, side, side)


def beyond(canvas: Canvas, rect: pygame.Rect) -> pygame.Surface:
    """The ground around the dungeon: darkness with faint mist."""
    return _beyond(canvas.under, rect.topleft, rect.size)


@keep(4)
def _beyond(under: pygame.Surface | None, corner: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    made, mist = pygame.Surface(size), art.scaled("ravenloft/mist", *size).copy()
    if under is not None:
        made.blit(under, (0, 0), (corner, size))
    fade = mask(24, 16, lambda x, y: 255 * min(1.0, min(x, 23 - x, y, 15 - y) / 5))  # towards the border
    mist.blit(pygame.transform.smoothscale(fade, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(mist, (0, 0))
    return made


# ------------------------------------------------------------------ unexplored edges


@keep(1)
def _chevron(size: int, side: str) -> pygame.Surface:
    return pygame.transform.rotate(art.scaled("ravenloft/chevron", size, size), TURN[side])


def blit_chevron(surface: pygame.Surface, size: int, side: str, edge: pygame.Rect, unit: int) -> None:
    """Paint a chevron of a size on the strip of its edge."""
    sprite, (dx, dy) = _chevron(size, side), STEP[side]
    surface.blit(sprite, sprite.get_rect(center=edge.move(dx * unit // 4, dy * unit // 4).center))


def chevrons(sight: Sight, part: pygame.Rect, *, hidden: bool = False) -> None:
    """Paint the chevrons of unexplored edges in a part of the view, without those of a last tile that is still `hidden`."""
    unit = sight.unit
    for placed, number in unexplored(sight.board):
        rect = edge_rect(sight.canvas, sight.view, sight.camera, placed, SIDES[number], 0.9)
        if rect.inflate(unit, unit).colliderect(part) and not (hidden and placed is sight.board[-1]):
            blit_chevron(sight.canvas.surface, max(10, round(unit * 0.155) * 4), SIDES[number], rect, unit)


TRIANGLE, TRIANGLE_AT = 0.5, ((2.0, 3.74), (0.26, 2.0), (2.0, 0.26), (3.74, 2.0))
"""The size of a triangle, and its middle on a tile by the tile's quarter turns, in squares."""


@keep(1)
def _triangle(colour: str, turn: int, size: int) -> pygame.Surface:
    return pygame.transform.rotate(art.scaled(f"ravenloft/triangle-{colour}", size, size), -90 * turn)


def triangles(sight: Sight, board: tuple[Placed, ...], part: pygame.Rect) -> None:
    """Paint the triangles of these tiles in a part of the view, over the light: their colour is a rule (CR-041), and torches would tint it."""
    unit, (left, top) = sight.unit, sight.corner
    size = max(8, round(unit * TRIANGLE))
    for placed in board:
        colour, (x, y) = TILES[placed.tile].triangle, TRIANGLE_AT[placed.turn % 4]
        middle = left + round((placed.x * 4 + x) * unit), top + round((placed.y * 4 + y) * unit)
        if colour != "none" and part.inflate(size, size).collidepoint(middle):
            sprite = _triangle(colour, placed.turn % 4, size)
            sight.canvas.surface.blit(sprite, sprite.get_rect(center=middle))


FLAMES, HALO = 4, (190, 104, 30)
"""The number of pictures of a flame, and the glow around it, on its wall and in the dark."""


@lru_cache(maxsize=8)
def _torches(board: tuple[Placed, ...]) -> tuple[tuple[float, float, int], ...]:
    """The places of flames on these tiles, in squares, each with a number that identifies it."""
    return tuple(
        (placed.x * 4 + x + FLAME[side][0], placed.y * 4 + y + FLAME[side][1], placed.x * 131 + placed.y * 17 + number)
        for placed in board
        for number, (x, y, side) in enumerate(torches(placed.tile, placed.turn))
    )


def flames(sight: Sight, board: tuple[Placed, ...], at: float, part: pygame.Rect, *, waver: bool) -> None:
    """Paint the flames on these tiles in a part of the view, with their halos; `at` is the time in ms by which they waver."""
    unit, surface, (left, top) = sight.unit, sight.canvas.surface, sight.corner
    size, wide = max(8, round(unit * 0.14) * 4), max(8, round(unit * 0.38) * 8)  # few sizes while the camera zooms
    shapes = [art.scaled(f"ravenloft/flame-{shape}", size, size) for shape in range(FLAMES)]
    halos, flames, around = [], [], part.inflate(wide, wide)
    for x, y, seed in _torches(board):
        px, py = left + round(x * unit), top + round(y * unit)
        if around.collidepoint(px, py):
            level = 6 + round(2 * flicker(seed, at)) if waver else 6
            halos.append((pool(dimmed(HALO, level / 8), wide), (px - wide // 2, py - wide // 2)))
            shape = int(lot(seed, int(at // 110)) * FLAMES) % FLAMES if waver else 0
            flames.append((shapes[shape], (px - size // 2, py - size // 2)))
    surface.fblits(halos, pygame.BLEND_RGB_ADD)
    surface.fblits(flames)


DRIFT = 0.006
"""The speed of fog in logical pixels a millisecond."""
REACH = 0.75
"""The depth of fog outside an edge, and inside it, in squares."""
THICK = 150


@keep(4)
def _cloth(unit: int) -> pygame.Surface:
    """The fog as a long strip that ends with a copy of its beginning."""
    long, deep = unit * 8, round(unit * REACH * 2)
    once = art.scaled("ravenloft/fog", long, deep)
    made = pygame.Surface((long + unit * 4, deep), pygame.SRCALPHA)
    made.blit(once, (0, 0))
    made.blit(once, (long, 0))
    return made


@keep(1)
def _stencil(unit: int) -> pygame.Surface:
    """The opacity of the strip: none at its borders, most on the edge itself."""
    wide, high = 16, 12

    def opacity(x: int, y: int) -> float:
        along = min(1.0, (min(x, wide - 1 - x) + 0.2) / 2.4)
        return THICK * max(0.0, min(1.0, 1 - abs(y - (high - 1) / 2) / (high / 2))) * along

    return pygame.transform.smoothscale(mask(wide, high, opacity), (unit * 4, round(unit * REACH * 2)))


def fog(sight: Sight, at: float, part: pygame.Rect) -> None:
    """Paint fog over the unexplored edges in a part of the view; `at` is the time in ms."""
    unit, canvas = sight.unit, sight.canvas
    for placed, number in unexplored(sight.board):
        side, (dx, dy) = SIDES[number], STEP[SIDES[number]]
        box = edge_rect(canvas, sight.view, sight.camera, placed, side, REACH * 2)
        box.move_ip(dx * round(unit * REACH), dy * round(unit * REACH))
        if box.colliderect(part):
            shift = at * DRIFT * canvas.scale * (1 if number % 2 else -1) + lot(placed.x, placed.y, number) * unit * 8
            canvas.surface.blit(_strip(unit, round(shift) % (unit * 8), side), box)


@keep(4)
def _strip(unit: int, shift: int, side: str) -> pygame.Surface:
    """The fog at a side of a tile, which has drifted by so many pixels."""
    stencil = _stencil(unit)
    made = _cloth(unit).subsurface((shift, 0, *stencil.get_size())).copy()
    made.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotate(made, TURN[side]) if side != "north" else made
