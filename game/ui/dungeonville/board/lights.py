"""Ambient animation: torches, fire and eyes at the entrances, and snow at the Ice Cave. Small sprites, a few frames a second."""

from math import pi, sin

import pygame

from game.rules.dungeonville.state import State
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import WHITE
from game.ui.dungeonville.board.pictures import sprite
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout

BEAT = 120.0
"""Milliseconds between two frames."""
LEVELS = 6
"""Steps of brightness."""
OCCUPIED, EMPTY = 4, 1
"""The brightness of a steady light at an entrance where pawns stand, and where none do."""
BLINK, CLOSED = 4600.0, 240.0
"""Milliseconds between two blinks of the eyes in the Rat Haus, and for which they are closed."""
FLICKER = 910.0
"""Milliseconds of one flicker of a light."""
FLAKES, FALL, FLAKE = 7, 4200.0, 5.0
"""The number of flakes at the Ice Cave, the milliseconds in which one falls, and its width in logical pixels."""
PHASE = {"crypt": 0.0, "rat-haus": 1.3, "ice-cave": 2.9, "goblin-camp": 4.1, "dragons-lair": 5.2}
"""Phase shifts, so that no two lights flicker together."""


class Lights:
    """The lights as time passes. `time` and `beat` are milliseconds: up to the frame that is shown, and since then."""

    def __init__(self) -> None:
        self.time = self.beat = 0.0
        self._cache: tuple[tuple[object, ...], list[Sprite]] | None = None

    def update(self, ms: float, *, still: bool) -> None:
        """Let `ms` milliseconds pass; with `still` the lights do not flicker."""
        self.beat = 0.0 if still else self.beat + ms
        if still:
            self.time = 0.0
        elif self.beat >= BEAT:
            self.time, self.beat = self.time + self.beat, 0.0

    def sprites(self, canvas: Canvas, layout: Layout, t: State) -> list[Sprite]:
        """The lights, computed once for each frame of them."""
        key = (canvas, t, layout, self.time)
        if self._cache is None or any(one is not other for one, other in zip(self._cache[0], key, strict=True)):
            self._cache = key, sprites(canvas, layout, t, self.time)
        return self._cache[1]


def brightness_of(t: State, dungeon: str, ms: float) -> int:
    """The brightness of an entrance's light at a time, 0 to LEVELS; at time 0 nothing flickers."""
    occupied = bool(positions.wizards_at(t, dungeon))
    base = OCCUPIED if occupied else EMPTY
    if not ms:
        return base
    if dungeon == "rat-haus" and ms % BLINK > BLINK - CLOSED:
        return 0
    wave = sin(2 * pi * ms / FLICKER + PHASE[dungeon]) + sin(2 * pi * ms / (FLICKER * 0.37) + 2 * PHASE[dungeon])
    return max(0, min(LEVELS, round(base + wave * (1.0 if occupied else 0.6))))


def sprites(canvas: Canvas, layout: Layout, t: State, ms: float) -> list[Sprite]:
    """The lights of all entrances with the pawns in front of them, and the snow."""
    made = list[Sprite]()
    for dungeon, area in positions.entrance_areas(layout).items() if "entrances" not in layout.closed else ():
        picture = positions.entrance_parts(canvas, area)[0]
        if picture.h < 40 or not art.has(f"dungeonville/mouths/{dungeon}-lit"):
            continue
        rect = canvas.rect(picture)
        here = tuple(positions.wizards_at(t, dungeon))
        if brightness := brightness_of(t, dungeon, ms):
            made.append(Sprite(_light(dungeon, rect.w, rect.h, brightness), rect.topleft))
            for place, seat in enumerate(here):
                foot = positions.pawn_area(*positions.pawn_foot(picture, place, len(here)))
                made.append(Sprite(sprite(canvas, ("pawn", seat), foot), canvas.rect(foot).topleft))
        if dungeon == "ice-cave" and ms:
            made += _snow(canvas, rect, ms)
    return made


def _snow(canvas: Canvas, rect: pygame.Rect, ms: float) -> list[Sprite]:
    """Flakes that fall at an entrance, each with a time and place of its own."""
    made, side = list[Sprite](), canvas.pixels(FLAKE)
    for number in range(FLAKES):
        down = (ms / FALL + number * 0.37) % 1
        across = (number * 0.618) % 1 + 0.03 * sin(2 * pi * (down * 2 + number))
        at = rect.x + round(across * (rect.w - side)), rect.y + round(down * (rect.h - side))
        made.append(Sprite(_flake(side - number % 2), at))
    return made


@keep(6)
def _light(dungeon: str, w: int, h: int, brightness: int) -> pygame.Surface:
    """The light of an entrance at a brightness."""
    made = art.scaled(f"dungeonville/mouths/{dungeon}-lit", w, h).copy()
    made.fill((*WHITE, round(255 * brightness / LEVELS)), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(0.1)
def _flake(side: int) -> pygame.Surface:
    """A flake of snow."""
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.aacircle(made, (*WHITE, 220), (side // 2, side // 2), max(1, side // 2))
    return made
