"""The expected attacks of a Monster's script, for any squares of the Heroes (CR-145)."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.ravenloft import stats
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.positions import Positions
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import FAR
from game.rules.ravenloft.state import Monster, Square
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import MONSTERS
from game.rules.ravenloft.tables.content import Line, Strike

CROWD_SEAT = -1
BREATH = "dragons-breath"
PAIN = {"slowed": 0.3, "immobilized": 0.6}
"""The cost of a Condition, in Hit Points."""


class Blow(NamedTuple):
    """An expected attack: its target, hit probability, damage on a hit and on a miss, and the cost of its Condition."""

    seat: Seat
    chance: float
    damage: float
    miss: float
    pain: float

    @property
    def mean(self) -> float:
        """The expected loss of Hit Points, including the cost of Conditions."""
        return self.chance * (self.damage + self.pain) + (1 - self.chance) * self.miss


def blows(at: Positions, other: Monster, where: Mapping[Seat, Square]) -> list[Blow]:
    """The attacks of one activation, with the Heroes on these squares (CR-145)."""
    tile_of = at.lay.tile_of
    steps = at.steps(other)
    far = {seat: steps[tile_of[place]] for seat, place in where.items()}
    if at.crowd is not None:
        far[CROWD_SEAT] = steps[at.crowd]
    near = at.near(other)
    beside = [seat for seat, place in where.items() if place in near]
    if far.get(CROWD_SEAT) == 0:
        beside.append(CROWD_SEAT)
    for line in MONSTERS[other.kind].script:
        if not _holds(at, other, line, far, beside, where):
            continue
        if line.do or line.attack is None:
            return []
        seats = _aimed(at, other, line, far, beside, where)
        return [_blow(at, other, line.attack, seat, where) for seat in seats if seat >= 0]
    return []


def _holds(
    at: Positions, other: Monster, line: Line, far: Mapping[Seat, int], beside: list[Seat], where: Mapping[Seat, Square]
) -> bool:
    if line.when == "adjacent":
        return bool(beside)
    if line.when in ("within", "two-within"):
        return sum(steps <= line.tiles for steps in far.values()) >= (1 if line.when == "within" else 2)
    if line.when == "crowd-within":
        return BREATH in other.markers and bool(_crowd(at, line, far, where))
    if line.when == "strongest-within":
        most = max((figure.hero_hp(at.t.heroes[seat]) for seat in far if seat >= 0), default=0)
        return any(steps <= line.tiles for seat, steps in far.items() if seat >= 0 and figure.hero_hp(at.t.heroes[seat]) == most)
    return registry.line.functions[line.when](at.t, other, line.tiles)  # it does not depend on the squares of the Heroes


def _crowd(at: Positions, line: Line, far: Mapping[Seat, int], where: Mapping[Seat, Square]) -> list[Seat]:
    """The Heroes on the tile within range that holds the most of them, at least two."""
    tiles = [(seat, at.lay.tile_of[where[seat]] if seat >= 0 else at.crowd) for seat in far if far[seat] <= line.tiles]
    held = Counter(tile for _, tile in tiles)
    most = max(held.values(), default=0)
    return [seat for seat, tile in tiles if most > 1 and held[tile] == most]


def _aimed(
    at: Positions, other: Monster, line: Line, far: Mapping[Seat, int], beside: list[Seat], where: Mapping[Seat, Square]
) -> list[Seat]:
    names, each = list(far), line.attack.each if line.attack else ""
    if each == "adjacent":
        return beside
    if each == "within":
        return [seat for seat in far if far[seat] <= line.tiles]
    if line.target == "crowded":
        names = _crowd(at, line, far, where)
    if line.target in ("adjacent", "strongest-adjacent"):
        names = beside
    if line.target.startswith("strongest"):
        names = [seat for seat in names if seat >= 0]
        most = max((figure.hero_hp(at.t.heroes[seat]) for seat in names), default=0)
        names = [seat for seat in names if figure.hero_hp(at.t.heroes[seat]) == most]
    if not names:
        return []
    ways = at.ways(other) if len(names) > 1 else {}
    best = min(
        names,
        key=lambda seat: (
            far[seat],
            ways.get(where[seat], FAR) if seat >= 0 else 4 * far[seat],
            at.price[seat] if seat >= 0 else 0,
        ),
    )
    if each != "tile":
        return [best]
    tile = at.crowd if best < 0 else at.lay.tile_of[where[best]]
    return [seat for seat, place in where.items() if at.lay.tile_of[place] == tile]


def _blow(at: Positions, other: Monster, strike: Strike, seat: Seat, where: Mapping[Seat, Square]) -> Blow:
    tile = at.lay.tile_of[where[seat]]
    chance = worth.odds(strike.bonus + stats.monster_bonus(at.t, other), at.armour(seat, tile))
    damage = float(strike.damage + stats.rage(other))
    if strike.count:
        damage = float(1 + sum(1 for one in at.foes if tile in at.under[one.id] and one.id != other.id))
    hero = at.t.heroes[seat]
    pain = PAIN.get(strike.condition or "", 0.0) if strike.condition not in hero.conditions else 0.0
    hp = figure.hero_hp(hero)
    return Blow(seat, chance, min(hp, damage), min(hp, strike.miss), pain)
