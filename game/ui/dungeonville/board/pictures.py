"""Pictures of single things that go over the table: faces, pawns, tokens, coins, cards. A thing is a tuple: its kind, and which one."""

from typing import Any

import pygame

from game.rules.dungeonville.tables.cards import ROOMS
from game.ui.draw.canvas import Area, Canvas, Look
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import INK, mix
from game.ui.dungeonville.board.cards import room_card
from game.ui.dungeonville.style import PAPER, PAPER_LOW, P, coin, deed_card, face, pawn, risk_bar, token

Thing = tuple[Any, ...]
Screen = tuple[tuple[int, int], float, float, Look]
GRAIN = 4
"""Pictures are made in sizes so many pixels apart: what grows on its way needs few of them."""
STEPS = 16
"""So many pictures has a thing that changes in its place."""


def sprite(canvas: Canvas, thing: Thing, area: Area, turned: float = 1.0) -> pygame.Surface:
    """A thing at the size of `area`; `turned` is how much of its width is seen, 0 to 1."""
    rect = canvas.rect(area)
    w, h = (max(GRAIN, -(-side // GRAIN) * GRAIN) for side in rect.size)
    screen = canvas.window, canvas.letter, canvas.zoom, canvas.look
    seen = max(GRAIN, round(w * turned / GRAIN) * GRAIN)
    return _made(thing, w, h, screen) if seen >= w else _narrow(thing, seen, w, h, screen)


@keep(8)
def _made(thing: Thing, w: int, h: int, screen: Screen) -> pygame.Surface:
    window, letter, zoom, look = screen
    made = pygame.Surface((w, h), pygame.SRCALPHA)
    canvas = Canvas(made, window, letter, zoom=zoom, look=look)
    canvas.mute, canvas.linking = True, False
    draw(canvas, Area(0, 0, w / canvas.scale, h / canvas.scale), thing)
    return made


@keep(2)
def _narrow(thing: Thing, seen: int, w: int, h: int, screen: Screen) -> pygame.Surface:
    return pygame.transform.smoothscale(_made(thing, w, h, screen), (seen, h))


def draw(canvas: Canvas, area: Area, thing: Thing) -> None:
    """Draw a thing so that it fills an area."""
    kind, *which = thing
    x, y = area.centre
    radius = min(area.w, area.h) / 2
    if kind == "face":
        face(canvas, (x, y), radius, which[0])
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
    """What changes in its place; the last of `which` is the step, from 0 to STEPS."""
    step = which[-1] / STEPS
    if kind == "shade":
        canvas.box(area, mix(P.danger, INK, 0.75), None, alpha=round(170 * step))
    elif kind == "strike":
        canvas.line((area.x, area.centre[1]), (area.x + area.w * step, area.centre[1]), P.danger, 5)
    elif kind == "risk":
        risk_bar(canvas, area, which[0] + (which[1] - which[0]) * step)


def gold_of(room: str) -> Thing:
    """What a room gives: an item, or gold."""
    return ("item", room) if ROOMS[room].item else ("coin", str(ROOMS[room].gold))
