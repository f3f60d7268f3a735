"""Properties of each kind of Monster: strength, speed, and range of its script."""

from functools import cache

from game.rules.ravenloft.state import CardId
from game.rules.ravenloft.tables.cards import MONSTERS


def strength(kind: CardId) -> float:
    """The greatest sum of hit and miss damage of a kind of Monster."""
    blows = [line.attack for line in MONSTERS[kind].script if line.attack]
    return max((float(blow.damage + blow.miss + 0.3 * bool(blow.count)) for blow in blows), default=0.0)


def pace(kind: CardId) -> int:
    """The tiles that a kind of Monster moves, at most 2; 2 for one that appears beside a Hero at any distance."""
    return min(2, max(2 if line.do == "appear-beside" else line.steps for line in MONSTERS[kind].script))


@cache
def span(kind: CardId) -> int:
    """The greatest distance in tiles at which the script of a kind of Monster finds Heroes."""
    return max((line.tiles for line in MONSTERS[kind].script), default=0)
