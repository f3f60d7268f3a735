"""The map of London: where things lie, what can be read on it, and that it costs little."""

from itertools import combinations

import pygame
import pytest

from game import text
from game.rules.london.cards import AREAS, PLACES
from game.rules.london.places import LOCATIONS, STREETS
from game.ui import fonts
from game.ui.canvas import Area, Canvas
from game.ui.lay import meeting
from game.ui.london.board.board import Show, paint
from game.ui.london.board.sheet import Sheet, along, sheet
from game.ui.witness import witness
from tests.london.kit import day

STUDY = Area(288, 80, 1344, 864)
SMALL = Area(296, 60, 1328, 854)
INSET = Area(40, 300, 700, 460)
SHEETS = [Sheet(STUDY), Sheet(SMALL, roomy=True), Sheet(INSET)]


@pytest.fixture
def table(screen: pygame.Surface) -> Canvas:
    """A window of full size, with the words of London."""
    fonts.forget()
    pygame.font.init()
    text.use(game="london")
    return Canvas(pygame.Surface((1920, 1080)), (1920, 1080))


@pytest.mark.parametrize("here", SHEETS)
def test_cards_plates_and_the_clock_lie_beside_each_other_on_the_map(here: Sheet) -> None:
    boxes = (
        [here.card(place) for place in LOCATIONS] + [here.streets(area) for area in AREAS] + [here.clock, here.story, here.dread]
    )
    for box in boxes:
        assert meeting(box, here.area) == pytest.approx(box.w * box.h), "it hangs over the edge"
    for one, other in combinations(boxes, 2):
        assert meeting(one, other) == 0


def test_the_map_of_the_study_has_cards_where_the_study_has_them() -> None:
    here = Sheet(STUDY)
    for place, x, y in (
        ("north-1", 280, 32),
        ("north-6", 944, 32),
        ("west-5", 150, 468),
        ("east-3", 1206, 268),
        ("south-2", 412.8, 712),
    ):
        found = here.card(place)
        assert (found.x - 288, found.y - 80) == (pytest.approx(x, abs=1.5), pytest.approx(y, abs=1.5))
        assert (found.w, found.h) == (120, 136)


@pytest.mark.parametrize("here", SHEETS)
def test_every_place_is_found_where_it_is_drawn(here: Sheet) -> None:
    for place, row in PLACES.items():
        box = here.card(place) if row.number else here.streets(row.area)
        assert here.place(box.centre) == place
    assert here.place(here.clock.centre) is None


def test_a_way_leads_along_streets_and_round_the_clock() -> None:
    here = Sheet(STUDY)
    for start in PLACES:
        for end in PLACES:
            way = here.way(start, end)
            assert along(way, 0) == way[0] == here.spot(start)
            assert along(way, 1) == pytest.approx(here.spot(end))
            for step in range(101):
                point = along(way, step / 100)
                assert here.area.holds(point)
                assert not here.clock.inset(4).holds(point), f"from {start} to {end} through the clock"


def test_four_on_one_place_stand_in_a_row_in_the_order_of_seats() -> None:
    here = Sheet(STUDY)
    for place in (*LOCATIONS[:3], STREETS["west"], "south-6"):
        spots = [here.spot(place, rank, 4) for rank in range(4)]
        assert [x for x, _ in spots] == sorted({x for x, _ in spots})
        assert all(here.area.inset(12).holds(spot) for spot in spots)


def test_titles_icons_and_numbers_are_read_in_place(table: Canvas) -> None:
    t = day(phase="planning", shown={"north-4": "a-tough-bargain", "west-3": "mr-reynauds-residence"})
    witness.notes = []
    try:
        paint(table, sheet(table, STUDY), t, Show())
        said = {note.words for note in witness.notes}
    finally:
        witness.notes = None
    assert {"A Tough", "Bargain", "West", "Piccadilly", "A"} <= said
