"""Villains and placings in narrow places: ties, full tiles, the Crowd, bases beside an occupied bone pile."""

import pytest

from game.rules.engine.script import Choice, Decision
from game.rules.ravenloft import activation, event, hero
from game.rules.ravenloft.choice import Spot
from game.rules.ravenloft.space import board, distance, figure, placing
from game.rules.ravenloft.state import Board, Marker, Placed
from tests.ravenloft.cards.scene import HIT, MISS, asked, drift, grant, hp, only, result, row, tile, villain, where
from tests.ravenloft.kit import Dice, drive, proves, put, spot

KINDS = [
    "wolf",
    "ghoul",
    "zombie",
    "spider",
    "skeleton",
    "wraith",
    "rat-swarm",
    "gargoyle",
    "kobold-skirmisher",
    "blazing-skeleton",
]


@proves("count-strahd", "CR-147", "CR-159")
def test_the_count_goes_for_one_of_the_strongest_though_another_is_far(dice: Dice) -> None:
    state = row("kat,thorgrim", tiles=4, at={"kat": (1, 1, 1), "thorgrim": (3, 1, 1)})
    strahd = villain(state, "count-strahd", 0, 1, 1, damage=2)
    dice(HIT)
    events = drift(activation.act(state, strahd.id))
    assert only(events, event.MonsterActivated)[0].line == 3 and hp(state, "kat", "thorgrim") == [6, 8]
    assert [one.cause for one in only(events, event.Healed)] == ["drink"] and strahd.damage == 1


@proves("klak", "CR-066")
def test_klak_vanishes_to_the_nearest_empty_tile_and_beside_it_if_it_is_full(dice: Dice) -> None:
    state = row("kat", tiles=4, at={"kat": (0, 0, 0)})
    klak = villain(state, "klak", 0, 3, 3)
    dice(MISS)
    assert {place[0] for place in asked(state, activation.act(state, klak.id), "prompt-monster-square")} == {1}
    state = row("kat", tiles=4, at={"kat": (0, 0, 0)})
    klak = villain(state, "klak", 0, 3, 3)
    for number, place in enumerate(board.chart(state.board).cells[1].floor):
        put(state, KINDS[number % len(KINDS)], 1, 0, 0).square = place
    dice(MISS)
    drift(activation.act(state, klak.id))
    assert tile(state, klak) in (0, 2), "the nearest free square"


@proves("howling-hag", "CR-237", "CR-178")
def test_the_hags_claw_carries_no_crowd_and_nobody_where_there_is_nowhere(dice: Dice) -> None:
    state = row("arjhan", tiles=4, at={"arjhan": (3, 1, 1)})
    state.markers.append(Marker("illusionary-crowd", 0, 0))
    hag = villain(state, "howling-hag", 0, 0, 0)
    dice(HIT)
    events = drift(activation.act(state, hag.id))
    assert only(events, event.Attacked)[0].target == "illusionary-crowd" and where(state, "arjhan") == (3, 1, 1)
    state = row("arjhan", tiles=1, at={"arjhan": (0, 0, 0)})
    hag = villain(state, "howling-hag", 0, 1, 1)
    dice(HIT)
    events = drift(activation.act(state, hag.id))
    assert hp(state, "arjhan") == [8] and not only(events, event.Relocated)


@proves("howling-hag", "CR-147", "CR-066")
def test_the_hag_appears_by_the_nearer_of_two_on_equally_far_tiles_and_near_a_full_one() -> None:
    state = row("arjhan,kat", tiles=5, at={"arjhan": (4, 1, 1), "kat": (0, 3, 3)})
    state.heroes[1].square = spot(0, 0, 0, state)
    hag = villain(state, "howling-hag", 2, 1, 2)
    assert distance.square_distance(state, hag.id, "arjhan") < distance.square_distance(state, hag.id, "kat")
    drift(activation.act(state, hag.id))
    assert distance.adjacent(state, hag.id, "arjhan")
    state = row("arjhan", tiles=4, at={"arjhan": (3, 1, 1)})
    for number, place in enumerate(board.chart(state.board).cells[3].floor):
        if place != state.heroes[0].square:
            put(state, KINDS[number % len(KINDS)], 3, 1, 2).square = place
    hag = villain(state, "howling-hag", 0, 0, 0)
    drift(activation.act(state, hag.id))
    assert tile(state, hag) == 2, "the tile is full: the nearest free square"


