"""A pygame surface addressed in logical pixels: coordinates, clipping, boxes, lines, and pictures."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.ui.draw import art, fonts, shapes
from game.ui.draw.fonts import text_recorder
from game.ui.draw.theme import FLOOR, SIZE, Colour


class Area(NamedTuple):
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The centre point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Area":
        """The area shrunk by `dx` and `dy` on each side; negative values enlarge it."""
        dy = dx if dy is None else dy
        return Area(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Area":
        """The area moved by `dx` and `dy`."""
        return Area(self.x + dx, self.y + dy, self.w, self.h)

    def trimmed(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> "Area":
        """The area without margins on its sides; negative values enlarge it."""
        return Area(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def at(self, dx: float, dy: float, wide: float, high: float) -> "Area":
        """An area of this size, `dx` and `dy` from the top left corner."""
        return Area(self.x + dx, self.y + dy, wide, high)

    def row(self, y: float, high: float, left: float = 0, right: float = 0) -> "Area":
        """A row across the area, from `y` on, without margins."""
        return Area(self.x + left, y, self.w - left - right, high)

    def column(self, x: float, wide: float, top: float = 0, bottom: float = 0) -> "Area":
        """A column down the area, from `x` on, without margins."""
        return Area(x, self.y + top, wide, self.h - top - bottom)

    def below(self, y: float, left: float = 0, right: float = 0, bottom: float = 0) -> "Area":
        """The part of the area below `y`, without margins."""
        return Area(self.x + left, y, self.w - left - right, self.y + self.h - bottom - y)

    def beside(self, x: float, top: float = 0, right: float = 0, bottom: float = 0) -> "Area":
        """The part of the area to the right of `x`, without margins."""
        return Area(x, self.y + top, self.x + self.w - right - x, self.h - top - bottom)

    def halfway_down(self, x: float, wide: float, high: float) -> "Area":
        """An area of this size from `x` on, in the middle of the height."""
        return Area(x, self.y + (self.h - high) / 2, wide, high)

    def halfway_across(self, y: float, wide: float, high: float) -> "Area":
        """An area of this size from `y` on, in the middle of the width."""
        return Area(self.x + (self.w - wide) / 2, y, wide, high)

    @classmethod
    def around(cls, centre: tuple[float, float], wide: float, high: float) -> "Area":
        """An area of this size around a point."""
        return cls(centre[0] - wide / 2, centre[1] - high / 2, wide, high)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a point is inside the area."""
        return self.x <= point[0] < self.x + self.w and self.y <= point[1] < self.y + self.h


HIDES = 230
"""The alpha from which a box makes the text beneath it unreadable."""


class DisplayOptions(NamedTuple):
    """Display settings of the player that change how everything is drawn.

    `aids` adds symbols to colours, `soft` avoids bright flashes, `large_print` is readable from two metres, `bold` uses bolder fonts,
    `language` is the language of the text.
    """

    aids: bool = False
    soft: bool = False
    large_print: bool = False
    bold: bool = False
    language: str = ""


PLAIN = DisplayOptions()


