"""What is counted from the Events of a match: the fight in progress, the parties lost, and what the round has brought. All of it is public."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.rules.dungeonville import event
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Event

# ------------------------------------------------------------------ a fight


@dataclass(frozen=True)
class DuelSet:
    """One set: fighters and strengths by seat, the winner, and the fate of each other fighter ("slain", "defected", "saved")."""

    fighters: Mapping[int, str]
    strengths: Mapping[int, int]
    winner: int | None = None
    fates: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Duel:
    """A fight at an entrance. `laid` counts the face-down fighters of each wizard, `best` is the seat that may enter."""

    dungeon: str
    seats: tuple[int, ...]
    laid: Mapping[int, int] = field(default_factory=dict)
    sets: tuple[DuelSet, ...] = ()
    best: int | None = None
    over: bool = False

    def _fated(self, seat: int, fate: str) -> "Duel":
        last = self.sets[-1]
        return replace(self, sets=(*self.sets[:-1], replace(last, fates={**last.fates, seat: fate})))

    def after(self, happened: Event) -> "Duel":
        """The fight after an Event."""
        match happened:
            case event.LineupLaid(seat, fighters):
                return replace(self, laid={**self.laid, seat: fighters})
            case event.SetRevealed(_, seats, fighters, strengths):
                shown = DuelSet(dict(zip(seats, fighters, strict=True)), dict(zip(seats, strengths, strict=True)))
                return replace(self, sets=(*self.sets, shown))
            case event.SetWon(_, seat) | event.StoodAlone(_, seat):
                return replace(self, sets=(*self.sets[:-1], replace(self.sets[-1], winner=seat)))
            case event.Defected(_, seat) | event.Piped(_, seat):
                return self._fated(seat, "defected")
            case event.Shielded(seat):
                return self._fated(seat, "saved")
            case event.Slain(seat):
                return self._fated(seat, "slain")
            case event.FightWon(_, seat):
                return replace(self, best=seat, over=True)
            case event.FightDrawn():
                return replace(self, over=True)
        return self


def fold_duel(duel: Duel | None, happened: Event) -> Duel | None:
    """The fight after an Event: a new one, the same, or None once the next phase begins."""
    if isinstance(happened, event.FightBegan):
        return Duel(happened.dungeon, happened.seats)
    if isinstance(happened, event.PhaseBegan | event.RoundBegan):
        return None
    return None if duel is None else duel.after(happened)


# ------------------------------------------------------------------ lost parties


@dataclass(frozen=True)
class Losses:
    """The parties lost in this round: their members stay visible, greyed and struck out, until the next round.

    `dying` have died on the current expedition; `parties` are the lost parties by seat.
    """

    dying: tuple[str, ...] = ()
    parties: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


def fold_losses(lost: Losses, happened: Event) -> Losses:
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


# ------------------------------------------------------------------ a round


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
    shares: Mapping[int, WizardTally] = field(default_factory=dict)

    def of(self, seat: int) -> WizardTally:
        """A wizard's share."""
        return self.shares.get(seat, WizardTally())


def fold_tally(tally: Tally, happened: Event) -> Tally:
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
