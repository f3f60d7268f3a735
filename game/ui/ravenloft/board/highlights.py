"""Highlights on the board: legal squares, tiles and edges, rings around figures, and the path with a ghost at its end."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import STEP
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, GREEN, GREEN_DEEP, RAVENLOFT, rgb
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.board.tiles import chevron

LEGAL, LEGAL_LINE = rgb("#ffd873"), rgb("#ffdf8c")
TARGET = RAVENLOFT.danger
DARK, LIGHT = rgb("#0b0f18"), rgb("#cfe6ff")
LONG = 40.0
"""The length of an arrow of a lesson."""


@keep(1)
def _legal(side: int, unit: int, *, focused: bool) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((*LEGAL, 120 if focused else 28))
    thick = max(2, unit // (14 if focused else 24))
    colour = RAVENLOFT.focus if focused else LEGAL_LINE
    if focused:
        pygame.draw.rect(made, colour, made.get_rect(), thick)
    tick = side // 4
    for x, dx in ((0, 1), (side - 1, -1)):
        for y, dy in ((0, 1), (side - 1, -1)):
            pygame.draw.line(made, colour, (x, y), (x + dx * tick, y), thick)
            pygame.draw.line(made, colour, (x, y), (x, y + dy * tick), thick)
    return made


def legal(surface: pygame.Surface, rect: pygame.Rect, unit: int, *, focused: bool) -> None:
    """A legal square: gold ticks in its corners and a soft fill."""
    box = rect.inflate(-max(2, unit // 14), -max(2, unit // 14))
    surface.blit(_legal(box.w, unit, focused=focused), box)


def hint_marker(surface: pygame.Surface, rect: pygame.Rect, unit: int) -> None:
    """The square that a hint means: its lamp, until the Decision is answered."""
    surface.blit(_hint_marker(max(12, unit * 7 // 10)), rect.inflate(-unit * 3 // 10, -unit * 3 // 10))


@keep(1)
def _hint_marker(side: int) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.aacircle(made, GREEN_DEEP, (side // 2, side // 2), side // 2)
    pygame.draw.aacircle(made, GREEN, (side // 2, side // 2), side // 2, max(2, side // 16))
    inner = max(6, side * 6 // 10)
    made.blit(art.scaled("ui/hint", inner, inner), ((side - inner) // 2, (side - inner) // 2))
    return made


@keep(3)
def _plate(size: tuple[int, int], fill: int, thick: int, radius: int, *, focused: bool) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*LEGAL, fill))
    pygame.draw.rect(made, RAVENLOFT.focus if focused else LEGAL_LINE, made.get_rect(), thick, border_radius=radius)
    return made


def tile(surface: pygame.Surface, rect: pygame.Rect, unit: int, *, focused: bool) -> None:
    """A legal tile."""
    box = rect.inflate(-6, -6)
    surface.blit(_plate(box.size, 60 if focused else 22, max(2, unit // (12 if focused else 20)), 6, focused=focused), box)


def edge(surface: pygame.Surface, rect: pygame.Rect, side: str, unit: int, *, focused: bool) -> None:
    """A legal unexplored edge: a glowing chevron."""
    surface.blit(_plate(rect.size, 120 if focused else 50, max(2, unit // (12 if focused else 24)), 4, focused=focused), rect)
    sprite = chevron(max(12, round(unit * (0.95 if focused else 0.75))), side)
    dx, dy = STEP[side]
    surface.blit(sprite, sprite.get_rect(center=rect.move(dx * unit // 4, dy * unit // 4).center))


def way(surface: pygame.Surface, points: Sequence[tuple[int, int]], unit: int) -> None:
    """A path in gold dots."""
    for one, other in pairwise(points):
        for step in range(4):
            x = one[0] + (other[0] - one[0]) * step // 4
            y = one[1] + (other[1] - one[1]) * step // 4
            pygame.draw.aacircle(surface, BLACK, (x, y), max(2, unit // 14))
            pygame.draw.aacircle(surface, RAVENLOFT.focus, (x, y), max(2, unit // 18))


def ghost(surface: pygame.Surface, kind: str, rect: pygame.Rect, unit: int) -> None:
    """A figure at the end of a path."""
    box = rect.inflate(-unit // 12, -unit // 12)
    surface.blit(_ghost(portrait(kind), box.w), box)


@keep(1)
def _ghost(name: str, size: int) -> pygame.Surface:
    made = art.scaled(name, size, size).copy()
    made.set_alpha(140)
    return made


def active(surface: pygame.Surface, middle: tuple[int, int], size: int, unit: int) -> None:
    """The ring around the active Hero."""
    sprite = _active(size, unit)
    surface.blit(sprite, sprite.get_rect(center=middle))


@keep(1)
def _active(size: int, unit: int) -> pygame.Surface:
    radius = size // 2 + max(3, unit // 12)
    made = pygame.Surface((radius * 3, radius * 3), pygame.SRCALPHA)
    for step in range(7):
        pygame.draw.circle(
            made, (*RAVENLOFT.focus, 10 + step * 5), made.get_rect().center, radius * 13 // 10 - step * radius // 24
        )
    pygame.draw.aacircle(made, RAVENLOFT.focus, made.get_rect().center, radius, max(2, unit // 18))
    return made


def ring(surface: pygame.Surface, rect: pygame.Rect, unit: int, *, focused: bool, ours: bool) -> None:
    """The ring around a legal figure: dashed, or with the focus solid with four ticks and a glow."""
    sprite = _ring(rect.w // 2 + max(3, unit // 10), unit, focused=focused, ours=ours)
    surface.blit(sprite, sprite.get_rect(center=rect.center))


@keep(2)
def _ring(radius: int, unit: int, *, focused: bool, ours: bool) -> pygame.Surface:
    colour = RAVENLOFT.accent if ours else TARGET
    made = pygame.Surface((radius * 3, radius * 3), pygame.SRCALPHA)
    middle = made.get_rect().center
    if focused:
        for step in range(8):
            pygame.draw.circle(made, (*colour, 14 + step * 6), middle, radius * 3 // 2 - step * radius // 16)
        line = RAVENLOFT.focus if ours else colour
        pygame.draw.aacircle(made, line, middle, radius, max(3, unit // 14))
        for dx, dy in STEP.values():
            start = (middle[0] + dx * radius * 9 // 10, middle[1] + dy * radius * 9 // 10)
            pygame.draw.line(
                made, line, start, (middle[0] + dx * radius * 13 // 10, middle[1] + dy * radius * 13 // 10), max(3, unit // 14)
            )
        return made
    for part in range(0, 16, 2):
        box = pygame.Rect(0, 0, radius * 2, radius * 2)
        box.center = middle
        pygame.draw.arc(made, colour, box, part * 0.3927, (part + 1) * 0.3927, max(2, unit // 20))
    return made


class LessonFrame(NamedTuple):
    """The area that a lesson points at, and the view."""

    area: Area
    view: Area


def paint_lesson(canvas: Canvas, _area: Area, props: LessonFrame) -> None:
    """Paint the frame around the area that a lesson points at."""
    lesson_frame(canvas, props.area, props.view)


def lesson_frame(canvas: Canvas, area: Area, view: Area) -> None:
    """Draw two lines around the area that a lesson points at, and an arrow where it covers no words."""
    area = area.inset(-6)
    canvas.frame(area.inset(-3), DARK, width=7, radius=12)
    canvas.frame(area, LIGHT, width=3, radius=10)
    x, y = area.centre
    if area.x + area.w <= view.x or area.x >= view.x + view.w:
        right = area.x >= view.x + view.w
        _arrow(canvas, (area.x + 20 if right else area.x + area.w - 20, y), (-1 if right else 1, 0), 32, 15)
        return
    left = ((area.x - 6, y), (-1, 0))
    ways = [((x, area.y - 6), (0, -1)), left, ((area.x + area.w + 6, y), (1, 0)), ((x, area.y + area.h + 6), (0, 1))]
    if x > view.x + view.w * 0.9:
        ways = [left]  # tools are above and below it
    for tip, (dx, dy) in ways:
        if view.holds(tip) and view.holds((tip[0] + dx * LONG, tip[1] + dy * LONG)):
            _arrow(canvas, tip, (dx, dy), LONG, 22)
            return


def _arrow(canvas: Canvas, tip: tuple[float, float], way: tuple[int, int], long: float, half: float) -> None:
    """Draw an arrow with its point at `tip` that comes from this direction."""
    x, y = tip[0] + way[0] * long, tip[1] + way[1] * long
    side = (way[1] * half, way[0] * half)
    canvas.shape([tip, (x + side[0], y + side[1]), (x - side[0], y - side[1])], LIGHT, DARK, 3)
