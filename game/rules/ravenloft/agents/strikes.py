"""Possible attacks of a Hero from a square, with their expected results."""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.ravenloft import attack, front, hero, stats
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.space import distance, figure, targets
from game.rules.ravenloft.state import CardId, Figure, Monster, Square
from game.rules.ravenloft.tables.cards import CARDS, MONSTERS
from game.rules.ravenloft.tables.content import Attack, Card

SHRIEK = 0.7
"""The cost of a death shriek, in Hit Points."""
HOLY = {"holy-water": 1, "holy-symbol-of-ravenkind": 0}
"""Items that damage Undead instead of an attack, with their range in tiles."""
WORN = 0.8
"""The share of the value of a figure that the adventure wants destroyed that its lost Hit Points count, in proportion."""
GUARD = 1.6
"""The cost of a guard of the Chapel until it is destroyed, apart from its attacks."""


class Hit(NamedTuple):
    """One target of an attack: the probabilities of a hit and of destroying it, and the share of its Hit Points lost otherwise."""

    target: Figure
    chance: float
    kill: float
    worn: float


class Strike(NamedTuple):
    """An attack on chosen targets; `bonus` is its value apart from its targets, `cost` the value of the card."""

    card: CardId
    hits: tuple[Hit, ...]
    tile: int
    bonus: float
    cost: float


