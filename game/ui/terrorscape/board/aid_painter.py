"""Paints a side's aids on its board: the heat map as a rose wash with percentages, and the marks that the side has set."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

import pygame

from game.text import say
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, WHITE, Colour, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import COIN, EXITS
from game.ui.terrorscape.board.heat_map import LEAST
from game.ui.terrorscape.board.villa import ROOMS, Point, Viewport
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.widgets.focus import inside
from game.ui.widgets.layout import meeting

FAINT, DEEP = 8, 168
"""Opacity (0 to 255) of the wash over the least likely room and over a certain one."""
SIDE, APART = 36.0, 5.0
"""Width of a mark and the gap between two marks, in Villa pixels."""
NUMBER = 26.0
"""Text height of the percentages, in Villa pixels."""
LEGIBLE = 16.0
GROWTH = 1.3
SMALLEST, ROWS, BUNDLED = 0.85, 2, 5.0
"""Smallest size of a mark as a share of `SIDE`, most rows of marks, and the cost of a bundled mark in hidden marks."""
PERHAPS, NOT = "perhaps", "not"
"""Marks other than faces: a question mark and a cross."""
STEPS, FIGURE = 12, 66.0
"""Search steps across and down a room for a free block, and the width of a figure in Villa pixels."""


class LabelSpot(NamedTuple):
    """The row of a room's percentage and marks: its middle and its greatest width, in Villa pixels."""

    at: Point
    wide: float


LABEL_SPOTS: dict[str, LabelSpot] = {
    "R1": LabelSpot((150, 384), 210), "R2": LabelSpot((200, 450), 100), "R3": LabelSpot((330, 398), 112), "R4": LabelSpot((537, 463), 74),
    "R5": LabelSpot((496, 542), 120), "B1": LabelSpot((114, 150), 104), "B2": LabelSpot((348, 112), 104), "B3": LabelSpot((556, 114), 100),
    "B4": LabelSpot((848, 157), 110), "B5": LabelSpot((684, 396), 190), "G1": LabelSpot((396, 654), 84), "G2": LabelSpot((640, 654), 96),
    "G3": LabelSpot((926, 540), 112), "G4": LabelSpot((660, 582), 160), "G5": LabelSpot((894, 364), 150),
}  # fmt: skip


class AidProps(NamedTuple):
    """The aids on the board of a side: the chance of each room on its heat map, the marks of each room, and the legend."""

    side: str = ""
    chances: tuple[tuple[str, float], ...] = ()
    marks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    legend: str = ""


def washes(canvas: Canvas, viewport: Viewport, props: AidProps) -> None:
    """Paint the heat map as light in the rooms, below all figures."""
    for place, share in props.chances:
        wash_room(canvas, viewport, place, share)


def labels(canvas: Canvas, viewport: Viewport, props: AidProps) -> None:
    """Paint the percentages and the marks, above all figures, and whom the heat map shows."""
    seen, marks = dict(props.chances), dict(props.marks)
    for place in dict.fromkeys((*seen, *marks)):
        row(canvas, viewport, place, seen.get(place, 0.0), marks.get(place, ()), props.side)
    if props.legend:
        legend(canvas, viewport, props.legend)


def wash_room(canvas: Canvas, viewport: Viewport, place: str, share: float) -> None:
    """Wash a room with rose, the stronger the greater `share`."""
    points = tuple(canvas.point(*corner) for corner in viewport.shape(ROOMS[place].outline))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    alpha = round(FAINT + (DEEP - FAINT) * min(1.0, share) ** 0.8)
    canvas.surface.blit(_layer(tuple((x - left, y - top) for x, y in points), alpha - alpha % 4), (left, top))


@keep(24)
def _layer(points: tuple[tuple[int, int], ...], alpha: int) -> pygame.Surface:
    layer = pygame.Surface((max(x for x, _ in points) + 1, max(y for _, y in points) + 1), pygame.SRCALPHA)
    pygame.draw.polygon(layer, (*theme.HEAT, alpha), points)
    return layer


def row(canvas: Canvas, viewport: Viewport, place: str, share: float, marks: Sequence[str], side: str) -> None:
    """Paint the percentage of a room and its marks."""
    words, size, spot, spots = row_layout(canvas, viewport, place, share, marks)
    if words:
        canvas.text(words, (spot.x, spot.y), size, theme.HEAT_TEXT, face="bold", halo=True)
    for mark, area in zip(marks, spots, strict=False):
        left = len(marks) - len(spots)
        if left and area is spots[-1]:  # one box stands for all that are left over
            colour, more = _frame(canvas, area, side), say("ui-ts-more-signs", number=left + 1)
            size = canvas.fitting(more, area.w * 0.62 / canvas.letter, area.w - 4, "bold")
            canvas.within(more, area, size, colour, face="bold", margin=0)
        else:
            sign(canvas, area, mark, side)


