"""The opening animation of the result screen: the sky in which it dawns or not, and panels that are painted once and appear one after the other."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.theme import Colour
from game.ui.screens.result.registration import Panel, Span
from game.ui.table.director import ease
from game.ui.widgets.boxes import Box, Part, Pointing, place

WIDE = 1920.0
"""The width for which such a picture is laid out; its top fills the width of the window."""


class SkyTransition:
    """`won` lets it dawn. Subclasses say how it looks (`compose`); pictures are kept for one size of the window.

    Its part above `top` should be seen; the sun is visible above the `horizon`.
    """

    top = 232.0
    horizon = 244.0

    def __init__(self, *, won: bool) -> None:
        self.won = won
        self.size = (0, 0)
        self.kept: dict[str, pygame.Surface] = {}

    def compose(self, canvas: Canvas, share: float) -> None:
        """Fill the window as it looks at `share`."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """Fill the window; where nothing changes any more, with what is kept."""
        if canvas.window != self.size:
            self.size = canvas.window
            self.kept.clear()
        if share < 1 or "done" not in self.kept:
            self.compose(canvas, share)
            if share >= 1:
                self.kept = {"done": canvas.surface.copy()}
            return
        canvas.surface.blit(self.kept["done"], (0, 0))

    def head(self, canvas: Canvas) -> float:
        """The height of the part that should be seen, in logical pixels."""
        return self.top * canvas.room.w / WIDE

    def sunrise(self, canvas: Canvas, x: float, share: float, way: tuple[float, float]) -> None:
        """Draw the sun above `x`; the ends of its `way` are heights."""
        with canvas.clip(spot(canvas, Area(0, 0, WIDE, self.horizon))):
            up = way[0] + (way[1] - way[0]) * ease(share)
            sun = canvas.rect(spot(canvas, Area.around((x, up), 900, 900)))
            canvas.surface.blit(art.scaled("night/sun", *sun.size), sun, special_flags=pygame.BLEND_RGB_ADD)

    def birds(self, canvas: Canvas, share: float, places: Sequence[tuple[int, int]], size: tuple[int, int]) -> None:
        """Draw birds that fly up at the end of a dawn."""
        drift, alpha = (share - 0.55) * 60, round(255 * min(1.0, (share - 0.55) * 5))
        for x, y in places if share > 0.55 else ():
            canvas.picture("night/bird", spot(canvas, Area(x + drift, y - drift * 0.5, *size)), alpha=alpha)

    def keep(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that is made once for a size of the window."""
        if name not in self.kept:
            self.kept[name] = make()
        return self.kept[name]


def spot(canvas: Canvas, area: Area) -> Area:
    """Where a part of the picture lies in the window."""
    share = canvas.room.w / WIDE
    return Area(area.x * share, area.y * share, area.w * share, area.h * share)


def veil(size: tuple[int, int], rows: int, colour: Colour, opacity: Callable[[int, int], float]) -> pygame.Surface:
    """A colour over `size` pixels whose `opacity` (0 to 255) is a function of a column from 0 to 63 and a row."""
    small = pygame.Surface((64, rows), pygame.SRCALPHA)
    for y in range(rows):
        for x in range(64):
            small.set_at((x, y), (*colour, round(opacity(x, y))))
    return pygame.transform.smoothscale(small, size)


RISE = 60.0
"""The distance by which a panel rises while it appears."""


class Stage:
    """The time of the animation, which takes `over` milliseconds, and the pictures of the panels. `sheets` are those of the current page."""

    def __init__(self, over: float, *, staged: bool) -> None:
        self.over = over
        self.time = 0.0 if staged else over
        self.sheets: dict[str, tuple[Sheet, Area]] = {}
        self.cached: dict[str, tuple[Hashable, pygame.Surface]] = {}

    @property
    def runs(self) -> bool:
        """Whether panels are still appearing."""
        return self.time < self.over

    def part(self, span: Span) -> float:
        """The progress of a part of the animation, from 0 to 1."""
        begin, end = span
        return 0.0 if self.time < begin else 1.0 if self.time >= end else (self.time - begin) / (end - begin)

    def prepare(self, canvas: Canvas) -> bool:
        """Paint one more panel, so that no frame is late. Returns whether there was one."""
        return any(sheet.picture(canvas, area, None)[1] for sheet, area in list(self.sheets.values()))


@dataclass(frozen=True)
class Sheet(Box):
    """The picture of a panel, which is cached by its props."""

    panel: Panel
    stage: Stage
    box: Box = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "box", self.panel.block(self.panel.props))

    def wide(self, canvas: Canvas) -> float:
        """The width of the content."""
        return self.box.wide(canvas)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the content."""
        return self.box.high(canvas, wide)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The picture, with the targets of the content."""
        self.stage.sheets[self.panel.name] = (self, area)
        targets = tuple(target for part in self.box.place(canvas, area, at) for target in part.targets)
        yield Part(area, partial(self._paint, frozenset(target.key for target in targets)), targets)

    def picture(self, canvas: Canvas, area: Area, focused: Hashable) -> tuple[pygame.Surface, bool]:
        """The picture in an area, and whether it was painted now."""
        rect, name = canvas.rect(area), self.panel.name
        key = (self.panel.props, focused, rect.size, canvas.window, canvas.letter, canvas.zoom, canvas.look)
        kept = self.stage.cached.get(name)
        if kept is not None and kept[0] == key and text_recorder.notes is None:
            return kept[1], False
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        inner = Canvas(surface, canvas.window, canvas.letter, rect.topleft, canvas.zoom, look=canvas.look)
        place(self.box, inner, area).paint(inner, focused)
        self.stage.cached[name] = (key, surface)
        return surface, True

    def _paint(self, keys: frozenset[Hashable], canvas: Canvas, area: Area, focused: Hashable) -> None:
        """Paint the picture as far as the panel has appeared."""
        share = self.stage.part(self.panel.span)
        if share <= 0:
            return
        surface, _ = self.picture(canvas, area, focused if focused in keys else None)
        rect, shown = canvas.rect(area), ease(share)
        if self.panel.wipe:
            canvas.surface.blit(surface, rect, (0, 0, round(rect.w * share), rect.h))
            return
        surface.set_alpha(round(255 * shown))
        canvas.surface.blit(surface, rect.move(0, canvas.pixels((1 - shown) * RISE) if shown < 1 else 0))
