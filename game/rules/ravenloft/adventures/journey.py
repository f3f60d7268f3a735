"""The campaign: the order in which the same Heroes play the adventures, and the facts that the ledger stores of each match."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import ADVENTURES, MEASURED

PRINTED, FEWEST = 2, 1
"""The printed number of Healing Surges, and that of the hardest difficulty (CR-207)."""
DEADLY = 0.2
"""An adventure is postponed if such a party won a smaller share of simulated matches than this."""
PATIENCE = 2
"""After so many losses with the printed Surges, one more is advised."""
FOLLOWS = {"hunt-for-strahd-2": "hunt-for-strahd-1"}
"""The first part of each adventure that is a second part."""


class Evening(NamedTuple):
    """A past match, as the order depends on it: the adventure, its Surges at the start, and whether it was won."""

    adventure: str
    surges: int
    won: bool


class Account(NamedTuple):
    """The end of a match: Heroes in the order of play, Surges left, and the number of Heroes above 0 Hit Points.

    `ruled` is the number of Surges at the start if the adventure sets it, None if the option does (CR-208).
    """

    adventure: str
    heroes: tuple[str, ...]
    left: int
    standing: int
    ruled: int | None


def account(t: State) -> Account:
    """The facts of a finished match that the ledger stores."""
    heroes = tuple(hero.id for hero in t.heroes)
    standing = sum(figure.hero_hp(hero) > 0 for hero in t.heroes)  # a lost Hero has none left
    return Account(t.adventure, heroes, t.surges, standing, ADVENTURES[t.adventure].surges)


def order(size: int = 0) -> list[str]:
    """The adventures for a party of this size (0: all), by number: the printed ones, then the player's own."""
    rows = [row for row in ADVENTURES.values() if size in (0, *row.heroes)]
    return [row.id for row in sorted(rows, key=lambda row: row.number)]


def suggest(heroes: Sequence[str], evenings: Sequence[Evening]) -> tuple[str, int] | None:
    """What these Heroes should play next, and with how many Surges; None if they have won everything with the fewest.

    The second part of the hunt follows the first one directly, and never precedes it. Otherwise it is the first adventure, by
    number, for this number of Heroes that is not won yet. An adventure of which such a party won less than DEADLY of its
    simulated matches comes after the easier ones; if only such adventures are left, the easiest comes first. It is played with
    the PRINTED Surges, and with one more after PATIENCE losses with them. When all are won, the difficulty rises: of the
    adventures, the one whose best win used the most Surges is repeated with one fewer, the first by number of several. No Surges
    are advised for an adventure that sets their number itself (CR-208).
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
    """The first adventure that is not DEADLY, or the easiest if all are. An adventure without simulations counts as easy."""
    chances = {one: _chance(one, heroes) for one in unwon}
    return next((one for one in unwon if chances[one] >= DEADLY), max(unwon, key=lambda one: chances[one]))


def _chance(adventure: str, heroes: Sequence[str]) -> float:
    """The share of simulated matches won with the printed Surges; 1 without simulations."""
    found = measured.fitting(MEASURED, adventure, heroes, {"surges": PRINTED})
    return found.share if found is not None else 1.0
