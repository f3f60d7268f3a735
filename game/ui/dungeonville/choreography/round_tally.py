"""What a round has brought to each wizard, as everybody has seen it: gold and items, lost parties, blood won and blood left."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from game.rules.dungeonville import event
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Event


@dataclass(frozen=True)
class WizardTally:
    """One wizard's part of the round.

    `dungeon` is where the party was, `gold` and `items` what it brought home. `lost` means that nobody survived, `beaten` that
    another party won the entrance. `won` lists the owners of the blood won in combat, `bled` counts the own blood left at the
    dungeon, `swapped` means that the deed was exchanged.
    """

    dungeon: str = ""
    gold: int = 0
    items: tuple[str, ...] = ()
    lost: bool = False
    beaten: bool = False
    won: tuple[int, ...] = ()
    bled: int = 0
    swapped: bool = False

    @property
    def fate(self) -> str:
        """The fate of the party: "lost", "beaten", "home" with its yield, or "idle" if there was none."""
        return "lost" if self.lost else "beaten" if self.beaten else "home" if self.dungeon else "idle"


@dataclass(frozen=True)
class Tally:
    """The number of the round, and the shares by seat."""

    number: int = 0
    shares: dict[int, WizardTally] = field(default_factory=dict)

    def of(self, seat: int) -> WizardTally:
        """A wizard's share."""
        return self.shares.get(seat, WizardTally())


def fold(tally: Tally, happened: Event) -> Tally:
    """The tally after an Event."""
    match happened:
        case event.RoundBegan(number):
            return Tally(number)
        case event.PawnPlaced(seat, dungeon):
            share = replace(tally.of(seat), dungeon=dungeon)
        case event.WentHome(seat):
            share = replace(tally.of(seat), beaten=True)
        case event.PartyLost(seat):
            share = replace(tally.of(seat), lost=True)
        case event.Collected(seat, cards, gold):
            share = replace(tally.of(seat), gold=gold, items=tuple(card for card in cards if ROOMS[card].item))
        case event.BloodWon(seat, owner):
            share = replace(tally.of(seat), won=(*tally.of(seat).won, owner))
        case event.BloodSpilled(seat):
            share = replace(tally.of(seat), bled=tally.of(seat).bled + 1)
        case event.DeedSwapped(seat):
            share = replace(tally.of(seat), swapped=True)
        case _:
            return tally
    return replace(tally, shares={**tally.shares, seat: share})


def tally_of(log: Iterable[Iterable[Event]]) -> Tally:
    """The tally at the end of a log."""
    tally = Tally()
    for events in log:
        for happened in events:
            tally = fold(tally, happened)
    return tally
