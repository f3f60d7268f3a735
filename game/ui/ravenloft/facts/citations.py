"""Which cards and adventures cite which rules: the way from a rule to them and back."""

from functools import cache

from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES
from game.rules.ravenloft.tables.rows import Row

MANY = 8
"""More tiles than that say nothing about a rule: it is one for all tiles."""


def row_of(card: str) -> Row | None:
    """The row of a hero, card, monster, tile or adventure."""
    tables: tuple[dict[str, Row], ...] = (
        dict(HEROES), dict(CARDS), dict(MONSTERS), dict(ENCOUNTERS), dict(TILES), dict(ADVENTURES),
    )  # fmt: skip
    return next((table[card] for table in tables if card in table), None)


@cache
def rules_of(card: str) -> tuple[str, ...]:
    """The rules that a card names."""
    row = row_of(card)
    return () if row is None else tuple(row.rules)


@cache
def all_cards() -> tuple[str, ...]:
    """Every card that has a page: heroes, powers and treasures, monsters, encounters; of the tiles those with a rule of their own."""
    common = {rule for rule in _rules_of_tiles() if _rules_of_tiles()[rule] > MANY}
    special = [tile for tile, row in TILES.items() if set(row.rules) - common]
    return (*HEROES, *CARDS, *MONSTERS, *ENCOUNTERS, *special)


def pages() -> tuple[str, ...]:
    """Everything that has a page in the rulebook: all cards, then the adventures, a player's own among them."""
    return (*all_cards(), *ADVENTURES)


def citing(rule: str) -> tuple[str, ...]:
    """The cards and adventures that cite a rule."""
    return (*cited().get(rule, ()), *(row.id for row in ADVENTURES.values() if rule in row.rules))


@cache
def _rules_of_tiles() -> dict[str, int]:
    found: dict[str, int] = {}
    for row in TILES.values():
        for rule in row.rules:
            found[rule] = found.get(rule, 0) + 1
    return found


@cache
def cited() -> dict[str, tuple[str, ...]]:
    """For each rule the cards that cite it."""
    found: dict[str, list[str]] = {}
    many = _rules_of_tiles()
    for card in all_cards():
        for rule in rules_of(card):
            if card not in TILES or many[rule] <= MANY:
                found.setdefault(rule, []).append(card)
    return {rule: tuple(cards) for rule, cards in found.items()}
