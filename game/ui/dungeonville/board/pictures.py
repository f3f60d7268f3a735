"""Sprites of things that move over the table: medallions, pawns, tokens, coins, cards. A sprite key is a tuple of kind and id."""

from typing import Any

import pygame

from game.rules.dungeonville.tables.cards import ROOMS
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas, DisplayOptions
from game.ui.draw.theme import INK, mix
from game.ui.dungeonville.board.cards import room_card
from game.ui.dungeonville.style import PAPER, PAPER_LOW, P, coin, deed_card, medallion, pawn, risk_bar, token

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
    draw(canvas, Area(0, 0, w / canvas.scale, h / canvas.scale), thing)
    return made


@keep(2)
def _squeezed(thing: SpriteKey, seen: int, w: int, h: int, screen: ScreenKey) -> pygame.Surface:
    return pygame.transform.smoothscale(_surface(thing, w, h, screen), (seen, h))


def draw(canvas: Canvas, area: Area, thing: SpriteKey) -> None:
    """Draw a thing so that it fills an area."""
    kind, *which = thing
    x, y = area.centre
    radius = min(area.w, area.h) / 2
    if kind == "face":
        medallion(canvas, (x, y), radius, which[0])
    elif kind == "pawn":
        pawn(canvas, (x, area.y + area.h), area.h, which[0])
    elif kind == "token":
        token(canvas, (x, y), radius, which[0])
    elif kind == "coin":
        coin(canvas, (x, y), radius - 2, which[0])
    elif kind == "item":
        canvas.picture(f"dungeonville/items/{which[0]}", Area(x - radius, y - radius, 2 * radius, 2 * radius))
    elif kind == "back":
        canvas.picture(f"dungeonville/cards/back-{which[0]}", area)
    elif kind == "room":
        room_card(canvas, area, which[0])
    elif kind == "bare":
        canvas.box(area, (PAPER, PAPER_LOW), None, radius=6)
    elif kind == "deed":
        deed_card(canvas, area, which[0])
    else:
        _change(canvas, area, kind, which)


def _change(canvas: Canvas, area: Area, kind: str, which: list[Any]) -> None:
    """Draw a thing that changes in place; the last item of `which` is the frame, 0 to STEPS."""
    step = which[-1] / FRAMES
    if kind == "shade":
        canvas.box(area, mix(P.danger, INK, 0.75), None, alpha=round(170 * step))
    elif kind == "strike":
        canvas.line((area.x, area.centre[1]), (area.x + area.w * step, area.centre[1]), P.danger, 5)
    elif kind == "risk":
        risk_bar(canvas, area, which[0] + (which[1] - which[0]) * step)


def yield_of(room: str) -> SpriteKey:
    """The sprite key of what a room yields: an item, or gold."""
    return ("item", room) if ROOMS[room].item else ("coin", str(ROOMS[room].gold))
