"""Effects of fulfilled plans, by their names in the table.

A "tool" is a toolbox of the survivor that acts (TS-263 to TS-268).
"""

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_survivor, ask_team, hush
from game.rules.terrorscape.choice import Name
from game.rules.terrorscape.harm import heal, soothe
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import alive, carries, free_ways, named
from game.rules.terrorscape.survivors.finding import keep_one, look_at, make_noise, receive
from game.rules.terrorscape.survivors.gifts import stroll
from game.rules.terrorscape.survivors.items import patient, suffering_here
from game.rules.terrorscape.survivors.radio import advance
from game.rules.terrorscape.tables.cards import KEY, NUMBERS
from game.rules.terrorscape.tables.registry import plan_done, plan_effect
from game.rules.terrorscape.tables.rows import PlanRow
from game.rules.terrorscape.villa import GRAVES, START

SURVEY = 2
CHEST = 3


def _discard(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """Discard the items that a plan costs."""
    for _ in range(plan.pieces):
        t.team.packs[survivor].remove(plan.cost)
        t.team.discard.append(plan.cost)
        yield from hush(event.ItemDropped(t.survivors[survivor].id, plan.cost))


def _lay_token(t: State, place: str) -> Rule[None]:
    """Put the plan token on the board permanently (TS-265)."""
    t.team.scheme.place = place
    yield from hush(event.PlanTokenLaid(place))


# ------------------------------------------------------------------ on completion


@plan_done("lay-ambush")
def _lay_ambush(t: State) -> Rule[None]:
    """Put the token on the common location of all survivors."""
    yield from _lay_token(t, t.team.places[alive(t)[0]])


@plan_done("draw-seal")
def _draw_seal(t: State) -> Rule[None]:
    """Noise at the mystic location, which belongs to this turn (TS-267)."""
    yield from make_noise(t, GRAVES)


@plan_done("share")
def _share(t: State) -> Rule[None]:
    """One survivor draws a card of the search deck."""
    t.team.scheme.spent = True
    if not t.team.search:
        return
    everybody = alive(t)
    names = map(Name, named(t, everybody))
    if t.options.separate:
        answer = yield from ask_survivor(t.team.first, "prompt-share", names)
    else:
        answer = yield from ask_team(t, "prompt-share", names)
    survivor = everybody[named(t, everybody).index(answer.survivor)]
    yield from look_at(t, survivor, "search")
    yield from keep_one(t, survivor, "search")


# ------------------------------------------------------------------ when used


def _can_mine(t: State, survivor: int, plan: PlanRow) -> bool:
    return carries(t, survivor, plan.cost)


@plan_effect("mine", when=_can_mine)
def _mine(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """Discard a toolbox, and put the token on the own location as a trap for the killer."""
    yield from _discard(t, survivor, plan)
    yield from _lay_token(t, t.team.places[survivor])
    t.team.scheme.spent = True


def _can_build(t: State, survivor: int, plan: PlanRow) -> bool:
    """Whether the radio does not work yet, and the repair has not advanced in this round (TS-081)."""
    enough = t.team.packs[survivor].count(plan.cost) >= plan.pieces
    return enough and t.team.progress < NUMBERS.repair and not t.team.repaired


@plan_effect("build-radio", when=_can_build)
def _build_radio(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """Discard three toolboxes: the radio works immediately, from any location.

    Noise at the own location, and no cards as a reward.
    """
    yield from _discard(t, survivor, plan)
    yield from advance(t, survivor, NUMBERS.repair - t.team.progress)
    yield from make_noise(t, t.team.places[survivor])


def _can_buzz(t: State, survivor: int, plan: PlanRow) -> bool:
    return t.team.scheme.place is not None or carries(t, survivor, plan.cost)


@plan_effect("buzz", when=_can_buzz)
def _buzz(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """First discard a toolbox and put the token on the own location; later make noise there."""
    place = t.team.scheme.place
    if place is not None:
        yield from make_noise(t, place)
        return
    yield from _discard(t, survivor, plan)
    yield from _lay_token(t, t.team.places[survivor])


def _can_survey(t: State, survivor: int, plan: PlanRow) -> bool:
    return bool(free_ways(t, t.team.places[survivor]))


@plan_effect("survey", when=_can_survey)
def _survey(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """MOVE 1-2."""
    t.team.scheme.spent = True
    yield from stroll(t, survivor, SURVEY)


def _can_turn(t: State, survivor: int, plan: PlanRow) -> bool:
    return t.team.places[survivor] == START and carries(t, survivor, plan.cost) and bool(t.team.search)


@plan_effect("turn-key", when=_can_turn)
def _turn_key(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """Discard a toolbox and take the key beneath the search deck, without noise."""
    t.team.scheme.spent = t.team.bare = True
    yield from _discard(t, survivor, plan)
    t.team.search.pop(0)
    t.team.searched.append(KEY)
    yield from receive(t, survivor, KEY)


def _can_brew(t: State, survivor: int, plan: PlanRow) -> bool:
    return t.team.places[survivor] == GRAVES and bool(suffering_here(t, survivor))


@plan_effect("brew", when=_can_brew)
def _brew(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """At the mystic location: HEAL one survivor there and remove all its fear."""
    t.team.scheme.spent = True
    someone = yield from patient(t, survivor, suffering_here(t, survivor))
    yield from heal(t, someone)
    yield from soothe(t, someone)


def _can_open(t: State, survivor: int, plan: PlanRow) -> bool:
    return carries(t, survivor, plan.cost) and bool(t.team.search)


@plan_effect("open-chest", when=_can_open)
def _open_chest(t: State, survivor: int, plan: PlanRow) -> Rule[None]:
    """Discard the amulet: three cards of the search deck, in turn."""
    t.team.scheme.spent = True
    yield from _discard(t, survivor, plan)
    for _ in range(min(CHEST, len(t.team.search))):
        yield from look_at(t, survivor, "search")
        yield from keep_one(t, survivor, "search")
