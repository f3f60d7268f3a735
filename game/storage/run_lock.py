"""A lamp that burns while the program runs: whoever finds it burning knows that the last evening was never closed."""

import os
from contextlib import suppress
from pathlib import Path


class RunLock:
    """A small file with the number of the process that lit it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def light(self) -> bool:
        """Light it; True if it was burning already and nobody is there any more. A folder that cannot be written stays dark."""
        left = self._owner()
        unclean = left is not None and not _lives(left)
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(str(os.getpid()), encoding="ascii")
        return unclean

    def put_out(self) -> None:
        """The program closes as it should."""
        if self._owner() == os.getpid():
            with suppress(OSError):
                self.file.unlink()

    def _owner(self) -> int | None:
        try:
            number = self.file.read_text(encoding="ascii").strip()
        except (OSError, UnicodeError):
            return None
        return int(number) if number.isdecimal() and len(number) < 10 else 0


def _lives(process: int) -> bool:
    """Whether another program with this number runs; where the system cannot be asked without harm, it does not."""
    if process in (0, os.getpid()) or os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
