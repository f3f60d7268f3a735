"""Play the real program in a real window, by mouse alone, by keyboard alone, by gamepad alone, by mouse and keys: from the cabinet to the end of a night and back.

    python tests/play/drive.py [--game ravenloft|terrorscape|london|dungeonville] [--size 1280x720] [--hand mouse|keys|pad|both|all] [--speed normal|quick|instant] [--hints 1] [--out FOLDER] [--seed N]
        [--adventure escape-the-tomb] [--party allisa,arjhan] [--own FOLDER]

It starts a screen of its own (Xvfb) and presses with xdotool; the pad is SDL's virtual one, in `padded.py`. Where things are it learns from
the file that DREADHOUSE_TRACE names. On the way it undoes, looks at cards, reads the log, changes a setting, leaves and continues; after
the reckoning it begins anew, and quits. Pictures are kept. In the Villa `--seats` says who holds the killer's seat and the survivors', and
`--way` how people sit. This is no part of the default test run.
"""

import argparse
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

from hold import HANDS, Hold, Lost, Mouse

ROOT = Path(__file__).resolve().parents[2]
TABLES = ("table",)
SLOWEST = 8.0
"""Seconds within which a page has closed on a busy machine."""
PADDED = {"marks": "look", "aid": "centre"}
"""What a pad has no button of this name for has one of another name in the Villa."""


