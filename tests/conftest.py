import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import toys

from game import text

toys.put_in_cabinet()
text.use(strict=True)


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test writes into the folders of the person who runs it."""
    home = tmp_path / "home"
    monkeypatch.setenv("DREADHOUSE_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def own_words() -> Iterator[None]:
    """Each test begins in English, with the common words."""
    text.use(language="en", game="common", strict=True)
    yield
    text.use(language="en", game="common", strict=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--heavy", action="store_true", help="run the counts that take minutes, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--heavy"):
        for item in items:
            if item.get_closest_marker("heavy"):
                item.add_marker(pytest.mark.skip(reason="takes minutes: run with --heavy"))
