"""Plan a day in London in a real window with many hands at once: mouse, keyboard, and virtual pads, each for another player.

    python tests/play/planners.py [--size 1280x720] [--pads 2] [--out FOLDER] [--screen N]

It begins a story for four people from the menu, lets every device take a seat, and has all of them lay tokens and turn cards at the same time.
Then the clock is paused, the program is killed in the middle of the planning and started again: no placement and no second may be lost. At the end
everybody agrees, and the day begins. Pictures are kept. This is no part of the default test run.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from drive import Window
from hold import BUTTONS, HANDS, Lost

ROOT = Path(__file__).resolve().parents[2]
GAP = 0.03
"""Seconds between two presses."""
WAYS = ("up", "down", "left", "right")


class Pads:
    """Several virtual pads of one program."""

    def __init__(self, window: Window, number: int) -> None:
        self.window, self.number = window, number
        for _ in range(number - 1):
            self.say("in")

    def say(self, *lines: str) -> None:
        """Tell the program what the pads do."""
        assert self.window.program.stdin is not None
        self.window.program.stdin.write("".join(f"{line}\n" for line in lines))
        self.window.program.stdin.flush()

    def press(self, which: int, action: str, seconds: float = 0.0) -> None:
        """Press a button of one pad, and let go after a while."""
        self.say(f"pad {which}", f"down {BUTTONS[action]}")
        time.sleep(max(GAP, seconds))
        self.say(f"pad {which}", f"up {BUTTONS[action]}")
        time.sleep(GAP)

    def lean(self, which: int, x: float, y: float, seconds: float) -> None:
        """Lean the left stick of one pad."""
        self.say(f"pad {which}", f"axis 0 {x}", f"axis 1 {y}")
        time.sleep(seconds)
        self.say(f"pad {which}", "axis 0 0", "axis 1 0")


class Planners:
    """The evening."""

    def __init__(self, window: Window, pads: int, seed: int) -> None:
        self.window, self.rng = window, random.Random(seed)
        self.keys, self.mouse = HANDS["keys"](window), HANDS["mouse"](window)
        self.pads = Pads(window, pads)

    def begin(self) -> None:
        """From the menu to the first stroke, with a device for each of the seats."""
        window = self.window
        window.expect("menu")
        self.keys.take("('box', 'london')")
        window.expect("box")
        self.keys.take("custom")
        window.expect("setup")
        self.set_up()
        window.shot("setup")
        self.keys.take("begin")
        window.expect("planning")
        window.shot("opening")
        self.keys.take("go-on")
        self.expect(lambda: window.trace["cover"] == "ready", "the page with the seats")
        self.join()
        window.shot("ready")
        self.keys.take("go-on")
        self.expect(lambda: not window.trace["cover"], "the planning")

    def set_up(self) -> None:
        """Four people, and nobody else."""
        for item in self.window.items():
            if item["key"].startswith("('who', ") and "person" not in item["label"]:
                self.keys.take(item["key"])
                self.expect(lambda: bool(self.window.items(key="person")), "the list of a seat")
                self.keys.take("person")

    def join(self) -> None:
        """Each device takes a seat: keys the first, pads those after it, the mouse the last; four pads take them all."""
        for which in range(self.pads.number):
            self.walk(which, f"('seat', {which + self.first})")
            self.pads.press(which, "take")
        if self.pads.number < 3:
            self.mouse.take("('seat', 3)")
        if self.first:
            self.keys.take("('seat', 0)")

    @property
    def first(self) -> int:
        """The first seat that a pad takes."""
        return 0 if self.pads.number == 4 else 1

    def walk(self, which: int, key: str) -> None:
        """Move the focus of a page with a pad."""
        for _ in range(40):
            if self.window.items(key=key, focused=True):
                return
            before = self.window.items(focused=True)
            self.pads.press(which, "right" if self.window.items(group="seats", focused=True) else "next")
            self.window.wait(lambda: self.window.items(focused=True) != before, 1.0)  # noqa: B023
        raise Lost(key)

    def expect(self, ready: Any, what: str) -> None:
        """Wait for something."""
        if not self.window.wait(ready, 20):
            self.window.shot("not-there")
            raise Lost(what)

    # ------------------------------------------------------------------ planning

    def plan(self, rounds: int) -> None:
        """Everybody does something, again and again, and all at once."""
        for which in range(self.pads.number):
            for _ in range(6):  # to the own clock
                self.pads.press(which, "left" if which + self.first < 2 else "right")
        for number in range(rounds):
            for which in range(self.pads.number):
                self.pads.lean(which, self.rng.uniform(-0.6, 0.6), self.rng.uniform(-0.6, 0.6), 0.04)
                for _ in range(self.rng.randrange(1, 4)):
                    self.pads.press(which, self.rng.choice(WAYS))
                self.pads.press(which, "take", self.rng.choice((0.0, 0.4)))
            self.window.tool("key", self.rng.choice(("1", "2", "3", "4", "5", "6", "w", "a", "s", "d")))
            self.window.tool("key", self.rng.choice(("Up", "Left", "Right", "Down")))
            if self.pads.number < 3:
                self.by_mouse()
            if number % 6 == 0:
                self.window.shot(f"planning-{number}")

    def by_mouse(self) -> None:
        """Click on a card or on a token of the last player."""
        wanted = ("kind='card'", "kind='token', seat=3", "kind='slot', seat=3")
        items = [item for item in self.window.items(refused=False) if any(one in item["key"] for one in wanted)]
        item = self.rng.choice(items)
        self.window.tool("mousemove", str(round(item["x"])), str(round(item["y"])), "mousedown", "1")
        time.sleep(self.rng.choice((0.05, 0.4)))
        self.window.tool("mouseup", "1")

    def acted(self) -> list[int]:
        """How many tokens lie in each clock."""
        return [sum(map(bool, clock)) for clock in self.window.trace["clocks"]]

    def pause(self) -> None:
        """Pause with a pad: the board is covered, nothing can be laid, and a hint that stood before stands after it."""
        window = self.window

        def hint() -> list[str]:
            return [item["label"] for item in window.items() if item["key"].startswith("TargetKey(kind='hint'")]

        window.tool("key", "h")
        self.expect(lambda: bool(hint()), "a hint")
        asked = hint()
        window.shot("hint")
        self.pads.press(0, "menu")
        self.expect(lambda: bool(window.items(key="resume")), "the pause")
        window.shot("paused")
        before = window.trace["clocks"]
        window.tool("key", "3")
        time.sleep(0.3)
        if window.trace["cover"] != "paused" or window.trace["clocks"] != before:
            raise Lost("a token was laid while the clock stood still")
        self.keys.press("back")
        self.expect(lambda: not window.trace["cover"], "the planning again")
        if hint() != asked:
            raise Lost(f"the hint is {hint()} instead of {asked}")

    def killed(self, again: Any) -> None:
        """Kill the program without warning, start it again, and go on where it was."""
        window = self.window
        time.sleep(1.2)
        old = window.trace["left"]

        def fresh() -> bool:  # the trace is written when the table is laid out anew, such as after a press
            window.tool("key", "Up")
            return bool(window.trace["left"] != old)

        self.expect(fresh, "a second of the clock")
        clocks, left = window.trace["clocks"], window.trace["left"]
        os.kill(window.program.pid, signal.SIGKILL)
        window.program.wait(10)
        again()
        self.pads = Pads(window, self.pads.number)
        window.expect("menu", 20)
        self.keys.take("continue")
        window.expect("planning", 20)
        window.shot("after-the-kill")
        after = window.trace["clocks"], window.trace["left"]
        if after[0] != clocks:
            raise Lost(f"the clocks are {after[0]} instead of {clocks}")
        if left is not None and not -1000 <= left - after[1] <= 500:
            raise Lost(f"{after[1]} ms are left instead of {left}")
        self.told = f"{left - after[1]} ms apart"
        self.keys.take("go-on")
        self.expect(lambda: not window.trace["cover"], "the planning after the kill")

    def agree(self) -> None:
        """Everybody is content: the day begins."""
        window = self.window
        for seat in range(4):
            hands = window.trace["hands"]
            device = next((one for one, hand in hands.items() if hand["seat"] == seat), "mouse")
            if device == "keys":
                window.tool("key", "b")
            elif device.startswith("pad"):
                self.pads.press(sorted(one for one in hands if one.startswith("pad")).index(device), "log")
            else:
                item = next(item for item in window.items() if f"kind='agree', seat={seat}" in item["key"])
                window.tool("mousemove", str(round(item["x"])), str(round(item["y"])), "click", "1")
            time.sleep(0.3)
        self.expect(lambda: bool(window.items(key="go-on")) or window.scene != "planning", "the end of the planning")
        window.shot("hands-off")
        if window.scene == "planning":
            self.keys.take("go-on")
        window.expect("table", 12)
        time.sleep(1)
        window.shot("the-day")


def main() -> int:
    """Play, tell how it went; exit 0 if nothing was lost."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--pads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "dreadhouse-planners")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screen", type=int, default=88)
    given = parser.parse_args()
    window = Window(given.size, given.out / given.size, given.screen, "normal", padded=True)
    evening, told, good = Planners(window, given.pads, given.seed), "", True
    try:
        evening.begin()
        evening.plan(given.rounds)
        evening.pause()
        evening.plan(3)
        evening.killed(window.start)
        evening.plan(3)
        told = f"{evening.acted()} tokens lie; killed and back: {evening.told}"
        evening.agree()
    except (Lost, subprocess.SubprocessError, StopIteration) as error:
        told, good = f"{told} {type(error).__name__}: {error}", False
    finally:
        if window.program.poll() is None:
            window.shot("last")
        window.close()
    sys.stdout.write(f"{given.size}, {given.pads} pads: {told}\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
