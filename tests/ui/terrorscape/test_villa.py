"""The Villa on the screen has every room and every door of the rules' table, in its place."""

from math import hypot

import pygame
import pytest

from game.rules.terrorscape.villa import EVERY_DOOR, NEAR, PLACES, WAY
from game.text import use
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.board.figures import WIDE, Token, spots
from game.ui.terrorscape.board.villa import GATES, ROOMS, SIZE, Viewport
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.widgets.focus import FocusManager, Target, inside


def test_all_rooms_and_doors_are_drawn() -> None:
    assert set(ROOMS) == set(PLACES)
    assert len(ROOMS) == 15
    assert {gate.id for gate in GATES.values() if gate.door} == set(EVERY_DOOR)
    assert len(EVERY_DOOR) == 17
    assert {WAY[place, other] for place in NEAR for other in NEAR[place]} == set(GATES)


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.id)
def test_names_and_figures_stand_in_their_own_room(room) -> None:  # type: ignore[no-untyped-def]
    for other in ROOMS.values():
        for point in (room.name, room.spot):
            assert inside(other.outline, point) == (other is room)
    assert all(0 <= x <= SIZE[0] and 0 <= y <= SIZE[1] for x, y in room.outline)


@pytest.mark.parametrize("gate", GATES.values(), ids=lambda gate: gate.id)
def test_each_way_lies_where_its_two_rooms_meet(gate) -> None:  # type: ignore[no-untyped-def]
    x, y = gate.at
    near = {
        room.id for room in ROOMS.values()
        if any(inside(room.outline, (x + dx, y + dy)) for dx in (-14, 0, 14) for dy in (-14, 0, 14))
    }  # fmt: skip
    assert set(gate.id.split("-")) <= near
    assert gate.lines


def test_a_sheet_keeps_the_proportions_of_the_villa() -> None:
    viewport = Viewport(Area(10, 20, 500, 350))
    assert viewport.at((0, 0)) == (10, 20)
    assert viewport.at(SIZE) == (510, 370)
    assert viewport.around((500, 350), 60) == Area(245, 180, 30, 30)


def test_the_mouse_finds_a_room_anywhere_in_it_and_keys_find_its_middle() -> None:
    corner = Target("corridor", Area(440, 305, 10, 10), lambda: None, shape=ROOMS["R3"].outline)
    assert corner.holds((255, 440))
    assert not corner.holds((485, 430))
    ring = FocusManager([corner])
    assert ring.under((300, 400)) is corner
    assert ring.under((100, 100)) is None


@pytest.mark.usefixtures("fresh_fonts", "screen")
@pytest.mark.parametrize("others", [("killer",), ("ghost",), ("noise", "killer"), ("trap", "noise", "unseen")], ids="-".join)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: f"{size[1]}")
def test_no_figure_covers_the_name_of_its_room(others: tuple[str, ...], size: tuple[int, int]) -> None:
    use(game="terrorscape")
    canvas = Canvas(pygame.Surface(size), size)
    viewport = Viewport(Area(0, 0, 1000, 700))
    for room in ROOMS.values():
        found = [Token(kind, "", room.id) for kind in ("survivor", "survivor", "survivor", *others)]
        plate = name_area(canvas, viewport, room)
        for token, (x, y) in zip(found, spots(found), strict=True):
            dx = max(plate.x - x, 0.0, x - plate.x - plate.w)
            dy = max(plate.y - y, 0.0, y - plate.y - plate.h)
            assert hypot(dx, dy) >= WIDE.get(token.kind, 66.0) / 2, f"{token.kind} over {room.id}"
            assert all(0 < at < far for at, far in zip((x, y), SIZE, strict=True))
