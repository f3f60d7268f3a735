"""Scores, and public information about them (DV-107, DV-113, DV-122 to DV-125)."""

from game.rules.dungeonville.state import DungeonId, State, seats
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.secret import Seat


def score_with(t: State, seat: Seat, dungeon: DungeonId) -> int:
    """The score of `seat` if `dungeon` is its own; it may be negative (DV-122)."""
    blood = t.blood[dungeon]
    return sum(t.wizards[seat].graveyard) + sum(blood) - 2 * blood[seat]


def true_score(t: State, seat: Seat) -> int:
    """The score of `seat`. Raises HiddenError if its deed is redacted (DV-107)."""
    return score_with(t, seat, t.deeds[seat].face)


def thinkable(t: State, seat: Seat) -> list[DungeonId]:
    """The possible dungeons of `seat`, by public information (DV-113)."""
    own = t.wizards[seat].exposed
    if own:
        return [own]
    known = {*t.house_exposed, *(wizard.exposed for wizard in t.wizards)}
    return [dungeon for dungeon in DUNGEONS if dungeon not in known]


def promising(t: State, seat: Seat) -> list[DungeonId]:
    """The dungeons with which `seat` would have the goal, among its possible ones by public information."""
    return [dungeon for dungeon in thinkable(t, seat) if score_with(t, seat, dungeon) >= t.options.goal]


def leaders(t: State) -> list[Seat]:
    """The winners when all deeds are shown: the highest score, then the most tokens in the graveyard, then shared (DV-121)."""
    standing = {seat: (true_score(t, seat), sum(t.wizards[seat].graveyard)) for seat in seats(t)}
    best = max(standing.values())
    return sorted(seat for seat, reached in standing.items() if reached == best)
