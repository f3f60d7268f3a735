"""A surface seen as 1920 x 1080 logical pixels: boxes, lines, words and pictures, and panels that are painted once."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from game.text.rulebook import REFERENCE
from game.ui.draw import art, fonts
from game.ui.draw.surface_cache import keep
from game.ui.draw.text_recorder import witness
from game.ui.draw.theme import BLACK, FLOOR, LEAST, SIZE, Colour, mix


class Area(NamedTuple):
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Area":
        """The same, smaller on each side (negative: larger)."""
        dy = dx if dy is None else dy
        return Area(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Area":
        """The same elsewhere."""
        return Area(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a point lies in it."""
        return self.x <= point[0] < self.x + self.w and self.y <= point[1] < self.y + self.h


class Look(NamedTuple):
    """How things are drawn for this player.

    `aids`: with more signs beside colours; `soft`: without bright flashes; `large_print`: to be read from two metres away; `bold`: in thicker
    letters; `language`: of the words.
    """

    aids: bool = False
    soft: bool = False
    large_print: bool = False
    bold: bool = False
    language: str = ""


PLAIN = Look()
Painter = Callable[["Canvas", Area], Iterator[None] | None]
"""Draws in an area: at once, or a part with each step."""
Link = tuple[str, Area]
"""A rule that is named on the screen, and where its number stands."""
_GRADIENT_STEPS = 2
FINER = 4
"""So many times larger are corners drawn, to be smooth."""
HIDES = 230
"""A box as dense as this leaves nothing of what lies below it to be read."""


def _nothing() -> None:
    """Let nothing wait."""


@keep(8)
def _panel(w: int, h: int, top: Colour, bottom: Colour, line: Colour | None, width: int, radius: int) -> pygame.Surface:
    """A rounded box with a vertical gradient; kept, since panels of one size recur."""
    if top == bottom:
        box = pygame.Surface((w, h), pygame.SRCALPHA)
        box.fill(top)
    else:
        plain = pygame.Surface((1, _GRADIENT_STEPS), pygame.SRCALPHA)
        plain.set_at((0, 0), top)
        plain.set_at((0, 1), bottom)
        box = pygame.transform.smoothscale(plain, (w, h))
    _rounded(box, radius)
    if line is not None and width:
        _outline(box, line, box.get_rect(), width, radius)
    return box


