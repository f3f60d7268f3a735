"""A night as a story: turn by turn who acted, what happened, and how the Heroes stood. Read from the Events alone."""

from collections.abc import Sequence

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS

LIVELY = ("won", "lost", "fell", "surge", "villain", "level", "token", "twenty", "felled", "curse", "treasure", "tile")
"""What may happen in a turn, the weightiest first: where there is room for one sign only, it is the first of these."""


class Sign(Struct, frozen=True):
    """Something worth a mark: its kind (one of LIVELY), whose deed or fate it is, the thing it is about, and the moment it came about."""

    kind: str
    hero: str
    thing: str
    moment: int
    amount: int = 0


class Chapter(Struct):
    """One turn: whose, the moments at which it begins and ends, its signs, and the Hit Points of each Hero at its end."""

    number: int
    hero: str
    begin: int
    end: int
    signs: list[Sign] = []
    health: dict[str, int] = {}
    dealt: int = 0
    taken: int = 0

    def count(self, kind: str) -> int:
        """How many signs of a kind there are."""
        return sum(sign.kind == kind for sign in self.signs)

    def strongest(self, hero: str) -> Sign | None:
        """The weightiest sign of a Hero in this turn."""
        own = [sign for sign in self.signs if sign.hero == hero]
        return min(own, key=lambda sign: LIVELY.index(sign.kind), default=None)


class Night(Struct):
    """The turns of a night and the most Hit Points that each Hero had."""

    heroes: tuple[str, ...]
    chapters: list[Chapter]
    most: dict[str, int]

    def chapter_at(self, moment: int) -> int:
        """The place in `chapters` of the turn that a moment belongs to."""
        return max((place for place, one in enumerate(self.chapters) if one.begin <= moment), default=0)


def read_night(log: Sequence[Sequence[Event]], heroes: Sequence[str]) -> Night:
    """The night that a log tells; moment n are the Events of the n-th answer."""
    health = {hero: HEROES[hero].levels[0].hp for hero in heroes}
    night = Night(tuple(heroes), [Chapter(1, heroes[0], 0, 0)], dict(health))
    begun = False
    for moment, events in enumerate(log):
        for event in events:
            if isinstance(event, happened.TurnBegan):
                if begun:
                    night.chapters[-1].end, night.chapters[-1].health = moment, dict(health)
                    night.chapters.append(Chapter(event.number, event.hero, moment, moment))
                night.chapters[-1].number, night.chapters[-1].hero, begun = event.number, event.hero, True
            _note(night, health, event, moment)
        night.chapters[-1].end = moment
        night.chapters[-1].health = dict(health)
    return night


def _note(night: Night, health: dict[str, int], event: Event, moment: int) -> None:
    chapter = night.chapters[-1]
    match event:
        case happened.Damaged() if event.figure in health:
            health[event.figure] = event.left
            chapter.taken += event.amount
        case happened.Damaged():
            chapter.dealt += event.amount
        case happened.Healed() if event.figure in health:
            health[event.figure] = event.left
        case happened.LevelGained():
            first, second = (level.hp for level in HEROES[event.hero].levels[:2])
            health[event.hero] += second - first
            night.most[event.hero] = max(night.most[event.hero], second)
    sign = _sign(event, chapter, moment)
    if sign is not None:
        chapter.signs.append(sign)


def _sign(event: Event, chapter: Chapter, moment: int) -> Sign | None:
    """The mark that an Event deserves, if any."""
    match event:
        case happened.TileLaid():
            return Sign("tile", chapter.hero, event.tile, moment)
        case happened.MonsterDestroyed() if event.by:
            return Sign("villain" if _is_villain(event.figure) else "felled", event.by, event.figure, moment, event.xp)
        case happened.EncounterDrawn():
            return Sign("curse", event.hero, event.card, moment)
        case happened.TreasureDrawn():
            return Sign("treasure", event.hero, event.card, moment)
        case happened.Attacked() if event.face == 20 and event.attacker in HEROES:
            return Sign("twenty", event.attacker, event.target, moment)
        case happened.SurgeUsed():
            return Sign("surge", event.hero, "", moment, event.left)
        case happened.HeroFell():
            return Sign("fell", event.hero, "", moment)
        case happened.LevelGained():
            return Sign("level", event.hero, event.card, moment)
        case happened.TokenTaken() if event.hero:  # not one that was handed over
            return Sign("token", event.hero, event.token, moment)
        case happened.Won():
            return Sign("won", chapter.hero, event.reason, moment)
        case happened.Lost():
            return Sign("lost", chapter.hero, event.reason, moment)
    return None


def _is_villain(figure: str) -> bool:
    kind = figure if figure in MONSTERS else figure.rsplit("-", 1)[0]
    return kind in MONSTERS and MONSTERS[kind].villain
