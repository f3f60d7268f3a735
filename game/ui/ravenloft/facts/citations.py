"""The rules that cards and adventures cite, and the reverse."""

from functools import cache

from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES
from game.rules.ravenloft.tables.rows import Row

MANY = 8
"""A rule that more tiles cite applies to tiles in general, and does not list them."""


def row_of(card: str) -> Row | None:
    """The row of a hero, card, monster, tile or adventure."""
    tables: tuple[dict[str, Row], ...] = (
        dict(HEROES), dict(CARDS), dict(MONSTERS), dict(ENCOUNTERS), dict(TILES), dict(ADVENTURES),
    )  # fmt: skip
    return next((table[card] for table in tables if card in table), None)


@cache
def rules_of(card: str) -> tuple[str, ...]:
    """The rules that a card cites."""
    row = row_of(card)
    return () if row is None else tuple(row.rules)


@cache
def all_cards() -> tuple[str, ...]:
    """Every card with a page: Heroes, powers and treasures, Monsters, Encounters, and the tiles with a rule of their own."""
    common = {rule for rule in _rules_of_tiles() if _rules_of_tiles()[rule] > MANY}
    special = [tile for tile, row in TILES.items() if set(row.rules) - common]
    return (*HEROES, *CARDS, *MONSTERS, *ENCOUNTERS, *special)


def pages() -> tuple[str, ...]:
    """Everything that has a page: all cards, then the adventures, including a player's own."""
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
    """The cards that cite each rule."""
    found: dict[str, list[str]] = {}
    many = _rules_of_tiles()
    for card in all_cards():
        for rule in rules_of(card):
            if card not in TILES or many[rule] <= MANY:
                found.setdefault(rule, []).append(card)
    return {rule: tuple(cards) for rule, cards in found.items()}
