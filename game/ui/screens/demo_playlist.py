"""The playlist of a demo: an endless sequence of different matches, the same for the same seed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.match import Match
from game.match.options import read_options
from game.rules import GAMES
from game.rules.engine.rng import Rng

LEVELS = ("normal", "easy", "random")
"""The levels of the agents in order of preference."""


class PlaylistMatch(NamedTuple):
    """The arguments of `Match.new` for one match of the playlist."""

    game: str
    seed: int
    options: Mapping[str, Any]

    def begin(self) -> Match:
        """Create the match with an agent in each seat."""
        rules = GAMES[self.game]
        level = next(level for level in LEVELS if level in rules.agents)
        seats = dict.fromkeys(rules.seats(read_options(rules, self.options)), level)
        return Match.new(self.game, seed=self.seed, options=self.options, seats=seats)


class DemoPlaylist:
    """The endless matches of a demo. The same `seed` gives the same matches; values in `options` stay the same in each.

    Each game defines in `made` what varies.
    """

    game = ""

    def __init__(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        self.seed, self.options = seed, dict(options or {})

    def night(self, number: int) -> PlaylistMatch:
        """Match number `number`, from 0."""
        lot = Rng(self.seed)
        made = self.made(number, lot)
        return PlaylistMatch(self.game, lot.below(f"seed-{number}", 2**31), {**made, **self.options})

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The varied options of a match."""
        return {}
