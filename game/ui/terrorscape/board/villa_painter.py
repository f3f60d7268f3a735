"""Paints the static Villa: floors, walls, doors, open borders, room names with the marks of their zones. All of it is public."""

from collections.abc import Collection, Sequence
from math import cos, hypot, radians, sin

import pygame

from game.rules.terrorscape.villa import PLACES
from game.text import name
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.villa import GATES, ROOMS, SIZE, Bump, Gate, Point, Room, Viewport
from game.ui.widgets.layout import meeting

PICTURES = "terrorscape/villa", "terrorscape/villa-cold"
NUMERALS = {1: "I", 2: "II"}
MARKS = {"items": theme.glass, "knowledge": theme.book, "tools": theme.wrench}
GROWTH = 1.3
"""The text scale up to which room names grow; larger ones would overlap."""
FINER = 3
BOARDS = 56.0
"""Width of a barricade, in Villa pixels."""
DOOR, LEAF = 48.0, (42.0, 15.0)
"""Width of a door's square, and length and thickness of the door, in Villa pixels."""
SPRINGS = 0.35
"""The greatest growth of a moving door."""
NAME = 22.5
"""Text size of the room names, in Villa pixels."""


def villa(canvas: Canvas, viewport: Viewport, *, cold: bool) -> None:
    """Paint the empty Villa in the killer's cold light or the survivors' warm one."""
    canvas.paint(f"villa-{cold}", viewport.area, _villa, cold)


def _villa(canvas: Canvas, area: Area, cold: bool) -> None:
    canvas.picture(PICTURES[cold], area)
    if cold:
        canvas.surface.fill(theme.DUSK, canvas.rect(area), special_flags=pygame.BLEND_RGB_MULT)
    canvas.frame(area, theme.RIM[cold], width=2, radius=4)


def slab(canvas: Canvas, viewport: Viewport, gate: Gate, sprung: float, *, cold: bool) -> None:
    """Paint a moving door; `sprung` is the progress from 0 to 1."""
    rect = canvas.rect(viewport.around(gate.at, DOOR))
    if rect.w > 1 and not canvas.blind:
        made = pygame.transform.smoothscale_by(_slab(gate.id, rect.w, cold), 1 + SPRINGS * sprung)
        canvas.surface.blit(made, made.get_rect(center=rect.center))


