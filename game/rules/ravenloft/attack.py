"""Attacks: a Hero's power against Monsters, and whatever attacks Heroes."""

from typing import NamedTuple

from game.rules.engine.script import Done, Outcome, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import deck, event, figure, registry, verb
from game.rules.ravenloft.board import chart
from game.rules.ravenloft.cards import ADVENTURES, CARDS, POWERS
from game.rules.ravenloft.choice import PickCard, PickTile, Target
from game.rules.ravenloft.content import Attack, Card, Strike
from game.rules.ravenloft.figure import CROWD
from game.rules.ravenloft.registry import Moment
from game.rules.ravenloft.state import CardId, Figure, State

# ------------------------------------------------------------------ whom a power may target


def quarry(t: State) -> list[Figure]:
    """Everything that a Hero may attack: Monsters and Villains, or the one Hero that a card makes the target (CR-157, CR-235)."""
    if t.prey is not None:
        return [t.prey]
    return [other.id for other in figure.foes(t)]


def sites(t: State) -> list[tuple[Figure, list[int]]]:
    """Everything that a Hero may attack, with the tiles that it is on."""
    if t.prey is not None:
        return [(t.prey, figure.tiles_of(t, t.prey))]
    tile_of = chart(t.board).tile_of
    return [
        (other.id, [tile_of[other.square]] if other.kind not in figure.LARGE else figure.tiles_under(t, figure.covered(other)))
        for other in figure.foes(t)
    ]


def quarry_on(t: State, tile: int) -> list[Figure]:
    """Attackable figures on a tile."""
    return [name for name, tiles in sites(t) if tile in tiles]


def attack_tiles(t: State, seat: Seat, attack: Attack) -> list[int]:
    """The tiles in a power's range that hold a target (CR-032, CR-034, CR-110)."""
    own = figure.hero_tile(t, seat)
    tiles = [own] if attack.where == "own-tile" else verb.tiles_at(t, own, attack.tiles, exactly=attack.where == "exactly")
    held = {tile for _, under in sites(t) for tile in under}
    return [tile for tile in tiles if tile in held]


def targets(t: State, seat: Seat, attack: Attack) -> list[Figure]:
    """The figures in a power's range (CR-109, CR-110)."""
    if attack.where == "adjacent":
        return beside(t, seat)
    tiles = set(attack_tiles(t, seat, attack))
    return [name for name, under in sites(t) if not tiles.isdisjoint(under)] if tiles else []


class Sight(NamedTuple):
    """What a Hero has within range: whether anything stands next to it, its tile, and how far away the tiles with targets are."""

    adjacent: bool
    own: int
    distances: list[int]


def sight(t: State, seat: Seat) -> Sight:
    """Look around once, for all the cards of a Hero (CR-109)."""
    own = figure.hero_tile(t, seat)
    found = sites(t)
    if not found:
        return Sight(adjacent=False, own=own, distances=[])
    steps = chart(t.board).tile_steps(own)
    return Sight(bool(beside(t, seat)), own, [steps[tile] for _, under in found for tile in under])


def in_range(view: Sight, attack: Attack) -> bool:
    """Whether a power has a target (CR-109, CR-110)."""
    if attack.where == "adjacent":
        return view.adjacent
    if attack.where == "within":
        return any(distance <= attack.tiles for distance in view.distances)
    return (0 if attack.where == "own-tile" else attack.tiles) in view.distances


def beside(t: State, seat: Seat) -> list[Figure]:
    """The attackable figures next to a Hero (CR-037)."""
    if t.prey is not None:
        return [t.prey] if figure.adjacent(t, t.heroes[seat].id, t.prey) else []
    near = chart(t.board).near[t.heroes[seat].square or 0]
    return [
        other.id
        for other in figure.foes(t)
        if other.square in near or (other.kind in figure.LARGE and any(place in near for place in figure.covered(other)))
    ]


