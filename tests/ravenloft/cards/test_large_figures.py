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
from tests.ravenloft.cards.deeds import act, asked, choices, drift, encounter, offered, only, play, result, spring_trap, use
from tests.ravenloft.cards.scene import HIT, MISS, At, gone, grant, hp, row, to, villain, where
from tests.ravenloft.kit import Dice, drive, meet, on_top, put, spot, trap
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
    state = row("kat", tiles=[Placed(name, 0, line, 0) for line, name in enumerate(tiles)])
    state.heroes[0].square = None if kat is None else spot(*kat, state)
    return state


@pytest.mark.card(*LARGE)
@pytest.mark.rule("CR-040", "CR-277")
@given(dungeon=dungeons(), seed=st.integers(0, 10_000), kind=st.sampled_from(LARGE))
@settings(max_examples=25, deadline=None)
def test_berths_are_all_places_that_fit_and_walls_the_last(dungeon: list[Placed], seed: int, kind: str) -> None:
    state, lot = row("kat", tiles=dungeon), Random(seed)
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


@pytest.mark.rule("CR-040", "CR-066", "CR-149", "CR-279")
def test_where_walls_or_figures_leave_little_room() -> None:
    # In a hallway walls are the last resort.
    for kind, walls in [("gravestorm", 3), ("flesh-golem", 0)]:
        state = hall("T13")
        corners = placing.berths(state, kind, [0])
        found = {sum(place not in chart(state.board).near for place in base_of(kind, corner)) for corner in corners}
        assert found == {walls}, "two squares wide"
        assert chart(state.board).cells[0].bones in base_of(kind, result(placing.berth(state, kind, 0)))
    # Where nothing fits there is no place.
    state = row("kat 0/1/1", tiles=1)
    wolves(state, [spot(0, *place, state) for place in [(1, 3), (3, 1), (3, 3)]])
    assert result(placing.berth(state, "flesh-golem", 0)) is None
    assert result(quests.enter_villain(state, "flesh-golem", 0)) is None
    # In a hallway it stands on walls next to Kat; where another tile has room it does not stand beside her on walls.
    state, storm = meet(hall("T13", "T13", kat=(0, 0, 1)), "gravestorm 1/1/0")
    corners = placing.berths_beside(state, storm, "kat")
    assert corners
    for storm.square in corners:
        assert distance.adjacent(state, storm.id, "kat")
        assert any(place not in chart(state.board).near for place in figure.covered(storm))
    state.board = Board([*state.board.tiles, Placed("T10", 0, 2, 0)])
    storm.square = spot(2, 0, 0, state)
    assert placing.berths_beside(state, storm, "kat") == placing.berths(state, "gravestorm", [0]), "on her tile, wherever"
    # All eight squares of the hallway are taken: a small Villain stands three or four rows from its bone pile on the next tile.
    state = hall("T13", "T10")
    lay = chart(state.board)
    state.heroes[0].square = lay.cells[0].bones
    wolves(state, [place for place in lay.cells[0].floor if place != lay.cells[0].bones])
    found = asked(state, placing.berth(state, "count-strahd", 0), "prompt-monster-square")
    assert found and {place[:2] for place in found} == {(1, 0)}
    # Its own squares are free for itself.
    state, golem = meet(row("kat 0/0/0", tiles=1), "flesh-golem 0/1/1")
    free = placing.berths(state, "flesh-golem", [0], figure.covered(golem))
    assert golem.square in free and golem.square not in placing.berths(state, "flesh-golem", [0])


@pytest.mark.rule("CR-040")
@pytest.mark.parametrize(("kat", "places"), [
    ((0, 3, 3), [(0, 0, 1), (0, 0, 2), (0, 1, 1), (0, 1, 2)]),
    ((0, 1, 2), [(0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 2, 1), (0, 2, 2)]),
], ids=["over it", "beside it: each of them touches it"])  # fmt: skip
def test_the_active_player_picks_among_the_places_nearest_to_the_bone_pile(kat: At, places: list[At]) -> None:
    state = row("kat", tiles=1, at={"kat": kat})  # its bone pile is in row 1, column 2
    assert sorted(asked(state, placing.berth(state, "flesh-golem", 0), "prompt-monster-square")) == places


