"""The moments of a night that will be told again: the roll that saved it, the last surge, the blow that ended it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS
from game.ui.ravenloft.replay.turns import Night, Sign

MOST = 3
FEW = 2
"""Hit Points at which a Hero hangs by a thread."""


class Moment(Struct, frozen=True):
    """A moment: the end of its message id, the values for it, when it was, and how much it weighs."""

    kind: str
    hero: str
    thing: str
    number: int
    moment: int
    turn: int
    weight: int


def moments(night: Night, log: Sequence[Sequence[Event]], most: int = MOST) -> list[Moment]:
    """The best moments in the order in which they came, one a turn at most."""
    found = [one for chapter in night.chapters for sign in chapter.signs if (one := _of_sign(sign, chapter.number)) is not None]
    found += _rolls(night, log)
    chosen: dict[int, Moment] = {}
    for one in sorted(found, key=lambda one: (-one.weight, one.moment)):
        if len(chosen) < most and one.turn not in chosen:
            chosen[one.turn] = one
    return sorted(chosen.values(), key=lambda one: (one.turn, one.moment))


def _of_sign(sign: Sign, turn: int) -> Moment | None:
    def moment(kind: str, weight: int) -> Moment:
        return Moment(kind, sign.hero, sign.thing, sign.amount, sign.moment, turn, weight)

    match sign.kind:
        case "villain":
            return moment("villain", 95)
        case "surge":
            return moment("last-surge", 70) if sign.amount == 0 else moment("surge", 50)
        case "token":
            return moment("token", 45)
        case "level":
            return moment("level", 40)
        case "felled" if sign.amount >= 4:
            return moment("felled", 30 + sign.amount)
        case "fell":
            return moment("fell", 35)
    return None


def _rolls(night: Night, log: Sequence[Sequence[Event]]) -> list[Moment]:
    """Rolls that mattered: a blow that missed a Hero who hung by a thread, a hit by a hair that felled, a natural 20."""
    health: dict[str, int] = {hero: HEROES[hero].levels[0].hp for hero in night.heroes}
    found, turn = [], 1
    for moment, events in enumerate(log):
        felled = {event.figure for event in events if isinstance(event, happened.MonsterDestroyed)}
        for event in events:
            if isinstance(event, happened.TurnBegan):
                turn = event.number
            if isinstance(event, happened.Damaged | happened.Healed) and event.figure in health:
                health[event.figure] = event.left
            if isinstance(event, happened.Attacked):
                found += _roll(event, health, felled, moment, turn)
    return found


def _roll(attack: happened.Attacked, health: Mapping[str, int], felled: set[str], moment: int, turn: int) -> list[Moment]:
    short = attack.ac - attack.total
    if attack.target in health and not attack.hit and 0 < health[attack.target] <= FEW and attack.attacker not in health:
        weight = 60 + (10 if short == 1 else 0) + (5 if health[attack.target] == 1 else 0)
        return [Moment("saved", attack.target, attack.attacker, health[attack.target], moment, turn, weight)]
    if attack.attacker not in health or not attack.hit:
        return []
    prize = MONSTERS[_kind(attack.target)].xp if attack.target in felled and _kind(attack.target) in MONSTERS else 0
    if attack.face == 20:
        return [Moment("twenty", attack.attacker, attack.target, attack.total, moment, turn, 55 + prize)]
    if short == 0 and prize:
        return [Moment("hair", attack.attacker, attack.target, attack.total, moment, turn, 42 + prize)]
    return []


def _kind(figure: str) -> str:
    return figure if figure in MONSTERS else figure.rsplit("-", 1)[0]
