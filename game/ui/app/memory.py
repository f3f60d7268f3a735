"""Memory of a program that runs for hours: few collections, and free memory returned to the system."""

import ctypes
import gc
import sys
from contextlib import suppress

MMAP_THRESHOLD = -3
"""The option of glibc's mallopt that sets from which size memory is mapped, so that it is returned at once when it is freed."""
LARGE = 2**20
"""That size in bytes."""


def prepare() -> None:
    """Keep the program's own objects out of collections, and map large blocks of memory."""
    gc.freeze()
    _glibc("mallopt", MMAP_THRESHOLD, LARGE)


def release() -> None:
    """Collect garbage, and return free memory to the system."""
    gc.collect()
    _glibc("malloc_trim", 0)


def _glibc(function: str, *values: int) -> None:
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # another C library than glibc
            getattr(ctypes.CDLL(None), function)(*values)
