"""Combat at the entrances: the order of fights, hidden line-ups, and the winner that may enter (DV-044 to DV-061)."""

from itertools import permutations

from game.rules.dungeonville import event
from game.rules.dungeonville.asking import ask
from game.rules.dungeonville.choice import Order
from game.rules.dungeonville.duel import fight_set
from game.rules.dungeonville.party import colourless, dissolve, rank
from game.rules.dungeonville.scroll import read_scrolls
from game.rules.dungeonville.state import AdventurerId, Fight, State, seats
from game.rules.dungeonville.tables.cards import NUMBERS
from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat, Secret

SETS = NUMBERS.party


def turn(t: State) -> Rule[bool]:
    """Begin a fight, let one wizard lay its fighters, or fight it out; True once no entrance is disputed (DV-044, DV-045)."""
    fight = t.fight
    if fight is None:
        t.fight = _next_fight(t)
        if t.fight is None:
            return True
        yield event.FightBegan(t.fight.dungeon, tuple(t.fight.seats))
    elif len(fight.ordered) < len(fight.seats):
        yield from _lay(t, fight, fight.seats[len(fight.ordered)])
    else:
        yield from _fight_out(t, fight)
        t.fight = None
    return False


def _next_fight(t: State) -> Fight | None:
    """The first entrance, in turn order, where two or more parties stand; after a fight one at most does (DV-045, DV-057)."""
    order = seats(t)
    for seat in order:
        dungeon = t.wizards[seat].pawn
        rivals = [other for other in order if t.wizards[other].pawn == dungeon]
        if dungeon and len(rivals) > 1:
            return Fight(dungeon, rivals, standing={rival: [] for rival in rivals})
    return None


def orders(party: list[AdventurerId]) -> list[Order]:
    """All ways to lay three fighters of a party, or all of a smaller one (DV-046, DV-060)."""
    return [Order(fighters) for fighters in permutations(party, min(SETS, len(party)))]


def _lay(t: State, fight: Fight, seat: Seat) -> Rule[None]:
    """`seat` lays its fighters face down; the other seats know neither the fighters nor their order (DV-046, DV-047, DV-110)."""
    options = orders(t.wizards[seat].party)
    answer = yield from ask(t, seat, "prompt-order", options, forced=False, private="prompt-wait-order", dungeon=fight.dungeon)
    assert isinstance(answer, Order)
    fight.lineups[seat] = [Secret(fighter, (seat,)) for fighter in answer.fighters]
    fight.ordered.append(seat)
    yield event.LineupLaid(seat, len(answer.fighters))


def _fight_out(t: State, fight: Fight) -> Rule[None]:
    """The three sets, the count of the survivors, and the return of the losers (DV-048, DV-055 to DV-059)."""
    for number in range(SETS):
        yield from fight_set(t, fight, number)
        if number == 0:
            yield from read_scrolls(t, fight)
    for seat in fight.seats:  # before the count of survivors (DV-059)
        if colourless(t.wizards[seat].party):
            fight.standing[seat] = []
            yield from dissolve(t, seat)
    winner = _winner(fight)
    if winner is None:
        yield event.FightDrawn(fight.dungeon)
    else:
        counts = tuple(len(fight.standing[seat]) for seat in fight.seats)
        yield event.FightWon(fight.dungeon, winner, tuple(fight.seats), counts, _decided(fight, winner))
    for seat in fight.seats:
        if seat != winner:
            t.wizards[seat].pawn = ""
            yield event.WentHome(seat, fight.dungeon)


def _winner(fight: Fight) -> Seat | None:
    """The party with most survivors, of several the one with the strongest among them; reserves do not count (DV-055, DV-056)."""
    left = [seat for seat in fight.seats if fight.standing[seat]]
    return min(left, key=lambda seat: (-len(fight.standing[seat]), min(map(rank, fight.standing[seat]))), default=None)


def _decided(fight: Fight, winner: Seat) -> AdventurerId:
    """The adventurer whose strength decided among parties of equal number, or "" if the number decided (DV-056)."""
    standing = fight.standing[winner]
    equal = sum(len(others) == len(standing) for others in fight.standing.values())
    return min(standing, key=rank) if equal > 1 else ""
