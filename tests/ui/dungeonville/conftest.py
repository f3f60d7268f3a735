"""Fixtures for the window of Dungeonville."""

from collections.abc import Iterator

import pytest

from game import text


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    """The words of this game are spoken while a test runs."""
    text.use(game="dungeonville")
    yield
    text.use(game="common")
