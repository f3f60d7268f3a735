"""Events of the course of a match: the start, turns, phases, and the end."""

from typing import ClassVar

from game.rules.engine.script import Event, Outcome


class AdventureBegan(Event, frozen=True):
    """The match began."""

    rule: ClassVar[str] = "CR-009"
    adventure: str


class TurnBegan(Event, frozen=True):
    """A Hero's turn began; `number` counts all turns."""

    rule: ClassVar[str] = "CR-042"
    turns: ClassVar[bool] = True
    counted: ClassVar[bool] = True
    hero: str
    number: int


class PhaseBegan(Event, frozen=True):
    """The Hero, Exploration or Villain Phase began ("hero", "explore", "villain")."""

    rule: ClassVar[str] = "CR-042"
    hero: str
    phase: str


class TurnEnded(Event, frozen=True):
    """A Hero's turn ended."""

    rule: ClassVar[str] = "CR-098"
    hero: str


class Won(Event, frozen=True):
    """The Heroes have won; `reason` is a message id."""

    rule: ClassVar[str] = "CR-213"
    reason: str

    def announced(self) -> Outcome:
        """The Heroes' victory (CR-213)."""
        return Outcome(("heroes",), self.reason)


class Lost(Event, frozen=True):
    """The castle has won; `reason` is a message id."""

    rule: ClassVar[str] = "CR-214"
    reason: str

    def announced(self) -> Outcome:
        """The castle's victory (CR-214)."""
        return Outcome(("castle",), self.reason)
