"""Separate Ways: each survivor wins and loses for itself (TS-234 to TS-255, TS-342, TS-343)."""

from typing import NoReturn

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import hush, tell
from game.rules.terrorscape.choice import Loot
from game.rules.terrorscape.ending import part_ways
from game.rules.terrorscape.killer.pile import gain_level
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import alive
from game.rules.terrorscape.tables.cards import ITEMS, KEY
from game.rules.terrorscape.villa import GARDEN, START

KEYS = 3
"""The keys of its own that a survivor needs (TS-240)."""
PREY = 2
"""Eliminations with which the killer wins (TS-251)."""


def escape_alone(t: State) -> Rule[None]:
    """Let survivors escape: those at an exit with enough own keys, at the secret one with the map (TS-240, TS-242, TS-343)."""
    for survivor in alive(t):
        place, pack = t.team.places[survivor], t.team.packs[survivor]
        mapped = any(ITEMS[item].map for item in pack)
        if t.team.purses[survivor] >= KEYS and (place == START or (place == GARDEN and mapped)):
            t.team.away += [*pack, *[KEY] * t.team.purses[survivor]]
            t.team.packs[survivor], t.team.purses[survivor] = [], 0
            t.survivors[survivor].fate = "free"
            yield from tell(t, event.SurvivorEscaped(t.survivors[survivor].id, place))
    yield from _go_on(t)


def lose(t: State, survivor: int) -> Rule[None]:
    """An eliminated survivor stays at its location with all its things.

    The killer gains a level (TS-247, TS-248, TS-254, TS-255).
    """
    if t.encounter is not None:
        t.encounter.involved = [other for other in t.encounter.involved if other != survivor]
        t.encounter.left = [other for other in t.encounter.left if other != survivor]
    yield from _go_on(t)
    yield from gain_level(t)


def _go_on(t: State) -> Rule[None]:
    """End the match without survivors in the house; otherwise pass the first-survivor token to one of them (TS-238, TS-250)."""
    if not alive(t):
        conclude(t, "won-parted")
    if t.survivors[t.team.first].fate:
        yield from pass_on(t)


def pass_on(t: State) -> Rule[None]:
    """Pass the first-survivor token to the next survivor in the house (TS-237, TS-238)."""
    number = len(t.survivors)
    t.team.first = next(
        other for other in ((t.team.first + step) % number for step in range(1, number + 1)) if not t.survivors[other].fate
    )
    yield from hush(event.TokenPassed(t.survivors[t.team.first].id))


def conclude(t: State, reason: str) -> NoReturn:
    """End the match: escaped survivors win, and the killer if two were eliminated (TS-250 to TS-253)."""
    lost = sum(token.fate != "free" for token in t.survivors)
    winners = [survivor + 1 for survivor, token in enumerate(t.survivors) if token.fate == "free"]
    part_ways([*([KILLER] if lost >= PREY else []), *winners], reason)


def rescue(t: State, reason: str) -> NoReturn:
    """End the match: all survivors in the house are rescued, and win (TS-244, TS-274)."""
    for survivor in alive(t):
        t.survivors[survivor].fate = "free"
    conclude(t, reason)


def spoils(t: State, survivor: int) -> list[Loot]:
    """The things that a survivor can take from eliminated ones at its location (TS-248)."""
    found: list[Loot] = []
    for other, token in enumerate(t.survivors):
        if token.fate == "dead" and t.team.places[other] == t.team.places[survivor]:
            kinds: list[CardId] = sorted({*t.team.packs[other], *([KEY] if t.team.purses[other] else [])})
            found += [Loot(token.id, item) for item in kinds]
    return found
