"""The pages of the rulebook about Terrorscape's killers, survivors, cards and locations."""

from collections.abc import Sequence

from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, PLANS, SURVIVORS, TRAITS, killer_cards
from game.rules.terrorscape.villa import PLACES, WAYS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour
from game.ui.screens.rulebook.card_types import CardType, CardTypes
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.panels import cards

SHAPE = 0.74
"""Width of a face divided by its height."""
WIDE = 420.0
"""The greatest width of a face: with larger pictures its text would look small."""


def _killer(card: str) -> Colour:
    return TERRORSCAPE.danger


def _survivors(card: str) -> Colour:
    return signs.LAMP


def _ability_kind(card: str) -> str:
    return say("ui-ts-page-ability", kinds=[say(f"ui-ts-kind-{kind}") for kind in ABILITIES[card].types])


def _ability(canvas: Canvas, area: Area, card: str) -> None:
    """Paint an ability card as the first killer who has it holds it, with its whole text."""
    killer = next(iter(ABILITIES[card].copies))
    cards.ability(canvas, area, cards.AbilityProps(card, killer, words=say(f"text-{card}")))


def _copies_by_killer(card: str) -> Sequence[str]:
    return [say("ui-ts-page-hand", killer=killer, count=count) for killer, count in ABILITIES[card].copies.items()]


def _copies_by_deck(card: str) -> Sequence[str]:
    return [say(f"ui-ts-page-deck-{deck}", count=count) for deck, count in ITEMS[card].copies.items()]


def _requirements(card: str) -> Sequence[str]:
    needs = PLANS[card].needs
    return [
        say("ui-ts-page-needs"),
        *(say("ui-ts-page-need", at=at + 1, what=say(f"need-{need}")) for at, need in enumerate(needs)),
    ]


def _card(canvas: Canvas, area: Area, card: str) -> None:
    cards.card(canvas, area, card, highlighted=False)


def _person(canvas: Canvas, area: Area, card: str) -> None:
    cards.card(canvas, area, card, highlighted=False, picture=f"terrorscape/portraits/{card}")


def _location(canvas: Canvas, area: Area, card: str) -> None:
    cards.card(canvas, area, card, highlighted=False, picture=f"terrorscape/rooms/{card}")


def _abilities_of(card: str) -> Sequence[str]:
    return list(dict.fromkeys(killer_cards(card)))


def _starting_item(card: str) -> Sequence[str]:
    row = SURVIVORS[card]
    return list(dict.fromkeys(filter(None, (row.item, *row.salvages))))


def _adjacent(card: str) -> Sequence[str]:
    return [end for way in WAYS.values() if card in way.ends for end in way.ends if end != card]


CARD_PAGES = CardTypes(
    CardType("ui-ts-page-killers", KILLERS, lambda card: say("ui-ts-page-killer"), _killer, _person, SHAPE, WIDE, related=_abilities_of),
    CardType("ui-ts-page-survivors", SURVIVORS, lambda card: say("ui-ts-page-survivor"), _survivors, _person, SHAPE, WIDE, related=_starting_item),
    CardType(
        "ui-ts-page-abilities", ABILITIES, _ability_kind, lambda card: signs.KIND[ABILITIES[card].types[0]], _ability, SHAPE, WIDE,
        words=_copies_by_killer, related=lambda card: list(ABILITIES[card].copies),
    ),
    CardType("ui-ts-page-items", ITEMS, lambda card: say("ui-ts-page-item"), lambda card: signs.BRASS, _card, SHAPE, WIDE, words=_copies_by_deck),
    CardType(
        "ui-ts-page-traits", TRAITS, lambda card: say(f"ui-ts-page-trait-{TRAITS[card].side}"),
        lambda card: TERRORSCAPE.danger if TRAITS[card].side == "killer" else signs.LAMP, _card, SHAPE, WIDE,
    ),
    CardType("ui-ts-page-plans", PLANS, lambda card: say("ui-ts-page-plan"), _survivors, _card, SHAPE, WIDE, words=_requirements),
    CardType(
        "ui-ts-page-places", PLACES, lambda card: say("ui-ts-page-place", zone=name(PLACES[card].zone)), lambda card: signs.ZONE[PLACES[card].zone],
        _location, SHAPE, WIDE, related=_adjacent,
    ),
)  # fmt: skip
"""A chapter for each sort of thing in the box."""
