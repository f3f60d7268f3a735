"""Sprites: things that move over the table, and the lights, fire, eyes and snow at the entrances."""

from collections.abc import Callable
from math import pi, sin
from typing import Any

import pygame

from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import ROOMS
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas, DisplayOptions
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import wizards_at
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.panels.pieces import coin, deed_card, medallion, pawn, risk_bar, room_card, token
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.theme import PAPER, PAPER_LOW, P

SpriteKey = tuple[Any, ...]
"""A kind, and which one of it."""
ScreenKey = tuple[tuple[int, int], float, float, DisplayOptions]
"""What a picture depends on: window size, text size, scale and look."""
SIZE_STEP = 4
"""Sprite sizes are multiples of this many pixels, so that growing sprites need few surfaces."""
FRAMES = 16
"""The number of frames of a sprite that changes in place."""


def sprite(canvas: Canvas, thing: SpriteKey, area: Area, turned: float = 1.0) -> pygame.Surface:
    """The surface for a thing at the size of `area`; `turned` is the visible share of its width, 0 to 1."""
    rect = canvas.rect(area)
    w, h = (max(SIZE_STEP, -(-side // SIZE_STEP) * SIZE_STEP) for side in rect.size)
    screen = canvas.window, canvas.letter, canvas.zoom, canvas.look
    seen = max(SIZE_STEP, round(w * turned / SIZE_STEP) * SIZE_STEP)
    return _surface(thing, w, h, screen) if seen >= w else _squeezed(thing, seen, w, h, screen)


@keep(8)
def _surface(thing: SpriteKey, w: int, h: int, screen: ScreenKey) -> pygame.Surface:
    window, letter, zoom, look = screen
    made = pygame.Surface((w, h), pygame.SRCALPHA)
    canvas = Canvas(made, window, letter, zoom=zoom, look=look)
    canvas.mute, canvas.linking = True, False
    DRAWERS[thing[0]](canvas, Area(0, 0, w / canvas.scale, h / canvas.scale), *thing[1:])
    return made


@keep(2)
def _squeezed(thing: SpriteKey, seen: int, w: int, h: int, screen: ScreenKey) -> pygame.Surface:
    return pygame.transform.smoothscale(_surface(thing, w, h, screen), (seen, h))


def _radius(area: Area) -> float:
    return min(area.w, area.h) / 2


DRAWERS: dict[str, Callable[..., object]] = {
    "face": lambda canvas, area, adventurer: medallion(canvas, area.centre, _radius(area), adventurer),
    "pawn": lambda canvas, area, seat: pawn(canvas, (area.centre[0], area.y + area.h), area.h, seat),
    "token": lambda canvas, area, seat: token(canvas, area.centre, _radius(area), seat),
    "coin": lambda canvas, area, words: coin(canvas, area.centre, _radius(area) - 2, words),
    "item": lambda canvas, area, item: canvas.picture(f"dungeonville/items/{item}", square(area.centre, 2 * _radius(area))),
    "back": lambda canvas, area, kind: canvas.picture(f"dungeonville/cards/back-{kind}", area),
    "room": room_card,
    "bare": lambda canvas, area: canvas.box(area, (PAPER, PAPER_LOW), None, radius=6),
    "deed": deed_card,
    "shade": lambda canvas, area, frame: canvas.box(area, mix(P.danger, INK, 0.75), None, alpha=round(170 * frame / FRAMES)),
    "strike": lambda canvas, area, frame: canvas.line(
        (area.x, area.centre[1]), (area.x + area.w * frame / FRAMES, area.centre[1]), P.danger, 5
    ),
    "risk": lambda canvas, area, before, after, frame: risk_bar(canvas, area, before + (after - before) * frame / FRAMES),
}
"""Draws a thing so that it fills an area; of those that change in place the last argument is the frame, 0 to FRAMES."""


def yield_of(room: str) -> SpriteKey:
    """The sprite key of what a room yields: an item, or gold."""
    return ("item", room) if ROOMS[room].item else ("coin", str(ROOMS[room].gold))


# ------------------------------------------------------------------ lights


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
            self._cache = key, light_sprites(canvas, layout, t, self.time)
        return self._cache[1]


def brightness_of(t: State, dungeon: str, ms: float) -> int:
    """The brightness of an entrance's light at a time, 0 to LEVELS; at time 0 nothing flickers."""
    occupied = bool(wizards_at(t, dungeon))
    base = OCCUPIED if occupied else EMPTY
    if not ms:
        return base
    if dungeon == "rat-haus" and ms % BLINK > BLINK - CLOSED:
        return 0
    wave = sin(2 * pi * ms / FLICKER + PHASE[dungeon]) + sin(2 * pi * ms / (FLICKER * 0.37) + 2 * PHASE[dungeon])
    return max(0, min(LEVELS, round(base + wave * (1.0 if occupied else 0.6))))


def light_sprites(canvas: Canvas, layout: Layout, t: State, ms: float) -> list[Sprite]:
    """The lights of all entrances with the pawns in front of them, and the snow."""
    made = list[Sprite]()
    for dungeon, area in positions.entrance_areas(layout.entrances).items() if "entrances" not in layout.closed else ():
        picture = positions.entrance_parts(canvas, area)[0]
        if picture.h < 40:
            continue
        rect, here = canvas.rect(picture), wizards_at(t, dungeon)
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
    made = art.scaled(f"dungeonville/mouths/{dungeon}-lit", w, h).copy()
    made.fill((*WHITE, round(255 * brightness / LEVELS)), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(0.1)
def _flake(side: int) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.aacircle(made, (*WHITE, 220), (side // 2, side // 2), max(1, side // 2))
    return made
