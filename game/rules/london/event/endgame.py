"""Events of the Endgame: Challenges, the Final Showdown, and the end of the story."""

from typing import ClassVar

from game.rules.engine.script import Event, Outcome


class EndgameBegan(Event, frozen=True):
    """The Endgame began; from now on the Antagonist's rule is active."""

    rule: ClassVar[str] = "LD-185"
    turns: ClassVar[bool] = True
    antagonist: str


class WillingnessTold(Event, frozen=True):
    """A Character chose to stay in or to bow out."""

    rule: ClassVar[str] = "LD-219"
    seat: int
    out: bool


class ChallengeRevealed(Event, frozen=True):
    """The next Challenge was revealed."""

    rule: ClassVar[str] = "LD-196"
    reveals: ClassVar[bool] = True
    turns: ClassVar[bool] = True
    card: str


class ChallengeMet(Event, frozen=True):
    """A Character reached the Difficulty of a Challenge, or did not."""

    rule: ClassVar[str] = "LD-199"
    seat: int
    card: str
    points: int
    success: bool


class DieEarned(Event, frozen=True):
    """A Character gained an Action die."""

    rule: ClassVar[str] = "LD-201"
    seat: int
    dice: int


class ShowdownBegan(Event, frozen=True):
    """The Final Showdown began: the FISTs needed at this Dread."""

    rule: ClassVar[str] = "LD-212"
    turns: ClassVar[bool] = True
    target: int


class TargetLowered(Event, frozen=True):
    """A Secret lowered the target."""

    target: int


class ShowdownEnded(Event, frozen=True):
    """The FISTs of all Characters were compared with the target."""

    rule: ClassVar[str] = "LD-214"
    fists: int
    target: int


class StoryWon(Event, frozen=True):
    """The team won, with this score."""

    rule: ClassVar[str] = "LD-220"
    score: int

    def announced(self) -> Outcome:
        """The team's victory (LD-220)."""
        return Outcome(("investigators",), "won-showdown")


class StoryLost(Event, frozen=True):
    """The team lost."""

    rule: ClassVar[str] = "LD-261"
    reason: str

    def announced(self) -> Outcome:
        """The team's defeat (LD-261)."""
        return Outcome(("dread",), self.reason)
