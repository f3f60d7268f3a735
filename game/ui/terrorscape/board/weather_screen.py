"""Weather for scenes that only show boards: the demo, the replay and the result."""

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.terrorscape.board.weather import BEAT, Weather, WeatherBoard
from game.ui.widgets.screen import Screen


class WeatherAnimation:
    """The weather over all boards of a scene, and its clock."""

    def __init__(self) -> None:
        self.layers: list[Weather] = []
        self.time, self.beat = 0.0, 0.0

    def advance(self, dt: float) -> None:
        """Advance the clock by `dt` milliseconds."""
        self.beat += dt

    def settle(self, canvas: Canvas, settings: Settings, boards: list[WeatherBoard]) -> None:
        """Draw the current weather over boards that were just painted."""
        self._advance(settings)
        self.layers = [*self.layers, *(Weather() for _ in boards)][: len(boards)]
        for weather, board in zip(self.layers, boards, strict=True):
            weather.settle(canvas, board)
            weather.stir(canvas, settings, self.time)

    def stir(self, canvas: Canvas, settings: Settings) -> list[pygame.Rect]:
        """Redraw the weather if a beat has passed and motion is allowed; return the changed rectangles."""
        if self.beat < BEAT or settings.reduced:
            return []
        self._advance(settings)
        return [spot for weather in self.layers for spot in weather.stir(canvas, settings, self.time)]

    def _advance(self, settings: Settings) -> None:
        """Apply the time since the last beat, unless motion is reduced."""
        if not settings.reduced:
            self.time, self.beat = self.time + self.beat, 0.0


class WeatherScreen(Screen):
    """A scene with boards. Its `paint` ends with `settle`; between repaints only the weather is drawn."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.weather_animation = WeatherAnimation()

    def settle(self, canvas: Canvas, boards: list[WeatherBoard]) -> None:
        """Draw the weather over boards that were just painted."""
        self.weather_animation.settle(canvas, self.context.settings, boards)

    def update(self, dt: float) -> Navigation | None:
        """Advance the weather."""
        self.weather_animation.advance(dt)
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if it is dirty, else only the weather."""
        canvas = self.context.canvas(surface)
        if self.dirty or self.canvas is not canvas:
            super().draw(surface)
        elif spots := self.weather_animation.stir(canvas, self.context.settings):
            self.context.spots, self.context.painted = spots, True
