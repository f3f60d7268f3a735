"""Tiles and squares: what is near, what is far, what a wall keeps apart, and room for large bases."""

import pytest
from hypothesis import given, settings, strategies as st

from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.space.board import FAR, WIDTH, Chart, chart
from game.rules.ravenloft.state import Board, Placed, Square, State
from game.rules.ravenloft.tables.cards import TILES
from tests.ravenloft.kit import Evening, put, spot, table
from tests.ravenloft.scenes import OPEN, amend, drawing, drawn, dungeons, field, grow, of, pinched, villain, where


def usable(state: State) -> set[str]:
    """The cards that the active Hero may use now."""
    return {option.card for option in of(Evening(state).options, Use)}


def around() -> list[Placed]:
    """A way around: west to east, then south; tiles 0 and 3 are two tiles apart as the crow flies."""
    return [Placed(OPEN, 0, 0, 0), Placed(OPEN, 1, 0, 0), Placed(OPEN, 2, 0, 0), Placed(OPEN, 2, 1, 0)]


@pytest.mark.rule("CR-027", "CR-032", "CR-034", "CR-036", "CR-110", "CR-242")
def test_distances_in_tiles() -> None:
    # Only Magic Missile reaches so far, and it needs no line of sight around the corner.
    state = table(
        "immeril,allisa", tiles=around(), at={"immeril": (0, 0, 0), "allisa": (0, 1, 0)},
        powers={"immeril": ["scorching-burst", "magic-missile"], "allisa": ["hunters-shot"]},
    )  # fmt: skip
    put(state, "skeleton", 3, 3, 3)
    assert distance.tile_distance(state, "immeril", "skeleton-1") == 3 and usable(state) == {"magic-missile"}
    state.turn.hero = 1
    assert usable(state) == set()
    # In a row of five tiles: T(1) is distance 0 and 1, "1 tile away" is 1 and nothing else.
    for tile, cards in [
        (0, {"thunderwave", "lightning-bolt", "magic-missile"}), (1, {"scorching-burst", "lightning-bolt", "magic-missile"}),
        (2, {"magic-missile"}), (3, {"magic-missile"}), (4, set[str]()),
    ]:  # fmt: skip
        powers = ["thunderwave", "scorching-burst", "lightning-bolt", "magic-missile"]
        state = table("immeril 0/1/1", tiles=field(5), powers={"immeril": powers})
        put(state, "wolf", tile, 3, 3)
        assert usable(state) == cards
        assert [distance.tiles_at(state, 1, tiles, exactly=True) for tiles in range(4)] == [[1], [0, 2], [3], [4]]
    # Halves of the start tile are two tiles.
    start = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0)]
    state = table("immeril 0/3/0", tiles=start, powers={"immeril": ["scorching-burst", "thunderwave"]}, foes="wolf 1/0/0")
    assert distance.tile_distance(state, "immeril", "wolf-1") == 1 and usable(state) == {"scorching-burst"}


@pytest.mark.rule("CR-026", "CR-033", "CR-035", "CR-037", "CR-038", "CR-223", "CR-262", "CR-263", "CR-276")
def test_where_four_tiles_meet_at_a_corner() -> None:
    # A Wolf across the border is adjacent, but not on the tile; one in the far corner is on the tile, but not adjacent.
    state = table("immeril 0/2/3, kat 0/3/3", tiles=field(2), powers={"kat": ["backstab"]}, foes="wolf 1/1/0")
    assert distance.adjacent(state, "immeril", "wolf-1") and figure.tiles_of(state, "wolf-1") != figure.tiles_of(state, "immeril")
    assert not distance.adjacent(state, "kat", "wolf-1") and distance.square_distance(state, "kat", "wolf-1") == 2
    put(state, "rat-swarm", 0, 0, 0)
    assert distance.tile_distance(state, "kat", "rat-swarm-1") == 0 and not distance.adjacent(state, "kat", "rat-swarm-1")
    # Across the corner the squares touch, so Backstab is legal; the tiles are two apart, so Snipe Shot is not.
    state = table("kat 0/3/3", tiles=field(2, 2), powers={"kat": ["backstab", "snipe-shot"]}, foes="wolf 3/0/0")
    assert distance.tile_distance(state, "kat", "wolf-1") == 2 and usable(state) == {"backstab"}
    # T08 has a wall in its south-west corner, T07 in its north-east corner; one wall alone does not part them.
    for east, south, touch in [("T08", "T07", False), ("T08", OPEN, True), (OPEN, "T07", True)]:
        tiles = [Placed(OPEN, 0, 0, 0), Placed(east, 1, 0, 0), Placed(south, 0, 1, 0), Placed(OPEN, 1, 1, 0)]
        state = table("kat 0/3/3", tiles=tiles, powers={"kat": ["backstab"]}, foes="wolf 3/0/0")
        assert distance.adjacent(state, "kat", "wolf-1") is touch and usable(state) == ({"backstab"} if touch else set())
    # The south-western tile is missing: with the wall of T08 it closes the corner.
    for east, touch in [("T08", False), (OPEN, True)]:
        state = table("kat 0/3/3", tiles=[Placed(OPEN, 0, 0, 0), Placed(east, 1, 0, 0), Placed(OPEN, 1, 1, 0)], foes="wolf 2/0/0")
        assert distance.adjacent(state, "kat", "wolf-1") is touch


