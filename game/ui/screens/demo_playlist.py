"""What a demo plays: one night after the other, each another one, the same for the same seed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.match import Match
from game.match.options import read_options
from game.rules import GAMES
from game.rules.engine.rng import Rng

LEVELS = ("normal", "easy", "random")
"""The agents that play, the first that a game has."""


class PlaylistMatch(NamedTuple):
    """One night of the bill: what `Match.new` needs."""

    game: str
    seed: int
    options: Mapping[str, Any]

    def begin(self) -> Match:
        """The match, with an agent in each seat."""
        rules = GAMES[self.game]
        level = next(level for level in LEVELS if level in rules.agents)
        seats = dict.fromkeys(rules.seats(read_options(rules, self.options)), level)
        return Match.new(self.game, seed=self.seed, options=self.options, seats=seats)


class DemoPlaylist:
    """The nights of a demo, without end: the same `seed` gives the same nights. What `options` name is the same in each.

    Each game says in `made` what is different from night to night.
    """

    game = ""

    def __init__(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        self.seed, self.options = seed, dict(options or {})

    def night(self, number: int) -> PlaylistMatch:
        """Night number `number`, from 0."""
        lot = Rng(self.seed)
        made = self.made(number, lot)
        return PlaylistMatch(self.game, lot.below(f"seed-{number}", 2**31), {**made, **self.options})

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """What is different in this night."""
        return {}
