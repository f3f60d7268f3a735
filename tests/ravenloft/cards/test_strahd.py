"""Count Strahd von Zarovich: his card and the six lines of his script."""

from typing import Any

import pytest

from game.rules.ravenloft import activation, event
from game.rules.ravenloft.choice import Target
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Board, Hero, Placed, State
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.cards.scene import HIT, MISS, act, drift, gone, hp, only, row, to, use, villain, where
from tests.ravenloft.kit import Dice, on_top, proves, put

CRYPT = Placed("T32", 1, 1, 2)
"""The Count's crypt south of the second tile of the row, its open side to the north."""


def crypt(heroes: str = "thorgrim", *, tiles: int = 3, **more: Any) -> State:
    """A row of tiles and the crypt."""
    state = row(heroes, tiles=tiles, **more)
    state.board = Board([*state.board.tiles, CRYPT])
    return state


def bones(state: State) -> tuple[int, int, int]:
    """The bone pile of the crypt."""
    return where_is(state, board.chart(state.board).cells[-1].bones)


def where_is(state: State, place: int) -> tuple[int, int, int]:
    state.heroes.append(Hero("wanderer", place, [], []))
    there = where(state, "wanderer")
    state.heroes.pop()
    return there


def lines(events: list[Any]) -> list[int]:
    return [activated.line for activated in only(events, event.MonsterActivated)]


def attacks(events: list[Any]) -> list[tuple[str, int, str]]:
    return [(attack.card, attack.bonus, attack.target) for attack in only(events, event.Attacked)]


@proves("count-strahd", "CR-143", "CR-158")
def test_the_numbers_on_the_counts_card(dice: Dice) -> None:
    card = MONSTERS["count-strahd"]
    assert (card.ac, card.hp, card.xp, card.base, card.markers) == (19, 12, 6, 1, ["mistform"])
    assert card.villain and set(card.kinds) == {"vampire", "undead"}
    state = row("thorgrim")
    state.turn.looted = []
    on_top(state, "treasure", "breath-of-life")
    strahd = villain(state, "count-strahd", 0, 1, 1, damage=11)
    dice(HIT)
    events = use(state, "healing-strike", Target(strahd.id))
    assert gone(state, strahd) and state.pile == ["count-strahd"] and only(events, event.TreasureDrawn), "6 XP and a Treasure"


@proves("count-strahd", "CR-262", "CR-160")
def test_line_one_wounded_he_turns_to_mist_and_goes_home(dice: Dice) -> None:
    state = crypt()
    strahd = villain(state, "count-strahd", 0, 1, 1, damage=7, markers=("mistform",))
    events = act(state, strahd)
    assert lines(events) == [1] and not attacks(events) and where(state, strahd) == bones(state)
    assert strahd.markers == [] and only(events, event.MarkerSpent)


@proves("count-strahd", "CR-160")
@pytest.mark.parametrize("why", ["six hit points", "no marker", "no crypt"])
def test_line_one_needs_wounds_the_marker_and_the_crypt(dice: Dice, why: str) -> None:
    state = row("thorgrim", tiles=3) if why == "no crypt" else crypt()
    strahd = villain(state, "count-strahd", 0, 1, 1, damage=6 if why == "six hit points" else 7)
    strahd.markers = [] if why == "no marker" else ["mistform"]
    dice(MISS)
    assert lines(act(state, strahd)) == [2]


@proves("count-strahd", "CR-279")
def test_line_one_takes_the_nearest_square_when_his_bone_pile_is_occupied() -> None:
    state = crypt()
    place = bones(state)
    put(state, "wolf", *place)
    strahd = villain(state, "count-strahd", 0, 1, 1, damage=7, markers=("mistform",))
    act(state, strahd, to(state, 3, place[1], place[2] - 1))
    assert where(state, strahd) == (3, place[1], place[2] - 1)


@proves("count-strahd", "CR-159", "CR-120")
def test_line_two_bites_the_strongest_adjacent_hero_and_drinks(dice: Dice) -> None:
    state = row("thorgrim,arjhan,kat", at={"thorgrim": (0, 0, 0), "kat": (0, 0, 2), "arjhan": (1, 0, 0)})
    state.heroes[2].damage = 1
    strahd = villain(state, "count-strahd", 0, 1, 1, damage=3)
    dice(9)
    events = act(state, strahd)
    assert lines(events) == [2] and attacks(events) == [("bite", 8, "thorgrim")], "Arjhan has more, but is not adjacent"
    assert hp(state, "thorgrim", strahd) == [6, 10], "17 hits AC 17; he regains 1"
    dice(5)
    events = act(state, strahd)
    assert attacks(events) == [("bite", 8, "kat")] and hp(state, "kat", strahd) == [7, 10], "13 misses: nothing to drink"


