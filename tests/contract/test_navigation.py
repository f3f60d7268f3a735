"""The state machine of the window: its table in CONTRIBUTING.md is the one in the source, and every route leads to a scene."""

import ast

import navigation
import pytest
from navigation import Transition

from game.ui.app.routes import ROUTES
from game.ui.registry import game_ui


@pytest.fixture(scope="module")
def found() -> set[Transition]:
    return navigation.transitions(navigation.window())


def test_the_table_in_contributing_is_drawn_from_the_code(found: set[Transition]) -> None:
    assert navigation.written() == navigation.table(found), "python tests/contract/navigation.py writes it anew"


def test_every_route_is_reached_and_every_scene_has_a_way_out_and_only_what_is_pushed_goes_back(found: set[Transition]) -> None:
    routes = {*ROUTES, *(f"{game}/{route}" for game in navigation.GAMES for route in game_ui(game).routes)}
    assert {one.route for one in found} - {""} == routes
    assert {one.scene for one in found} - {navigation.ANY, navigation.START} == routes
    pushed = {one.route for one in found if one.kind == "Push"}
    for scene in routes:
        kinds = {one.kind for one in found if one.scene == scene}
        assert kinds & {"Goto", "Back"}, scene
        assert "Back" in kinds or scene not in pushed, f"{scene} is opened on top and must close"


def test_a_new_transition_changes_the_table() -> None:
    trees = {"screens/menu/scene.py": ast.parse("class MenuScene:\n    def f(self):\n        return Push('keys')")}
    assert navigation.transitions(trees) == {Transition("menu", "Push", "keys")}
    assert navigation.table(navigation.transitions(trees)) != navigation.written()


def test_a_route_that_is_no_literal_and_a_module_without_a_scene_are_noticed() -> None:
    with pytest.raises(ValueError, match="literal"):
        navigation.transitions({"screens/load.py": ast.parse("def f(where):\n    return Goto(where)")})
    with pytest.raises(LookupError):
        navigation.transitions({"attic/painter.py": ast.parse("def f():\n    return Back()")})
