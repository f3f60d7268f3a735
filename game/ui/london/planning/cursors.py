"""The cursors of all pointers as sprites over the table: arrows, names, carried tokens, and rims around targets."""

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sin

from game.rules.engine.secret import Seat
from game.rules.london.state import Place
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import Colour
from game.ui.london import shapes
from game.ui.london.board.pieces import picture_sprite
from game.ui.london.planning.pointers import HOLD, KEYS, MOUSE, Pointer, TargetKey
from game.ui.london.theme import GREEN, INK, SEATS, P
from game.ui.widgets.focus import Target

ARROW = ((0, 0), (0, 26), (6, 20.5), (10.5, 30), (15, 28), (10.5, 18.5), (18, 18))
"""The corners of the arrow in logical pixels, the tip first."""
RING_STEPS = 12
"""The number of pictures of the ring that closes while a card is held."""
CARRIED_SIZE, RING_SIZE = 46.0, 40.0


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
    (x, y), colour = one.position, SEATS[one.seat].colour
    if one.carried or one.note:
        picture = shapes.piece(one.carried, one.seat) if one.carried else f"london/tokens/note-{one.note}"
        rect = canvas.rect(shapes.square(one.position, CARRIED_SIZE))
        yield Sprite(art.scaled(picture, *rect.size), rect.topleft)
    if one.held and one.turns:
        done = round(min(1.0, one.held_ms / HOLD) * RING_STEPS)
        yield picture_sprite(canvas, shapes.square(one.position, RING_SIZE), _ring, (done, colour))
    if one.device not in (MOUSE, KEYS):
        yield picture_sprite(canvas, Area(x, y, 32, 32), _arrow, colour)
    if name:
        high = canvas.high(18) + 6
        wide = canvas.wide(name, 18, "bold") + high + 14
        x, y = (item.area.x + 4, item.area.y + item.area.h - 4) if item is not None and one.device == KEYS else (x + 20, y + 22)
        spot = Area(min(x, canvas.room.w - wide), min(y, canvas.room.h - high), wide, high)
        yield picture_sprite(canvas, spot, _plate, (name, one.seat))


def order_rims(
    canvas: Canvas, items: Mapping[object, Target], orders: Mapping[tuple[Seat, int], Place], places: Sequence[Sequence[Place]]
) -> list[Sprite]:
    """A rim around each hour for which a companion has an order: green where it will be at that place."""
    keys = {TargetKey("slot", seat, number=slot): places[seat][slot] == place for (seat, slot), place in orders.items()}
    return [rim(canvas, items[key], GREEN if met else P.accent) for key, met in keys.items() if key in items]


def rim(canvas: Canvas, item: Target, colour: Colour, *, rank: int = 0) -> Sprite:
    """The rim around a target, further inside for each `rank`."""
    return picture_sprite(canvas, item.area.inset(-3 + 5 * rank), _round_rim if item.round else _rim, colour)


def _rim(canvas: Canvas, area: Area, colour: Colour) -> None:
    canvas.frame(area, colour, width=4, radius=10)


def _round_rim(canvas: Canvas, area: Area, colour: Colour) -> None:
    canvas.circle(area.centre, min(area.w, area.h) / 2 - 0.5, colour, 4)


def _arrow(canvas: Canvas, area: Area, colour: Colour) -> None:
    """The arrow with a dark edge."""
    corners = [(area.x + x + 1, area.y + y + 1) for x, y in ARROW]
    shapes.smooth(canvas, area, lambda inner, _: inner.shape(corners, colour, INK, 2))


def _ring(canvas: Canvas, area: Area, props: tuple[int, Colour]) -> None:
    """A ring that is closed to a number of `RING_STEPS`."""
    (done, colour), (x, y), radius = props, area.centre, area.w * 0.42

    def paint(inner: Canvas, _: Area) -> None:
        inner.circle((x, y), radius * 1.12, INK, area.w * 0.17)
        for step in range(done * 8):
            turn = 2 * pi * step / (RING_STEPS * 8) - pi / 2
            inner.circle((x + radius * cos(turn), y + radius * sin(turn)), area.w * 0.06, colour)

    shapes.smooth(canvas, area, paint)


def _plate(canvas: Canvas, area: Area, props: tuple[str, Seat]) -> None:
    """A plate with the Character's name, in the colour and with the sign of its player."""
    (words, seat), high = props, area.h
    canvas.mute = True
    canvas.box(area, SEATS[seat].colour, INK, width=1.5, radius=high / 2)
    shapes.sign(canvas, SEATS[seat].sign, (area.x + 7 + high * 0.3, area.centre[1]), high * 0.6, INK)
    canvas.text(words, (area.x + high * 0.6 + 12, area.y + 2), 18, INK, face="bold")
