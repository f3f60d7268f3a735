"""Expeditions: entering, room after room, and escape or death (DV-062 to DV-081)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.entering import letters
from game.rules.dungeonville.party import gold
from game.rules.dungeonville.piles import bury, draw_room
from game.rules.dungeonville.rooms import Fate, brave, wants_on
from game.rules.dungeonville.state import State, Trip, seats
from game.rules.engine.script import Rule


def turn(t: State) -> Rule[bool]:
    """Begin the next expedition, enter, or reveal one room of it; True when all have returned (DV-062, DV-063)."""
    if t.trip is None:
        t.trip = _next_trip(t)
        return t.trip is None
    if not t.trip.begun:
        t.trip.begun = True
        yield event.Entered(t.trip.seat, t.trip.dungeon)
        yield from letters(t, t.trip)
    else:
        yield from _room(t, t.trip)
    return False


def _next_trip(t: State) -> Trip | None:
    """The expedition of the next wizard whose pawn is at a dungeon, in turn order (DV-062)."""
    order = seats(t)
    while t.turn < len(order):
        seat = order[t.turn]
        t.turn += 1
        if t.wizards[seat].pawn:
            return Trip(seat, t.wizards[seat].pawn)
    return None


def _room(t: State, trip: Trip) -> Rule[None]:
    """Steps 1 to 4 for one room (DV-065)."""
    room = yield from draw_room(t, trip.dungeon)
    if room is None:
        yield event.DungeonEmpty(trip.seat, trip.dungeon)
        yield from _escape(t, trip)
        return
    fate = yield from brave(t, trip, room)
    if fate is Fate.LOST:
        yield from _lose(t, trip)
    elif not (yield from wants_on(t, trip, fate)):
        yield from _escape(t, trip)


def _escape(t: State, trip: Trip) -> Rule[None]:
    """Escape with everything carried, which cannot be spent before collection (DV-075, DV-079, DV-080)."""
    wizard = t.wizards[trip.seat]
    wizard.haul, wizard.pawn, t.trip = [*wizard.haul, *trip.carried], "", None
    yield event.Escaped(trip.seat, trip.dungeon, tuple(trip.carried), gold(trip.carried))


def _lose(t: State, trip: Trip) -> Rule[None]:
    """Remove the whole party, and all treasure of this expedition (DV-068, DV-079, DV-087)."""
    for card in trip.carried:
        bury(t, card)
    t.wizards[trip.seat].pawn, t.trip = "", None
    yield event.PartyLost(trip.seat, trip.dungeon, tuple(trip.carried))
