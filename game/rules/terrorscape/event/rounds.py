"""Public Events of the course of a match: rounds, noise, keys, the rescue, and the end."""

from typing import ClassVar

from game.rules.engine.script import Event, Outcome


class RoundBegan(Event, frozen=True):
    """A round began: the noise of the last one is removed (TS-062)."""

    rule: ClassVar[str] = "TS-061"
    turns: ClassVar[bool] = True
    counted: ClassVar[bool] = True
    number: int


class RescueMoved(Event, frozen=True):
    """The rescue counter advanced; `left` are the spaces to go."""

    rule: ClassVar[str] = "TS-063"
    left: int


class RescueCalled(Event, frozen=True):
    """The radio was repaired, and the rescue counter placed."""

    rule: ClassVar[str] = "TS-083"
    reveals: ClassVar[bool] = True
    left: int


class KeyHung(Event, frozen=True):
    """A key was hung on the wall; there are `keys` now."""

    rule: ClassVar[str] = "TS-195"
    reveals: ClassVar[bool] = True
    keys: int


class NoiseHeard(Event, frozen=True):
    """The noisy locations became public."""

    rule: ClassVar[str] = "TS-119"
    reveals: ClassVar[bool] = True
    places: tuple[str, ...]


class CrackerHeard(Event, frozen=True):
    """A firecracker hid all noises of this turn."""

    rule: ClassVar[str] = "TS-120"
    reveals: ClassVar[bool] = True


class KillerTurnBegan(Event, frozen=True):
    """The killer's turn began."""

    rule: ClassVar[str] = "TS-159"
    turns: ClassVar[bool] = True


class KillerRested(Event, frozen=True):
    """The killer drew his cards, and his turn ended."""

    rule: ClassVar[str] = "TS-179"


class KillerWaited(Event, frozen=True):
    """The killer's first turn was skipped by a trait."""

    rule: ClassVar[str] = "TS-159"


class SurvivorEscaped(Event, frozen=True):
    """A survivor escaped from the house alone."""

    rule: ClassVar[str] = "TS-242"
    reveals: ClassVar[bool] = True
    survivor: str
    place: str


class KillerWon(Event, frozen=True):
    """The killer has won."""

    rule: ClassVar[str] = "TS-155"
    reveals: ClassVar[bool] = True
    reason: str

    def announced(self) -> Outcome:
        """The killer's victory (TS-155)."""
        return Outcome(("killer",), self.reason)


class SurvivorsWon(Event, frozen=True):
    """The survivors have won."""

    rule: ClassVar[str] = "TS-150"
    reveals: ClassVar[bool] = True
    reason: str

    def announced(self) -> Outcome:
        """The survivors' victory (TS-150)."""
        return Outcome(("survivors",), self.reason)


class WaysParted(Event, frozen=True):
    """A match of Separate Ways ended; `winners` are the survivors and killers that won."""

    rule: ClassVar[str] = "TS-251"
    reveals: ClassVar[bool] = True
    winners: tuple[str, ...]
    reason: str

    def announced(self) -> Outcome:
        """The victory of each seat for itself (TS-251)."""
        return Outcome(self.winners, self.reason)
