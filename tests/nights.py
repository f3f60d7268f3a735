"""Matches that were played to their end by persons, for tests of what is kept of them."""

from datetime import UTC, datetime
from functools import cache

from game.match import Match
from game.match.record import Record

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NOON_TEXT = "2026-03-01T12:00:00Z"
SIDES = {"ravenloft": "heroes", "london": "investigators", "terrorscape": "survivors", "dungeonville": "seat 0"}
LEVELS = {"terrorscape": "random"}
"""The level of games in which random play wins as well, and is faster."""
OPTIONS: dict[str, dict[str, object]] = {
    "ravenloft": {"adventure": "escape-the-tomb", "heroes": "arjhan"},
    "london": {"seats": 2},
    "terrorscape": {},
    "dungeonville": {"seats": 2, "goal": 5},
}


@cache
def recorded(game: str, *, won: bool = True, **options: object) -> Record:
    """The record of the first match that persons who answer as agents would have won, or lost."""
    for seed in range(40):
        match = Match.new(game, seed=seed, options=OPTIONS[game] | options)
        while match.decision is not None:
            match.answer(LEVELS.get(game, "normal") if won else "random")
        assert match.outcome is not None
        if (SIDES[game] in match.outcome.winners) == won:
            return match.to_record()
    raise AssertionError("nobody plays like that")


def ended(game: str, *, won: bool = True, **options: object) -> Match:
    """Such a match."""
    return Match.from_record(recorded(game, won=won, **options))
