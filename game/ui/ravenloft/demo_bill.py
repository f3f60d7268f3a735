"""What the demo plays: one night after the other, each with another adventure, other Heroes and another seed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.match import Match
from game.options import read_options
from game.rules import GAMES
from game.rules.engine.rng import Rng
from game.rules.ravenloft.cards import ADVENTURES, HEROES

LEVELS = ("normal", "easy", "random")
"""The agents that play, the first that a game has."""
ALONE = 3
"""Of so many nights the last is for a single Hero, if there is an adventure for one."""


class Night(NamedTuple):
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


class Bill:
    """The nights of a demo, without end: the same `seed` gives the same nights. What `options` name is the same in each."""

    def __init__(self, seed: int, options: Mapping[str, Any] | None = None, game: str = "ravenloft") -> None:
        self.seed, self.options, self.game = seed, dict(options or {}), game

    def night(self, number: int) -> Night:
        """Night number `number`, from 0."""
        lot = Rng(self.seed)
        made = self._ravenloft(number, lot) if self.game == "ravenloft" else {}
        return Night(self.game, lot.below(f"seed-{number}", 2**31), {**made, **self.options})

    def _ravenloft(self, number: int, lot: Rng) -> dict[str, Any]:
        rows, first = list(ADVENTURES.values()), lot.below("first", 60)
        named = [row for row in rows if self.options.get("adventure") in (row.id, str(row.number))]
        alone = [row for row in rows if min(row.heroes) == 1]
        groups = [row for row in rows if max(row.heroes) > 1]
        fits = named or (alone if alone and number % ALONE == ALONE - 1 else groups or rows)
        row = fits[(number + first) % len(fits)]
        found: dict[str, Any] = {"adventure": row.id}
        if "seats" not in self.options and "heroes" not in self.options:
            party, sizes = list(HEROES), sorted(row.heroes)
            lot.shuffle(f"party-{number}", party)
            found["heroes"] = ",".join(party[: sizes[(number + first) % len(sizes)]])
        return found
