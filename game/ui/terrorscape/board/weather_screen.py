"""The weather over boards that are only watched: it moves as it does over those that are played on."""

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.terrorscape.board.weather import BEAT, Weather, WeatherBoard
from game.ui.widgets.screen import Screen


class WeatherAnimation:
    """The weather over all boards of a scene that is only watched, and its clock."""

    def __init__(self) -> None:
        self.layers: list[Weather] = []
        self.time, self.beat = 0.0, 0.0

    def advance(self, dt: float) -> None:
        """Let so many milliseconds pass."""
        self.beat += dt

    def settle(self, canvas: Canvas, settings: Settings, boards: list[WeatherBoard]) -> None:
        """Everything was painted just now: draw the weather of now over these boards."""
        self._advance(settings)
        self.layers = [*self.layers, *(Weather() for _ in boards)][: len(boards)]
        for weather, board in zip(self.layers, boards, strict=True):
            weather.settle(canvas, board)
            weather.stir(canvas, settings, self.time)

    def stir(self, canvas: Canvas, settings: Settings) -> list[pygame.Rect]:
        """Draw the weather anew if it is time for that, and things may move; return what has changed."""
        if self.beat < BEAT or settings.reduced:
            return []
        self._advance(settings)
        return [spot for weather in self.layers for spot in weather.stir(canvas, settings, self.time)]

    def _advance(self, settings: Settings) -> None:
        """The weather is as far as the time, unless nothing may move."""
        if not settings.reduced:
            self.time, self.beat = self.time + self.beat, 0.0


class WeatherScreen(Screen):
    """A scene with such boards: its `paint` ends with `settle`, between its pictures only the weather is drawn."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.weather_animation = WeatherAnimation()

    def settle(self, canvas: Canvas, boards: list[WeatherBoard]) -> None:
        """Draw the weather over boards that were painted just now."""
        self.weather_animation.settle(canvas, self.context.settings, boards)

    def update(self, dt: float) -> Navigation | None:
        """Let time pass."""
        self.weather_animation.advance(dt)
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if something has changed; else only what the weather has changed."""
        canvas = self.context.canvas(surface)
        if self.dirty or self.canvas is not canvas:
            super().draw(surface)
        elif spots := self.weather_animation.stir(canvas, self.context.settings):
            self.context.spots, self.context.painted = spots, True
