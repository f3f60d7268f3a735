"""What each Hero did in a match, counted from the Events, and the honour that each receives for it."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened

FAIR = 10.5
"""The mean of a fair die."""


class HeroTally(Struct):
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


def tally(log: Iterable[Iterable[Event]], heroes: Iterable[str]) -> dict[str, HeroTally]:
    """Return the counts of each Hero. Damage by a card counts for the active Hero, and against the one that it hurts."""
    tallies = {hero: HeroTally() for hero in heroes}
    now = ""
    for events in log:
        for event in events:
            if isinstance(event, happened.TurnBegan):
                now = event.hero
            _count(tallies, event, now)
    return tallies


def _count(tallies: dict[str, HeroTally], event: Event, now: str) -> None:
    match event:
        case happened.Attacked() if event.attacker in tallies:
            tallies[event.attacker].attacks += 1
            tallies[event.attacker].hits += event.hit
            tallies[event.attacker].twenties += event.face == 20
        case happened.DieRolled() if event.figure in tallies:
            tallies[event.figure].rolls += 1
            tallies[event.figure].pips += event.face
        case happened.Damaged() if event.figure in tallies:
            tallies[event.figure].taken += event.amount
        case happened.Damaged() if now in tallies:
            tallies[now].dealt += event.amount
        case happened.Healed() if now in tallies and event.cause != "surge":
            tallies[now].mended += event.amount
        case happened.HeroFell() if event.hero in tallies:
            tallies[event.hero].falls += 1
        case happened.MonsterDestroyed() if event.by in tallies:
            tallies[event.by].felled += 1
        case happened.TileLaid() if now in tallies:
            tallies[now].tiles += 1
        case happened.TreasureDrawn() if event.hero in tallies:
            tallies[event.hero].treasures += 1


def honours(tallies: Mapping[str, HeroTally], standing: Mapping[str, bool], *, won: bool = False) -> dict[str, tuple[str, int]]:
    """Return each Hero's honour: the end of a message id and a number. No two Heroes share one unless they run out.

    `standing` says who has Hit Points left at the end; after a victory the others are carried out.
    """
    down = ("carried" if won else "fallen", 0)
    given: dict[str, tuple[str, int]] = {hero: down for hero, stands in standing.items() if not stands}
    ranks = (
        ("back", {hero: one.falls for hero, one in tallies.items()}, 1),
        ("mended", {hero: one.mended for hero, one in tallies.items()}, 2),
        ("blade", {hero: one.felled for hero, one in tallies.items()}, 2),
        ("wall", {hero: one.taken for hero, one in tallies.items()}, 4),
        ("seeker", {hero: one.tiles for hero, one in tallies.items()}, 2),
        ("lucky", {hero: round(one.mean or 0) for hero, one in tallies.items()}, 13),
        ("unlucky", {hero: 21 - round(one.mean or 21) for hero, one in tallies.items()}, 13),
        ("finder", {hero: one.treasures for hero, one in tallies.items()}, 2),
        ("twenty", {hero: one.twenties for hero, one in tallies.items()}, 1),
    )
    for honour, marks, least in ranks:
        hero = max((hero for hero in marks if hero not in given), key=lambda hero: marks[hero], default="")
        if hero and marks[hero] >= least and marks[hero] == max(marks.values()):
            given[hero] = (honour, marks[hero])
    return {hero: given.get(hero, ("there", 0)) for hero in tallies}
