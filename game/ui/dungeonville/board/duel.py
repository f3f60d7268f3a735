"""What everybody has seen of the fight that goes on: who stepped forward against whom in each set, and what became of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.rules.dungeonville import event
from game.rules.engine.script import Event


@dataclass
class Round:
    """One set: the fighters by seat, their strengths, the winner, and what became of each of the others ("slain", "defected", "saved")."""

    fighters: dict[int, str]
    strengths: dict[int, int]
    winner: int | None = None
    fates: dict[int, str] = field(default_factory=dict)


@dataclass
class Duel:
    """A fight before a dungeon: `laid` is how many fighters each wizard has laid face down, `best` who may enter in the end."""

    dungeon: str
    seats: tuple[int, ...]
    laid: dict[int, int] = field(default_factory=dict)
    sets: list[Round] = field(default_factory=list)
    best: int | None = None
    over: bool = False

    def note(self, happened: Event) -> None:
        """Add what has just happened."""
        match happened:
            case event.LineupLaid(seat, fighters):
                self.laid[seat] = fighters
            case event.SetRevealed(_, seats, fighters, strengths):
                self.sets.append(Round(dict(zip(seats, fighters, strict=True)), dict(zip(seats, strengths, strict=True))))
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


def follow(duel: Duel | None, happened: Event) -> Duel | None:
    """The fight as it stands after an Event: a new one, the same, or none once expeditions begin."""
    if isinstance(happened, event.FightBegan):
        return Duel(happened.dungeon, happened.seats)
    if isinstance(happened, event.PhaseBegan | event.RoundBegan):
        return None
    if duel is not None:
        duel.note(happened)
    return duel


def duel_of(log: Iterable[Iterable[Event]]) -> Duel | None:
    """The fight that goes on at the end of a log."""
    duel: Duel | None = None
    for events in log:
        for happened in events:
            duel = follow(duel, happened)
    return None if duel is not None and duel.over else duel
