"""The options of a story: the Characters, the time of the planning, and the tweaks (LD-020 to LD-053, LD-240 to LD-246)."""

from typing import Literal

from msgspec import Struct

Level = Literal["normal", "hard", "dread", "untimed"]
Pace = Literal["full", "half"]
FULL_TABLE = 4
"""The number of Characters from which there are no Allies (LD-237)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a story.

    `story` is one of the four (LD-021). `seats` is the number of investigators (LD-020); `characters` are their ids with commas,
    or "" for random ones (LD-024). Two or three are joined by `allies`; without those four Characters take part (LD-050, LD-237).
    `level` is the time of the Planning Phase (LD-240); "untimed" is practice, and so is a `pace` of "half", at which the clock
    runs at half speed (LD-246).

    Tweaks: `impeccable` gives Confidence for FISTs beyond the best result (LD-241), `confidence` is the Investigation deck at the
    start (LD-242), `virtue` and `items` the numbers that each Character begins with (LD-243, LD-244), `respite` is the rest
    between the Chapters of a later story.
    """

    story: str = "the-letter"
    seats: Literal[2, 3, 4] = 4
    characters: str = ""
    allies: bool = True
    level: Level = "normal"
    pace: Pace = "full"
    impeccable: bool = True
    confidence: Literal[0, 3, 5] = 3
    virtue: Literal[0, 1, 2] = 1
    items: Literal[0, 1, 2] = 1
    respite: bool = True

    @property
    def party(self) -> int:
        """The number of Characters: without Allies always four (LD-050)."""
        return self.seats if self.allies else FULL_TABLE

    @property
    def befriended(self) -> bool:
        """Whether there are Allies in this game (LD-045, LD-237)."""
        return self.allies and self.seats < FULL_TABLE
