"""Writes the public record of actions from which beliefs about deeds are computed (DV-106, DV-108, DV-114).

Scores and dangers are in the order of the dungeons, so that an entry can be read without other data.
"""

from game.rules.dungeonville.beliefs.odds import danger, unseen_rooms
from game.rules.dungeonville.beliefs.signs import Kept, Passed, Pressed, Sent, Swapped
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import DungeonId, State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.secret import Seat


def note_sent(t: State, seat: Seat, dungeon: DungeonId) -> None:
    """Record that `seat` sends its party to a dungeon, before its pawn is there (DV-040)."""
    dangers = tuple(round(100 * danger(t, seat, one, unseen_rooms(t, one))) for one in DUNGEONS)
    pawns = tuple(sum(wizard.pawn == one for wizard in t.wizards) for one in DUNGEONS)
    t.record.append(Sent(seat, dungeon, dangers, pawns))


def note_pressed(t: State, seat: Seat, dungeon: DungeonId, *, on: bool) -> None:
    """Record that `seat` could escape and continued (`on`), or escaped (DV-075)."""
    t.record.append(Pressed(seat, dungeon, round(100 * danger(t, seat, dungeon, unseen_rooms(t, dungeon))), on))


def note_kept(t: State, seat: Seat) -> None:
    """Record that `seat` could pay for another deed and did not (DV-090)."""
    t.record.append(Kept(seat, _scores(t, seat)))


def note_swapped(t: State, seat: Seat, place: int) -> None:
    """Record that `seat` exchanges its deed for that in a place of the house (DV-092)."""
    t.record.append(Swapped(seat, place, _scores(t, seat)))


def note_passed(t: State, seat: Seat, ripe: list[DungeonId]) -> None:
    """Record that `seat` did not claim, although with each of these dungeons it would have the goal (DV-119)."""
    t.record.append(Passed(seat, tuple(ripe)))


def _scores(t: State, seat: Seat) -> tuple[int, ...]:
    return tuple(score_with(t, seat, dungeon) for dungeon in DUNGEONS)
