"""The pictures of figures and cards."""

from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, HEROES, MONSTERS, POWERS, TREASURES
from game.ui.draw import art


def portrait(kind: str) -> str:
    """The medallion of a Hero or a Monster; the token of any other card."""
    name = f"ravenloft/{kind}"
    if art.has(name):
        return name
    stem = kind.rsplit("-", 1)[0]
    return f"ravenloft/{stem}" if art.has(f"ravenloft/{stem}") else token_of(kind)


MARKS = {
    "dragons-breath": "dragons-breath-marker", "silvered": "silver-dagger", "shackled": "dimensional-shackles", "staked": "wooden-stake",
}  # fmt: skip
"""The tokens of markers on Monsters and Villains."""


def marker_of(marker: str) -> str:
    """The token for a marker on a Monster or Villain."""
    return token_of(MARKS.get(marker, marker))


def token_of(card: str) -> str:
    """The token of a card or an object on the board, or its picture."""
    for name in (f"ravenloft/tokens/{card}", f"ravenloft/tokens/{card.partition('-')[2]}"):
        if art.has(name):
            return name
    return picture_of(card)


def picture_of(card: str) -> str:
    """The picture of a card. Villains have their medallion, objects their token, and adventures made by players share one."""
    for name in (f"ravenloft/cards/{card}", f"ravenloft/{card}", f"ravenloft/tokens/{card}"):
        if art.has(name):
            return name
    return "ravenloft/cards/own-adventure"


def type_of(card: str) -> str:
    """The type of a card: at-will, daily, utility, item, blessing, fortune, trap, event ..."""
    if card in POWERS:
        return POWERS[card].type
    if card in HEROES:
        return "hero"
    if card in TREASURES:
        return TREASURES[card].kind
    if card in ENCOUNTERS:
        return ENCOUNTERS[card].kind
    return "monster" if card in MONSTERS else "adventure" if card in ADVENTURES else "tile"


def numbers(card: str) -> tuple[int | None, int] | None:
    """The printed bonus (None: no roll) and damage of an attack; None for other cards."""
    attack = CARDS[card].attack if card in CARDS else None
    return None if attack is None else (attack.bonus, attack.damage)
