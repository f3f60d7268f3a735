"""Parties: members, items, capacity, and dissolution (DV-066, DV-071, DV-082, DV-094)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.state import AdventurerId, RoomId, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ITEMS, ROOMS
from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat

PANNIERS, PANNIERS_CARRY = "dragonhide-panniers", 40
JESTER, ORACLE, MULE = "jester", "oracle", "mule"


def rank(adventurer: AdventurerId) -> int:
    """The printed rank: strength (lower is better) and carrying capacity in gold (DV-002)."""
    return ADVENTURERS[adventurer].rank


def kind(adventurer: AdventurerId) -> str:
    """The class of an adventurer."""
    return ADVENTURERS[adventurer].kind


def colour(adventurer: AdventurerId) -> str:
    """The colour of an adventurer, "" for the four without one (DV-093)."""
    return ADVENTURERS[adventurer].colour


def has_kind(t: State, seat: Seat, wanted: str) -> bool:
    """Whether an adventurer of a class lives in the party of `seat`; one about to be killed still counts (DV-146)."""
    return any(kind(member) == wanted for member in t.wizards[seat].party)


def owns(t: State, seat: Seat, item: RoomId) -> bool:
    """Whether `seat` has an item: in its treasury, or carried on this expedition or brought out in this round (DV-080, DV-086)."""
    carried = t.trip.carried if t.trip is not None and t.trip.seat == seat else []
    wizard = t.wizards[seat]
    return item in wizard.treasury or item in wizard.haul or item in carried


def active(t: State, seat: Seat, item: RoomId) -> bool:
    """Whether an item works for `seat` now: it owns it, and an adventurer of its class lives in the party (DV-082, DV-086)."""
    return owns(t, seat, item) and has_kind(t, seat, ITEMS[item].kind)


def capacity(t: State, seat: Seat) -> int:
    """The gold that the party of `seat` can carry: the sum of its ranks, and 40 with the Dragonhide Panniers (DV-071)."""
    return sum(rank(member) for member in t.wizards[seat].party) + (PANNIERS_CARRY if active(t, seat, PANNIERS) else 0)


def gold(cards: list[RoomId]) -> int:
    """The gold on room cards; items carry none (DV-006, DV-074)."""
    return sum(ROOMS[card].gold for card in cards)


def colourless(members: list[AdventurerId]) -> bool:
    """Whether there are members, and none with a colour (DV-094)."""
    return bool(members) and not any(colour(member) for member in members)


def dissolve(t: State, seat: Seat) -> Rule[None]:
    """Discard the whole party of `seat`: no kill, no token (DV-094)."""
    wizard = t.wizards[seat]
    gone, wizard.party = wizard.party, []
    t.discard.extend(gone)
    yield event.PartyDissolved(seat, tuple(gone))
