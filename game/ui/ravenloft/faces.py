"""Which picture stands for which figure and card."""

from functools import cache

from game.rules.engine.content import data_folder, read_toml
from game.rules.ravenloft.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.ui import art

UNKNOWN = "cards/event"


def portrait(kind: str) -> str:
    """The medallion of a hero or of a kind of monster; the token of any other card."""
    name = f"ravenloft/{kind}"
    if art.has(name):
        return name
    stem = kind.rsplit("-", 1)[0]
    return f"ravenloft/{stem}" if art.has(f"ravenloft/{stem}") else token_of(kind)


def token_of(card: str) -> str:
    """What lies on the board for a card or a thing: its token, or its picture."""
    name = f"ravenloft/tokens/{card}"
    return name if art.has(name) else picture_of(card)


@cache
def _named() -> dict[str, str]:
    """The pictures of single cards, from the interface's own table."""
    table: dict[str, str] = read_toml(data_folder("levels") / "ui" / "pictures.toml").get("ravenloft", {})
    return table


def picture_of(card: str) -> str:
    """The picture of a card: its own scene, or a sign for what it does."""
    if art.has(f"ravenloft/cards/{card}"):
        return f"ravenloft/cards/{card}"
    named = _named().get(card)
    if named is not None:
        return f"cards/{named}"
    if card in MONSTERS:
        return portrait(card)
    if card in ENCOUNTERS:
        return {"environment": "cards/mist", "attack": "cards/claw", "trap": "cards/trap"}.get(ENCOUNTERS[card].kind, UNKNOWN)
    if card in TREASURES:
        return {"blessing": "cards/sun", "fortune": "cards/clover"}.get(TREASURES[card].kind, "cards/chest")
    if card in POWERS:
        return _power(card)
    return "cards/map" if card in TILES else UNKNOWN


def _power(card: str) -> str:
    row = POWERS[card]
    if row.attack is None:
        return "cards/shield" if row.when in ("hit", "damaged", "attacked") else "cards/sun"
    if row.attack.pick == "each":
        return "cards/flame"
    return "cards/blade" if row.attack.where == "adjacent" else "cards/bow"


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
    return "monster" if card in MONSTERS else "tile"


def numbers(card: str) -> tuple[int | None, int] | None:
    """The printed bonus (None: no roll) and damage of an attack; None for other cards."""
    attack = CARDS[card].attack if card in CARDS else None
    return None if attack is None else (attack.bonus, attack.damage)
