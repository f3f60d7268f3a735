"""The canvas that scenes paint on: a logical surface with text, links to rules, and cached panels."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pygame

from game.text.rulebook import REFERENCE
from game.ui.draw import fonts
from game.ui.draw.fonts import text_recorder
from game.ui.draw.logical_surface import PLAIN, Area, DisplayOptions, LogicalSurface
from game.ui.draw.theme import BLACK, LEAST, Colour, mix

__all__ = ["PLAIN", "Area", "Canvas", "DisplayOptions", "Link", "Painter", "Passage"]

Link = tuple[str, Area]
"""A rule id on the screen, and its area."""


class Passage(NamedTuple):
    """A text on the screen that can be selected: its lines with the corner of each, and its visible part, in pixels of the window."""

    lines: tuple[tuple[str, tuple[int, int]], ...]
    clip: pygame.Rect
    face: str
    pixels: int
    colour: Colour

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle round all lines."""
        high = fonts.height(self.face, self.pixels)
        rects = [pygame.Rect(at, (fonts.width(self.face, self.pixels, words), high)) for words, at in self.lines]
        return rects[0].unionall(rects[1:])


HALO = ((-2, 0), (2, 0), (0, -2), (0, 2), (1, 1), (-1, -1), (1, -1), (-1, 1))
"""The offsets in pixels at which a halo repeats the text."""
ALIGNED = {"left": 0.0, "centre": 0.5, "right": 1.0}
"""The share of the spare width to the left of a text."""

Painter = Callable[["Canvas", Area], Iterator[None] | None]
"""Draws in an area: all at once, or a part with each step of the iterator."""
PropsPainter = Callable[["Canvas", Area, Any], Iterator[None] | None]
"""The same with frozen props."""
Panel = tuple[Hashable, pygame.Rect, pygame.Surface, list[Link], list[Passage]]
"""A painted panel: its key and place, its surface, and the links and selectable texts on it."""


