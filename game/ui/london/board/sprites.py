"""A cache of pictures of things on the map, shared by all maps."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.text_recorder import text_recorder

PICTURES = SurfaceCache(12)


def paint_cached(canvas: Canvas, key: Hashable, area: Area, paint: Callable[[Canvas, Area], None]) -> None:
    """Paint a thing from the cache. `paint` runs only for a new `key`, size or look."""
    if canvas.blind:
        return
    if text_recorder.notes is None:
        canvas.surface.blit(cached_picture(canvas, key, area, paint), canvas.rect(area))
    else:
        paint(canvas, area)


def cached_picture(canvas: Canvas, key: Hashable, area: Area, paint: Callable[[Canvas, Area], None]) -> pygame.Surface:
    """The picture of what `paint` draws into an area."""
    rect = canvas.rect(area)
    whole = key, rect.size, canvas.window, canvas.letter, canvas.zoom, canvas.look
    made = PICTURES.get(whole)
    if made is None:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        origin = rect.x + canvas.origin[0], rect.y + canvas.origin[1]
        inner = Canvas(made, canvas.window, canvas.letter, origin, canvas.zoom, canvas.look)
        paint(inner, area)
        PICTURES.put(whole, made)
    return made