@dataclass(eq=False)
class LogicalSurface:
    """Draws in logical pixels. A 16:9 window has 1920 x 1080 of them, fewer if `zoom` enlarges everything.

    `whole` is the window in logical pixels, `room` what a screen uses of it. `letter` scales text only. `origin` is the pixel of the window at the surface's top left corner,
    because panels have surfaces of their own. On a `mute` surface the text recorder notes nothing; a `blind` one only measures.
    """

    surface: pygame.Surface
    window: tuple[int, int]
    letter: float = 1.0
    origin: tuple[int, int] = (0, 0)
    zoom: float = 1.0
    look: DisplayOptions = PLAIN
    mute: bool = field(default=False, init=False)
    blind: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self.scale = min(self.window[0] / SIZE[0], self.window[1] / SIZE[1]) * self.zoom
        self.whole = self.room = Area(0, 0, self.window[0] / self.scale, self.window[1] / self.scale)
        self.left, self.top = -self.origin[0], -self.origin[1]

    def reserve(self, high: float) -> None:
        """Keep the foot of the window free for something else, and leave the `room` above it to the screen."""
        self.room = self.whole._replace(h=self.whole.h - high)

    @property
    def compact(self) -> bool:
        """Whether the text is so large for the window that a narrow layout fits better."""
        return self.scale / self.letter < 0.8

    @property
    def stretch(self) -> float:
        """The ratio of the actual to the nominal text size. It exceeds 1 if the player enlarges text or the minimum size applies."""
        return self.size(20) / (20 * self.scale)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of the surface at a logical point."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, area: Area) -> pygame.Rect:
        """The pixels of an area on the surface. Adjacent areas touch without a gap."""
        x, y = self.point(area.x, area.y)
        right, bottom = self.point(area.x + area.w, area.y + area.h)
        return pygame.Rect(x, y, right - x, bottom - y)

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Clip drawing to `area` inside the `with` block. Nested clips intersect."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(area).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def shows(self, area: Area) -> bool:
        """Whether `area` overlaps the current clip."""
        return self.rect(area).colliderect(self.surface.get_clip())

    def logical(self, position: tuple[float, float]) -> tuple[float, float]:
        """The logical point of a pixel of the surface."""
        return (position[0] - self.left) / self.scale, (position[1] - self.top) / self.scale

    def pixels(self, length: float) -> int:
        """A logical length in pixels, at least 1."""
        return max(1, round(length * self.scale))

    def size(self, size: float) -> int:
        """A logical text size in pixels, at least `FLOOR`."""
        return max(FLOOR, round(size * self.scale * self.letter))

    def face(self, face: str) -> str:
        """The font face to use for `face`: a bolder one if the player wants bold text."""
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
        """Draw a rounded box. Two fill colours make a gradient from top to bottom."""
        rect = self.rect(area)
        if rect.w <= 0 or rect.h <= 0 or self.blind:
            return
        top, bottom = fill if isinstance(fill[0], tuple) else (fill, fill)
        made = shapes.rounded_box(rect.w, rect.h, top, bottom, line, self.pixels(width), self.pixels(radius))
        if alpha >= HIDES and not self.mute:
            text_recorder.cover(self.origin, rect)
        made.set_alpha(alpha)
        self.surface.blit(made, rect)
        made.set_alpha(255)

    def frame(self, area: Area, colour: Colour, *, width: float = 2, radius: float = 8) -> None:
        """Draw a rounded outline."""
        shapes.outline(self.surface, colour, self.rect(area), self.pixels(width), self.pixels(radius))

    def glow(self, area: Area, colour: Colour, *, spread: float = 24, radius: float = 8) -> None:
        """Draw a glow around a box."""
        rect, wide = self.rect(area), self.pixels(spread)
        self.surface.blit(shapes.glow(rect.w, rect.h, colour, wide, self.pixels(radius)), rect.move(-wide, -wide))

    def veil(self, area: Area, colour: Colour, alpha: int, *, radius: float = 0) -> None:
        """Draw a translucent box."""
        self.box(area, colour, None, radius=radius, alpha=alpha)

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float = 2) -> None:
        """Draw a straight line."""
        pygame.draw.line(self.surface, colour, self.point(*start), self.point(*end), self.pixels(width))

    def circle(self, centre: tuple[float, float], radius: float, colour: Colour, width: float = 0) -> None:
        """Draw a disc, or a ring of `width`."""
        pixels = self.pixels(width) if width else 0
        pygame.draw.aacircle(self.surface, colour, self.point(*centre), self.pixels(radius), pixels)

    def shape(self, points: list[tuple[float, float]], fill: Colour, line: Colour | None = None, width: float = 1.5) -> None:
        """Draw a polygon."""
        corners = [self.point(*one) for one in points]
        pygame.draw.polygon(self.surface, fill, corners)
        if line is not None:
            pygame.draw.polygon(self.surface, line, corners, self.pixels(width))

    def picture(
        self, name: str, area: Area, *, alpha: int = 255, grey: bool = False, cover: bool = False, eye: float = 0.5
    ) -> None:
        """Draw a baked picture scaled into `area`. With `cover` it is cropped instead of stretched, around `eye` (a fraction of its height)."""
        rect = self.rect(area)
        if rect.w > 0 and rect.h > 0 and not self.blind:
            made = art.covering(name, rect.w, rect.h, grey, eye) if cover else art.scaled(name, rect.w, rect.h, grey)
            if alpha < 255:
                made = made.copy()
                made.set_alpha(alpha)
            self.surface.blit(made, rect)

    def relief(self, name: str, area: Area) -> None:
        """Multiply `area` with a baked texture such as paper or cloth."""
        rect = self.rect(area)
        if rect.w > 0 and rect.h > 0 and not self.blind:
            self.surface.blit(art.covering(name, rect.w, rect.h), rect, special_flags=pygame.BLEND_RGB_MULT)
