import ctypes
import gc
import os
import sys
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from itertools import count
from pathlib import Path
from typing import Any

import progress
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"  # whatever the system speaks

import toys

from game import text
from game.ui.draw.art import CachedFunction

toys.register_toys()
text.use(strict=True)


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test writes into the folders of the person who runs it."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"  # made by the tests that write
    monkeypatch.setenv("DREADHOUSE_HOME", str(home))
    return home


_homes = count()


@pytest.fixture(autouse=True)
def own_words() -> Iterator[None]:
    """Each test begins in English, with the common words."""
    text.use(language="en", game="common", strict=True)
    yield
    text.use(language="en", game="common", strict=True)


MMAP_THRESHOLD, PICTURE = -3, 2**19
"""The number of an option of glibc's malloc, and the bytes from which memory is given back to the system when it is freed."""
LIBRARY = ctypes.CDLL(None) if sys.platform == "linux" else None
ROOM, GROWN = 270, 30
"""The megabytes from which a process empties its caches of pictures, and by how many it may grow before it looks for garbage."""
_held = [0]
_caches: list[Callable[[], object]] = []


def _resident() -> int:
    """Megabytes that this process holds; 0 where the system does not tell."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") // 2**20 if pages.exists() else 0


def pytest_collection_finish() -> None:
    """Give pictures back to the system when they are freed, and do not look through what is imported again and again."""
    if hasattr(LIBRARY, "mallopt"):
        LIBRARY.mallopt(MMAP_THRESHOLD, PICTURE)
    gc.collect()
    found = gc.get_objects()
    _caches[:] = [one.clear for one in found if type(one) is CachedFunction]
    castle = "game.ui.ravenloft"  # it keeps pictures in other caches, too
    _caches.extend(one.cache_clear for one in found if type(one) is _lru_cache_wrapper and str(one.__module__).startswith(castle))
    gc.freeze()


@pytest.fixture(autouse=True)
def spare_memory() -> Iterator[None]:
    """Scenes refer to themselves, and their pictures are large: look for those left behind when the process has grown."""
    yield
    if _resident() > _held[0] + GROWN:
        gc.collect()
        if _resident() > ROOM:
            for clear in _caches:
                clear()
            if hasattr(LIBRARY, "malloc_trim"):
                LIBRARY.malloc_trim(0)
        _held[0] = _resident()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--heavy", action="store_true", help="run the long tests, too")


def pytest_configure(config: pytest.Config) -> None:
    progress.register(config)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[Any]:
    """Let every other process read the files backwards: each finds half of the assertions of a fresh clone rewritten by another."""
    report = yield
    if isinstance(collector, pytest.Directory) and os.environ.get("PYTEST_XDIST_WORKER", "0")[-1] in "13579":
        report.result.reverse()
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests unless they are asked for; begin with files that take long, so that no process waits for another at the end."""
    if not config.getoption("--heavy"):
        long = [item for item in items if item.get_closest_marker("heavy")]
        config.stash[progress.LEFT_OUT] = len(long)
        items[:] = [item for item in items if not item.get_closest_marker("heavy")]
    here = Path(__file__).parent
    items.sort(key=lambda item: ("ui" not in item.path.parts, item.path.parent not in (here, here / "ui"), item.path))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Let the tests of one file run in one process, so that they share what takes long to make; the files stay in order."""
    from xdist.scheduler import LoadFileScheduling

    config.option.loadscopereorder = False
    return LoadFileScheduling(config, log)
