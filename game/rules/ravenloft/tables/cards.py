"""The catalogue: all rows of the tables by id."""

from game.rules.ravenloft.tables.content import (
    Card,
    EncounterCard,
    HeroCard,
    MonsterCard,
    PowerCard,
    TileCard,
    TreasureCard,
    tables,
)

_TABLES = tables()
HEROES: dict[str, HeroCard] = _TABLES.heroes
POWERS: dict[str, PowerCard] = _TABLES.powers
MONSTERS: dict[str, MonsterCard] = _TABLES.monsters
ENCOUNTERS: dict[str, EncounterCard] = _TABLES.encounters
TREASURES: dict[str, TreasureCard] = _TABLES.treasures
TILES: dict[str, TileCard] = _TABLES.tiles
ADVENTURES = _TABLES.adventures
MEASURED = tuple(_TABLES.measured.values())
CARDS: dict[str, Card] = {**POWERS, **TREASURES}
"""Power and Treasure cards: everything that a Hero can have in front of its player and use."""
