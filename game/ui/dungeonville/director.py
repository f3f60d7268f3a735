"""Events as short clips: the table as it stood then, and a sentence that can be read."""

from typing import TYPE_CHECKING

from game.rules.dungeonville import event
from game.rules.engine.script import Event
from game.ui.dungeonville.duel import follow
from game.ui.show import Clip
from game.unfolding import Moment

if TYPE_CHECKING:
    from game.ui.dungeonville.sitting import Sitting

READ, LETTER = 420.0, 14.0
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


def clips(table: "Sitting", moments: list[Moment]) -> list[Clip]:
    """What happened, one clip after the other."""
    return [_clip(table, moment) for moment in moments]


def _clip(table: "Sitting", moment: Moment) -> Clip:
    happened = moment.event
    words = " ".join(table.play.speaker.event(happened).split())
    ms = SHORT if isinstance(happened, GLANCED) else READ + LETTER * len(words)

    def begin() -> None:
        table.stand(moment)
        table.duel = follow(table.duel, happened)
        table.caption = words
        table.happening = happened
        table.dirty = True

    def end() -> None:
        table.caption, table.happening = "", None

    return Clip(ms, begin=begin, end=end, rest=ms, open=0.0 if isinstance(happened, NEWS) else None)
