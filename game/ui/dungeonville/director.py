"""Events as short clips: what moves, the table as it stood then, and a sentence that can be read."""

from typing import TYPE_CHECKING

from game.rules.dungeonville import event
from game.rules.dungeonville.state import State
from game.rules.engine.script import Event
from game.ui.dungeonville import lost, motion
from game.ui.dungeonville.duel import follow
from game.ui.dungeonville.flights import Change
from game.ui.dungeonville.motion import Motion
from game.ui.show import Clip
from game.unfolding import Moment

if TYPE_CHECKING:
    from game.ui.dungeonville.sitting import Sitting

READ, LETTER = 650.0, 20.0
"""Milliseconds for which a sentence stays at least, and more for each letter."""
SHORT = 160.0
"""Milliseconds for what is seen at a glance."""
GLANCED: tuple[type[Event], ...] = (
    event.Arrived, event.BloodTaken, event.PhaseBegan, event.TreasureTaken, event.LineupLaid, event.Paid, event.Survived, event.ClaimPassed,
    event.StonePassed, event.DeedKept,
)  # fmt: skip
NEWS: tuple[type[Event], ...] = (
    event.FightWon,
    event.FightDrawn,
    event.PartyLost,
    event.ClaimFailed,
    event.VictoryClaimed,
    event.LimitReached,
)
"""What lies open until it is read, where a person reads."""
OWN: tuple[type[Event], ...] = (event.Perished, event.RitesRead, event.MapRead)
"""What lies open, too, where it happens to a person here."""


def clips(table: "Sitting", moments: list[Moment]) -> list[Clip]:
    """What happened, one clip after the other."""
    return [_clip(table, moment) for moment in moments]


def _clip(table: "Sitting", moment: Moment) -> Clip:
    """What moves is seen over the table as it stood before; then the table shows what has come of it."""
    happened, moves, late = moment.event, motion.lasts(moment.event), isinstance(moment.event, motion.AFTER)
    words = " ".join(table.play.speaker.event(happened).split())
    reads = SHORT if isinstance(happened, GLANCED) else READ + LETTER * len(words)
    ms = max(reads, moves + (SHORT if moves else 0.0))

    after: State | None = None

    def begin() -> None:
        table.caption, table.happening, table.dirty = words, happened, True
        table.ear.hear(happened, ms)
        nonlocal after
        after = table.play.seen(moment)
        change = Change(happened, table.t, after, table.duel, table.own)
        table.motion = Motion(change, after=late) if moves and not table.house.settings.reduced else None
        if table.motion is None or late:
            land()

    def land() -> None:
        assert after is not None
        table.stand(moment, after)
        table.duel, table.losses, table.dirty = follow(table.duel, happened), lost.follow(table.losses, happened), True
        if table.motion is not None:
            table.motion.landed = True

    def play(share: float) -> None:
        going = table.motion
        if going is not None:
            going.share = min(1.0, share * ms / moves)
            if going.share >= 1 and not going.landed:
                land()

    def end() -> None:
        table.caption, table.happening, table.motion = "", None, None

    return Clip(ms, begin, play, end, rest=reads, open=moves if _news(table, moment) else None)


def _news(table: "Sitting", moment: Moment) -> bool:
    """Whether something lies open until it is read: what decides, and what befalls a person here, whose sets of a fight are read one by one."""
    happened, persons = moment.event, table.play.persons
    if isinstance(happened, OWN):
        return happened.seat in persons  # type: ignore[attr-defined]
    if isinstance(happened, event.SetWon):
        fight = table.play.seen(moment).fight
        return fight is not None and any(seat in persons for seat in fight.seats)
    return isinstance(happened, NEWS)
