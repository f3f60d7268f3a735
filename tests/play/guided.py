"""Play the tutorials in a real window, by mouse, keys or pad alone, doing only what lessons and hints say, and count what was met.

    python tests/play/guided.py [--guide terrorscape/guide-killer] [--hand mouse|keys|pad|all] [--seed 0] [--ignore] [--size 1280x720] [--out FOLDER] [--screen N]

Seed 0 is that of the tutorial, begun from the box of the game; another one is put among the autosaves and continued. With `--ignore` lessons are closed
unread and answers are given at random. Each tutorial writes one line: lessons met and missed, median words a lesson, seconds and presses to the first
decision, and lessons whose place was covered. This is no part of the default test run.
"""

import argparse
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from drive import SLOWEST, Window, answers
from hold import HANDS, Hold, Lost

from game.match import Match
from game.storage import paths
from game.storage.autosave import Autosaves
from game.ui.registry import game_ui
from game.ui.table.tutorial.tutorial import Guide

GO_ON = "('guide', 'on')"
HINT_AT_FOOT = "TargetKey(kind='hint'"
LONGEST = 75 * 60.0
"""Seconds after which a match counts as stuck."""
TRIES = 3
"""Requests without a hint after which the plan counts as whole."""
STUCK = 40
"""Tries without any change after which a match counts as stuck."""


def guides() -> dict[str, Guide]:
    """All tutorials by the names of their game and their lessons."""
    return {
        f"{guide.game}/{guide.name}": guide
        for game in ("ravenloft", "terrorscape", "london", "dungeonville")
        for guide in game_ui(game).setup.guides
    }


def match_of(guide: Guide, seed: int) -> Match:
    """The match of a tutorial with another seed."""
    setup, notes = guide.table.match, guide.new_match().notes
    match = Match.new(
        guide.game, seed=seed, options=setup.options, seats={int(one): level for one, level in setup.agents.items()}
    )
    match.notes.update(notes)
    return match


class Lessons:
    """What was seen of the lessons: their words, and the ones that spoke of a covered place."""

    def __init__(self) -> None:
        self.words: dict[str, int] = {}
        self.covered: dict[str, str] = {}
        self.pointed: set[str] = set()

    def look(self, trace: dict[str, Any]) -> None:
        """Note the lesson that a trace tells of."""
        lesson = trace.get("lesson")
        if lesson is None:
            return
        self.words[lesson["id"]] = len(lesson["words"].split())
        if lesson["mark"] is None:
            return
        self.pointed.add(lesson["id"])
        if lesson["in_dialog"]:
            self.covered[lesson["id"]] = "a dialog"
        elif meet(lesson["mark"], lesson["strip"]):
            self.covered[lesson["id"]] = "the lesson itself"


def meet(one: list[float], other: list[float]) -> bool:
    """Whether two areas share more than a pixel."""
    return all(one[i] + one[i + 2] > other[i] + 1 and other[i] + other[i + 2] > one[i] + 1 for i in (0, 1))


