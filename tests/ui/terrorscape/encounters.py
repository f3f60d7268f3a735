"""Encounters for tests: a match before a search, with given survivors, items and cards."""

from functools import cache
from typing import Any

from game.match import Match
from game.rules.engine.script import Choice, Mark, freeze, thaw
from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import Seek
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State
from tests.ui.terrorscape.playing import EVERYBODY

FULL: tuple[tuple[str, ...], ...] = (
    ("limestone-powder", "hatchet", "longsword"),
    ("revolver", "ammo", "hatchet"),
    ("medical-kit",),
)


@cache
def _packed(killer: str, difficulty: str) -> bytes:
    """A match with this killer in a late round, at a moment when he may search."""
    match = Match.new("terrorscape", seed=9, options={"killer": killer, "difficulty": difficulty, "plans": difficulty != "none"})
    while match.decision is not None:
        found = match.decision.prompt == "prompt-killer" and any(isinstance(one, Seek) for one in match.decision.options[KILLER])
        if found and match.game.state.round > 3 and not match.game.answers:
            return match.game.checkpoint
        match.answer("random")
    raise AssertionError("the killer never searches")


def night(
    killer: str = "murderer", difficulty: str = "none", who: tuple[int, ...] = (0, 1), packs: Any = FULL, **given: Any
) -> State:
    """The state before the search: `who` are in the killer's room; `hand`, `fear`, `hurt`, `trap` and `bonus` as given."""
    t = thaw(State, _packed(killer, difficulty))
    away = "G5" if t.dark.place == "R1" else "R1"
    t.team.places = [t.dark.place if number in who else away for number in range(3)]
    t.team.packs = [list(pack) for pack in packs]
    t.dark.hand = list(given.get("hand", t.dark.hand))
    t.bonus = given.get("bonus", 0)
    t.team.trap = t.dark.place if given.get("trap") else None
    for number, one in enumerate(t.survivors):
        one.fear, one.hurt = given.get("fear", (0, 1, 2))[number], given.get("hurt", (False, False, True))[number]
    return t


def match_of(t: State, seats: dict[int, str] | None = None, seed: int = 1) -> Match:
    """A match at state `t`, by default with persons in all seats."""
    return Match(RULES, t.options, seed, dict(seats or EVERYBODY), Mark(freeze(t)))


def meet(t: State, *wanted: Choice, seats: dict[int, str] | None = None) -> Match:
    """Let the killer search, then submit the `wanted` choices in order."""
    match = match_of(t, seats)
    for choice in (Seek(), *wanted):
        seat = next(seat for seat, options in match.decision.options.items() if choice in options)
        match.submit(seat, choice)
    return match