def pick_targets(t: State, seat: Seat, card: CardId, attack: Attack) -> Rule[tuple[list[Figure], int]]:
    """Let the attacker choose: the targets in the order of their rolls, and the tile attacked (-1: none) (CR-109, CR-118)."""
    if attack.pick == "each" and attack.where != "adjacent":
        tiles = attack_tiles(t, seat, attack)
        if not tiles:
            return [], -1
        if attack.where == "own-tile":
            tile = tiles[0]
        else:
            answer = yield from choose(
                seat, "prompt-attack-tile", [PickTile(tile) for tile in tiles], forced=False, about={"card": card}
            )
            tile = answer.tile
        return quarry_on(t, tile), tile
    found = targets(t, seat, attack)
    if not found:
        return [], -1
    if attack.pick == "each":
        return found, -1
    if attack.pick == "one":
        name = yield from verb.ask_figure(t, seat, "prompt-target", found, forced=False, card=card)
        return [name], -1
    return (yield from _pick_some(t, seat, card, attack, found)), -1


def _pick_some(t: State, seat: Seat, card: CardId, attack: Attack, found: list[Figure]) -> Rule[list[Figure]]:
    picked: list[Figure] = []
    while len(picked) < attack.count:
        rest = [name for name in found if name not in picked]
        if attack.same_tile and picked:
            tiles = set(figure.tiles_of(t, picked[0]))
            rest = [name for name in rest if tiles.intersection(figure.tiles_of(t, name))]
        if not rest:
            break
        options = [*map(Target, rest), *([Done()] if picked else [])]
        answer = yield from choose(
            seat, "prompt-another-target" if picked else "prompt-target", options, forced=False, about={"card": card}
        )
        if not isinstance(answer, Target):
            break
        picked.append(answer.figure)
    return picked


def _next_target(t: State, seat: Seat, left: list[Figure]) -> Rule[Figure]:
    return (yield from verb.ask_figure(t, seat, "prompt-next-target", left))


# ------------------------------------------------------------------ a Hero attacks


def perform(t: State, seat: Seat, card: Card) -> Rule[bool]:
    """Carry out a card's attack from choosing targets to its last effect; True if anything was hit (CR-113, CR-118, CR-271)."""
    attack = card.attack
    if attack is None:
        raise ValueError(f"{card.id} is no attack")
    if attack.before:
        yield from registry.before.functions[attack.before](t, seat, card)
    chosen, tile = yield from pick_targets(t, seat, card.id, attack)
    hit = yield from barrage(t, seat, card, attack, chosen)
    if attack.after and (chosen or not attack.bonus):
        yield from registry.after.functions[attack.after](t, seat, tile)
    return hit


def barrage(t: State, seat: Seat, card: Card, attack: Attack, chosen: list[Figure]) -> Rule[bool]:
    """Attack each of the chosen targets, one completely after the other (CR-113, CR-118)."""
    left, hit = list(chosen), False
    while left:
        target = left[0] if attack.pick == "one" else (yield from _next_target(t, seat, left))
        left.remove(target)
        if figure.hp(t, target) > 0:
            hit = (yield from strike(t, seat, card.id, attack, target)) or hit
    return hit