def _rounded(box: pygame.Surface, radius: int) -> None:
    """Cut the corners off; a mask for the whole box would cost as much as the box."""
    (w, h), deep = box.get_size(), min(radius, box.get_width() // 2, box.get_height() // 2)
    if not deep:
        return
    part = deep + 1
    mask = _round(part, deep, 0)
    for x, left in ((0, 0), (w - part, part)):
        for y, top in ((0, 0), (h - part, part)):
            box.blit(mask, (x, y), (left, top, part, part), special_flags=pygame.BLEND_RGBA_MIN)


@keep(1)
def _round(part: int, deep: int, width: int) -> pygame.Surface:
    """White corners of a box, four at once and smooth, each `part` pixels: all of it, or its outline of some `width`."""
    large = pygame.Surface((2 * part * FINER, 2 * part * FINER), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.rect(large, (255, 255, 255, 255), large.get_rect(), width * FINER, border_radius=deep * FINER)
    return pygame.transform.smoothscale(large, (2 * part, 2 * part))


@keep(1)
def _corners(part: int, deep: int, width: int, colour: Colour) -> pygame.Surface:
    """The same in a colour."""
    made = _round(part, deep, width).copy()
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def _outline(surface: pygame.Surface, colour: Colour, rect: pygame.Rect, width: int, radius: int) -> None:
    """Draw a rounded outline: four strips, and corners without steps."""
    deep = min(radius, rect.w // 2, rect.h // 2)
    part = max(deep, width) + 1
    if deep < 2 or 2 * part > min(rect.w, rect.h):
        pygame.draw.rect(surface, colour, rect, width, border_radius=radius)
        return
    corners = _corners(part, deep, width, colour)
    for x, left in ((rect.x, 0), (rect.right - part, part)):
        for y, top in ((rect.y, 0), (rect.bottom - part, part)):
            surface.blit(corners, (x, y), (left, top, part, part))
    for y in (rect.y, rect.bottom - width):
        surface.fill(colour, (rect.x + part, y, rect.w - 2 * part, width))
    for x in (rect.x, rect.right - width):
        surface.fill(colour, (x, rect.y + part, width, rect.h - 2 * part))


@keep(8)
def _glow(w: int, h: int, colour: Colour, spread: int, radius: int) -> pygame.Surface:
    """A soft light around a box."""
    size = (w + 2 * spread, h + 2 * spread)
    small = pygame.Surface((max(4, size[0] // 4), max(4, size[1] // 4)), pygame.SRCALPHA)
    small.fill((*colour, 0))
    inner = pygame.Rect(spread // 4, spread // 4, max(1, w // 4), max(1, h // 4))
    pygame.draw.rect(small, (*colour, 170), inner, border_radius=max(1, radius // 4))
    soft = pygame.transform.gaussian_blur(small, max(1, spread // 8))
    light = pygame.transform.smoothscale(soft, size)
    light.fill((0, 0, 0, 0), pygame.Rect(spread, spread, w, h).inflate(-2 * radius, -2 * radius))  # around the box, never over it
    return light


class Canvas:
    """Draws in logical pixels on a surface. A window of 16 : 9 is 1920 x 1080 of them, and fewer the larger `zoom` makes everything.

    A `mute` canvas has nothing noted by the witness; on a `blind` one most is not even drawn, only its size is asked for.
    `room` is the whole window in logical pixels. `letter` enlarges text alone. `origin` is where the surface's corner lies in
    pixels of the window (panels are painted apart).
    """

    def __init__(
        self,
        surface: pygame.Surface,
        window: tuple[int, int],
        letter: float = 1.0,
        origin: tuple[int, int] = (0, 0),
        zoom: float = 1.0,
        look: Look = PLAIN,
    ) -> None:
        self.surface, self.window, self.letter, self.origin, self.zoom = surface, window, letter, origin, zoom
        self.look = look
        self.scale = min(window[0] / SIZE[0], window[1] / SIZE[1]) * zoom
        self.room = Area(0, 0, window[0] / self.scale, window[1] / self.scale)
        self.left, self.top = -origin[0], -origin[1]
        self.panels: dict[str, tuple[Hashable, pygame.Rect, pygame.Surface, list[Link]]] = {}
        self.halves: dict[str, tuple[Hashable, Canvas, Iterator[None]]] = {}
        self.links: list[Link] = []
        self.linking = True
        self.under: pygame.Surface | None = None
        self.mute = self.blind = False
        self.only: pygame.Rect | None = None
        self.fresh: list[pygame.Rect] = []
        self.left_over = 0
        self.spread = False
        self.shifted = False
        self.begun: Callable[[], None] | None = None
        self._heights: dict[tuple[str, float], tuple[Hashable, float]] = {}

    @property
    def compact(self) -> bool:
        """Whether there is so little room for the text that the narrow layout serves better."""
        return self.scale / self.letter < 0.8

    @property
    def stretch(self) -> float:
        """How much larger text is than it is laid out for: by the player's wish, or since it must not become too small."""
        return self.size(20) / (20 * self.scale)

    # ------------------------------------------------------------------ places

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Pixels of the surface."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, area: Area) -> pygame.Rect:
        """Pixels of the surface; neighbouring areas meet without a gap."""
        x, y = self.point(area.x, area.y)
        right, bottom = self.point(area.x + area.w, area.y + area.h)
        return pygame.Rect(x, y, right - x, bottom - y)

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Draw nothing outside `area` in here; a clip within a clip is their common part."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(area).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def shows(self, area: Area) -> bool:
        """Whether anything that is drawn in `area` now can be seen."""
        return self.rect(area).colliderect(self.surface.get_clip())

    def logical(self, position: tuple[float, float]) -> tuple[float, float]:
        """The logical place of a pixel."""
        return (position[0] - self.left) / self.scale, (position[1] - self.top) / self.scale

    def pixels(self, length: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(length * self.scale))

    def size(self, size: float) -> int:
        """A text size in pixels, never below the floor."""
        return max(FLOOR, round(size * self.scale * self.letter))

    def face(self, face: str) -> str:
        """The face in which words of `face` are written for this player."""
        return fonts.BOLDER.get(face, face) if self.look.bold else face

    # ------------------------------------------------------------------ shapes

    def box(
        self,
        area: Area,
        fill: Colour | tuple[Colour, Colour],
        line: Colour | None = None,
        *,
        width: float = 1.5,
        radius: float = 8,
        alpha: int = 255,
    ) -> None:
        """A rounded box; two fills make a gradient from top to bottom."""
        rect = self.rect(area)
        if rect.w <= 0 or rect.h <= 0 or self.blind:
            return
        top, bottom = fill if isinstance(fill[0], tuple) else (fill, fill)
        made = _panel(rect.w, rect.h, top, bottom, line, self.pixels(width), self.pixels(radius))
        if alpha >= HIDES and not self.mute:
            witness.cover(self.origin, rect)
        made.set_alpha(alpha)
        self.surface.blit(made, rect)
        made.set_alpha(255)

    def frame(self, area: Area, colour: Colour, *, width: float = 2, radius: float = 8) -> None:
        """A rounded outline."""
        _outline(self.surface, colour, self.rect(area), self.pixels(width), self.pixels(radius))

    def glow(self, area: Area, colour: Colour, *, spread: float = 24, radius: float = 8) -> None:
        """A soft light around a box."""
        rect, wide = self.rect(area), self.pixels(spread)
        self.surface.blit(_glow(rect.w, rect.h, colour, wide, self.pixels(radius)), rect.move(-wide, -wide))

    def veil(self, area: Area, colour: Colour, alpha: int, *, radius: float = 0) -> None:
        """A translucent layer."""
        self.box(area, colour, None, radius=radius, alpha=alpha)

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float = 2) -> None:
        """A straight line."""
        pygame.draw.line(self.surface, colour, self.point(*start), self.point(*end), self.pixels(width))

    def circle(self, centre: tuple[float, float], radius: float, colour: Colour, width: float = 0) -> None:
        """A disc, or a ring of some `width`."""
        pixels = self.pixels(width) if width else 0
        pygame.draw.aacircle(self.surface, colour, self.point(*centre), self.pixels(radius), pixels)

    def shape(self, points: list[tuple[float, float]], fill: Colour, line: Colour | None = None, width: float = 1.5) -> None:
        """A polygon."""
        corners = [self.point(*one) for one in points]
        pygame.draw.polygon(self.surface, fill, corners)
        if line is not None:
            pygame.draw.polygon(self.surface, line, corners, self.pixels(width))

    def picture(
        self, name: str, area: Area, *, alpha: int = 255, grey: bool = False, cover: bool = False, eye: float = 0.5
    ) -> None:
        """A baked picture, scaled into `area`; with `cover` it is cut rather than stretched, and the part at `eye` of its height kept."""
        rect = self.rect(area)
        if rect.w > 0 and rect.h > 0 and not self.blind:
            made = art.covering(name, rect.w, rect.h, grey, eye) if cover else art.scaled(name, rect.w, rect.h, grey)
            if alpha < 255:
                made = made.copy()
                made.set_alpha(alpha)
            self.surface.blit(made, rect)

    def relief(self, name: str, area: Area) -> None:
        """Darken what is there by a baked picture of a surface: paper, cloth."""
        rect = self.rect(area)
        if rect.w > 0 and rect.h > 0 and not self.blind:
            self.surface.blit(art.covering(name, rect.w, rect.h), rect, special_flags=pygame.BLEND_RGB_MULT)

    # ------------------------------------------------------------------ words

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
        """A line of text with its top at `at`, cut where it would be wider than `room`; returns its width.

        `wanted` is the whole text where the caller has cut it already.
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
            witness.note(self.surface, self.origin, made.get_rect(topleft=(x, y)), wanted or whole, words, (colour, pixels, halo))
        if halo:
            dark = fonts.render(face, pixels, words, BLACK)
            for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                self.surface.blit(dark, (x + dx, y + dy))
        self.surface.blit(made, (x, y))
        if "-" in words and self.linking:
            self._link(words, (x, y), face, pixels, colour)
        return made.get_width() / self.scale

    def _link(self, words: str, at: tuple[int, int], face: str, pixels: int, colour: Colour) -> None:
        """Underline the numbers of rules in a line that was drawn, and remember where they are: they lead to the rulebook."""
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
        """A line of text in the middle of the height of `area`, cut where it would be wider."""
        x = {"left": area.x + margin, "centre": area.centre[0], "right": area.x + area.w - margin}[align]
        top = area.y + (area.h - self.high(size, face)) / 2 - 1
        self.text(words, (x, top), size, colour, face=face, align=align, room=area.w - 2 * margin)

    def wide(self, words: str, size: float, face: str = "text") -> float:
        """How wide a line of text will be, in logical pixels."""
        return fonts.width(self.face(face), self.size(size), words) / self.scale

    def fitting(self, words: str, size: float, room: float, face: str = "text", least: float = 0.62) -> float:
        """The text size at which a line is no wider than `room`: `size` or less, but not below `least` of it."""
        wide = self.wide(words, size, face)
        return size if wide <= room else max(size * least, size * room / wide - 0.3)

    def high(self, size: float, face: str = "text") -> float:
        """How high a line of text will be, in logical pixels."""
        return fonts.height(self.face(face), self.size(size)) / self.scale * 0.92

    def lines(self, words: str, size: float, room: float, face: str = "text") -> tuple[str, ...]:
        """A text broken to fit `room`."""
        return fonts.wrap(self.face(face), self.size(size), words, int(room * self.scale))

    def block(self, words: str, area: Area, size: float, face: str = "text", least: float = 13) -> float:
        """The text size at which a paragraph finds room in `area`: `size` or less, but not below `least`."""
        while size > least and self.tall(words, size, area.w, face) > area.h + 1:
            size -= 1
        return size

    def tall(self, words: str, size: float, room: float, face: str = "text") -> float:
        """How high a paragraph will be that is broken to fit `room`, in logical pixels."""
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
        """A text of several lines in `area`; lines that find no room are cut with an ellipsis. Returns the height used."""
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
        return step * len(lines)

    # ------------------------------------------------------------------ panels that are painted once

    def measured(self, name: str, key: Hashable, wide: float, paint: Callable[["Canvas", Area], float]) -> float:
        """How high what `paint` draws is, which returns where it ends; found out by drawing it where nobody sees it, and kept."""
        kept = self._heights.get((name, wide))
        if kept is None or kept[0] != key:
            blind = Canvas(pygame.Surface((1, 1)), self.window, self.letter, zoom=self.zoom, look=self.look)
            blind.mute = blind.blind = True
            kept = self._heights[name, wide] = (key, paint(blind, Area(0, 0, wide, 1e5)))
        return kept[1]

    def panel(self, name: str, key: Hashable, area: Area, paint: Painter, *, solid: bool = True) -> None:
        """Blit what `paint` drew; it draws again only when `key` or the place has changed.

        A `solid` panel is painted on the ground itself: without see-through parts it is copied many times faster.
        """
        rect = self.rect(area)
        kept = self.panels.get(name) if witness.notes is None else None
        if kept is None or kept[0] != key or kept[1] != rect:
            if kept is not None and kept[1] == rect and not self._affords(rect):
                if self.only is None:
                    self.surface.blit(kept[2], rect)
                self.links += kept[3]
                return
            self.shifted = self.shifted or (kept is not None and kept[1] != rect)
            kept = self.panels[name] = (key, rect, *self._painted(name, key, area, paint, solid=solid))
        elif self.only is not None and not self.only.colliderect(rect):  # it still stands there
            self.links += kept[3]
            return
        self.surface.blit(kept[2], rect)
        self.links += kept[3]

    def _affords(self, rect: pygame.Rect) -> bool:
        """Whether there is time to draw a panel anew: while only a part is painted, or panels are `spread`, `left_over` of them are, and the others wait."""
        if self.only is None and not self.spread:
            return True
        if self.only is not None:
            self.fresh.append(rect)
            if self.only.colliderect(rect):
                return True
        self.left_over -= 1
        return self.left_over >= 0

    def _painted(self, name: str, key: Hashable, area: Area, paint: Painter, *, solid: bool) -> tuple[pygame.Surface, list[Link]]:
        """A panel as it is drawn now; what `begun` lets wait goes on from there the next time."""
        begun, half = self.begun or _nothing, self.halves.get(name) if witness.notes is None else None
        begun()
        if half is None or half[0] != (key, area):
            inner = self._plate(self.rect(area), solid=solid)
            half = self.halves[name] = ((key, area), inner, paint(inner, area) or iter(()))
        for _ in half[2]:
            begun()
        del self.halves[name]
        return half[1].surface, half[1].links

    def _plate(self, rect: pygame.Rect, *, solid: bool) -> "Canvas":
        """What a panel is drawn on."""
        if solid and self.under is not None and self.under.get_rect().contains(rect):
            surface = self.under.subsurface(rect).copy()
        else:
            surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        origin = (rect.x + self.origin[0], rect.y + self.origin[1])
        inner = Canvas(surface, self.window, self.letter, origin, self.zoom, self.look)
        inner.linking = self.linking
        return inner

    def forget(self) -> None:
        """Let all panels go: another scene is painted."""
        self.panels.clear()
        self.halves.clear()