@proves("count-strahd", "CR-159", "CR-149")
def test_line_three_goes_for_the_hero_with_most_hit_points(dice: Dice) -> None:
    state = row("thorgrim,arjhan", tiles=3, at={"thorgrim": (1, 3, 3), "arjhan": (2, 0, 0)})
    strahd = villain(state, "count-strahd", 1, 0, 0)
    dice(9)
    events = act(state, strahd, to(state, 1, 1, 3))
    assert lines(events) == [3] and attacks(events) == [("bite", 8, "arjhan")] and hp(state, "arjhan") == [8]
    assert distance.adjacent(state, strahd.id, "arjhan")


@proves("count-strahd", "CR-120")
def test_line_three_lets_him_drink_too(dice: Dice) -> None:
    state = row("thorgrim", at={"thorgrim": (1, 3, 3)})
    strahd = villain(state, "count-strahd", 1, 0, 0, damage=2)
    dice(HIT)
    assert lines(act(state, strahd)) == [3] and hp(state, strahd) == [11]


@proves("count-strahd", "CR-145", "CR-034")
@pytest.mark.parametrize(("weaker", "number"), [((1, 3, 3), 4), ((3, 1, 1), 6)])
def test_lines_three_and_four_reach_one_tile(dice: Dice, weaker: tuple[int, int, int], number: int) -> None:
    state = row("arjhan,kat", tiles=4, at={"arjhan": (2, 3, 3), "kat": weaker})
    strahd = villain(state, "count-strahd", 0, 0, 0)
    dice(MISS)
    assert lines(drift(activation.act(state, strahd.id))) == [number], "the strongest is two tiles away"


@proves("count-strahd")
def test_line_three_takes_the_closest_of_several_equally_strong(dice: Dice) -> None:
    state = row("thorgrim,kat", tiles=3, at={"thorgrim": (2, 0, 3), "kat": (1, 3, 3)})
    strahd = villain(state, "count-strahd", 1, 0, 0)
    dice(HIT)
    assert attacks(act(state, strahd)) == [("bite", 8, "kat")], "8 Hit Points each"


@proves("count-strahd", "CR-151")
def test_line_four_burns_the_closest_tile_when_the_strongest_is_far(dice: Dice) -> None:
    state = row("thorgrim,kat,arjhan", tiles=5, at={"thorgrim": (1, 3, 3), "kat": (1, 3, 2), "arjhan": (4, 1, 2)})
    strahd = villain(state, "count-strahd", 0, 0, 0)
    dice(8, 5)
    events = act(state, strahd, Target("thorgrim"))
    assert lines(events) == [4] and attacks(events) == [("ball-of-fire", 8, "thorgrim"), ("ball-of-fire", 8, "kat")]
    assert hp(state, "thorgrim", "kat", "arjhan") == [6, 7, 10], "2 for the hit, 1 for the miss"
    assert where(state, strahd) == (0, 0, 0)


@proves("count-strahd", "CR-159", "CR-176")
@pytest.mark.parametrize(("damage", "number"), [(7, 5), (6, 6)])
def test_line_five_calls_help_for_the_hero_with_fewest_monsters(damage: int, number: int) -> None:
    state = row("thorgrim,kat", tiles=4, at={"thorgrim": (3, 1, 1), "kat": (3, 1, 2)})
    put(state, "wolf", 3, 2, 1, owner=0)
    strahd = villain(state, "count-strahd", 0, 0, 0, damage=damage)
    on_top(state, "monster", "zombie")
    answers = [to(state, 2, 2, 1)] if number == 6 else []
    events = act(state, strahd, *answers)
    assert lines(events) == [number]
    if number == 5:
        [zombie] = figure.controlled(state, 1)
        assert where(state, zombie) == (0, 1, 2) and where(state, strahd) == (0, 0, 0), "on the bone pile of his tile"
    else:
        assert where(state, strahd) == (2, 2, 1) and not figure.controlled(state, 1)


@proves("count-strahd")
def test_line_five_asks_the_active_player_when_heroes_control_equally_many() -> None:
    state = row("thorgrim,kat", tiles=4, at={"thorgrim": (3, 1, 1), "kat": (3, 1, 2)})
    strahd = villain(state, "count-strahd", 0, 0, 0, damage=8)
    on_top(state, "monster", "zombie")
    act(state, strahd, Target("kat"))
    assert len(figure.controlled(state, 1)) == 1


@proves("count-strahd", "CR-146")
def test_line_six_moves_two_tiles_toward_the_closest_hero() -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (3, 1, 1)})
    strahd = villain(state, "count-strahd", 0, 0, 0)
    events = act(state, strahd, to(state, 2, 0, 0))
    assert lines(events) == [6] and where(state, strahd) == (2, 0, 0) and not attacks(events)
