"""Effects of the survivors' traits, by their names in the table."""

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_each, ask_survivor, tell
from game.rules.terrorscape.choice import CALM, Clear, Spot, UseTrait, Walk
from game.rules.terrorscape.doors import unbar
from game.rules.terrorscape.harm import ease, heal, soothe
from game.rules.terrorscape.killer.pile import draw_cards, lose_cards
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import alive, face_up, free_ways, here
from game.rules.terrorscape.survivors.finding import make_noise, wear_out
from game.rules.terrorscape.survivors.gifts import step_to, stroll
from game.rules.terrorscape.survivors.items import hurt_here, patient
from game.rules.terrorscape.tables.cards import TRAITS
from game.rules.terrorscape.tables.registry import survivor_trait
from game.rules.terrorscape.villa import NEAR, PLACES

TAUNT_LOSES, TAUNT_DRAWS = 3, 1
BURST = (2, 4)
STRIDE = 2


def usable_traits(t: State, survivor: int, use: str) -> list[Choice]:
    """The traits of a survivor that it can use now as a "special" or an "extra" action (TS-231)."""
    if not t.team.traits:
        return []
    rows = face_up(t, survivor)
    return [UseTrait(row.id) for row in rows if row.use == use and survivor_trait.applies(row.effect, t, survivor)]


def use_trait(t: State, survivor: int, trait: str) -> Rule[None]:
    """Use a trait; it is turned face down if it works only once. The killer is not informed (TS-230, TS-231)."""
    yield from wear_out(t, survivor, trait, once=TRAITS[trait].once)
    yield from survivor_trait.functions[TRAITS[trait].effect](t, survivor)


def _can_aid(t: State, survivor: int) -> bool:
    return any(other != survivor for other in hurt_here(t, survivor))


@survivor_trait("first-aid", when=_can_aid)
def _first_aid(t: State, survivor: int) -> Rule[None]:
    """HEAL another survivor at the own location, without noise."""
    others = [other for other in hurt_here(t, survivor) if other != survivor]
    yield from heal(t, (yield from patient(t, survivor, others)))


def _can_cheer(t: State, survivor: int) -> bool:
    return any(t.survivors[other].fear for other in alive(t) if other != survivor)


@survivor_trait("cheer", when=_can_cheer)
def _cheer(t: State, survivor: int) -> Rule[None]:
    """Every other survivor, wherever it is, loses 1 fear token."""
    for other in alive(t):
        if other != survivor:
            yield from ease(t, other)


@survivor_trait("decoy")
def _decoy(t: State, survivor: int) -> Rule[None]:
    """Noise at any location."""
    name = t.survivors[survivor].id
    answer = yield from ask_survivor(survivor, "prompt-decoy", map(Spot, PLACES), survivor=name)
    yield from make_noise(t, answer.place)


@survivor_trait("taunt")
def _taunt(t: State, survivor: int) -> Rule[None]:
    """Noise at the own location.

    The killer loses 3 cards of his deck and draws 1: he is informed immediately, but not of the survivor or the location.
    """
    yield from make_noise(t, t.team.places[survivor])
    yield from tell(t, event.Taunted())
    yield from lose_cards(t, TAUNT_LOSES)
    yield from draw_cards(t, TAUNT_DRAWS)


@survivor_trait("judge")
def _judge(t: State, survivor: int) -> Rule[None]:
    """Remove a barricade anywhere, or all own fear, or make noise at an adjacent location."""
    name = t.survivors[survivor].id
    options: list[Choice] = [*map(Clear, t.barricades), *([CALM] if t.survivors[survivor].fear else [])]
    options += map(Spot, NEAR[t.team.places[survivor]])
    answer = yield from ask_survivor(survivor, "prompt-judge", options, survivor=name)
    if isinstance(answer, Clear):
        yield from unbar(t, answer.door, survivor)
    elif isinstance(answer, Spot):
        yield from make_noise(t, answer.place)
    else:
        yield from soothe(t, survivor)


def _can_react(t: State, survivor: int) -> bool:
    return bool(free_ways(t, t.team.places[survivor]))


@survivor_trait("react", when=_can_react)
def _react(t: State, survivor: int) -> Rule[None]:
    """MOVE 1."""
    yield from stroll(t, survivor, 1)


def _can_burst(t: State, survivor: int) -> bool:
    return bool(free_ways(t, t.team.places[survivor]))


@survivor_trait("burst", when=_can_burst)
def _burst(t: State, survivor: int) -> Rule[None]:
    """Noise at the own location, then MOVE 2-4."""
    yield from make_noise(t, t.team.places[survivor])
    yield from stroll(t, survivor, BURST[1], least=BURST[0])


def _can_coordinate(t: State, survivor: int) -> bool:
    place = t.team.places[survivor]
    return len(here(t, place)) > 1 and bool(free_ways(t, place))


@survivor_trait("coordinate", when=_can_coordinate)
def _coordinate(t: State, survivor: int) -> Rule[None]:
    """Each other survivor at the own location may MOVE 1-2, in addition to its own main action."""
    left = [other for other in here(t, t.team.places[survivor]) if other != survivor]
    while left:
        ways: dict[int, tuple[Choice, ...]] = {other: (*map(Walk, free_ways(t, t.team.places[other])), Done()) for other in left}
        other, answer = yield from ask_each("prompt-coordinate", ways, Done())
        left.remove(other)
        if isinstance(answer, Walk):
            yield from step_to(t, other, answer.to)
            yield from stroll(t, other, STRIDE - 1, least=0)