@dataclass(eq=False)
class Canvas(LogicalSurface):
    """A logical surface with text, and with panels that are painted once and then blitted.

    `links` are the rule ids drawn on it while `linking` is true, `passages` its selectable texts. `under` is the background of the window.
    """

    links: list[Link] = field(default_factory=list, init=False)
    linking: bool = field(default=True, init=False)
    passages: list[Passage] = field(default_factory=list, init=False)
    selectable: bool = field(default=False, init=False)
    panels: dict[str, Panel] = field(default_factory=dict, init=False)
    halves: dict[str, tuple[Hashable, "Canvas", Iterator[None]]] = field(default_factory=dict, init=False)
    under: pygame.Surface | None = field(default=None, init=False)
    begun: Callable[[], None] | None = field(default=None, init=False)
    """Called before each step of painting a panel, which it may interrupt."""
    _heights: dict[tuple[str, float], tuple[Hashable, float]] = field(default_factory=dict, init=False)

    @contextmanager
    def selecting(self) -> Iterator[None]:
        """Let the player select the paragraphs that are drawn in this block."""
        before, self.selectable = self.selectable, True
        try:
            yield
        finally:
            self.selectable = before

    def passage(self, lines: list[tuple[str, tuple[float, float]]], size: float, colour: Colour, face: str) -> None:
        """Add a text that was drawn, with the logical corner of each line, to the selectable ones."""
        clip = self.surface.get_clip().move(self.origin)
        if self.selectable and not self.mute and not self.blind and lines and clip.w and clip.h:
            placed = [(words, self.point(*at)) for words, at in lines]
            moved = tuple((words, (x + self.origin[0], y + self.origin[1])) for words, (x, y) in placed)
            made = Passage(moved, clip, self.face(face), self.size(size), colour)
            if made not in self.passages:
                self.passages.append(made)

    def text(
        self,
        words: str,
        at: tuple[float, float],
        size: float,
        colour: Colour,
        *,
        face: str = "text",
        align: str = "left",
        room: float | None = None,
        halo: bool = False,
        wanted: str = "",
    ) -> float:
        """Draw a line of text with its top at `at`, and return its width. Text wider than `room` shrinks a little, then is cut with an ellipsis.

        `wanted` is the whole text if the caller has cut it already.
        """
        face, pixels, whole = self.face(face), self.size(size), words
        if room is not None:
            limit = int(room * self.scale)
            least = max(LEAST, round(self.size(size) * 0.78))
            while pixels > least and fonts.width(face, pixels, words) > limit:  # a little smaller is better than cut
                pixels -= 1
            words = fonts.fit(face, pixels, words, limit)
        if self.blind:
            return fonts.width(face, pixels, words) / self.scale
        made = fonts.render(face, pixels, words, colour)
        x, y = self.point(*at)
        y += round((self.size(size) - pixels) * 0.6)
        x -= int(made.get_width() * ALIGNED[align])
        if not self.mute:
            rect = made.get_rect(topleft=(x, y))
            text_recorder.note(self.surface, self.origin, rect, wanted or whole, words, (colour, pixels, halo))
        if halo:
            dark = fonts.render(face, pixels, words, BLACK)
            self.surface.blits([(dark, (x + dx, y + dy)) for dx, dy in HALO])
        self.surface.blit(made, (x, y))
        if "-" in words and self.linking:
            self._link(words, (x, y), face, pixels, colour)
        return made.get_width() / self.scale

    def _link(self, words: str, at: tuple[int, int], face: str, pixels: int, colour: Colour) -> None:
        """Underline the rule ids in a line that was drawn, and add them to `links`: they open the rulebook."""
        high, clip = fonts.height(face, pixels), self.surface.get_clip()
        for found in REFERENCE.finditer(words):
            x, wide = at[0] + fonts.width(face, pixels, words[: found.start()]), fonts.width(face, pixels, found[0])
            rect = pygame.Rect(x, at[1], wide, high).clip(clip)
            if rect.w and rect.h:
                low = at[1] + round(high * 0.86)
                pygame.draw.line(self.surface, mix(colour, BLACK, 0.35), (x, low), (x + wide, low))
                left, top = self.logical(rect.topleft)
                self.links.append((found[0], Area(left, top, rect.w / self.scale, rect.h / self.scale)))

    def within(
        self, words: str, area: Area, size: float, colour: Colour, *, face: str = "text", align: str = "centre", margin: float = 4
    ) -> None:
        """Draw a line of text, vertically centred in `area` and cut to its width."""
        x = {"left": area.x + margin, "centre": area.centre[0], "right": area.x + area.w - margin}[align]
        top = area.y + (area.h - self.high(size, face)) / 2 - 1
        self.text(words, (x, top), size, colour, face=face, align=align, room=area.w - 2 * margin)

    def wide(self, words: str, size: float, face: str = "text") -> float:
        """The width of a line of text, in logical pixels."""
        return fonts.width(self.face(face), self.size(size), words) / self.scale

    def fitting(self, words: str, size: float, room: float, face: str = "text", least: float = 0.62) -> float:
        """The largest text size up to `size` at which a line fits into `room`, at least `least * size`."""
        wide = self.wide(words, size, face)
        return size if wide <= room else max(size * least, size * room / wide - 0.3)

    def high(self, size: float, face: str = "text") -> float:
        """The height of a line of text, in logical pixels."""
        return fonts.height(self.face(face), self.size(size)) / self.scale * 0.92

    def lines(self, words: str, size: float, room: float, face: str = "text") -> tuple[str, ...]:
        """Text wrapped to the width `room`."""
        return fonts.wrap(self.face(face), self.size(size), words, int(room * self.scale))

    def block(self, words: str, area: Area, size: float, face: str = "text", least: float = 13) -> float:
        """The largest text size up to `size` at which a paragraph fits into `area` and no word is broken, at least `least`."""
        while size > least and self.tall(words, size, area.w, face) > area.h + 1:
            size -= 1
        whole = size
        while whole > least and self.breaks(words, whole, area.w, face):
            whole -= 1
        return size if self.breaks(words, whole, area.w, face) else whole  # smaller letters would not help

    def breaks(self, words: str, size: float, room: float, face: str = "text") -> bool:
        """Whether a word of a paragraph must be broken because it is wider than `room`."""
        return fonts.longest(self.face(face), self.size(size), words) > max(0, int(room * self.scale))

    def longest(self, words: str, size: float, face: str = "text") -> float:
        """The width of the longest word of a paragraph, in logical pixels."""
        return fonts.longest(self.face(face), self.size(size), words) / self.scale

    def tall(self, words: str, size: float, room: float, face: str = "text") -> float:
        """The height of a paragraph wrapped to the width `room`, in logical pixels."""
        return self.high(size, face) * len(self.lines(words, size, room, face))

    def paragraph(
        self,
        words: str,
        area: Area,
        size: float,
        colour: Colour,
        *,
        face: str = "text",
        align: str = "left",
        middle: bool = False,
    ) -> float:
        """Draw wrapped text in `area`, and return the height used. Lines that do not fit are dropped, with an ellipsis after the last one."""
        step = self.high(size, face)
        lines = list(self.lines(words, size, area.w, face))
        if text_recorder.notes is not None and not self.mute and self.breaks(words, size, area.w, face):
            text_recorder.broken.append(words)
        most = max(1, int((area.h + step * 0.2) / step))
        wanted = ""
        if len(lines) > most:
            lines, wanted = lines[:most], words
            lines[-1] = fonts.fit(self.face(face), self.size(size), lines[-1] + " …", int(area.w * self.scale))
        y = area.y + max(0.0, (area.h - step * len(lines)) / 2 if middle else 0.0)
        x = area.x + area.w * ALIGNED[align]
        for line in lines:
            if line:
                self.text(line, (x, y), size, colour, face=face, align=align, wanted=wanted)
            y += step
        if self.selectable and align == "left":
            top = y - step * len(lines)
            self.passage([(line, (x, top + step * row)) for row, line in enumerate(lines)], size, colour, face)
        return step * len(lines)

    # ------------------------------------------------------------------ panels

    def measured(self, name: str, key: Hashable, wide: float, paint: Callable[["Canvas", Area], float]) -> float:
        """The height of what `paint` draws; `paint` returns its bottom edge. It is measured on a blind canvas and cached by `key`."""
        kept = self._heights.get((name, wide))
        if kept is None or kept[0] != key:
            blind = Canvas(pygame.Surface((1, 1)), self.window, self.letter, zoom=self.zoom, look=self.look)
            blind.mute = blind.blind = True
            blind.room = self.room
            kept = self._heights[name, wide] = (key, paint(blind, Area(0, 0, wide, 1e5)))
        return kept[1]

    def paint(self, name: str, area: Area, painter: PropsPainter, props: Hashable = None, *, solid: bool = True) -> None:
        """Blit a cached panel that `painter(canvas, area, props)` draws again only if its frozen `props` or its area have changed.

        A `solid` panel is painted over a copy of the background: opaque surfaces are blitted many times faster than transparent ones.
        """
        rect, key = self.rect(area), (painter, props)
        kept = self.panels.get(name) if text_recorder.notes is None else None
        if kept is None or kept[0] != key or kept[1] != rect:
            inner = self._painted(name, (key, area), lambda canvas, where: painter(canvas, where, props), solid=solid)
            kept = self.panels[name] = (key, rect, inner.surface, inner.links, inner.passages)
        self.surface.blit(kept[2], rect)
        self.links += kept[3]
        self.passages += kept[4]

    def _painted(self, name: str, key: tuple[Hashable, Area], paint: Painter, *, solid: bool) -> "Canvas":
        """The canvas of a painted panel. If `begun` interrupts painting, the next call continues where it stopped."""
        begun, half = self.begun or (lambda: None), self.halves.get(name) if text_recorder.notes is None else None
        begun()
        if half is None or half[0] != key:
            inner = self._panel_canvas(self.rect(key[1]), solid=solid)
            half = self.halves[name] = (key, inner, paint(inner, key[1]) or iter(()))
        for _ in half[2]:
            begun()
        return self.halves.pop(name)[1]

    @contextmanager
    def magnified(self, area: Area, k: int) -> Iterator["Canvas"]:
        """A copy of `area`, `k` times as large and mute, which is scaled down to `area` at the end: its edges are smooth. Not for text."""
        rect = self.rect(area)
        surface = pygame.transform.scale(self.surface.subsurface(rect), (rect.w * k, rect.h * k))
        origin = (self.origin[0] + rect.x) * k, (self.origin[1] + rect.y) * k
        large = Canvas(surface, (self.window[0] * k, self.window[1] * k), self.letter, origin, self.zoom, self.look)
        large.mute = True  # its pixels are not those of the window
        yield large
        self.surface.blit(pygame.transform.smoothscale(surface, rect.size), rect)

    def _panel_canvas(self, rect: pygame.Rect, *, solid: bool) -> "Canvas":
        """The canvas of a panel."""
        if solid and self.under is not None and self.under.get_rect().contains(rect):
            surface = self.under.subsurface(rect).copy()
        else:
            surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        origin = (rect.x + self.origin[0], rect.y + self.origin[1])
        inner = Canvas(surface, self.window, self.letter, origin, self.zoom, self.look)
        inner.room = self.room
        inner.linking, inner.selectable = self.linking, self.selectable
        return inner

    def forget(self) -> None:
        """Drop all cached panels, for example when the scene changes."""
        self.panels.clear()
        self.halves.clear()
