"""Laws that the source keeps, each with bad samples that it would notice and good ones that it lets pass."""

import ast
from collections import Counter
from functools import cache

import layers
import pytest
import scan

from game.rules import GAMES


@cache
def imports_and_lengths() -> tuple[dict[str, tuple[str, ...]], list[str]]:
    """What each module imports, and the functions of forty lines or more: each file is parsed once for both."""
    found, long = dict[str, tuple[str, ...]](), list[str]()
    for file in [*scan.files(), *sorted((scan.PACKAGE.parent / "sounds").rglob("*.py"))]:
        tree = scan.parse(file)
        long += [f"{file} {one.name}" for one in scan.functions(tree) if (one.end_lineno or 0) - one.lineno >= 40]
        if file.is_relative_to(scan.PACKAGE):
            found[scan.module_of(file)] = tuple(scan.imports(tree))
    return found, long


def sample(**modules: str) -> dict[str, ast.AST]:
    return {name.replace("__", "."): ast.parse(text) for name, text in modules.items()}


def test_the_import_law_holds_and_every_module_has_a_layer() -> None:
    modules = imports_and_lengths()[0]
    assert len(modules) > 20 and not layers.unlawful(modules) and all(layers.layer(name) is not None for name in modules)
    with pytest.raises(LookupError):
        layers.layer("game.ui.attic.painter")


UNLAWFUL = [
    ("game.rules.engine.rng", "from game.rules.ravenloft import state"), ("game.rules.engine.rng", "import game.match"),
    ("game.rules.ravenloft.wounds", "from game.rules.london.state import State"),
    ("game.rules.ravenloft.wounds", "from game.match import Match"), ("game.rules.ravenloft.wounds", "import pygame"),
    ("game.rules.ravenloft.wounds", "from game.text import say"), ("game.rules.ravenloft.wounds", "from . import state"),
    ("game.match", "from game.rules.ravenloft.state import State"), ("game.match", "from game.ui.app.main_loop import run"),
    ("game.match", "import pygame_gui.elements"), ("game.lab.simulate", "from game.cli import terminal"),
    ("game.ui.ravenloft.board", "from game.rules.london.state import State"),
    ("game.ui.app.main_loop", "from game.cli import terminal"),
    ("game.cli.ravenloft.text", "from game.rules.london.state import State"),
    ("game.cli.terminal", "from game.rules.ravenloft.state import State"), ("game.match.match", "from game.storage import paths"),
    ("game.storage.autosave", "from game.text import say"), ("game.text.text", "from game.ui.settings import Settings"),
    ("game.ui.draw.canvas", "from game.ui.widgets.focus import Target"),
    ("game.ui.scene.context", "from game.ui.widgets.focus import Target"),
    ("game.ui.widgets.screen", "def f():\n    from game.ui.screens.rulebook.scene import RulebookScene"),
    ("game.ui.table.pause_dialog", "if TYPE_CHECKING:\n    from game.ui.ravenloft.table.scene import TableScene"),
    ("game.ui.screens.load", "from game.ui.app.routes import Router"),
    ("game.ui.london.map", "from game.ui.ravenloft.board import tiles"), ("game.ui.app.main_loop", "import pygame_gui"),
]  # fmt: skip
LAWFUL = [
    ("game.rules.engine.rng", "from game.rules.engine.secret import Secret"),
    ("game.rules.ravenloft.wounds", "from game.rules.ravenloft.state import State"),
    ("game.match", "from game.rules.engine.script import Game"), ("game.match", "from game.rules import GAMES"),
    ("game.ui.ravenloft.board", "from game.rules.ravenloft.state import State"), ("game.ui.app.main_loop", "import pygame"),
    ("game.cli.ravenloft.text", "from game.rules.ravenloft.state import State"),
    ("game.rules", "from game.rules.ravenloft import RULES"),
    ("game.text.ravenloft", "from game.rules.ravenloft.state import State"),
    ("game.ui.ravenloft.board", "from game.ui.table.pause_dialog import PauseDialog"),
    ("game.ui.widgets.text_field", "import pygame_gui"), ("game.storage.paths", "from game import __version__"),
]  # fmt: skip


def test_the_import_law_tells_the_unlawful_from_the_lawful() -> None:
    assert [one for one in UNLAWFUL if not layers.unlawful({one[0]: scan.imports(ast.parse(one[1]))})] == []
    assert [one for one in LAWFUL if layers.unlawful({one[0]: scan.imports(ast.parse(one[1]))})] == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert layers.circle(imports_and_lengths()[0]) == []
    inside, typed = "def f():\n    from game.b import g", "if TYPE_CHECKING:\n    from game.c import h"
    lazy = sample(game__a=inside, game__b=typed, game__c="import game.a")
    assert {*layers.circle({name: tuple(scan.imports(tree)) for name, tree in lazy.items()})} == {"game.a", "game.b", "game.c"}


