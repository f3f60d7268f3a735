"""The catalogue: all rows of the tables by id, in the order of the tables."""

from game.rules.dungeonville.tables.content import Adventurer, Dungeon, Item, Numbers, Place, Room, tables

_TABLES = tables()
ADVENTURERS: dict[str, Adventurer] = _TABLES.adventurers
ROOMS: dict[str, Room] = _TABLES.rooms
ITEMS: dict[str, Item] = _TABLES.items
DUNGEONS: dict[str, Dungeon] = _TABLES.dungeons
TOWN: dict[str, Place] = _TABLES.town
NUMBERS: Numbers = _TABLES.numbers
MAJOR: tuple[str, ...] = tuple(row.kind for row in ITEMS.values())
"""The ten classes that have an item (DV-083)."""


def rooms_of(dungeon: str) -> list[str]:
    """The 32 room cards of a dungeon, in the order of the table (DV-004, DV-012)."""
    return [row.id for row in ROOMS.values() if row.dungeon == dungeon]
