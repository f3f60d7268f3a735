"""Pointers: mouse, keys and each gamepad have a cursor of their own, and each acts for a seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import Place, Token
from game.ui.draw.canvas import Area

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

    `position` is in logical pixels, `hovered` is the key of the target under it. `slot` is the hour of the next token. `carried` is a token that is being
    dragged, from slot `lifted` or from the tray (None); `note` is the colour of an Investigation token that is being carried. `order_for` is the seat and
    hour of a companion that the next place is meant for. `held` is the card that is pressed for `held_ms`: one that lay face down `turns` over, an open
    one is planned for by a click. `notice` is the last message to the player, `is_notice_good` whether it is no refusal.
    """

    device: str
    seat: Seat
    position: tuple[float, float] = (960.0, 540.0)
    hovered: object = None
    slot: int = 0
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

    `claims` are the seats that devices have served before, `pads` the number of gamepads.
    """

    persons: Sequence[Seat]
    claims: dict[str, Seat] = field(default_factory=dict)
    pads: int = 0
    by_device: dict[str, Pointer] = field(default_factory=dict)

    def of_device(self, device: str) -> Pointer | None:
        """The pointer of a device; a new one takes a free seat. None if no person plays."""
        if self.persons and device not in self.by_device:
            if self.claims.get(device) not in self.persons:
                self.claims[device] = self._free_seat(device)
            self.by_device[device] = Pointer(device, self.claims[device])
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
            pointer.seat, pointer.slot = seat, 0
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
