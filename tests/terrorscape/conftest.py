"""Fixtures for the rules of Terrorscape."""

from collections.abc import Iterator

import pytest

from game import rules, text
from tests.terrorscape.kit import Dice


@pytest.fixture(autouse=True)
def in_cabinet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game can be played by its name while a test runs."""
    monkeypatch.setitem(rules._MODULES, "terrorscape", "game.rules.terrorscape")
    text.use(game="terrorscape")
    yield
    text.use(game="common")


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Defence dice that show what the test says."""
    return Dice(monkeypatch)
