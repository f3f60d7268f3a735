"""Laws that the source keeps, each with a bad sample that it would notice."""

import ast
from collections import Counter

import layers
import pytest
import scan

from game.rules import GAMES


def trees(folder: str = "") -> dict[str, ast.AST]:
    return {scan.module_of(file): scan.parse(file) for file in scan.files(folder)}


def sample(**modules: str) -> dict[str, ast.AST]:
    return {name.replace("__", "."): ast.parse(text) for name, text in modules.items()}


def test_the_import_law_holds() -> None:
    modules = trees()
    assert len(modules) > 20
    assert not layers.unlawful(modules)


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("game.rules.engine.rng", "from game.rules.ravenloft import state"),
        ("game.rules.engine.rng", "import game.match"),
        ("game.rules.ravenloft.wounds", "from game.rules.london.state import State"),
        ("game.rules.ravenloft.wounds", "from game.match import Match"),
        ("game.rules.ravenloft.wounds", "import pygame"),
        ("game.rules.ravenloft.wounds", "from game.text import say"),
        ("game.rules.ravenloft.wounds", "from . import state"),
        ("game.match", "from game.rules.ravenloft.state import State"),
        ("game.match", "from game.ui.app.main_loop import run"),
        ("game.match", "import pygame_gui.elements"),
        ("game.lab.simulate", "from game.cli import terminal"),
        ("game.ui.ravenloft.board", "from game.rules.london.state import State"),
        ("game.ui.app.main_loop", "from game.cli import terminal"),
        ("game.cli.ravenloft.text", "from game.rules.london.state import State"),
        ("game.cli.terminal", "from game.rules.ravenloft.state import State"),
        ("game.match.match", "from game.storage import paths"),
        ("game.storage.autosave", "from game.text import say"),
        ("game.text.text", "from game.ui.settings import Settings"),
        ("game.ui.draw.canvas", "from game.ui.widgets.focus import Target"),
        ("game.ui.scene.context", "from game.ui.widgets.focus import Target"),
        ("game.ui.widgets.screen", "def f():\n    from game.ui.screens.rulebook.scene import RulebookScene"),
        ("game.ui.table.pause_dialog", "if TYPE_CHECKING:\n    from game.ui.ravenloft.table.scene import TableScene"),
        ("game.ui.screens.load", "from game.ui.app.routes import Router"),
        ("game.ui.london.map", "from game.ui.ravenloft.board import tiles"),
        ("game.ui.app.main_loop", "import pygame_gui"),
    ],
)
def test_the_import_law_notices(importer: str, line: str) -> None:
    assert layers.unlawful({importer: ast.parse(line)})


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("game.rules.engine.rng", "from game.rules.engine.secret import Secret"),
        ("game.rules.ravenloft.wounds", "from game.rules.ravenloft.state import State"),
        ("game.match", "from game.rules.engine.script import Game"),
        ("game.match", "from game.rules import GAMES"),
        ("game.ui.ravenloft.board", "from game.rules.ravenloft.state import State"),
        ("game.ui.app.main_loop", "import pygame"),
        ("game.cli.ravenloft.text", "from game.rules.ravenloft.state import State"),
        ("game.rules", "from game.rules.ravenloft import RULES"),
        ("game.text.ravenloft", "from game.rules.ravenloft.state import State"),
        ("game.ui.ravenloft.board", "from game.ui.table.pause_dialog import PauseDialog"),
        ("game.ui.widgets.text_field", "import pygame_gui"),
        ("game.storage.paths", "from game import __version__"),
    ],
)
def test_the_import_law_allows(importer: str, line: str) -> None:
    assert not layers.unlawful({importer: ast.parse(line)})


def test_every_module_has_a_layer() -> None:
    assert all(layers.layer(name) is not None for name in trees())
    with pytest.raises(LookupError):
        layers.layer("game.ui.attic.painter")


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert layers.circle(trees()) == []
    lazy = sample(
        game__a="def f():\n    from game.b import g",
        game__b="if TYPE_CHECKING:\n    from game.c import h",
        game__c="import game.a",
    )
    assert sorted(set(layers.circle(lazy))) == ["game.a", "game.b", "game.c"]


def test_no_rule_reads_a_clock_chance_or_the_order_of_a_set() -> None:
    assert not scan.chancy({name: tree for name, tree in trees("rules").items() if name != "game.rules"})


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "from time import monotonic",
        "from os import urandom",
        "def f(x):\n    return id(x)",
        "def f(x):\n    return hash(x)",
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "z = [x for x in set(y) | w]",
        "z = list({x for x in y})",
        "z = next(iter(y)), tuple(frozenset(y))",
    ],
)
def test_chance_in_rules_is_noticed(line: str) -> None:
    assert scan.chancy({"game.rules.toy": ast.parse(line)})


