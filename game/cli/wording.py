"""Finds the message ids that a game needs: those of its choices and Events, and those that its source passes to the engine."""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game import text
from game.rules.engine.rules import Rules
from game.rules.engine.script import Choice, Done, TimeUp

_ID_PLACES = {"choose": 1, "Decision": 0, "IllegalAction": 0, "Advice": 1, "Outcome": 1}
_ID_KEYS = {"prompt", "reason"}
_PROMPT = "prompt-"
"""The prefix of prompt ids, by which they are found wherever they are passed."""


def sources(rules: Rules[Any]) -> list[Path]:
    """The source files of a game: its package, or its one module."""
    module = sys.modules[type(rules).__module__]
    file = Path(inspect.getfile(module))
    return sorted(file.parent.rglob("*.py")) if module.__name__.startswith("game.rules.") else [file]


def wanted(rules: Rules[Any]) -> dict[str, str]:
    """Every message id that `rules` can emit, with its origin."""
    ids: dict[str, str] = {f"game-{rules.name}": "name"}
    choices: tuple[type[Choice], ...] = (*rules.choice_types, Done, TimeUp)
    for choice in choices:
        ids[f"choice-{text.kebab(choice)}"] = choice.__qualname__
    for event in rules.event_types:
        ids[f"event-{text.kebab(event)}"] = event.__qualname__
    for level in rules.agents:
        ids[f"level-{level}"] = "agents"
    for file in sources(rules):
        ids.update(literals(ast.parse(file.read_text(encoding="utf-8")), file.name))
    return ids


def literals(tree: ast.AST, file: str) -> dict[str, str]:
    """The message ids that appear as literals where the engine takes one: prompts, refusals, reasons."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for value in _id_arguments(node):
                for one in _strings(value):
                    found[one] = f"{file}:{value.lineno}"
    return found


def _id_arguments(call: ast.Call) -> Iterator[ast.expr]:
    function = call.func
    named = function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    place = _ID_PLACES.get(named)
    if place is None:
        if named != "startswith":
            yield from (value for value in call.args if any(one.startswith(_PROMPT) for one in _strings(value)))
        return
    if place < len(call.args):
        yield call.args[place]
    yield from (keyword.value for keyword in call.keywords if keyword.arg in _ID_KEYS)


def _strings(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _strings(value.body)
        yield from _strings(value.orelse)


def missing(rules: Rules[Any]) -> dict[str, str]:
    """The wanted ids without a message, with their origins."""
    text.use(game=rules.name)
    return {message: place for message, place in wanted(rules).items() if not text.has(message)}
