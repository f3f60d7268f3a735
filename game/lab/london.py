"""London Dread for learners: the things that its answers and its state refer to."""

from game.lab.domains import Values
from game.lab.game_spec import GameSpec
from game.rules.london.ids import IDS
from game.rules.london.state import SLOTS
from game.rules.london.tables.cards import AREAS

SEATS = 4
WAYS = 4
"""The most effects of which a player chooses one on a card or a sheet."""
DICE = 24
"""The most dice of one roll that can be picked."""


def make() -> GameSpec:
    """The specification of London Dread."""
    kinds = {kind: Values(sorted(names)) for kind, names in IDS.items()}
    kinds |= {
        "area": Values(AREAS),
        "chapter": Values((1, 2)),
        "die": Values(range(DICE)),
        "seat": Values(range(SEATS)),
        "slot": Values(range(SLOTS)),
        "way": Values(range(WAYS)),
    }
    agents = tuple(f"investigator_{seat}" for seat in range(SEATS))
    return GameSpec("london", kinds, agents, places={"people": SEATS, "clock": SLOTS}, left_out={"end", "score"})
