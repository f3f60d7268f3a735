"""A Hero's attacks: a card from choosing targets to its last effect."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, blows, die, event, experience, stats, wounds
from game.rules.ravenloft.space import distance, figure, targets
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import CARDS
from game.rules.ravenloft.tables.content import Attack, Card


def perform(t: State, seat: Seat, card: Card) -> Rule[bool]:
    """Carry out a card's attack from choosing targets to its last effect; True if anything was hit (CR-113, CR-118, CR-271)."""
    attack = card.attack
    if attack is None:
        raise ValueError(f"{card.id} is no attack")
    if attack.before:
        yield from registry.before.functions[attack.before](t, seat, card)
    chosen, tile = yield from targets.pick_targets(t, seat, card.id, attack)
    hit = yield from barrage(t, seat, card, attack, chosen)
    if attack.after and (chosen or not attack.bonus):
        yield from registry.after.functions[attack.after](t, seat, card.id, tile)
    return hit


def barrage(t: State, seat: Seat, card: Card, attack: Attack, chosen: list[Figure]) -> Rule[bool]:
    """Attack each of the chosen targets, completing each attack before the next (CR-113, CR-118)."""
    left, hit = list(chosen), False
    while left:
        target = (
            left[0] if attack.pick == "one" else (yield from asking.ask_figure(t, seat, "prompt-next-target", left, card=card.id))
        )
        left.remove(target)
        if figure.hp(t, target) > 0:
            hit = (yield from strike(t, seat, card.id, attack, target)) or hit
    return hit


def strike(t: State, seat: Seat, card: CardId, attack: Attack, target: Figure) -> Rule[bool]:
    """One attack on one target: roll, compare, damage, effects; True on a hit (CR-112 to CR-117, CR-270)."""
    hero = t.heroes[seat]
    if attack.first:
        yield from registry.hook.functions[attack.first](t, seat, card, target)
        if figure.hp(t, target) == 0:  # a marker destroyed it before
            return False
    if attack.bonus is None:
        yield from wounds.hurt(t, target, attack.damage, card, by=seat)
        return True
    level = hero.level
    dice = 2 if figure.law(t, "distant-attacks-roll-two") and not _same_tile(t, hero.id, target) else 1
    bonus = attack.bonus + stats.bonus(t, "attack", seat, target) + _own(t, seat, attack, "attack", target)
    ac = stats.armour(t, target)
    moment = yield from die.roll(t, hero.id, "roll-attack", seat=seat, dice=dice, target=target, bonus=bonus, needs=ac)
    hit = moment.total >= ac
    yield event.Attacked(hero.id, card, target, moment.face, bonus + moment.plus, moment.total, ac, hit)
    if moment.face == 20:
        yield from experience.gain_level(t, seat)
    victim = figure.seat_of(t, target)
    if hit and victim is not None and (yield from blows.foil(t, hero.id, target, victim, "hero")):
        return False
    fierce = int(moment.face >= 17 and figure.law(t, "seventeen-wounds"))
    if hit:
        critical = int(moment.face == 20 and level == 2)
        damage = attack.damage + stats.bonus(t, "damage", seat, target) + _own(t, seat, attack, "damage", target)
        yield from _land(t, seat, card, attack, target, damage + critical + fierce)
    else:
        if attack.miss:
            yield from wounds.hurt(t, target, attack.miss + fierce, card, by=seat)
        if attack.on_miss:
            yield from registry.hook.functions[attack.on_miss](t, seat, card, target)
    if attack.then:
        yield from registry.hook.functions[attack.then](t, seat, card, target)
    return hit


def _land(t: State, seat: Seat, card: CardId, attack: Attack, target: Figure, damage: int) -> Rule[None]:
    """Apply a hit: damage and effects."""
    monster = t.prey is None and target not in [thing.id for thing in t.things]
    yield from wounds.hurt(t, target, damage, card, by=seat)
    if monster and figure.law(t, "hits-heal"):
        yield from wounds.heal(t, t.heroes[seat].id, 1, next(e.card for e in t.lasting if CARDS[e.card].law == "hits-heal"))
    if attack.on_hit:
        yield from registry.hook.functions[attack.on_hit](t, seat, card, target)


def _own(t: State, seat: Seat, attack: Attack, stat: str, target: Figure) -> int:
    rows = [row for row in attack.bonuses if row.stat == stat]
    return sum(row.amount for row in rows if not row.when or stats.condition.functions[row.when](t, seat, target))


def _same_tile(t: State, one: Figure, other: Figure) -> bool:
    return distance.tile_distance(t, one, other) == 0


def chances(t: State, seat: Seat, card: CardId, target: Figure) -> tuple[int, int, int]:
    """The present bonus on the roll, the target's AC, and the damage of a hit, for a preview.

    A card without an attack roll gives bonus 99.
    """
    attack = CARDS[card].attack
    if attack is None:
        raise ValueError(f"{card} is no attack")
    damage = attack.damage
    if attack.bonus is None:
        return 99, stats.armour(t, target), damage
    damage += stats.bonus(t, "damage", seat, target) + _own(t, seat, attack, "damage", target)
    bonus = attack.bonus + stats.bonus(t, "attack", seat, target) + _own(t, seat, attack, "attack", target)
    return bonus, stats.armour(t, target), damage
