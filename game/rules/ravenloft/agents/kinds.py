"""What a kind of Monster is like, whichever of them it is: how hard it strikes, how far it goes, how far it looks."""

from functools import cache

from game.rules.ravenloft.state import CardId
from game.rules.ravenloft.tables.cards import MONSTERS


def strength(kind: CardId) -> float:
    """How hard a kind of Monster strikes, at its worst."""
    blows = [line.attack for line in MONSTERS[kind].script if line.attack]
    return max((float(blow.damage + blow.miss + 0.3 * bool(blow.count)) for blow in blows), default=0.0)


def pace(kind: CardId) -> int:
    """How far a kind of Monster moves, in tiles, 2 at most: one that appears beside a Hero is everywhere."""
    return min(2, max(2 if line.do == "appear-beside" else line.steps for line in MONSTERS[kind].script))


@cache
def span(kind: CardId) -> int:
    """How many tiles away the script of a kind of Monster looks for Heroes, at most."""
    return max((line.tiles for line in MONSTERS[kind].script), default=0)
