"""Audits of text on a screen: what is cut, covered, outside its panel, or too faint."""

import math
from collections.abc import Callable, Iterator
from itertools import combinations

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import DrawnText, Shade, text_recorder
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import Screen

CONTRAST = 4.5
ON_BOARD = frozenset({"squares", "figures", "tiles", "edges", "marked"})
"""Places that lie upon each other on purpose: a figure stands on a tile."""


def recorded(paint: Callable[[], object]) -> list[DrawnText]:
    """The lines of text that are painted."""
    text_recorder.notes = []
    try:
        paint()
        return text_recorder.notes
    finally:
        text_recorder.notes = None


def read(scene: Screen, size: tuple[int, int]) -> list[DrawnText]:
    """Draw a scene twice, so that what follows the focus stands where it stays, and return its lines of text."""
    surface = pygame.Surface(size)
    scene.dirty = True
    scene.draw(surface)
    scene.dirty = True
    return recorded(lambda: scene.draw(surface))


def words(scene: Screen, size: tuple[int, int]) -> str:
    """All words on a screen."""
    return " ".join(line.words for line in read(scene, size))


def cut(lines: list[DrawnText]) -> list[str]:
    """Lines of which something is missing: shortened, or beyond what they were drawn on."""
    return [f"cut: {line.wanted!r} became {line.words!r}" for line in lines if line.cut and line.clip.colliderect(line.band)]


def beyond(lines: list[DrawnText]) -> list[str]:
    """Lines out of the window or of their panel, but for those that can be scrolled to."""
    out = [line for line in lines if line.clip == line.limit and not line.limit.contains(line.band)]
    return [f"out of its panel: {line.words!r} at {tuple(line.rect)} in {tuple(line.limit)}" for line in out]


def upon(lines: list[DrawnText]) -> Iterator[str]:
    """Lines that lie upon each other."""
    for (one, band), (other, below) in combinations([(line, line.band) for line in lines if line.shown], 2):
        if band.colliderect(below) and (one.words, one.rect) != (other.words, other.rect):
            yield f"upon each other: {one.words!r} {tuple(one.rect)} and {other.words!r} {tuple(other.rect)}"


def torn(scene: Screen, size: tuple[int, int]) -> list[str]:
    """Lines of which something that was drawn later hides a part, but not all: a board below a sheet may have some, a table none."""
    text_recorder.torn.clear()
    read(scene, size)
    return list(dict.fromkeys(f"torn: {line.words!r} at {tuple(line.rect)}" for line in text_recorder.torn))


def luminance(colour: Shade) -> float:
    """How bright a colour is, as WCAG 2 reckons it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Shade, other: Shade) -> float:
    """The contrast of two colours, from 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def faint(lines: list[DrawnText]) -> Iterator[str]:
    """Lines that hardly stand out from what lies beneath them."""
    for line in lines:
        if line.shown and (value := contrast(line.colour, line.ground)) < CONTRAST:
            yield f"faint, {value:.1f}: {line.words!r} {line.colour} on {line.ground}"


def plates(canvas: Canvas, items: list[Target]) -> Iterator[str]:
    """Places that lie outside the window or upon each other."""
    seen: list[tuple[Target, Area]] = []
    room = canvas.whole.inset(-1)
    for item in items:
        area = clipped(item)
        if item.group in ON_BOARD or area is None:
            continue
        if not (room.holds((area.x, area.y)) and area.x + area.w <= room.x + room.w and area.y + area.h <= room.y + room.h):
            yield f"out of the window: {item.key} at {tuple(map(round, area))}"
        for other, there in seen:
            wide = min(area.x + area.w, there.x + there.w) - max(area.x, there.x)
            high = min(area.y + area.h, there.y + there.h) - max(area.y, there.y)
            nested = wide * high > 0.98 * area.w * area.h and there.w * there.h > 4 * area.w * area.h  # a plate in a field
            if wide > 3 and high > 3 and not nested and not (item.round and other.round and beside(area, there)):
                yield f"upon each other: {item.key} and {other.key}"
        seen.append((item, area))


def beside(one: Area, other: Area) -> bool:
    """Whether two round places lie beside each other, though the corners of their boxes meet."""
    (x, y), (u, v) = one.centre, other.centre
    return math.hypot(x - u, y - v) > (one.w + other.w) / 2 - 3


def clipped(item: Target) -> Area | None:
    """The part of a place that can be seen, None if nothing can."""
    if item.within is None:
        return item.area
    x, y = max(item.area.x, item.within.x), max(item.area.y, item.within.y)
    right = min(item.area.x + item.area.w, item.within.x + item.within.w)
    low = min(item.area.y + item.area.h, item.within.y + item.within.h)
    return Area(x, y, right - x, low - y) if right > x and low > y else None


def faults(scene: Screen, size: tuple[int, int]) -> list[str]:
    """Everything that is wrong with a scene at a size of the window."""
    text_recorder.broken.clear()
    lines = read(scene, size)
    assert lines and scene.canvas is not None
    found = [*cut(lines), *beyond(lines), *upon(lines), *faint(lines), *plates(scene.canvas, scene.focus.targets)]
    found += [f"a word is broken: {words!r}" for words in text_recorder.broken]
    return list(dict.fromkeys(found))
