"""Four people hand one screen over, in two real windows whose worlds differ in nothing but what is secret: no picture may differ where no secret is shown.

    python tests/play/handover.py [--size 1280x720] [--hand mouse|keys] [--rounds 2] [--seed N] [--out FOLDER] [--screen N] [--brief]

Both windows (`twinned.py`: other deeds, other cards deep in the decks) get the same keys or clicks. Looked at pixel by pixel,
with all that their traces tell, are: every question, before and after its wizard looked at what is secret; a hint that was asked for meanwhile; the curtain, hanging
and half lifted; fighters that lie face down; a key for secrets that is still held when somebody else is asked; the window without the focus; pause, save,
the list of saves, the menu; the program killed in the middle of all this and continued; the window's title and the names of its files. While secrets
are shown both windows must differ, and only in the panel for them. Pictures are kept, one JSON line is printed. Exit 0 if nothing leaked. This is no part of the default test run.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from drive import NEWS, answers
from hold import KEYS, Lost
from pair import PATIENCE, LeakError, Pair, Twin, unlike

PERSONS = 4
LOOK = {"keys": ("keydown i", "keyup i"), "mouse": ("mousedown 3", "mouseup 3")}
LIFT = {"keys": ("keydown Return", "keyup Return"), "mouse": ("mousedown 1", "mouseup 1")}
BAR = 0.26
"""How much of a window's width and height the bar takes, which fills while the curtain is lifted."""
CAP = 0.001
"""How much of a window the cap of a key or of the mouse's button takes: which of both was used last, where both are in use, is no secret."""
LONG = 1.2
"""Seconds after which a key that is held repeats for sure, and a curtain has risen."""