def crowded(dungeon: list[Placed], seed: int, kind: str) -> tuple[State, Monster]:
    """A dungeon with Kat, a large Villain somewhere, perhaps with walls under it, and so many Wolves that room is rare."""
    state, lot = row("kat", tiles=dungeon), Random(seed)
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
@settings(max_examples=30, deadline=None)
def test_it_stands_beside_a_hero_by_the_nearest_way(dungeon: list[Placed], seed: int, kind: str) -> None:
    state, other = crowded(dungeon, seed, kind)
    lay, own, place = chart(state.board), figure.covered(other), state.heroes[0].square or 0
    corners, beside = placing.berths(state, kind, range(len(dungeon)), own), {*lay.near[place]}
    fits = [corner for corner in corners if beside & {*base_of(kind, corner)}]
    found = placing.berths_beside(state, other, "kat")
    assert found == (fits or placing.berths(state, kind, [lay.tile_of[place]], own))
    ways = [lay.square_steps(start) for start in own if start in lay.near]
    away = {corner: min((way.get(one, 9999) for way in ways for one in base_of(kind, corner)), default=9999) for corner in found}
    assert placing.nearest_berths(state, other, found) == [one for one in found if away[one] == min(away.values())]


@pytest.mark.card("flesh-golem", "gravestorm", "zombie-dragon")
@pytest.mark.rule("CR-146", "CR-149", "CR-150", "CR-227", "CR-277", "CR-152")
def test_where_a_move_begins_and_ends_with_and_without_room(dice: Dice) -> None:
    state = row("kat 4/1/1", tiles=5)
    golem = villain(state, "flesh-golem", 0, 1, 3)  # on tiles 0 and 1
    drift(activation.act(state, golem.id))
    assert 2 in on(state, golem) and 3 not in on(state, golem)
    # After a move it covers a square of the tile reached.
    state, storm = meet(row("kat 4/1/1", tiles=5), "gravestorm 0/0/0")
    found = asked(state, activation.act(state, storm.id), "prompt-monster-square")
    reached = [{chart(state.board).tile_of.get(place) for place in base_of("gravestorm", spot(*place, state))} for place in found]
    assert found and all(2 in tiles for tiles in reached) and any(3 in tiles for tiles in reached)
    # It stands next to its target by the nearest way.
    state, golem = meet(row("kat 1/1/3", tiles=2), "flesh-golem 0/1/0")
    found = asked(state, activation.act(state, golem.id), "prompt-monster-square")
    assert {place[2] for place in found} == {1} and {place[0] for place in found} == {1}, "two columns before Kat"
    before = golem.square
    golem.square = spot(1, 1, 1, state)
    play(state, monster_moves.move_adjacent(state, golem, "kat"))
    assert golem.square == spot(1, 1, 1, state) != before, "it is there already"
    # Only a tile that it comes to springs a glyph.
    state, dragon = meet(row("kat 2/0/0, arjhan 2/3/3", tiles=3), "zombie-dragon 0/1/3")
    state.markers.append(Marker("glyph-of-warding", 1, 1))
    assert on(state, dragon) == [0, 1]
    play(state, monster_moves.step_to(state, dragon, spot(1, 1, 1, state)))
    assert hp(state, dragon) == [13] and state.markers, "it stood there before"
    dragon.square = spot(0, 1, 0, state)
    events = play(state, monster_moves.step_to(state, dragon, spot(0, 1, 3, state)))
    assert hp(state, dragon) == [12] and not state.markers and only(events, event.MarkerRemoved)
    # Without room beside its target it comes to the tile and without any it stays.
    state = row("kat 1/0/3", tiles=2)
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
    # It stays where the tile that it makes for has no room.
    state = row("kat 2/1/1", tiles=3)
    wolves(state, [spot(1, *place, state) for place in [(1, 1), (1, 3), (3, 1), (3, 3), (1, 0), (3, 0)]])
    golem = villain(state, "flesh-golem", 0, 1, 0)
    assert only(act(state, golem), event.MonsterIdle) and on(state, golem) == [0]


