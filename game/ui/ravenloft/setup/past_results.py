"""The results of earlier matches by adventure, read from the stored replays a little in each frame."""

from pathlib import Path
from typing import NamedTuple

from game.match.record import SaveError
from game.storage import replays

READ = 1
"""The number of files that are read in one frame."""


class PastResult(NamedTuple):
    """The earlier matches of an adventure with a human player: how many, how many were won, and the fewest turns of a win."""

    nights: int = 0
    won: int = 0
    turns: int = 0

    def with_result(self, won: bool, turns: int) -> "PastResult":
        """Return the results with one more match."""
        fewest = turns if won and (not self.won or turns < self.turns) else self.turns
        return PastResult(self.nights + 1, self.won + won, fewest)


class PastResults:
    """The results by adventure in a folder of replays."""

    def __init__(self, folder: Path) -> None:
        self.left = replays.files(folder)
        self.known: dict[str, PastResult] = {}

    def read(self) -> bool:
        """Read the next file; return True if it changed a result."""
        found = False
        for path in self.left[:READ]:
            try:
                one = replays.read_summary(path)
            except SaveError:
                continue
            if one.outcome is not None and one.persons:
                self.known[one.title] = self.known.get(one.title, PastResult()).with_result(one.won, one.turns)
                found = True
        del self.left[:READ]
        return found