class Pupil:
    """Who learns: reads each lesson, asks for a hint at each question, and does what it says. With `ignores` neither is done."""

    def __init__(self, window: Window, hand: Hold, guide: Guide, *, ignores: bool, rng: random.Random) -> None:
        self.window, self.hand, self.guide, self.ignores, self.rng = window, hand, guide, ignores, rng
        self.lessons, self.given, self.by_lot, self.unhelped = Lessons(), 0, 0, 0
        self.first: float | None = None
        self.begun = time.monotonic()

    def begin(self, seed: int) -> None:
        """From the menu into the match."""
        window, hand = self.window, self.hand
        window.expect("menu", 30)
        if seed:
            hand.take("continue")
        else:
            hand.take(f"('box', '{self.guide.game}')")
            window.expect("box", 30)
            hand.take(f"('guide', '{self.guide.name}')")
        self.begun = time.monotonic()
        if not window.wait(lambda: window.scene in ("table", "planning"), 20):
            raise Lost("the tutorial does not begin")

    def play(self) -> None:
        """To the end of the match."""
        window, stuck = self.window, 0
        while window.scene != "end":
            trace = window.trace
            self.lessons.look(trace)
            before = self.state(trace)
            if not self.step(trace):
                time.sleep(0.25)
            self.lessons.look(window.trace)
            if window.wait(lambda: self.state(window.trace) != before, 1.5):  # noqa: B023
                stuck = 0
            else:
                stuck += not self.is_busy(trace)
            if stuck > STUCK or time.monotonic() - self.begun > LONGEST:
                raise Lost(f"stuck at {window.scene} {window.trace.get('prompt')}")

    def state(self, trace: dict[str, Any]) -> object:
        """What is another one as soon as something has happened."""
        lesson = trace.get("lesson") or {}
        keys = sorted(item["key"] for item in trace["items"])
        return (
            trace["scene"],
            trace.get("turn"),
            trace.get("prompt"),
            lesson.get("id"),
            lesson.get("waits"),
            trace.get("clocks"),
            keys,
        )

    def is_busy(self, trace: dict[str, Any]) -> bool:
        """Whether something is shown that goes on by itself."""
        return bool(trace["busy"]) and not self.window.items(key=GO_ON) and not self.window.items(group="drawn")

    def step(self, trace: dict[str, Any]) -> bool:
        """Do the next thing; whether there was anything."""
        window = self.window
        if page := window.items(key="close"):
            window.shot("a-page")
            self.hand.take(page[0]["key"])
        elif ways := [one["key"] for one in window.items() if one["key"].startswith("special-")]:  # the page of special actions
            self.hand.take(ways[0])
        elif trace.get("curtain"):
            self.hand.hold("take", 1.0)
        elif (trace.get("lesson") or {}).get("waits") and window.items(key=GO_ON):
            if len(self.lessons.words) in (1, 4, 9, 15):
                window.shot(f"lesson-{trace['lesson']['id']}")
            self.hand.take(GO_ON)
        elif trace.get("cover") and window.items(key="go-on"):
            self.hand.take("go-on")
        elif window.items(group="drawn"):
            self.hand.take(window.items(group="drawn")[0]["key"])
        elif trace["scene"] == "planning":
            self.plan(trace)
        elif trace["busy"] or not (answers(window) or window.items(kind="str", group="party")):
            return False
        else:
            self.decide()
        return True

    def decided(self) -> None:
        """A decision was made: the first one is timed."""
        self.given += 1
        if self.first is None:
            self.first = time.monotonic() - self.begun
        if self.given in (1, 5, 20) or self.given % 40 == 0:
            self.window.shot(f"decision-{self.given}")

    def decide(self) -> None:
        """Ask for a hint, and take the target that it has put the focus on."""
        window = self.window
        self.decided()
        if not self.ignores and len(answers(window)) != 1:
            turn = window.trace["turn"]
            self.hand.do("hint")
            window.wait(lambda: bool(window.trace.get("hinted")) or window.trace["turn"] != turn, SLOWEST)
            window.settle(2.0)
            if window.trace["turn"] != turn:
                return
            focused = [item for item in window.items(focused=True) if item["kind"] not in ("NoneType", "str")]
            if window.trace.get("hinted") and focused:
                self.hand.take(focused[0]["key"])
                return
            window.shot("without-hint")
            self.by_lot += 1
        self.hand.take(self.rng.choice(answers(window) or window.items(kind="str", group="party"))["key"])

    def plan(self, trace: dict[str, Any]) -> None:
        """Take the next hint for the plan, or say that it is done."""
        window = self.window
        if window.items(key="yes"):  # the question before free hours are given up
            self.hand.take("yes")
            return
        self.hand.across = self.hand.name == "pad"
        left = not all(trace["clocks"][0])
        if left and self.ignores:
            spots = [one for one in window.items(refused=False) if one["key"].startswith("TargetKey(kind='token', seat=0")]
            if spots and self.rng.random() < 0.9:
                self.decided()
                self.hand.take(self.rng.choice(spots)["key"])
                return
        elif left and self.unhelped < TRIES:
            found = lambda: [one["key"] for one in window.items() if one["key"].startswith(HINT_AT_FOOT)]  # noqa: E731
            if not found():
                self.hand.do("hint")
            window.wait(lambda: bool(found()) or window.trace.get("clocks") != trace["clocks"], 3 * SLOWEST)
            self.unhelped = 0 if found() or window.trace.get("clocks") != trace["clocks"] else self.unhelped + 1
            if found():
                self.decided()
                if self.hand.name == "mouse":
                    with contextlib.suppress(Lost):  # it is worked out again as soon as a companion changes its plan
                        self.hand.take(found()[0])
                else:
                    self.hand.do("hint")
                time.sleep(0.5)  # a lesson may come
            return
        agree = [one["key"] for one in window.items() if one["key"].startswith("TargetKey(kind='agree', seat=0")]
        if agree and not trace["ready"][0]:
            self.decided()
            self.hand.take(agree[0])
            window.wait(lambda: window.trace["scene"] != "planning" or window.trace["ready"][0], 3.0)

    def told(self) -> str:
        """What was met."""
        lessons, met = self.guide.table.lessons, self.lessons.words
        missed = [one.id for one in lessons.values() if one.id not in met and not one.rare]
        rare = [one.id for one in lessons.values() if one.id not in met and one.rare]
        first = "none" if self.first is None else f"{self.first:.0f} s"
        return (
            f"{len(met)} of {len(lessons)} lessons, missed {missed}, rare ones not met {rare}; median {statistics.median(met.values())} words, "
            f"at most {max(met.values())}; first decision after {first}; {self.given} decisions, {self.by_lot} without a hint; "
            f"{len(self.lessons.pointed)} pointed, covered {self.lessons.covered}; {time.monotonic() - self.begun:.0f} s"
        )