def test_sorted_sets_are_no_chance() -> None:
    assert not scan.chancy({"game.rules.toy": ast.parse("for x in sorted({1, 2}): pass\ny = [1 for z in sorted(set(w))]")})


def test_no_script_is_called_without_being_run() -> None:
    modules = trees("rules")
    for game in GAMES:
        module = type(GAMES[game]).__module__
        if not module.startswith("game."):
            modules[module] = ast.parse((scan.PACKAGE.parent / "tests" / "contract" / f"{module}.py").read_text(encoding="utf-8"))
    assert any(scan.scripts(tree) for tree in modules.values())
    assert not scan.forgotten(modules)


SCRIPT = "def hurt(s) -> Rule[None]:\n    yield 1\n"


@pytest.mark.parametrize(
    "line",
    [
        "hurt(s)",
        "x = hurt(s)",
        "yield hurt(s)",
        "if hurt(s):\n        pass",
        "a = (yield from hurt(s)) or hurt(s)",
        "wounds.hurt(s)",
        "choose(0, 'p', [])",
        "[hurt(s) for s in t]",
        "x = hurt(s)\n    y = 2\n    yield from z",
    ],
)
def test_a_forgotten_script_is_noticed(line: str) -> None:
    assert scan.forgotten(sample(toy=f"{SCRIPT}def turn(s) -> Rule[None]:\n    {line}\n"))


@pytest.mark.parametrize(
    "line",
    [
        "yield from hurt(s)",
        "x = yield from hurt(s)",
        "return hurt(s)",
        "yield from twice(hurt(s))",
        "yield from (hurt(s) if s else hurt(t))",
        "x = hurt(s)\n    yield from x",
        "twice(lambda: hurt(s))",
        "plain(s)",
    ],
)
def test_a_script_that_is_run_is_not_noticed(line: str) -> None:
    assert not scan.forgotten(sample(toy=f"{SCRIPT}def turn(s) -> Rule[None]:\n    {line}\n"))


def test_a_plain_function_of_the_same_name_elsewhere_is_told_apart() -> None:
    script = f"{SCRIPT}"
    other = "def hurt(s):\n    return 1\n\ndef f():\n    hurt(2)\n"
    user = "from game.rules.toy.wounds import hurt\n\ndef f(s):\n    hurt(s)\n"
    found = scan.forgotten(sample(game__rules__toy__wounds=script, game__rules__toy__other=other, game__rules__toy__user=user))
    assert found == ["game.rules.toy.user:4 hurt"]


def functions(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def test_functions_and_files_stay_small() -> None:
    """Forty lines a function, 300 lines a file, 25 files a folder: in the program and in the recipes of its sounds."""
    root = scan.PACKAGE.parent
    held = [*scan.files(), *sorted((root / "sounds").rglob("*.py"))]
    for file in held:
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 300, file
        for function in functions(scan.parse(file)):
            assert (function.end_lineno or 0) - function.lineno < 40, f"{file} {function.name}"
    for folder, count in Counter(file.parent for file in [*held, *(root / "sprites").rglob("*.py")]).items():
        assert count <= 25, folder


def test_the_project_names_no_place_outside_itself() -> None:
    """No machine path or network host in the source; documentation may link to public pages."""
    for file in scan.files():
        text = file.read_text(encoding="utf-8")
        for mark in ("/home/", "/tmp/", "/work/", "C:\\\\", "http://", "localhost"):
            assert mark not in text, (file, mark)


def test_panels_targets_and_boards_take_frozen_values_only() -> None:
    """What a painter or a target function does not get as props or facts would not be painted anew when it changes."""
    modules = trees("ui")
    assert sum(".panels." in module for module in modules) > 20
    assert scan.live_parameters(modules) == []


@pytest.mark.parametrize(
    "parameter",
    ["scene: StoryScene", 'table: "TableView"', "table: TableScene | None", "*, of: MatchClient", "each: list[PlanningSession]"],
)
def test_a_panel_that_takes_a_table_is_noticed(parameter: str) -> None:
    code = f"def paint(canvas: Canvas, {parameter}) -> None: ..."
    assert len(scan.live_parameters(sample(game__ui__london__panels__hand=code))) == 1
    assert not scan.live_parameters(sample(game__ui__london__game_ui=code))


@pytest.mark.parametrize("parameter", ["props: TableProps", "facts: StoryFacts", "layout: TableLayout"])
def test_a_panel_that_takes_props_is_not_noticed(parameter: str) -> None:
    code = f"def paint(canvas: Canvas, {parameter}) -> None: ..."
    assert not scan.live_parameters(sample(game__ui__london__panels__hand=code))
