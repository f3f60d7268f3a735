"""Attacks on Heroes by Monsters, Traps and cards."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, die, event, front, stats, windows, wounds
from game.rules.ravenloft.choice import PickCard
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.figure import CROWD
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import POWERS
from game.rules.ravenloft.tables.content import Strike
from game.rules.ravenloft.tables.registry import Moment


def assault(t: State, attacker: Figure, blow: Strike, target: Figure, source: str, *, law: str = "") -> Rule[bool]:
    """One attack roll of a Monster, Trap or card against a Hero or the Crowd.

    True on a hit (CR-113 to CR-116, CR-122, CR-171).
    """
    other = figure.monster(t, attacker)
    seat = figure.seat_of(t, target)
    if not (figure.up(t, seat) if seat is not None else figure.hp(t, target)):
        return False
    bonus, ac = blow.bonus + (stats.monster_bonus(t, other) if other else 0), stats.armour(t, target)
    moment = yield from die.roll(t, attacker, "roll-attack", target=target, bonus=bonus, needs=ac)
    hit = moment.total >= ac
    yield event.Attacked(attacker, blow.id, target, moment.face, bonus + moment.plus, moment.total, ac, hit)
    fierce = int(moment.face >= 17 and source == "monster" and figure.law(t, "seventeen-wounds"))
    foiled = hit and seat is not None and (yield from foil(t, attacker, target, seat, source))
    if foiled:
        hit = False
    elif hit:
        yield from _wound(t, attacker, blow, target, source, fierce, law)
    else:
        if blow.miss:
            yield from damage_hero(t, attacker, target, blow.miss + fierce, source, blow.id)
        if blow.miss_condition and seat is not None:
            yield from wounds.afflict(t, seat, blow.miss_condition)
    if source == "monster" and seat is not None and windows.awaited(t, "attacked"):
        yield from windows.offer(
            t, Moment("attacked", seat, figure=attacker, target=target, seat=seat, source=source, card=blow.id)
        )
    return hit


def foil(t: State, attacker: Figure, target: Figure, seat: Seat, source: str) -> Rule[bool]:
    """Let cards turn the hit into a miss, clockwise from the target (CR-106, CR-107)."""
    if not windows.awaited(t, "hit"):
        return False
    moment = Moment("hit", seat, figure=attacker, target=target, seat=seat, source=source)
    yield from windows.offer(t, moment)
    if moment.foiled:
        yield event.AttackFoiled(attacker, target, moment.foiled)
    return bool(moment.foiled)


def _wound(t: State, attacker: Figure, blow: Strike, target: Figure, source: str, fierce: int, law: str) -> Rule[None]:
    other = figure.monster(t, attacker)
    damage = (stats.count.functions[blow.count](t, attacker) if blow.count else blow.damage) + (stats.rage(other) if other else 0)
    seat = figure.seat_of(t, target)
    if law == "daily-prevents" and seat is not None and (yield from _flip_daily(t, seat, blow.id)):
        damage = fierce = 0
    if damage + fierce:
        yield from damage_hero(t, attacker, target, damage + fierce, source, blow.id)
    if blow.condition and seat is not None:
        yield from wounds.afflict(t, seat, blow.condition)
    if blow.on_hit:
        yield from registry.bite.functions[blow.on_hit](t, attacker, target)


def _flip_daily(t: State, seat: Seat, card: CardId) -> Rule[bool]:
    """A Hero that was hit may turn a Daily over to prevent the whole damage (CR-232)."""
    hero = t.heroes[seat]
    ready = [held.card for held in hero.powers if not held.used and POWERS[held.card].type == "daily"]
    if not ready:
        return False
    options = [*map(PickCard, ready), Done()]
    answer = yield from choose(
        seat, "prompt-flip-daily", options, about={"hero": hero.id, "card": card}, default=Done(), forced=False
    )
    if not isinstance(answer, PickCard):
        return False
    yield from front.turn_down(t, seat, answer.card)
    return True


def damage_hero(t: State, attacker: Figure, target: Figure, amount: int, source: str, cause: str) -> Rule[None]:
    """Damage a Hero by an attack, and let cards react to damage by Monsters."""
    seat = figure.seat_of(t, target)
    if seat is None:
        yield from wounds.hurt(t, target, amount, cause)
        return
    hero = t.heroes[seat]
    before = hero.damage
    yield from wounds.hurt_hero(t, seat, amount, cause)
    if source == "monster" and hero.damage > before and figure.hero_hp(hero) > 0 and windows.awaited(t, "damaged"):
        yield from windows.offer(t, Moment("damaged", seat, figure=attacker, target=target, seat=seat, source=source, card=cause))


def volley_targets(t: State, seats: list[Seat]) -> list[Figure]:
    """Heroes among `seats` that can be attacked."""
    return [t.heroes[seat].id for seat in seats if figure.up(t, seat)]


def tile_targets(t: State, tile: int) -> list[Figure]:
    """Heroes on a tile, and the Crowd if its marker lies there (CR-151, CR-237)."""
    crowd = figure.find_marker(t, CROWD)
    return [*(t.heroes[seat].id for seat in figure.heroes_on(t, tile)), *([CROWD] if crowd and crowd.tile == tile else [])]


def volley(t: State, attacker: Figure, blow: Strike, names: list[Figure], source: str, *, law: str = "") -> Rule[list[Figure]]:
    """Attack each of `names`, in an order that the active player chooses; return those that were hit (CR-113, CR-151)."""
    left, struck = list(names), list[Figure]()
    while left:
        target = (
            left[0]
            if len(left) == 1
            else (yield from asking.ask_figure(t, t.turn.hero, "prompt-attack-order", left, figure=attacker))
        )
        left.remove(target)
        if (yield from assault(t, attacker, blow, target, source, law=law)):
            struck.append(target)
    return struck