class Armoury:
    """The attacks of one Hero from any square."""

    def __init__(self, look: Outlook, prey: Mapping[Figure, float]) -> None:
        self.look, self.t, self.seat, self.prey = look, look.t, look.seat, prey
        self.bounty = {other.id: self._bounty(other) for other in look.quarry}
        self.named = {other.id: other for other in look.quarry}
        self._hits: dict[tuple[CardId, Figure, int, bool], Hit] = {}

    def _bounty(self, other: Monster) -> float:
        """The value of destroying a Monster, apart from its future attacks."""
        card = MONSTERS[other.kind]
        if card.thing:
            return 0.0
        shriek = SHRIEK * self.look.price[self.seat] if card.dies else 0.0
        return worth.EXPERIENCE * card.xp + (GUARD if other.guard else 0.0) - shriek

    # -------------------------------------------------------------- single targets

    def hit(self, card: CardId, other: Monster, place: Square) -> Hit:
        """The expected result of a card against a Monster, used on `place`."""
        key = (
            card,
            other.id,
            self.look.lay.tile_of[place],
            place in self.look.near(other),
        )
        found = self._hits.get(key)
        if found is None:
            mine = self.t.heroes[self.seat]
            kept, mine.square = mine.square, place
            found = self._hits[key] = self._hit(card, other)
            mine.square = kept
        return found

    def _hit(self, card: CardId, other: Monster) -> Hit:
        row = CARDS[card].attack
        if row is None:
            return Hit(other.id, 1.0, float(figure.monster_hp(other) <= CARDS[card].amount), 0.5)
        bonus, armour, damage = attack.chances(self.t, self.seat, card, other.id)
        chance = worth.odds(bonus, armour)
        mine = self.t.heroes[self.seat].id
        if figure.law(self.t, "distant-attacks-roll-two") and distance.tile_distance(self.t, mine, other.id) > 0:
            chance *= chance
        hp = figure.monster_hp(other)
        kill = chance * (damage >= hp) + (1 - chance) * (row.miss >= hp > 0)
        worn = chance * min(1.0, damage / hp) * (damage < hp) + (1 - chance) * (row.miss / hp) * (row.miss < hp)
        return Hit(other.id, chance, kill, worn)

    def gain(self, hit: Hit, place: Square) -> float:
        """The value of a hit to a Hero that stays on `place`."""
        full = self.bounty[hit.target] + self.look.burden(self.named[hit.target], place)
        return (hit.kill + 0.45 * hit.worn) * full + (hit.kill + WORN * hit.worn) * self.prey.get(hit.target, 0.0)

    # -------------------------------------------------------------- whole attacks

    def cards(self) -> list[CardId]:
        """The cards that use the attack and are usable with a target."""
        ready: list[CardId] = []
        for name in hero.in_front(self.t, self.seat):
            held = front.find_power(self.t, self.seat, name)
            if (CARDS[name].when == "attack" and not (held and held.used)) or name in HOLY:
                ready.append(name)
        return ready

    def from_square(self, card: CardId, place: Square) -> list[Strike]:
        """The ways to use a card on `place`, each with its targets from the best to the worst."""
        row = CARDS[card]
        found = self._targets(row, place)
        if not found:
            return []
        hits = sorted(
            (self.hit(card, other, place) for other in found),
            key=lambda hit: -self.gain(hit, place),
        )
        cost = worth.spend(self.t, card, self.look.weights)
        pick = row.attack.pick if row.attack else "one"
        if pick == "one":
            return [Strike(card, (hit,), -1, self._extra(row, (hit,), place), cost) for hit in hits[:4]]
        if row.attack is None:
            return []
        if pick == "some" and not row.attack.same_tile:
            chosen = tuple(hits[: row.attack.count])
            return [Strike(card, chosen, -1, 0.0, cost)]
        groups = self._groups(row.attack, hits, place)
        most = row.attack.count if pick == "some" else 99
        return [
            Strike(
                card,
                self._best(group, place, most),
                tile,
                self._extra(row, group, place),
                cost,
            )
            for tile, group in groups
        ]

    def _groups(self, shot: Attack, hits: list[Hit], place: Square) -> list[tuple[int, tuple[Hit, ...]]]:
        """The tiles in range with the targets on each; a large Monster is on several."""
        steps, under = self.look.lay.tile_steps(self.look.lay.tile_of[place]), self.look.under
        tiles = {tile for hit in hits for tile in under[hit.target]}
        reached = sorted(tile for tile in tiles if shot.where == "adjacent" or self._ranged(shot, steps[tile]))
        return [(tile, tuple(hit for hit in hits if tile in under[hit.target])) for tile in reached]

    def _best(self, group: tuple[Hit, ...], place: Square, most: int) -> tuple[Hit, ...]:
        return tuple(sorted(group, key=lambda hit: -self.gain(hit, place))[:most])

    def _targets(self, row: Card, place: Square) -> list[Monster]:
        tile, shot = self.look.lay.tile_of[place], row.attack
        if shot is None:
            reach = HOLY[row.id]
            near = [other for other in self.look.foes if self.look.steps(other)[tile] <= reach]
            return [other for other in near if figure.undead(self.t, other.id)]
        return [
            other
            for other in self.look.quarry
            if self._reaches(row, shot, other, place, self.look.steps(other)[tile]) and targets.meant(other, shot)
        ]

    def _reaches(self, row: Card, shot: Attack, other: Monster, place: Square, tiles: int) -> bool:
        near = place in self.look.near(other)
        if MONSTERS[other.kind].close:
            return near or place == other.square
        if shot.before in ("bound", "come-and-get-it"):
            return tiles <= 1
        if shot.before == "step-two":
            return near or self.look.ways(other).get(place, 99) <= 1 + min(2, stats.speed(self.t, self.seat))
        if row.effect == "attacks-on-the-run":
            return near or self.look.ways(other).get(place, 99) <= 1 + stats.speed(self.t, self.seat)
        if shot.where == "adjacent":
            return near
        if shot.pick == "each" and shot.where == "exactly":  # a large figure may be on several tiles
            own = self.look.lay.tile_of[place]
            return any(self.look.lay.tile_steps(own)[tile] == shot.tiles for tile in self.look.under[other.id])
        return self._ranged(shot, tiles)

    @staticmethod
    def _ranged(shot: Attack, tiles: int) -> bool:
        if shot.where == "own-tile":
            return tiles == 0
        return tiles == shot.tiles if shot.where == "exactly" else tiles <= shot.tiles

    def _extra(self, row: Card, hits: tuple[Hit, ...], place: Square) -> float:
        """The value of an attack apart from its damage."""
        shot = row.attack
        if shot is None or not (shot.then or shot.on_hit or shot.after):
            return 0.0
        chance = max(hit.chance for hit in hits)
        if shot.on_hit == "heal-near" or shot.after == "heal-tile":
            hurt = [self.look.price[other] for other in self._patients(place) if self.t.heroes[other].damage > 0]
            return 0.8 * (sum(hurt) if shot.after else chance * max(hurt, default=0.0))
        if shot.on_hit == "cleave":
            tile = self.look.lay.tile_of[place]
            others = [one for one in self.look.quarry if tile in self.look.under[one.id] and one.id != hits[0].target]
            worths = [
                (self.bounty[one.id] + self.look.burden(one, place)) * (1.0 if figure.monster_hp(one) == 1 else 0.4)
                for one in others
            ]
            return chance * max(worths, default=0.0)
        small = {
            "tide-of-iron": 0.15 * chance,
            "reposition": 0.1,
            "thunderwave": 0.3,
            "end-condition": 0.02,
            "drive-off": 0.3,
            "silver": 0.5,
            "stake": 0.8 * sum(self.look.harm(other, place) for other in self.look.foes if other.id == hits[0].target),
        }
        return small.get(shot.then, 0.0) + small.get(shot.on_hit, 0.0) + small.get(shot.after, 0.0)

    def _patients(self, place: Square) -> list[int]:
        area = self.look.lay.area(self.look.lay.tile_of[place], 1)
        return [other for other, there in self.look.where.items() if other == self.seat or self.look.lay.tile_of[there] in area]
