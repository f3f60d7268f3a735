"""The Choices of Castle Ravenloft, named by imperatives."""

from functools import cache
from typing import Annotated

from game.rules.engine.reference import refers_to
from game.rules.engine.script import Choice, Done
from game.rules.ravenloft.state import CardId, EncounterId, Figure, HeroId, Square, TileNumber


class Walk(Choice, frozen=True):
    """Move the active Hero to `square` with one Move."""

    square: Square


class Step(Choice, frozen=True):
    """Continue to the next `square` of a move whose path matters."""

    square: Square


class Use(Choice, frozen=True):
    """Use a Power card or an Item."""

    card: CardId


class Disable(Choice, frozen=True):
    """Try to disable the Trap on the own tile instead of attacking."""

    card: EncounterId


class Deed(Choice, frozen=True):
    """Do what the adventure allows instead of attacking (`do`), with `what`."""

    do: Annotated[str, refers_to("deed")]
    what: Annotated[str, refers_to("deed-thing")]


class React(Choice, frozen=True):
    """React to what just happened with a card."""

    card: CardId


class Target(Choice, frozen=True):
    """Pick a figure."""

    figure: Figure


class Spot(Choice, frozen=True):
    """Pick a square."""

    square: Square


class PickTile(Choice, frozen=True):
    """Pick a tile on the table, by its index in the order of laying."""

    tile: TileNumber


class PickEdge(Choice, frozen=True):
    """Pick an unexplored edge: a tile and a side ("north", "east", "south", "west")."""

    tile: TileNumber
    side: Annotated[str, refers_to("side")]


class PickCard(Choice, frozen=True):
    """Pick a card."""

    card: Annotated[str, refers_to("any-card")]


class PickDeck(Choice, frozen=True):
    """Pick a deck: "monster", "encounter", "treasure" or the "tile" stack."""

    deck: Annotated[str, refers_to("deck")]


class PickCondition(Choice, frozen=True):
    """Pick a Condition of a Hero to end."""

    figure: HeroId
    condition: Annotated[str, refers_to("condition")]


class Spend(Choice, frozen=True):
    """Pay with these cards of the experience pile."""

    cards: tuple[CardId, ...]


class Accept(Choice, frozen=True):
    """Say yes."""


use_of = cache(Use)
"""A cached constructor, because the same choices are created thousands of times."""

CHOICES: tuple[type[Choice], ...] = (
    Walk, Step, Use, Disable, Deed, React, Target, Spot, PickTile, PickEdge, PickCard, PickDeck, PickCondition, Spend, Accept, Done,
)  # fmt: skip
