"""The accent colours of the sides."""

from game.ui.draw.theme import Colour
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import KILLER


def accent(side: str) -> Colour:
    """The accent colour of a side."""
    return signs.ICE if side == KILLER else signs.LAMP
