"""The cursors of all pointers as sprites over the table: arrows, names, carried tokens, and rims around targets."""

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sin

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


def sprites(canvas: Canvas, pointers: Sequence[Pointer], items: Mapping[object, Target], names: Sequence[str]) -> list[Sprite]:
    """The cursors of pointers over these targets, the uppermost last: rims, then what they carry. Names are shown where they act for several seats."""
    several, made = len({pointer.seat for pointer in pointers}) > 1, list[Sprite]()
    for number, one in enumerate(pointers):
        item = items.get(one.hovered)
        if item is not None and not (one.device == MOUSE and item.refused):
            rank = sum(other.hovered == one.hovered for other in pointers[:number])
            made.append(rim(canvas, item, SEATS[one.seat].colour, rank=rank))
    for one in pointers:
        made += _cursor(canvas, one, items.get(one.hovered), names[one.seat] if several else "")
    return made


def _cursor(canvas: Canvas, one: Pointer, item: Target | None, name: str) -> Iterator[Sprite]:
    """What a pointer carries, the ring while it holds a card, the arrow of a gamepad, and the name beside it."""
    (x, y), colour = canvas.point(*one.position), SEATS[one.seat].colour
    if one.carried or one.note:
        wide = canvas.pixels(CARRIED_SIZE)
        picture = piece(one.carried, one.seat) if one.carried else f"london/tokens/note-{one.note}"
        yield Sprite(art.scaled(picture, wide, wide), (x - wide // 2, y - wide // 2))
    if one.held and one.turns:
        ring = _ring(canvas.pixels(RING_SIZE), round(min(1.0, one.held_ms / HOLD) * RING_STEPS), colour)
        yield Sprite(ring, (x - ring.get_width() // 2, y - ring.get_height() // 2))
    if one.device not in (MOUSE, KEYS):
        yield Sprite(_arrow(canvas.scale, colour), (x, y))
    if name:
        tag, below = _plate(name, one.seat, canvas.scale, canvas.letter, canvas.window), item if one.device == KEYS else None
        at = (
            (one.position[0] + 20, one.position[1] + 22) if below is None else (below.area.x + 4, below.area.y + below.area.h - 4)
        )
        x, y = canvas.point(*at)
        yield Sprite(tag, (min(x, canvas.window[0] - tag.get_width()), min(y, canvas.window[1] - tag.get_height())))


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


@keep(1)
def _plate(words: str, seat: int, scale: float, letter: float, window: tuple[int, int]) -> pygame.Surface:
    """A plate with the Character's name, in the colour and with the sign of its player."""
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
