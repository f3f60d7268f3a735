"""Positions and distances of Heroes and Monsters, computed once for all plans of a Hero."""

from collections.abc import Collection

from game.rules.engine.secret import Seat
from game.rules.ravenloft import stats
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Figure, Monster, Square, State


class Positions:
    """The figures as the Hero of `seat` plans: squares, tiles, distances, AC, and the value of a Hit Point to each Hero."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        self.t, self.seat, self.lay, self.weights = t, seat, chart(t.board), weights
        self.price = [worth.price(t, other, weights) for other in range(len(t.heroes))]
        self.where: dict[Seat, Square] = {other: t.heroes[other].square or 0 for other in figure.standing(t)}
        self.foes = figure.foes(t)
        self.quarry = self.foes + t.things
        self.under = {other.id: figure.tiles_under(t, figure.covered(other)) for other in self.quarry}
        self.crowd = next((mark.tile for mark in t.markers if mark.card == figure.CROWD), None)
        self._reach: dict[Figure, tuple[Collection[Square], list[int]]] = {}
        self._armour: dict[tuple[Seat, int], int] = {}

    def near(self, other: Monster) -> Collection[Square]:
        """The squares next to a Monster's base."""
        return self._around(other)[0]

    def steps(self, other: Monster) -> list[int]:
        """Tile distances from a Monster to every tile, from the nearest of its own tiles (CR-039)."""
        return self._around(other)[1]

    def _around(self, other: Monster) -> tuple[Collection[Square], list[int]]:
        found = self._reach.get(other.id)
        if found is None:
            lay, under = self.lay, self.under[other.id]
            if other.kind not in figure.LARGE:
                found = lay.near.get(other.square, ()), lay.tile_steps(under[0])
            else:
                base = figure.covered(other)
                near = {there for place in base for there in lay.near.get(place, ())}
                found = near.difference(base), [min(ways) for ways in zip(*map(lay.tile_steps, under), strict=True)]
            self._reach[other.id] = found
        return found

    def ways(self, other: Monster) -> dict[Square, int]:
        """Square distances from a Monster's base to every square."""
        if other.kind not in figure.LARGE:
            return self.lay.square_steps(other.square)
        return self.lay.square_steps(*(place for place in figure.covered(other) if place in self.lay.near))

    def armour(self, seat: Seat, tile: int) -> int:
        """A Hero's AC on a tile, with the bonuses of others there."""
        key = (seat, tile)
        if key not in self._armour:
            hero = self.t.heroes[seat]
            kept = hero.square
            hero.square = self.lay.cells[tile].floor[0]
            self._armour[key] = stats.armour(self.t, hero.id)
            hero.square = kept
        return self._armour[key]
