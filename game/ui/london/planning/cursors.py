"""The cursors of all pointers as sprites over the table: arrows, names, carried tokens, and rims around targets."""

from math import cos, pi, sin

import pygame

from game.match import Match
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.dirty_sprites import Sprite
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour
from game.ui.london.planning.pointers import HOLD, KEYS, MOUSE, Pointer, Pointers
from game.ui.london.style import INK, SEATS, piece
from game.ui.widgets.focus import Target

ARROW = ((0, 0), (0, 26), (6, 20.5), (10.5, 30), (15, 28), (10.5, 18.5), (18, 18))
"""The corners of the arrow in logical pixels, the tip first."""
RING_STEPS = 12
"""The number of pictures of the ring that closes while a card is held."""
CARRIED_SIZE, RING_SIZE = 46.0, 40.0
FINER = 3


def sprites(canvas: Canvas, pointers: Pointers, items: dict[object, Target], match: Match) -> list[Sprite]:
    """The sprites of all pointers, the uppermost last."""
    made: list[Sprite] = []
    several = len({pointer.seat for pointer in pointers.by_device.values()}) > 1
    for pointer in pointers.by_device.values():
        item = items.get(pointer.hovered)
        if item is not None and (pointer.device != MOUSE or not item.refused):
            made.append(rim(canvas, item, SEATS[pointer.seat].colour, rank=_rank(pointers, pointer)))
    for pointer in pointers.by_device.values():
        made += _carried(canvas, pointer)
        if pointer.device not in (MOUSE, KEYS):
            made.append(Sprite(_arrow(canvas.scale, SEATS[pointer.seat].colour), canvas.point(*pointer.position)))
        if several:
            tag = _tag(canvas, say(f"short-{match.game.state.people[pointer.seat].id}"), pointer.seat)
            x, y = canvas.point(*_tag_position(pointer, items.get(pointer.hovered)))
            x = min(x, canvas.window[0] - tag.get_width())
            made.append(Sprite(tag, (x, min(y, canvas.window[1] - tag.get_height()))))
    return made


def _rank(pointers: Pointers, pointer: Pointer) -> int:
    """The number of earlier pointers over the same target; their rims are nested."""
    before = list(pointers.by_device.values())
    return sum(other.hovered == pointer.hovered for other in before[: before.index(pointer)])


def _tag_position(pointer: Pointer, item: Target | None) -> tuple[float, float]:
    """The position of a pointer's name: beside the arrow, or below the focus of the keys."""
    if pointer.device == KEYS and item is not None:
        return item.area.x + 4, item.area.y + item.area.h - 4
    return pointer.position[0] + 20, pointer.position[1] + 22


def _carried(canvas: Canvas, pointer: Pointer) -> list[Sprite]:
    """The token that a pointer carries, and the ring around a held card."""
    made, (x, y) = [], canvas.point(*pointer.position)
    picture = (
        piece(pointer.carried, pointer.seat) if pointer.carried else f"london/tokens/note-{pointer.note}" if pointer.note else ""
    )
    if picture:
        wide = canvas.pixels(CARRIED_SIZE)
        made.append(Sprite(art.scaled(picture, wide, wide), (x - wide // 2, y - wide // 2)))
    if pointer.turning:
        ring = _ring(canvas.pixels(RING_SIZE), round(min(1.0, pointer.held_ms / HOLD) * RING_STEPS), SEATS[pointer.seat].colour)
        made.append(Sprite(ring, (x - ring.get_width() // 2, y - ring.get_height() // 2)))
    return made


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
