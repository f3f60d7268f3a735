"""One room of an expedition: death, treasure, and the choice to continue (DV-065 to DV-076, DV-085, DV-135 to DV-137)."""

from enum import Enum, auto

from game.rules.dungeonville import event
from game.rules.dungeonville.asking import ask, moment
from game.rules.dungeonville.beliefs.odds import danger, letter_of
from game.rules.dungeonville.beliefs.record import note_pressed
from game.rules.dungeonville.choice import Drop, Escape, Peek, Press, Sacrifice, UseItem
from game.rules.dungeonville.entering import thaw
from game.rules.dungeonville.party import MULE, active, capacity, colourless, dissolve, gold, kind
from game.rules.dungeonville.piles import bury, renew_rooms
from game.rules.dungeonville.state import AdventurerId, RoomId, State, Trip
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Choice, Done, Rule

ORB, RITES, MAP, KEYS = "ember-orb", "last-rites-kit", "trail-map", "skeleton-keys"


class Fate(Enum):
    """The result of a room for the party."""

    SPARED = auto()
    """No death: the party may escape (DV-075)."""
    KILLED = auto()
    """A death: at least one more room (DV-076)."""
    BOUND = auto()
    """An item, or a burned room: at least one more room (DV-085)."""
    LOST = auto()
    """The whole party is lost (DV-068, DV-069)."""


def brave(t: State, trip: Trip, room: RoomId) -> Rule[Fate]:
    """Carry out steps 1 to 3 for a drawn room (DV-065 to DV-074)."""
    shown = round(100 * danger(t, trip.seat, trip.dungeon, _possible(t, trip, room)))
    trip.room = room
    trip.rooms.append(room)
    yield event.RoomRevealed(trip.seat, trip.dungeon, room, shown)
    if ROOMS[room].item:
        _carry(trip)
        yield event.TreasureTaken(trip.seat, room)
        yield from thaw(t, trip)
        return Fate.BOUND
    if (yield from _burned(t, trip, room)):
        return Fate.BOUND
    victim = yield from _victim(t, trip, room)
    if victim:
        yield from _perish(t, trip, room, victim)
        party = t.wizards[trip.seat].party
        if colourless(party):
            yield from dissolve(t, trip.seat)
        if not t.wizards[trip.seat].party:
            _carry(trip)  # the item is lost with all others (DV-068)
            return Fate.LOST
    yield from _take(t, trip, room)
    return Fate.KILLED if victim else Fate.SPARED


def _possible(t: State, trip: Trip, room: RoomId) -> list[RoomId]:
    """The possible rooms just before the draw, by public information."""
    return [*(secret.face for secret in t.rooms[trip.dungeon]), room]


def _burned(t: State, trip: Trip, room: RoomId) -> Rule[bool]:
    """The Ember Orb: once per expedition a room with a letter is discarded without effect."""
    if ORB in trip.used or not active(t, trip.seat, ORB):
        return False
    hit = bool(_matching(t, trip, room))
    default = UseItem(ORB) if hit else Done()
    answer = yield from ask(t, trip.seat, "prompt-orb", (UseItem(ORB), Done()), default, room=room)
    if isinstance(answer, Done):
        return False
    trip.used.append(ORB)
    trip.room = ""
    bury(t, room)
    yield event.OrbBurned(trip.seat, room)
    return True


def _matching(t: State, trip: Trip, room: RoomId) -> list[AdventurerId]:
    """The members with the letter of the room in this dungeon (DV-066)."""
    letter = ROOMS[room].letter
    return [member for member in t.wizards[trip.seat].party if letter_of(t, member, trip.dungeon) == letter]


def _victim(t: State, trip: Trip, room: RoomId) -> Rule[AdventurerId]:
    """The member that the room kills, "" for none: its player chooses among several, or cancels the death with the Last Rites Kit (DV-066, DV-146)."""
    matching = _matching(t, trip, room)
    if not matching:
        yield event.Survived(trip.seat, room)
        return ""
    options: list[Choice] = [Sacrifice(member) for member in matching]
    if RITES not in trip.used and active(t, trip.seat, RITES):
        options.insert(0, UseItem(RITES))
    answer = yield from ask(t, trip.seat, "prompt-victim", options, options[0], room=room)
    if isinstance(answer, Sacrifice):
        return answer.adventurer
    trip.used.append(RITES)
    yield event.RitesRead(trip.seat, room)
    return ""


