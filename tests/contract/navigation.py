"""The state machine of the window, read from the navigation values in its source: `python tests/contract/navigation.py` writes it into CONTRIBUTING.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import scan

PAGE = scan.PACKAGE.parent / "CONTRIBUTING.md"
BEGIN, END = "<!-- navigation -->\n", "<!-- /navigation -->\n"
START, ANY = "(program start)", "(every scene)"
SCENES = {
    "app/crash.py": "crash", "app/routes.py": START, "screens/key_bindings.py": "keys", "screens/menu/": "menu",
    "screens/box.py": "box", "screens/fairness.py": "fairness", "screens/load.py": "load", "screens/replays.py": "replays", "screens/rulebook/": "rulebook",
    "screens/settings/": "settings", "screens/setup/": "setup", "screens/replay/": "replay", "screens/result": "result",
    "table/": "table", "widgets/screen.py": ANY,
}  # fmt: skip
"""The scene that a module of the window belongs to, by the beginning of its path."""
OF_GAME = ("demo", "setup", "replay", "result")
"""Modules and folders of a game that are scenes; everything else in its folder belongs to its table."""
LEDGERS = ("ravenloft/campaign", "london/league", "records")
SHARED = {
    "screens/ledger.py": LEDGERS, "screens/demo.py": ("demo", "ravenloft/demo-end"),
    "screens/match_list.py": ("load", "replays"), "ravenloft/campaign.py": LEDGERS[:1], "london/league.py": LEDGERS[1:2],
}  # fmt: skip
"""Modules that several scenes use."""
VALUES = re.compile(r"\b(Goto|Push|Back|Quit)\b")
GAMES = ("ravenloft", "terrorscape", "london", "dungeonville")
OUTSIDE = {
    ("app/crash.py", "rescue"): ANY,
    ("app/crash.py", "CrashScene"): "crash",
    ("ravenloft/demo.py", "DemoEnd"): "ravenloft/demo-end",
}
"""Functions and classes that belong to another scene than their module."""
SKIPPED = {("app/routes.py", "Router")}
"""The router itself: `Back` with nothing below opens the menu."""


class Transition(NamedTuple):
    """A navigation value in the source: the scene that returns it, its kind, and its route ("" for Back and Quit)."""

    scene: str
    kind: str
    route: str


def scenes_of(path: str, owner: str) -> tuple[str, ...]:
    """The scenes that a top-level function or class of a module of the window belongs to; raises LookupError for an unknown module."""
    if path in SHARED:
        return SHARED[path]
    if (path, owner) in OUTSIDE:
        return (OUTSIDE[path, owner],)
    named = [scene for begin, scene in SCENES.items() if path.startswith(begin)]
    if named:
        return (named[0],)
    game, _, rest = path.partition("/")
    if game not in GAMES:
        raise LookupError(path)
    return (next((scene for scene in OF_GAME if rest.startswith((f"{scene}/", f"{scene}.py"))), "table"),)


def transitions(trees: dict[str, ast.Module]) -> set[Transition]:
    """Every transition in the modules of the window, by their paths below `game/ui`."""
    return {
        Transition(scene, kind, route)
        for path, tree in trees.items()
        for owner in tree.body
        if (path, getattr(owner, "name", "")) not in SKIPPED
        for kind, route in _values(owner)
        for scene in scenes_of(path, getattr(owner, "name", ""))
    }


def _values(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The kinds and routes of the navigation values that a piece of code makes. Raises ValueError for a route that is no literal."""
    asked = {
        name
        for test in scan.nodes(node)
        if isinstance(test, ast.MatchClass) or (isinstance(test, ast.Call) and _is_named(test.func, "isinstance"))
        for name in ast.walk(test)
    }
    for call in scan.nodes(node):
        if (
            isinstance(call, ast.Name) and call.id in ("Back", "Quit") and call not in asked
        ):  # made here, or by the button that gets it
            yield call.id, ""
        elif isinstance(call, ast.Call) and _is_named(call.func, "Goto", "Push"):
            route = call.args[0]
            if not (isinstance(route, ast.Constant) and isinstance(route.value, str)):
                raise ValueError(f"line {call.lineno}: a route is no literal")
            yield ast.unparse(call.func), route.value


def _is_named(function: ast.expr, *names: str) -> bool:
    return isinstance(function, ast.Name) and function.id in names


def window() -> dict[str, ast.Module]:
    """The syntax trees of the window; not of the module that defines the navigation values."""
    folder = scan.PACKAGE / "ui"
    files = {file.relative_to(folder).as_posix(): file for file in scan.files("ui")}
    named = {path: file for path, file in files.items() if VALUES.search(file.read_text(encoding="utf-8"))}
    return {path: scan.parse(file) for path, file in named.items() if path != "scene/navigation.py"}


def table(found: set[Transition]) -> str:
    """The state machine as a table: for each scene what replaces it, what it opens on top, and whether it closes or leaves the program."""
    lines = ["| Scene | is replaced by (`Goto`) | opens on top (`Push`) | ends |\n", "|---|---|---|---|\n"]
    for scene in sorted({one.scene for one in found}, key=lambda one: (one not in (START, ANY), one)):
        mine = {kind: sorted(one.route for one in found if (one.scene, one.kind) == (scene, kind)) for kind in ("Goto", "Push")}
        ends = [f"`{kind}`" for kind in ("Back", "Quit") if Transition(scene, kind, "") in found]
        lines.append(f"| {scene} | {', '.join(mine['Goto'])} | {', '.join(mine['Push'])} | {', '.join(ends)} |\n")
    return "".join(lines)


def written(page: Path = PAGE) -> str:
    return page.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]


def write(page: Path = PAGE) -> None:
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    page.write_text(f"{before}{BEGIN}{table(transitions(window()))}{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    write()