class Window:
    """The program on a screen of its own. It starts in `folder`; settings that are not the usual ones are `chosen`."""

    folder = ROOT
    own: Path | None = None
    """A folder with adventures of the player's own, which is put where the program looks for them."""

    def __init__(self, size: str, out: Path, screen: int, speed: str, *, padded: bool = False, **chosen: Any) -> None:
        self.out, self.display, self.pictures = out, f":{screen}", 0
        out.mkdir(parents=True, exist_ok=True)
        self.home = Path(tempfile.mkdtemp(prefix="dreadhouse-play-"))
        (self.home / "settings.json").write_text(json.dumps({"speed": speed, "idle": 0, **chosen}), encoding="utf-8")
        if self.own is not None:
            shutil.copytree(self.own, self.home / "adventures")
        self.file = self.home / "trace.json"
        self.server = subprocess.Popen(
            ["Xvfb", self.display, "-screen", "0", f"{size}x24", "-fbdir", str(self.home)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(1)
        self.env = dict(os.environ, DISPLAY=self.display, DREADHOUSE_HOME=str(self.home), DREADHOUSE_TRACE=str(self.file))
        self.env["SDL_AUDIODRIVER"] = "dummy"
        self.env["DREADHOUSE_WINDOW"] = size
        self.env["PYTHONPATH"] = str(ROOT)
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
        """End the program and the screen, those that were started here."""
        for process in (self.program, self.server):
            process.terminate()
            process.wait(10)
        if not list(self.home.rglob("crash-*")):  # a crash is worth keeping
            shutil.rmtree(self.home, ignore_errors=True)

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

    @property
    def seen(self) -> int:
        """A number that is another one as soon as the window has changed."""
        return self.file.stat().st_mtime_ns

    @property
    def scene(self) -> str:
        """The scene that is shown."""
        return str(self.trace["scene"])

    def tool(self, *words: str) -> None:
        """Press with xdotool."""
        subprocess.run(["xdotool", *words], env=self.env, check=True)

    def shot(self, name: str) -> None:
        """Keep a picture."""
        self.pictures += 1
        subprocess.run(["import", "-window", "root", str(self.out / f"{self.pictures:02}-{name}.png")], env=self.env, check=True)

    def items(self, **wanted: Any) -> list[dict[str, Any]]:
        """The places with these properties."""
        return [item for item in self.trace["items"] if all(item[key] == value for key, value in wanted.items())]

    def expect(self, scene: str, seconds: float = 8) -> None:
        """Wait for a scene."""
        if not self.wait(lambda: self.scene == scene, seconds):
            self.shot(f"not-{scene}")
            raise Lost(f"{self.scene} instead of {scene}")
        time.sleep(0.4)

    def settle(self, seconds: float = 6.0) -> None:
        """Wait until a question is put or the scene has changed."""
        self.wait(lambda: not self.trace["busy"] or self.scene not in TABLES, seconds)
        time.sleep(0.3)


def answers(window: Window) -> list[dict[str, Any]]:
    """The places that answer the open question."""
    return [item for item in window.items(refused=False, open=True) if item["kind"] not in ("NoneType", "str")]


def pick(choices: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """An answer: rather attack or explore than walk, rather walk than wait."""
    if deeds := [item for item in choices if item["kind"] == "Deed"]:  # what nothing but this adventure knows
        return rng.choice(deeds)
    order = {"figures": 0, "tiles": 0, "edges": 0, "tray": 1, "hand": 1, "squares": 2, "buttons": 3}
    weights = [
        (8, 6, 3, 2)[order.get(item["group"], 3)] / sum(other["group"] == item["group"] for other in choices) for item in choices
    ]
    return rng.choices(choices, weights)[0]


class Night:
    """One night by one hand: of which adventure, and which Heroes come along ("" for those that the set-up proposes)."""

    adventure = "escape-the-tomb"
    party: tuple[str, ...] = ()

    def __init__(self, window: Window, hand: Hold, rng: random.Random, hints: float) -> None:
        self.window, self.hand, self.rng, self.hints = window, hand, rng, hints
        self.given = 0
        self.done: dict[str, int] = {}

    def play(self) -> None:
        """The whole way."""
        window, hand = self.window, self.hand
        window.expect("menu")
        window.shot("menu")
        hand.take("('box', 'ravenloft')")
        window.expect("setup")
        self.gather()
        window.shot("setup")
        hand.take("begin")
        window.expect("table")
        window.shot("how-a-night-goes")
        hand.take("close")
        self.rounds(until=5)
        self.look_around()
        self.leave_and_continue()
        self.rounds()
        window.expect("end", 20)
        window.shot("end")
        hand.take("again")
        window.expect("table")
        self.rounds(until=self.given + 2)
        window.shot("again")
        self.pause()
        hand.take("cabinet")
        window.expect("menu")
        window.shot("menu-again")
        hand.take("quit")
        window.program.wait(10)

    def gather(self) -> None:
        """Choose the adventure, who comes along, and who plays each of them: a person unless the name says it ("kat:normal")."""
        window, hand = self.window, self.hand
        hand.take(f"('adventure', '{self.adventure}')")
        window.wait(lambda: window.trace["adventure"] == self.adventure, 3)
        wanted = dict((*one.split(":"), "person")[:2] for one in self.party)
        for hero in [one for one in wanted if window.trace["holders"][one] == "home"]:
            hand.take(f"('who', '{hero}')")
        for hero, holder in window.trace["holders"].items():
            if wanted and holder != wanted.get(hero, "home"):
                hand.take(f"('who', '{hero}')")
                hand.take(wanted.get(hero, "home"))
        window.wait(lambda: not wanted or wanted.items() <= window.trace["holders"].items(), 3)

    def look_around(self) -> None:
        """Everything that may be done beside answering."""
        window, hand = self.window, self.hand
        for deed in ("look", "log", "hint", "centre"):
            self.quiet()
            hand.do(deed)
            time.sleep(1.0 if deed == "hint" else 0.4)
            window.shot(deed)
            if deed in ("look", "log"):
                hand.do("back")
        self.quiet()
        hand.do("undo")
        window.settle()
        window.shot("undo")
        self.pause()
        window.shot("pause")
        hand.take("settings")
        window.expect("settings")
        window.shot("settings")
        hand.take("('row', 'keys')")
        window.expect("keys")
        window.shot("keys")
        hand.do("back")
        window.expect("settings")
        hand.take("back")
        window.expect("table")

    def quiet(self) -> None:
        """Wait for a question; what lies open until then, and may cover the tools, is read."""
        self.window.settle()
        while self.window.items(group="drawn"):
            self.read()
            self.window.settle()

    def pause(self) -> None:
        """Open the pause."""
        self.quiet()
        self.hand.do("menu")
        self.window.wait(lambda: bool(self.window.items(key="resume")), SLOWEST)

    def leave_and_continue(self) -> None:
        """Leave for the cabinet and go on from there."""
        self.quiet()
        turn = self.window.trace["turn"]
        self.pause()
        self.hand.take("cabinet")
        self.window.expect("menu")
        self.window.shot("menu-continue")
        self.hand.take("continue")
        self.window.expect("table")
        self.window.settle(1.0)
        self.in_the_way()
        self.window.settle()
        if self.window.trace["turn"] != turn:
            raise Lost(f"continued at answer {self.window.trace['turn']} instead of {turn}")

    def rounds(self, until: int = 800) -> None:
        """Answer until the night is over, or so many answers are given."""
        window, stuck = self.window, 0
        while window.scene == "table" and self.given < until and stuck < 12:
            window.settle()
            if window.scene != "table":
                break
            if self.in_the_way():
                continue
            if window.trace["busy"] or not answers(window):
                stuck += 1
                time.sleep(0.5)
                continue
            if self.given in (0, 3, 6) or self.given % 15 == 0:
                window.shot(f"table-{self.given}")
            before = window.trace["turn"]
            if window.items(group="drawn"):  # a card lies open to be read
                self.read()
                continue
            self.answer()
            if window.wait(lambda: window.scene != "table" or window.trace["turn"] != before, 1.5):  # noqa: B023
                stuck = 0
                self.given += 1
            else:
                stuck += 1
        if stuck >= 12:
            window.shot("stuck")
            raise Lost(f"stuck at {window.trace.get('prompt')}")

    def in_the_way(self) -> bool:
        """Do away with whatever has to go before the question can be answered; whether there was anything."""
        return False

    def read(self) -> None:
        """Read a drawn card, and go on."""
        before = self.window.seen
        time.sleep(0.3)
        self.hand.take(self.window.items(group="drawn")[0]["key"])
        self.window.wait(lambda: self.window.seen != before, 2)

    def answer(self) -> None:
        """Follow a hint, or choose by lot."""
        window = self.window
        if self.rng.random() < self.hints:
            self.hand.do("hint")
            before = window.seen
            window.wait(lambda: window.seen != before, 4)
            focused = window.items(focused=True)
            if focused and focused[0]["kind"] not in ("NoneType", "str"):
                self.hand.take(focused[0]["key"])
                return
        choices = answers(window)
        if isinstance(self.hand, Mouse):
            choices = [item for item in choices if self.hand.reach(item["key"])] or choices
        chosen = pick(choices, self.rng)
        if chosen["kind"] == "Deed":
            window.shot(f"deed-{self.given}")
            self.done[chosen["label"]] = self.done.get(chosen["label"], 0) + 1
        self.hand.take(chosen["key"])


class VillaNight(Night):
    """A night in the Villa: seats, curtains, and the reveal after the end."""

    seats: tuple[str, ...] = ("normal", "person", "person", "person")
    way = ""

    def play(self) -> None:
        """The whole way."""
        window, hand = self.window, self.hand
        window.expect("menu")
        hand.take("('box', 'terrorscape')")
        window.expect("setup")
        self.sit()
        window.shot("setup")
        hand.take("begin")
        window.expect("table")
        if "person" in self.seats:
            self.rounds(until=5)
            self.look_around()
            self.leave_and_continue()
            self.rounds()
        else:
            self.watch()
        window.expect("end", 60)
        window.shot("end")
        hand.take("watch")
        window.expect("reveal")
        time.sleep(4)
        window.shot("replay")
        hand.take("back")
        window.expect("end")
        hand.take("again")
        window.expect("table")
        self.pause()
        hand.take("cabinet")
        window.expect("menu")
        hand.take("quit")
        window.program.wait(10)

    def sit(self) -> None:
        """Say who plays whom, and how people sit."""
        for seat, wanted in enumerate(self.seats):
            label = self.window.items(key=f"('who', {seat})")[0]["label"]
            if not (wanted.capitalize() in label or (wanted == "person" and "a person" in label)):
                self.hand.take(f"('who', {seat})")
                self.hand.take(wanted)
        if self.way:
            self.hand.take(f"('way', '{self.way}')")

    def watch(self) -> None:
        """Let the program play, and look at it now and then."""
        for number in range(200):
            if self.window.scene != "table":
                return
            if number % 8 == 0:
                self.window.shot(f"watched-{number}")
            time.sleep(3)

    def look_around(self) -> None:
        """Everything that may be done beside answering."""
        window, hand = self.window, self.hand
        self.in_the_way()
        window.settle()
        for deed in ("log", "hint", "marks", "aid"):
            if window.items(key=f"('tool', '{deed}')"):
                hand.do(PADDED.get(deed, deed) if hand.name == "pad" else deed)
                time.sleep(1.0)
                window.shot(deed)
                if deed in ("log", "aid", "marks"):
                    hand.do("back")
        hand.do("undo")
        window.settle()
        self.pause()
        window.shot("pause")
        hand.do("back")
        window.settle()

    def pause(self) -> None:
        """Open the pause, with the curtain up."""
        self.in_the_way()
        super().pause()

    def in_the_way(self) -> bool:
        """Hold a key until the curtain has risen; read how a night goes, and go on."""
        if self.window.items(key="close"):
            self.window.shot("how-a-night-goes")
            self.hand.take("close")
            return self.window.wait(lambda: not self.window.items(key="close"), SLOWEST)
        if not self.window.trace.get("curtain"):
            return False
        self.window.shot("curtain")
        self.hand.hold("take", 1.0)
        return self.window.wait(lambda: not self.window.trace.get("curtain"), 2)


class LondonDay(Night):
    """A story in London: a person plans beside companions, lives the day, and does so again where the story has two Chapters."""

    seats: tuple[str, ...] = ("person", "normal", "normal", "normal")
    story = "the-letter"

    def play(self) -> None:
        """The whole way."""
        window, hand = self.window, self.hand
        window.expect("menu")
        hand.take("('box', 'london')")
        window.expect("setup")
        window.shot("setup")
        self.sit()
        hand.take("begin")
        window.expect("planning")
        self.plan()
        self.rounds(until=5)
        self.look_around()
        self.leave_and_continue()
        self.to_the_end()
        time.sleep(4)  # the page appears part by part
        window.shot("end")
        hand.take("again")
        window.expect("planning")
        self.in_the_way()
        hand.do("menu" if hand.name != "pad" else "back")  # the pad's start lets the clock begin
        window.wait(lambda: bool(window.items(key="resume")), SLOWEST)
        hand.take("cabinet")
        window.expect("menu")
        hand.take("quit")
        window.program.wait(10)

    def sit(self) -> None:
        """Say who plays whom, and which story it is."""
        if found := self.window.items(key=f"('story', '{self.story}')"):
            self.hand.take(found[0]["key"])
        for seat, wanted in enumerate(self.seats):
            label = self.window.items(key=f"('who', {seat})")[0]["label"]
            if not (wanted.capitalize() in label or (wanted == "person" and "a person" in label)):
                self.hand.take(f"('who', {seat})")
                self.hand.take(wanted)

    def agree(self) -> None:
        """Every person who is not content yet is so now."""
        for seat, holder in enumerate(self.seats):
            spot = f"TargetKey(kind='agree', seat={seat}"
            found = [item["key"] for item in self.window.items() if item["key"].startswith(spot)]
            if holder == "person" and found and not self.window.trace["ready"][seat]:
                self.hand.take(found[0])

    def to_the_end(self) -> None:
        """Through all Chapters."""
        for _ in range(4):
            if self.window.scene == "planning":
                self.plan()
            self.rounds()
            self.window.wait(lambda: self.window.scene in ("planning", "end"), 20)
            if self.window.scene == "end":
                return
        raise Lost("the story does not end")

    def plan(self) -> None:
        """Fill the clock with whatever fits, and be content; the companions do the rest."""
        window = self.window
        self.in_the_way()
        while window.trace.get("cover"):
            window.shot(str(window.trace["cover"]))
            self.hand.take("go-on")
            time.sleep(0.5)
        if self.hand.name == "pad":  # its shoulders choose the hour there
            self.hand.across = True
        for number in range(8):
            spot = self.rng.choice(
                [item for item in window.items(refused=False) if item["key"].startswith("TargetKey(kind='token', seat=0")]
            )
            self.hand.take(spot["key"])
            if number == 4:
                window.shot("planning")
        until = time.monotonic() + 180
        while window.scene == "planning" and time.monotonic() < until:
            if window.items(key="go-on"):
                self.hand.across = False
                window.shot("hands-off")
                self.hand.take("go-on")
            else:
                self.agree()
            time.sleep(1)
        window.expect("table", 20)

    def in_the_way(self) -> bool:
        """Read how it goes, and go on."""
        if not self.window.items(key="close"):
            return False
        self.window.shot("how-it-goes")
        self.hand.take("close")
        return self.window.wait(lambda: not self.window.items(key="close"), SLOWEST)

    def look_around(self) -> None:
        """Everything that may be done beside answering."""
        window, hand = self.window, self.hand
        self.in_the_way()
        window.settle()
        for deed in ("log", "hint"):
            hand.do(deed)
            time.sleep(1.0)
            window.shot(deed)
            if deed == "log":
                hand.do("back")
        self.pause()
        window.shot("pause")
        hand.do("back")
        window.settle()


class TownEvening(Night):
    """An evening in Dungeonville: as many wizards as are named, the others played by the program."""

    seats: tuple[str, ...] = ("person", "normal", "normal", "normal")

    def play(self) -> None:
        """The whole way."""
        window, hand = self.window, self.hand
        window.expect("menu")
        hand.take("('box', 'dungeonville')")
        window.expect("setup")
        window.shot("setup")
        self.sit()
        hand.take("begin")
        window.expect("table")
        self.rounds(until=5)
        self.look_around()
        self.leave_and_continue()
        self.rounds()
        window.expect("end", 20)
        time.sleep(4)  # the deeds are turned up one after the other
        window.shot("end")
        hand.take("again")
        window.expect("table")
        self.rounds(until=self.given + 2)
        self.pause()
        hand.take("cabinet")
        window.expect("menu")
        self.watch()
        hand.take("quit")
        window.program.wait(10)

    def watch(self) -> None:
        """The replay: it plays by itself, stands still, steps and jumps."""
        window, hand = self.window, self.hand
        hand.take("replays")
        window.expect("replays")
        time.sleep(1.0)
        window.shot("replays")
        hand.take("('night', 0)")
        window.expect("replay")
        began = window.trace["moment"]
        if not window.wait(lambda: window.trace["moment"] > began + 1, 15):
            raise Lost("the replay does not play")
        hand.take("play")
        moment = window.trace["moment"]
        hand.take("step-on")
        if not window.wait(lambda: window.trace["moment"] == moment + 1, 3):
            raise Lost(f"a step leads from {moment} to {window.trace['moment']}")
        window.shot("replay")
        hand.do("back")
        window.expect("replays")
        hand.take("back")
        window.expect("menu")

    def sit(self) -> None:
        """Say who plays whom."""
        for seat, wanted in enumerate(self.seats):
            label = self.window.items(key=f"('who', {seat})")[0]["label"]
            if not (wanted.capitalize() in label or (wanted == "person" and "a person" in label)):
                self.hand.take(f"('who', {seat})")
                self.hand.take(wanted)

    def in_the_way(self) -> bool:
        """Hold a key until the curtain has risen; read how an evening goes and whose deed is whose, page after page, and go on."""
        if page := self.window.items(key="close"):
            self.window.shot("how-it-goes")
            self.hand.take("close")
            return self.window.wait(
                lambda: page[0]["label"] not in [one["label"] for one in self.window.items(key="close")], SLOWEST
            )
        if (
            self.window.trace.get("prompt") == "prompt-order"
            and not self.window.trace.get("curtain")
            and not answers(self.window)
        ):
            for item in [one for one in self.window.items(kind="str") if one["group"] == "party"][:3]:
                self.hand.take(item["key"])
            return self.window.wait(lambda: bool(answers(self.window)), 2)
        if not self.window.trace.get("curtain"):
            return False
        self.window.shot("curtain")
        self.hand.hold("take", 1.0)
        return self.window.wait(lambda: not self.window.trace.get("curtain"), 2)

    def look_around(self) -> None:
        """Everything that may be done beside answering."""
        window, hand = self.window, self.hand
        for deed in ("log", "hint") if hand.name == "pad" else ("log", "hint", "deeds"):  # a pad comes to it by the pause
            self.quiet()
            hand.do(deed if hand.name == "mouse" else {"deeds": "marks"}.get(deed, deed))
            time.sleep(1.0)
            window.shot(deed)
            if window.items(key="back") or window.items(key="close"):
                hand.do("back")
        self.pause()
        window.shot("pause")
        hand.do("back")
        window.settle()

    def quiet(self) -> None:
        """Wait until a person here is asked, reading the news: with nobody in its party that may take long."""
        self.window.settle(60.0)
        while self.window.items(key="('news',)"):
            self.hand.take("('news',)")
            self.window.settle(60.0)
        self.in_the_way()


NIGHTS = {"ravenloft": Night, "terrorscape": VillaNight, "london": LondonDay, "dungeonville": TownEvening}


def main() -> int:
    """Play, tell how it went; exit 0 if every night came to its end and the program left as it was told."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=NIGHTS, default="ravenloft")
    parser.add_argument("--seats", default="", help="who plays whom: in the Villa the killer, then the survivors")
    parser.add_argument("--story", default=LondonDay.story)
    parser.add_argument("--adventure", default=Night.adventure)
    parser.add_argument("--party", default="", help="the Heroes that come along, such as allisa,kat:normal")
    parser.add_argument("--own", type=Path, help="a folder with adventures of one's own")
    parser.add_argument("--way", default="", help="how people sit in the Villa: table, windows, open, neutral")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--hand", choices=(*HANDS, "all"), default="all")
    parser.add_argument("--speed", default="quick")
    parser.add_argument("--hints", type=float, default=0.0, help="how often a hint is followed, 0 to 1")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "dreadhouse-play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screen", type=int, default=87)
    given = parser.parse_args()
    good, VillaNight.way, LondonDay.story = True, given.way, given.story
    Night.adventure, Night.party = given.adventure, tuple(given.party.split(",")) if given.party else ()
    Window.own = given.own
    if given.seats:
        VillaNight.seats = LondonDay.seats = TownEvening.seats = tuple(given.seats.split(","))
    for name, kind in HANDS.items():
        if given.hand not in (name, "all"):
            continue
        window = Window(given.size, given.out / f"{name}-{given.size}", given.screen, given.speed, padded=name == "pad")
        night = NIGHTS[given.game](window, kind(window), random.Random(given.seed), given.hints)
        told = "the program has left as it was told"
        try:
            night.play()
        except (Lost, subprocess.SubprocessError) as error:
            told, good = f"{type(error).__name__}: {error}", False
        finally:
            if window.program.poll() is None:
                window.shot("last")
            told += f"; exit code {window.program.poll()}"
            window.close()
        good = good and window.program.returncode == 0
        deeds = "".join(f"; {label}: {count}" for label, count in night.done.items())
        sys.stdout.write(f"{name} {given.size}: {night.given} answers{deeds}; {told}\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