@pytest.mark.rule("CR-031", "CR-035", "CR-038")
def test_walls_part_squares_and_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    # The corridor shows only walls to the tile in the east: the way leads over two other tiles, and T(1) does not reach.
    tiles = [Placed("T13", 0, 0, 0), Placed(OPEN, 1, 0, 0), Placed(OPEN, 0, 1, 0), Placed(OPEN, 1, 1, 0)]
    state = table("kat 0/1/2", tiles=tiles, powers={"kat": ["snipe-shot"]}, foes="wolf 1/1/0")
    assert distance.tile_distance(state, "kat", "wolf-1") == 3 and usable(state) == set()
    put(state, "zombie", 2, 0, 0)
    assert usable(state) == {"snipe-shot"}
    # West: open only in its uppermost square. East: open only below. The tiles are not adjacent, nor are the squares.
    base = TILES[OPEN]
    for name, rows in {"X-UP": ["....", "...#", "...#", "...#"], "X-DOWN": ["#...", "....", "....", "...."]}.items():
        monkeypatch.setitem(TILES, name, base)
        amend(monkeypatch, TILES, name, id=name, rows=rows)
    lay = board.chart(Board([Placed("X-UP", 0, 0, 0), Placed("X-DOWN", 1, 0, 0)]))
    assert lay.tile_steps(0) == [0, board.FAR + 1], "no path leads there; it lies one tile away on the grid"
    assert board.square(4, 1) not in lay.near[board.square(3, 0)]


@pytest.mark.rule("CR-039", "CR-245")
def test_a_large_base_is_on_every_tile_it_covers(monkeypatch: pytest.MonkeyPatch) -> None:
    # With a base of two squares on tiles 0 and 1 the Count is 1 tile from tile 2.
    grow(monkeypatch, "count-strahd")
    state = table("thorgrim 2/3/3", tiles=field(3), powers={"thorgrim": ["lance-of-faith"]})
    strahd = villain(state, "count-strahd", 0, 1, 3)
    assert figure.tiles_of(state, strahd) == [0, 1] and distance.tile_distance(state, "thorgrim", strahd) == 1
    assert usable(state) == {"lance-of-faith"}
    monkeypatch.undo()
    assert usable(state) == set()
    # A base of three by three squares on tiles 1 and 2 of a row, with a tile north of each and two more in the east.
    grow(monkeypatch, "count-strahd", base=3)
    tiles = [*field(5), Placed(OPEN, 1, -1, 0), Placed(OPEN, 2, -1, 0)]
    state = table("arjhan 0/0/0", tiles=tiles)
    strahd = villain(state, "count-strahd", 1, 1, 2)
    assert len(figure.squares_of(state, strahd)) == 9 and figure.tiles_of(state, strahd) == [1, 2]
    distances = []
    for there in range(len(tiles)):
        state.heroes[0].square = spot(there, 0, 0, state)
        distances.append(distance.tile_distance(state, "arjhan", strahd))
    assert distances == [1, 0, 0, 1, 2, 1, 1]


