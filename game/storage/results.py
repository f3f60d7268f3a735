"""What every store of results writes down of a match that people played to its end, whichever game it was."""

from datetime import datetime
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from game.match import PERSON, Match

PLAYED = 8
"""So many first answers, with their times, tell matches apart that began with the same seed."""


class Ended(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One line of a store.

    `match` tells it apart from other matches, `when` it ended; `persons` is how many of its seats people held, `reason` the id of the sentence that
    says why it ended.
    """

    match: str
    when: datetime
    persons: int
    won: bool
    reason: str
    minutes: int = 0


def counts(match: Match, game: str) -> bool:
    """Whether a match is one of `game` that is over and in which people held seats."""
    return match.rules.name == game and match.outcome is not None and PERSON in match.holders.values()


def facts(match: Match, side: str, now: datetime) -> dict[str, Any]:
    """The values of `Ended` for a match that is over; it was won if `side` won it."""
    assert match.outcome is not None, "the match is not over"
    return {
        "match": key_of(match),
        "when": now,
        "persons": sum(level == PERSON for level in match.holders.values()),
        "won": side in match.outcome.winners,
        "reason": match.outcome.reason,
        "minutes": max(1, round(match.stopwatch.ms / 60_000)),
    }


def key_of(match: Match) -> str:
    """What tells a match apart: the same after it was saved and loaded, another when the same seed is played once more."""
    told = [match.rules.name, match.seed, match.options, [(one.seat, one.choice, one.at_ms) for one in match.actions[:PLAYED]]]
    return blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()
