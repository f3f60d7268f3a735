"""The base of the result screens: panels appear one after the other, and the first key or click completes them."""

from collections.abc import Hashable

import pygame

from game.ui.draw.canvas import Area, Canvas, Painter
from game.ui.draw.text_recorder import text_recorder
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.widgets.screen import Screen

Span = tuple[float, float]
Sheets = dict[str, tuple[Area, Painter]]


class ResultScreen(Screen):
    """A Screen that takes `over` milliseconds to appear. Without `staged`, or for a player who wants no motion, it is complete at once.

    Panels are painted once (`sheet`) and drawn while they appear (`show_sheet`). A panel in `kept` is cached until it is
    removed.
    """

    def __init__(self, context: AppContext, over: float, *, staged: bool) -> None:
        super().__init__(context)
        self.over = over
        self.time = 0.0 if staged and context.settings.pace < 100 else over
        self.kept: dict[str, tuple[Hashable, pygame.Surface]] = {}

    # ------------------------------------------------------------------ time

    @property
    def staged(self) -> bool:
        """Whether panels are still appearing."""
        return self.time < self.over

    def update(self, dt: float) -> Navigation | None:
        """Advance the staging."""
        if self.staged:
            self.time, self.dirty = min(self.over, self.time + dt * self.context.settings.pace), True
        return None

    def finish(self) -> None:
        """Complete the staging."""
        self.time, self.dirty = self.over, True

    def part(self, span: Span) -> float:
        """The progress of a part of the staging, from 0 to 1."""
        return min(max(0.0, (self.time - span[0]) / (span[1] - span[0])), 1.0)

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Complete the staging at the first key or click."""
        if self.staged and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.finish()
            return None
        return super().handle(event)

    # ------------------------------------------------------------------ panels

    def sheet(self, canvas: Canvas, name: str, area: Area, paint: Painter) -> tuple[pygame.Surface, bool]:
        """A cached panel, and whether it was painted now."""
        rect = canvas.rect(area)
        key = (rect.x, rect.y, rect.w, rect.h, canvas.window, canvas.letter, canvas.zoom, canvas.look)
        kept = self.kept.get(name)
        if kept is not None and kept[0] == key and text_recorder.notes is None:
            return kept[1], False
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        paint(Canvas(surface, canvas.window, canvas.letter, rect.topleft, canvas.zoom, look=canvas.look), area)
        self.kept[name] = (key, surface)
        return surface, True

    def make_ready(self, canvas: Canvas, sheets: Sheets) -> bool:
        """Paint one more panel per frame during the staging, so that no frame is late. Returns whether there was one."""
        return self.staged and any(self.sheet(canvas, name, *sheets[name])[1] for name in sheets)

    def show_sheet(self, canvas: Canvas, name: str, area: Area, paint: Painter, shown: float, away: float) -> None:
        """Draw a panel while it appears: `shown` from 0 to 1, `away` below its final position."""
        surface, _ = self.sheet(canvas, name, area, paint)
        surface.set_alpha(round(255 * shown))
        canvas.surface.blit(surface, canvas.rect(area).move(0, canvas.pixels(away) if away else 0))
