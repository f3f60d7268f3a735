"""Whole nights by hand: by mouse alone, by keyboard alone, from the menu to the end, in both layouts."""

import random
from typing import Any

import pygame
import pytest
import user_input
from user_input import Launch, click_on, scene_of

from game.match import Match
from game.ui.app.main_loop import App
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Start

MOST = 900


def both_layouts(first: str, other: str) -> pytest.MarkDecorator:
    """A night in one layout, and in the other one where there is time for it."""
    return pytest.mark.parametrize("size", [first, pytest.param(other, marks=pytest.mark.heavy)])


@both_layouts("1280x720", "1920x1080")
def test_a_night_by_mouse_alone(launch: Launch, size: str) -> None:
    app, rng = launch(size=size), random.Random(4)
    click_on(app, ("box", "ravenloft"), "custom")
    assert user_input.name_of(app) == "setup"
    scene_of(app).seed = "11"
    click_on(app, ("adventure", "find-the-icon"), ("power", "cleave"))
    assert scene_of(app).form.opened == "cleave"
    click_on(app, ("power", "cleave"), "begin")
    for _ in range(MOST):
        user_input.idle(app)
        if user_input.name_of(app) != "table":
            break
        if reachable := user_input.in_view(app, user_input.answers(app)):
            user_input.click(app, user_input.pick(reachable, rng))
        else:
            click_on(app, ("tool", "minus"))
    assert user_input.name_of(app) == "end"
    click_on(app, "main-menu")
    assert user_input.name_of(app) == "menu"


@both_layouts("1920x1080", "1280x720")
def test_a_night_by_keyboard_alone(launch: Launch, size: str) -> None:
    app, rng = launch(size=size), random.Random(5)
    user_input.press(app, pygame.K_RETURN)
    user_input.set_up(app)
    scene_of(app).seed = "3"
    user_input.press(app, pygame.K_b)
    assert user_input.name_of(app) == "table"
    for _ in range(MOST):
        user_input.idle(app)
        if user_input.name_of(app) != "table":
            break
        reach(app, user_input.pick(user_input.answers(app), rng))
        user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "end"
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"


def reach(app: App, wanted: Any) -> None:
    """Bring the focus to a place by Tab and arrows; at least to its group."""
    ring = user_input.screen_of(app).focus
    for _ in range(len(ring.targets) + 2):
        if ring.current == wanted.key or (
            ring.focused is not None and ring.focused.group == wanted.group and wanted.group in ring.single
        ):
            break
        user_input.press(app, pygame.K_TAB)
    assert ring.focused is not None
    assert ring.focused.group == wanted.group
    for _ in range(40):
        here, there = ring.focused.area.centre, wanted.area.centre
        if ring.current == wanted.key:
            return
        dx, dy = there[0] - here[0], there[1] - here[1]
        key = (pygame.K_RIGHT if dx > 0 else pygame.K_LEFT) if abs(dx) > abs(dy) else (pygame.K_DOWN if dy > 0 else pygame.K_UP)
        before = ring.current
        user_input.press(app, key)
        if ring.current == before:
            return


def watch_to_the_end(app: App) -> None:
    for _ in range(3000):
        user_input.frames(app, dt=500)
        if user_input.name_of(app) == "end":
            return
    raise AssertionError(user_input.name_of(app))


def test_agents_play_a_night_for_a_spectator(launch: Launch) -> None:
    watch_to_the_end(launch(Start("ravenloft", {"adventure": "1", "heroes": "kat"}, {0: "random"}, 8)))


def test_a_night_watched_again_ends_as_it_did(launch: Launch) -> None:
    match = Match.new("ravenloft", seed=5, seats={0: "random"})
    match.play()
    app = launch()
    scene = castle_table(app.context, Match.replay(match.to_record(), 0), script=match.actions)
    app.show(scene)
    watch_to_the_end(app)
    assert scene.client.match.digest == match.digest
