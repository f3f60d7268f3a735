"""The page at the end of an evening, staged: its panels appear each in its time, the first key or click shows its end."""

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
    """A Screen that takes `over` milliseconds to appear; one that is not `staged`, or whose player wants no motion, is there at once.

    Panels are painted once (`sheet`) and shown as far as they have come (`show_sheet`). A panel called in `kept` stays until it is taken out.
    """

    def __init__(self, context: AppContext, over: float, *, staged: bool) -> None:
        super().__init__(context)
        self.over = over
        self.time = 0.0 if staged and context.settings.pace < 100 else over
        self.kept: dict[str, tuple[Hashable, pygame.Surface]] = {}

    # ------------------------------------------------------------------ time

    @property
    def staged(self) -> bool:
        """Whether something still appears."""
        return self.time < self.over

    def update(self, dt: float) -> Navigation | None:
        """Let it appear."""
        if self.staged:
            self.time, self.dirty = min(self.over, self.time + dt * self.context.settings.pace), True
        return None

    def finish(self) -> None:
        """Show the end of the staging."""
        self.time, self.dirty = self.over, True

    def part(self, span: Span) -> float:
        """How far a part of the staging is, from 0 to 1."""
        return min(max(0.0, (self.time - span[0]) / (span[1] - span[0])), 1.0)

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """The first key or click shows the end of the staging."""
        if self.staged and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.finish()
            return None
        return super().handle(event)

    # ------------------------------------------------------------------ panels

    def sheet(self, canvas: Canvas, name: str, area: Area, paint: Painter) -> tuple[pygame.Surface, bool]:
        """A panel that is painted once, and whether that was now."""
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
        """While something still appears, paint one more panel in each frame, so that no later one is late; whether there was one."""
        return self.staged and any(self.sheet(canvas, name, *sheets[name])[1] for name in sheets)

    def show_sheet(self, canvas: Canvas, name: str, area: Area, paint: Painter, shown: float, away: float) -> None:
        """A panel as it appears: `shown` from 0 to 1, still `away` below its place."""
        surface, _ = self.sheet(canvas, name, area, paint)
        surface.set_alpha(round(255 * shown))
        canvas.surface.blit(surface, canvas.rect(area).move(0, canvas.pixels(away) if away else 0))
