"""The private notes of a seat: several parts of the program keep theirs in the same place."""

from collections.abc import Mapping
from typing import Any

from game.match.match import Match
from game.rules.engine.secret import Seat


def write_notes(match: Match, seat: Seat, notes: Mapping[str, Any]) -> None:
    """Add these entries to the notes of a seat, and leave all others as they are. The caller saves the match."""
    match.notes[seat] = {**match.notes.get(seat, {}), **notes}
