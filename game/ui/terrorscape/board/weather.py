"""Idle animation of a board: rain, rings of noise, flickering lamps, and lightning."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import pi, sin
from typing import NamedTuple

import pygame

from game.rules.engine.rng import Rng
from game.rules.terrorscape.state import State
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import DirtySprites, Sprite
from game.ui.draw.shapes import streak
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.settings import Settings
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import figures, lamplight
from game.ui.terrorscape.board.villa import ROOMS, SIZE, Point, Viewport, Walk
from game.ui.terrorscape.layout import KILLER
from game.ui.widgets.focus import inside

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
STILL = (0.8, 0.5, 0.2)
"""The rings with reduced motion."""
AFAR = 0.5
"""Strength of the lightning over text panels, as a share of that over the board."""


class WeatherBoard(NamedTuple):
    """A board below the weather: areas to keep `covered`, `walks` in motion, and whether the `lamps` of its side flicker."""

    viewport: Viewport
    t: State
    side: str
    covered: list[Area]
    walks: Mapping[str, Walk] = lamplight.NOBODY
    lamps: bool = True


def sprites(canvas: Canvas, board: WeatherBoard, settings: Settings, ms: float) -> list[Sprite]:
    """The weather over a board at a time: each part that covers nothing to keep clear."""
    steady, part = ms if settings.wavers else 0.0, canvas.rect(board.viewport.area)
    lamps = lamplight.waver(canvas, board.viewport, board.t, board.side, steady, board.walks) if board.lamps else []
    found = [Sprite(picture, rect.topleft, pygame.BLEND_RGB_ADD, part) for rect, picture in lamps]
    rippled = ripple(canvas, board, STILL if settings.reduced else rings(ms))
    for at in figures.noises(board.t, board.side):
        corner = rippled.get_rect(center=canvas.point(*board.viewport.at(at))).topleft
        found.append(Sprite(rippled, corner, pygame.BLEND_RGB_ADD, part))
    wide, high = (canvas.pixels(side * board.viewport.unit) for side in STREAK)
    drop = streak(wide, high, theme.RAIN[board.side == KILLER], faint=40, each=10)
    corners = [canvas.point(*board.viewport.at(at)) for at in drops()[int(ms / BEAT) % FALLS if settings.drifts else 0]]
    found += [Sprite(drop, drop.get_rect(topright=corner).topleft, 0, part) for corner in corners]
    bare = [canvas.rect(area) for area in board.covered]
    spots = [(one, one.picture.get_rect(topleft=one.at)) for one in found]
    return [one for one, rect in spots if rect.colliderect(part) and rect.collidelist(bare) < 0]


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


def rings(ms: float) -> tuple[float, ...]:
    """The progress of each ring of a noise at a time, from 0 to 1."""
    return tuple((ms / RING + place / RINGS) % 1.0 for place in range(RINGS))


def ripple(canvas: Canvas, board: WeatherBoard, far: tuple[float, ...]) -> pygame.Surface:
    """The rings around a noise of this round, to be blended additively."""
    r, steps = canvas.pixels(FAR * board.viewport.unit), tuple(round(one * STEPS) for one in far)
    return _rings(r, steps, theme.RIPPLE[board.side == KILLER])


@keep(6)
def _rings(r: int, far: tuple[int, ...], colour: Colour) -> pygame.Surface:
    """Rings on black."""
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


def bolt(rect: pygame.Rect, share: float) -> Sprite:
    """Lightning over a rectangle of the window, as a sprite."""
    made = pygame.Surface(rect.size)
    made.fill(mix(BLACK, theme.SHEEN, share))
    return Sprite(made, rect.topleft, pygame.BLEND_RGB_ADD)


class WeatherAnimation:
    """The weather over the finished boards of a scene, and its clock; each beat restores what it covered."""

    def __init__(self) -> None:
        self.boards: list[WeatherBoard] = []
        self.drawn = DirtySprites()
        self.time, self.beat = 0.0, 0.0

    def advance(self, dt: float) -> None:
        """Advance the clock by `dt` milliseconds."""
        self.beat += dt

    def settle(self, canvas: Canvas, settings: Settings, boards: list[WeatherBoard]) -> None:
        """Draw the current weather over boards that were just painted."""
        self.boards = boards
        self.drawn.forget()
        self._draw(canvas, settings)

    def stir(self, canvas: Canvas, settings: Settings) -> list[pygame.Rect]:
        """Redraw the weather if a beat has passed and motion is allowed; return the changed rectangles."""
        if self.beat < BEAT or settings.reduced:
            return []
        return [*self.drawn.lift(canvas.surface), *self._draw(canvas, settings)]

    def over(self, canvas: Canvas, settings: Settings, paint: Callable[[], None]) -> list[pygame.Rect]:
        """Lift the weather, paint something below it, and draw it again; return the changed rectangles of the weather."""
        lifted = self.drawn.lift(canvas.surface)
        paint()
        return [*lifted, *self._draw(canvas, settings)]

    def _draw(self, canvas: Canvas, settings: Settings) -> list[pygame.Rect]:
        """Draw the weather after the time since the last beat, which does not pass if motion is reduced."""
        if not settings.reduced:
            self.time, self.beat = self.time + self.beat, 0.0
        every = [one for board in self.boards for one in sprites(canvas, board, settings, self.time)]
        return self.drawn.draw(canvas.surface, every)
