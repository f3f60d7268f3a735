"""A wizard's notes about whose dungeon is whose: own marks, and whether chances are shown.

The rules do not know them. They are stored in the match record under the wizard's seat, so they are saved with the match,
survive undo, and are part of no observation.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from game.match import Match

Mark = Literal["", "yes", "no"]
MARKS: tuple[Mark, ...] = ("", "yes", "no")
"""No mark, a tick, a cross: in the order of clicks."""


class DeductionNotes(Struct):
    """Marks by holder and dungeon ("seat 2|crypt"), and whether computed chances are shown (`worked`)."""

    marks: dict[str, Mark] = {}
    worked: bool = False


def read(match: Match, seat: int) -> DeductionNotes:
    """The notes of a wizard; empty if the record holds something else."""
    try:
        return msgspec.convert(match.notes.get(seat, {}), DeductionNotes)
    except msgspec.ValidationError:
        return DeductionNotes()


def mark(match: Match, seat: int, holder: str, dungeon: str) -> None:
    """Change the mark of a holder at a dungeon to the next one. The caller saves the match."""
    notes, key = read(match, seat), f"{holder}|{dungeon}"
    following = MARKS[(MARKS.index(notes.marks.get(key, "")) + 1) % len(MARKS)]
    notes.marks.pop(key, None)
    if following:
        notes.marks[key] = following
    match.notes[seat] = msgspec.to_builtins(notes)


def toggle(match: Match, seat: int) -> None:
    """Show computed chances, or hide them."""
    notes = read(match, seat)
    notes.worked = not notes.worked
    match.notes[seat] = msgspec.to_builtins(notes)
