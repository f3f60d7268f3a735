"""What people do to a window in an evening of Dungeonville: they come to a demo, change hands at every answer, pull the window about while things fly, fill the screen.

    python tests/play/unrest.py [--size 1280x720] [--answers 30] [--out FOLDER] [--screen N] [--seed N] [--only PART]

First the menu is left alone until the demo begins by itself (a minute). Then Dungeonville's own demo is touched, and leads to the set-up and to an evening in which
mouse, keyboard and virtual pad answer by turns; at every answer the window gets another size, or fills the screen, while what comes of it is shown.
Then the demo as a kiosk: nothing but Ctrl+Shift+Q closes it. Every answer must be taken, and nothing may be kept of a fault. This is no part of the default test run.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from drive import DungeonvillePlay, Window
from hold import HANDS, Hold, Lost

SIZES = ((1280, 720), (1366, 768), (1600, 900), (1500, 1000), (1920, 1080), (1280, 1000))
IDLE = 90.0
"""Seconds within which the demo begins by itself where one minute is set."""


class Begun(Window):
    """A window whose program is started with these words."""

    def __init__(self, size: str, out: Path, screen: int, *words: str, padded: bool = False, idle: int = 0) -> None:
        self.words = words
        super().__init__(size, out, screen, "quick", padded=padded, idle=idle)

    def start(self) -> None:
        """Start the program."""
        self.command += self.words
        super().start()

    def settle(self, seconds: float = 60.0) -> None:
        """Wait until a person is asked: others may take long."""
        super().settle(seconds)

    def whole(self) -> None:
        """Raise Lost where a fault was kept."""
        if found := [path.name for path in self.home.rglob("crash-*")]:
            raise Lost(f"faults: {found}")


class Restless(DungeonvillePlay):
    """An evening in which every answer comes from another hand, and the window is pulled about while it is shown."""

    def __init__(self, window: Begun, rng: random.Random) -> None:
        self.hands: list[Hold] = [kind(window) for kind in HANDS.values()]
        super().__init__(window, self.hands[0], rng, 0.0)
        self.pulled = 0

    def answer(self) -> None:
        """Answer with the next hand, then pull at the window at once."""
        self.hand = self.hands[self.given % len(self.hands)]
        super().answer()
        for _ in range(3):
            self.pull()
            time.sleep(self.rng.uniform(0.02, 0.3))

    def pull(self) -> None:
        """Another size, or the whole screen and back."""
        self.pulled += 1
        window = self.window
        if self.rng.random() < 0.3:
            window.tool("key", "F11")
            return
        told = subprocess.run(["xwininfo", "-root", "-tree"], env=window.env, check=True, capture_output=True, text=True).stdout
        number = next(line.split()[0] for line in told.splitlines() if '"Dreadhouse"' in line)
        window.tool("windowsize", number, *map(str, self.rng.choice(SIZES)))


def left_alone(given: argparse.Namespace) -> str:
    """The menu, until the demo begins; a key leads into the game."""
    window = Begun("1280x720", given.out / "idle", given.screen, idle=1)
    try:
        window.expect("menu")
        began = time.monotonic()
        window.wait(lambda: window.scene != "menu", IDLE)
        waited = round(time.monotonic() - began)
        if window.scene == "menu":
            raise Lost("the demo does not begin")
        time.sleep(3)
        window.shot("demo")
        window.tool("key", "Escape")
        window.expect("menu")
        window.whole()
    finally:
        window.close()
    return f"the demo began after {waited} s and led back to the menu"


def restless(given: argparse.Namespace) -> str:
    """Dungeonville's demo, and an evening out of it with all hands."""
    window = Begun(
        f"{SIZES[4][0]}x{SIZES[4][1]}",
        given.out / "restless",
        given.screen,
        "demo",
        "dungeonville",
        "--seed",
        str(given.seed),
        padded=True,
    )
    try:
        window.expect("demo", 20)
        time.sleep(8)
        window.shot("demo")
        window.tool("key", "x")
        window.expect("box")
        HANDS["keys"](window).take("custom")
        window.expect("setup")
        evening = Restless(window, random.Random(given.seed))
        evening.sit()
        HANDS["keys"](window).take("begin")
        window.expect("table")
        evening.rounds(until=given.answers)
        window.shot("table")
        if evening.given < given.answers and window.scene != "reckoning":
            raise Lost(f"only {evening.given} answers, on {window.scene}")
        window.whole()
    finally:
        window.close()
    return f"{evening.given} answers by three hands, {evening.pulled} times pulled at the window"


def kiosk(given: argparse.Namespace) -> str:
    """A kiosk: no key closes it but the chord, and a touch leads into the game."""
    window = Begun(given.size, given.out / "kiosk", given.screen, "demo", "dungeonville", "--kiosk", "--seed", str(given.seed))
    try:
        window.expect("demo", 20)
        for keys in ("Escape", "alt+F4", "F11", "ctrl+q"):
            window.tool("key", keys)
            time.sleep(0.4)
        if window.program.poll() is not None:
            raise Lost("a key has closed the kiosk")
        window.shot("kiosk")
        if window.scene == "menu":
            HANDS["keys"](window).take("('box', 'dungeonville')")
        elif window.scene == "demo":
            window.tool("key", "x")
        window.expect("box")
        HANDS["keys"](window).take("custom")
        window.expect("setup")
        HANDS["keys"](window).take("begin")
        window.expect("table")
        time.sleep(2)
        window.shot("kiosk-table")
        window.tool("keydown", "ctrl", "keydown", "shift", "keydown", "q")
        window.program.wait(8)
        window.tool("keyup", "q", "keyup", "shift", "keyup", "ctrl")
        if window.program.returncode:
            raise Lost(f"the kiosk ends with {window.program.returncode}")
        window.whole()
    finally:
        window.close()
    return "the kiosk held, and the chord has closed it"


PARTS = (restless, kiosk, left_alone)


def main() -> int:
    """Do all of it, tell how it went; exit 0 if nothing broke."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "dreadhouse-unrest")
    parser.add_argument("--screen", type=int, default=84)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--only", choices=[part.__name__ for part in PARTS])
    given = parser.parse_args()
    good = True
    for part in PARTS:
        if given.only not in (None, part.__name__):
            continue
        try:
            told = part(given)
        except (Lost, subprocess.SubprocessError) as error:
            told, good = f"{type(error).__name__}: {error}", False
        sys.stdout.write(f"{part.__name__}: {told}\n")
        sys.stdout.flush()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
