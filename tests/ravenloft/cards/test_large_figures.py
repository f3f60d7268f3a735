"""Large Villains: where they fit, how they move and are met, and what never moves them."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from game.rules.engine.script import Choice, Decision, freeze, thaw
from game.rules.ravenloft import activation, event, hero, monster_moves, stats
from game.rules.ravenloft.adventures import quests
from game.rules.ravenloft.choice import PickTile, React, Spot, Target
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.space import distance, figure, markers, placing, targets
from game.rules.ravenloft.space.board import WIDTH, chart, square, xy
from game.rules.ravenloft.state import Board, Marker, Monster, Placed, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS, POWERS
from game.rules.ravenloft.tables.content import Attack
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    At,
    act,
    asked,
    choices,
    drift,
    encounter,
    gone,
    grant,
    hp,
    offered,
    only,
    play,
    result,
    row,
    spring_trap,
    to,
    use,
    villain,
    where,
)
from tests.ravenloft.kit import Dice, drive, on_top, put, spot, trap
from tests.ravenloft.scenes import drawing, dungeons, grow

LARGE = ("gravestorm", "flesh-golem", "zombie-dragon")


def on(state: State, other: Monster) -> list[int]:
    return figure.tiles_of(state, other.id)


def base_of(kind: str, corner: int) -> set[int]:
    """The squares under a base, counted here once more."""
    return {corner + column + line * WIDTH for line in range(MONSTERS[kind].base) for column in range(MONSTERS[kind].base)}


def wolves(state: State, places: Iterable[int]) -> None:
    """Crowd these squares: more Wolves than the box holds."""
    state.heroes[0].threats += [Monster(f"wolf-{place}", "wolf", place) for place in places]


def hall(*tiles: str, kat: At | None = None) -> State:
    """Tiles from north to south, by name."""
    state = row("kat", tiles=1)
    state.board = Board([Placed(name, 0, line, 0) for line, name in enumerate(tiles)])
    state.heroes[0].square = None if kat is None else spot(*kat, state)
    return state


# ------------------------------------------------------------------ where it fits


@pytest.mark.card(*LARGE)
@pytest.mark.rule("CR-040", "CR-277")
@given(dungeon=dungeons(), seed=st.integers(0, 10_000), kind=st.sampled_from(LARGE))
@settings(max_examples=40, deadline=None)
def test_berths_are_all_places_that_fit_and_walls_only_where_nothing_else_does(
    dungeon: list[Placed], seed: int, kind: str
) -> None:
    state, lot = row("kat"), Random(seed)
    state.board = Board(dungeon)
    lay = chart(state.board)
    state.heroes[0].square = lot.choice(list(lay.near))
    wolves(state, lot.sample(sorted(lay.near), min(12, len(lay.near))))
    goal, full = lot.randrange(len(dungeon)), figure.taken(state)
    floor = set(lay.near)
    ground = {(4 * placed.x + c, 4 * placed.y + r) for placed in dungeon for c in range(4) for r in range(4)}
    xs, ys = zip(*map(xy, floor), strict=True)
    around = [square(x, y) for y in range(min(ys) - 3, max(ys) + 1) for x in range(min(xs) - 3, max(xs) + 1)]
    there = set(lay.cells[goal].floor)
    free = [corner for corner in around if not base_of(kind, corner) & full and base_of(kind, corner) & there]
    whole = [corner for corner in free if base_of(kind, corner) <= floor]
    walled = [corner for corner in free if {xy(place) for place in base_of(kind, corner)} <= ground]
    assert placing.berths(state, kind, [goal]) == (whole or walled)


@pytest.mark.card(*LARGE)
@pytest.mark.rule("CR-040", "CR-285")
@pytest.mark.parametrize(("kind", "name"), [("gravestorm", "T33"), ("flesh-golem", "T40"), ("zombie-dragon", "T38")])
@pytest.mark.parametrize("turns", range(4))
def test_each_large_villain_covers_the_bone_pile_of_its_own_tile(kind: str, name: str, turns: int) -> None:
    state = row("kat", tiles=1)
    state.board.tiles.append(Placed(name, 1, 0, turns))
    lay = chart(state.board)
    other = result(quests.enter_villain(state, kind, 1))
    assert other is not None and lay.cells[1].bones in figure.covered(other)
    floor = drawing(state.board.tiles)
    assert {xy(place) for place in figure.covered(other)} <= floor, "all of it on floor"
    assert other.markers == MONSTERS[kind].markers and state.villains == [other]


@pytest.mark.rule("CR-040")
@pytest.mark.parametrize(("kind", "walls"), [("gravestorm", 3), ("flesh-golem", 0)])
def test_in_a_hallway_walls_are_the_last_resort(kind: str, walls: int) -> None:
    state = hall("T13")
    corners = placing.berths(state, kind, [0])
    found = {sum(place not in chart(state.board).near for place in base_of(kind, corner)) for corner in corners}
    assert found == {walls}, "two squares wide"
    assert chart(state.board).cells[0].bones in base_of(kind, result(placing.berth(state, kind, 0)))


@pytest.mark.rule("CR-040")
@pytest.mark.parametrize(
    ("kat", "places"),
    [
        ((0, 3, 3), [(0, 0, 1), (0, 0, 2), (0, 1, 1), (0, 1, 2)]),
        ((0, 1, 2), [(0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 2, 1), (0, 2, 2)]),
    ],
    ids=["over it", "beside it: each of them touches it"],
)
def test_the_active_player_picks_among_the_places_nearest_to_the_bone_pile(kat: At, places: list[At]) -> None:
    state = row("kat", tiles=1, at={"kat": kat})  # its bone pile is in row 1, column 2
    assert sorted(asked(state, placing.berth(state, "flesh-golem", 0), "prompt-monster-square")) == places


@pytest.mark.rule("CR-040")
def test_where_nothing_fits_there_is_no_place() -> None:
    state = row("kat", tiles=1, at={"kat": (0, 1, 1)})
    wolves(state, [spot(0, *place, state) for place in [(1, 3), (3, 1), (3, 3)]])
    assert result(placing.berth(state, "flesh-golem", 0)) is None
    assert result(quests.enter_villain(state, "flesh-golem", 0)) is None


def crowded(dungeon: list[Placed], seed: int, kind: str) -> tuple[State, Monster]:
    """A dungeon with Kat, a large Villain somewhere, perhaps with walls under it, and so many Wolves that room is rare."""
    state, lot = row("kat"), Random(seed)
    state.board = Board(dungeon)
    floor = sorted(chart(state.board).near)
    state.heroes[0].square = lot.choice(floor)
    other = villain(state, kind, 0, 0, 0)
    other.square = lot.choice(floor) - lot.choice([0, 1, WIDTH, WIDTH + 1])
    taken = {*figure.covered(other), state.heroes[0].square}
    wolves(state, [place for place in lot.sample(floor, min(lot.randrange(24), len(floor))) if place not in taken])
    return state, other


@pytest.mark.card(*LARGE)
@pytest.mark.rule("CR-040", "CR-147", "CR-149", "CR-277")
@given(dungeon=dungeons(), seed=st.integers(0, 10_000), kind=st.sampled_from(LARGE))
@settings(max_examples=60, deadline=None)
def test_beside_a_hero_it_stands_where_it_fits_anywhere_and_goes_there_by_the_nearest_way(
    dungeon: list[Placed], seed: int, kind: str
) -> None:
    state, other = crowded(dungeon, seed, kind)
    lay, own, place = chart(state.board), figure.covered(other), state.heroes[0].square or 0
    fits = [
        corner
        for corner in placing.berths(state, kind, range(len(dungeon)), own)
        if any(there in base_of(kind, corner) for there in lay.near[place])
    ]
    found = placing.berths_beside(state, other, "kat")
    assert found == (fits or placing.berths(state, kind, [lay.tile_of[place]], own))
    ways = [lay.square_steps(start) for start in own if start in lay.near]
    away = {
        corner: min((way.get(there, 9999) for way in ways for there in base_of(kind, corner)), default=9999) for corner in found
    }
    assert placing.nearest_berths(state, other, found) == [one for one in found if away[one] == min(away.values())]


@pytest.mark.rule("CR-040", "CR-149")
def test_walls_beside_a_hero_are_the_last_resort_of_the_whole_dungeon() -> None:
    """In a hallway it stands on walls next to Kat; where another tile has room it does not stand beside her on walls."""
    state = hall("T13", "T13", kat=(0, 0, 1))
    storm = villain(state, "gravestorm", 1, 1, 0)
    corners = placing.berths_beside(state, storm, "kat")
    assert corners
    for storm.square in corners:
        assert distance.adjacent(state, storm.id, "kat")
        assert any(place not in chart(state.board).near for place in figure.covered(storm))
    state.board = Board([*state.board.tiles, Placed("T10", 0, 2, 0)])
    storm.square = spot(2, 0, 0, state)
    assert placing.berths_beside(state, storm, "kat") == placing.berths(state, "gravestorm", [0]), "on her tile, wherever"


@pytest.mark.rule("CR-040", "CR-066")
def test_where_a_tile_is_full_a_small_villain_stands_nearest_to_it() -> None:
    """All eight squares of the hallway are taken: the free ones of the next tile are three and four rows from its bone pile."""
    state = hall("T13", "T10")
    lay = chart(state.board)
    state.heroes[0].square = lay.cells[0].bones
    wolves(state, [place for place in lay.cells[0].floor if place != lay.cells[0].bones])
    found = asked(state, placing.berth(state, "count-strahd", 0), "prompt-monster-square")
    assert found and {place[:2] for place in found} == {(1, 0)}


@pytest.mark.rule("CR-279")
def test_its_own_squares_are_free_for_itself() -> None:
    state = row("kat", tiles=1, at={"kat": (0, 0, 0)})
    golem = villain(state, "flesh-golem", 0, 1, 1)
    free = placing.berths(state, "flesh-golem", [0], figure.covered(golem))
    assert golem.square in free and golem.square not in placing.berths(state, "flesh-golem", [0])


# ------------------------------------------------------------------ moving by its script


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-277", "CR-146")
def test_tiles_are_counted_from_the_one_under_the_base_that_is_nearest() -> None:
    state = row("kat", tiles=5, at={"kat": (4, 1, 1)})
    golem = villain(state, "flesh-golem", 0, 1, 3)  # on tiles 0 and 1
    drift(activation.act(state, golem.id))
    assert 2 in on(state, golem) and 3 not in on(state, golem)


@pytest.mark.card("gravestorm")
@pytest.mark.rule("CR-277")
def test_after_a_move_it_covers_a_square_of_the_tile_reached() -> None:
    state = row("kat", tiles=5, at={"kat": (4, 1, 1)})
    storm = villain(state, "gravestorm", 0, 0, 0)
    found = asked(state, activation.act(state, storm.id), "prompt-monster-square")
    reached = [{chart(state.board).tile_of.get(place) for place in base_of("gravestorm", spot(*place, state))} for place in found]
    assert found and all(2 in tiles for tiles in reached) and any(3 in tiles for tiles in reached)


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-149", "CR-150")
def test_it_stands_next_to_its_target_by_the_nearest_way() -> None:
    state = row("kat", tiles=2, at={"kat": (1, 1, 3)})
    golem = villain(state, "flesh-golem", 0, 1, 0)
    found = asked(state, activation.act(state, golem.id), "prompt-monster-square")
    assert {place[2] for place in found} == {1} and {place[0] for place in found} == {1}, "two columns before Kat"
    before = golem.square
    golem.square = spot(1, 1, 1, state)
    play(state, monster_moves.move_adjacent(state, golem, "kat"))
    assert golem.square == spot(1, 1, 1, state) != before, "it is there already"


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-149")
def test_without_room_beside_its_target_it_comes_to_the_tile_and_without_any_it_stays_and_strikes(dice: Dice) -> None:
    state = row("kat", tiles=2, at={"kat": (1, 0, 3)})
    wolves(state, [spot(1, *place, state) for place in [(0, 2), (1, 2), (1, 3)]])
    golem = villain(state, "flesh-golem", 0, 1, 0)
    dice(HIT)
    drift(activation.act(state, golem.id))
    assert 1 in on(state, golem) and not distance.adjacent(state, golem.id, "kat") and hp(state, "kat") == [6]
    wolves(state, [spot(1, *place, state) for place in [(0, 0), (2, 0), (2, 2)]])
    golem.square = spot(0, 1, 0, state)
    dice(HIT)
    events = drift(activation.act(state, golem.id))
    assert on(state, golem) == [0] and hp(state, "kat") == [4] and not only(events, event.MonsterMoved)


@pytest.mark.rule("CR-146", "CR-152")
def test_it_stays_where_the_tile_that_it_makes_for_has_no_room() -> None:
    state = row("kat", tiles=3, at={"kat": (2, 1, 1)})
    wolves(state, [spot(1, *place, state) for place in [(1, 1), (1, 3), (3, 1), (3, 3), (1, 0), (3, 0)]])
    golem = villain(state, "flesh-golem", 0, 1, 0)
    events = act(state, golem)
    assert only(events, event.MonsterIdle) and on(state, golem) == [0]


@pytest.mark.card("zombie-dragon")
@pytest.mark.rule("CR-227")
def test_only_a_tile_that_it_comes_to_springs_a_glyph() -> None:
    state = row("kat,arjhan", tiles=3, at={"kat": (2, 0, 0), "arjhan": (2, 3, 3)})
    dragon = villain(state, "zombie-dragon", 0, 1, 3)
    state.markers.append(Marker("glyph-of-warding", 1, 1))
    assert on(state, dragon) == [0, 1]
    play(state, monster_moves.step_to(state, dragon, spot(1, 1, 1, state)))
    assert hp(state, dragon) == [13] and state.markers, "it stood there before"
    dragon.square = spot(0, 1, 0, state)
    events = play(state, monster_moves.step_to(state, dragon, spot(0, 1, 3, state)))
    assert hp(state, dragon) == [12] and not state.markers and only(events, event.MarkerRemoved)


# ------------------------------------------------------------------ met by Heroes


@pytest.mark.card("gravestorm")
@pytest.mark.rule("CR-059", "CR-040")
def test_nobody_walks_through_a_base_and_nobody_is_placed_on_it() -> None:
    state = row("kat", tiles=2, at={"kat": (0, 3, 0)})
    storm = villain(state, "gravestorm", 0, 0, 1)
    base = set(figure.covered(storm))
    assert len(base) == 9 and base <= figure.blocked(state) and not base & set(figure.free_squares(state, 0))
    walks = {choice.square for choice in hero.menu(state, 0) if hasattr(choice, "square")}
    assert walks and not walks & base
    assert spot(0, 0, 0, state) in walks, "past it along the wall"


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-039", "CR-109", "CR-110", "CR-245")
@pytest.mark.parametrize(
    ("card", "place", "reaches"),
    [
        ("cleave", (0, 1, 2), True), ("cleave", (1, 2, 1), True), ("cleave", (0, 1, 1), False),
        ("dragons-breath", (0, 0, 0), True), ("dragons-breath", (1, 3, 3), True), ("dragons-breath", (2, 0, 0), False),
        ("scorching-burst", (0, 0, 0), True), ("scorching-burst", (2, 0, 0), True), ("scorching-burst", (3, 1, 1), False),
        ("hunters-shot", (3, 1, 1), True), ("hunters-shot", (4, 1, 1), False),
    ],
)  # fmt: skip
def test_it_is_attacked_on_every_tile_that_it_is_on(card: str, place: At, reaches: bool) -> None:
    state = row(POWERS[card].hero, tiles=5, at={POWERS[card].hero: place})
    villain(state, "flesh-golem", 0, 1, 3)  # on tiles 0 and 1
    assert offered(state, card) == reaches


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-113", "CR-039")
def test_a_burst_strikes_it_once_and_whoever_shares_the_tile_that_was_chosen(dice: Dice) -> None:
    state = row("immeril", tiles=3, at={"immeril": (2, 0, 0)})
    golem, wolf = villain(state, "flesh-golem", 0, 1, 3), put(state, "wolf", 0, 0, 0)
    assert choices(state, "scorching-burst", "prompt-attack-tile") == [1]
    dice(HIT)
    use(state, "scorching-burst", PickTile(1))
    assert hp(state, golem, wolf) == [9, 1]
    assert {name for name, tiles in targets.sites(state, 0) if 0 in tiles} == {golem.id, wolf.id}


@pytest.mark.rule("CR-037", "CR-277")
@pytest.mark.parametrize("kind", LARGE)
def test_adjacent_is_next_to_any_square_of_the_base(kind: str) -> None:
    state = row("kat", tiles=3)
    other, size = villain(state, kind, 1, 1, 0), MONSTERS[kind].base
    ring = 0
    for tile_ in range(3):
        for line in range(4):
            for column in range(4):
                place = spot(tile_, line, column, state)
                state.heroes[0].square = place
                if place not in figure.covered(other):
                    x, y = 4 * tile_ + column, line
                    near = 4 - 1 <= x <= 4 + size and 0 <= y <= 1 + size
                    assert distance.adjacent(state, other.id, "kat") == near == distance.adjacent(state, "kat", other.id)
                    assert (activation.adjacent_prey(state, other) == ["kat"]) == near == bool(targets.beside(state, 0))
                    ring += near
    assert ring == (4 * size + 4 if size < 3 else 2 * (size + 2) - 5 + 2 * size), "the wall of the row is below the largest"


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-226", "CR-228", "CR-097")
def test_a_large_villain_counts_once_on_each_of_its_tiles_a_cloud_hurts_it_once_and_a_trap_never() -> None:
    state = row("immeril", tiles=3, at={"immeril": (2, 0, 0)})
    golem, zombie = villain(state, "flesh-golem", 0, 1, 3), put(state, "zombie", 1, 3, 3)
    assert stats.count.functions["monsters-on-tile"](state, zombie.id) == 2
    assert [len(figure.foes_on(state, tile)) for tile in range(3)] == [1, 2, 0]
    assert [other.id for other in figure.targets_on(state, 0)] == [golem.id]
    state.markers.append(Marker("freezing-cloud", 0, 0, 2))
    play(state, hero_phase._cloud(state, 0))
    assert hp(state, golem) == [9]
    golem.square, state.heroes[0].square = spot(0, 1, 1, state), spot(1, 0, 0, state)
    spring_trap(state, trap(state, "fire-trap", 0))
    assert hp(state, golem, "immeril") == [9, 6]


@pytest.mark.rule("CR-040")
@pytest.mark.parametrize("kind", LARGE)
def test_with_walls_under_its_base_everything_still_works(dice: Dice, kind: str) -> None:
    state = row("kat,arjhan", tiles=1)
    state.board = Board([Placed("T13", 0, 0, 0), Placed("T10", 0, 1, 0)])
    state.heroes[0].square, state.heroes[1].square = spot(0, 3, 1, state), spot(1, 3, 3, state)
    other = villain(state, kind, 0, 0, 0)  # its first column is wall
    assert on(state, other) == [0] and not distance.adjacent(state, other.id, "arjhan")
    assert distance.adjacent(state, other.id, "kat") == (kind == "gravestorm")
    assert distance.square_distance(state, other.id, "arjhan") < 8 and distance.tile_distance(state, other.id, "arjhan") == 1
    drift(activation.act(state, other.id))
    assert only(drift(activation.act(state, other.id)), event.MonsterActivated)


@pytest.mark.card("count-strahd")
@pytest.mark.rule("CR-277")
def test_for_a_new_monster_on_its_tile_the_active_player_picks_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    grow(monkeypatch, "count-strahd")
    state = row("kat", tiles=5, at={"kat": (4, 1, 1)})
    strahd = villain(state, "count-strahd", 0, 1, 3, damage=8)
    found = asked(state, activation.act(state, strahd.id), "prompt-tile")
    assert found == [0, 1]


# ------------------------------------------------------------------ never placed by cards

MOVERS: dict[str, list[Any]] = {
    "thunderwave": [], "tide-of-iron": [Target("flesh-golem-1")], "torch": [], "come-and-get-it": [PickTile(0)],
    "trapping-strike": [Target("flesh-golem-1")],
}  # fmt: skip


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-157", "CR-272")
@pytest.mark.parametrize("card", MOVERS)
def test_powers_and_items_strike_it_where_it_is(dice: Dice, card: str) -> None:
    state = row("arjhan", tiles=3, at={"arjhan": (0, 0, 0)})
    golem = villain(state, "flesh-golem", 0, 1, 1)
    dice(HIT)
    events = [one for one in drift_with(state, card) if isinstance(one, event.Relocated | event.MonsterMoved)]
    assert where(state, golem) == (0, 1, 1) and not [one for one in events if one.figure == golem.id]
    assert hp(state, golem)[0] < 10 and distance.adjacent(state, golem.id, "arjhan")


def drift_with(state: State, card: str) -> list[Any]:
    """Use a card, its questions answered as MOVERS says, else by the first answer."""
    given = list(MOVERS[card])
    grant(state, card)
    rule = hero.use(state, 0, card)

    def answer(question: Any, options: tuple[Any, ...]) -> Any:
        assert question.prompt not in ("prompt-push-tile", "prompt-place-which"), "it cannot be moved: nobody is asked where to"
        return given.pop(0) if given and given[0] in options else options[-1]

    return drive(rule, answer)[0]


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-157", "CR-272", "CR-234", "CR-295")
@pytest.mark.parametrize(
    "card",
    ["bubbling-cauldron", "teleport-glyph", "strahds-minions", "cowardly-flight", "patrina-velikovna", "illusionary-trick"],
)
def test_no_encounter_moves_it(dice: Dice, card: str) -> None:
    assert card in ENCOUNTERS
    state = row("arjhan", tiles=4, at={"arjhan": (0, 0, 0)})
    golem = villain(state, "flesh-golem", *((2, 1, 1) if card == "patrina-velikovna" else (0, 2, 2)))
    before = golem.square
    dice(MISS)
    on_top(state, "encounter", card)
    on_top(state, "tile", "T15")
    drift(encounter_deck.draw_encounter(state, 0))
    assert golem.square == before


@pytest.mark.card("flesh-golem")
@pytest.mark.rule("CR-157", "CR-272")
def test_the_wand_and_the_bellow_find_nothing_in_it() -> None:
    state = row("arjhan", tiles=3, at={"arjhan": (0, 0, 0)})
    golem = villain(state, "flesh-golem", 0, 1, 1)
    assert not offered(state, "wand-of-teleportation")
    wolf = put(state, "wolf", 0, 3, 3)
    assert offered(state, "wand-of-teleportation")
    use(state, "wand-of-teleportation", PickTile(2), to(state, 2, 3, 3))
    assert where(state, wolf) == (2, 3, 3) and where(state, golem) == (0, 1, 1)
    play(state, placing.place_on(state, 0, golem.id, 2))
    assert where(state, golem) == (0, 1, 1) and result(placing.place_adjacent(state, 0, golem.id, "arjhan")) is False


@pytest.mark.card("gravestorm")
@pytest.mark.rule("CR-157")
def test_a_parry_foils_its_bite_and_does_not_throw_it_back(dice: Dice) -> None:
    state = row("allisa", tiles=3, at={"allisa": (0, 3, 3)}, powers={"allisa": ["unbalancing-parry"]})
    storm = villain(state, "gravestorm", 0, 0, 0)
    dice(HIT)
    events = act(state, storm, React("unbalancing-parry"))
    assert only(events, event.AttackFoiled) and hp(state, "allisa") == [8] and where(state, storm) == (0, 0, 0)


@pytest.mark.rule("CR-158")
def test_a_large_villain_that_falls_leaves_its_squares() -> None:
    state = row("kat", tiles=1, at={"kat": (0, 3, 3)})
    golem = villain(state, "flesh-golem", 0, 1, 1, damage=9)
    state.markers.append(Marker("glyph-of-warding", 0, 0))
    play(state, placing.trip_glyph(state, golem))
    assert gone(state, golem) and len(figure.free_squares(state, 0)) == 15
    assert not markers.owners(state, golem, "shackled")


@pytest.mark.rule("CR-110")
def test_ranges_count_from_the_nearest_tile_under_the_base() -> None:
    state = row("kat", tiles=5, at={"kat": (4, 1, 1)})
    other = villain(state, "gravestorm", 0, 0, 2)  # on tiles 0 and 1
    assert distance.tile_distance(state, "kat", other.id) == 3
    assert distance.tiles_around(state, other.id, 1) == [2] and distance.tiles_around(state, other.id, 0) == [0, 1]
    shot = Attack(bonus=1, where="exactly", tiles=3)
    assert targets.within(state, 0, shot) == [other.id]
    assert thaw(State, freeze(state)).villains[0].square == other.square


@pytest.mark.card("howling-hag")
@pytest.mark.rule("CR-157")
def test_small_villains_are_placed_like_monsters(dice: Dice) -> None:
    state = row("arjhan", tiles=3, at={"arjhan": (0, 0, 0)})
    hag = villain(state, "howling-hag", 0, 3, 3)
    encounter(state, "teleport-glyph", to(state, 2, 0, 0), to(state, 2, 3, 3))
    assert where(state, hag) == (2, 3, 3)


# ------------------------------------------------------------------ placings in narrow places


@pytest.mark.rule("CR-066", "CR-157")
def test_a_placing_says_whether_it_could_be_done_and_no_monster_is_put_off_the_board() -> None:
    state = row("kat", tiles=3, at={"kat": (0, 0, 0)})
    wolf, golem = put(state, "wolf", 2, 1, 1), villain(state, "flesh-golem", 1, 0, 0)
    assert result(placing.place_adjacent(state, 0, golem.id, "kat")) is False
    assert result(placing.place_adjacent(state, 0, wolf.id, "kat")) is True and distance.adjacent(state, wolf.id, "kat")
    assert result(placing.place_adjacent(state, 0, wolf.id, "kat")) is True, "it is there already"
    ghoul = put(state, "ghoul", 2, 1, 1)
    wolves(state, placing.adjacent_free(state, "kat"))
    assert result(placing.place_adjacent(state, 0, ghoul.id, "kat")) is False and where(state, ghoul) == (2, 1, 1)
    assert drift(placing.relocate(state, "nobody-1", 5)) == []
    with pytest.raises(ValueError, match="off the board"):
        drift(placing.relocate(state, wolf.id, None))


@pytest.mark.card("feywalk-amulet")
@pytest.mark.rule("CR-294", "CR-066")
def test_with_the_amulet_any_free_square_but_no_other() -> None:
    state = row("kat,arjhan", tiles=2, at={"kat": (0, 0, 0), "arjhan": (1, 1, 1)}, items={"kat": ["feywalk-amulet"]})
    put(state, "wolf", 1, 2, 2)
    squares = asked(state, placing.teleport(state, 0, 1), "prompt-place")
    assert (0, 0, 0) in squares and (1, 1, 1) not in squares and (1, 2, 2) not in squares
    assert len(squares) == len(list(chart(state.board).near)) - 2


@pytest.mark.card("torch")
def test_the_torch_drives_no_farther_than_one_tile(dice: Dice) -> None:
    state = row("kat", tiles=4, at={"kat": (1, 0, 0)})
    put(state, "gargoyle", 1, 3, 3)
    grant(state, "torch")
    dice(MISS)
    assert asked(state, hero.use(state, 0, "torch"), "prompt-push-tile") == [0, 1, 2]


@pytest.mark.rule("CR-040", "CR-279")
@pytest.mark.parametrize("kind", ["flesh-golem", "gravestorm"])
@pytest.mark.parametrize("name", ["T10", "T09", "T37", "T20"])
def test_a_large_villain_stands_as_near_to_an_occupied_bone_pile_as_fits(kind: str, name: str) -> None:
    state = row("kat", tiles=1)
    state.board = Board([Placed(name, 0, 0, 0), Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0)])
    bones = chart(state.board).cells[0].bones
    state.heroes[0].square = bones
    corners = placing.berths(state, kind, [0])

    def away(corner: int) -> int:
        x, y = xy(bones)
        return min(max(abs(x - here[0]), abs(y - here[1])) for here in map(xy, figure.base_at(kind, corner)))

    nearest = sorted(corner for corner in corners if away(corner) == min(map(away, corners)))
    offered = list[tuple[Choice, ...]]()

    def first(question: Decision, options: tuple[Choice, ...]) -> Choice:
        offered.append(options)
        return options[0]

    place = drive(placing.berth(state, kind, 0), first)[1]
    assert place in nearest and away(place) > 0
    assert offered == ([tuple(map(Spot, nearest))] if len(nearest) > 1 else [])