@proves("CR-066", "CR-157")
def test_a_placing_says_whether_it_could_be_done_and_no_monster_is_put_off_the_board() -> None:
    state = row("kat", tiles=3, at={"kat": (0, 0, 0)})
    wolf, golem = put(state, "wolf", 2, 1, 1), villain(state, "flesh-golem", 1, 0, 0)
    assert result(placing.place_adjacent(state, 0, golem.id, "kat")) is False
    assert result(placing.place_adjacent(state, 0, wolf.id, "kat")) is True and distance.adjacent(state, wolf.id, "kat")
    assert result(placing.place_adjacent(state, 0, wolf.id, "kat")) is True, "it is there already"
    ghoul = put(state, "ghoul", 2, 1, 1)
    for number, place in enumerate(placing.adjacent_free(state, "kat")):
        put(state, KINDS[number + 2], 2, 0, 0).square = place
    assert result(placing.place_adjacent(state, 0, ghoul.id, "kat")) is False and where(state, ghoul) == (2, 1, 1)
    assert drift(placing.relocate(state, "nobody-1", 5)) == []
    with pytest.raises(ValueError, match="off the board"):
        drift(placing.relocate(state, wolf.id, None))


@proves("feywalk-amulet", "CR-294", "CR-066")
def test_with_the_amulet_any_free_square_but_no_other() -> None:
    state = row("kat,arjhan", tiles=2, at={"kat": (0, 0, 0), "arjhan": (1, 1, 1)}, items={"kat": ["feywalk-amulet"]})
    put(state, "wolf", 1, 2, 2)
    squares = asked(state, placing.teleport(state, 0, 1), "prompt-place")
    assert (0, 0, 0) in squares and (1, 1, 1) not in squares and (1, 2, 2) not in squares
    assert len(squares) == len(list(board.chart(state.board).near)) - 2


@proves("torch")
def test_the_torch_drives_no_farther_than_one_tile(dice: Dice) -> None:
    state = row("kat", tiles=4, at={"kat": (1, 0, 0)})
    put(state, "gargoyle", 1, 3, 3)
    grant(state, "torch")
    dice(MISS)
    assert asked(state, hero.use(state, 0, "torch"), "prompt-push-tile") == [0, 1, 2]


@proves("CR-040", "CR-279")
@pytest.mark.parametrize("kind", ["flesh-golem", "gravestorm"])
@pytest.mark.parametrize("name", ["T10", "T09", "T37", "T20"])
def test_a_large_villain_stands_as_near_to_an_occupied_bone_pile_as_fits(kind: str, name: str) -> None:
    state = row("kat", tiles=1)
    state.board = Board([Placed(name, 0, 0, 0), Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0)])
    bones = board.chart(state.board).cells[0].bones
    state.heroes[0].square = bones
    corners = placing.berths(state, kind, [0])

    def away(corner: int) -> int:
        x, y = board.xy(bones)
        return min(max(abs(x - here[0]), abs(y - here[1])) for here in map(board.xy, figure.base_at(kind, corner)))

    nearest = sorted(corner for corner in corners if away(corner) == min(map(away, corners)))
    offered = list[tuple[Choice, ...]]()

    def first(question: Decision, options: tuple[Choice, ...]) -> Choice:
        offered.append(options)
        return options[0]

    place = drive(placing.berth(state, kind, 0), first)[1]
    assert place in nearest and away(place) > 0
    assert offered == ([tuple(map(Spot, nearest))] if len(nearest) > 1 else [])


@proves("howling-hag", "CR-147", "CR-149")
def test_the_hag_appears_next_to_the_hero_and_no_farther_and_nobody_picks_between_unlike_ways() -> None:
    state = row("arjhan,kat", tiles=5, at={"arjhan": (0, 0, 0), "kat": (4, 1, 1)})
    hag = villain(state, "howling-hag", 2, 1, 2)
    assert distance.square_distance(state, hag.id, "kat") < distance.square_distance(state, hag.id, "arjhan")
    squares = asked(state, activation.act(state, hag.id), "prompt-monster-square")
    kat = state.heroes[1].square
    assert kat is not None and {spot(*place, state) for place in squares} == set(board.chart(state.board).near[kat])
