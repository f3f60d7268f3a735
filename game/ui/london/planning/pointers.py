"""Whose hand is where: mouse, keys and each pad have a cursor of their own, and each acts for a seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london.state import SLOTS, Place, Token
from game.ui.draw.canvas import Area

MOUSE, KEYS = "mouse", "keys"
SPEED = 1.1
"""Logical pixels a millisecond that a cursor goes with its stick leaning all the way."""
BEGIN, WORD = 2500.0, 350.0
"""Milliseconds for which what a hand is told stays, and more for each word."""
HOLD = 300.0
"""Milliseconds for which a card is held until it turns."""


def pad_name(which: int) -> str:
    """What the cursor of a pad is called here."""
    return f"pad-{which}"


class Spot(NamedTuple):
    """A place that a hand can be over: its kind, whose it is, and which one. It is the key of its Item."""

    kind: str
    seat: Seat = -1
    what: str = ""
    number: int = -1


@dataclass
class Hand:
    """A device and what it is about to do.

    `at` is where its cursor is, in logical pixels, `over` the place under it. `slot` is the hour that the next token goes to. `held` is what it
    carries: a token of a clock (from slot `lifted`, or from the tray) or the colour of an Investigation token. `asking` is the hour of a
    companion that the next place is meant for. `turning` is the card that is held to
    be turned, `going` the open one that a mere click plans for, held for `turned` milliseconds now. `told` is what it was told last, `good` that this is no refusal, `heard` how many milliseconds ago.
    """

    device: str
    seat: Seat
    at: tuple[float, float] = (960.0, 540.0)
    over: object = None
    slot: int = 0
    held: Token = ""
    lifted: int | None = None
    note: str = ""
    asking: tuple[Seat, int] | None = None
    turning: Place = ""
    going: Place = ""
    turned: float = 0.0
    told: str = ""
    good: bool = False
    heard: float = 0.0
    pressed: object = None

    def say(self, words: str) -> None:
        """Tell its player something that is no refusal."""
        self.told, self.good, self.heard = words, True, 0.0

    def refuse(self, words: str) -> None:
        """Tell its player why not."""
        self.told, self.good, self.heard = words, False, 0.0

    def listen(self, ms: float) -> bool:
        """Let so many milliseconds pass; True if what it was told has been read now."""
        self.heard += ms
        done = bool(self.told) and self.heard > BEGIN + WORD * len(self.told.split())
        self.told = "" if done else self.told
        return done

    def drop(self) -> None:
        """Carry nothing any more."""
        self.held, self.lifted, self.note, self.asking = "", None, "", None

    def let_go(self) -> None:
        """Hold no card any more."""
        self.turning, self.going, self.turned = "", "", 0.0

    def step(self, way: int) -> None:
        """Go to the next or the previous hour."""
        self.slot = (self.slot + way) % SLOTS


@dataclass
class Hands:
    """All hands at this screen. `persons` are the seats that people hold; several devices may act for one of them.

    `claims` are the seats that devices have served before; so many `pads` are plugged in.
    """

    persons: Sequence[Seat]
    claims: dict[str, Seat] = field(default_factory=dict)
    pads: int = 0
    hands: dict[str, Hand] = field(default_factory=dict)

    @classmethod
    def of(cls, holders: Mapping[Seat, str], held: frozenset[Seat] | None, claims: dict[str, Seat]) -> "Hands":
        """Hands for the seats that persons hold here."""
        return cls([seat for seat, level in holders.items() if level == PERSON and (held is None or seat in held)], claims)

    def of_device(self, device: str) -> Hand | None:
        """The hand of a device; a new one takes the seat that has none yet. None where nobody plays."""
        if not self.persons:
            return None
        if device not in self.hands:
            claimed = self.claims.get(device)
            seat = claimed if claimed in self.persons else self._free(device)
            self.hands[device] = Hand(device, seat if seat is not None else self.persons[0])
            self.claims[device] = self.hands[device].seat
        return self.hands[device]

    def _free(self, device: str) -> Seat:
        """The seat for a device that is used for the first time: one without a hand.

        Keys and mouse belong to two players only where there are fewer pads than that takes.
        """
        taken = {hand.seat for hand in self.hands.values()}
        free = [seat for seat in self.persons if seat not in taken]
        partner = self.hands.get(KEYS if device == MOUSE else MOUSE) if device in (MOUSE, KEYS) else None
        if partner is not None and (not free or self.pads + 1 >= len(self.persons)):
            return partner.seat
        return free[0] if free else self.persons[-1]

    def take(self, device: str, seat: Seat) -> None:
        """A device acts for this seat from now on."""
        hand = self.of_device(device)
        if hand is not None and seat in self.persons:
            hand.drop()
            hand.seat, hand.slot = seat, 0
            self.claims[device] = seat

    def plugged(self, pads: int) -> bool:
        """So many pads are plugged in now. Where one has gone all of them have to tell anew which they are; True if one had a seat."""
        gone = [device for device in self.hands if device not in (MOUSE, KEYS)] if pads < self.pads else []
        self.pads = pads
        for device in gone:
            del self.hands[device]
        return bool(gone)

    def of_seat(self, seat: Seat) -> list[Hand]:
        """The hands that act for a seat."""
        return [hand for hand in self.hands.values() if hand.seat == seat]

    def may_touch(self, hand: Hand, seat: Seat) -> bool:
        """Whether a hand may reach into the clock of a seat: its own, or that of a person whom no other hand serves."""
        return seat == hand.seat or (seat in self.persons and not any(other.seat == seat for other in self.hands.values()))

    def move(self, leans: Mapping[int, tuple[float, float]], ms: float, room: Area) -> list[Hand]:
        """Let the sticks move their cursors; returns those that have moved."""
        moved: list[Hand] = []
        for which, (x, y) in leans.items():
            hand = self.of_device(pad_name(which))
            if hand is not None:
                to = hand.at[0] + x * SPEED * ms, hand.at[1] + y * SPEED * ms
                hand.at = min(max(to[0], room.x), room.x + room.w - 1), min(max(to[1], room.y), room.y + room.h - 1)
                moved.append(hand)
        return moved