class Evening:
    """The whole course. `once` are the things that were looked at for a wizard already."""

    def __init__(self, pair: Pair, hand: str, rng: random.Random) -> None:
        self.pair, self.hand, self.rng = pair, hand, rng
        self.once: set[tuple[str, int]] = set()
        self.answers = self.kills = 0
        self.rounds: set[int] = set()

    # ------------------------------------------------------------------ begin and end
    def begin(self, seed: int) -> None:
        """From the menu to the first question, with four persons."""
        pair = self.pair
        for twin in pair.twins:
            twin.expect("menu")
        pair.same("menu")
        pair.take("('box', 'dungeonville')")
        self.expect("box")
        pair.take("custom")
        self.expect("setup")
        for seat in range(PERSONS):
            if "person" not in pair.twins[0].items(key=f"('who', {seat})")[0]["label"]:
                pair.take(f"('who', {seat})")
                pair.take("person")
        pair.take("seed")
        pair.tool("key", "ctrl+a", *str(seed), "Return", rest=0.5)
        pair.same("setup")
        pair.take("begin")
        self.expect("table")
        self.deal()

    def deal(self) -> None:
        """Everybody looks at the own deed; the key is still held when the next one comes."""
        pair = self.pair
        for seat in range(PERSONS):
            pair.settle()
            pair.same(f"deal {seat}")
            look = LOOK["keys" if seat % 2 else self.hand]
            pair.tool(*look[0].split(), rest=0.5)
            if unlike(*pair.frames()) is None:
                raise LeakError(f"deal {seat}: nobody's deed is to be seen")
            pair.shots(f"deal-{seat}-held")
            if seat == 2:
                self.unfocused("deal without focus")
                self.focused()
            self.press_on("close")
            time.sleep(LONG)
            if seat < PERSONS - 1:
                pair.same("deal still held before the next one")
            pair.tool(*look[1].split(), rest=0.3)

    def press_on(self, key: str) -> None:
        """Take a place whatever else is held down."""
        pair = self.pair
        if self.hand == "keys":
            pair.both(lambda hand, _: hand.reach(key))  # type: ignore[union-attr]
            pair.tool("key", "Return")
        else:
            pair.both(lambda hand, twin: twin.tool("mousemove", *(str(round(hand.rolled(key)[way])) for way in "xy")))  # type: ignore[union-attr]
            pair.tool("click", "1")

    def expect(self, scene: str) -> None:
        """Both windows show this scene."""
        for twin in self.pair.twins:
            twin.expect(scene, 20)

    @property
    def trace(self) -> dict[str, Any]:
        """How the first window stands."""
        return self.pair.twins[0].trace

    @property
    def asked(self) -> int:
        """Who is asked, by the files: what lies on the disk is no secret to a test."""
        decision = self.pair.twins[0].newest().decision
        assert decision is not None
        return next(iter(decision.options))

    def first(self, what: str, seat: int) -> bool:
        """Whether this is to be looked at now: once for each wizard."""
        new = (what, seat) not in self.once
        self.once.add((what, seat))
        return new

    # ------------------------------------------------------------------ the course
    def play(self, rounds: int) -> str:
        """Question by question until so many rounds have ended, or the worlds part; why it ended."""
        pair = self.pair
        pair.settle()
        while self.trace["scene"] == "table":
            pair.settle()
            if pair.twins[0].items(key=NEWS):
                pair.same("news")
                pair.take(NEWS)
                continue
            if self.answers and pair.parted():
                return "the worlds have parted before everybody's eyes"
            self.rounds.add(pair.twins[0].newest().view(None).state.round if self.answers else 1)
            if max(self.rounds) > rounds:
                return f"{rounds} rounds are over"
            if self.trace["curtain"]:
                self.behind()
            else:
                self.question()
            self.answers += 1
        return f"the scene is {self.trace['scene']}"

    def question(self) -> None:
        """A question that everybody may see: all that may be done at it, then an answer."""
        pair, seat = self.pair, self.asked if self.answers else -1
        pair.same("question")
        if seat >= 0 and self.first("peek", seat):
            self.peek()
            if seat < 2:
                self.hint()
                self.away()
        if seat >= 0 and self.first("saved", 0):
            self.saved()
        if seat == 1 and self.first("killed", seat):
            self.killed(seat)
        if self.trace["prompt"] == "prompt-escape" and self.first("in a dungeon", 0):
            self.peek()
            self.killed(seat)
        key = self.choice()
        if seat >= 0 and (self.first("passes", seat) or self.rng.random() < 0.2):
            self.passes(seat, key)
        else:
            pair.take(key)
        pair.settle()

    def choice(self) -> str:
        """An answer: into the same dungeon where there is a choice of one, else by lot."""
        found = answers(self.pair.twins[0])
        mouths = [item for item in found if item["group"] == "mouths"]
        reach = getattr(self.pair.hands[0], "reach", None) if self.hand == "mouse" else None
        found = mouths[:1] or [item for item in found if reach is None or reach(item["key"])] or found
        return str(self.rng.choice(found)["key"])

    # ------------------------------------------------------------------ secrets at an open question
    def press(self, what: dict[str, tuple[str, str]], *, down: bool, rest: float = 0.0) -> None:
        """Hold something down in both, or let it go."""
        self.pair.tool(*what[self.hand][0 if down else 1].split(), rest=rest)

    def peek(self) -> None:
        """Look at what is secret, and let go."""
        pair, before = self.pair, self.pair.frames()
        self.press(LOOK, down=True, rest=0.4)
        pair.opened("secrets", before)
        self.press(LOOK, down=False, rest=0.3)
        pair.same("let go")

    def hint(self) -> None:
        """Have an agent, who knows what its wizard knows, give a hint meanwhile: nothing of it stays."""
        pair = self.pair
        self.press(LOOK, down=True, rest=0.3)
        pair.tool("key", KEYS["hint"], rest=2.5)
        if ("hint shown", 0) not in self.once:
            self.once.add(("hint shown", 0))
            pair.shots("hint")
        self.press(LOOK, down=False, rest=0.5)
        pair.same("after a hint")

    def away(self) -> None:
        """The window loses the focus, and a pause is opened, while secrets are shown."""
        pair = self.pair
        self.press(LOOK, down=True, rest=0.3)
        self.unfocused("without focus")
        self.press(LOOK, down=False)
        self.focused()
        pair.same("focus again")
        self.press(LOOK, down=True, rest=0.3)
        pair.tool("key", KEYS["menu"], rest=0.5)
        pair.same("pause while held")
        self.press(LOOK, down=False)
        pair.take("resume")
        time.sleep(0.5)
        pair.same("after the pause")

    def unfocused(self, name: str) -> None:
        """Give the focus to another window, and look."""
        pair = self.pair
        pair.both(lambda _, twin: twin.focus("Event Tester"))
        time.sleep(0.6)
        pair.same(name)

    def focused(self) -> None:
        """Give the focus back."""
        self.pair.both(lambda _, twin: twin.focus("Dreadhouse"))
        time.sleep(0.5)

    def passes(self, seat: int, key: str) -> None:
        """Answer while one's secrets are shown, and go on holding the key, or the button: whoever is asked next is not shown."""
        pair, look = self.pair, LOOK["keys" if seat % 2 else self.hand]  # a key beside the mouse goes on repeating
        pair.tool(*look[0].split(), rest=0.5)
        self.press_on(key)
        time.sleep(LONG)
        self.read()
        if self.trace["scene"] == "table" and not pair.parted():
            pair.same("still held while another one is asked", but=CAP)
        pair.tool(*look[1].split())
        if self.hand == "mouse":  # it is in use again, in both
            pair.tool("mousemove_relative", "--", "30", "0", "sleep", "0.1", "mousemove_relative", "--", "-30", "0")
        time.sleep(0.3)
        if not pair.parted():
            pair.same("handed over")

    def read(self) -> None:
        """Read all news."""
        self.pair.settle()
        while self.pair.twins[0].items(key=NEWS):
            self.pair.take(NEWS)
            self.pair.settle()

    # ------------------------------------------------------------------ behind the curtain
    def behind(self) -> None:
        """A question for one pair of eyes: the curtain in all its states, and fighters laid."""
        pair, seat = self.pair, self.asked
        pair.same("curtain", pictured=True)
        self.half_lifted()
        self.lift()
        pair.opened("lifted", None)
        if self.first("leaves", seat):
            self.leaves(seat)
        self.lay(seat)
        pair.settle()

    def half_lifted(self) -> None:
        """Let go too early: the curtain hangs as before, and only the bar has changed meanwhile."""
        pair = self.pair
        if self.hand == "mouse":  # the screen's own pointer may come and go: beside the bar it is no change elsewhere
            pair.both(lambda _, twin: twin.tool("mousemove", str(twin.wide // 2), str(twin.high // 2)))
        before, (down, up) = pair.frames(), (words.split() for words in LIFT[self.hand])
        for twin, old in zip(pair.twins, before, strict=True):
            twin.tool(*down)
            time.sleep(0.15)
            frame = twin.frame
            twin.tool(*up)
            box = unlike(old, frame)
            twin.keep("half-lifted", frame)
            if box is None or box.w > BAR * frame.shape[1] or box.h > BAR * frame.shape[0]:
                raise LeakError(f"half lifted: {box} has changed")
        time.sleep(1.0)
        pair.same("curtain again")

    def lift(self) -> None:
        """Hold until the curtain has risen."""
        self.press(LIFT, down=True)
        risen = [twin.wait(partial(self.is_open, twin), PATIENCE) for twin in self.pair.twins]
        time.sleep(LONG)
        self.press(LIFT, down=False, rest=0.4)
        if not all(risen):
            raise LeakError("the curtain does not rise")

    @staticmethod
    def is_open(twin: Twin) -> bool:
        """Whether no curtain hides the table of a window."""
        return not twin.trace["curtain"]

    def leaves(self, seat: int) -> None:
        """Go away while the curtain is up, with fighters laid: by another window, by the pause, by a kill. It hangs again afterwards."""
        pair = self.pair
        self.pick(2)
        self.unfocused("curtain without focus")
        self.focused()
        pair.same("curtain after the focus")
        self.lift()
        pair.tool("key", KEYS["save"], rest=0.5)
        pair.opened("saved while lifted", None)
        pair.tool("key", KEYS["menu"], rest=0.5)
        pair.same("pause while lifted")
        pair.take("resume")
        time.sleep(0.5)
        pair.same("curtain after the pause")
        self.lift()
        self.pick(2)
        self.killed(seat)
        pair.same("curtain after a kill")
        self.lift()

    def pick(self, number: int) -> None:
        """Lay so many fighters."""
        for item in [one for one in self.pair.twins[0].items(kind="str") if one["group"] == "party"][:number]:
            self.pair.take(item["key"])

    def lay(self, seat: int) -> None:
        """Lay all and give them."""
        pair = self.pair
        if not answers(pair.twins[0]):
            self.pick(3)
        if self.first("laid", seat):
            pair.shots("laid-face-down")
        pair.take(answers(pair.twins[0])[0]["key"])
        time.sleep(0.5)

    # ------------------------------------------------------------------ everything else
    def killed(self, seat: int) -> None:
        """Kill both programs and go on from the menu: the match stands where it stood."""
        pair = self.pair
        turn, digests = pair.twins[0].newest().turn, [twin.newest().digest for twin in pair.twins]
        self.kills += 1
        pair.kill()
        self.go_on()
        if [twin.newest().digest for twin in pair.twins] != digests or self.trace["turn"] != turn:
            raise LeakError(f"after a kill the match of seat {seat} stands at {self.trace['turn']} instead of {turn}")

    def go_on(self) -> None:
        """Start both, and continue from the menu."""
        pair = self.pair
        pair.start()
        self.expect("menu")
        time.sleep(2.0)
        pair.same("menu after a kill")
        pair.take("continue")
        self.expect("table")
        pair.settle()
        pair.same("continued")

    def saved(self) -> None:
        """Save, leave for the menu, see the list of saves, and come back by it; the title and the files tell nothing."""
        pair = self.pair
        for name in ("save", "menu"):
            pair.tool("key", KEYS[name], rest=0.5)
            pair.same(name)
        for key, scene in (("main-menu", "menu"), ("load", "load")):
            pair.take(key)
            self.expect(scene)
            time.sleep(2.0)
            pair.same(scene)
        pair.take("('file', 0)")
        self.expect("table")
        pair.settle()
        pair.same("loaded")
        self.outside()

    def outside(self) -> None:
        """What the window is called, and what its files are called. Raises LeakError."""
        pair = self.pair
        titles = {" | ".join(sorted(twin.titles)) for twin in pair.twins}
        files = [twin.files() for twin in pair.twins]
        pair.checks["title and files"] = pair.checks.get("title and files", 0) + 1
        if titles != {"Dreadhouse | Event Tester"} or files[0] != files[1]:
            raise LeakError(f"titles {titles}, files {set(files[0]) ^ set(files[1])}")


def main() -> int:
    """Hand over, tell how it went; exit 0 if nothing leaked."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--hand", choices=LOOK, default="keys")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "dreadhouse-handover")
    parser.add_argument("--screen", type=int, default=86)
    parser.add_argument("--brief", action="store_true", help="only what has to do with handing over: no saves, no hints")
    given = parser.parse_args()
    began = time.monotonic()
    pair = Pair(given.size, given.hand, given.out / f"{given.hand}-{given.size}", given.screen)
    evening, fault = Evening(pair, given.hand, random.Random(given.seed)), ""
    ended = ""
    if given.brief:
        evening.once |= {("peek", 0), ("peek", 1), ("saved", 0), ("killed", 1)}
    try:
        evening.begin(given.seed)
        ended = evening.play(given.rounds)
        evening.outside()
    except KeyboardInterrupt:
        ended = "it was interrupted"
    except (LeakError, Lost, subprocess.SubprocessError, IndexError) as error:
        fault = f"{type(error).__name__}: {error}"
    finally:
        pair.shots("last")
        pair.close()
    report = {
        "size": given.size, "hand": given.hand, "seed": given.seed, "answers": evening.answers, "rounds": max(evening.rounds, default=0), "ended": ended,
        "kills": evening.kills, "checks": sum(pair.checks.values()), "kinds": pair.checks, "fault": fault, "seconds": round(time.monotonic() - began),
    }  # fmt: skip
    sys.stdout.write(json.dumps(report) + "\n")
    return 1 if fault else 0


if __name__ == "__main__":
    sys.exit(main())
