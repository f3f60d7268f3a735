"""The opening animation of the result screen: panels that are painted once and appear one after the other."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.text_recorder import text_recorder
from game.ui.screens.result.registration import Panel, Span
from game.ui.table.animation_queue import ease
from game.ui.widgets.boxes import Box, Part, Pointing, place

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
