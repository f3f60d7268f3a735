"""A place in the playlist of a demo."""

from collections.abc import Mapping
from typing import NamedTuple


class DemoSlot(NamedTuple):
    """Match number `place` (from 0) of a demo that shows several games in turn. The same `seed` gives the same matches.

    The `options` are the same in each match. Without an exit no key leads to the menu. A hasty demo, for tests, does not wait
    for readers.
    """

    seed: int
    options: Mapping[str, str]
    games: tuple[str, ...]
    place: int = 0
    has_exit: bool = True
    is_hasty: bool = False

    @property
    def game(self) -> str:
        """The game of this match."""
        return self.games[self.place % len(self.games)]

    @property
    def number(self) -> int:
        """The number of earlier matches of the same game."""
        return self.place // len(self.games)

    def following(self) -> "DemoSlot":
        """The slot of the next match."""
        return self._replace(place=self.place + 1)
