"""The worst damage of the Villain Phase, for the Hero's own square and the focused one."""

from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
from test_card_inspector import night

from game.rules.engine.script import Decision
from game.rules.ravenloft.choice import Walk
from game.rules.ravenloft.forecasts.worst_case import Worst, worst
from game.ui.ravenloft.panels import rolls
from game.ui.ravenloft.panels.rolls import Peril
from game.ui.ravenloft.table.props import TableProps
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene

SIZE = (1280, 720)


def props(scene: TableScene) -> TableProps:
    """The props of the panels now."""
    return TableProps(scene.game, scene.facts(), scene.focus.targets)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def _screen(screen: pygame.Surface) -> None:
    pass


def sat(seed: int, settings: Settings | None = None) -> Any:
    from game.ui.ravenloft.table.table import castle_table

    made = castle_table(sample_screens.context(settings or Settings(speed="instant")), night(30, seed))
    made.draw(pygame.Surface(SIZE))
    return made


def walking() -> Any:
    """A table at which the Hero may walk."""
    return next(scene for scene in map(sat, range(11, 60)) if scene.game.option_map.squares)


def finished(scene: Any) -> Peril:
    """The forecast once it is finished."""
    forecast, moment = scene.game.forecast, props(scene).moment()
    forecast.known(moment)
    while not moment.busy and forecast.weighing is not None:
        forecast.work()
    return forecast.known(moment)


def words(scene: Any, size: tuple[int, int] = SIZE) -> list[str]:
    return [line.words for line in text_audit.read(scene, size)]


def test_the_square_in_focus_is_told_of_and_walking_there_makes_it_true() -> None:
    """The number for a square is the one that is told once the Hero stands there."""
    walked, numbers = 0, set()
    for scene in map(sat, range(11, 40)):
        squares = list(scene.game.option_map.squares)
        if not squares:
            continue
        for square in squares[::4]:
            scene.focus.current, scene.by_keys = ("square", square), True
            assert props(scene).moment().square == square
            numbers.add(finished(scene).worst)
        there = finished(scene).worst
        scene.do(Answer(Walk(square)))
        scene.animations.skip(whole=True)
        scene.controller.ask()
        scene.focus.current = None
        if scene.client.decision.prompt == "prompt-hero-phase":
            assert finished(scene) == (scene.client.match.turn, None, there)
            walked += 1
    assert walked > 3
    assert len({one.damage for one in numbers}) > 2


def test_a_square_that_a_card_asks_for_is_no_way_of_the_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = walking()
    square = next(iter(scene.game.option_map.squares))
    scene.focus.current = ("square", square)
    assert props(scene).moment().square == square
    asked = scene.client.match.game.decision
    monkeypatch.setattr(scene.client.match.game, "decision", Decision("prompt-place", asked.options))
    assert props(scene).moment().square is None


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (Worst("kat", 0, 5, "past"), ["0", "damage to Kat", "now at 5 HP"]),
        (Worst("kat", 3, 5, "no-tile"), ["3", "now at 5 HP", "No tile: one Encounter card."]),
        (Worst("kat", 4, 5, "past", (("bites", 1), ("javelin", 3))), ["4", "Bites 1 + Javelin 3", "now at 5 HP"]),
        (Worst("kat", 5, 5, "sure"), ["5", "now at 5 HP, would fall", "Plus one Encounter card."]),
    ],
)
def test_the_panel_says_it_in_words(monkeypatch: pytest.MonkeyPatch, told: Worst, said: list[str]) -> None:
    monkeypatch.setattr(rolls, "worst", lambda view, square: told)
    found = words(sat(11), (1920, 1080))
    assert all(one in found for one in said), found


def test_while_something_is_shown_the_number_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.table.director import Clip

    scene = walking()
    scene.focus.current = None
    before = finished(scene)
    scene.animations.add([Clip(1e9)])
    scene.animations.update(1)
    monkeypatch.setattr(rolls, "worst", lambda view, square: pytest.fail("it was worked out while something moved"))
    scene.focus.current = ("square", next(iter(scene.game.option_map.squares)))
    assert finished(scene) == before


def test_where_the_rail_has_no_room_for_the_log_its_last_line_lies_over_the_board() -> None:
    roomy, crowded = sat(11), sat(11, Settings(speed="instant", scale=1.5))
    last = crowded.client.log[-1].words
    assert last.split()[0] in " ".join(words(roomy))
    found = words(crowded)
    assert crowded.game.sides.crowded
    assert not roomy.game.sides.crowded
    assert "Log" not in found
    assert last in " ".join(found)


def test_what_is_new_is_found_out_over_some_frames_and_the_panel_says_so_long_what_it_said() -> None:
    """Nobody waits for it: moving the focus from square to square costs no frame more than a little."""
    scene, changed = walking(), 0
    scene.focus.current, scene.by_keys = None, True
    for square in scene.game.option_map.squares:
        before = finished(scene)
        scene.focus.current = ("square", square)
        assert scene.game.forecast.known(props(scene).moment()) == before
        steps = 0
        while scene.game.forecast.weighing is not None:
            assert scene.game.forecast.known(props(scene).moment()) == before
            done = scene.game.forecast.work()
            steps += 1
        assert done, "the panel is painted anew"
        found = scene.game.forecast.known(props(scene).moment())
        assert found.square == square
        assert found.worst == worst(scene.client.view, square)
        changed += found.worst != before.worst
        assert steps > 1
    assert changed


def test_what_was_being_found_out_for_another_square_is_dropped() -> None:
    scene = walking()
    one, other = list(scene.game.option_map.squares)[:2]
    scene.focus.current = ("square", one)
    scene.game.forecast.known(props(scene).moment())
    scene.game.forecast.work()
    scene.focus.current = ("square", other)
    scene.game.forecast.known(props(scene).moment())
    while scene.game.forecast.weighing is not None:
        scene.game.forecast.work()
    assert scene.game.forecast.known(props(scene).moment()).square == other


def test_a_number_of_another_phase_is_not_told_while_the_new_one_is_found_out() -> None:
    scene = walking()
    finished(scene)
    scene.game.forecast.when = (0, "start")
    scene.focus.current = ("square", next(iter(scene.game.option_map.squares)))
    assert scene.game.forecast.known(props(scene).moment()).worst is None


def test_in_the_villain_phase_a_roll_makes_the_number_stale() -> None:
    scene = walking()
    scene.game.stage.phase = "villain"
    before = props(scene).moment().when
    scene.game.director.last = rolls.Last("ghoul-1", "paralyzing-claw", 3)
    rolled = props(scene).moment().when
    scene.game.stage.health[scene.game.stage.hero] -= 1
    assert len({before, rolled, props(scene).moment().when}) == 3
