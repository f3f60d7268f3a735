"""The values of a survivor's traits, of the fulfilled plan, and of noise at other locations."""

from collections.abc import Callable, Iterator

from game.rules.engine.script import Choice
from game.rules.terrorscape.agents.drive import KEYS
from game.rules.terrorscape.agents.team import Deed, Team
from game.rules.terrorscape.choice import Use, UsePlan, UseTrait
from game.rules.terrorscape.state import Place
from game.rules.terrorscape.status import free_ways, here
from game.rules.terrorscape.survivors.boons import TAUNT_DRAWS, TAUNT_LOSES
from game.rules.terrorscape.tables.cards import ITEMS, KILLERS, NUMBERS, PLANS, TRAITS, killer_cards
from game.rules.terrorscape.villa import NEAR, PLACES

SPENT = 0.02
"""The least gain for using a trait that works only once."""
LEAST = 2
"""The least distance, in steps, between a deliberate noise and the survivor."""
CURED = 0.16
"""The value of healing an injury."""
MINE = 0.3
"""The value of a mine where the killer is expected to search."""
RISE = 0.08
"""The cost of a level of the killer; a taunt costs a third of it."""
CHEST = 3
SURVEY = 2
BURST = (2, 4)

Gain = Callable[[Team], tuple[float, Place]]
"""A function that returns the value of a talent and the last location of its owner."""


def deeds(team: Team, choice: Choice) -> Iterator[Deed]:
    """The action for an answer that needs a talent; none if it is useless now."""
    match choice:
        case Use(item) if ITEMS[item].effect in _WAYS:
            gain, end = _WAYS[ITEMS[item].effect](team)
            reason = "reason-decoy"
        case UseTrait(trait) if TRAITS[trait].effect in _WAYS:
            gain, end = _WAYS[TRAITS[trait].effect](team)
            reason = "reason-use-trait"
        case UsePlan(plan) if PLANS[plan].effect in _WAYS:
            gain, end = _WAYS[PLANS[plan].effect](team)
            reason = "reason-use-plan"
        case _:
            return
    if gain > SPENT:
        yield Deed(choice, team.ending(team.place) + gain - SPENT, reason, end)


def _after_all(team: Team, gain: float) -> tuple[float, Place]:
    """Noise elsewhere is made after all have acted, when the need for it is known."""
    return (gain if all(team.t.team.acted) else 0.0), team.place


def throw(team: Team) -> Place:
    """The adjacent location where noise has the highest value."""
    return max(NEAR[team.place], key=team.decoy)


def _throw(team: Team) -> tuple[float, Place]:
    return _after_all(team, team.decoy(throw(team)))


def _taunt(team: Team) -> tuple[float, Place]:
    """Noise at the own location, to draw the killer from others.

    Costly, because he gains a card and approaches his next level.
    """
    rows = KILLERS[team.t.killer].levels
    nearer = (TAUNT_LOSES + TAUNT_DRAWS) / len(killer_cards(team.t.killer)) * (team.t.level < len(rows))
    return team.decoy(team.place) - nearer * RISE, team.place


def _flash(team: Team) -> tuple[float, Place]:
    """Noise at the own location before leaving it."""
    ends = [place for place, far in team.drive.walks(team.place).items() if far == LEAST]
    if team.t.team.acted[team.survivor] or not ends:
        return 0.0, team.place
    end = max(ends, key=team.ending)
    return team.decoy(team.place, end) + team.ending(end) - team.ending(team.place), end


def _anywhere(team: Team) -> tuple[float, Place]:
    return _after_all(team, max(map(team.decoy, PLACES)))


def _judge(team: Team) -> tuple[float, Place]:
    return _after_all(team, max(team.fright(), *map(team.decoy, NEAR[team.place])))


def _buzz(team: Team) -> tuple[float, Place]:
    """Place the buzzer the first time; later use it from afar."""
    place = team.t.team.scheme.place
    return (2 * SPENT, team.place) if place is None else _after_all(team, team.decoy(place) + SPENT)


def _stroll(team: Team, least: int, most: int) -> tuple[float, Place]:
    ends = [place for place, far in team.drive.walks(team.place).items() if least <= far <= most]
    end = max(ends, key=team.ending, default=team.place)
    return team.ending(end) - team.ending(team.place), end


def _step(team: Team) -> tuple[float, Place]:
    return _stroll(team, 1, 1) if team.t.team.acted[team.survivor] else (0.0, team.place)


def _survey(team: Team) -> tuple[float, Place]:
    return _stroll(team, 1, SURVEY) if team.t.team.acted[team.survivor] else (0.0, team.place)


def _burst(team: Team) -> tuple[float, Place]:
    gain, end = _stroll(team, *BURST)
    return gain + team.decoy(team.place, end), end


def _first_aid(team: Team) -> tuple[float, Place]:
    return CURED, team.place


def _brew(team: Team) -> tuple[float, Place]:
    hurt = any(team.t.survivors[one].hurt for one in here(team.t, team.place))
    return CURED * hurt, team.place


def _cheer(team: Team) -> tuple[float, Place]:
    others = (other for other in range(len(team.t.survivors)) if other != team.survivor)
    return sum(Team(team.ask, other).fright() / max(1, team.t.survivors[other].fear) for other in others), team.place


def _coordinate(team: Team) -> tuple[float, Place]:
    """Others here walk in addition to their own actions."""
    gain = 0.0
    for other in here(team.t, team.place):
        if other != team.survivor:
            one = Team(team.ask, other)
            ends = [place for step in free_ways(team.t, one.place) for place in (step, *free_ways(team.t, step))]
            gain += max(0.0, max(map(one.ending, ends)) - one.ending(one.place))
    return gain, team.place


def _mine(team: Team) -> tuple[float, Place]:
    """Place the mine: a killer who searches here without survivors loses."""
    return MINE * (0.2 + 0.8 * team.peril.suspected[team.place]), team.place


def _radio(team: Team) -> tuple[float, Place]:
    return team.drive.fix(NUMBERS.repair), team.place


def _key(team: Team) -> tuple[float, Place]:
    return (0.0 if team.drive.keyed(team.survivor) else KEYS[min(team.t.keys, 4)]), team.place


def _chest(team: Team) -> tuple[float, Place]:
    return CHEST * team.drive.find(team.survivor), team.place


_WAYS: dict[str, Gain] = {
    "throw-bottle": _throw,
    "taunt": _taunt,
    "flash": _flash,
    "decoy": _anywhere,
    "judge": _judge,
    "react": _step,
    "burst": _burst,
    "first-aid": _first_aid,
    "cheer": _cheer,
    "coordinate": _coordinate,
    "mine": _mine,
    "build-radio": _radio,
    "buzz": _buzz,
    "survey": _survey,
    "turn-key": _key,
    "brew": _brew,
    "open-chest": _chest,
}