@keep(1)
def _slab(door: str, side: int, cold: bool) -> pygame.Surface:
    """A door, cut out of the picture of the Villa."""
    gate, whole = GATES[door], art.load(PICTURES[cold])
    k, far = whole.get_width() / SIZE[0], side * FINER / 2
    part = pygame.Rect(0, 0, round(DOOR * k), round(DOOR * k))
    part.center = round(gate.at[0] * k), round(gate.at[1] * k)
    piece = whole.subsurface(part.clip(whole.get_rect())).convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    made = pygame.transform.smoothscale(piece, (side, side))
    if cold:
        made.fill(theme.DUSK, special_flags=pygame.BLEND_RGB_MULT)
    mask, turn, unit = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA), radians(gate.angle), side * FINER / DOOR
    mask.fill((255, 255, 255, 0))
    ends = [(x * LEAF[0] * unit / 2, y * LEAF[1] * unit / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    corners = [(far + x * cos(turn) - y * sin(turn), far + x * sin(turn) + y * cos(turn)) for x, y in ends]
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    made.blit(pygame.transform.smoothscale(mask, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def barricades(canvas: Canvas, viewport: Viewport, barred: Collection[str], *, cold: bool, bump: Bump | None = None) -> None:
    """Paint the barricades, of which one may move."""
    for gate in GATES.values():
        if gate.id in barred:
            barricade(canvas, viewport, gate, cold=cold, sprung=bump.share if bump is not None and bump.door == gate.id else 0.0)


def barricade(canvas: Canvas, viewport: Viewport, gate: Gate, *, cold: bool, sprung: float = 0.0) -> None:
    """Paint a barricade over a door; `sprung` is the progress of its movement from 0 to 1."""
    rect = canvas.rect(viewport.around(gate.at, BOARDS * (1 + SPRINGS * sprung)))
    if rect.w > 1 and not canvas.blind:
        canvas.surface.blit(_boards(rect.w, cold), rect)


@keep(1)
def _boards(wide: int, cold: bool) -> pygame.Surface:
    """The planks and their shadow."""
    made, wood = pygame.Surface((wide, wide), pygame.SRCALPHA), art.scaled("terrorscape/tokens/barricade", wide, wide).copy()
    dark = wood.copy()
    dark.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(dark, (max(1, wide // 22), max(1, wide // 14)))
    if cold:
        wood.fill(theme.FROSTED_WOOD, special_flags=pygame.BLEND_RGB_MULT)
    made.blit(wood, (0, 0))
    return made


def names(canvas: Canvas, viewport: Viewport, *, cold: bool) -> None:
    """Paint the room names and their icons, above all light."""
    for room in ROOMS.values():
        area = name_area(canvas, viewport, room).inset(-32 * viewport.unit, -16 * viewport.unit)
        if canvas.shows(area):
            canvas.paint(f"name-{cold}-{room.id}", area, _paint_name, (viewport, room, cold), solid=False)


def _marks(room: Room) -> list[str]:
    """The special features of a room that have an icon."""
    return [mark for mark in PLACES[room.id].marks if mark in MARKS]


def name_size(canvas: Canvas, viewport: Viewport) -> float:
    """The text size of room names."""
    return NAME * viewport.unit * min(1.0, GROWTH / canvas.letter)


def name_area(canvas: Canvas, viewport: Viewport, room: Room) -> Area:
    """The area of a room's name with its icons."""
    size, (x, y) = name_size(canvas, viewport), viewport.at(room.name)
    extra = (26.0 * viewport.unit + 6) * (len(_marks(room)[:1]) + bool(PLACES[room.id].passage))
    wide, high = canvas.wide(name(room.id), size, "title"), canvas.high(size, "title")
    left = min(max(x - (wide + 20 + extra) / 2, viewport.area.x + 4), viewport.area.x + viewport.area.w - wide - 24 - extra)
    return Area(left, y - high / 2, wide + 24 + extra, high)


def clearest(canvas: Canvas, viewport: Viewport, spots: Sequence[Area], others: Sequence[Area] = ()) -> Area:
    """The first of these areas that covers least of the room names and of `others`, and stays on the board."""
    board, names = viewport.area, [*others, *(name_area(canvas, viewport, room) for room in ROOMS.values())]
    left, top = min(spot.x for spot in spots), min(spot.y for spot in spots)
    right, low = max(spot.x + spot.w for spot in spots), max(spot.y + spot.h for spot in spots)
    names = [one for one in names if meeting(one, Area(left, top, right - left, low - top)) > 0]

    def hides(area: Area) -> float:
        return sum(meeting(area, one) for one in names) + area.w * area.h - meeting(area, board)

    return min(spots, key=hides)


def _paint_name(canvas: Canvas, area: Area, props: tuple[Viewport, Room, bool]) -> None:
    """Paint a room's name between its zone mark and its icons."""
    viewport, room, cold = props
    row = PLACES[room.id]
    colour, words = theme.ROOM_NAME[cold], name(room.id)
    marks, side, size = _marks(room), 13.0 * viewport.unit, name_size(canvas, viewport)
    wide = canvas.wide(words, size, "title")
    left, y = name_area(canvas, viewport, room).x, viewport.at(room.name)[1]
    theme.gem(canvas, (left + 6, y), 7 * viewport.unit, room.zone)
    canvas.text(words, (left + 18, y - canvas.high(size, "title") / 2), size, colour, face="title", halo=True)
    at = left + 24 + wide + side
    brass = theme.ROOM_MARK[cold]
    for mark in marks:
        _disc(canvas, (at, y), side, brass)
        MARKS[mark](canvas, (at, y), side * 0.6, brass)
        at += 2 * side + 6
    if row.passage:
        _disc(canvas, (at, y), side, brass)
        numeral = NUMERALS[row.passage]
        canvas.text(numeral, (at, y - canvas.high(size, "bold") / 2), size, brass, face="bold", align="centre", halo=True)


def _disc(canvas: Canvas, at: Point, r: float, line: Colour) -> None:
    canvas.circle(at, r + 1.5, line)
    canvas.circle(at, r, theme.NIGHT)


def wash(canvas: Canvas, corners: tuple[Point, ...], colour: Colour, alpha: int) -> None:
    """Fill a polygon with a translucent colour."""
    points = [canvas.point(*corner) for corner in corners]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    rect = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    layer = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.polygon(layer, (*colour, alpha), [(x - rect.x, y - rect.y) for x, y in points])
    canvas.surface.blit(layer, rect)


def edge(canvas: Canvas, viewport: Viewport, room: Room, colour: Colour, wide: float) -> None:
    """Paint the outline of a selectable or focused room."""
    rect, pen = canvas.rect(viewport.area_of(room)), canvas.pixels(wide)
    if rect.w > 0 and rect.h > 0 and not canvas.blind:
        canvas.surface.blit(_edge(room.id, rect.w, rect.h, pen, colour), rect.move(-pen, -pen))


@keep(12)
def _edge(place: str, w: int, h: int, pen: int, colour: Colour) -> pygame.Surface:
    """An antialiased outline."""
    room = ROOMS[place]
    at, size = room.bounds, (w + 2 * pen, h + 2 * pen)
    large = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
    large.fill((*colour, 0))
    corners = [((pen + (x - at.x) / at.w * w) * FINER, (pen + (y - at.y) / at.h * h) * FINER) for x, y in room.outline]
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        _stroke(large, one, other, pen * FINER, colour)
    return pygame.transform.smoothscale(large, size)


def _stroke(surface: pygame.Surface, one: Point, other: Point, wide: float, colour: Colour) -> None:
    """Draw a line with round ends."""
    long = max(0.1, hypot(other[0] - one[0], other[1] - one[1]))
    dx, dy = (other[0] - one[0]) / long * wide / 2, (other[1] - one[1]) / long * wide / 2
    sides = [(x + way * dy, y - way * dx) for (x, y), ways in ((one, (-1, 1)), (other, (1, -1))) for way in ways]
    pygame.draw.polygon(surface, (*colour, 255), sides)
    pygame.draw.circle(surface, (*colour, 255), one, wide / 2)
