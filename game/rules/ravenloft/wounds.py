"""Hit Points and Conditions: damage, healing, destruction."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.space import distance, figure, markers
from game.rules.ravenloft.space.figure import CROWD, hero_hp, monster, seat_of
from game.rules.ravenloft.state import Figure, Monster, State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.rules.ravenloft.tables.content import Condition
from game.rules.ravenloft.tables.registry import deed


def hurt(t: State, who: Figure, amount: int, cause: str, *, by: Seat | None = None) -> Rule[None]:
    """Deal damage to any figure; at 0 Hit Points a Monster is destroyed and a Hero falls (CR-119, CR-121, CR-123, CR-132).

    `by` is the Hero that is credited. A fallen Hero takes no further damage (CR-133).
    """
    seat = seat_of(t, who)
    if seat is not None:
        yield from hurt_hero(t, seat, amount, cause)
        return
    other = monster(t, who)
    if other is not None and amount > 0:
        dealt = min(amount, figure.monster_hp(other))
        other.damage += dealt
        yield event.Damaged(who, dealt, figure.monster_hp(other), cause)
        if figure.monster_hp(other) == 0:
            yield from destroy(t, other, by)
        elif other in t.villains:
            yield from occasions.occur(t, "hurt", t.turn.hero if by is None else by, figure=who)
    elif who == CROWD and amount > 0 and figure.find_marker(t, CROWD):
        yield event.Damaged(who, 1, 0, cause)
        yield from markers.take(t, CROWD)


def hurt_hero(t: State, seat: Seat, amount: int, cause: str) -> Rule[None]:
    """Deal damage to a Hero; at 0 Hit Points it falls (CR-119, CR-132, CR-133)."""
    hero = t.heroes[seat]
    dealt = min(amount, hero_hp(hero))
    if dealt <= 0 or hero.square is None:
        return
    hero.damage += dealt
    yield event.Damaged(hero.id, dealt, hero_hp(hero), cause)
    if hero_hp(hero) == 0:
        yield event.HeroFell(hero.id)


def heal(t: State, who: Figure, amount: int, cause: str) -> Rule[None]:
    """Restore Hit Points, never above the total; a fallen Hero stands up (CR-120, CR-135, CR-238)."""
    seat = seat_of(t, who)
    holder = t.heroes[seat] if seat is not None else monster(t, who)
    if holder is None:
        return
    healed = min(amount, holder.damage)
    if healed <= 0:
        return
    fallen = seat is not None and hero_hp(t.heroes[seat]) == 0
    holder.damage -= healed
    yield event.Healed(who, healed, figure.hp(t, who), cause)
    if fallen:
        yield event.HeroRose(who)


def destroy(t: State, other: Monster, by: Seat | None) -> Rule[None]:
    """Remove a destroyed Monster or Villain; its card goes to the experience pile (CR-123 to CR-128, CR-158)."""
    card, seat = MONSTERS[other.kind], t.turn.hero if by is None else by
    if (yield from occasions.occur(t, "falls", seat, figure=other.id)):
        return
    if other in t.things:
        yield from _break(t, other, seat)
        return
    if other in t.villains:
        t.villains.remove(other)
        t.quest.done.append(f"destroyed {other.kind}")
    else:
        _give_card(t, other, by)
    if other.asleep is not None:
        t.decks.treasure.discard.append(other.asleep)
    t.pile.append(other.kind)
    yield event.MonsterDestroyed(other.id, t.heroes[by].id if by is not None else "", card.xp)
    if by is not None:
        t.turn.kills.append(by)
    if card.dies:
        yield from deed.functions[card.dies](t, other)
    yield from occasions.occur(t, "destroyed", seat, figure=other.id)


def _break(t: State, thing: Monster, seat: Seat) -> Rule[None]:
    """Remove a destroyed object: no experience, no Treasure, no card (CR-292)."""
    t.things.remove(thing)
    t.quest.done.append(f"destroyed {thing.kind}")
    yield event.ThingDestroyed(thing.id)
    yield from occasions.occur(t, "destroyed", seat, figure=thing.id)


def _give_card(t: State, other: Monster, by: Seat | None) -> None:
    """Remove a Monster's figure and a card of that name by CR-125; the other figure changes to the other card (CR-278)."""
    owner = figure.controller(t, other.id)
    if owner is None:
        raise ValueError(f"{other.id} is on no table")
    giver = owner
    if by is not None:
        holders = [seat for seat in figure.clockwise(t, by) if any(m.kind == other.kind for m in figure.controlled(t, seat))]
        giver = holders[0]
    if giver != owner:
        rest = [m for m in figure.controlled(t, giver) if m.kind == other.kind]
        heir = min(rest, key=lambda m: (distance.square_distance(t, other.id, m.id), m.id))
        t.heroes[giver].threats.remove(heir)
        place = t.heroes[owner].threats.index(other)
        t.heroes[owner].threats[place] = heir
        other.asleep, heir.asleep = heir.asleep, other.asleep  # cards and markers on a card stay with it
    else:
        t.heroes[owner].threats.remove(other)


def afflict(t: State, seat: Seat, name: Condition) -> Rule[None]:
    """Give a Hero a Condition; it has each at most once (CR-070, CR-071, CR-073)."""
    hero = t.heroes[seat]
    if name not in hero.conditions and hero.square is not None:
        hero.conditions.append(name)
        yield event.ConditionGained(hero.id, name)


def cure(t: State, seat: Seat, name: str) -> Rule[None]:
    """End a Condition of a Hero."""
    hero = t.heroes[seat]
    if name in hero.conditions:
        hero.conditions.remove(name)
        yield event.ConditionEnded(hero.id, name)
