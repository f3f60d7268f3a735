"""The private notes of a side: the marks that it has set in rooms, and its level of aids.

The rules do not know them (TS-218: aid tokens are private notes). They are stored in the match's record under a seat of the side.
So they are saved and loaded with the match, survive an undo, never appear in an Observation, and a new match starts without them.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from game.match import PERSON, Match
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.villa import PLACES
from game.ui.terrorscape.board.aid_painter import NOT, PERHAPS
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.side import SEATS

Level = Literal["", "off", "marks", "computed"]
LEVELS: tuple[Level, ...] = ("off", "marks", "computed")


class SideNotes(Struct):
    """The notes of a side: chosen level of aids ("" for the default), whether computed aids were ever on, and marks by room."""

    level: Level = ""
    worked: bool = False
    marks: dict[Place, list[str]] = {}


def seat_of(side: str) -> int:
    """The seat under which the notes of a side are stored."""
    return min(SEATS[side])


def read(match: Match, side: str) -> SideNotes:
    """The notes of a side; empty if the record holds something invalid."""
    try:
        return msgspec.convert(match.notes.get(seat_of(side), {}), SideNotes)
    except msgspec.ValidationError:
        return SideNotes()


def write(match: Match, side: str, notes: SideNotes) -> None:
    """Store the notes of a side; the caller saves the match."""
    match.notes[seat_of(side)] = msgspec.to_builtins(notes)


# ------------------------------------------------------------------ level of aids


def played(match: Match, side: str) -> bool:
    """Whether a person plays a side."""
    return any(match.holders.get(seat) == PERSON for seat in SEATS[side])


def level(match: Match, side: str) -> Level:
    """The level of aids of a side. The default is everything against agents, and marks between persons."""
    chosen = read(match, side).level
    return chosen or ("marks" if all(played(match, one) for one in SEATS) else "computed")


def allows(match: Match, side: str, aid: Level) -> bool:
    """Whether a side may have an aid; a spectator ("") has none."""
    return bool(side) and LEVELS.index(level(match, side)) >= LEVELS.index(aid)


def choose(match: Match, side: str, wanted: Level) -> None:
    """Set the level of aids; that computed aids were on before is kept."""
    worked = read(match, side).worked or level(match, side) == "computed"
    write(match, side, msgspec.structs.replace(read(match, side), level=wanted, worked=worked))


def declared(match: Match) -> list[str]:
    """The sides of persons that had computed aids, which is public at the end."""
    sides = [side for side in (KILLER, SURVIVORS) if played(match, side)]
    return [side for side in sides if read(match, side).worked or level(match, side) == "computed"]


# ------------------------------------------------------------------ marks


def signs_for(t: State, side: str) -> tuple[str, ...]:
    """The marks that a side may set: the faces of the other side, perhaps, and not."""
    faces = [one.id for one in t.survivors] if side == KILLER else [t.killer]
    return (*faces, PERHAPS, NOT)


def marks(match: Match, t: State, side: str) -> dict[Place, list[str]]:
    """The marks of a side by room, in the order in which they are offered."""
    known, found = signs_for(t, side), read(match, side).marks
    return {place: here for place in PLACES if (here := [sign for sign in known if sign in found.get(place, ())])}


def turn(match: Match, side: str, place: Place, sign: str) -> None:
    """Toggle a mark in a room."""
    notes = read(match, side)
    here = notes.marks.get(place, [])
    notes.marks[place] = [one for one in here if one != sign] if sign in here else [*here, sign]
    write(match, side, notes)


def wipe(match: Match, side: str, place: Place) -> None:
    """Remove all marks from a room."""
    notes = read(match, side)
    notes.marks.pop(place, None)
    write(match, side, notes)