def strike(t: State, seat: Seat, card: CardId, attack: Attack, target: Figure) -> Rule[bool]:
    """One attack on one target: roll, compare, damage, effects; True on a hit (CR-112 to CR-117, CR-270)."""
    hero = t.heroes[seat]
    if attack.first:
        yield from registry.hook.functions[attack.first](t, seat, target)
        if figure.hp(t, target) == 0:  # a marker on the way destroyed it
            return False
    if attack.bonus is None:
        yield from verb.hurt(t, target, attack.damage, card, by=seat)
        return True
    level = hero.level
    dice = 2 if figure.law(t, "distant-attacks-roll-two") and not _same_tile(t, hero.id, target) else 1
    moment = yield from verb.roll(t, hero.id, "roll-attack", seat=seat, dice=dice)
    extra = moment.plus + figure.bonus(t, "attack", seat, target) + _own(t, seat, attack, "attack", target)
    total, ac = moment.face + attack.bonus + extra, figure.armour(t, target)
    hit = total >= ac
    yield event.Attacked(hero.id, card, target, moment.face, attack.bonus + extra, total, ac, hit)
    if moment.face == 20:
        yield from verb.gain_level(t, seat)
    victim = figure.seat_of(t, target)
    if hit and victim is not None and (yield from _foil(t, hero.id, target, victim, "hero")):
        return False
    fierce = int(moment.face >= 17 and figure.law(t, "seventeen-wounds"))
    if hit:
        critical = int(moment.face == 20 and level == 2)
        damage = attack.damage + figure.bonus(t, "damage", seat, target) + _own(t, seat, attack, "damage", target)
        yield from _land(t, seat, card, attack, target, damage + critical + fierce)
    else:
        if attack.miss:
            yield from verb.hurt(t, target, attack.miss + fierce, card, by=seat)
        if attack.on_miss:
            yield from registry.hook.functions[attack.on_miss](t, seat, target)
    if attack.then:
        yield from registry.hook.functions[attack.then](t, seat, target)
    return hit


def _land(t: State, seat: Seat, card: CardId, attack: Attack, target: Figure, damage: int) -> Rule[None]:
    """What a hit does."""
    prey = t.prey
    yield from verb.hurt(t, target, damage, card, by=seat)
    if prey is None and figure.law(t, "hits-heal"):
        yield from verb.heal(t, t.heroes[seat].id, 1, next(e.card for e in t.lasting if CARDS[e.card].law == "hits-heal"))
    if attack.on_hit:
        yield from registry.hook.functions[attack.on_hit](t, seat, target)


def _own(t: State, seat: Seat, attack: Attack, stat: str, target: Figure) -> int:
    rows = [row for row in attack.bonuses if row.stat == stat]
    return sum(row.amount for row in rows if not row.when or figure.condition.functions[row.when](t, seat, target))


def _same_tile(t: State, one: Figure, other: Figure) -> bool:
    return figure.tile_distance(t, one, other) == 0


def chances(t: State, seat: Seat, card: CardId, target: Figure) -> tuple[int, int, int]:
    """For a preview: the bonus on the roll, the target's AC, and the damage of a hit, as they stand now.

    A card without an attack roll gives bonus 99.
    """
    attack = CARDS[card].attack
    if attack is None:
        raise ValueError(f"{card} is no attack")
    damage = attack.damage
    if attack.bonus is None:
        return 99, figure.armour(t, target), damage
    damage += figure.bonus(t, "damage", seat, target) + _own(t, seat, attack, "damage", target)
    bonus = attack.bonus + figure.bonus(t, "attack", seat, target) + _own(t, seat, attack, "attack", target)
    return bonus, figure.armour(t, target), damage


# ------------------------------------------------------------------ something attacks a Hero


def assault(t: State, attacker: Figure, blow: Strike, target: Figure, source: str, *, law: str = "") -> Rule[bool]:
    """One attack roll of a Monster, Trap or card against a Hero or the Crowd; True on a hit (CR-113 to CR-116, CR-122, CR-171)."""
    other = figure.monster(t, attacker)
    seat = figure.seat_of(t, target)
    if figure.hp(t, target) <= 0 or (seat is not None and t.heroes[seat].square is None):
        return False
    added = figure.monster_bonus(t, other) if other else 0
    moment = yield from verb.roll(t, attacker, "roll-attack")
    total, ac = moment.face + moment.plus + blow.bonus + added, figure.armour(t, target)
    hit = total >= ac
    yield event.Attacked(attacker, blow.id, target, moment.face, blow.bonus + added + moment.plus, total, ac, hit)
    fierce = int(moment.face >= 17 and source == "monster" and figure.law(t, "seventeen-wounds"))
    foiled = hit and seat is not None and (yield from _foil(t, attacker, target, seat, source))
    if foiled:
        hit = False
    elif hit:
        yield from _wound(t, attacker, blow, target, source, fierce, law)
    else:
        if blow.miss:
            yield from damage_hero(t, attacker, target, blow.miss + fierce, source, blow.id)
        if blow.miss_condition and seat is not None:
            yield from verb.afflict(t, seat, blow.miss_condition)
    if source == "monster" and seat is not None:
        yield from verb.offer(t, Moment("attacked", seat, figure=attacker, target=target, seat=seat, source=source, card=blow.id))
    return hit


