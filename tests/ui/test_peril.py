"""At the table: what the Villain Phase costs at worst, told of where the Hero stands and of the square in focus."""

from typing import Any

import eyes
import pygame
import pytest
import stages
from test_look import night

from game.rules.engine.script import Decision
from game.rules.ravenloft.choice import Walk
from game.rules.ravenloft.worst import Worst, worst
from game.ui.ravenloft import peril
from game.ui.settings import Settings

SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def _screen(screen: pygame.Surface) -> None:
    pass


def sat(seed: int, settings: Settings | None = None) -> Any:
    from game.ui.ravenloft.table import TableScene

    made = TableScene(stages.house(settings or Settings(speed="instant")), night(30, seed))
    made.draw(pygame.Surface(SIZE))
    return made


def walking() -> Any:
    """A table at which the Hero may walk."""
    return next(scene for scene in map(sat, range(11, 60)) if scene.sorted.squares)


def words(scene: Any, size: tuple[int, int] = SIZE) -> list[str]:
    return [line.words for line in eyes.read(scene, size)]


def test_the_square_in_focus_is_told_of_and_walking_there_makes_it_true() -> None:
    """The number for a square is the one that is told once the Hero stands there."""
    walked, numbers = 0, set()
    for scene in map(sat, range(11, 40)):
        squares = list(scene.sorted.squares)
        if not squares:
            continue
        for square in squares[::4]:
            scene.ring.current = ("square", square)
            assert peril.square_in_focus(scene) == square
            numbers.add(peril.look(scene).told)
        there = peril.look(scene).told
        scene.answer(Walk(square))
        scene.show.skip(whole=True)
        scene.asked()
        scene.ring.current = None
        if scene.play.decision.prompt == "prompt-hero-phase":
            assert peril.look(scene) == (scene.play.match.turn, None, there)
            walked += 1
    assert walked > 3
    assert len({one.damage for one in numbers}) > 2


def test_a_square_that_a_card_asks_for_is_no_way_of_the_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = walking()
    square = next(iter(scene.sorted.squares))
    scene.ring.current = ("square", square)
    assert peril.square_in_focus(scene) == square
    asked = scene.play.match.game.decision
    monkeypatch.setattr(scene.play.match.game, "decision", Decision("prompt-place", asked.options))
    assert peril.square_in_focus(scene) is None


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (Worst("kat", 0, 5, "past"), ["0", "damage to Kat", "who has 5 HP"]),
        (Worst("kat", 3, 5, "no-tile"), ["3", "who has 5 HP", "No new tile: one Encounter comes."]),
        (Worst("kat", 5, 5, "sure"), ["5", "who has 5 HP and would fall", "One Encounter comes beside it."]),
    ],
)
def test_the_panel_says_it_in_words(monkeypatch: pytest.MonkeyPatch, told: Worst, said: list[str]) -> None:
    monkeypatch.setattr(peril, "worst", lambda view, square: told)
    found = words(sat(11), (1920, 1080))
    assert all(one in found for one in said), found


def test_while_something_is_shown_the_number_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.show import Clip

    scene = walking()
    scene.ring.current = None
    before = peril.look(scene)
    scene.show.add([Clip(1e9)])
    scene.show.update(1)
    monkeypatch.setattr(peril, "worst", lambda view, square: pytest.fail("it was worked out while something moved"))
    scene.ring.current = ("square", next(iter(scene.sorted.squares)))
    assert peril.look(scene) == before


def test_where_the_rail_has_no_room_for_the_log_its_last_line_lies_over_the_board() -> None:
    roomy, crowded = sat(11), sat(11, Settings(speed="instant", scale=1.5))
    last = crowded.play.log[-1].words
    assert last.split()[0] in " ".join(words(roomy))
    found = words(crowded)
    assert crowded.sides.crowded
    assert not roomy.sides.crowded
    assert "Log" not in found
    assert last in " ".join(found)


def test_what_is_new_is_found_out_over_some_frames_and_the_panel_says_so_long_what_it_said() -> None:
    """Nobody waits for it: moving the focus from square to square costs no frame more than a little."""
    scene, changed = walking(), 0
    scene.ring.current = None
    for square in scene.sorted.squares:
        before = peril.look(scene)
        scene.ring.current = ("square", square)
        assert peril.known(scene) == before
        steps = 0
        while scene.sides.weighing is not None:
            assert peril.known(scene) == before
            scene.stale = False
            peril.work(scene)
            steps += 1
        assert scene.stale, "the panel is painted anew"
        found = peril.known(scene)
        assert found.square == square
        assert found.told == worst(scene.play.view, square)
        changed += found.told != before.told
        assert steps > 1
    assert changed


def test_what_was_being_found_out_for_another_square_is_dropped() -> None:
    scene = walking()
    one, other = list(scene.sorted.squares)[:2]
    scene.ring.current = ("square", one)
    peril.known(scene)
    peril.work(scene)
    scene.ring.current = ("square", other)
    peril.known(scene)
    while scene.sides.weighing is not None:
        peril.work(scene)
    assert peril.known(scene).square == other


def test_a_number_of_another_phase_is_not_told_while_the_new_one_is_found_out() -> None:
    scene = walking()
    peril.look(scene)
    scene.sides.told_at = (0, "start")
    scene.ring.current = ("square", next(iter(scene.sorted.squares)))
    assert peril.known(scene).told is None