def _perish(t: State, trip: Trip, room: RoomId, victim: AdventurerId) -> Rule[None]:
    """Kill a member and place one own token, except for the Mule; then all may claim (DV-067, DV-101, DV-136, DV-137)."""
    t.wizards[trip.seat].party.remove(victim)
    t.discard.append(victim)
    yield event.Perished(trip.seat, victim, room)
    if kind(victim) != MULE:
        t.blood[trip.dungeon][trip.seat] += 1
        yield event.BloodSpilled(trip.seat, trip.dungeon)
        yield from moment(t)


def _take(t: State, trip: Trip, room: RoomId) -> Rule[None]:
    """Take the gold; the player chooses cards to leave behind if it is too heavy (DV-070 to DV-073)."""
    _carry(trip)
    yield event.TreasureTaken(trip.seat, room)
    while gold(trip.carried) > (limit := capacity(t, trip.seat)):
        drops = [Drop(card) for card in trip.carried if not ROOMS[card].item]
        options = [drop for drop in drops if _weight(drop) > limit][
            :1
        ] or drops  # a card above the limit must be dropped in any case
        load = gold(trip.carried)
        default = _lightest(options, load - limit)
        answer = yield from ask(t, trip.seat, "prompt-drop", options, default, gold=load, capacity=limit)
        assert isinstance(answer, Drop)
        yield from _drop(t, trip, answer.card)


def _carry(trip: Trip) -> None:
    trip.carried.append(trip.room)
    trip.room = ""


def _lightest(options: list[Drop], excess: int) -> Drop:
    """The lightest card that is heavy enough, or else the heaviest."""
    enough = [option for option in options if ROOMS[option.card].gold >= excess]
    return min(enough, key=_weight) if enough else max(options, key=_weight)


def _weight(option: Drop) -> int:
    return ROOMS[option.card].gold


def _drop(t: State, trip: Trip, card: RoomId) -> Rule[None]:
    trip.carried.remove(card)
    bury(t, card)
    yield event.TreasureDropped(trip.seat, card)


def wants_on(t: State, trip: Trip, fate: Fate) -> Rule[bool]:
    """Step 4: whether another room is revealed, by the player's choice if the party may escape (DV-075, DV-076, DV-085).

    With the Trail Map it may also escape after a death: while its Ranger lives, the party has a member with a colour.
    """
    mapped = fate is Fate.KILLED and active(t, trip.seat, MAP)
    if fate is not Fate.SPARED and not mapped:
        return True
    peeked = False
    while True:
        options: list[Choice] = [Escape(), Press()]
        if not peeked and active(t, trip.seat, KEYS):
            options.append(Peek())
        options += [Drop(card) for card in trip.carried if not ROOMS[card].item]
        answer = yield from ask(t, trip.seat, "prompt-escape", options, Escape(), dungeon=trip.dungeon, gold=gold(trip.carried))
        if isinstance(answer, Drop):
            yield from _drop(t, trip, answer.card)
        elif isinstance(answer, Peek):
            peeked = True
            yield from _peek(t, trip)
        elif isinstance(answer, Press):
            note_pressed(t, trip.seat, trip.dungeon, on=True)
            return True
        else:
            note_pressed(t, trip.seat, trip.dungeon, on=False)
            if mapped:  # once per expedition, which it ends
                yield event.MapRead(trip.seat)
            return False


def _peek(t: State, trip: Trip) -> Rule[None]:
    """The Skeleton Keys: look at the top room and put it back; an empty deck is reshuffled first (DV-111)."""
    yield from renew_rooms(t, trip.dungeon)
    deck = t.rooms[trip.dungeon]
    if deck:
        deck[-1] = deck[-1].shown_to(trip.seat)
        yield event.Peeked(trip.seat, trip.dungeon, deck[-1])
