"""A lock file that exists while the program runs, so that the next start can detect an unclean exit."""

import os
from contextlib import suppress
from pathlib import Path


class RunLock:
    """A small file with the id of the process that holds it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def acquire(self) -> bool:
        """Write the file; return True if a process that no longer runs has left one behind.

        A folder that cannot be written, or a full disk, is ignored.
        """
        left = self._owner()
        unclean = left is not None and not _lives(left)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(str(os.getpid()), encoding="ascii")
        except OSError:
            with suppress(OSError):  # an empty file would look like one left behind
                self.file.unlink()
        return unclean

    def release(self) -> None:
        """Remove the file on a clean exit."""
        if self._owner() == os.getpid():
            with suppress(OSError):
                self.file.unlink()

    def _owner(self) -> int | None:
        """The process id in the file: None without a file, 0 for any other content."""
        try:
            number = self.file.read_text(encoding="ascii").strip()
        except (OSError, UnicodeError):
            return None
        return int(number) if number.isdecimal() and len(number) < 10 else 0


def _lives(process: int) -> bool:
    """Whether another process with this id runs; False where the system offers no safe test."""
    if process in (0, os.getpid()) or os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
