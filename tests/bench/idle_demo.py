"""A demo that nobody watches: `python tests/bench/idle_demo.py [--minutes M] [--seed S] [--game G] [--hasty]`.

Starts the real program with `demo` (it needs a screen, such as one of Xvfb; with --hasty it plays as fast as it can instead, on a screen
that nobody sees; --game shows the nights of one) and looks at its memory every half minute. At the end: whether it ended well, what it wrote, how much memory the window's
process held all the time, in the middle and at the end, how much its worker did, and whether the budget is met: 250 MB for the window, and at
the end hardly more than in the middle. Prints one JSON line.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from arguments import ROOT, parser

EVERY, BUDGET = 30.0, 250
HASTY = """
import sys
from game.ui.settings import Start
from game.ui.app.unattended import prepare
from game.ui.app.main_loop import App
from game.ui.ravenloft.demo import DemoScene
from game.ui.scene.navigation import DemoSlot
class Hurry:
    def tick(self, frames): return 100
if __name__ == "__main__":
    prepare()
    seed = int(sys.argv[1])
    app = App(Start("ravenloft", demo=True, seed=seed, seconds=float(sys.argv[2])))
    app.show(DemoScene(app.context, DemoSlot(seed, {}, ("ravenloft",), is_hasty=True)))
    app.clock = Hurry()
    app.run()
    print("nights", app.scene.slot.number if hasattr(app.scene, "slot") else 0)
"""


def resident(process: int) -> tuple[int, int]:
    """Megabytes in memory of a process, and of its children."""
    own = others = 0
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal() and process in (int(folder.name), _parent(folder)):
                pages = int((folder / "statm").read_text(encoding="ascii").split()[1])
                own, others = (pages, others) if int(folder.name) == process else (own, others + pages)
        except (OSError, ValueError, IndexError):
            continue
    page = os.sysconf("SC_PAGE_SIZE")
    return own * page // 2**20, others * page // 2**20


def _parent(folder: Path) -> int:
    return int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])


def main() -> int:
    given = parser(__doc__, minutes=30.0, seed=1, game="", hasty=False).parse_args()
    seconds = given.minutes * 60
    with tempfile.TemporaryDirectory() as home:
        environment: dict[str, Any] = os.environ | {"DREADHOUSE_HOME": home, "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy"}
        words = ["-m", "game", "demo", *filter(None, [given.game]), "--seconds", f"{seconds:.0f}", "--seed", str(given.seed)]
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
        files = [path for path in Path(home).rglob("*") if path.is_file() and path.name != "hasty.py"]
        written = sorted(str(path.relative_to(home)) for path in files)
    workers = [worker for size, worker in sizes if size]
    windows = [size for size, _ in sizes if size]
    third = max(1, len(windows) // 3)
    middle, end = max(windows[third : 2 * third], default=0), max(windows[2 * third :], default=0)
    met = 0 < end <= BUDGET and end <= middle * 1.1
    found = {
        "minutes": given.minutes, "code": program.returncode, "told": told[-300:], "written": written, "megabytes": windows[::max(1, len(windows) // 20)],
        "middle": middle, "end": end, "worker": max(workers, default=0), "budget": "met" if met else "missed",
    }  # fmt: skip
    print(json.dumps(found))
    return 1 if program.returncode or written or not met else 0


if __name__ == "__main__":
    raise SystemExit(main())
