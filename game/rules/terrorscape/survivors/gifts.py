"""The survivors' own special actions, by their names in the table."""

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_survivor, hush
from game.rules.terrorscape.choice import Take, Walk
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import free_ways
from game.rules.terrorscape.survivors.finding import stir, trim
from game.rules.terrorscape.tables.cards import SURVIVORS
from game.rules.terrorscape.tables.registry import ability

SPRINT = 3


def _can_salvage(t: State, survivor: int) -> bool:
    return bool(_remains(t, survivor))


@ability("salvage", when=_can_salvage)
def _salvage(t: State, survivor: int) -> Rule[None]:
    """Take one of the items that the survivor salvages from the team's discard pile (TS-107)."""
    name = t.survivors[survivor].id
    answer = yield from ask_survivor(survivor, "prompt-salvage", map(Take, _remains(t, survivor)), survivor=name)
    item = answer.item
    t.team.discard.remove(item)
    t.team.packs[survivor].append(item)
    yield from hush(event.ItemTaken(name, item))
    yield from trim(t, survivor)


def _remains(t: State, survivor: int) -> list[CardId]:
    return [item for item in SURVIVORS[t.survivors[survivor].id].salvages if item in t.team.discard]


def _can_sprint(t: State, survivor: int) -> bool:
    return bool(free_ways(t, t.team.places[survivor]))


@ability("sprint", when=_can_sprint)
def _sprint(t: State, survivor: int) -> Rule[None]:
    """MOVE 1-3, then noise at the last location."""
    yield from stroll(t, survivor, SPRINT)
    yield from stir(t, survivor, t.team.places[survivor])


def stroll(t: State, survivor: int, most: int, *, least: int = 1) -> Rule[None]:
    """MOVE `least` to `most` steps, step by step; the first `least` are mandatory (TS-043, TS-044, TS-074)."""
    name = t.survivors[survivor].id
    for number in range(most):
        origin = t.team.places[survivor]
        free = number >= least
        stay: list[Choice] = [Done()] if free else []
        options = [*map(Walk, free_ways(t, origin)), *stay]
        answer = yield from ask_survivor(survivor, "prompt-walk-on", options, Done() if free else None, survivor=name)
        if not isinstance(answer, Walk):
            return
        yield from step_to(t, survivor, answer.to)


def step_to(t: State, survivor: int, place: str) -> Rule[None]:
    """One step of a survivor (TS-043)."""
    origin, t.team.places[survivor] = t.team.places[survivor], place
    yield from hush(event.SurvivorWalked(t.survivors[survivor].id, origin, place))
