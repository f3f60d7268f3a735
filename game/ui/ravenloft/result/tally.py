"""What each Hero did in a match, counted from the Events, and the honour that each receives for it."""

from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import NamedTuple

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.ui.table import facts


class HeroTally(Struct, frozen=True):
    """The counts of one Hero."""

    felled: int = 0
    attacks: int = 0
    hits: int = 0
    dealt: int = 0
    taken: int = 0
    tiles: int = 0
    treasures: int = 0
    mended: int = 0
    rolls: int = 0
    pips: int = 0
    twenties: int = 0
    falls: int = 0

    @property
    def mean(self) -> float | None:
        """The mean of its rolls; None before the first."""
        return self.pips / self.rolls if self.rolls else None


class Tallies(NamedTuple):
    """The counts of each Hero, and the active one."""

    heroes: Mapping[str, HeroTally]
    active: str = ""


RANKS = (
    ("back", attrgetter("falls"), 1),
    ("mended", attrgetter("mended"), 2),
    ("blade", attrgetter("felled"), 2),
    ("wall", attrgetter("taken"), 4),
    ("seeker", attrgetter("tiles"), 2),
    ("lucky", lambda one: round(one.mean or 0), 13),
    ("unlucky", lambda one: 21 - round(one.mean or 21), 13),
    ("finder", attrgetter("treasures"), 2),
    ("twenty", attrgetter("twenties"), 1),
)
"""The honours in their order, what is compared, and its least value."""


def tally(log: Iterable[Iterable[Event]], heroes: Iterable[str]) -> Mapping[str, HeroTally]:
    """The counts of each Hero."""
    return facts.folded(count, Tallies({hero: HeroTally() for hero in heroes}), log).heroes


def count(summary: Tallies, event: Event) -> Tallies:
    """Fold: the counts after one more Event. Damage by a card counts for the active Hero, and against the one that it hurts."""
    if isinstance(event, happened.TurnBegan):
        return summary._replace(active=event.hero)
    who, more = _counted(summary, event)
    return summary._replace(heroes=facts.counted(summary.heroes, who, **more)) if more else summary


def _counted(summary: Tallies, event: Event) -> tuple[str, dict[str, int]]:
    """What an Event counts, and for whom."""
    match event:
        case happened.Attacked():
            return event.attacker, {"attacks": 1, "hits": event.hit, "twenties": event.face == 20}
        case happened.DieRolled():
            return event.figure, {"rolls": 1, "pips": event.face}
        case happened.Damaged() if event.figure in summary.heroes:
            return event.figure, {"taken": event.amount}
        case happened.Damaged():
            return summary.active, {"dealt": event.amount}
        case happened.Healed() if event.cause != "surge":
            return summary.active, {"mended": event.amount}
        case happened.HeroFell():
            return event.hero, {"falls": 1}
        case happened.MonsterDestroyed():
            return event.by, {"felled": 1}
        case happened.TileLaid():
            return summary.active, {"tiles": 1}
        case happened.TreasureDrawn():
            return event.hero, {"treasures": 1}
    return "", {}


def honours(tallies: Mapping[str, HeroTally], standing: Mapping[str, bool], *, won: bool = False) -> dict[str, tuple[str, int]]:
    """Each Hero's honour. `standing` says who has Hit Points left at the end; after a victory the others are carried out."""
    down = ("carried" if won else "fallen", 0)
    return facts.honours(tallies, RANKS, {hero: down for hero, stands in standing.items() if not stands})
