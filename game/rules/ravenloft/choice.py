"""The Choices of Castle Ravenloft, named by imperatives."""

from functools import cache

from game.rules.engine.script import Choice, Done


class Walk(Choice, frozen=True):
    """Move the active Hero to `square` with one Move."""

    square: int


class Step(Choice, frozen=True):
    """Continue to the next `square` of a move whose path matters."""

    square: int


class Use(Choice, frozen=True):
    """Use a Power card or an Item."""

    card: str


class Disable(Choice, frozen=True):
    """Try to disable the Trap on the own tile instead of attacking."""

    card: str


class Deed(Choice, frozen=True):
    """Do what the adventure allows instead of attacking (`do`), with `what`."""

    do: str
    what: str


class React(Choice, frozen=True):
    """React to what just happened with a card."""

    card: str


class Target(Choice, frozen=True):
    """Pick a figure."""

    figure: str


class Spot(Choice, frozen=True):
    """Pick a square."""

    square: int


class PickTile(Choice, frozen=True):
    """Pick a tile on the table, by its index in the order of laying."""

    tile: int


class PickEdge(Choice, frozen=True):
    """Pick an unexplored edge: a tile and a side ("north", "east", "south", "west")."""

    tile: int
    side: str


class PickCard(Choice, frozen=True):
    """Pick a card."""

    card: str


class PickDeck(Choice, frozen=True):
    """Pick a deck: "monster", "encounter", "treasure" or the "tile" stack."""

    deck: str


class PickCondition(Choice, frozen=True):
    """Pick a Condition of a Hero to end."""

    figure: str
    condition: str


class Spend(Choice, frozen=True):
    """Pay with these cards of the experience pile."""

    cards: tuple[str, ...]


class Accept(Choice, frozen=True):
    """Say yes."""


use_of = cache(Use)
"""A cached constructor, because the same choices are created thousands of times."""

CHOICES: tuple[type[Choice], ...] = (
    Walk, Step, Use, Disable, Deed, React, Target, Spot, PickTile, PickEdge, PickCard, PickDeck, PickCondition, Spend, Accept, Done,
)  # fmt: skip
