"""Helpers for tests of painters: a canvas, the lines that a painter draws, and what is wrong with them."""

from collections.abc import Callable, Collection

import pygame
import pytest
import text_audit

from game.ui.draw import art
from game.ui.draw.canvas import Canvas, DisplayOptions
from game.ui.draw.fonts import DrawnText, text_recorder
from game.ui.london import theme

SHAPES: dict[str, tuple[tuple[int, int], float, float]] = {
    "1080": ((1920, 1080), 1.0, 1.0),
    "720": ((1280, 720), 1.0, 1.0),
    "1080 with letters at 150": ((1920, 1080), 1.5, 1.0),
    "720 with letters at 150": ((1280, 720), 1.5, 1.0),
    "1080 at 150": ((1920, 1080), 1.0, 1.5),
    "16 to 10": ((1600, 1000), 1.0, 1.0),
}
"""Window size, text scale and zoom by name."""
EXTREME = ("1080", "720 with letters at 150")


def in_sizes(*extreme: str, every: Collection[str] = SHAPES) -> pytest.MarkDecorator:
    """A test that goes through `shapes`: the extreme ones, and with the heavy tests all others, too."""
    chosen = extreme or EXTREME
    rest = [shape for shape in every if shape not in chosen]
    cases = [pytest.param(chosen, id="extreme"), pytest.param(rest, id="others", marks=pytest.mark.heavy)]
    return pytest.mark.parametrize("shapes", cases)


def canvas(shape: str = "1080", *, aids: bool = False) -> Canvas:
    window, letter, zoom = SHAPES[shape]
    surface = pygame.Surface(window)
    surface.blit(art.gradient(window, theme.P.ground, theme.P.deep), (0, 0))
    return Canvas(surface, window, letter, zoom=zoom, look=DisplayOptions(aids=aids))


def written(paint: Callable[[], object]) -> list[DrawnText]:
    text_recorder.torn.clear()
    text_recorder.notes = []
    try:
        paint()
        return text_recorder.notes
    finally:
        text_recorder.notes = None


def words(paint: Callable[[], object]) -> str:
    return " ".join(one.words for one in written(paint))


def faults(paint: Callable[[], object]) -> list[str]:
    """What is wrong with the text of a painter: cut, outside its background, overlapping, or faint."""
    lines = written(paint)
    assert lines
    return list(
        dict.fromkeys([*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.upon(lines), *text_audit.faint(lines)])
    )
