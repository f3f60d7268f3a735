"""Where a tooltip lies: near its thing, and off what is better left visible."""

from game.ui.draw.canvas import Area
from game.ui.table.tooltip import best_position
from game.ui.widgets.layout import meeting

ROOM, THING, SIZE = Area(0, 0, 1000, 600), Area(480, 280, 40, 40), (200.0, 60.0)


def test_a_tooltip_lies_beside_its_thing() -> None:
    found = best_position(ROOM, THING, SIZE, ())
    assert meeting(found, THING) <= 0
    assert abs(found.centre[0] - THING.centre[0]) + abs(found.centre[1] - THING.centre[1]) < 200


def test_a_tooltip_goes_to_the_side_rather_than_over_a_figure() -> None:
    """Beside the thing it is 70 pixels farther away than above or below it, where a figure stands."""
    figures = [Area.around((500, y), 40, 40) for y in (240, 360)]
    found = best_position(ROOM, THING, SIZE, figures)
    assert not any(meeting(found, one) > 0 for one in figures)