@pytest.mark.rule("CR-030", "CR-280")
def test_the_start_tile_is_as_far_as_its_nearer_half() -> None:
    # One tile north of the Start tile, "two tiles closer" ends on the northern half.
    tiles = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed(OPEN, 0, -1, 0), Placed(OPEN, 1, 1, 0)]
    state = table("arjhan 2/0/0, kat 3/0/0", tiles=tiles)
    evening = drawn(state, "overwhelming-terror")
    evening.play(evening.options[0])
    evening.play(evening.options[0])
    placed = {seen.figure: where(evening.state, seen.square)[0] for seen in evening.seen(event.Relocated)}
    assert placed == {"arjhan": 0, "kat": 1}
    # Both halves count: the edges of the southern half are as near as those of the northern one.
    tiles = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed(OPEN, 0, -1, 0)]
    evening = drawn(table("arjhan,kat", tiles=tiles, at={"arjhan": (2, 0, 0), "kat": (2, 0, 1)}), "neglected-passage")
    edges = {(option.tile, option.side) for option in evening.options}  # type: ignore[attr-defined]  # all are edges
    assert edges == {(0, "east"), (0, "west"), (1, "east"), (1, "west")}


@settings(max_examples=50, deadline=None)
@given(dungeons())
@pytest.mark.rule("CR-030", "CR-031", "CR-032", "CR-035", "CR-037", "CR-038", "CR-276")
def test_every_dungeon_is_counted_as_it_is_drawn(tiles: list[Placed]) -> None:
    """Neighbouring squares, adjacent tiles, their distances and the unexplored edges, worked out from the drawings alone."""
    lay, floor = board.chart(Board(tiles)), drawing(tiles)
    spots = {place: (place[0] // 4, place[1] // 4) for place in floor}
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    for x, y in floor:
        beside = {(x + dx, y + dy) for dx, dy in steps if (x + dx, y + dy) in floor and not pinched(floor, x, y, dx, dy)}
        assert {board.xy(place) for place in lay.near[board.square(x, y)]} == beside
    straight = ((0, -1), (1, 0), (0, 1), (-1, 0))
    joined = {(spots[x, y], spots[x + dx, y + dy]) for x, y in floor for dx, dy in straight if (x + dx, y + dy) in floor}
    index = {(placed.x, placed.y): number for number, placed in enumerate(tiles)}
    links = {(index[one], index[other]) for one, other in joined if one != other}
    for first in range(len(tiles)):
        reached = {first: 0}
        for far in range(1, len(tiles)):
            reached |= {b: far for a, b in links if reached.get(a) == far - 1 and b not in reached}
        here = tiles[first]
        away = [board.FAR + abs(here.x - there.x) + abs(here.y - there.y) for there in tiles]
        assert lay.tile_steps(first) == [reached.get(tile, away[tile]) for tile in range(len(tiles))]
        assert lay.area(first, 1) == tuple(sorted(tile for tile, far in reached.items() if far <= 1))
    sides = zip(board.SIDES, straight, strict=True)
    edges = {
        (index[spots[x, y]], side)
        for side, (dx, dy) in sides
        for x, y in floor
        if ((x + dx) // 4, (y + dy) // 4) not in index
    }  # fmt: skip
    assert set(lay.edges) == edges


def corners(lay: Chart, base: int, taken: set[Square]) -> list[Square]:
    """North-west squares of every place where a base fits."""

    def fits(corner: Square) -> bool:
        under = [corner + row * WIDTH + column for row in range(base) for column in range(base)]
        return all(place in lay.near and place not in taken for place in under)

    return [place for place in lay.near if fits(place)]


@pytest.mark.rule("CR-040")
@settings(max_examples=25, deadline=None)
@given(dungeons(), st.sampled_from((2, 3)), st.data())
def test_a_large_base_has_room_exactly_where_all_its_squares_are_floor_and_free(
    tiles: list[Placed], base: int, data: st.DataObject
) -> None:
    lay = chart(Board(tiles))
    taken = set(data.draw(st.lists(st.sampled_from(sorted(lay.near)), max_size=10, unique=True)))
    assert lay.room(base, taken) == bool(corners(lay, base, taken))
    while left := corners(lay, base, taken):
        taken |= set(left)
    assert not lay.room(base, taken)


@pytest.mark.rule("CR-033", "CR-039")
@settings(max_examples=25, deadline=None)
@given(dungeons(), st.data())
def test_the_way_from_a_base_is_that_from_its_nearest_square(tiles: list[Placed], data: st.DataObject) -> None:
    lay = chart(Board(tiles))
    base = data.draw(st.lists(st.sampled_from(sorted(lay.near)), min_size=1, max_size=9, unique=True))
    alone = [lay.square_steps(place) for place in base]
    expected = {place: min(steps.get(place, FAR) for steps in alone) for place in lay.near}
    found = lay.square_steps(*base)
    assert {place: found.get(place, FAR) for place in lay.near} == expected
