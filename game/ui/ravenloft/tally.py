"""What each hero did in a night, counted from the Events."""

from collections.abc import Iterable

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened


class Deeds(Struct):
    """One hero's night."""

    felled: int = 0
    attacks: int = 0
    hits: int = 0
    dealt: int = 0
    taken: int = 0
    tiles: int = 0
    treasures: int = 0


def tally(log: Iterable[Iterable[Event]], heroes: Iterable[str]) -> dict[str, Deeds]:
    """The deeds of each hero. Damage counts for whose turn it is dealt in by a card, and for whom it hurts."""
    deeds = {hero: Deeds() for hero in heroes}
    now = ""
    for events in log:
        for event in events:
            if isinstance(event, happened.TurnBegan):
                now = event.hero
            _count(deeds, event, now)
    return deeds


def _count(deeds: dict[str, Deeds], event: Event, now: str) -> None:
    match event:
        case happened.Attacked() if event.attacker in deeds:
            deeds[event.attacker].attacks += 1
            deeds[event.attacker].hits += event.hit
        case happened.Damaged() if event.figure in deeds:
            deeds[event.figure].taken += event.amount
        case happened.Damaged() if now in deeds:
            deeds[now].dealt += event.amount
        case happened.MonsterDestroyed() if event.by in deeds:
            deeds[event.by].felled += 1
        case happened.TileLaid() if now in deeds:
            deeds[now].tiles += 1
        case happened.TreasureDrawn() if event.hero in deeds:
            deeds[event.hero].treasures += 1