CHANCE = [
    "import random", "from time import monotonic", "from os import urandom", "def f(x):\n    return id(x)",
    "def f(x):\n    return hash(x)", "for x in {1, 2}: pass", "for x in set(y): pass", "z = [x for x in set(y) | w]",
    "z = list({x for x in y})", "z = next(iter(y)), tuple(frozenset(y))",
]  # fmt: skip


def test_a_clock_chance_or_the_order_of_a_set_is_noticed() -> None:
    assert [line for line in CHANCE if not scan.chancy(sample(game__rules__toy=line))] == []
    assert not scan.chancy(sample(game__rules__toy="for x in sorted({1, 2}): pass\ny = [1 for z in sorted(set(w))]"))


FORGOTTEN = [
    "hurt(s)", "x = hurt(s)", "yield hurt(s)", "if hurt(s):\n        pass", "a = (yield from hurt(s)) or hurt(s)",
    "wounds.hurt(s)", "choose(0, 'p', [])", "[hurt(s) for s in t]", "x = hurt(s)\n    y = 2\n    yield from z",
]  # fmt: skip
RUN = [
    "yield from hurt(s)", "x = yield from hurt(s)", "return hurt(s)", "yield from twice(hurt(s))",
    "yield from (hurt(s) if s else hurt(t))", "x = hurt(s)\n    yield from x", "twice(lambda: hurt(s))", "plain(s)",
]  # fmt: skip
SCRIPT = "def hurt(s) -> Rule[None]:\n    yield 1\n"


def test_no_rule_reads_chance_and_no_script_is_called_without_being_run() -> None:
    modules = {scan.module_of(file): scan.parse(file) for file in scan.files("rules")}
    assert not scan.chancy({name: tree for name, tree in modules.items() if name != "game.rules"})
    for rules in GAMES.values():
        module = type(rules).__module__
        if not module.startswith("game."):
            modules[module] = scan.parse(scan.PACKAGE.parent / "tests" / "contract" / f"{module}.py")
    assert any(scan.scripts(tree) for tree in modules.values()) and not scan.forgotten(modules)


def test_a_forgotten_script_is_told_from_one_that_is_run() -> None:
    def forgotten(line: str) -> list[str]:
        return scan.forgotten(sample(toy=f"{SCRIPT}def turn(s) -> Rule[None]:\n    {line}\n"))

    assert [line for line in FORGOTTEN if not forgotten(line)] == [] and [line for line in RUN if forgotten(line)] == []


def test_a_plain_function_of_the_same_name_elsewhere_is_told_apart() -> None:
    other = "def hurt(s):\n    return 1\n\ndef f():\n    hurt(2)\n"
    user = "from game.rules.toy.wounds import hurt\n\ndef f(s):\n    hurt(s)\n"
    found = scan.forgotten(sample(game__rules__toy__wounds=SCRIPT, game__rules__toy__other=other, game__rules__toy__user=user))
    assert found == ["game.rules.toy.user:4 hurt"]


def test_functions_and_files_stay_small() -> None:
    """Forty lines a function, 300 lines a file, 25 files a folder: in the program and in the recipes of its sounds."""
    root = scan.PACKAGE.parent
    held = [*scan.files(), *(root / "sounds").rglob("*.py")]
    folders = Counter(file.parent for file in [*held, *(root / "sprites").rglob("*.py")])
    faults = [*imports_and_lengths()[1], *(folder for folder, count in folders.items() if count > 25)]
    faults += [file for file in held if len(file.read_text(encoding="utf-8").splitlines()) > 300]
    assert not faults, faults


def test_the_project_names_no_place_outside_itself() -> None:
    """No machine path or network host in the source; documentation may link to public pages."""
    marks = ("/home/", "/tmp/", "/work/", "C:\\\\", "http://", "localhost")
    texts = {file: file.read_text(encoding="utf-8") for file in scan.files()}
    assert [(file, mark) for file, text in texts.items() for mark in marks if mark in text] == []


LIVE = [
    "scene: StoryScene", 'table: "TableView"', "table: TableScene | None", "*, of: MatchClient", "each: list[PlanningSession]",
]  # fmt: skip
FROZEN = ["props: TableProps", "facts: StoryFacts", "layout: TableLayout"]


def test_panels_targets_and_boards_take_frozen_values_only() -> None:
    """What a painter or a target function does not get as props or facts would not be painted anew when it changes."""

    def found(parameter: str, module: str) -> int:
        return len(scan.live_parameters(sample(**{module: f"def paint(canvas: Canvas, {parameter}) -> None: ..."})))

    painters = [file for file in scan.files("ui") if {"panels", "targets", "board"} & {*file.parts, file.stem}]
    modules = {scan.module_of(file): scan.parse(file) for file in painters}
    assert sum(".panels." in module for module in modules) > 20 and scan.live_parameters(modules) == []
    assert [one for one in LIVE if found(one, "game__ui__london__panels__hand") != 1] == []
    assert [one for one in LIVE if found(one, "game__ui__london__game_ui")] == []
    assert [one for one in FROZEN if found(one, "game__ui__london__panels__hand")] == []
