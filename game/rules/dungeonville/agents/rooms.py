"""Answers on expeditions: letters at the entrance, items, deaths, loads, and when to escape (DV-064 to DV-079)."""

from game.rules.dungeonville.agents.ask import Ask, advise, answers
from game.rules.dungeonville.agents.delve import Delve, crowd, known_room
from game.rules.dungeonville.agents.stakes import item
from game.rules.dungeonville.beliefs.odds import danger, letter_of
from game.rules.dungeonville.choice import Drop, Escape, Imitate, Peek, Press, Sacrifice, Thaw, UseItem
from game.rules.dungeonville.entering import WARM
from game.rules.dungeonville.party import MULE, ORACLE, active, gold, kind
from game.rules.dungeonville.rooms import ORB, RITES
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.agent import Advice
from game.rules.engine.script import Done


@answers("prompt-thaw")
def warm(ask: Ask) -> Advice:
    """The member whose letter A makes the party safest."""
    rated = ((choice, _with_letter(ask, choice.adventurer, WARM)) for choice in ask.of(Thaw))
    choice = ask.best(rated)[0]
    return advise(choice, "reason-thaw", adventurer=choice.adventurer, dungeon=ask.trip.dungeon)


@answers("prompt-imitate")
def imitate(ask: Ask) -> Advice:
    """The letter that makes the party safest."""
    oracle = next(member for member in ask.me.party if kind(member) == ORACLE)
    rated = ((one, _with_letter(ask, oracle, letter_of(ask.t, one.adventurer, ask.trip.dungeon))) for one in ask.of(Imitate))
    choice = ask.best(rated)[0]
    return advise(choice, "reason-imitate", adventurer=choice.adventurer, dungeon=ask.trip.dungeon)


def _with_letter(ask: Ask, member: str, letter: str) -> float:
    return Delve(ask.stakes, ask.trip.dungeon, ask.mind.depth, {member: letter}).enter(crowd(ask.t, ask.seat))


@answers("prompt-orb")
def burn(ask: Ask) -> Advice:
    """Burn a room that would cost a valuable member or points, unless the Last Rites are available."""
    room = ROOMS[ask.about("room")]
    hit = [one for one in ask.me.party if letter_of(ask.t, one, ask.trip.dungeon) == room.letter]
    cancelled = RITES not in ask.trip.used and active(ask.t, ask.seat, RITES)
    if not hit or cancelled or all(kind(one) == MULE for one in hit):
        return advise(Done(), "reason-orb-saved")
    return advise(UseItem(ORB), "reason-orb", room=room.id)


@answers("prompt-victim")
def sacrifice(ask: Ask) -> Advice:
    """The Last Rites, or the member with the lowest value."""
    if UseItem(RITES) in ask.options:
        return advise(UseItem(RITES), "reason-rites")
    delve, load = Delve(ask.stakes, ask.trip.dungeon, ask.mind.depth), gold(ask.trip.carried)
    rated = []
    for choice in ask.of(Sacrifice):
        left = tuple(one for one in crowd(ask.t, ask.seat) if one != choice.adventurer)
        token = 0.0 if kind(choice.adventurer) == MULE else delve.death
        after = delve.press(left, delve.carried(left, load), delve.lives(left), delve.depth) if left else 0.0
        rated.append((choice, after - ask.stakes.worth[choice.adventurer] + token))
    choice = ask.best(rated)[0]
    return advise(choice, "reason-victim", adventurer=choice.adventurer)


@answers("prompt-drop")
def drop(ask: Ask) -> Advice:
    """The card whose loss leaves the most gold."""
    load, limit = gold(ask.trip.carried), int(ask.about("capacity"))
    enough = [one for one in ask.of(Drop) if load - ROOMS[one.card].gold <= limit]
    choice = min(enough or ask.of(Drop), key=lambda one: ROOMS[one.card].gold if enough else -ROOMS[one.card].gold)
    return advise(choice, "reason-drop", card=choice.card)


@answers("prompt-escape")
def leave(ask: Ask) -> Advice:
    """Peek if that is free; escape if the load is worth more than continuing."""
    if Peek() in ask.options:
        return advise(Peek(), "reason-peek")
    load, risk = gold(ask.trip.carried), round(100 * danger(ask.t, ask.seat, ask.trip.dungeon))
    if ask.mind.timid:
        return advise(Escape(), "reason-timid", gold=load)
    delve = Delve(ask.stakes, ask.trip.dungeon, ask.mind.depth)
    choice = ask.best([(Escape(), ask.stakes.gold(load)), (Press(), _further(ask, delve, load))])[0]
    if isinstance(choice, Press):
        return advise(choice, "reason-press", danger=risk)
    return advise(choice, "reason-escape", danger=risk, gold=load)


def _further(ask: Ask, delve: Delve, load: int) -> float:
    """The value of continuing, by the room seen through the keyhole or by probabilities."""
    party, seen = crowd(ask.t, ask.seat), known_room(ask.t, ask.trip.dungeon)
    lives = delve.lives(party)
    if not seen:
        return delve.press(party, load, lives, delve.depth)
    room = ROOMS[seen]
    if room.item:
        return item(seen, party) + delve.press(party, load, lives, delve.depth - 1)
    hit = [member for member in party if delve.letter(member) == room.letter]
    if hit:
        return delve.hit(party, load, lives, delve.depth, min(hit, key=ask.stakes.worth.__getitem__))
    after = delve.carried(party, load + room.gold)
    return delve.press(party, after, lives, delve.depth - 1, bound=False)
