"""The cursors of all pointers as sprites over the table: arrows, names, carried tokens, and rims around targets."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.state import Place
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import Colour
from game.ui.london.planning.pointers import HOLD, KEYS, MOUSE, Pointer, TargetKey
from game.ui.london.shapes import piece
from game.ui.london.theme import GREEN, INK, SEATS, P
from game.ui.widgets.focus import Target

ARROW = ((0, 0), (0, 26), (6, 20.5), (10.5, 30), (15, 28), (10.5, 18.5), (18, 18))
"""The corners of the arrow in logical pixels, the tip first."""
RING_STEPS = 12
"""The number of pictures of the ring that closes while a card is held."""
CARRIED_SIZE, RING_SIZE = 46.0, 40.0
FINER = 3


class CursorProps(NamedTuple):
    """What is shown of a pointer: its `item` with a rim (`rank` further inside), the picture that it carries, how far a card is held (0 to 1).

    `is_arrow` shows an arrow at its position, `tag` is the name beside it ("" for none), at `tag_at`.
    """

    seat: Seat
    at: tuple[float, float]
    item: Target | None = None
    rank: int = 0
    carried: str = ""
    held: float | None = None
    is_arrow: bool = False
    tag: str = ""
    tag_at: tuple[float, float] = (0.0, 0.0)


def cursor_props(pointers: Sequence[Pointer], items: Mapping[object, Target], names: Sequence[str]) -> list[CursorProps]:
    """The cursors of pointers over these targets; names are shown where the pointers act for several seats."""
    several, made = len({pointer.seat for pointer in pointers}) > 1, list[CursorProps]()
    for number, pointer in enumerate(pointers):
        item = items.get(pointer.hovered)
        x, y = pointer.position
        below = item is not None and pointer.device == KEYS
        made.append(
            CursorProps(
                pointer.seat,
                pointer.position,
                None if item is None or (pointer.device == MOUSE and item.refused) else item,
                sum(other.hovered == pointer.hovered for other in pointers[:number]),
                piece(pointer.carried, pointer.seat)
                if pointer.carried
                else f"london/tokens/note-{pointer.note}"
                if pointer.note
                else "",
                min(1.0, pointer.held_ms / HOLD) if pointer.turning else None,
                pointer.device not in (MOUSE, KEYS),
                names[pointer.seat] if several else "",
                (item.area.x + 4, item.area.y + item.area.h - 4) if item is not None and below else (x + 20, y + 22),
            )
        )
    return made


def sprites(canvas: Canvas, cursors: Sequence[CursorProps]) -> list[Sprite]:
    """The sprites of all cursors, the uppermost last."""
    made = [rim(canvas, one.item, SEATS[one.seat].colour, rank=one.rank) for one in cursors if one.item is not None]
    for one in cursors:
        (x, y), colour = canvas.point(*one.at), SEATS[one.seat].colour
        if one.carried:
            wide = canvas.pixels(CARRIED_SIZE)
            made.append(Sprite(art.scaled(one.carried, wide, wide), (x - wide // 2, y - wide // 2)))
        if one.held is not None:
            ring = _ring(canvas.pixels(RING_SIZE), round(one.held * RING_STEPS), colour)
            made.append(Sprite(ring, (x - ring.get_width() // 2, y - ring.get_height() // 2)))
        if one.is_arrow:
            made.append(Sprite(_arrow(canvas.scale, colour), (x, y)))
        if one.tag:
            tag, (x, y) = _tag(canvas, one.tag, one.seat), canvas.point(*one.tag_at)
            x = min(x, canvas.window[0] - tag.get_width())
            made.append(Sprite(tag, (x, min(y, canvas.window[1] - tag.get_height()))))
    return made


def order_rims(
    canvas: Canvas, items: Mapping[object, Target], orders: Mapping[tuple[Seat, int], Place], places: Sequence[Sequence[Place]]
) -> list[Sprite]:
    """A rim around each hour for which a companion has an order: green where it will be at that place."""
    keys = {TargetKey("slot", seat, number=slot): places[seat][slot] == place for (seat, slot), place in orders.items()}
    return [rim(canvas, items[key], GREEN if met else P.accent) for key, met in keys.items() if key in items]


def rim(canvas: Canvas, item: Target, colour: Colour, *, rank: int = 0) -> Sprite:
    """The rim around a target, further inside for each `rank`."""
    rect = canvas.rect(item.area.inset(-3 + 5 * rank))
    return Sprite(_rim(rect.w, rect.h, item.round, canvas.pixels(4), canvas.pixels(10), colour), rect.topleft)


@keep(3)
def _rim(w: int, h: int, is_round: bool, width: int, radius: int, colour: Colour) -> pygame.Surface:
    made = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)
    if is_round:
        pygame.draw.aacircle(made, colour, (w // 2, h // 2), min(w, h) // 2, width)
    else:
        pygame.draw.rect(made, colour, made.get_rect(), width, border_radius=radius)
    return made


@keep(1)
def _arrow(scale: float, colour: Colour) -> pygame.Surface:
    """The arrow with a dark edge."""
    size = round(32 * scale * FINER)
    large = pygame.Surface((size, size), pygame.SRCALPHA)
    corners = [((x + 1) * scale * FINER, (y + 1) * scale * FINER) for x, y in ARROW]
    pygame.draw.polygon(large, colour, corners)
    pygame.draw.polygon(large, INK, corners, max(1, round(2 * scale * FINER)))
    return pygame.transform.smoothscale(large, (size // FINER, size // FINER))


@keep(1)
def _ring(wide: int, done: int, colour: Colour) -> pygame.Surface:
    """A ring that is closed to `done` of `RING_STEPS`."""
    size = wide * FINER
    large = pygame.Surface((size, size), pygame.SRCALPHA)
    middle, radius = size / 2, size * 0.42
    pygame.draw.circle(large, (*INK, 150), (middle, middle), radius * 1.12, round(size * 0.17))
    for step in range(done * 8):
        turn = 2 * pi * step / (RING_STEPS * 8) - pi / 2
        pygame.draw.circle(large, colour, (middle + radius * cos(turn), middle + radius * sin(turn)), size * 0.06)
    return pygame.transform.smoothscale(large, (wide, wide))


def _tag(canvas: Canvas, words: str, seat: int) -> pygame.Surface:
    """A plate with the Character's name, in the colour and with the sign of its player."""
    return _plate(words, seat, canvas.scale, canvas.letter, canvas.window)


@keep(1)
def _plate(words: str, seat: int, scale: float, letter: float, window: tuple[int, int]) -> pygame.Surface:
    small = Canvas(pygame.Surface((1, 1)), window, letter, zoom=scale / min(window[0] / 1920, window[1] / 1080))
    high = small.high(18) + 6
    wide = small.wide(words, 18, "bold") + high + 14
    made = pygame.Surface((small.pixels(wide), small.pixels(high)), pygame.SRCALPHA)
    small.surface, small.mute = made, True
    small.box(Area(0, 0, wide, high), SEATS[seat].colour, INK, width=1.5, radius=high / 2)
    rect = pygame.Rect(small.pixels(7), small.pixels(high * 0.2), small.pixels(high * 0.6), small.pixels(high * 0.6))
    sign = art.scaled(f"london/signs/{SEATS[seat].sign}", rect.w, rect.h).copy()
    sign.fill(INK, special_flags=pygame.BLEND_RGB_MULT)
    made.blit(sign, rect)
    small.text(words, (high * 0.6 + 12, 2), 18, INK, face="bold")
    return made
