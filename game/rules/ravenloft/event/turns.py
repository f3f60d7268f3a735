"""How the night goes on: its beginning, turns and phases, and its end."""

from typing import ClassVar

from game.rules.engine.script import Event, Outcome


class AdventureBegan(Event, frozen=True):
    """The night begins."""

    rule: ClassVar[str] = "CR-009"
    adventure: str


class TurnBegan(Event, frozen=True):
    """A Hero's turn begins; `number` counts all turns."""

    rule: ClassVar[str] = "CR-042"
    turns: ClassVar[bool] = True
    counted: ClassVar[bool] = True
    hero: str
    number: int


class PhaseBegan(Event, frozen=True):
    """The Hero, Exploration or Villain Phase begins ("hero", "explore", "villain")."""

    rule: ClassVar[str] = "CR-042"
    hero: str
    phase: str


class TurnEnded(Event, frozen=True):
    """A Hero's turn is over."""

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
