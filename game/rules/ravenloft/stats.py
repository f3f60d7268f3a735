"""Derived numbers of figures: bonuses, speed, AC."""

from collections.abc import Callable, Iterator
from typing import get_args

from game.rules.engine.content import Registry
from game.rules.engine.secret import Seat
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.space.figure import hero_hp, level
from game.rules.ravenloft.state import Figure, Monster, State
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, TREASURES
from game.rules.ravenloft.tables.content import Bonus, Stat

condition: Registry[Callable[[State, Seat, Figure], bool]] = Registry("condition", "t", "seat", "target")
count: Registry[Callable[[State, Figure], int]] = Registry("count", "t", "who")


def speed(t: State, seat: Seat) -> int:
    """Squares of one Move (CR-056, CR-072)."""
    hero = t.heroes[seat]
    if "immobilized" in hero.conditions:
        return 0
    squares = max(0, level(hero).speed + bonus(t, "speed", seat, ""))
    return min(squares, 2) if "slowed" in hero.conditions else squares


def _rows_by_stat() -> dict[Stat, dict[str, tuple[Bonus, ...]]]:
    """The bonuses of each Hero, card and Environment, by the stat that they add to; only those that have any."""
    found: dict[Stat, dict[str, tuple[Bonus, ...]]] = {stat: {} for stat in get_args(Stat)}
    cards = [(card.id, card.bonus) for card in HEROES.values()] + [(card.id, card.bonus) for card in CARDS.values()]
    for source, rows in cards + [(card.id, card.bonus) for card in ENCOUNTERS.values()]:
        for row in rows:
            found[row.stat][source] = (*found[row.stat].get(source, ()), row)
    return found


_ROWS = _rows_by_stat()
_AURAS = {stat: frozenset(row.id for row in HEROES.values() if any(one.stat == stat for one in row.aura)) for stat in _ROWS}
"""The Heroes that add to a stat of the others on their tile."""


def bonuses(t: State, stat: Stat, seat: Seat, target: Figure) -> list[tuple[str, int]]:
    """What adds to a Hero's `stat` now, against `target` ("" if none): the card or the Hero, and how much (CR-108, CR-117, CR-183)."""
    found: list[tuple[str, int]] = []
    rows, sources = _ROWS[stat], _sources(t, seat, stat)
    if not rows.keys().isdisjoint(sources):
        found += [
            (source, row.amount + (count.functions[row.count](t, t.heroes[seat].id) if row.count else 0))
            for source in sources
            for row in rows.get(source, ())
            if not row.when or condition.functions[row.when](t, seat, target)
        ]
    return found + _auras(t, stat, seat) if _AURAS[stat] else found


def bonus(t: State, stat: Stat, seat: Seat, target: Figure) -> int:
    """The total bonus on a Hero's `stat` now, against `target` ("" if none) (CR-117)."""
    found = bonuses(t, stat, seat, target)
    return sum([amount for _, amount in found]) if found else 0


def _sources(t: State, seat: Seat, stat: Stat) -> list[str]:
    """The cards that may add to a Hero's numbers now: its own, lasting effects, the Environment, and Items of others."""
    hero = t.heroes[seat]
    sources = [hero.id]
    if hero.items:
        sources += [item for item in hero.items if CARDS[item].when == "passive"]
    if t.lasting:
        sources += [effect.card for effect in t.lasting if seat in effect.heroes]
    if t.environment is not None:
        sources.append(t.environment)
    if stat in LENT and hero.square is not None:
        sources += [item for item, _ in lenders(t, seat)]
    return sources


NEAR = frozenset(row.id for row in TREASURES.values() if row.when == "passive" and row.lasts == "near")
"""Permanent Items that help each Hero within 1 tile."""
LENT = frozenset(row.stat for name in NEAR for row in TREASURES[name].bonus)


def lenders(t: State, seat: Seat) -> Iterator[tuple[str, list[Bonus]]]:
    """The Items of other standing Heroes that help this one, with their bonuses (CR-034, CR-108)."""
    for other, hero in enumerate(t.heroes):
        if other == seat or NEAR.isdisjoint(hero.items) or not figure.up(t, other):
            continue
        if distance.tile_distance(t, hero.id, t.heroes[seat].id) <= 1:
            yield from ((item, TREASURES[item].bonus) for item in hero.items if item in NEAR)


