"""The Villa as a picture: floors, walls, doors, open borders, names with the signs of their zones. All of it is public and painted once."""

from math import cos, hypot, radians, sin

import pygame

from game.rules.terrorscape.villa import PLACES
from game.text import name
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.terrorscape import signs
from game.ui.terrorscape.villa import GATES, ROOMS, Gate, Point, Room, Sheet
from game.ui.theme import BLACK, Colour, mix, rgb

FLOOR = {
    "R1": "#6f6a62", "R2": "#6b4a34", "R3": "#5a4234", "R4": "#5f4230", "R5": "#54392a", "B1": "#6a4b35", "B2": "#64452f", "B3": "#74797a",
    "B4": "#5d5b56", "B5": "#68625c", "G1": "#5d5a4c", "G2": "#39492f", "G3": "#58493a", "G4": "#4b5c46", "G5": "#324a2e",
}  # fmt: skip
COLD = rgb("#5d8296")
NUMERALS = {1: "I", 2: "II"}
MARKS = {"items": signs.glass, "knowledge": signs.book, "tools": signs.wrench}
GROWTH = 1.3
"""Names grow with the letters so far: beyond it they would lie upon each other."""
NAME = 22.5
"""How large the names of rooms are, in pixels of the Villa."""


def villa(canvas: Canvas, sheet: Sheet, *, cold: bool) -> None:
    """The empty house, in the killer's cold light or in the survivors' warm one."""
    key = (sheet, cold, canvas.look, canvas.letter)
    canvas.panel(f"villa-{cold}", key, sheet.area, lambda c, a: _villa(c, Sheet(a), cold=cold))


def _villa(canvas: Canvas, sheet: Sheet, *, cold: bool) -> None:
    picture = "terrorscape/villa-cold" if cold else "terrorscape/villa"
    if art.has(picture):
        canvas.picture(picture, sheet.area)
    else:
        canvas.box(sheet.area, rgb("#101c1a") if not cold else rgb("#0c1620"), radius=0)
        for room in ROOMS.values():
            canvas.shape(list(sheet.shape(room.outline)), shade(room, cold=cold))
        for room in sorted(ROOMS.values(), key=lambda one: not one.open):
            line = rgb("#3a4d42") if room.open else rgb("#6e7f86") if not cold else rgb("#5d7488")
            _outline(canvas, sheet.shape(room.outline), line, (4 if room.open else 9) * sheet.unit)
        for gate in GATES.values():
            if gate.door:
                door(canvas, sheet, gate, cold=cold)
            else:
                border(canvas, sheet, gate, cold=cold)
    for room in ROOMS.values():
        label(canvas, sheet, room, cold=cold)
    canvas.frame(sheet.area, rgb("#3d3323") if not cold else rgb("#24414d"), width=2, radius=4)


def shade(room: Room, *, cold: bool) -> Colour:
    """The floor of a room at night."""
    floor = mix(rgb(FLOOR[room.id]), BLACK, 0.42)
    return mix(floor, mix(COLD, BLACK, 0.55), 0.55) if cold else floor


def _outline(canvas: Canvas, corners: tuple[Point, ...], colour: Colour, wide: float) -> None:
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        canvas.line(start, end, colour, wide)
        canvas.circle(start, wide / 2, colour)


def turned(at: Point, angle: float, corners: list[Point], unit: float) -> list[Point]:
    """These corners, turned by `angle` degrees round the origin and brought to `at`."""
    one, other = cos(radians(angle)), sin(radians(angle))
    return [(at[0] + (x * one - y * other) * unit, at[1] + (x * other + y * one) * unit) for x, y in corners]


def _slab(wide: float, high: float) -> list[Point]:
    return [(-wide / 2, -high / 2), (wide / 2, -high / 2), (wide / 2, high / 2), (-wide / 2, high / 2)]


