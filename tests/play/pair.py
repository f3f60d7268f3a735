"""Two windows side by side, on screens of their own, in which one hand does the same: what of their pictures differs."""

import json
import re
import struct
import subprocess
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pygame
from hold import HANDS, ROOT, Hold, Window

from game.match import Match
from game.storage import autosave

Frame = np.ndarray[Any, np.dtype[np.uint8]]
QUIET = 0.2
"""Seconds for which a picture has to stay as it is before it is looked at."""
PATIENCE = 6.0
"""Seconds that two windows have to become the same: they do not paint at the same moment."""
SCREEN = "Xvfb_screen0"


class LeakError(Exception):
    """Something was seen that must not be, or could not be seen that must be."""


class Box(NamedTuple):
    """Where two pictures differ, in pixels."""

    x: int
    y: int
    w: int
    h: int

    def within(self, other: "Box", margin: int = 6) -> bool:
        """Whether it lies in another one, or just beside it."""
        left, top = self.x >= other.x - margin, self.y >= other.y - margin
        right, low = self.x + self.w <= other.x + other.w + margin, self.y + self.h <= other.y + other.h + margin
        return left and top and right and low


def unlike(one: Frame, other: Frame) -> Box | None:
    rows, columns = np.nonzero((one != other).any(axis=2))
    if not len(rows):
        return None
    left, top = int(columns.min()), int(rows.min())
    return Box(left, top, int(columns.max()) - left + 1, int(rows.max()) - top + 1)


class Twin(Window):
    """One of the two: its files lie where its paths tell nothing of which one it is, its secrets are shifted."""

    def __init__(self, size: str, out: Path, screen: int, shift: int) -> None:
        self.shift, self.map = shift, np.empty(0, np.uint8)
        self.aside: subprocess.Popen[bytes] | None = None
        super().__init__(size, out, screen, "quick", reduced=True)

    def start(self) -> None:
        """Start the program in its own folder; what it may print is kept there."""
        self.folder, self.env["DREADHOUSE_HOME"], self.env["PYGAME_HIDE_SUPPORT_PROMPT"] = self.home, ".", "1"
        self.command = [self.command[0], str(ROOT / "tests" / "play" / "twinned.py"), str(self.shift)]
        self.map = np.memmap(self.home / SCREEN, np.uint8, "r")
        head = struct.unpack(">25I", self.map[:100].tobytes())
        self.head, self.wide, self.high, self.row = head[0] + 12 * head[19], head[4], head[5], head[12]
        if self.aside is None:  # another window, beyond the edge of the screen, to which the focus may go
            self.aside = subprocess.Popen(["xev", "-geometry", "20x20+9000+9000"], env=self.env, stdout=subprocess.DEVNULL)
        super().start()

    def close(self) -> None:
        if self.aside is not None:
            self.aside.kill()
            self.aside.wait(10)
        super().close()

    @property
    def frame(self) -> Frame:
        rows = self.map[self.head : self.head + self.high * self.row].reshape(self.high, self.row)
        return np.array(rows[:, : self.wide * 4].reshape(self.high, self.wide, 4)[:, :, :3])

    def keep(self, name: str, frame: Frame) -> None:
        """Keep a picture that was taken before."""
        self.pictures += 1
        blue_first = np.ascontiguousarray(frame[:, :, ::-1].swapaxes(0, 1))
        pygame.image.save(pygame.surfarray.make_surface(blue_first), self.out / f"{self.pictures:02}-{name}.png")

    def steady(self, seconds: float = PATIENCE) -> Frame:
        """The picture once nothing moves any more."""
        until, last = time.monotonic() + seconds, self.frame
        while time.monotonic() < until:
            time.sleep(QUIET)
            now = self.frame
            if np.array_equal(last, now):
                return now
            last = now
        return last

    @property
    def titles(self) -> dict[str, str]:
        """The windows on the screen that have a title: their numbers by what stands over them."""
        told = subprocess.run(["xwininfo", "-root", "-tree"], env=self.env, check=True, capture_output=True, text=True).stdout
        return {title: number for number, title in re.findall(r'(0x[0-9a-f]+) "(.*?)": ', told)}

    def focus(self, title: str) -> None:
        """Give the focus to the window over which this stands."""
        self.tool("windowfocus", "--sync", self.titles[title])

    @property
    def comparable_trace(self) -> str:
        """The trace as text, with a fixed word for this window's own folder, which the keys of saves contain."""
        return json.dumps(self.trace, sort_keys=True).replace(str(self.home), "home")

    def newest(self) -> Match:
        return Match.load(autosave.autosaves(self.home / "autosaves")[0])

    def files(self) -> list[str]:
        """The names of all files that the program has made, with a fixed word for the id of the match, and without those that carry the hour of a fault."""
        made = (re.sub(r"[0-9a-f]{8}", "id", str(path.relative_to(self.home))) for path in self.home.rglob("*") if path.is_file())
        return sorted(
            name
            for name in made
            if name != SCREEN and ".part" not in name and not Path(name).name.startswith(("crash-", "seen-"))
        )


