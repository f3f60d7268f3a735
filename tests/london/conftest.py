"""Fixtures for London Dread."""

from collections.abc import Iterator

import pytest

from game import text
from tests.london.kit import Fate


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    """The words of this game are spoken while a test runs."""
    text.use(game="london")
    yield
    text.use(game="common")


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    """Dice and flips that fall as the test says."""
    return Fate(monkeypatch)
