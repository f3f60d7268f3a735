"""Things on the map that look the same wherever they lie: drawn once in each size, kept, and shared by all maps."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import Pictures
from game.ui.draw.text_recorder import witness

PRINTS = Pictures(12)


def lay(canvas: Canvas, key: Hashable, area: Area, paint: Callable[[Canvas, Area], None]) -> None:
    """Lay what `paint` draws in an area; it draws again only where `key`, the size or the look has changed."""
    if canvas.blind:
        return
    if witness.notes is None:
        canvas.surface.blit(printed(canvas, key, area, paint), canvas.rect(area))
    else:
        paint(canvas, area)


def printed(canvas: Canvas, key: Hashable, area: Area, paint: Callable[[Canvas, Area], None]) -> pygame.Surface:
    """The picture of what `paint` draws in an area."""
    rect = canvas.rect(area)
    whole = key, rect.size, canvas.window, canvas.letter, canvas.zoom, canvas.look
    made = PRINTS.get(whole)
    if made is None:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        origin = rect.x + canvas.origin[0], rect.y + canvas.origin[1]
        inner = Canvas(made, canvas.window, canvas.letter, origin, canvas.zoom, canvas.look)
        paint(inner, area)
        PRINTS.put(whole, made)
    return made
