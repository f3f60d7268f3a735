"""Text on a logical surface: lines, paragraphs, measuring, and links to rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from game.text.rulebook import REFERENCE
from game.ui.draw import fonts
from game.ui.draw.logical_surface import PLAIN, Area, DisplayOptions, LogicalSurface
from game.ui.draw.text_recorder import text_recorder
from game.ui.draw.theme import BLACK, LEAST, Colour, mix

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


class TextSurface(LogicalSurface):
    """A logical surface with text. `links` are the rule ids drawn on it while `linking` is true, `passages` its selectable texts."""

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
        self.links: list[Link] = []
        self.linking = True
        self.passages: list[Passage] = []
        self.selectable = False

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
        x -= {"left": 0, "centre": made.get_width() // 2, "right": made.get_width()}[align]
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
        """The largest text size up to `size` at which a paragraph fits into `area`, at least `least`."""
        while size > least and self.tall(words, size, area.w, face) > area.h + 1:
            size -= 1
        return size

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
        most = max(1, int((area.h + step * 0.2) / step))
        wanted = ""
        if len(lines) > most:
            lines, wanted = lines[:most], words
            lines[-1] = fonts.fit(self.face(face), self.size(size), lines[-1] + " …", int(area.w * self.scale))
        y = area.y + max(0.0, (area.h - step * len(lines)) / 2 if middle else 0.0)
        x = area.x + {"left": 0.0, "centre": area.w / 2, "right": area.w}[align]
        for line in lines:
            if line:
                self.text(line, (x, y), size, colour, face=face, align=align, wanted=wanted)
            y += step
        if self.selectable and align == "left":
            top = y - step * len(lines)
            self.passage([(line, (x, top + step * row)) for row, line in enumerate(lines)], size, colour, face)
        return step * len(lines)
