"""Navigation values: what a scene returns to leave for another one. The routes of the program make scenes from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True, init=False)
class _Open:
    """The `route` of a scene to open, with its main `subject` (a match, a game ...) and further `arguments` by name."""

    route: str
    subject: Any
    arguments: Mapping[str, Any]

    def __init__(self, route: str, subject: Any = None, **arguments: Any) -> None:
        object.__setattr__(self, "route", route)
        object.__setattr__(self, "subject", subject)
        object.__setattr__(self, "arguments", arguments)


class Goto(_Open):
    """Replace the current scene."""


class Push(_Open):
    """Open a scene on top of the current one, which keeps its state and does not update until `Back`."""


@dataclass(frozen=True)
class Back:
    """Close the scene and return to the one below, which receives `result` in `resumed`; with none below, open the menu."""

    result: Any = None


@dataclass(frozen=True)
class Quit:
    """Leave the program."""


Navigation = Goto | Push | Back | Quit
"""What `handle`, `update` and the `act` of a target return; None stays."""


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
