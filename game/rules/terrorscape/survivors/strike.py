"""Plans with which the survivors strike back or get away: what wins the night (TS-266, TS-274)."""

from typing import NoReturn

from game.rules.terrorscape.ending import part_ways, win_survivors
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.status import alive, planned
from game.rules.terrorscape.villa import GRAVES, NEAR

MARGIN = 3
"""By so much an ambush must beat the strength."""
PORTAL = ("secret-map", "flashlight", "ancient-amulet")


def triumph(t: State, plan: str) -> NoReturn:
    """A plan has won the night; in Separate Ways for all that live, and never for the killer (TS-274)."""
    if t.options.separate:
        part_ways([survivor + 1 for survivor, token in enumerate(t.survivors) if token.fate != "dead"], f"won-{plan}")
    win_survivors(f"won-{plan}")


def blow_up(t: State, place: Place) -> None:
    """The killer searches where the explosive trap lies, and no survivor is there."""
    scheme = t.team.scheme
    if scheme.plan == "explosive-trap" and scheme.place == place:
        triumph(t, "explosive-trap")


def strike_back(t: State, place: Place, total: int, strength: int) -> None:
    """A defence succeeded: at the ambush by enough, or over the arcane seal by any means."""
    if planned(t, "ambush") and t.team.scheme.place == place and total >= strength + MARGIN:
        triumph(t, "ambush")
    if planned(t, "arcane-seal") and place == GRAVES:
        triumph(t, "arcane-seal")


def fulfil(t: State) -> None:
    """Plans that win at the start of the survivors' turn, after rescue and escapes."""
    places = {t.team.places[survivor] for survivor in alive(t)}
    place = min(places)
    if len(places) > 1:
        return
    if planned(t, "rocket-launcher") and t.place is not None and t.place in NEAR[place] and not t.fought:
        triumph(t, "rocket-launcher")
    carried = {item for survivor in alive(t) for item in t.team.packs[survivor]}
    if planned(t, "concealed-portal") and place == GRAVES and carried.issuperset(PORTAL):
        triumph(t, "concealed-portal")
