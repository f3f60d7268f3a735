"""Fixtures for the rules of Castle Ravenloft."""

import pytest

from tests.ravenloft.kit import Dice


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Dice that show what the test says."""
    return Dice(monkeypatch)