def row_layout(
    canvas: Canvas, viewport: Viewport, place: str, share: float, marks: Sequence[str]
) -> tuple[str, float, Area, list[Area]]:
    """The text of the percentage, its size, its area, and the areas of the marks.

    The marks shrink to fit beside the percentage. Below `SMALLEST` they move to rows under it; the last area then bundles all
    marks that are left over.
    """
    label_spot, unit = LABEL_SPOTS[place], viewport.unit
    words = say("ui-ts-per-cent", number=round(100 * share)) if share >= LEAST else ""
    size = max(NUMBER * unit, LEGIBLE) * min(1.0, GROWTH / canvas.letter)
    gap, wide, least = APART * unit, canvas.wide(words, size, "bold") if words else 0.0, SMALLEST * SIDE * unit
    high, most, (x, y) = canvas.high(size, "bold"), label_spot.wide * unit, viewport.at(label_spot.at)
    text = wide + gap if words else 0.0
    each = min(SIDE * unit, (most - text + gap) / max(1, len(marks)) - gap)
    if each >= least or not marks:
        at = x - (text + len(marks) * (each + gap) - gap) / 2
        spots = [Area(at + text + place * (each + gap), y - each / 2, each, each) for place in range(len(marks))]
        return words, size, Area(at, y - high / 2, wide, high), spots
    names = tuple(name_area(canvas, viewport, room) for room in ROOMS.values())
    found = []
    for per in range(len(marks), 0, -1):
        count, above = min(len(marks), per * ROWS), high if words else 0.0
        across = max(wide, min(per, count) * (least + gap) - gap)
        cost, block = _free(place, viewport, across, above - (-count // per) * (least + gap) - gap, names)
        found.append((cost + BUNDLED * (len(marks) - count) * least * least, per, count, block))
    _, per, count, block = min(found)
    left, top = block.centre[0] - (min(per, count) * (least + gap) - gap) / 2, block.y + block.h + gap
    top += (-count // per) * (least + gap)
    spots = [Area(left + n % per * (least + gap), top + n // per * (least + gap), least, least) for n in range(count)]
    return words, size, Area(block.centre[0] - wide / 2, block.y, wide, high), spots


@lru_cache(maxsize=256)
def _free(place: str, viewport: Viewport, wide: float, deep: float, names: tuple[Area, ...]) -> tuple[float, Area]:
    """The position in a room for a block of this size that covers least of room names, figures and other rooms, and its cost."""
    outline = viewport.shape(ROOMS[place].outline)
    x, y, w, h = viewport.area_of(ROOMS[place])
    shelf_x, shelf_y = viewport.at(LABEL_SPOTS[place].at)
    taken = [viewport.around(ROOMS[place].spot, FIGURE), *(viewport.around(one, COIN) for one in EXITS.values())]
    shares = (0.0, 0.5, 1.0)
    corners = [
        (x + (w - wide) * across / STEPS, y + (h - deep) * down / STEPS)
        for across in range(STEPS + 1)
        for down in range(STEPS + 1)
    ]
    blocks = [Area(left, top, wide, deep) for left, top in corners]

    def cost(block: Area) -> float:
        points = [(block.x + across * wide, block.y + down * deep) for across in shares for down in shares]
        outside = sum(not inside(outline, point) for point in points) / len(points) * wide * deep
        hidden = sum(meeting(block, one) for one in (*names, *taken))
        return 2 * outside + 3 * hidden + hypot(block.centre[0] - shelf_x, block.centre[1] - shelf_y) * viewport.unit

    best = min(blocks, key=cost)
    return cost(best), best


def _frame(canvas: Canvas, area: Area, side: str) -> Colour:
    """Paint the frame of a mark; return the colour of what is in it."""
    line = theme.accent(side)
    canvas.box(area, theme.DEEP_SEA, line, radius=area.w * 0.16, width=max(1.5, area.w * 0.06))
    return mix(line, WHITE, 0.5)


def sign(canvas: Canvas, area: Area, mark: str, side: str) -> None:
    """Paint one mark in a frame: a face, a question mark or a cross."""
    colour, (x, y) = _frame(canvas, area, side), area.centre
    if mark == PERHAPS:
        size = area.w * 0.78 / canvas.letter
        canvas.text("?", (x, y - canvas.high(size, "bold") / 2), size, colour, face="bold", align="centre")
    elif mark == NOT:
        r = area.w * 0.24
        for way in (-1, 1):
            canvas.line((x - r, y - way * r), (x + r, y + way * r), colour, max(2.0, area.w * 0.1))
    else:
        canvas.picture(f"terrorscape/{mark}", area.inset(area.w * 0.12))


def legend(canvas: Canvas, viewport: Viewport, words: str) -> None:
    """Paint whom the heat map shows, in a corner of the board."""
    size = 20.0
    wide = min(canvas.wide(words, size, "bold") + 24, viewport.area.w * 0.4)
    high = canvas.high(size, "bold") + 8
    area = Area(viewport.area.x + 10, viewport.area.y + viewport.area.h - high - 10, wide, high)
    canvas.box(area, mix(theme.HEAT, BLACK, 0.8), theme.HEAT, radius=high / 2, width=1.5)
    canvas.within(words, area, canvas.fitting(words, size, wide - 16, "bold"), theme.HEAT_TEXT, face="bold")


def known(canvas: Canvas, found: tuple[int, int] | None, end: Point, room: float) -> float:
    """Paint what the killer can know of a survivor, right-aligned at `end`: an eye, per cent, a room count. Return the width."""
    if found is None:
        return 0.0
    words = say("ui-ts-known-short", share=found[1], rooms=found[0])
    size = canvas.fitting(words, 20, room - 26)
    wide, high = canvas.wide(words, size), canvas.high(20)
    canvas.text(words, (end[0] - wide, end[1] + (high - canvas.high(size)) / 2), size, theme.HEAT_TEXT)
    canvas.picture("ui/eye", Area(end[0] - wide - 24, end[1] + high / 2 - 9, 18, 18))
    return wide + 32