class Pair:
    """Both of them, in the same hand. `checks` counts what was looked at, by name; `panel` is where secrets are shown."""

    def __init__(self, size: str, hand: str, out: Path, screen: int) -> None:
        self.twins = tuple(Twin(size, out / f"world-{shift}", screen + shift, shift) for shift in (0, 1))
        self.hands: tuple[Hold, ...] = tuple(HANDS[hand](twin) for twin in self.twins)
        self.checks: dict[str, int] = {}
        self.panel: Box | None = None

    # ------------------------------------------------------------------ one hand
    def both(self, do: Any) -> None:
        """Do something in both windows, which is given the hand and the window."""
        for hand, twin in zip(self.hands, self.twins, strict=True):
            do(hand, twin)

    def take(self, key: str) -> None:
        self.both(lambda hand, _: hand.take(key))

    def tool(self, *words: str, rest: float = 0.0) -> None:
        """Press with xdotool in both, and rest for so many seconds."""
        self.both(lambda _, twin: twin.tool(*words))
        time.sleep(rest)

    def settle(self) -> None:
        """Wait until both windows put a question or lie still."""
        for twin in self.twins:
            twin.settle(10)

    # ------------------------------------------------------------------ looking
    def frames(self) -> tuple[Frame, Frame]:
        one, other = (twin.steady() for twin in self.twins)
        return one, other

    def same(self, name: str, *, pictured: bool = False, but: float = 0.0) -> None:
        """Both windows look the same, and their traces are the same. Raises LeakError. A difference may be `but` so small a part of the window."""
        self.checks[name] = self.checks.get(name, 0) + 1
        until = time.monotonic() + PATIENCE
        while True:
            frames = self.frames()
            box, traces = unlike(*frames), [twin.comparable_trace for twin in self.twins]
            small = box is not None and box.w * box.h <= but * frames[0].shape[0] * frames[0].shape[1]
            if (box is None or small) and traces[0] == traces[1]:
                break
            if time.monotonic() > until:
                self.shots(f"LEAK-{name}")
                place = next((at for at, both in enumerate(zip(*traces, strict=False)) if both[0] != both[1]), 0)
                raise LeakError(f"{name}: pictures differ in {box}, traces in {[one[place - 60 : place + 60] for one in traces]}")
        if pictured or self.checks[name] == 1:
            self.shots(name)

    def shots(self, name: str) -> None:
        for twin in self.twins:
            twin.shot(name)

    def opened(self, name: str, before: tuple[Frame, Frame] | None) -> None:
        """Secrets are shown now: other ones in both windows, and nowhere but in the panel for them. Raises LeakError."""
        self.checks[name] = self.checks.get(name, 0) + 1
        frames = self.frames()
        between = unlike(*frames)
        if between is None:
            self.shots(f"UNSEEN-{name}")
            raise LeakError(f"{name}: nobody's secret is to be seen")
        boxes = [between]
        if before is not None:
            changed = [unlike(old, new) for old, new in zip(before, frames, strict=True)]
            boxes += [box for box in changed if box is not None]
            if self.panel is None:
                self.panel = boxes[1]
        assert self.panel is not None
        wrong = [box for box in boxes if not box.within(self.panel)]
        if wrong or self.panel.w * self.panel.h > 0.12 * frames[0].shape[0] * frames[0].shape[1]:
            self.shots(f"LEAK-{name}")
            raise LeakError(f"{name}: secrets are shown in {boxes}, and their panel is {self.panel}")
        if self.checks[name] <= 2:
            self.shots(name)

    # ------------------------------------------------------------------ worlds
    def parted(self) -> bool:
        """Whether something that everybody may know is different by now: then the windows may differ, too."""
        known = []
        for twin in self.twins:
            match = twin.newest()
            view = match.view(None)
            known.append((view.state, view.decision, match.seen(None)))
        return known[0] != known[1]

    def kill(self) -> None:
        for twin in self.twins:
            twin.program.kill()
            twin.program.wait(10)

    def start(self) -> None:
        for twin in self.twins:
            twin.start()

    def close(self) -> None:
        for twin in self.twins:
            twin.close()
