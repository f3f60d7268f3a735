"""What is known of a card: the rules that it cites and the reverse, and the odds of an attack with it before it is made."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.secret import Seat
from game.rules.ravenloft import attack
from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.space import distance, figure, targets
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES
from game.rules.ravenloft.tables.rows import Row

MANY = 8
"""A rule that more tiles cite applies to tiles in general, and does not list them."""


@cache
def rules_of(card: str) -> tuple[str, ...]:
    """The rules that a hero, card, monster, tile or adventure cites."""
    tables: tuple[Mapping[str, Row], ...] = (HEROES, CARDS, MONSTERS, ENCOUNTERS, TILES, ADVENTURES)
    return next((tuple(table[card].rules) for table in tables if card in table), ())


@cache
def _common() -> frozenset[str]:
    """The rules that apply to tiles in general."""
    counts = Counter(rule for row in TILES.values() for rule in row.rules)
    return frozenset(rule for rule, count in counts.items() if count > MANY)


@cache
def all_cards() -> tuple[str, ...]:
    """Every card with a page: Heroes, powers and treasures, Monsters, Encounters, and the tiles with a rule of their own."""
    special = [tile for tile, row in TILES.items() if set(row.rules) - _common()]
    return (*HEROES, *CARDS, *MONSTERS, *ENCOUNTERS, *special)


def page_ids() -> tuple[str, ...]:
    """Everything that has a page: all cards, then the adventures, including a player's own."""
    return (*all_cards(), *ADVENTURES)


def citing(rule: str) -> tuple[str, ...]:
    """The cards and adventures that cite a rule."""
    return (*cited().get(rule, ()), *(row.id for row in ADVENTURES.values() if rule in row.rules))


@cache
def cited() -> dict[str, tuple[str, ...]]:
    """The cards that cite each rule; tiles only for rules of their own."""
    found: dict[str, list[str]] = {}
    for card in all_cards():
        for rule in rules_of(card):
            if card not in TILES or rule not in _common():
                found.setdefault(rule, []).append(card)
    return {rule: tuple(cards) for rule, cards in found.items()}


SURE = 99
AIMED = frozenset({"prompt-target", "prompt-another-target", "prompt-next-target"})
"""The prompts whose options are attacked. Figures that other prompts offer are healed, moved, or damaged without a roll."""


class Odds(NamedTuple):
    """The odds: `need` is the lowest die face that hits (0: no roll), `per_cent` the chance, and `damage` that of a hit."""

    bonus: int
    ac: int
    need: int
    per_cent: int
    damage: int
    twice: bool = False


def odds(t: State, seat: Seat, card: CardId, target: Figure) -> Odds | None:
    """The odds of an attack with `card` on `target`; None if the card does not attack it."""
    row = CARDS.get(card)
    if row is None or row.attack is None or (figure.monster(t, target) is None and target != t.prey):
        return None
    bonus, ac, damage = attack.chances(t, seat, card, target)
    if bonus == SURE:
        return Odds(0, ac, 0, 100, damage)
    need = max(1, ac - bonus)
    share = min(1.0, max(0.0, (21 - need) / 20))
    twice = figure.law(t, "distant-attacks-roll-two") and distance.tile_distance(t, t.heroes[seat].id, target) != 0
    return Odds(bonus, ac, need, round(100 * (share * share if twice else share)), damage, twice)


def card_in_use(view: Observation[State]) -> CardId | None:
    """The card that the open Decision belongs to: the last one used in this step."""
    return next((action.choice.card for action in reversed(view.since or ()) if isinstance(action.choice, Use)), None)


def aimed(view: Observation[State]) -> CardId | None:
    """The card that attacks the figure chosen now; None if no target of an attack is chosen."""
    decision = view.decision
    return card_in_use(view) if decision is not None and decision.prompt in AIMED else None


def reachable(t: State, seat: Seat, card: CardId) -> list[Figure]:
    """The figures that a card could attack from here."""
    row = CARDS.get(card)
    if row is None or row.attack is None or t.heroes[seat].square is None:
        return []
    return targets.within(t, seat, row.attack)
