"""Pointers: mouse, keys and each gamepad have a cursor of their own, and each acts for a seat; their cursors as sprites over the table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import Place, Token
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import Colour
from game.ui.london import shapes
from game.ui.london.board.pieces import picture_sprite
from game.ui.london.theme import GREEN, INK, SEATS, P
from game.ui.widgets.focus import Target

MOUSE, KEYS = "mouse", "keys"
SPEED = 1.1
"""The speed of a cursor at full tilt of its stick, in logical pixels a millisecond."""
NOTICE_MS, NOTICE_WORD_MS = 2500.0, 350.0
"""Milliseconds for which a pointer's notice is shown, and more for each of its words."""
HOLD = 300.0
"""Milliseconds for which a card is held until it is turned over."""


def pad_name(which: int) -> str:
    """The device name of a gamepad."""
    return f"pad-{which}"


Subject = Place | tuple[Seat, int]
"""What a player looks at: a place, or an hour of a clock."""


class TargetKey(NamedTuple):
    """The key of a target on the planning table: its kind, its seat, and which one it is."""

    kind: str
    seat: Seat = -1
    what: str = ""
    number: int = -1

    @property
    def is_place(self) -> bool:
        """Whether it is a Location or the Streets of an Area."""
        return self.kind in ("card", "streets")


@dataclass
class Pointer:
    """A device with its cursor, its seat, and the gesture in progress.

    `position` is in logical pixels, `hovered` is the key of the target under it. `hours` are the chosen hours by seat, which all pointers share. `carried` is a token that is being
    dragged, from slot `lifted` or from the tray (None); `note` is the colour of an Investigation token that is being carried. `order_for` is the seat and
    hour of a companion that the next place is meant for. `held` is the card that is pressed for `held_ms`: one that lay face down `turns` over, an open
    one is planned for by a click. `notice` is the last message to the player, `is_notice_good` whether it is no refusal.
    """

    device: str
    seat: Seat
    position: tuple[float, float] = (960.0, 540.0)
    hovered: object = None
    hours: dict[Seat, int] = field(default_factory=dict, repr=False)
    carried: Token = ""
    lifted: int | None = None
    note: str = ""
    order_for: tuple[Seat, int] | None = None
    held: Place = ""
    turns: bool = False
    held_ms: float = 0.0
    notice: str = ""
    is_notice_good: bool = False
    notice_ms: float = 0.0
    pressed: object = None

    @property
    def slot(self) -> int:
        """The hour of the next token, the same for all devices that act for a seat."""
        return self.hours.get(self.seat, 0)

    @slot.setter
    def slot(self, slot: int) -> None:
        self.hours[self.seat] = slot

    def inform(self, words: str, *, good: bool = True) -> None:
        """Show a notice, `good` unless it is a refusal."""
        self.notice, self.is_notice_good = words, good
        self.notice_ms = NOTICE_MS + NOTICE_WORD_MS * len(words.split())

    def age_notice(self, ms: float) -> None:
        """Let time pass for the notice."""
        self.notice_ms -= ms
        if self.notice_ms < 0:
            self.notice = ""

    def drop(self) -> None:
        """Carry nothing."""
        self.carried, self.lifted, self.note, self.order_for = "", None, "", None

    def let_go(self) -> None:
        """Hold no card."""
        self.held, self.held_ms = "", 0.0