def played(guide: Guide, name: str, seed: int, given: argparse.Namespace) -> tuple[bool, str]:
    """Play one tutorial with one hand; whether it came to its end, and what was met."""
    out = given.out / f"{guide.game}-{guide.name}-{name}-{seed}{'-ignore' if given.ignore else ''}"
    home = Path(tempfile.mkdtemp(prefix="dreadhouse-guided-"))
    if seed:
        os.environ[paths.HOME] = str(home)
        Autosaves(paths.autosaves()).save(match_of(guide, seed))
    window = Window(given.size, out, given.screen, given.speed, padded=name == "pad", saved=home)
    pupil = Pupil(window, HANDS[name](window), guide, ignores=given.ignore, rng=random.Random(seed))
    good, told = True, "ended"
    try:
        pupil.begin(seed)
        pupil.play()
        time.sleep(2)
        window.shot("end")
    except (Lost, subprocess.SubprocessError) as error:
        good, told = False, f"{type(error).__name__}: {str(error)[:300]}"
        window.shot("stuck")
    finally:
        window.close()
    return good, f"{told}; {pupil.told() if pupil.lessons.words else 'no lesson'}"


def main() -> int:
    """Play; exit 0 if every match came to its end and every lesson was met."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--guide", default="all")
    parser.add_argument("--hand", choices=(*HANDS, "all"), default="mouse")
    parser.add_argument("--seed", type=int, nargs="+", default=[0])
    parser.add_argument("--ignore", action="store_true")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--speed", default="instant")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "dreadhouse-guided")
    parser.add_argument("--screen", type=int, default=86)
    given = parser.parse_args()
    good = True
    for name, guide in guides().items():
        for hand in ("mouse", "keys", "pad") if given.hand == "all" else (given.hand,):
            for seed in given.seed if given.guide in (name, "all") else ():
                ended, told = played(guide, hand, seed, given)
                sys.stdout.write(f"{name} {hand} seed {seed}{' ignoring' if given.ignore else ''}: {told}\n")
                sys.stdout.flush()
                good = good and ended
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
