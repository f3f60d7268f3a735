"""The program in a window, and ways to hold it: a mouse, a keyboard, a gamepad, each with nothing but its own device."""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

KEYS = {
    "undo": "z", "redo": "y", "hint": "h", "log": "l", "look": "i", "menu": "p", "back": "Escape", "centre": "c", "save": "F5", "marks": "m", "aid": "e",
    "left": "Left", "right": "Right", "up": "Up", "down": "Down", "take": "Return", "next": "Tab", "usual": "space",
}  # fmt: skip
BUTTONS = {
    "take": 0, "back": 1, "look": 2, "hint": 3, "log": 4, "menu": 6, "centre": 8, "previous": 9, "next": 10, "up": 11, "down": 12, "left": 13, "right": 14,
}  # fmt: skip
TRIGGERS = {"undo": 4, "fast": 5}
ARROWS = ("left", "right", "up", "down")
PAUSE = 0.06
FRESH = 0.24
"""Seconds after which a place that has just come into view may be clicked on: the program takes no second half of a double click."""


class Lost(Exception):
    """A place cannot be reached with this device: a fault of the program."""


class Window:
    """The program on a screen of its own. It starts in `folder`; settings that are not the usual ones are `chosen`."""

    folder = ROOT
    own: Path | None = None
    """A folder with adventures of the player's own, which is put where the program looks for them."""

    def __init__(self, size: str, out: Path, screen: int, speed: str, *, padded: bool = False, **chosen: Any) -> None:
        self.out, self.display, self.pictures = out, f":{screen}", 0
        out.mkdir(parents=True, exist_ok=True)
        self.home = Path(tempfile.mkdtemp(prefix="dreadhouse-play-"))
        (self.home / "settings.json").write_text(
            json.dumps({"speed": speed, "idle": 0, "confirm": False, "answers": "always", **chosen}), encoding="utf-8"
        )
        if self.own is not None:
            shutil.copytree(self.own, self.home / "adventures")
        self.file = self.home / "trace.json"
        screen_of = ["Xvfb", self.display, "-screen", "0", f"{size}x24", "-fbdir", str(self.home)]
        self.server = subprocess.Popen(screen_of, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)
        self.env = os.environ | {
            "DISPLAY": self.display, "DREADHOUSE_HOME": str(self.home), "DREADHOUSE_TRACE": str(self.file), "DREADHOUSE_WINDOW": size,
            "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        self.env.pop("SDL_VIDEODRIVER", None)
        self.command = [sys.executable, str(Path(__file__).with_name("padded.py"))] if padded else [sys.executable, "-m", "game"]
        self.start()

    def start(self) -> None:
        """Start the program: for the first time, or again after it was killed."""
        self.file.unlink(missing_ok=True)
        self.program = subprocess.Popen(self.command, cwd=self.folder, env=self.env, stdin=subprocess.PIPE, text=True)
        self.wait(self.file.is_file, 20)
        time.sleep(0.8)

    def close(self) -> None:
        for process in (self.program, self.server):
            process.terminate()
            process.wait(10)
        if not list(self.home.rglob("crash-*")):  # a crash is worth keeping
            shutil.rmtree(self.home, ignore_errors=True)

    def wait(self, ready: Any, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if ready():
                return True
            time.sleep(0.02)
        return False

    @property
    def trace(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        return found

    @property
    def seen(self) -> int:
        """A number that is another one as soon as the window has changed."""
        return self.file.stat().st_mtime_ns

    @property
    def scene(self) -> str:
        return str(self.trace["scene"])

    def tool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.env, check=True)

    def shot(self, name: str) -> None:
        self.pictures += 1
        subprocess.run(["import", "-window", "root", str(self.out / f"{self.pictures:02}-{name}.png")], env=self.env, check=True)

    def items(self, **wanted: Any) -> list[dict[str, Any]]:
        """The places with these properties."""
        return [item for item in self.trace["items"] if all(item[key] == value for key, value in wanted.items())]

    def expect(self, scene: str, seconds: float = 8) -> None:
        if not self.wait(lambda: self.scene == scene, seconds):
            self.shot(f"not-{scene}")
            raise Lost(f"{self.scene} instead of {scene}")
        time.sleep(0.4)

    def settle(self, seconds: float = 6.0) -> None:
        """Wait until a question is put or the scene has changed."""
        self.wait(lambda: not self.trace["busy"] or self.scene != "table", seconds)
        time.sleep(0.3)


class Mouse:
    name = "mouse"
    across = False

    def __init__(self, window: Window) -> None:
        self.window = window

    def take(self, key: str) -> None:
        """Click on a place, turning the wheel until it can be seen."""
        item = self.rolled(key)
        self.window.tool("mousemove", str(round(item["x"])), str(round(item["y"])))
        time.sleep(PAUSE)
        before = self.window.seen
        self.window.tool("click", "1")
        self.window.wait(lambda: self.window.seen != before, 0.6)
        time.sleep(FRESH)

    def rolled(self, key: str) -> dict[str, Any]:
        """A place, with the list rolled to it where it lies beyond an edge."""
        for way in ("5",) * 25 + ("4",) * 50:
            item = one(self.window, key)
            if item["open"]:
                break
            before = self.window.seen
            self.window.tool("click", way)
            self.window.wait(lambda: self.window.seen != before, 0.3)  # noqa: B023
        return item

    def reach(self, key: str) -> bool:
        """Whether a place can be clicked on: it may lie under another or beyond the board's view."""
        item = one(self.window, key)
        covers = [other for other in self.window.items(open=True) if other is not item and inside(item, other)]
        return bool(item["open"]) and not covers[covers.index(item) + 1 :] if item in covers else bool(item["open"])

    def hold(self, _deed: str, seconds: float) -> None:
        self.window.tool("mousedown", "1")
        time.sleep(seconds)
        self.window.tool("mouseup", "1")

    def do(self, action: str) -> None:
        """A action by the plate or the tool that stands for it."""
        if action == "back":
            ways = [key for key in ("close", "resume", "back", "main-menu") if self.window.items(key=key)]
            self.take(ways[0] if ways else "('tool', 'undo')")
        else:
            self.take(f"('tool', '{action}')")


class Walker:
    """Moves the focus until it is where it shall be: what keys and pad have in common."""

    name = ""
    across = False
    """Whether nothing but arrows leads from one group to the other here."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.lot = random.Random(1)

    def press(self, action: str) -> None:
        raise NotImplementedError

    def here(self) -> dict[str, Any] | None:
        return next(iter(self.window.items(focused=True)), None)

    def reach(self, key: str, most: int = 70) -> bool:
        """Bring the focus to a place, first to its group, then towards it."""
        tried: list[tuple[str, str]] = []
        for _ in range(most):
            here, there = self.here(), next(iter(self.window.items(key=key)), None)
            if there is None:
                return False
            if here is not None and here["key"] == key:
                return True
            way = self.lot.choice(ARROWS) if self.across else "next"
            if here is not None and (self.across or here["group"] == there["group"]):
                dx, dy = there["x"] - here["x"], there["y"] - here["y"]
                ways = [("right" if dx > 0 else "left"), ("down" if dy > 0 else "up")]
                if abs(dy) > abs(dx):
                    ways.reverse()
                stray = self.lot.choice(ARROWS) if self.across or self.name == "pad" else "next"
                way = next((one for one in ways if (here["key"], one) not in tried), stray)
                tried.append((here["key"], way))
            self.do(way)
        return False

    def take(self, key: str) -> None:
        if not self.reach(key):
            raise Lost(f"{self.name}: {key} of {[item['key'] for item in self.window.items()]}")
        self.do("take")

    def do(self, action: str) -> None:
        """A action by its key or button; waits until something is seen of it, if anything is."""
        before = self.window.seen
        self.press(action)
        self.window.wait(lambda: self.window.seen != before, 0.6)
        time.sleep(PAUSE)


class Keys(Walker):
    name = "keys"

    def press(self, action: str) -> None:
        self.window.tool("key", KEYS[action])

    def hold(self, action: str, seconds: float) -> None:
        self.window.tool("keydown", KEYS[action])
        time.sleep(seconds)
        self.window.tool("keyup", KEYS[action])


class Pad(Walker):
    name = "pad"

    def press(self, action: str) -> None:
        if action in TRIGGERS:
            self.say(f"axis {TRIGGERS[action]} 1")
            time.sleep(PAUSE)
            self.say(f"axis {TRIGGERS[action]} 0")
        else:
            self.hold(action, PAUSE)

    def hold(self, action: str, seconds: float) -> None:
        self.say(f"down {BUTTONS[action]}")
        time.sleep(seconds)
        self.say(f"up {BUTTONS[action]}")

    def say(self, line: str) -> None:
        assert self.window.program.stdin is not None
        self.window.program.stdin.write(line + "\n")
        self.window.program.stdin.flush()


Hold = Mouse | Keys | Pad
HANDS: dict[str, type[Hold]] = {"mouse": Mouse, "keys": Keys, "pad": Pad}


def one(window: Window, key: str) -> dict[str, Any]:
    found = window.items(key=key)
    if not found:
        raise Lost(f"{key} of {[item['key'] for item in window.items()]}")
    return found[0]


def inside(item: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether a click on the middle of `item` may mean `other`; the trace tells middles only, so near counts as inside."""
    return abs(item["x"] - other["x"]) < 4 and abs(item["y"] - other["y"]) < 4
