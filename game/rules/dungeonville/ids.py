"""The valid ids in a state of Dungeonville."""

from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, ROOMS
from game.rules.engine.reference import Known

IDS: Known = {
    "adventurer": ADVENTURERS,
    "colour": COLOURS,
    "dungeon": DUNGEONS,
    "phase": ("begin", "recruit", "scout", "combat", "explore", "collect"),
    "room": frozenset((*ROOMS, *ITEMS)),
}


def known_ids(t: State) -> Known:
    """The valid ids by kind, and the numbers of the seats."""
    return {**IDS, "seat": range(len(t.wizards))}
