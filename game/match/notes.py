"""The private notes of a seat: several parts of the program keep theirs in the same place."""

from collections.abc import Mapping
from typing import Any

from game.match.match import Match
from game.rules.engine.secret import Seat

TUTORIAL = "guide"
"""The key of the note of a person who plays, or has left, the tutorial of a match."""


def is_tutorial(match: Match) -> bool:
    """Whether a match was begun as a tutorial."""
    return any(TUTORIAL in notes for notes in match.notes.values())


def write_notes(match: Match, seat: Seat, notes: Mapping[str, Any]) -> None:
    """Add these entries to the notes of a seat, and leave all others as they are. The caller saves the match."""
    match.notes[seat] = {**match.notes.get(seat, {}), **notes}
