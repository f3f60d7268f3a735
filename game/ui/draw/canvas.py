"""The canvas that scenes paint on: a logical surface with text and cached panels."""

from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pygame

from game.ui.draw.logical_surface import PLAIN, Area, DisplayOptions
from game.ui.draw.text_recorder import text_recorder
from game.ui.draw.text_surface import Link, Passage, TextSurface

__all__ = ["PLAIN", "Area", "Canvas", "DisplayOptions", "Link", "Painter", "Passage"]

Painter = Callable[["Canvas", Area], Iterator[None] | None]
"""Draws in an area: all at once, or a part with each step of the iterator."""


def _no_op() -> None:
    """Interrupt nothing."""


class Canvas(TextSurface):
    """A logical surface with text and panels that are painted once and then blitted.

    `under` is the background of the window.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        window: tuple[int, int],
        letter: float = 1.0,
        origin: tuple[int, int] = (0, 0),
        zoom: float = 1.0,
        look: DisplayOptions = PLAIN,
    ) -> None:
        super().__init__(surface, window, letter, origin, zoom, look)
        self.panels: dict[str, tuple[Hashable, pygame.Rect, pygame.Surface, list[Link], list[Passage]]] = {}
        self.halves: dict[str, tuple[Hashable, Canvas, Iterator[None]]] = {}
        self.under: pygame.Surface | None = None
        self.begun: Callable[[], None] | None = None
        self._heights: dict[tuple[str, float], tuple[Hashable, float]] = {}

    def measured(self, name: str, key: Hashable, wide: float, paint: Callable[["Canvas", Area], float]) -> float:
        """The height of what `paint` draws; `paint` returns its bottom edge. It is measured on a blind canvas and cached by `key`."""
        kept = self._heights.get((name, wide))
        if kept is None or kept[0] != key:
            blind = Canvas(pygame.Surface((1, 1)), self.window, self.letter, zoom=self.zoom, look=self.look)
            blind.mute = blind.blind = True
            kept = self._heights[name, wide] = (key, paint(blind, Area(0, 0, wide, 1e5)))
        return kept[1]

    def panel(self, name: str, key: Hashable, area: Area, paint: Painter, *, solid: bool = True) -> None:
        """Blit a cached panel. `paint` draws it again only if `key` or the area has changed.

        A `solid` panel is painted over a copy of the background: opaque surfaces are blitted many times faster than transparent ones.
        """
        rect = self.rect(area)
        kept = self.panels.get(name) if text_recorder.notes is None else None
        if kept is None or kept[0] != key or kept[1] != rect:
            kept = self.panels[name] = (key, rect, *self._painted(name, key, area, paint, solid=solid))
        self.surface.blit(kept[2], rect)
        self._add(kept[3], kept[4])

    def paint(
        self,
        name: str,
        area: Area,
        painter: Callable[["Canvas", Area, Any], Iterator[None] | None],
        props: Hashable,
        *,
        solid: bool = True,
    ) -> None:
        """Blit a cached panel that `painter(canvas, area, props)` draws again only if its frozen `props` or its area have changed."""
        self.panel(name, (painter, props), area, lambda canvas, where: painter(canvas, where, props), solid=solid)

    def _add(self, links: list[Link], passages: list[Passage]) -> None:
        """Add the links and the selectable texts of a panel to those of the window."""
        self.links += links
        self.passages += passages

    def _painted(
        self, name: str, key: Hashable, area: Area, paint: Painter, *, solid: bool
    ) -> tuple[pygame.Surface, list[Link], list[Passage]]:
        """Paint a panel. If `begun` interrupts it, the next call continues where it stopped."""
        begun, half = self.begun or _no_op, self.halves.get(name) if text_recorder.notes is None else None
        begun()
        if half is None or half[0] != (key, area):
            inner = self._panel_canvas(self.rect(area), solid=solid)
            half = self.halves[name] = ((key, area), inner, paint(inner, area) or iter(()))
        for _ in half[2]:
            begun()
        del self.halves[name]
        return half[1].surface, half[1].links, half[1].passages

    def _panel_canvas(self, rect: pygame.Rect, *, solid: bool) -> "Canvas":
        """The canvas of a panel."""
        if solid and self.under is not None and self.under.get_rect().contains(rect):
            surface = self.under.subsurface(rect).copy()
        else:
            surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        origin = (rect.x + self.origin[0], rect.y + self.origin[1])
        inner = Canvas(surface, self.window, self.letter, origin, self.zoom, self.look)
        inner.linking, inner.selectable = self.linking, self.selectable
        return inner

    def forget(self) -> None:
        """Drop all cached panels, for example when the scene changes."""
        self.panels.clear()
        self.halves.clear()
