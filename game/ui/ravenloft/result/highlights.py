"""The highlights of a match: the roll that saved a Hero, the last Healing Surge, the killing blow."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS
from game.ui.ravenloft.replay.turns import TurnHistory, TurnSign

MOST = 3
FEW = 2
"""The Hit Points from which a Hero counts as nearly defeated."""


class Highlight(Struct, frozen=True):
    """A highlight: the end of its message id, the values of the message, its moment and turn, and its weight."""

    kind: str
    hero: str
    thing: str
    number: int
    moment: int
    turn: int
    weight: int


def find_highlights(history: TurnHistory, log: Sequence[Sequence[Event]], most: int = MOST) -> list[Highlight]:
    """Return the heaviest highlights in order, at most one per turn."""
    found = [one for record in history.turns for sign in record.signs if (one := _of_sign(sign, record.number)) is not None]
    found += _rolls(history, log)
    chosen: dict[int, Highlight] = {}
    for one in sorted(found, key=lambda one: (-one.weight, one.moment)):
        if len(chosen) < most and one.turn not in chosen:
            chosen[one.turn] = one
    return sorted(chosen.values(), key=lambda one: (one.turn, one.moment))


def _of_sign(sign: TurnSign, turn: int) -> Highlight | None:
    def highlight(kind: str, weight: int) -> Highlight:
        return Highlight(kind, sign.hero, sign.thing, sign.amount, sign.moment, turn, weight)

    match sign.kind:
        case "villain":
            return highlight("villain", 95)
        case "surge":
            return highlight("last-surge", 70) if sign.amount == 0 else highlight("surge", 50)
        case "token":
            return highlight("token", 45)
        case "level":
            return highlight("level", 40)
        case "felled" if sign.amount >= 4:
            return highlight("felled", 30 + sign.amount)
        case "fell":
            return highlight("fell", 35)
    return None


def _rolls(history: TurnHistory, log: Sequence[Sequence[Event]]) -> list[Highlight]:
    """Return the rolls that mattered: a miss against a nearly defeated Hero, a narrow hit that destroyed, a natural 20."""
    health: dict[str, int] = {hero: HEROES[hero].levels[0].hp for hero in history.heroes}
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


def _roll(attack: happened.Attacked, health: Mapping[str, int], felled: set[str], moment: int, turn: int) -> list[Highlight]:
    short = attack.ac - attack.total
    if attack.target in health and not attack.hit and 0 < health[attack.target] <= FEW and attack.attacker not in health:
        weight = 60 + (10 if short == 1 else 0) + (5 if health[attack.target] == 1 else 0)
        return [Highlight("saved", attack.target, attack.attacker, health[attack.target], moment, turn, weight)]
    if attack.attacker not in health or not attack.hit:
        return []
    prize = MONSTERS[_kind(attack.target)].xp if attack.target in felled and _kind(attack.target) in MONSTERS else 0
    if attack.face == 20:
        return [Highlight("twenty", attack.attacker, attack.target, attack.total, moment, turn, 55 + prize)]
    if short == 0 and prize:
        return [Highlight("hair", attack.attacker, attack.target, attack.total, moment, turn, 42 + prize)]
    return []


def _kind(figure: str) -> str:
    return figure if figure in MONSTERS else figure.rsplit("-", 1)[0]
