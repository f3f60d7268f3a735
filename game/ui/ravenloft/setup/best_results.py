"""How earlier nights of each adventure went, as the kept replays tell it; read a little at a time, so that no frame is late."""

from pathlib import Path
from typing import NamedTuple

from game.match.record import SaveError
from game.storage import replays

READ = 1
"""Files that are read in one frame."""


class Best(NamedTuple):
    """What is known of an adventure: nights with a person, how many of them were won, and the fewest turns of those."""

    nights: int = 0
    won: int = 0
    turns: int = 0

    def with_night(self, won: bool, turns: int) -> "Best":
        """The same with one more night."""
        fewest = turns if won and (not self.won or turns < self.turns) else self.turns
        return Best(self.nights + 1, self.won + won, fewest)


class Memory:
    """The nights in a folder of replays, by adventure."""

    def __init__(self, folder: Path) -> None:
        self.left = replays.files(folder)
        self.known: dict[str, Best] = {}

    def read(self) -> bool:
        """Read on; True if something new is known."""
        found = False
        for path in self.left[:READ]:
            try:
                one = replays.read_summary(path)
            except SaveError:
                continue
            if one.won is not None and one.persons:
                self.known[one.adventure] = self.known.get(one.adventure, Best()).with_night(one.won, one.turns)
                found = True
        del self.left[:READ]
        return found
