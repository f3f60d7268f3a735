"""Dungeonville for learners: the things that its answers and its state refer to."""

from game.lab.domains import Values
from game.lab.game_spec import GameSpec
from game.rules.dungeonville.ids import IDS
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, ROOMS

SEATS = 5


def make() -> GameSpec:
    """The specification of Dungeonville."""
    kinds = {
        "adventurer": Values(ADVENTURERS),
        "colour": Values(IDS["colour"]),
        "dungeon": Values(DUNGEONS),
        "house-place": Values(range(len(DUNGEONS))),
        "item": Values(ITEMS),
        "phase": Values(IDS["phase"]),
        "room": Values((*ROOMS, *ITEMS)),
        "seat": Values(range(SEATS)),
    }
    return GameSpec("dungeonville", kinds, tuple(f"wizard_{seat}" for seat in range(SEATS)), left_out={"record", "end"})
