"""What agents foretell of Monsters: what is kept for many squares at once is what a closer look at each of them finds."""

import castle
import pytest

from game.rules.ravenloft.agents.levels import STEADY
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Monster, Square


def slow_harm(look: Outlook, other: Monster, place: Square) -> float:
    """One activation of a Monster, worked out for this very square."""
    blows = look.blows(other, {**look.where, look.seat: place})
    return sum(look.price[blow.seat] * blow.mean for blow in blows if blow.seat >= 0)


@pytest.mark.parametrize("scattered", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_harm_of_every_square_is_that_of_a_closer_look(seed: int, scattered: bool) -> None:
    """Those who are as near, in reach or beside a Monster matter, and nobody else (CR-147)."""
    t = castle.night(20, scattered=scattered, seed=seed)
    spared = 0
    for seat in range(len(t.heroes)):
        look, plain = Outlook(t, seat, STEADY), Outlook(t, seat, STEADY)
        for other in look.foes:
            for place in chart(t.board).tile_of:
                assert look.harm(other, place) == slow_harm(plain, other, place), (other.id, place)
                spared += place not in look.near(other) and look._misses(other, look.lay.tile_of[place])
    assert spared > 100


@pytest.mark.parametrize("scattered", [False, True])
def test_what_a_monster_costs_later_depends_on_the_nearest_hero(scattered: bool) -> None:
    t = castle.night(20, scattered=scattered, seed=3)
    look = Outlook(t, 0, STEADY)
    tile_of = chart(t.board).tile_of
    for other in look.foes:
        found = dict[int, set[float]]()
        for place in (None, *tile_of):
            where = look.where if place is None else {**look.where, 0: place}
            far = min(look.steps(other)[tile_of[there]] for there in where.values())
            found.setdefault(min(4, far), set()).add(look.later(other, place))
        assert all(len(values) == 1 for values in found.values())
        nearer = [min(found[far]) for far in sorted(found)]
        assert nearer == sorted(nearer, reverse=True)
