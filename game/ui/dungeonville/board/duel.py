"""What everybody has seen of the current fight: who stepped forward in each set, and what happened to each fighter."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.rules.dungeonville import event
from game.rules.engine.script import Event


@dataclass
class DuelSet:
    """One set: fighters and strengths by seat, the winner, and the fate of each other fighter ("slain", "defected", "saved")."""

    fighters: dict[int, str]
    strengths: dict[int, int]
    winner: int | None = None
    fates: dict[int, str] = field(default_factory=dict)


@dataclass
class Duel:
    """A fight at an entrance. `laid` counts the face-down fighters of each wizard, `best` is the seat that may enter."""

    dungeon: str
    seats: tuple[int, ...]
    laid: dict[int, int] = field(default_factory=dict)
    sets: list[DuelSet] = field(default_factory=list)
    best: int | None = None
    over: bool = False

    def apply(self, happened: Event) -> None:
        """Apply an Event."""
        match happened:
            case event.LineupLaid(seat, fighters):
                self.laid[seat] = fighters
            case event.SetRevealed(_, seats, fighters, strengths):
                self.sets.append(DuelSet(dict(zip(seats, fighters, strict=True)), dict(zip(seats, strengths, strict=True))))
            case event.SetWon(_, seat) | event.StoodAlone(_, seat):
                self.sets[-1].winner = seat
            case event.Defected(_, seat) | event.Piped(_, seat):
                self.sets[-1].fates[seat] = "defected"
            case event.Shielded(seat):
                self.sets[-1].fates[seat] = "saved"
            case event.Slain(seat):
                self.sets[-1].fates[seat] = "slain"
            case event.FightWon(_, seat):
                self.best, self.over = seat, True
            case event.FightDrawn():
                self.over = True


def fold(duel: Duel | None, happened: Event) -> Duel | None:
    """The fight after an Event: a new one, the same, or None once the next phase begins."""
    if isinstance(happened, event.FightBegan):
        return Duel(happened.dungeon, happened.seats)
    if isinstance(happened, event.PhaseBegan | event.RoundBegan):
        return None
    if duel is not None:
        duel.apply(happened)
    return duel


def duel_of(log: Iterable[Iterable[Event]]) -> Duel | None:
    """The fight in progress at the end of a log, None if there is none."""
    duel: Duel | None = None
    for events in log:
        for happened in events:
            duel = fold(duel, happened)
    return None if duel is not None and duel.over else duel
