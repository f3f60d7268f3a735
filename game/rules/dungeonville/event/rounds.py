"""Events of the course of a match: rounds, phases, claims of victory, and the end."""

from typing import ClassVar

from game.rules.engine.script import Event, Outcome, own_side


class RoundBegan(Event, frozen=True):
    """A round began; `seat` has the seeing stone."""

    rule: ClassVar[str] = "DV-019"
    turns: ClassVar[bool] = True
    counted: ClassVar[bool] = True
    number: int
    seat: int


class PhaseBegan(Event, frozen=True):
    """A phase began: "recruit", "scout", "combat", "explore" or "collect"."""

    rule: ClassVar[str] = "DV-019"
    phase: str


class StonePassed(Event, frozen=True):
    """The seeing stone was passed to the left."""

    rule: ClassVar[str] = "DV-020"
    seat: int


class DeckRenewed(Event, frozen=True):
    """The discard pile of "adventurers" or of a dungeon was shuffled into a new deck."""

    rule: ClassVar[str] = "DV-103"
    reveals: ClassVar[bool] = True
    deck: str


class ClaimPassed(Event, frozen=True):
    """A wizard that may have the goal, by public information, did not claim."""

    rule: ClassVar[str] = "DV-119"
    seat: int


class ClaimFailed(Event, frozen=True):
    """A claim was wrong: the claimant's dungeon is public."""

    rule: ClassVar[str] = "DV-117"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    score: int


class VictoryClaimed(Event, frozen=True):
    """A claim was right, and the claimant won."""

    rule: ClassVar[str] = "DV-116"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    score: int

    def announced(self) -> Outcome:
        """The claimant's victory (DV-116)."""
        return Outcome((own_side(self.seat),), "won-by-claim")


class DeedShown(Event, frozen=True):
    """After the last round a wizard showed its deed."""

    rule: ClassVar[str] = "DV-121"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    score: int


class LimitReached(Event, frozen=True):
    """The last round ended, and the highest score won."""

    rule: ClassVar[str] = "DV-121"
    winners: tuple[int, ...]

    def announced(self) -> Outcome:
        """The victory of the highest score (DV-121)."""
        return Outcome(tuple(map(own_side, self.winners)), "won-by-score")
