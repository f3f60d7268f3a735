"""The state machine of the window: its table in CONTRIBUTING.md is the one in the source, and every route leads to a scene."""

import ast

import navigation
import pytest
from navigation import Transition

from game.ui.app.routes import ROUTES
from game.ui.registry import game_ui


def test_the_table_in_contributing_is_drawn_from_the_code() -> None:
    assert navigation.written() == navigation.table(navigation.transitions(navigation.window())), (
        "python tests/contract/navigation.py writes it anew"
    )


def routes() -> set[str]:
    """Every route of the program."""
    own = {f"{game}/{route}" for game in navigation.GAMES for route in game_ui(game).routes}
    return {*ROUTES, *own}


def test_every_route_is_known_and_is_reached() -> None:
    found = navigation.transitions(navigation.window())
    assert {one.route for one in found} - {""} == routes()


def test_every_scene_has_a_way_out_and_only_what_is_pushed_goes_back() -> None:
    found = navigation.transitions(navigation.window())
    scenes = {one.scene for one in found} - {navigation.ANY, navigation.START}
    assert scenes == routes()
    pushed = {one.route for one in found if one.kind == "Push"}
    for scene in scenes:
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
