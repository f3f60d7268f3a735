"""A demo that nobody watches: `python tests/bench/idle_demo.py [--minutes M] [--seed S] [--hasty]`.

Starts the real program with `demo` (it needs a screen, such as one of Xvfb; with --hasty it plays as fast as it can instead, on a screen
that nobody sees) and looks at its memory every half minute. At the end: whether it ended well, what it wrote, and how much memory it and
its worker held at the start, in the middle and at the end. Prints one JSON line.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
EVERY = 30.0
HASTY = """
import sys, time
from game.start import Start
from game.ui.app import App
from game.ui.ravenloft.demo import DemoScene
from game.ui.ravenloft.demo_bill import Bill
if __name__ == "__main__":
    seed, ends = int(sys.argv[1]), time.monotonic() + float(sys.argv[2])
    app = App(Start("ravenloft", demo=True, seed=seed))
    app.enter(DemoScene(app.house, Bill(seed), hasty=True))
    while time.monotonic() < ends:
        app.frame(100)
    number = getattr(app.scene, "number", 0)
    app.close()
    print("nights", number)
"""


def resident(process: int) -> int:
    """Megabytes in memory of a process and its children."""
    pages = 0
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal() and (int(folder.name) == process or _parent(folder) == process):
                pages += int((folder / "statm").read_text(encoding="ascii").split()[1])
        except (OSError, ValueError, IndexError):
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


def _parent(folder: Path) -> int:
    return int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hasty", action="store_true")
    given = parser.parse_args()
    seconds = given.minutes * 60
    with tempfile.TemporaryDirectory() as home:
        environment: dict[str, Any] = os.environ | {"DREADHOUSE_HOME": home, "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy"}
        words = ["-m", "game", "demo", "--seconds", f"{seconds:.0f}", "--seed", str(given.seed)]
        if given.hasty:
            script = Path(home) / "hasty.py"
            script.write_text(HASTY, encoding="utf-8")
            words, environment["SDL_VIDEODRIVER"] = [str(script), str(given.seed), str(seconds)], "dummy"
        with subprocess.Popen(
            [sys.executable, *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as program:
            sizes = []
            while program.poll() is None:
                time.sleep(min(EVERY, seconds / 10))
                sizes.append(resident(program.pid))
            told = program.stdout.read().decode(errors="replace") if program.stdout else ""
        written = sorted(
            str(path.relative_to(home)) for path in Path(home).rglob("*") if path.is_file() and path.name != "hasty.py"
        )
    sizes = [size for size in sizes if size]
    third = max(1, len(sizes) // 3)
    found = {
        "minutes": given.minutes, "code": program.returncode, "told": told[-300:], "written": written, "megabytes": sizes[::max(1, len(sizes) // 20)],
        "middle": max(sizes[third : 2 * third], default=0), "end": max(sizes[2 * third :], default=0),
    }  # fmt: skip
    print(json.dumps(found))
    return 1 if program.returncode or written else 0


if __name__ == "__main__":
    raise SystemExit(main())
