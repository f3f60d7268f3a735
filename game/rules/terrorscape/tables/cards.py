"""The catalogue: all rows of the tables by id."""

from game.rules.terrorscape.tables.content import tables
from game.rules.terrorscape.tables.rows import AbilityRow, ItemRow, KillerRow, Numbers, PlanRow, SurvivorRow, TraitRow

_TABLES = tables()
KILLERS: dict[str, KillerRow] = _TABLES.killers
ABILITIES: dict[str, AbilityRow] = _TABLES.abilities
SURVIVORS: dict[str, SurvivorRow] = _TABLES.survivors
ITEMS: dict[str, ItemRow] = _TABLES.items
NUMBERS: Numbers = _TABLES.numbers
TRAITS: dict[str, TraitRow] = _TABLES.traits
PLANS: dict[str, PlanRow] = _TABLES.plans
KEY = "key"


def killer_cards(killer: str) -> list[str]:
    """The 13 cards of a killer, in the order of the table (TS-004, TS-216)."""
    return [row.id for row in ABILITIES.values() for _ in range(row.copies.get(killer, 0))]


def trait_cards(side: str) -> list[str]:
    """The 20 traits of "survivors" or "killer" (TS-009)."""
    return [row.id for row in TRAITS.values() if row.side == side]


def item_cards(deck: str) -> list[str]:
    """The item cards of one back: "discovery", "search", "bottom" or "start" (TS-022)."""
    return [row.id for row in ITEMS.values() for name, number in row.copies.items() if name == deck for _ in range(number)]


def item_with(effect: str) -> str:
    """The item that has this effect. Raises StopIteration if there is none."""
    return next(row.id for row in ITEMS.values() if row.effect == effect)
