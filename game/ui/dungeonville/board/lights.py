"""What moves while nobody does anything: torches, fire and eyes at the mouths, and snow before the Ice Cave. Small spots, a few times a second."""

from math import pi, sin

import pygame

from game.rules.dungeonville.state import State
from game.ui.draw import art
from game.ui.draw.canvas import Canvas
from game.ui.draw.dirty_sprites import Sprite
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import WHITE
from game.ui.dungeonville.board.pictures import sprite
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout

BEAT = 120.0
"""Milliseconds between two pictures."""
LEVELS = 6
STILL, AWAY = 4, 1
"""How bright the light of a mouth is that does not flicker: where somebody stands, and where nobody does."""
BLINK, SHUT = 4600.0, 240.0
"""Milliseconds from blink to blink of the eyes in the Rat Haus, and for which they are shut."""
WAVERS = 910.0
"""Milliseconds in which a light wavers once."""
FLAKES, FALL, FLAKE = 7, 4200.0, 5.0
"""Flakes before the Ice Cave, the milliseconds in which each falls, and how wide one is in logical pixels."""
PHASE = {"crypt": 0.0, "rat-haus": 1.3, "ice-cave": 2.9, "goblin-camp": 4.1, "dragons-lair": 5.2}
"""No two lights waver together."""


def level(t: State, dungeon: str, ms: float) -> int:
    """How bright the light of a mouth is (0 to LEVELS) at a time; 0 is the time at which nothing flickers."""
    lived = bool(positions.standing(t, dungeon))
    base = STILL if lived else AWAY
    if not ms:
        return base
    if dungeon == "rat-haus" and ms % BLINK > BLINK - SHUT:
        return 0
    wave = sin(2 * pi * ms / WAVERS + PHASE[dungeon]) + sin(2 * pi * ms / (WAVERS * 0.37) + 2 * PHASE[dungeon])
    return max(0, min(LEVELS, round(base + wave * (1.0 if lived else 0.6))))


def sprites(canvas: Canvas, lay: Layout, t: State, ms: float) -> list[Sprite]:
    """The lights of all mouths, with the pawns that stand before them, and the snow."""
    made = list[Sprite]()
    for dungeon, area in positions.mouth_areas(lay).items() if "mouths" not in lay.shut else ():
        picture = positions.mouth(canvas, area)[0]
        if picture.h < 40 or not art.has(f"dungeonville/mouths/{dungeon}-lit"):
            continue
        rect = canvas.rect(picture)
        here = tuple(positions.standing(t, dungeon))
        if shines := level(t, dungeon, ms):
            made.append(Sprite(_lit(dungeon, rect.w, rect.h, shines), rect.topleft))
            for place, seat in enumerate(here):
                foot = positions.pawn_area(*positions.foot_of(picture, place, len(here)))
                made.append(Sprite(sprite(canvas, ("pawn", seat), foot), canvas.rect(foot).topleft))
        if dungeon == "ice-cave" and ms:
            made += _snow(canvas, rect, ms)
    return made


def _snow(canvas: Canvas, rect: pygame.Rect, ms: float) -> list[Sprite]:
    """Flakes that fall before a mouth, each at its own time and place."""
    made, side = list[Sprite](), canvas.pixels(FLAKE)
    for number in range(FLAKES):
        down = (ms / FALL + number * 0.37) % 1
        across = (number * 0.618) % 1 + 0.03 * sin(2 * pi * (down * 2 + number))
        at = rect.x + round(across * (rect.w - side)), rect.y + round(down * (rect.h - side))
        made.append(Sprite(_flake(side - number % 2), at))
    return made


@keep(6)
def _lit(dungeon: str, w: int, h: int, shines: int) -> pygame.Surface:
    """The light of a mouth at a level."""
    made = art.scaled(f"dungeonville/mouths/{dungeon}-lit", w, h).copy()
    made.fill((*WHITE, round(255 * shines / LEVELS)), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(0.1)
def _flake(side: int) -> pygame.Surface:
    """A flake of snow."""
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.aacircle(made, (*WHITE, 220), (side // 2, side // 2), max(1, side // 2))
    return made
