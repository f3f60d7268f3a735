"""Ways to hold the program: a mouse, a keyboard, a gamepad, each with nothing but its own device."""

import random
import subprocess
import time
from collections.abc import Callable
from typing import Any, Protocol

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


class Window(Protocol):
    """What a hand needs of the window: where everything is, and a screen to press on."""

    program: "subprocess.Popen[str]"

    def items(self, **wanted: Any) -> list[dict[str, Any]]:
        """The places with these properties."""
        ...

    def tool(self, *words: str) -> None:
        """Press with xdotool."""
        ...

    @property
    def seen(self) -> int:
        """A number that is another one as soon as the window has changed."""
        ...

    def wait(self, ready: Callable[[], bool], seconds: float) -> bool:
        """Wait until something holds."""
        ...


class Lost(Exception):
    """A place cannot be reached with this device: a fault of the program."""


class Mouse:
    """Moves and clicks."""

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
        """Keep the button down for a while."""
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
        """One press."""
        raise NotImplementedError

    def hold(self, action: str, seconds: float) -> None:
        """Keep the key or the button of a action down for a while."""
        raise NotImplementedError

    def stray(self) -> str:
        """Where to go when the straight ways have been tried."""
        return self.lot.choice(ARROWS) if self.across or self.name == "pad" else "next"

    def here(self) -> dict[str, Any] | None:
        """The place in focus."""
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
                way = next((one for one in ways if tried.count((here["key"], one)) < 1), self.stray())
                tried.append((here["key"], way))
            self.do(way)
        return False

    def take(self, key: str) -> None:
        """Bring the focus to a place and take it."""
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
    """Presses keys."""

    name = "keys"

    def press(self, action: str) -> None:
        """One key."""
        self.window.tool("key", KEYS[action])

    def hold(self, action: str, seconds: float) -> None:
        """Keep a key down for a while."""
        self.window.tool("keydown", KEYS[action])
        time.sleep(seconds)
        self.window.tool("keyup", KEYS[action])


class Pad(Walker):
    """Presses the buttons of the virtual pad."""

    name = "pad"

    def press(self, action: str) -> None:
        """One button, or a trigger."""
        if action in TRIGGERS:
            self.say(f"axis {TRIGGERS[action]} 1")
            time.sleep(PAUSE)
            self.say(f"axis {TRIGGERS[action]} 0")
            return
        self.say(f"down {BUTTONS[action]}")
        time.sleep(PAUSE)
        self.say(f"up {BUTTONS[action]}")

    def hold(self, action: str, seconds: float) -> None:
        """Keep a button down for a while."""
        self.say(f"down {BUTTONS[action]}")
        time.sleep(seconds)
        self.say(f"up {BUTTONS[action]}")

    def say(self, line: str) -> None:
        """Tell the pad what to do."""
        assert self.window.program.stdin is not None
        self.window.program.stdin.write(line + "\n")
        self.window.program.stdin.flush()


Hold = Mouse | Keys | Pad
HANDS: dict[str, type[Hold]] = {"mouse": Mouse, "keys": Keys, "pad": Pad}


def one(window: Window, key: str) -> dict[str, Any]:
    """The place called `key`."""
    found = window.items(key=key)
    if not found:
        raise Lost(f"{key} of {[item['key'] for item in window.items()]}")
    return found[0]


def inside(item: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether a click on the middle of `item` may mean `other`; the trace tells middles only, so near counts as inside."""
    return abs(item["x"] - other["x"]) < 4 and abs(item["y"] - other["y"]) < 4