def door(canvas: Canvas, sheet: Sheet, gate: Gate, *, cold: bool) -> None:
    """An ivory slab in the wall."""
    at = sheet.at(gate.at)
    canvas.shape(turned(at, gate.angle, _slab(42, 16), sheet.unit), rgb("#0c1113"))
    canvas.shape(turned(at, gate.angle, _slab(36, 11), sheet.unit), rgb("#efe3c4") if not cold else rgb("#c8dbe2"))


def barricade(canvas: Canvas, sheet: Sheet, gate: Gate, *, cold: bool) -> None:
    """Planks nailed over a door."""
    at = sheet.at(gate.at)
    light, dark = (rgb("#c98a45"), rgb("#a66a2e")) if not cold else (rgb("#b9a184"), rgb("#8f7a60"))
    for turn, colour in ((26, dark), (-26, light)):
        canvas.shape(turned(at, gate.angle + turn, _slab(58, 14), sheet.unit), colour, rgb("#2a160a"), 2)
        for nail in turned(at, gate.angle + turn, [(-22, 0), (22, 0)], sheet.unit):
            canvas.circle(nail, 2.6 * sheet.unit, rgb("#f4ead0"))


def border(canvas: Canvas, sheet: Sheet, gate: Gate, *, cold: bool) -> None:
    """An open border: a dashed line."""
    colour = rgb("#efe6c8") if not cold else rgb("#cfe6ee")
    for start, end in gate.lines:
        dashes(canvas, sheet.at(start), sheet.at(end), colour, 4.5 * sheet.unit, 10 * sheet.unit)


def dashes(canvas: Canvas, start: Point, end: Point, colour: Colour, wide: float, step: float) -> None:
    """A dashed line."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    way = (end[0] - start[0]) / max(long, 0.1), (end[1] - start[1]) / max(long, 0.1)
    at = 0.0
    while at < long:
        stop = min(long, at + step)
        canvas.line(
            (start[0] + way[0] * at, start[1] + way[1] * at), (start[0] + way[0] * stop, start[1] + way[1] * stop), colour, wide
        )
        at += 2 * step


def label(canvas: Canvas, sheet: Sheet, room: Room, *, cold: bool) -> None:
    """A room's name between the sign of its zone and what is special about it."""
    row = PLACES[room.id]
    colour, words = (rgb("#f4ead2") if not cold else rgb("#dcedf3")), name(room.id)
    marks = [mark for mark in row.marks if mark in MARKS]
    side = 13.0 * sheet.unit
    extra = (2 * side + 6 if marks else 0) + (2 * side + 6 if row.passage else 0)
    size = NAME * sheet.unit * min(1.0, GROWTH / canvas.letter)
    wide = canvas.wide(words, size, "title")
    x, y = sheet.at(room.name)
    left = min(max(x - (wide + 20 + extra) / 2, sheet.area.x + 4), sheet.area.x + sheet.area.w - wide - 24 - extra)
    signs.gem(canvas, (left + 6, y), 7 * sheet.unit, room.zone)
    canvas.text(words, (left + 18, y - canvas.high(size, "title") / 2), size, colour, face="title", halo=True)
    at = left + 24 + wide + side
    brass = rgb("#d9b873") if not cold else rgb("#8fb8c8")
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
    canvas.circle(at, r, signs.NIGHT)


def wash(canvas: Canvas, corners: tuple[Point, ...], colour: Colour, alpha: int) -> None:
    """A thin layer of colour over a polygon."""
    points = [canvas.point(*corner) for corner in corners]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    rect = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    layer = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.polygon(layer, (*colour, alpha), [(x - rect.x, y - rect.y) for x, y in points])
    canvas.surface.blit(layer, rect)


def edge(canvas: Canvas, sheet: Sheet, room: Room, colour: Colour, wide: float) -> None:
    """The outline of a room, as a place that may be chosen or that is in focus."""
    corners = [canvas.point(*sheet.at(corner)) for corner in room.outline]
    pygame.draw.polygon(canvas.surface, colour, corners, canvas.pixels(wide))


def spot(sheet: Sheet, at: Point, side: float) -> Area:
    """A square round a point of the Villa."""
    return sheet.around(at, side)
