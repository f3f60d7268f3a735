"""The interface between a table and the sounds of the program."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.ui.draw.canvas import Area


class SoundAdapter(Protocol):
    """What the sounds ask of a table, as its attribute `sound_adapter`. One with an ambience of its own names it as `bed`."""

    def entered(self) -> None:
        """Play what is heard when the table opens."""
        ...

    def mood(self) -> Mapping[str, float]:
        """The volume of each layer of music, from 0 to 1."""
        ...

    def pulse(self) -> float:
        """The milliseconds between two heartbeats, 0 for none."""
        ...

    def passing(self) -> None:
        """Play what changed at the table without an Event; called once a frame."""
        ...

    def answers(self) -> int:
        """The number of answers so far, as far as the listeners may know it."""
        ...

    def hushes(self) -> bool:
        """Whether input sounds are muted, because they would tell other listeners something secret."""
        ...

    def view(self) -> Area | None:
        """The area in whose corners captions are placed; None for the whole window."""
        ...

    def spared(self) -> Sequence[Area]:
        """The areas that captions should not cover."""
        ...
