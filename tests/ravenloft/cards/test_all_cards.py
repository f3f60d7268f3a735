"""Every card of every table has a test that tells its effect."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, HEROES, MONSTERS, POWERS, TREASURES
from tests.ravenloft.cards import adventures

EVERY_CARD = {**HEROES, **POWERS, **MONSTERS, **ENCOUNTERS, **TREASURES, **ADVENTURES}


@cache
def told() -> Counter[str]:
    """The cards that the tests of this folder name in `@pytest.mark.card`, with how often."""
    names: Counter[str] = Counter()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        constants: dict[str, Any] = vars(adventures) | {
            target.id: ast.literal_eval(node.value)
            for node in tree.body
            if isinstance(node, ast.Assign) and _plain(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card":
                for argument in node.args:
                    names.update(_names(argument, constants))
    return names


def _plain(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except ValueError:
        return False
    return True


def _names(node: ast.expr, constants: dict[str, Any]) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.Name):
        return [str(constants[node.id])]
    if isinstance(node, ast.Starred) and isinstance(node.value, ast.Name):
        return list(constants[node.value.id])
    assert isinstance(node, ast.Starred), f"{ast.unparse(node)} is too clever for this test"
    return [strike[0] for strike in constants["STRIKES"]]


def test_every_card_has_a_test_and_every_test_tells_cards_that_exist() -> None:
    # No card is without a test.
    missing = sorted(set(EVERY_CARD) - set(told()))
    assert not missing, f"no test tells {', '.join(missing)}"
    # No test tells a card that does not exist.
    assert not sorted(set(told()) - set(EVERY_CARD))
    # The game has as many cards as are counted here and lists of names are read.
    items = [card for card in TREASURES.values() if card.kind != "adventure"]
    found = [card for card in TREASURES.values() if card.kind == "adventure"]
    villains, things = ([row for row in MONSTERS.values() if getattr(row, key)] for key in ("villain", "thing"))
    assert [len(table) for table in (HEROES, POWERS, ENCOUNTERS, items, found, ADVENTURES)] == [5, 50, 55, 42, 9, 13]
    assert [len(MONSTERS), len(villains), len(things)] == [20, 8, 2] and sum(card.copies for card in found) == 10
    # The collection reads lists of names.
    assert _names(ast.parse("f(*A)").body[0].value.args[0], {"A": ["cleave", "wolf"]}) == ["cleave", "wolf"]  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        _names(ast.parse("f(x + y)").body[0].value.args[0], {})  # type: ignore[attr-defined]
