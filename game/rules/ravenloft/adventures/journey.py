"""The way through the box: in which order the same Heroes play its adventures, and what a ledger of their evenings writes down of each."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import ADVENTURES, MEASURED

PRINTED, FEWEST = 2, 1
"""The Healing Surges that are printed, and those of the hardest evening (CR-207)."""
DEADLY = 0.2
"""Where trials won fewer evenings of such a party than this share, an adventure is left for later."""
PATIENCE = 2
"""So often an adventure may be lost with the printed Surges before one more is advised."""
FOLLOWS = {"hunt-for-strahd-2": "hunt-for-strahd-1"}
"""Second parts, each with the first."""


class Evening(NamedTuple):
    """What the order depends on: an adventure, with how many Surges it began, whether it was won."""

    adventure: str
    surges: int
    won: bool


class Account(NamedTuple):
    """How an evening stands at its end: Heroes in the order of play, Surges left, Heroes above 0 Hit Points.

    `ruled` are the Surges with which the adventure itself lets every evening begin, None if the option tells (CR-208).
    """

    adventure: str
    heroes: tuple[str, ...]
    left: int
    standing: int
    ruled: int | None


def account(t: State) -> Account:
    """What is written down of an evening."""
    heroes = tuple(hero.id for hero in t.heroes)
    standing = sum(figure.hero_hp(hero) > 0 for hero in t.heroes)  # who was lost has none left
    return Account(t.adventure, heroes, t.surges, standing, ADVENTURES[t.adventure].surges)


def order(size: int = 0) -> list[str]:
    """The adventures for a party of this size (0: all), as they are numbered: those of the box, then the player's own."""
    rows = [row for row in ADVENTURES.values() if size in (0, *row.heroes)]
    return [row.id for row in sorted(rows, key=lambda row: row.number)]


def suggest(heroes: Sequence[str], evenings: Sequence[Evening]) -> tuple[str, int] | None:
    """What these Heroes should play next, and with how many Surges; None if they have won everything with the fewest.

    The second part of the hunt follows at once when the first is won, and never comes before that. Else it is the first adventure in the order of the
    box that fits the number of Heroes and is not won yet. One is left for later as long as milder ones are open if in trials such a party
    won less than DEADLY of its evenings; where all that are open are like that, the mildest comes first. It is played with the PRINTED Surges,
    and with one more once it was lost PATIENCE times with them. When all are won, the difficulty rises: the adventure that was
    won with the most Surges at the least is played again with one fewer, the first in order of those. Where the adventure itself says how many Surges
    there are (CR-208), nothing of that is advised.
    """
    best: dict[str, int] = {}
    for one in evenings:
        if one.won:
            best[one.adventure] = min(one.surges, best.get(one.adventure, one.surges))
    ways = order(len(heroes))
    unwon = [one for one in ways if one not in best and (one not in FOLLOWS or FOLLOWS[one] in best)]
    if unwon:
        chosen = next((one for one in unwon if one in FOLLOWS), None) or _mild(heroes, unwon)
        if (ruled := ADVENTURES[chosen].surges) is not None:
            return chosen, ruled
        lost = sum(one == Evening(chosen, PRINTED, won=False) for one in evenings)
        return chosen, PRINTED + (lost >= PATIENCE)
    harder = [one for one in ways if best.get(one, FEWEST) > FEWEST and ADVENTURES[one].surges is None]
    chosen = max(harder, key=lambda one: best[one], default="")
    return (chosen, best[chosen] - 1) if chosen else None


def _mild(heroes: Sequence[str], unwon: Sequence[str]) -> str:
    """The first that is not deadly; the mildest, where all are. What nobody has counted counts as mild."""
    chances = {one: _chance(one, heroes) for one in unwon}
    return next((one for one in unwon if chances[one] >= DEADLY), max(unwon, key=lambda one: chances[one]))


def _chance(adventure: str, heroes: Sequence[str]) -> float:
    """The share of such evenings that trials have won with the printed Surges; 1 where nobody has counted."""
    found = measured.fitting(MEASURED, adventure, heroes, {"surges": PRINTED})
    return found.share if found is not None else 1.0
