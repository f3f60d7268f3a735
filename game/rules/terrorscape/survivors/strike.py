"""Plans that win the match for the survivors (TS-266, TS-274)."""

from typing import NoReturn

from game.rules.terrorscape.ending import part_ways, win_survivors
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.status import alive
from game.rules.terrorscape.tables.cards import PLANS
from game.rules.terrorscape.tables.registry import victory
from game.rules.terrorscape.tables.rows import PlanRow, Victory
from game.rules.terrorscape.villa import GRAVES, NEAR

MARGIN = 3
"""The margin by which an ambush must beat the strength."""


def triumph(t: State, plan: str) -> NoReturn:
    """End the match by a plan; in Separate Ways all living survivors win, and never the killer (TS-274)."""
    if t.options.separate:
        part_ways([survivor + 1 for survivor, token in enumerate(t.survivors) if token.fate != "dead"], f"won-{plan}")
    win_survivors(f"won-{plan}")


def settle_plan(t: State, moment: Victory, place: Place = "", margin: int = 0) -> None:
    """End the match if the fulfilled plan wins at this moment: at `place`, after a defence by `margin` (TS-266)."""
    scheme = t.team.scheme
    row = PLANS.get(scheme.plan) if scheme.done else None
    if row is not None and row.wins == moment and victory.functions[row.wins_if](t, row, place, margin):
        triumph(t, row.id)


@victory("token-here")
def _token_here(t: State, plan: PlanRow, place: Place, margin: int) -> bool:
    """The plan token is at the location."""
    return t.team.scheme.place == place


@victory("token-here-by-far")
def _token_here_by_far(t: State, plan: PlanRow, place: Place, margin: int) -> bool:
    """The plan token is at the location of a defence with a sufficient margin."""
    return t.team.scheme.place == place and margin >= MARGIN


@victory("at-the-graves")
def _at_the_graves(t: State, plan: PlanRow, place: Place, margin: int) -> bool:
    """A successful defence at the mystic location, by any means."""
    return place == GRAVES


@victory("beside-the-killer")
def _beside_the_killer(t: State, plan: PlanRow, place: Place, margin: int) -> bool:
    """All survivors are together, next to a killer who has not fought."""
    here = _together(t)
    return here is not None and t.place is not None and t.place in NEAR[here] and not t.fought


@victory("at-the-graves-with-all")
def _at_the_graves_with_all(t: State, plan: PlanRow, place: Place, margin: int) -> bool:
    """All survivors are at the mystic location and carry the items of the plan between them."""
    carried = {item for survivor in alive(t) for item in t.team.packs[survivor]}
    return _together(t) == GRAVES and carried.issuperset(plan.carried)


def _together(t: State) -> Place | None:
    """The common location of all survivors in the house, None if they are apart."""
    places = {t.team.places[survivor] for survivor in alive(t)}
    return min(places) if len(places) == 1 else None
