"""Play the real program in a real window, by mouse alone and by keyboard alone, from the menu to the end of a night.

    python tests/play/drive.py [--size 1280x720] [--hand mouse|keys|both] [--speed normal|quick|instant] [--out FOLDER] [--seed N]

It starts a screen of its own (Xvfb) and presses with xdotool. Where things are it learns from the file that DREADHOUSE_TRACE names. Pictures
are kept at the menu, at the set-up, now and then at the table, and at the end. This is no part of the default test run.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ARROWS = ("Left", "Right", "Up", "Down")


class Window:
    """The program on a screen of its own."""

    def __init__(self, size: str, out: Path, screen: int, speed: str) -> None:
        self.out, self.display, self.pictures = out, f":{screen}", 0
        out.mkdir(parents=True, exist_ok=True)
        self.home = Path(tempfile.mkdtemp(prefix="dreadhouse-play-"))
        (self.home / "settings.json").write_text(json.dumps({"speed": speed}), encoding="utf-8")
        self.file = self.home / "trace.json"
        self.server = subprocess.Popen(
            ["Xvfb", self.display, "-screen", "0", f"{size}x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        time.sleep(1)
        self.env = dict(os.environ, DISPLAY=self.display, DREADHOUSE_HOME=str(self.home), DREADHOUSE_TRACE=str(self.file))
        self.env["SDL_AUDIODRIVER"] = "dummy"
        self.env["DREADHOUSE_WINDOW"] = size
        self.program = subprocess.Popen([sys.executable, "-m", "game"], cwd=ROOT, env=self.env)
        self.wait(self.file.is_file, 20)
        time.sleep(0.5)

    def close(self) -> None:
        """End the program and the screen, those that were started here."""
        for process in (self.program, self.server):
            process.terminate()
            process.wait(10)

    def wait(self, ready: Any, seconds: float) -> bool:
        """Wait until something holds."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if ready():
                return True
            time.sleep(0.02)
        return False

    @property
    def trace(self) -> dict[str, Any]:
        """Where everything is."""
        found: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        return found

    def tool(self, *words: str) -> None:
        """Press with xdotool."""
        subprocess.run(["xdotool", *words], env=self.env, check=True)

    def click(self, x: float, y: float, button: int = 1) -> None:
        """A click of the mouse."""
        self.tool("mousemove", str(round(x)), str(round(y)))
        time.sleep(0.03)
        self.tool("click", str(button))

    def press(self, *keys: str) -> None:
        """Keys of the keyboard."""
        self.tool("key", *keys)

    def shot(self, name: str) -> None:
        """Keep a picture."""
        self.pictures += 1
        subprocess.run(["import", "-window", "root", str(self.out / f"{self.pictures:02}-{name}.png")], env=self.env, check=True)

    def items(self, **wanted: Any) -> list[dict[str, Any]]:
        """The places with these properties."""
        return [item for item in self.trace["items"] if all(item[key] == value for key, value in wanted.items())]

    def settle(self, seconds: float = 4.0) -> None:
        """Wait until a question is put or the scene has changed."""
        self.wait(lambda: not self.trace["busy"] or self.trace["scene"] != "table", seconds)
        time.sleep(0.3)


def answers(window: Window) -> list[dict[str, Any]]:
    """The places that answer the open question."""
    return [
        item for item in window.trace["items"] if not item["refused"] and item["open"] and item["kind"] not in ("NoneType", "str")
    ]


def pick(choices: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """An answer: rather attack or explore than walk, rather walk than wait."""
    order = {"figures": 0, "tiles": 0, "edges": 0, "tray": 1, "hand": 1, "squares": 2, "buttons": 3}
    weights = [
        (8, 6, 3, 2)[order.get(item["group"], 3)] / sum(other["group"] == item["group"] for other in choices) for item in choices
    ]
    return rng.choices(choices, weights)[0]


def play_table(window: Window, act: Any, most: int = 600) -> int:
    """Answer until the night is over; returns how many answers were given."""
    given = 0
    while window.trace["scene"] == "table" and given < most:
        window.settle()
        if window.trace["scene"] != "table":
            break
        if window.trace["busy"] or not answers(window):
            act(None)
            continue
        if given in (0, 3, 6) or given % 12 == 0:
            window.shot(f"table-{given}")
        act(answers(window))
        given += 1
    return given


def by_mouse(window: Window, rng: random.Random) -> int:
    """From the menu to the end without a key."""
    window.shot("menu")
    spot = window.items(key="('box', 'ravenloft')")[0]
    window.click(spot["x"], spot["y"])
    window.wait(lambda: window.trace["scene"] == "setup", 5)
    time.sleep(0.4)
    power = window.items(group="powers")[0]
    window.click(power["x"], power["y"])
    time.sleep(0.4)
    window.shot("setup-card")
    window.click(power["x"], power["y"])
    time.sleep(0.3)
    window.shot("setup")
    spot = window.items(key="begin")[0]
    window.click(spot["x"], spot["y"])
    window.wait(lambda: window.trace["scene"] == "table", 5)

    def act(choices: list[dict[str, Any]] | None) -> None:
        if choices is None:
            trace = window.trace
            tool = next(item for item in trace["items"] if item["key"] == "('tool', 'centre')")
            window.click(tool["x"], tool["y"])
            return
        one = pick(choices, rng)
        window.click(one["x"], one["y"])

    given = play_table(window, act)
    window.shot("end")
    return given


def by_keys(window: Window, rng: random.Random) -> int:
    """From the menu to the end without the mouse."""
    window.press("Return")
    window.wait(lambda: window.trace["scene"] == "setup", 5)
    window.shot("setup-keys")
    window.press("b")
    window.wait(lambda: window.trace["scene"] == "table", 5)

    def act(choices: list[dict[str, Any]] | None) -> None:
        if choices is None:  # a sheet lies over the table, or others are at work
            if window.trace["scene"] == "table":
                window.press("c" if window.items(group="tools") else "Escape")
            return
        wanted = pick(choices, rng)
        for _ in range(14):
            focused = window.items(focused=True)
            if focused and focused[0]["group"] == wanted["group"] and focused[0]["kind"] != "NoneType":
                break
            window.press("Tab")
            time.sleep(0.04)
        for _ in range(rng.randrange(4)):
            window.press(rng.choice(ARROWS))
            time.sleep(0.05)
        time.sleep(0.1)
        focused = window.items(focused=True)
        if focused and focused[0]["kind"] not in ("NoneType", "str"):  # the arrows may have led to a tool
            window.press("Return")

    given = play_table(window, act)
    window.shot("end-keys")
    return given


def main() -> int:
    """Play, tell how it went; exit 0 if both nights came to their end."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--hand", choices=("mouse", "keys", "both"), default="both")
    parser.add_argument("--speed", default="quick")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "dreadhouse-play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screen", type=int, default=87)
    given = parser.parse_args()
    good = True
    for hand, play in (("mouse", by_mouse), ("keys", by_keys)):
        if given.hand not in (hand, "both"):
            continue
        window = Window(given.size, given.out / hand, given.screen, given.speed)
        try:
            number = play(window, random.Random(given.seed))
            scene, alive = window.trace["scene"], window.program.poll() is None
            sys.stdout.write(
                f"{hand}: {number} answers, then the scene {scene!r}; the program {'runs' if alive else 'has ended'}\n"
            )
            good = good and scene == "end" and alive
        finally:
            window.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