def _foil(t: State, attacker: Figure, target: Figure, seat: Seat, source: str) -> Rule[bool]:
    """Let cards turn the hit into a miss, clockwise from the target (CR-106, CR-107)."""
    moment = Moment("hit", seat, figure=attacker, target=target, seat=seat, source=source)
    yield from verb.offer(t, moment)
    if moment.foiled:
        yield event.AttackFoiled(attacker, target, moment.foiled)
    return bool(moment.foiled)


def _wound(t: State, attacker: Figure, blow: Strike, target: Figure, source: str, fierce: int, law: str) -> Rule[None]:
    damage = figure.count.functions[blow.count](t, attacker) if blow.count else blow.damage
    seat = figure.seat_of(t, target)
    if law == "daily-prevents" and seat is not None and (yield from _flip_daily(t, seat)):
        damage = fierce = 0
    if damage + fierce:
        yield from damage_hero(t, attacker, target, damage + fierce, source, blow.id)
    if blow.condition and seat is not None:
        yield from verb.afflict(t, seat, blow.condition)
    if blow.on_hit:
        yield from registry.bite.functions[blow.on_hit](t, attacker, target)


def _flip_daily(t: State, seat: Seat) -> Rule[bool]:
    """A Hero that was hit may turn a Daily over to prevent the whole damage (CR-232)."""
    hero = t.heroes[seat]
    ready = [held.card for held in hero.powers if not held.used and POWERS[held.card].type == "daily"]
    if not ready:
        return False
    options = [*map(PickCard, ready), Done()]
    answer = yield from choose(seat, "prompt-flip-daily", options, default=Done(), forced=False)
    if not isinstance(answer, PickCard):
        return False
    held = verb.find_power(t, seat, answer.card)
    if held is not None:
        held.used = True
        yield event.CardTurned(hero.id, held.card, up=False)
    return True


def damage_hero(t: State, attacker: Figure, target: Figure, amount: int, source: str, cause: str) -> Rule[None]:
    """Damage a Hero by an attack, and let cards answer damage by Monsters."""
    before = figure.hp(t, target)
    yield from verb.hurt(t, target, amount, cause)
    seat = figure.seat_of(t, target)
    if source == "monster" and seat is not None and 0 < figure.hp(t, target) < before:
        yield from verb.offer(t, Moment("damaged", seat, figure=attacker, target=target, seat=seat, source=source, card=cause))


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
        target = yield from verb.ask_figure(t, t.turn.hero, "prompt-attack-order", left, figure=attacker)
        left.remove(target)
        if (yield from assault(t, attacker, blow, target, source, law=law)):
            struck.append(target)
    return struck


# ------------------------------------------------------------------ after an attack or effect


def settle(t: State) -> Rule[None]:
    """Draw the Treasure for Monsters that fell, then see whether the adventure is won (CR-126, CR-127, CR-131, CR-216)."""
    while t.turn.kills:
        seat = t.turn.kills.pop(0)
        if seat not in t.turn.looted:
            t.turn.looted.append(seat)
            yield from deck.draw_treasure(t, seat)
    won = ADVENTURES[t.adventure].won
    if won and registry.verdict.functions[won](t):
        raise verb.Over(Outcome(("heroes",), f"won-{t.adventure}"))
