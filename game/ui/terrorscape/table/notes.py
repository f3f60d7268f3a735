"""What a side keeps for itself beside the table: signs that it has set in rooms, and how much help it plays with.

The rules know nothing of it (TS-218: aid tokens are private notes): it lies in the record of the match under a seat of its side. So it is
saved and found again with the match, stays when an answer is taken back, never reaches a view, and a night that is played again begins without.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from game.match import PERSON, Match
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.villa import PLACES
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.side import SEATS

Level = Literal["", "off", "marks", "computed"]
LEVELS: tuple[Level, ...] = ("off", "marks", "computed")
PERHAPS, NOT = "perhaps", "not"
"""Signs that are no faces: a question mark, and a cross."""


class SideNotes(Struct):
    """The notes of a side: the signs in each room (`marks`), how much help was chosen ("": as usual), and whether anything was `worked` out."""

    level: Level = ""
    worked: bool = False
    marks: dict[Place, list[str]] = {}


def seat_of(side: str) -> int:
    """The seat under which the notes of a side lie."""
    return min(SEATS[side])


def read(match: Match, side: str) -> SideNotes:
    """The notes of a side; none where the record holds something else."""
    try:
        return msgspec.convert(match.notes.get(seat_of(side), {}), SideNotes)
    except msgspec.ValidationError:
        return SideNotes()


def write(match: Match, side: str, notes: SideNotes) -> None:
    """Keep the notes of a side; whoever calls it saves the match."""
    match.notes[seat_of(side)] = msgspec.to_builtins(notes)


# ------------------------------------------------------------------ help


def played(match: Match, side: str) -> bool:
    """Whether a person sits on a side."""
    return any(match.holders.get(seat) == PERSON for seat in SEATS[side])


def level(match: Match, side: str) -> Level:
    """How much help a side plays with. Against the program everybody may have all of it; between people only what they have agreed on."""
    chosen = read(match, side).level
    return chosen or ("marks" if all(played(match, one) for one in SEATS) else "computed")


def choose(match: Match, side: str, wanted: Level) -> None:
    """Play with so much help from now on; what was had before is not forgotten."""
    worked = read(match, side).worked or level(match, side) == "computed"
    write(match, side, msgspec.structs.replace(read(match, side), level=wanted, worked=worked))


def declared(match: Match) -> list[str]:
    """The sides of persons that had the help of what the program works out: everybody may know that at the end."""
    sides = [side for side in (KILLER, SURVIVORS) if played(match, side)]
    return [side for side in sides if read(match, side).worked or level(match, side) == "computed"]


# ------------------------------------------------------------------ signs


def signs_for(t: State, side: str) -> tuple[str, ...]:
    """The signs that a side may set: the faces of the others, perhaps, and not."""
    faces = [one.id for one in t.survivors] if side == KILLER else [t.killer]
    return (*faces, PERHAPS, NOT)


def marks(match: Match, t: State, side: str) -> dict[Place, list[str]]:
    """The signs that a side has set, room by room, in the order in which they are offered."""
    known, found = signs_for(t, side), read(match, side).marks
    return {place: here for place in PLACES if (here := [sign for sign in known if sign in found.get(place, ())])}


def turn(match: Match, side: str, place: Place, sign: str) -> None:
    """Set a sign in a room, or take it away."""
    notes = read(match, side)
    here = notes.marks.get(place, [])
    notes.marks[place] = [one for one in here if one != sign] if sign in here else [*here, sign]
    write(match, side, notes)


def wipe(match: Match, side: str, place: Place) -> None:
    """Take all signs out of a room."""
    notes = read(match, side)
    notes.marks.pop(place, None)
    write(match, side, notes)
