"""Where the arrow keys go: measured from the edges of places, however wide they are."""

import random

import pygame

from game.ui.draw.canvas import Area
from game.ui.widgets.focus import FocusManager, Target

LEFT, RIGHT, UP, DOWN = WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def nothing() -> None:
    return None


def ring(at: str, group: str = "", **areas: Area) -> FocusManager:
    return FocusManager([Target(key, area, nothing, group) for key, area in areas.items()], at)


def after(keys: FocusManager, way: tuple[int, int]) -> object:
    keys.move(*way)
    return keys.current


def test_a_wide_plate_is_not_passed_over_for_a_narrow_one_behind_it() -> None:
    places = {"here": Area(0, 0, 60, 40), "wide": Area(0, 60, 1200, 40), "narrow": Area(0, 130, 60, 40)}
    assert after(ring("here", **places), DOWN) == "wide"
    assert after(ring("narrow", **places), UP) == "wide"
    assert after(ring("wide", **places), DOWN) == "narrow"


def test_a_wide_plate_above_does_not_draw_the_focus_sideways() -> None:
    places = {"here": Area(0, 60, 60, 40), "next": Area(700, 60, 60, 40), "wide": Area(0, 0, 760, 40)}
    assert after(ring("here", **places), RIGHT) == "next"
    assert after(ring("next", **places), LEFT) == "here"
    alone = {"here": Area(0, 60, 60, 40), "wide": Area(0, 0, 760, 40)}
    assert after(ring("here", **alone), RIGHT) == "here"
    assert after(ring("here", **alone), UP) == "wide"


def test_a_long_list_beside_is_reached_from_each_of_its_neighbours() -> None:
    places = {"list": Area(0, 0, 300, 900), "top": Area(320, 0, 80, 40), "low": Area(320, 860, 80, 40)}
    assert after(ring("top", **places), LEFT) == "list"
    assert after(ring("low", **places), LEFT) == "list"
    assert after(ring("low", **places), UP) == "top"


def test_of_places_as_near_the_one_in_the_middle_is_taken() -> None:
    places = {"wide": Area(0, 0, 320, 40), "a": Area(0, 60, 90, 40), "b": Area(115, 60, 90, 40), "c": Area(230, 60, 90, 40)}
    assert after(ring("wide", **places), DOWN) == "b"


def test_a_straight_way_goes_before_a_slanting_one() -> None:
    squares = {"here": Area(0, 0, 64, 64), "slanting": Area(64, 64, 64, 64), "straight": Area(128, 0, 64, 64)}
    assert after(ring("here", **squares), RIGHT) == "straight"


def test_places_upon_each_other_are_told_apart_by_their_middles() -> None:
    """The open edges of one tile meet in its corners."""
    edges = {"west": Area(0, 0, 58, 256), "north": Area(0, 0, 256, 58), "east": Area(198, 0, 58, 256)}
    assert after(ring("west", **edges), UP) == "north"
    assert after(ring("west", **edges), RIGHT) in ("north", "east")
    assert after(ring("north", **edges), RIGHT) == "east"


def test_the_own_group_goes_first() -> None:
    keys = ring("a", "row", a=Area(0, 0, 50, 50), b=Area(400, 0, 50, 50))
    keys.targets.append(Target("near", Area(60, 0, 50, 50), nothing, "other"))
    assert after(keys, RIGHT) == "b"


def pairs() -> list[tuple[Area, Area]]:
    """Places of all shapes, anywhere beside or upon each other."""
    dice = random.Random(7)

    def area() -> Area:
        return Area(dice.randrange(1500), dice.randrange(1500), dice.randrange(20, 1200), dice.randrange(20, 1200))

    return [(area(), area()) for _ in range(3000)]


def test_of_two_places_each_is_reached_from_the_other_and_the_way_back_leads_back() -> None:
    apart = [(one, other) for one, other in pairs() if not pygame.FRect(one).colliderect(pygame.FRect(other))]
    assert len(apart) > 500
    for one, other in apart:
        ways = [way for way in WAYS if after(ring("one", one=one, other=other), way) == "other"]
        assert ways
        for dx, dy in ways:
            assert after(ring("other", one=one, other=other), (-dx, -dy)) == "one"


def test_an_arrow_never_leads_to_what_lies_wholly_on_the_other_side() -> None:
    for one, other in pairs():
        behind = {
            LEFT: other.x >= one.x + one.w,
            RIGHT: other.x + other.w <= one.x,
            UP: other.y >= one.y + one.h,
            DOWN: other.y + other.h <= one.y,
        }
        for way in WAYS:
            assert not behind[way] or after(ring("one", one=one, other=other), way) == "one"
