"""Temporary rules: the laws of the Stories, the Antagonists' rules in the Endgame, the Goons in their Areas."""

from game.rules.engine.secret import Seat
from game.rules.london.places import area_of, present
from game.rules.london.state import Inquiry, Place, State
from game.rules.london.tables.cards import ANTAGONISTS, GOONS, NUMBERS, SLOTS, STORIES
from game.rules.london.tables.rows import GoonRow


def has_law(t: State, law: str) -> bool:
    """Whether the Story has the law of this name."""
    return law in STORIES[t.options.story].laws


def threat(t: State, law: str) -> int:
    """The number of the Antagonist's rule of this name while it is active, else 0 (LD-030, LD-185)."""
    if t.phase != "endgame":
        return 0
    row = ANTAGONISTS[t.antagonist.face]
    return row.n if row.law == law else 0


def harassed(t: State, place: Place, harass: str) -> int:
    """The amount of `harass` by the Goon of a place's Area; 0 while the Goon itself is investigated."""
    goon = _active_goon(t, place)
    return goon.n if goon is not None and goon.harass == harass else 0


def _active_goon(t: State, place: Place) -> GoonRow | None:
    """The Goon of a place's Area, unless the Goon itself is being investigated (LD-297)."""
    beset = t.inquiry is not None and t.inquiry.kind == "goon"
    return None if beset else GOONS.get(t.goons.get(area_of(place), ""))


def may_deplete(t: State, seat: Seat) -> bool:
    """Whether a Character may deplete Items at its place (LD-297)."""
    goon = _active_goon(t, t.people[seat].place)
    return t.phase != "story" or goon is None or goon.harass != "no-deplete"


def wild_icon(t: State) -> str:
    """The ability that counts as WILD in this Story's Challenges, "" for none (LD-207)."""
    return STORIES[t.options.story].wild


def weariness(t: State, inquiry: Inquiry, seat: Seat) -> int:
    """The Action Points that a Character loses after all additions."""
    if inquiry.kind == "plot":
        return harassed(t, inquiry.place, "wearier")
    if inquiry.kind == "challenge":
        return threat(t, "conditions-weigh") * len(t.people[seat].conditions)
    late, alone = SLOTS[t.slot].segment == "night", len(present(t, inquiry.place)) == 1
    return int(late and alone and has_law(t, "calling-hours"))


def showdown_target(t: State) -> int:
    """The FISTs needed at the present Dread: 1, and 1 for each splatter reached (LD-212), with the changes by the Antagonist and Secrets."""
    return max(NUMBERS.target, NUMBERS.target + t.dread // NUMBERS.splatter + t.farther)
