"""What a wizard notes for itself about whose dungeon is whose: signs of its own, and whether chances are worked out.

The rules know nothing of it: it lies in the record of the match under the wizard's seat. So it is saved and found again with the match, stays
when an answer is taken back, and never reaches a view.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from game.match import Match

Mark = Literal["", "yes", "no"]
MARKS: tuple[Mark, ...] = ("", "yes", "no")
"""No sign, a tick, a cross: in the order in which a press changes them."""


class Notes(Struct):
    """The signs by holder and dungeon ("seat 2|crypt"), and whether chances are `worked` out beside them."""

    marks: dict[str, Mark] = {}
    worked: bool = False


def read(match: Match, seat: int) -> Notes:
    """The notes of a wizard; none where the record holds something else."""
    try:
        return msgspec.convert(match.notes.get(seat, {}), Notes)
    except msgspec.ValidationError:
        return Notes()


def mark(match: Match, seat: int, holder: str, dungeon: str) -> None:
    """Change the sign of a holder at a dungeon to the next one; whoever calls it saves the match."""
    notes, key = read(match, seat), f"{holder}|{dungeon}"
    following = MARKS[(MARKS.index(notes.marks.get(key, "")) + 1) % len(MARKS)]
    notes.marks.pop(key, None)
    if following:
        notes.marks[key] = following
    match.notes[seat] = msgspec.to_builtins(notes)


def toggle(match: Match, seat: int) -> None:
    """Have chances worked out, or not."""
    notes = read(match, seat)
    notes.worked = not notes.worked
    match.notes[seat] = msgspec.to_builtins(notes)
