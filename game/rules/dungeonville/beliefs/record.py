"""What wizards did openly that tells of their deeds: the record that a belief is worked out from (DV-106, DV-108, DV-114).

All of it is public. Scores and dangers stand in the order of the dungeons, so that a fact needs nothing else to be read.
"""

from game.rules.dungeonville.beliefs.odds import danger, unseen_rooms
from game.rules.dungeonville.beliefs.signs import Kept, Passed, Pressed, Sent, Swapped
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import DungeonId, State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.secret import Seat


def note_sent(t: State, seat: Seat, dungeon: DungeonId) -> None:
    """`seat` sends its party to a dungeon, its pawn not yet there (DV-040)."""
    dangers = tuple(round(100 * danger(t, seat, one, unseen_rooms(t, one))) for one in DUNGEONS)
    pawns = tuple(sum(wizard.pawn == one for wizard in t.wizards) for one in DUNGEONS)
    t.record.append(Sent(seat, dungeon, dangers, pawns))


def note_pressed(t: State, seat: Seat, dungeon: DungeonId, *, on: bool) -> None:
    """`seat` could have escaped and went on, or did escape (DV-075)."""
    t.record.append(Pressed(seat, dungeon, round(100 * danger(t, seat, dungeon, unseen_rooms(t, dungeon))), on))


def note_kept(t: State, seat: Seat) -> None:
    """`seat` could have paid for another deed and did not (DV-090)."""
    t.record.append(Kept(seat, _scores(t, seat)))


def note_swapped(t: State, seat: Seat, place: int) -> None:
    """`seat` exchanges its deed for that in a place of the house (DV-092)."""
    t.record.append(Swapped(seat, place, _scores(t, seat)))


def note_passed(t: State, seat: Seat, ripe: list[DungeonId]) -> None:
    """`seat` did not claim, though with each of these dungeons it would have the goal (DV-119)."""
    t.record.append(Passed(seat, tuple(ripe)))


def _scores(t: State, seat: Seat) -> tuple[int, ...]:
    return tuple(score_with(t, seat, dungeon) for dungeon in DUNGEONS)