def _auras(t: State, stat: Stat, seat: Seat) -> list[tuple[str, int]]:
    """The bonuses from other standing Heroes on the same tile (CR-108)."""
    own, givers = t.heroes[seat], _AURAS[stat]
    found: list[tuple[str, int]] = []
    for hero in t.heroes:
        if hero.id in givers and hero is not own and hero.square is not None and own.square is not None and hero_hp(hero) > 0:
            tile_of = chart(t.board).tile_of
            if tile_of[hero.square] == tile_of[own.square]:
                found += [(hero.id, row.amount) for row in HEROES[hero.id].aura if row.stat == stat]
    return found


def monster_bonus(t: State, other: Monster) -> int:
    """The Environment's bonus on a Monster's attack rolls."""
    if t.environment is None:
        return 0
    rows = ENCOUNTERS[t.environment].bonus
    return sum(row.amount for row in rows if row.stat == "attack" and condition.functions[row.when](t, -1, other.id))


def rage(other: Monster) -> int:
    """The bonus of Enrage tokens on a Monster's damage."""
    return other.markers.count("enrage") if other.markers else 0


def armour(t: State, who: Figure) -> int:
    """A figure's present AC with all bonuses (CR-111, CR-122)."""
    seat = figure.seat_of(t, who)
    if seat is not None:
        return level(t.heroes[seat]).ac + bonus(t, "ac", seat, "")
    other = figure.monster(t, who)
    return MONSTERS[other.kind].ac if other else figure.CROWD_AC


# ------------------------------------------------------------------ named conditions and counts


@condition("adjacent")
def _adjacent(t: State, seat: Seat, target: Figure) -> bool:
    return bool(target) and distance.adjacent(t, t.heroes[seat].id, target)


@condition("distant")
def _distant(t: State, seat: Seat, target: Figure) -> bool:
    return bool(target) and not distance.adjacent(t, t.heroes[seat].id, target)


@condition("undead")
def _undead(t: State, seat: Seat, target: Figure) -> bool:
    return figure.undead(t, target)


@condition("adjacent-undead")
def _adjacent_undead(t: State, seat: Seat, target: Figure) -> bool:
    return figure.undead(t, target) and distance.adjacent(t, t.heroes[seat].id, target)


@condition("vampire")
def _vampire(t: State, seat: Seat, target: Figure) -> bool:
    other = figure.monster(t, target)
    return other is not None and "vampire" in MONSTERS[other.kind].kinds


@condition("adjacent-vampire")
def _adjacent_vampire(t: State, seat: Seat, target: Figure) -> bool:
    return _vampire(t, seat, target) and distance.adjacent(t, t.heroes[seat].id, target)


@condition("other-hero-adjacent")
def _other_hero_adjacent(t: State, seat: Seat, target: Figure) -> bool:
    return any(other != seat and distance.adjacent(t, t.heroes[other].id, target) for other in figure.standing(t))


@condition("one-tile-away")
def _one_tile_away(t: State, seat: Seat, target: Figure) -> bool:
    return distance.tile_distance(t, t.heroes[seat].id, target) == 1


@condition("not-slowed")
def _not_slowed(t: State, seat: Seat, target: Figure) -> bool:
    return "slowed" not in t.heroes[seat].conditions


@condition("undead-attacker")
def _undead_attacker(t: State, seat: Seat, target: Figure) -> bool:
    return seat < 0 and figure.undead(t, target)


@count("monsters-on-tile")
def _monsters_on_tile(t: State, who: Figure) -> int:
    """Monsters (Villains included) on the figure's tile (CR-226)."""
    return len({other.id for tile in figure.tiles_of(t, who) for other in figure.foes_on(t, tile)})


@count("heroes-on-tile")
def _heroes_on_tile(t: State, who: Figure) -> int:
    return len({seat for tile in figure.tiles_of(t, who) for seat in figure.heroes_on(t, tile)})
