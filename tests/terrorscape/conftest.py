"""Fixtures for the rules of Terrorscape."""

from collections.abc import Iterator
from functools import partial

import pytest

from game import text
from tests.tales import faults
from tests.terrorscape.kit import Dice
from tests.terrorscape.tales import Tales, tell


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    """The words of this game are spoken while a test runs."""
    text.use(game="terrorscape")
    yield
    text.use(game="common")


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Defence dice that show what the test says."""
    return Dice(monkeypatch)


@pytest.fixture
def tales(dice: Dice) -> Tales:
    return partial(faults, partial(tell, dice))
