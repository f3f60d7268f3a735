"""Idle animation of a board: rain, rings of noise, flickering lamps, and lightning; and the scenes that only show boards.

It is drawn over a stored copy of the finished board. Each beat restores and redraws only the moving parts.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import pi, sin
from typing import NamedTuple

import pygame

from game.rules.engine.rng import Rng
from game.rules.terrorscape.state import State
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.shapes import streak
from game.ui.draw.theme import BLACK, Colour, mix, rgb
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.terrorscape.board import figures, lamplight
from game.ui.terrorscape.board.villa import ROOMS, SIZE, Point, Viewport, Walk
from game.ui.terrorscape.layout import KILLER
from game.ui.widgets.focus import inside
from game.ui.widgets.screen import Screen

BEAT = 90.0
"""Milliseconds between two frames of the weather."""
DROPS, FALLS = 60, 6
"""Streaks of rain per frame, and the number of frames."""
STREAK: Point = (9.0, 28.0)
"""Width and height of a streak, in Villa pixels."""
RING = 1600.0
"""Milliseconds in which a ring of noise spreads."""
RINGS, STEPS = 3, 12
"""Rings per noise, and the number of their sizes."""
NEAR, FAR = 23.0, 54.0
"""First and last radius of a ring, in Villa pixels."""
SHY: Point = (92.0, 20.0)
"""Distance from the middle of a room name within which no rain falls."""
FLASH = 520.0
"""Duration of lightning in milliseconds."""
SHEEN = rgb("#56708a")
AFAR = 0.5
"""Strength of the lightning over text panels, as a share of that over the board."""


class WeatherBoard(NamedTuple):
    """What the weather is drawn over: the board, the state, the side, and the areas to keep clear.

    `walks` are figures in motion; `lamps` says whether the side's lights flicker.
    """

    viewport: Viewport
    t: State
    side: str
    covered: list[Area]
    walks: Mapping[str, Walk] = lamplight.NOBODY
    lamps: bool = True


class Weather:
    """The weather over one board: the picture `plain` without it, and where it was drawn last."""

    def __init__(self) -> None:
        self.plain: pygame.Surface | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.board: WeatherBoard | None = None
        self.spots: list[pygame.Rect] = []

    def settle(self, canvas: Canvas, board: WeatherBoard) -> None:
        """Store the finished board."""
        self.board, self.rect = board, canvas.rect(board.viewport.area).clip(canvas.surface.get_clip())
        if self.plain is None or self.plain.get_size() != self.rect.size:
            self.plain = pygame.Surface(self.rect.size)
        self.plain.blit(canvas.surface, (0, 0), self.rect)
        self.spots = []

    def stir(self, canvas: Canvas, settings: Settings, ms: float) -> list[pygame.Rect]:
        """Draw the weather at a time; return the changed rectangles."""
        if self.board is None or self.plain is None:
            return []
        before = self.spots
        for spot in before:
            canvas.surface.blit(self.plain, spot, spot.move(-self.rect.x, -self.rect.y))
        self.spots = self._draw(canvas, self.board, self.rect, settings, ms)
        return before + self.spots

    def _draw(self, canvas: Canvas, board: WeatherBoard, part: pygame.Rect, settings: Settings, ms: float) -> list[pygame.Rect]:
        """Draw the weather within a part of the board; return the rectangles."""
        spots = list[pygame.Rect]()
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(part)
        for rect, picture, flag in pictures(canvas, board, settings, ms):
            if rect.colliderect(part):
                canvas.surface.blit(picture, rect, special_flags=flag)
                spots.append(rect.clip(self.rect))
        canvas.surface.set_clip(clip)
        return spots


def pictures(canvas: Canvas, board: WeatherBoard, settings: Settings, ms: float) -> list[tuple[pygame.Rect, pygame.Surface, int]]:
    """The weather over a board at a time: rectangle, picture and blend mode of each part that covers nothing to keep clear."""
    steady = ms if settings.wavers else 0.0
    lamps = lamplight.waver(canvas, board.viewport, board.t, board.side, steady, board.walks) if board.lamps else []
    found = [(rect, picture, pygame.BLEND_RGB_ADD) for rect, picture in lamps]
    found += circles(canvas, board, STILL if settings.reduced else rings(ms))
    found += streaks(canvas, board.viewport, ms if settings.drifts else 0.0, cold=board.side == KILLER)
    bare = [canvas.rect(area) for area in board.covered]
    return [one for one in found if one[0].collidelist(bare) < 0]


@lru_cache(maxsize=1)
def drops() -> tuple[tuple[Point, ...], ...]:
    """The start points of the streaks, by frame, outside all roofs. A fixed seed: they do not affect the match."""
    dice, roofed = Rng(31, {}), [room.outline for room in ROOMS.values() if not room.open]
    names = [room.name for room in ROOMS.values()]
    found: list[Point] = []
    while len(found) < DROPS * FALLS:
        at = float(dice.below("rain", int(SIZE[0]))), float(dice.below("rain", int(SIZE[1]) - 30))
        low = at[0] - STREAK[0], at[1] + STREAK[1]
        dry = any(inside(outline, at) or inside(outline, low) for outline in roofed)
        if not dry and not any(abs(x - at[0]) < SHY[0] and abs(y - at[1] - STREAK[1] / 2) < SHY[1] for x, y in names):
            found.append(at)
    return tuple(tuple(found[start::FALLS]) for start in range(FALLS))


def lamps(canvas: Canvas, viewport: Viewport, t: State, side: str, ms: float) -> None:
    """Paint the lit rooms of a side at a time."""
    lamplight.paint(canvas, viewport, lamplight.lights(t, side))
    for rect, picture in lamplight.waver(canvas, viewport, t, side, ms):
        canvas.surface.blit(picture, rect, special_flags=pygame.BLEND_RGB_ADD)


def streaks(canvas: Canvas, viewport: Viewport, ms: float, *, cold: bool) -> list[tuple[pygame.Rect, pygame.Surface, int]]:
    """The rain at a time: rectangle, picture and blend mode of each streak."""
    unit = viewport.unit
    wide, high = canvas.pixels(STREAK[0] * unit), canvas.pixels(STREAK[1] * unit)
    made = streak(wide, high, rgb("#8fb4c8") if cold else rgb("#a9bcc0"), faint=40, each=10)
    corners = [canvas.point(*viewport.at(at)) for at in drops()[int(ms / BEAT) % FALLS]]
    return [(made.get_rect(topright=corner), made, 0) for corner in corners]


def rings(ms: float) -> tuple[float, ...]:
    """The progress of each ring of a noise at a time, from 0 to 1."""
    return tuple((ms / RING + place / RINGS) % 1.0 for place in range(RINGS))


STILL = (0.8, 0.5, 0.2)
"""The rings with reduced motion."""


def circles(canvas: Canvas, board: WeatherBoard, far: tuple[float, ...]) -> list[tuple[pygame.Rect, pygame.Surface, int]]:
    """The rings around this round's noises: rectangle, picture and blend mode."""
    unit = board.viewport.unit
    colour = rgb("#8fd6f2") if board.side == KILLER else rgb("#f0a84a")
    made = ripple(canvas.pixels(FAR * unit), tuple(round(one * STEPS) for one in far), colour)
    spots = [canvas.point(*board.viewport.at(at)) for at in figures.noises(board.t, board.side)]
    return [(made.get_rect(center=spot), made, pygame.BLEND_RGB_ADD) for spot in spots]