@pytest.mark.card("gravestorm", "flesh-golem", "count-strahd")
@pytest.mark.rule("CR-040", "CR-059", "CR-097", "CR-158", "CR-226", "CR-228", "CR-039", "CR-109", "CR-110", "CR-113", "CR-245")
@pytest.mark.rule("CR-277")
def test_it_is_attacked_and_counted_on_each_of_its_tiles(dice: Dice, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody walks through a base and nobody is placed on it.
    state, storm = meet(row("kat 0/3/0", tiles=2), "gravestorm 0/0/1")
    base = set(figure.covered(storm))
    assert len(base) == 9 and base <= figure.blocked(state) and not base & set(figure.free_squares(state, 0))
    walks = {choice.square for choice in hero.menu(state, 0) if hasattr(choice, "square")}
    assert walks and not walks & base and spot(0, 0, 0, state) in walks, "past it along the wall"
    # A large villain counts once on each of its tiles a cloud hurts it once and a trap never.
    state, golem, zombie = meet(row("immeril 2/0/0", tiles=3), "flesh-golem 0/1/3, zombie 1/3/3")
    assert stats.count.functions["monsters-on-tile"](state, zombie.id) == 2
    assert [len(figure.foes_on(state, tile)) for tile in range(3)] == [1, 2, 0]
    assert [other.id for other in figure.targets_on(state, 0)] == [golem.id]
    state.markers.append(Marker("freezing-cloud", 0, 0, 2))
    play(state, hero_phase._cloud(state, 0))
    assert hp(state, golem) == [9]
    golem.square, state.heroes[0].square = spot(0, 1, 1, state), spot(1, 0, 0, state)
    spring_trap(state, trap(state, "fire-trap", 0))
    assert hp(state, golem, "immeril") == [9, 6]
    # A large villain that falls leaves its squares.
    state, golem = meet(row("kat 0/3/3", tiles=1, marks="glyph-of-warding 0"), "flesh-golem 0/1/1 -9")
    play(state, placing.trip_glyph(state, golem))
    assert gone(state, golem) and len(figure.free_squares(state, 0)) == 15 and not markers.owners(state, golem, "shackled")
    # Which cards reach it.
    for card, place, reaches in [
        ("cleave", (0, 1, 2), True), ("cleave", (1, 2, 1), True), ("cleave", (0, 1, 1), False),
        ("dragons-breath", (0, 0, 0), True), ("dragons-breath", (1, 3, 3), True), ("dragons-breath", (2, 0, 0), False),
        ("scorching-burst", (0, 0, 0), True), ("scorching-burst", (2, 0, 0), True), ("scorching-burst", (3, 1, 1), False),
        ("hunters-shot", (3, 1, 1), True), ("hunters-shot", (4, 1, 1), False),
    ]:  # fmt: skip
        state = row(POWERS[card].hero, tiles=5, at={POWERS[card].hero: place})
        villain(state, "flesh-golem", 0, 1, 3)  # on tiles 0 and 1
        assert offered(state, card) == reaches
    # A burst strikes it once and whoever shares the tile that was chosen.
    state, golem, wolf = meet(row("immeril 2/0/0", tiles=3), "flesh-golem 0/1/3, wolf 0/0/0")
    assert choices(state, "scorching-burst", "prompt-attack-tile") == [1]
    dice(HIT)
    use(state, "scorching-burst", PickTile(1))
    assert hp(state, golem, wolf) == [9, 1]
    assert {name for name, tiles in targets.sites(state, 0) if 0 in tiles} == {golem.id, wolf.id}
    # Ranges count from the nearest tile under the base.
    state = row("kat 4/1/1", tiles=5)
    other = villain(state, "gravestorm", 0, 0, 2)  # on tiles 0 and 1
    assert distance.tile_distance(state, "kat", other.id) == 3
    assert distance.tiles_around(state, other.id, 1) == [2] and distance.tiles_around(state, other.id, 0) == [0, 1]
    shot = Attack(bonus=1, where="exactly", tiles=3)
    assert targets.within(state, 0, shot) == [other.id] and thaw(State, freeze(state)).villains[0].square == other.square
    # For a new monster on its tile the active player picks one of them.
    grow(monkeypatch, "count-strahd")
    state, strahd = meet(row("kat 4/1/1", tiles=5), "count-strahd 0/1/3 -8")
    assert asked(state, activation.act(state, strahd.id), "prompt-tile") == [0, 1]


@pytest.mark.rule("CR-037", "CR-040", "CR-277")
@pytest.mark.parametrize("kind", LARGE)
def test_adjacent_is_next_to_any_square_of_the_base_also_with_walls_under_it(kind: str) -> None:
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
    # With walls under its base everything still works.
    state = row("kat 0/3/1, arjhan 1/3/3", tiles=[Placed("T13", 0, 0, 0), Placed("T10", 0, 1, 0)])
    other = villain(state, kind, 0, 0, 0)  # its first column is wall
    assert on(state, other) == [0] and not distance.adjacent(state, other.id, "arjhan")
    assert distance.adjacent(state, other.id, "kat") == (kind == "gravestorm")
    assert distance.square_distance(state, other.id, "arjhan") < 8 and distance.tile_distance(state, other.id, "arjhan") == 1
    drift(activation.act(state, other.id))
    assert only(drift(activation.act(state, other.id)), event.MonsterActivated)


MOVERS: dict[str, list[Any]] = {
    "thunderwave": [], "tide-of-iron": [Target("flesh-golem-1")], "torch": [], "come-and-get-it": [PickTile(0)],
    "trapping-strike": [Target("flesh-golem-1")],
}  # fmt: skip


@pytest.mark.card("flesh-golem", "gravestorm", "howling-hag")
@pytest.mark.rule("CR-157", "CR-234", "CR-272", "CR-295")
def test_no_card_moves_it(dice: Dice) -> None:
    # Powers and items strike it where it is.
    for card in MOVERS:
        state, golem = meet(row("arjhan 0/0/0", tiles=3, dice=HIT), "flesh-golem 0/1/1")
        events = [one for one in drift_with(state, card) if isinstance(one, event.Relocated | event.MonsterMoved)]
        assert where(state, golem) == (0, 1, 1) and not [one for one in events if one.figure == golem.id]
        assert hp(state, golem)[0] < 10 and distance.adjacent(state, golem.id, "arjhan")
    # No encounter moves it.
    for card in [
        "bubbling-cauldron", "teleport-glyph", "strahds-minions", "cowardly-flight", "patrina-velikovna", "illusionary-trick",
    ]:  # fmt: skip
        assert card in ENCOUNTERS
        state = row("arjhan 0/0/0", tiles=4, dice=MISS)
        golem = villain(state, "flesh-golem", *((2, 1, 1) if card == "patrina-velikovna" else (0, 2, 2)))
        before = golem.square
        on_top(state, "encounter", card)
        on_top(state, "tile", "T15")
        drift(encounter_deck.draw_encounter(state, 0))
        assert golem.square == before
    # The wand and the bellow find nothing in it.
    state, golem = meet(row("arjhan 0/0/0", tiles=3), "flesh-golem 0/1/1")
    assert not offered(state, "wand-of-teleportation")
    wolf = put(state, "wolf", 0, 3, 3)
    assert offered(state, "wand-of-teleportation")
    use(state, "wand-of-teleportation", PickTile(2), to(state, 2, 3, 3))
    assert where(state, wolf) == (2, 3, 3) and where(state, golem) == (0, 1, 1)
    play(state, placing.place_on(state, 0, golem.id, 2))
    assert where(state, golem) == (0, 1, 1) and result(placing.place_adjacent(state, 0, golem.id, "arjhan")) is False
    # A parry foils its bite and does not throw it back.
    state, storm = meet(row("allisa 0/3/3", tiles=3, powers="unbalancing-parry", dice=HIT), "gravestorm 0/0/0")
    events = act(state, storm, React("unbalancing-parry"))
    assert only(events, event.AttackFoiled) and hp(state, "allisa") == [8] and where(state, storm) == (0, 0, 0)
    # Small villains are placed like monsters.
    state, hag = meet(row("arjhan 0/0/0", tiles=3), "howling-hag 0/3/3")
    encounter(state, "teleport-glyph", to(state, 2, 0, 0), to(state, 2, 3, 3))
    assert where(state, hag) == (2, 3, 3)


def drift_with(state: State, card: str) -> list[Any]:
    """Use a card, its questions answered as MOVERS says, else by the first answer."""
    given = list(MOVERS[card])
    grant(state, card)
    rule = hero.use(state, 0, card)

    def answer(question: Any, options: tuple[Any, ...]) -> Any:
        assert question.prompt not in ("prompt-push-tile", "prompt-place-which"), "it cannot be moved: nobody is asked where to"
        return given.pop(0) if given and given[0] in options else options[-1]

    return drive(rule, answer)[0]


@pytest.mark.card("feywalk-amulet", "torch")
@pytest.mark.rule("CR-066", "CR-157", "CR-294")
def test_placings_in_narrow_places(dice: Dice) -> None:
    # A placing says whether it could be done and no monster is put off the board.
    state, wolf, golem = meet(row("kat 0/0/0", tiles=3), "wolf 2/1/1, flesh-golem 1/0/0")
    assert result(placing.place_adjacent(state, 0, golem.id, "kat")) is False
    assert result(placing.place_adjacent(state, 0, wolf.id, "kat")) is True and distance.adjacent(state, wolf.id, "kat")
    assert result(placing.place_adjacent(state, 0, wolf.id, "kat")) is True, "it is there already"
    ghoul = put(state, "ghoul", 2, 1, 1)
    wolves(state, placing.adjacent_free(state, "kat"))
    assert result(placing.place_adjacent(state, 0, ghoul.id, "kat")) is False and where(state, ghoul) == (2, 1, 1)
    assert drift(placing.relocate(state, "nobody-1", 5)) == []
    with pytest.raises(ValueError, match="off the board"):
        drift(placing.relocate(state, wolf.id, None))
    # With the amulet any free square but no other.
    state = row("kat 0/0/0, arjhan 1/1/1", tiles=2, items="kat feywalk-amulet", foes="wolf 1/2/2")
    squares = asked(state, placing.teleport(state, 0, 1), "prompt-place")
    assert (0, 0, 0) in squares and (1, 1, 1) not in squares and (1, 2, 2) not in squares
    assert len(squares) == len(list(chart(state.board).near)) - 2
    # The torch drives no farther than one tile.
    state = row("kat 1/0/0", tiles=4, foes="gargoyle 1/3/3", dice=MISS)
    grant(state, "torch")
    assert asked(state, hero.use(state, 0, "torch"), "prompt-push-tile") == [0, 1, 2]


@pytest.mark.rule("CR-040", "CR-279")
@pytest.mark.parametrize("kind", ["flesh-golem", "gravestorm"])
@pytest.mark.parametrize("name", ["T10", "T09", "T37", "T20"])
def test_a_large_villain_stands_as_near_to_an_occupied_bone_pile_as_fits(kind: str, name: str) -> None:
    state = row("kat", tiles=[Placed(name, 0, 0, 0), Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0)])
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
    assert place in nearest and away(place) > 0 and offered == ([tuple(map(Spot, nearest))] if len(nearest) > 1 else [])
