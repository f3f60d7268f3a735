"""The setup: who plays, how long a match takes with each goal, who begins."""

from typing import Any

import pygame
import pytest
import text_audit

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.dungeonville.evenings import evenings
from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.setup import GOALS, SIZES, size_of, variants
from game.ui.scene.navigation import Goto
from game.ui.screens.setup.scene import SetupScene
from tests.ui.dungeonville.playing import house, press
from tests.ui.dungeonville.seeing import draw

SURFACE = pygame.Surface((1920, 1080))


@pytest.fixture
def setup() -> SetupScene:
    made = SetupScene(house(), "dungeonville")
    draw(made, SURFACE)
    return made


def take(setup: SetupScene, key: object) -> None:
    """Press a target, and draw again."""
    draw(setup, SURFACE)
    setup.take(setup.focus.find(key))
    draw(setup, SURFACE)


def evening(setup: SetupScene) -> Match:
    """The match that begins."""
    table = setup.begin()
    assert isinstance(table, Goto), setup.message
    assert table.route == "table"
    return table.subject  # type: ignore[no-any-return]


def written(setup: SetupScene) -> str:
    return " ".join(line.words for line in text_audit.read(setup, (1920, 1080)))


@pytest.mark.rule("DV-010", "DV-015")
def test_wizards_come_to_the_table_one_after_the_other_and_each_is_anybodys(setup: SetupScene) -> None:
    assert list(evening(setup).holders.values()) == [PERSON, "normal", "normal", "normal"]
    take(setup, ("wizard", 4))
    assert size_of(setup.form) == 5
    take(setup, ("seats", 2))
    assert setup.focus.find(("who", 2)) is None and written(setup).count(say("ui-dv-setup-away")) == 3
    take(setup, ("wizard", 1))
    take(setup, PERSON)
    assert evening(setup).holders == {0: PERSON, 1: PERSON}


@pytest.mark.rule("DV-127", "DV-115")
def test_each_goal_says_how_long_an_evening_it_makes(setup: SetupScene) -> None:
    for size in SIZES:
        take(setup, ("seats", size))
        assert 7 in GOALS[size], "the rulebook's goal is there for all"
        for goal in GOALS[size]:
            take(setup, ("goal", goal))
            assert evening(setup).options.goal == goal
            lasts = evenings()[size, goal]
            words = written(setup)
            assert f"{lasts.median} rounds" in words and f"after {lasts.least} to {lasts.most}." in words
    assert (GOALS[2][0], GOALS[4][-1], GOALS[5][-1]) == (5, 10, 12)


def test_what_was_measured_is_an_order_of_rounds_and_a_higher_goal_takes_longer() -> None:
    for (size, goal), row in evenings().items():
        assert 1 <= row.least <= row.median <= row.most <= 40
        assert (row.seats, row.goal, row.id) == (size, goal, f"{size}-{goal}") and row.games >= 50
    for goals in GOALS.items():
        medians = [evenings()[goals[0], goal].median for goal in goals[1]]
        assert medians == sorted(medians)


@pytest.mark.rule("DV-127", "DV-115")
def test_the_goal_follows_the_number_of_wizards_unless_one_that_fits_was_chosen_and_the_printed_one_stays(
    setup: SetupScene,
) -> None:
    for size, goal in ((4, 10), (2, 5), (3, 7), (5, 12)):
        take(setup, ("seats", size))
        assert (evening(setup).options.seats, evening(setup).options.goal) == (size, goal)
        assert setup.focus.find(("goal", 7)) is not None and "as printed: 7" in written(setup).lower()
        assert say("ui-dv-setup-goal-why", printed=7) in written(setup)
    for goal, size, kept in ((7, 4, 7), (10, 2, 5)):
        take(setup, ("goal", goal))
        take(setup, ("seats", size))
        assert evening(setup).options.goal == kept


@pytest.mark.rule("DV-017")
def test_the_stone_is_drawn_or_given_to_one_at_the_table(setup: SetupScene) -> None:
    assert evening(setup).options.first == -1
    take(setup, ("first", 3))
    assert evening(setup).game.state.stone == 3
    take(setup, ("seats", 3))
    assert setup.focus.find(("first", 3)) is None and evening(setup).options.first == -1


@pytest.mark.rule("DV-121")
def test_every_option_can_be_chosen_and_is_explained_in_a_line(setup: SetupScene) -> None:
    assert set(variants(setup.form)) == set(GAMES["dungeonville"].options_type.__struct_fields__)
    usual = evening(setup).options
    assert usual == type(usual)(goal=10), "who chooses nothing plays by the rulebook, with the goal for four"
    take(setup, ("limit", True))
    assert evening(setup).options.limit
    assert all(one.note.split()[-1] in written(setup) for one in variants(setup.form).values())


def test_without_a_seed_nothing_begins_and_the_way_back_leads_to_the_box(setup: SetupScene) -> None:
    setup.seed = ""
    take(setup, "begin")
    assert setup.message == say("ui-seed-needed")
    setup.seed = "12"
    assert evening(setup).seed == 12 and press(setup, pygame.K_ESCAPE) == Goto("box", "dungeonville")


def test_every_wizard_stands_there_with_its_name_title_and_line(setup: SetupScene) -> None:
    words = written(setup)
    for colour in COLOURS:
        assert name(colour) in words and say(f"title-{colour}") in words
        assert say(f"text-{colour}").split()[-1] in words


@pytest.mark.parametrize(("size", "seen"), [((1920, 1080), True), ((1280, 720), False)])
def test_the_country_is_shown_where_there_is_room_and_covers_nothing(
    setup: SetupScene, size: tuple[int, int], seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_at, paint = dict[str, Area](), Canvas.picture

    def picture(canvas: Canvas, name: str, area: Area, **how: Any) -> None:
        drawn_at[name] = area
        paint(canvas, name, area, **how)

    monkeypatch.setattr(Canvas, "picture", picture)
    for _ in range(2):
        draw(setup, pygame.Surface(size))
    assert ("dungeonville/ground" in drawn_at) == seen
    if seen:
        map_of = drawn_at["dungeonville/ground"]
        low = max(item.area.y + item.area.h for item in setup.focus.targets if item.within is not None)
        assert low < map_of.y and map_of.y + map_of.h <= setup.foot.y
        assert sum(name.endswith("-lit") for name in drawn_at) == 5
