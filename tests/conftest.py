import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import progress
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"  # whatever the system speaks

import toys

from game import text
from game.ui.draw.art import SurfaceCache

toys.register_toys()
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


ROOM, GROWN = 260, 40
"""Megabytes from which a process gives memory back after a test, and how much it has to have grown since it last did."""
_held = [0]


def _resident() -> int:
    """Megabytes that this process holds; 0 where the system does not tell."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") // 2**20 if pages.exists() else 0


@pytest.fixture(autouse=True)
def spare_memory() -> Iterator[None]:
    """Each game fills caches of pictures that the tests of the next one do not use, and leaves gaps in memory: empty them from time to time."""
    yield
    if _resident() > max(ROOM, _held[0] + GROWN):
        gc.collect()
        for cache in [one for one in gc.get_objects() if issubclass(type(one), SurfaceCache)]:
            cache.clear()
        if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
            library.malloc_trim(0)
        _held[0] = _resident()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--heavy", action="store_true", help="run the long tests, too")


def pytest_configure(config: pytest.Config) -> None:
    progress.register(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests unless they are asked for; those of the window first, since few of them take long."""
    if not config.getoption("--heavy"):
        long = [item for item in items if item.get_closest_marker("heavy")]
        config.stash[progress.LEFT_OUT] = len(long)
        items[:] = [item for item in items if not item.get_closest_marker("heavy")]
    items.sort(key=lambda item: "ui" not in item.path.parts)
