"""The weather over boards that are only watched: it moves as it does over those that are played on."""

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.terrorscape.board.weather import BEAT, Over, Weather
from game.ui.widgets.screen import Screen


class Sky:
    """The weather over all boards of a scene that is only watched, and its clock."""

    def __init__(self) -> None:
        self.boards: list[Weather] = []
        self.time, self.beat = 0.0, 0.0

    def pass_by(self, dt: float) -> None:
        """Let so many milliseconds pass."""
        self.beat += dt

    def settle(self, canvas: Canvas, settings: Settings, boards: list[Over]) -> None:
        """Everything was painted just now: draw the weather of now over these boards."""
        self._pass(settings)
        self.boards = [*self.boards, *(Weather() for _ in boards)][: len(boards)]
        for weather, over in zip(self.boards, boards, strict=True):
            weather.settle(canvas, over)
            weather.stir(canvas, settings, self.time)

    def stir(self, canvas: Canvas, settings: Settings) -> list[pygame.Rect]:
        """Draw the weather anew if it is time for that, and things may move; return what has changed."""
        if self.beat < BEAT or settings.reduced:
            return []
        self._pass(settings)
        return [spot for weather in self.boards for spot in weather.stir(canvas, settings, self.time)]

    def _pass(self, settings: Settings) -> None:
        """The weather is as far as the time, unless nothing may move."""
        if not settings.reduced:
            self.time, self.beat = self.time + self.beat, 0.0


class Outdoors(Screen):
    """A scene with such boards: its `paint` ends with `settle`, between its pictures only the weather is drawn."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.sky = Sky()

    def settle(self, canvas: Canvas, boards: list[Over]) -> None:
        """Draw the weather over boards that were painted just now."""
        self.sky.settle(canvas, self.context.settings, boards)

    def update(self, dt: float) -> Navigation | None:
        """Let time pass."""
        self.sky.pass_by(dt)
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if something has changed; else only what the weather has changed."""
        canvas = self.context.canvas(surface)
        if self.dirty or self.canvas is not canvas:
            super().draw(surface)
        elif spots := self.sky.stir(canvas, self.context.settings):
            self.context.spots, self.context.painted = spots, True
