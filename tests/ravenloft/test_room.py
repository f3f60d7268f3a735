"""Room for large bases and ways from them, as the chart counts them at once, against each square by itself."""

from hypothesis import given, settings, strategies as st

from game.rules.ravenloft.space.board import FAR, WIDTH, Chart, chart
from game.rules.ravenloft.state import Board, Placed, Square
from tests.ravenloft.kit import proves
from tests.ravenloft.scenes import dungeons


def corners(lay: Chart, base: int, taken: set[Square]) -> list[Square]:
    """North-west squares of every place where a base fits."""

    def fits(corner: Square) -> bool:
        under = [corner + row * WIDTH + column for row in range(base) for column in range(base)]
        return all(place in lay.near and place not in taken for place in under)

    return [place for place in lay.near if fits(place)]


@proves("CR-040")
@settings(max_examples=60, deadline=None)
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


@proves("CR-033", "CR-039")
@settings(max_examples=60, deadline=None)
@given(dungeons(), st.data())
def test_the_way_from_a_base_is_that_from_its_nearest_square(tiles: list[Placed], data: st.DataObject) -> None:
    lay = chart(Board(tiles))
    base = data.draw(st.lists(st.sampled_from(sorted(lay.near)), min_size=1, max_size=9, unique=True))
    alone = [lay.square_steps(place) for place in base]
    expected = {place: min(steps.get(place, FAR) for steps in alone) for place in lay.near}
    found = lay.square_steps(*base)
    assert {place: found.get(place, FAR) for place in lay.near} == expected