@keep(6)
def ripple(r: int, far: tuple[int, ...], colour: Colour) -> pygame.Surface:
    """Rings on black, to be blended additively."""
    made = pygame.Surface((2 * r, 2 * r))
    for step in far:
        share = step / STEPS
        reach = r * (NEAR + (FAR - NEAR) * share) / FAR
        strength = min(1.0, share * 4) * (1 - share) ** 0.7
        pygame.draw.aacircle(made, mix(BLACK, colour, strength), (r, r), max(1, round(reach)), max(1, round(r * 0.045)))
    return made


def flash(ms: float) -> float:
    """The brightness of lightning after `ms`, from 0 to 1: one flash and an echo."""
    if not 0 <= ms < FLASH:
        return 0.0
    share = ms / FLASH
    return max(0.0, 1 - share * 3.2, 0.55 * sin(pi * min(1.0, max(0.0, (share - 0.36) / 0.5))))


def strike(canvas: Canvas, area: Area, share: float) -> None:
    """Paint lightning over an area."""
    if share > 0:
        canvas.surface.fill(mix(BLACK, SHEEN, share), canvas.rect(area), special_flags=pygame.BLEND_RGB_ADD)


def bolt(rect: pygame.Rect, share: float) -> Sprite:
    """Lightning over a rectangle of the window, as a sprite."""
    made = pygame.Surface(rect.size)
    made.fill(mix(BLACK, SHEEN, share))
    return Sprite(made, rect.topleft, pygame.BLEND_RGB_ADD)


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
