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
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.director import Clip

SIZE = (1280, 720)
pytestmark = pytest.mark.usefixtures("screen")


def sat(seed: int, **chosen: Any) -> Any:
    made: Any = castle_table(sample_screens.context(Settings(speed="instant", **chosen)), night(30, seed))
    made.draw(pygame.Surface(SIZE))
    return made


@pytest.fixture
def scene(screen: pygame.Surface) -> Any:
    """A table at which the Hero may walk."""
    return next(scene for scene in map(sat, range(11, 60)) if scene.game.option_map.squares)


def squares(scene: Any) -> list[int]:
    return list(scene.game.option_map.squares)


def moment(scene: Any) -> Any:
    """What the forecast is asked for now."""
    return TableProps(scene.game, scene.facts(), scene.focus.targets).moment()


def known(scene: Any) -> Peril:
    """What the forecast knows now."""
    return scene.game.forecast.known(moment(scene))  # type: ignore[no-any-return]


def finished(scene: Any) -> Peril:
    """The forecast once it is finished."""
    now = moment(scene)
    known(scene)
    while not now.busy and scene.game.forecast.weighing is not None:
        scene.game.forecast.work()
    return known(scene)


def test_the_square_in_focus_is_told_of_and_walking_there_makes_it_true() -> None:
    """The number for a square is the one that is told once the Hero stands there."""
    walked, numbers = 0, set()
    for scene in map(sat, range(11, 23)):
        for square in squares(scene)[::4]:
            scene.focus.current, scene.by_keys = ("square", square), True
            assert moment(scene).square == square
            there = finished(scene).worst
            numbers.add(there)
        if not squares(scene):
            continue
        scene.do(Answer(Walk(square)))
        scene.animations.skip(whole=True)
        scene.controller.ask()
        scene.focus.current = None
        if scene.client.decision.prompt == "prompt-hero-phase":
            assert finished(scene) == (scene.client.match.turn, None, there)
            walked += 1
    assert walked > 3 and len({one.damage for one in numbers if one}) > 2


def test_the_panel_says_it_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for told, said in (
        (Worst("kat", 0, 5, "past"), ["0", "damage to Kat", "now at 5 HP"]),
        (Worst("kat", 3, 5, "no-tile"), ["3", "now at 5 HP", "No tile: one Encounter card."]),
        (Worst("kat", 4, 5, "past", (("bites", 1), ("javelin", 3))), ["4", "Bites 1 + Javelin 3", "now at 5 HP"]),
        (Worst("kat", 5, 5, "sure"), ["5", "now at 5 HP, would fall", "Plus one Encounter card."]),
    ):
        monkeypatch.setattr(rolls, "worst", lambda view, square, told=told: told)
        found = [line.words for line in text_audit.read(sat(11), (1920, 1080))]
        assert set(said) <= set(found), found


def test_where_the_rail_has_no_room_for_the_log_its_last_line_lies_over_the_board() -> None:
    roomy, crowded = sat(11), sat(11, scale=1.5)
    last = crowded.client.log[-1].words
    assert last.split()[0] in text_audit.words(roomy, SIZE)
    lines = [line.words for line in text_audit.read(crowded, SIZE)]
    assert (roomy.game.sides.crowded, crowded.game.sides.crowded) == (False, True)
    assert "Log" not in lines
    assert last in " ".join(lines)


def test_what_is_new_is_found_out_over_some_frames_and_the_panel_says_so_long_what_it_said(scene: Any) -> None:
    """Nobody waits for it: moving the focus from square to square costs no frame more than a little."""
    forecast, changed = scene.game.forecast, 0
    scene.focus.current, scene.by_keys = None, True
    for square in squares(scene):
        before = finished(scene)
        scene.focus.current = ("square", square)
        assert known(scene) == before
        steps = 0
        while forecast.weighing is not None:
            assert known(scene) == before
            done = forecast.work()
            steps += 1
        assert done, "the panel is painted anew"
        assert (known(scene).square, known(scene).worst) == (square, worst(scene.client.view, square))
        changed += known(scene).worst != before.worst
        assert steps > 1
    assert changed
    one, other = squares(scene)[:2]
    scene.focus.current = ("square", one)
    known(scene)
    forecast.work()
    scene.focus.current = ("square", other)
    assert finished(scene).square == other, "what was being found out for another square is dropped"


def test_a_square_that_a_card_asks_for_is_no_way_and_a_number_of_another_phase_is_not_told(
    scene: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(scene)
    scene.game.forecast.when = (0, "start")
    scene.focus.current = ("square", squares(scene)[0])
    assert known(scene).worst is None
    square = squares(scene)[0]
    scene.focus.current = ("square", square)
    assert moment(scene).square == square
    game = scene.client.match.game
    monkeypatch.setattr(game, "decision", Decision("prompt-place", game.decision.options))
    assert moment(scene).square is None


def test_a_number_stays_while_something_is_shown_and_a_roll_makes_it_stale(scene: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.focus.current = None
    before, stage = finished(scene), scene.game.stage
    scene.animations.add([Clip(1e9)])
    scene.animations.update(1)
    monkeypatch.setattr(rolls, "worst", lambda view, square: pytest.fail("it was worked out while something moved"))
    scene.focus.current = ("square", squares(scene)[0])
    assert finished(scene) == before
    stage.phase = "villain"
    moments = [moment(scene).when]
    scene.game.director.last = rolls.Last("ghoul-1", "paralyzing-claw", 3)
    moments.append(moment(scene).when)
    stage.health[stage.hero] -= 1
    assert len({*moments, moment(scene).when}) == 3
