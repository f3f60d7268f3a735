"""How long the program takes to the first picture of its menu: `python tests/bench/start.py [--times N] [COMMAND ...]`.

COMMAND is the program, such as that of an unpacked download; without one, this source tree is started. Where there is a screen (Linux: one of
Xvfb will do), a window opens on it. The program says that the menu is painted by the file that DREADHOUSE_TRACE names. Prints the time that has
passed, and on Linux also the time that the processor has worked for it, which a busy machine changes less: the median, the least and the most.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from arguments import ROOT, parser

PATIENCE = 120.0
BUDGET = 1.2
"""Seconds to the menu on a quiet machine."""


def worked(process: int) -> float:
    """The seconds that the processor has worked for a process; 0 where the system does not tell."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    user, system = file.read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def start(command: list[str]) -> tuple[float, float]:
    """Start the program once; return the seconds to the menu, and those that the processor worked."""
    with tempfile.TemporaryDirectory() as home:
        seen = Path(home) / "trace.json"
        chosen = {"DREADHOUSE_HOME": home, "DREADHOUSE_TRACE": str(seen), "SDL_AUDIODRIVER": "dummy"}
        if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
            chosen["SDL_VIDEODRIVER"] = "dummy"
        begun = time.monotonic()
        process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **chosen})
        try:
            while not seen.exists() and process.poll() is None and time.monotonic() - begun < PATIENCE:
                time.sleep(0.005)
            passed, work = time.monotonic() - begun, worked(process.pid)
        finally:
            process.kill()
            process.wait()
        if not seen.exists():
            raise SystemExit(f"{command[0]} has shown no menu")
        return passed, work


def main() -> int:
    reader = parser(__doc__, times=5)
    reader.add_argument("command", nargs="*", default=[sys.executable, "-m", "game"])
    given = reader.parse_args()
    start(given.command)  # the first start reads from the disk what the others find in memory
    measured = [start(given.command) for _ in range(given.times)]
    for name, figures in zip(("passed", "worked"), zip(*measured, strict=True), strict=True):
        print(f"{name}: {statistics.median(figures):.2f} s ({min(figures):.2f} to {max(figures):.2f})")
    return 0 if statistics.median(passed for passed, _ in measured) <= BUDGET else 1


if __name__ == "__main__":
    sys.exit(main())
