"""The import law: which module may import which. Imports inside functions and for typing count, too.

Layers import only downwards. A game's modules are imported by the same game alone; common code reaches a game through a registry that loads its modules
by name. The window alone knows pygame, and its widgets alone know pygame_gui.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter

import scan

GAMES = tuple(sorted(file.parent.name for file in (scan.PACKAGE / "rules").glob("*/__init__.py") if file.parent.name != "engine"))
LAYERS: tuple[tuple[str, ...], ...] = (
    ("game.rules.engine",),
    tuple(f"game.rules.{game}" for game in GAMES),
    ("game.rules",),
    ("game.match",),
    ("game.storage",),
    ("game.text",),
    ("game.lab",),
    ("game.ui.settings", "game.ui.settings"),
    ("game.ui.draw", "game.ui.input", "game.ui.sound"),
    ("game.ui.scene",),
    ("game.ui.widgets",),
    ("game.ui.table", "game.ui.screens", "game.ui.registry"),
    tuple(f"game.ui.{game}" for game in GAMES),
    ("game.ui.app",),
    ("game.lab.environment", *(f"game.lab.{game}_v0" for game in GAMES)),
    ("game.cli",),
    ("game.__main__",),
)
"""The packages of each layer, the lowest first."""
ANYWHERE = ("game", "game.ui")
"""Packages without code that every layer may name: the version, a docstring."""
LIBRARIES = {"pygame": "game.ui", "pygame_gui": "game.ui.widgets"}
"""Libraries that only one package may import."""
REGISTRIES = ("game.rules",)
"""Modules that list the games."""


@cache
def layer(module: str) -> int | None:
    """The number of the layer of a module or of a name in it; None outside the project. Raises LookupError for a module without a layer."""
    if module.split(".", maxsplit=1)[0] != "game":
        return None
    found = [(len(package), number) for number, packages in enumerate(LAYERS) for package in packages if _within(module, package)]
    if found:
        return max(found)[1]
    if module in ANYWHERE or module.rpartition(".")[0] in ANYWHERE:
        return 0
    raise LookupError(module)


def _within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def game_of(module: str) -> str:
    """The game that a module belongs to, "" for common code."""
    return next((part for part in module.split(".")[1:4] if part in GAMES), "")


def is_lawful(importer: str, imported: str) -> bool:
    """Whether a module may import another one, or a name of it."""
    if imported.startswith("."):
        return False
    if owner := LIBRARIES.get(imported.split(".", 1)[0]):
        return _within(importer, owner)
    low, high = layer(imported), layer(importer)
    if low is None or high is None:
        return True
    return low <= high and (game_of(imported) in ("", game_of(importer)) or importer in REGISTRIES)


def unlawful(modules: Mapping[str, Iterable[str]]) -> list[str]:
    """The imports that break the law, from those of each module."""
    return [f"{name} imports {one}" for name, imports in modules.items() for one in imports if not is_lawful(name, one)]


def graph(modules: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """For each module the modules of the project that it imports."""
    found = dict[str, set[str]]()
    for importer, imports in modules.items():
        names = {name if name in modules else name.rpartition(".")[0] for name in imports}
        found[importer] = {name for name in names if name in modules} - {importer}
    return found


def circle(modules: Mapping[str, Iterable[str]]) -> list[str]:
    """Modules that import each other in a circle, [] if there are none."""
    try:
        TopologicalSorter(graph(modules)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
