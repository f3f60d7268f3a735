"""The program of the download: it starts here and not in a script that pip has made."""

import io
import multiprocessing
import sys
from collections.abc import Callable


def in_a_box(sentence: str) -> None:
    """Show a sentence in a box of Windows."""
    import ctypes

    ctypes.windll.user32.MessageBoxW(None, sentence, "Dreadhouse", 0)  # type: ignore[attr-defined, unused-ignore]


def run(main: Callable[[], int], show: Callable[[str], None] = in_a_box) -> int:
    """Run the program; return its exit code. A program without a terminal (`dreadhouse-window.exe`) shows what it would print there."""
    if sys.stderr is not None:
        return main()
    sys.stdout = sys.stderr = written = io.StringIO()
    code = main()
    if code and written.getvalue().strip():
        show(written.getvalue().strip())
    return code


if __name__ == "__main__":
    multiprocessing.freeze_support()  # a process of the computer players starts this program again
    from game.__main__ import main

    sys.exit(run(main))
