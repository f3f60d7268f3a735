"""The parties lost in this round: their members stay visible, greyed and struck out, until the next round."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from game.rules.dungeonville import event
from game.rules.engine.script import Event


@dataclass(frozen=True)
class Losses:
    """`dying` have died on the current expedition; `parties` are the lost parties of this round, by seat."""

    dying: tuple[str, ...] = ()
    parties: dict[int, tuple[str, ...]] = field(default_factory=dict)


def fold(lost: Losses, happened: Event) -> Losses:
    """The losses after an Event."""
    match happened:
        case event.RoundBegan():
            return Losses()
        case event.Entered():
            return replace(lost, dying=())
        case event.Perished(_, adventurer):
            return replace(lost, dying=(*lost.dying, adventurer))
        case event.PartyLost(seat):
            return Losses((), {**lost.parties, seat: lost.dying})
    return lost


def losses_of(log: Iterable[Iterable[Event]]) -> Losses:
    """The losses at the end of a log."""
    lost = Losses()
    for events in log:
        for happened in events:
            lost = fold(lost, happened)
    return lost