@dataclass
class Pointers:
    """All pointers at this screen. Several devices may act for one of `persons`, the seats that people hold.

    `claims` are the seats that devices have served before, `pads` the number of gamepads, `hours` the hour that is chosen for each seat.
    """

    persons: Sequence[Seat]
    claims: dict[str, Seat] = field(default_factory=dict)
    pads: int = 0
    by_device: dict[str, Pointer] = field(default_factory=dict)
    hours: dict[Seat, int] = field(default_factory=dict)

    def of_device(self, device: str) -> Pointer | None:
        """The pointer of a device; a new one takes a free seat. None if no person plays."""
        if self.persons and device not in self.by_device:
            if self.claims.get(device) not in self.persons:
                self.claims[device] = self._free_seat(device)
            self.by_device[device] = Pointer(device, self.claims[device], hours=self.hours)
        return self.by_device.get(device)

    def _free_seat(self, device: str) -> Seat:
        """The seat for a new device: one without a pointer. Keys and mouse serve two players only if there are too few gamepads."""
        used_seats = {pointer.seat for pointer in self.by_device.values()}
        free = [seat for seat in self.persons if seat not in used_seats]
        partner = self.by_device.get({MOUSE: KEYS, KEYS: MOUSE}.get(device, ""))
        if partner is not None and (not free or self.pads + 1 >= len(self.persons)):
            return partner.seat
        return free[0] if free else self.persons[-1]

    def take(self, device: str, seat: Seat) -> None:
        """Let a device act for this seat from now on."""
        pointer = self.of_device(device)
        if pointer is not None and seat in self.persons:
            pointer.drop()
            pointer.seat = seat
            self.claims[device] = seat

    def set_pads(self, pads: int) -> bool:
        """Update the number of gamepads. If one was unplugged, all of them lose their seats; returns whether one had a seat."""
        gone = [device for device in self.by_device if device not in (MOUSE, KEYS)] if pads < self.pads else []
        self.pads = pads
        for device in gone:
            del self.by_device[device]
        return bool(gone)

    def may_touch(self, pointer: Pointer, seat: Seat) -> bool:
        """Whether a pointer may change the clock of a seat: its own, or that of a person without a pointer."""
        others = any(other.seat == seat for other in self.by_device.values())
        return seat == pointer.seat or (seat in self.persons and not others)

    def move(self, tilts: Mapping[int, tuple[float, float]], ms: float, room: Area) -> list[Pointer]:
        """Move the cursors of the gamepads by the tilts of their sticks. Returns those that have moved."""
        moved: list[Pointer] = []
        for which, (x, y) in tilts.items():
            if (pointer := self.of_device(pad_name(which))) is not None:
                to = pointer.position[0] + x * SPEED * ms, pointer.position[1] + y * SPEED * ms
                pointer.position = min(max(to[0], room.x), room.x + room.w - 1), min(max(to[1], room.y), room.y + room.h - 1)
                moved.append(pointer)
        return moved


ARROW = ((0, 0), (0, 26), (6, 20.5), (10.5, 30), (15, 28), (10.5, 18.5), (18, 18))
"""The corners of the arrow in logical pixels, the tip first."""
RING_STEPS = 12
"""The number of pictures of the ring that closes while a card is held."""
CARRIED_SIZE, RING_SIZE = 46.0, 40.0
DOTS = 14
"""The dots of the ring around an hour of a hint."""


def cursor_sprites(
    canvas: Canvas, pointers: Sequence[Pointer], items: Mapping[object, Target], names: Sequence[str]
) -> list[Sprite]:
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


def hour_marks(canvas: Canvas, pointers: Sequence[Pointer], items: Mapping[object, Target]) -> list[Sprite]:
    """A ring around the chosen hour of each seat: that of the next token, or that of a companion for which a place is asked."""
    asked = {one.seat: one.order_for for one in pointers if one.order_for is not None}
    chosen = dict.fromkeys(asked.get(one.seat, (one.seat, one.slot)) for one in pointers)
    slots = [items[key] for seat, slot in chosen if (key := TargetKey("slot", seat, number=slot)) in items]
    return [picture_sprite(canvas, item.area.inset(-item.area.w * 0.03 - 2), _round_rim, P.focus) for item in slots]


def hint_marks(canvas: Canvas, items: Mapping[object, Target], seat: Seat, slots: Sequence[int]) -> list[Sprite]:
    """A dotted ring around the hours of a hint, which are not chosen yet."""
    spots = [items[key] for slot in slots if (key := TargetKey("slot", seat, number=slot)) in items]
    return [picture_sprite(canvas, item.area.inset(-item.area.w * 0.1 - 3), _dotted_rim, GREEN) for item in spots]


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


def _dotted_rim(canvas: Canvas, area: Area, colour: Colour) -> None:
    """A circle of dots."""
    (x, y), radius = area.centre, min(area.w, area.h) / 2 - 2

    def paint(inner: Canvas, _: Area) -> None:
        for dot in range(DOTS):
            turn = 2 * pi * dot / DOTS
            inner.circle((x + radius * cos(turn), y + radius * sin(turn)), max(1.6, area.w * 0.05), colour)

    shapes.smooth(canvas, area, paint)


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
