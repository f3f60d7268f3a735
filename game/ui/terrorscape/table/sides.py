"""What a side has at the table: its client, the actions that it has taken, and its private notes.

The rules do not know the notes, the marks in rooms and the level of aids (TS-218: aid tokens are private notes). They are stored in
the match's record under a seat of the side. So they are saved and loaded with the match, survive an undo, never appear in an
Observation, and a new match starts without them.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from game.match import PERSON, Match
from game.match.notes import write_notes
from game.rules.engine.script import Action
from game.rules.engine.secret import Seat
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.seats import KILLER as HUNTER, TEAM
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.tables.cards import ITEMS, TRAITS
from game.rules.terrorscape.villa import PLACES
from game.ui.scene.context import AppContext
from game.ui.table.seated.sides import SideClient
from game.ui.terrorscape.board.aids import NOT, PERHAPS
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.props import MAIN

SEATS: dict[str, frozenset[Seat]] = {SURVIVORS: frozenset(TEAM), KILLER: frozenset((HUNTER,))}
ACT = "prompt-act"
"""The prompt to all survivors, of whom any may answer first (TS-068)."""


class Side(SideClient):
    """The match client of one side; `passed_round` is the round in which its persons let its agents act first."""

    def __init__(self, context: AppContext, match: Match, name: str, *, apart: bool = False) -> None:
        self.passed_round = 0
        super().__init__(context, match, name, SEATS.get(name, frozenset()), apart=apart)

    @property
    def partners(self) -> list[Seat]:
        """The agents of this side that may act before or between its persons."""
        decision = self.decision
        if decision is None or decision.prompt != ACT:
            return []
        return [seat for seat in self.match.awaited_agents() if seat in self.held]

    @property
    def thinking(self) -> list[Seat]:
        """The agents that answer now; beside prompted persons, once those have taken their main actions or let them go first."""
        if not self.prompted:
            return super().thinking
        partners, state = self.partners, self.view.state
        goes = bool(partners) and (self.passed_round == state.round or all(state.team.acted[seat - 1] for seat in self.prompted))
        return partners if goes else []

    def rewind(self) -> None:
        """Update everything after the match has gone back or forward."""
        super().rewind()
        self.passed_round = 0


def actions_taken(actions: Sequence[Action], acted: Sequence[bool]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The survivors by the action that they took since the killer's last answer; `acted` tells who has taken one."""
    found: dict[int, str] = {}
    for action in reversed(actions):
        if action.seat == HUNTER:
            break
        match action.choice:
            case answer.UseTrait(trait):
                what = "special" if TRAITS[trait].use == "special" else ""
            case answer.Use(item):
                what = "special" if ITEMS[item].use == "special" else ""
            case choice:
                what = MAIN.get(type(choice), "")
        if what and action.seat - 1 < len(acted) and acted[action.seat - 1]:
            found[action.seat - 1] = what  # the first answer names the action; the rest are its steps
    made: dict[str, list[int]] = {}
    for number in sorted(found):
        made.setdefault(found[number], []).append(number)
    return tuple((what, tuple(who)) for what, who in made.items())


# ------------------------------------------------------------------ private notes

Level = Literal["", "off", "marks", "computed"]
LEVELS: tuple[Level, ...] = ("off", "marks", "computed")


class SideNotes(Struct):
    """The notes of a side: chosen level of aids ("" for the default), whether computed aids were ever on, and marks by room."""

    level: Level = ""
    worked: bool = False
    marks: dict[Place, list[str]] = {}


def read(match: Match, side: str) -> SideNotes:
    """The notes of a side; empty if the record holds something invalid."""
    try:
        return msgspec.convert(match.notes.get(min(SEATS[side]), {}), SideNotes)
    except msgspec.ValidationError:
        return SideNotes()


def write(match: Match, side: str, notes: SideNotes) -> None:
    """Store the notes of a side; the caller saves the match."""
    write_notes(match, min(SEATS[side]), msgspec.to_builtins(notes))


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
