"""The playlist of the demo: another adventure and other Heroes in each match."""

from typing import Any

from game.rules.engine.rng import Rng
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES
from game.ui.screens import demo

ALONE = 3
"""Every so many matches one is for a single Hero, if there is an adventure for one."""


class RavenloftPlaylist(demo.DemoPlaylist):
    """The matches of Castle Ravenloft."""

    game = "ravenloft"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """Return the adventure, and the Heroes unless they are given."""
        rows, first = list(ADVENTURES.values()), lot.below("first", 60)
        named = [row for row in rows if self.options.get("adventure") in (row.id, str(row.number))]
        alone = [row for row in rows if min(row.heroes) == 1]
        groups = [row for row in rows if max(row.heroes) > 1]
        solo = bool(alone) and number % ALONE == ALONE - 1
        fits = named or (alone if solo else groups or rows)
        turn = number // ALONE if solo else number - (number + 1) // ALONE  # counts each kind of adventure separately
        row = fits[((number if named else turn) + first) % len(fits)]
        found: dict[str, Any] = {"adventure": row.id}
        if "seats" not in self.options and "heroes" not in self.options:
            party, sizes = list(HEROES), [1] if solo and not named else sorted(row.heroes)
            lot.shuffle(f"party-{number}", party)
            found["heroes"] = ",".join(party[: sizes[(number + first) % len(sizes)]])
        return found
