"""Layout: cut areas into rows and columns, wrap boxes, scroll lists. Nothing here draws text.

A screen starts from `canvas.room` and cuts it: `head, rest = off_top(room.inset(16), canvas.high(48))`. Content that may exceed
its room goes into a `Scroll`.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import accumulate

import pygame

from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD_LOW, Palette, mix
from game.ui.widgets.focus import FocusManager, Place, Target

GAP = 16.0
NOWHERE = Area(0, 0, 0, 0)
STEP = 90.0
"""The distance of one notch of the wheel, in logical pixels."""
HAIR = 0.5
FADE = 22.0
"""The depth of the fading edge of a scrolled list, in logical pixels."""


def off_top(area: Area, high: float, gap: float = GAP) -> tuple[Area, Area]:
    """A strip of this height from the top of `area`, and the rest below the gap."""
    high = max(0.0, min(high, area.h))
    left = max(0.0, area.h - high - gap)
    return area.row(area.y, high), Area(area.x, area.y + area.h - left, area.w, left)


def off_bottom(area: Area, high: float, gap: float = GAP) -> tuple[Area, Area]:
    """A strip of this height from the bottom of `area`, and the rest above the gap."""
    high = max(0.0, min(high, area.h))
    return Area(area.x, area.y + area.h - high, area.w, high), Area(area.x, area.y, area.w, max(0.0, area.h - high - gap))


def off_left(area: Area, wide: float, gap: float = GAP) -> tuple[Area, Area]:
    """A strip of this width from the left of `area`, and the rest beside the gap."""
    wide = max(0.0, min(wide, area.w))
    left = max(0.0, area.w - wide - gap)
    return area.column(area.x, wide), Area(area.x + area.w - left, area.y, left, area.h)


def off_right(area: Area, wide: float, gap: float = GAP) -> tuple[Area, Area]:
    """A strip of this width from the right of `area`, and the rest beside the gap."""
    wide = max(0.0, min(wide, area.w))
    return Area(area.x + area.w - wide, area.y, wide, area.h), Area(area.x, area.y, max(0.0, area.w - wide - gap), area.h)


def columns(area: Area, shares: int | Sequence[float], gap: float = GAP) -> list[Area]:
    """Cut `area` into columns: a number of equal ones, or one for each share of the width."""
    parts = [1.0] * shares if isinstance(shares, int) else list(shares)
    room = max(0.0, area.w - gap * (len(parts) - 1))
    starts = accumulate((part * room / sum(parts) + gap for part in parts), initial=area.x)
    return [area.column(x, part * room / sum(parts)) for x, part in zip(starts, parts, strict=False)]


def rows(area: Area, shares: int | Sequence[float], gap: float = GAP) -> list[Area]:
    """Cut `area` into rows: a number of equal ones, or one for each share of the height."""
    lying = columns(Area(area.y, area.x, area.h, area.w), shares, gap)
    return [area.row(one.x, one.w) for one in lying]


def grid(area: Area, count: int, least: float, high: float, gap: float = GAP) -> list[Area]:
    """`count` equal boxes of this height in as many columns as leave each at least `least` wide; they may extend below `area`."""
    across = max(1, min(count, int((area.w + gap) / (least + gap))))
    wide = (area.w - gap * (across - 1)) / across
    return [area.at(place % across * (wide + gap), place // across * (high + gap), wide, high) for place in range(count)]


def flow(area: Area, sizes: Iterable[tuple[float, float]], gap: float = GAP) -> list[Area]:
    """Boxes of these sizes from left to right, wrapped like words; a box wider than `area` is narrowed."""
    x, y, deep, made = area.x, area.y, 0.0, list[Area]()
    for wanted, high in sizes:
        wide = min(wanted, area.w)
        if x > area.x and x + wide > area.x + area.w + 0.01:
            x, y, deep = area.x, y + deep + gap, 0.0
        made.append(Area(x, y, wide, high))
        x, deep = x + wide + gap, max(deep, high)
    return made


def depth(area: Area, parts: Iterable[Area]) -> float:
    """The height that `area` needs to contain these parts."""
    return max((part.y + part.h - area.y for part in parts), default=0.0)


def middle(area: Area, wide: float, high: float) -> Area:
    """An area of this size, or as much as fits, centred in another."""
    wide, high = min(wide, area.w), min(high, area.h)
    return Area.around(area.centre, wide, high)


@dataclass
class Scroll:
    """A view with content that may be higher than it: wheel, paging keys, a bar to drag, and the focus is kept in view.

    In `targets`: `column = scroll.fit(view, height)`, lay the targets out from `column`'s corner as if there were room for all,
    and return `scroll.items(made, self.focus, self.pointer)`. In `paint`: draw inside `with scroll.faded(canvas)`, other things
    at `scroll.at(area)`, then `scroll.bar(canvas, palette)`. A Screen passes input to the Scrolls in its list `scrolls`.
    """

    BAR = 14.0
    view: Area = NOWHERE
    content: float = 0.0
    top: float = 0.0
    grip: float | None = None
    followed: Place = None

    @property
    def most(self) -> float:
        """The maximum offset; 0 if all is in view. Less than a pixel counts as a rounding error."""
        over = self.content - self.view.h
        return over if over > HAIR else 0.0

    def fit(self, view: Area, content: float) -> Area:
        """Set the view and the height of the content. Returns the column for the content, narrower if it needs a bar."""
        self.view, self.content = view, content
        self.top = min(max(0.0, self.top), self.most)
        return Area(view.x, view.y, view.w - (self.BAR + 8 if self.most else 0), max(view.h, content))

    def at(self, area: Area) -> Area:
        """The screen position of an area of the content."""
        return area.moved(0, -self.top)

    def shows(self, area: Area) -> bool:
        """Whether an area of the content is in view."""
        return area.y - self.top < self.view.y + self.view.h and area.y + area.h - self.top > self.view.y

    def reach(self, area: Area, margin: float = 12) -> None:
        """Scroll as little as needed to show an area of the content."""
        low, high = area.y + area.h + margin - self.view.y - self.view.h, area.y - margin - self.view.y
        self.top = min(max(0.0, min(max(self.top, low), high)), self.most)

    def items(self, made: Sequence[Target], focus: FocusManager, pointer: tuple[float, float]) -> list[Target]:
        """The targets of the content at their screen positions. Scrolls to a focus that keys have moved, but not to the mouse."""
        found = next((item for item in made if item.key == focus.current), None)
        if found is not None and focus.current != self.followed and not replace(found, area=self.at(found.area)).holds(pointer):
            self.reach(found.area)
        self.followed = focus.current
        return [item.scrolled(self.at(item.area), self.view) for item in made]

    def thumb(self) -> Area:
        """The draggable part of the bar."""
        long = max(40.0, self.view.h * self.view.h / max(self.view.h, self.content))
        y = self.view.y + (self.view.h - long) * (self.top / self.most if self.most else 0)
        return Area(self.view.x + self.view.w - self.BAR, y, self.BAR, long)

    def take(self, event: pygame.event.Event, pointer: tuple[float, float]) -> bool:
        """Handle the wheel, a paging key, or the mouse on the bar. Returns whether the event was used."""
        if not self.most:
            return False
        if event.type == pygame.MOUSEWHEEL and self.view.holds(pointer):
            self._scroll(-event.y * STEP)
            return True
        if event.type == pygame.KEYDOWN:
            pages = {pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85, pygame.K_HOME: -1e6, pygame.K_END: 1e6}
            before = self.top
            self._scroll(pages.get(event.key, 0) * self.view.h)
            return self.top != before  # at its end another list may use the key
        return self._dragged(event, pointer)

    def _scroll(self, way: float) -> None:
        self.top = min(max(0.0, self.top + way), self.most)

    def _dragged(self, event: pygame.event.Event, pointer: tuple[float, float]) -> bool:
        thumb = self.thumb()
        rail = thumb.row(self.view.y, self.view.h, left=-4, right=-4)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and rail.holds(pointer):
            self.grip = pointer[1] - thumb.y if thumb.y <= pointer[1] < thumb.y + thumb.h else thumb.h / 2
        elif event.type == pygame.MOUSEBUTTONUP and self.grip is not None:
            self.grip = None
            return True
        elif event.type != pygame.MOUSEMOTION or self.grip is None:
            return False
        span = max(1.0, self.view.h - thumb.h)
        self.top = min(max(0.0, (pointer[1] - (self.grip or 0.0) - self.view.y) / span), 1.0) * self.most
        return True

    @contextmanager
    def faded(self, canvas: Canvas, margin: float = 0.0) -> Iterator[None]:
        """Draw the content in this block, with a `margin` at its sides. It fades at an edge beyond which there is more."""
        view, deep = self.view.inset(-margin, 0), min(FADE, self.view.h / 4)
        edges = [(view._replace(h=deep), True)] if self.top > HAIR else []
        if self.most - self.top > HAIR:
            edges.append((view._replace(y=view.y + view.h - deep, h=deep), False))
        rects = [(canvas.rect(area).clip(canvas.surface.get_clip()), up) for area, up in edges]
        under = [(rect, _lifted(canvas.surface, rect), up) for rect, up in rects if rect.w and rect.h]
        with canvas.clip(view):
            yield
        for rect, picture, up in under:
            picture.blit(_veil(rect.w, rect.h, up), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.surface.blit(picture, rect)

    def bar(self, canvas: Canvas, palette: Palette) -> None:
        """Draw the bar, if there is more than is in view."""
        if not self.most:
            return
        thumb = self.thumb()
        canvas.box(thumb.row(self.view.y, self.view.h, left=3, right=3), mix(palette.panel_low, palette.deep, 0.5), radius=4)
        canvas.box(thumb, mix(palette.line, palette.accent, 0.5 if self.grip is not None else 0.2), GOLD_LOW, radius=7, width=1)


def _lifted(surface: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
    """A copy of a part with an alpha channel, also without a window."""
    made = pygame.Surface(rect.size, pygame.SRCALPHA)
    made.blit(surface, (0, 0), rect)
    return made


@keep(1)
def _veil(w: int, h: int, up: bool) -> pygame.Surface:
    """A white gradient, opaque at the upper (or the lower) edge and transparent at the other."""
    made = pygame.Surface((w, h), pygame.SRCALPHA)
    for row in range(h):
        made.fill((255, 255, 255, round(255 * (1 - (row + 0.5) / h))), (0, row if up else h - 1 - row, w, 1))
    return made


def bounds(areas: Sequence[Area]) -> Area:
    """The smallest area that holds all of these; there is at least one."""
    x, y = min(one.x for one in areas), min(one.y for one in areas)
    return Area(x, y, max(one.x + one.w for one in areas) - x, max(one.y + one.h for one in areas) - y)


def common(one: Area, other: Area) -> Area:
    """The overlap of two areas; negative sizes where they are apart."""
    x, y = max(one.x, other.x), max(one.y, other.y)
    return Area(x, y, min(one.x + one.w, other.x + other.w) - x, min(one.y + one.h, other.y + other.h) - y)


def meeting(one: Area, other: Area) -> float:
    """The overlap of two areas, in square logical pixels."""
    both = common(one, other)
    return max(0.0, both.w) * max(0.0, both.h)
