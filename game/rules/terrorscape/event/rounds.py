"""How the night goes on: rounds, noise, keys, the rescue, and the end. All of it is public."""

from typing import ClassVar

from game.rules.engine.script import Event, Outcome


class RoundBegan(Event, frozen=True):
    """A round begins: the noise of the last one is gone (TS-062)."""

    rule: ClassVar[str] = "TS-061"
    turns: ClassVar[bool] = True
    counted: ClassVar[bool] = True
    number: int


class RescueMoved(Event, frozen=True):
    """The rescue counter advanced; `left` are the spaces to go."""

    rule: ClassVar[str] = "TS-063"
    left: int


class RescueCalled(Event, frozen=True):
    """The radio is repaired: the rescue counter is placed."""

    rule: ClassVar[str] = "TS-083"
    reveals: ClassVar[bool] = True
    left: int


class KeyHung(Event, frozen=True):
    """A key was hung on the wall; there are `keys` now."""

    rule: ClassVar[str] = "TS-195"
    reveals: ClassVar[bool] = True
    keys: int


class NoiseHeard(Event, frozen=True):
    """The team told where there is noise."""

    rule: ClassVar[str] = "TS-119"
    reveals: ClassVar[bool] = True
    places: tuple[str, ...]


class CrackerHeard(Event, frozen=True):
    """A firecracker drowns every noise."""

    rule: ClassVar[str] = "TS-120"
    reveals: ClassVar[bool] = True


class KillerTurnBegan(Event, frozen=True):
    """The killer's turn begins."""

    rule: ClassVar[str] = "TS-159"
    turns: ClassVar[bool] = True


class KillerRested(Event, frozen=True):
    """The killer draws his cards, and his turn is over."""

    rule: ClassVar[str] = "TS-179"


class KillerWaited(Event, frozen=True):
    """The killer lies in wait: his first turn is skipped."""

    rule: ClassVar[str] = "TS-159"


class SurvivorEscaped(Event, frozen=True):
    """A survivor got out of the house alone."""

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
    """The night of those who went separate ways is over; `winners` are the survivors and killers that won."""

    rule: ClassVar[str] = "TS-251"
    reveals: ClassVar[bool] = True
    winners: tuple[str, ...]
    reason: str

    def announced(self) -> Outcome:
        """The victory of each seat for itself (TS-251)."""
        return Outcome(self.winners, self.reason)
