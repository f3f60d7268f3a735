"""Play the real program in a real window, by mouse alone, by keyboard alone, by gamepad alone: from the menu to the end of a match and back.

    python tests/play/drive.py [--game ravenloft|terrorscape|london|dungeonville] [--size 1280x720] [--hand mouse|keys|pad|all] [--speed normal|quick|instant] [--hints 1] [--out FOLDER] [--seed N]
        [--adventure escape-the-tomb] [--party allisa,arjhan] [--own FOLDER]

It starts a screen of its own (Xvfb) and presses with xdotool; the pad is SDL's virtual one, in `padded.py`. Where things are it learns from
the file that DREADHOUSE_TRACE names. On the way it undoes, looks at cards, reads the log, changes a setting, leaves and continues; after
the result it starts another match and quits. Pictures are kept. In Terrorscape `--seats` says who plays the killer and the survivors, and
`--way` how people sit. This is no part of the default test run.
"""

import argparse
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from hold import HANDS, Hold, Lost, Mouse, Window

NEWS = "('news',)"
SLOWEST = 8.0
"""Seconds within which a page has closed on a busy machine."""


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


class Play:
    """One match by one device; the game, the scene that follows its set-up, who plays whom, and what is looked at beside answering.

    `names` are other names that a hand has for what is looked at, "" where it has no key or button of its own. With nobody in its party
    a person may have to have `patience` for so many seconds until it is asked.
    """

    game, begins = "", "table"
    names: dict[str, dict[str, str]] = {}
    seats: tuple[str, ...] = ("person", "normal", "normal", "normal")
    looked_at: tuple[str, ...] = ("log", "hint")
    undoes, patience = True, 6.0

    def __init__(self, window: Window, hand: Hold, rng: random.Random, hints: float) -> None:
        self.window, self.hand, self.rng, self.hints = window, hand, rng, hints
        self.given = 0
        self.done: dict[str, int] = {}

    def play(self) -> None:
        window, hand = self.window, self.hand
        window.expect("menu")
        window.shot("menu")
        hand.take(f"('box', '{self.game}')")
        window.expect("box")
        hand.take("custom")
        window.expect("setup")
        self.gather()
        window.shot("setup")
        hand.take("begin")
        window.expect(self.begins)
        self.middle()
        window.expect("end", 60)
        time.sleep(4)  # the page appears part by part
        window.shot("end")
        self.after_the_end()
        hand.take("again")
        window.expect(self.begins)
        self.again()
        self.pause()
        hand.take("main-menu")
        window.expect("menu")
        window.shot("menu-again")
        hand.take("quit")
        window.program.wait(10)

    def middle(self) -> None:
        """From the first question to the end."""
        self.rounds(until=5)
        self.look_around()
        self.leave_and_continue()
        self.rounds()

    def after_the_end(self) -> None:
        """What is done on the result screen."""

    def again(self) -> None:
        """The beginning of another match."""
        self.in_the_way()
        self.rounds(until=self.given + 2)
        self.window.shot("again")

    def gather(self) -> None:
        """Say who plays whom."""
        for seat, wanted in enumerate(self.seats):
            label = self.window.items(key=f"('who', {seat})")[0]["label"]
            if not (wanted.capitalize() in label or (wanted == "person" and "Human" in label)):
                self.choose_holder(seat, wanted)

    def choose_holder(self, seat: object, wanted: str) -> None:
        """Open the list of a seat, and choose in it once it is there."""
        self.hand.take(f"('who', {seat!r})")
        self.window.wait(lambda: bool(self.window.items(key=wanted)), SLOWEST)
        self.hand.take(wanted)

    def look_around(self) -> None:
        """Everything that may be done beside answering."""
        window, hand = self.window, self.hand
        self.quiet()
        tools, names = [item["key"] for item in window.items()], self.names.get(hand.name, {})
        for deed in [one for one in self.looked_at if f"('tool', '{one}')" in tools and names.get(one, one)]:
            self.quiet()
            hand.do(names.get(deed, deed))
            time.sleep(1.0)
            window.shot(deed)
            if deed not in ("hint", "centre", "aid"):  # these open nothing
                hand.do("back")
        if self.undoes:
            self.quiet()
            hand.do("undo")
            window.settle()
            window.shot("undo")
        self.pause()
        window.shot("pause")
        self.paused()
        window.settle()

    def paused(self) -> None:
        """From the pause back to the table."""
        self.hand.do("back")

    def quiet(self) -> None:
        """Wait for a question; what lies open until then, and may cover the tools, is read."""
        self.window.settle(self.patience)
        while self.lying or self.in_the_way():
            if self.lying:
                self.read()
            self.window.settle(self.patience)

    @property
    def lying(self) -> list[dict[str, Any]]:
        """Cards and news that lie open to be read."""
        return self.window.items(group="drawn") or self.window.items(key=NEWS)

    def pause(self) -> None:
        self.quiet()
        self.hand.do("menu")
        self.window.wait(lambda: bool(self.window.items(key="resume")), SLOWEST)

    def leave_and_continue(self) -> None:
        """Leave for the menu and go on from there."""
        self.quiet()
        turn = self.window.trace["turn"]
        self.pause()
        self.hand.take("main-menu")
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
        """Answer until the match is over, or so many answers are given."""
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
            if self.lying:
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
        """Read how a match goes, page after page, and hold a key until the curtain has risen; whether there was anything."""
        if page := self.window.items(key="close"):
            self.window.shot("how-it-goes")
            self.hand.take("close")
            return self.window.wait(
                lambda: page[0]["label"] not in [one["label"] for one in self.window.items(key="close")], SLOWEST
            )
        if not self.window.trace.get("curtain"):
            return False
        self.window.shot("curtain")
        self.hand.hold("take", 1.0)
        return self.window.wait(lambda: not self.window.trace.get("curtain"), 2)

    def read(self) -> None:
        """Read a drawn card, and go on."""
        before = self.window.seen
        time.sleep(0.3)
        self.hand.take(self.lying[0]["key"])
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
        if not choices:  # a companion has answered meanwhile
            return
        chosen = pick(choices, self.rng)
        if chosen["kind"] == "Deed":
            window.shot(f"deed-{self.given}")
            self.done[chosen["label"]] = self.done.get(chosen["label"], 0) + 1
        self.hand.take(chosen["key"])


class RavenloftPlay(Play):
    """An adventure of Castle Ravenloft, and which Heroes come along (none for those that the set-up proposes)."""

    game, looked_at = "ravenloft", ("look", "log", "hint", "centre")
    adventure = "escape-the-tomb"
    party: tuple[str, ...] = ()

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
                self.choose_holder(hero, wanted.get(hero, "home"))
        window.wait(lambda: not wanted or wanted.items() <= window.trace["holders"].items(), 3)

    def paused(self) -> None:
        """From the pause to the settings and the keys, and back to the table."""
        window, hand = self.window, self.hand
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


class TerrorscapePlay(Play):
    """A match of Terrorscape: seats, curtains, and the reveal after the end."""

    game, looked_at = "terrorscape", ("log", "hint", "marks", "aid")
    names = {"pad": {"marks": "look", "aid": "centre"}}
    seats: tuple[str, ...] = ("normal", "person", "person", "person")
    way = ""

    def gather(self) -> None:
        """Also say how people sit."""
        super().gather()
        if self.way:
            self.hand.take(f"('way', '{self.way}')")

    def in_the_way(self) -> bool:
        """Also say what a special action shall be."""
        if not (ways := [item["key"] for item in self.window.items() if item["key"].startswith("special-")]):
            return super().in_the_way()
        self.window.shot("special")
        self.hand.take(self.rng.choice(ways))
        return self.window.wait(lambda: not self.window.items(key=ways[0]), 2)

    def after_the_end(self) -> None:
        """Watch the replay for a while."""
        self.hand.take("watch")
        self.window.expect("reveal")
        time.sleep(4)
        self.window.shot("replay")
        self.hand.take("back")
        self.window.expect("end")


class LondonPlay(Play):
    """A story in London: a person plans beside companions, lives the day, and does so again where the story has two Chapters."""

    game, begins, undoes = "london", "planning", False
    story = "the-letter"

    def gather(self) -> None:
        """Say which story it is, and who plays whom. One that is locked is wished for."""
        if self.window.items(key=f"('story', '{self.story}')", refused=True) and self.window.items(key="wish"):
            self.hand.take("wish")
        if found := self.window.items(key=f"('story', '{self.story}')"):
            self.hand.take(found[0]["key"])
        super().gather()

    def middle(self) -> None:
        """Through all Chapters."""
        self.plan()
        self.rounds(until=5)
        self.look_around()
        self.leave_and_continue()
        for _ in range(4):
            if self.window.scene == "planning":
                self.plan()
            self.rounds()
            self.window.wait(lambda: self.window.scene in ("planning", "end"), 20)
            if self.window.scene == "end":
                return
        raise Lost("the story does not end")

    def pause(self) -> None:
        """Open the pause: of the planning, where a pad's start lets the clock begin, or of the story."""
        if self.window.scene != "planning":
            super().pause()
            return
        self.hand.do("menu" if self.hand.name != "pad" else "back")
        self.window.wait(lambda: bool(self.window.items(key="resume")), SLOWEST)

    def agree(self) -> None:
        """Every person who is not content yet is so now, also with free hours."""
        if self.window.items(key="yes"):
            self.hand.take("yes")
            return
        for seat, holder in enumerate(self.seats):
            spot = f"TargetKey(kind='agree', seat={seat}"
            found = [item["key"] for item in self.window.items() if item["key"].startswith(spot)]
            if holder == "person" and found and not self.window.trace["ready"][seat]:
                self.hand.take(found[0])

    def plan(self) -> None:
        """Fill the clock with whatever fits, and be content; the companions do the rest."""
        window = self.window
        self.in_the_way()
        while page := window.trace.get("cover"):
            window.shot(str(page))
            self.hand.take("go-on")
            window.wait(lambda: window.trace.get("cover") != page, SLOWEST)
        self.hand.across = self.hand.name == "pad"  # its shoulders choose the hour there
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
                with contextlib.suppress(Lost):  # at the fastest speeds the day begins by itself
                    self.hand.take("go-on")
            else:
                self.agree()
            time.sleep(1)
        self.hand.across = False
        window.expect("table", 20)


class DungeonvillePlay(Play):
    """A match of Dungeonville: as many wizards as are named, the others played by the program."""

    game, looked_at, undoes, patience = "dungeonville", ("log", "hint", "deeds"), False, 60.0
    names = {"keys": {"deeds": "marks"}, "pad": {"deeds": ""}}

    def in_the_way(self) -> bool:
        """Also put a party into an order, once the curtain is up."""
        if super().in_the_way():
            return True
        party = self.window.items(kind="str", group="party")[:3]
        if not party or answers(self.window) or self.window.trace.get("prompt") != "prompt-order":
            return False
        for item in party:
            self.hand.take(item["key"])
        return self.window.wait(lambda: bool(answers(self.window)), 2)


PLAYS = {kind.game: kind for kind in (RavenloftPlay, TerrorscapePlay, LondonPlay, DungeonvillePlay)}


def main() -> int:
    """Play, tell how it went; exit 0 if every match came to its end and the program left as it was told."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=PLAYS, default="ravenloft")
    parser.add_argument("--seats", default="", help="who plays whom: in Terrorscape the killer, then the survivors")
    parser.add_argument("--story", default=LondonPlay.story)
    parser.add_argument("--adventure", default=RavenloftPlay.adventure)
    parser.add_argument("--party", default="", help="the Heroes that come along, such as allisa,kat:normal")
    parser.add_argument("--own", type=Path, help="a folder with adventures of one's own")
    parser.add_argument("--way", default="", help="how people sit in Terrorscape: table, windows, open, neutral")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--hand", choices=(*HANDS, "all"), default="all")
    parser.add_argument("--speed", default="quick")
    parser.add_argument("--hints", type=float, default=0.0, help="how often a hint is followed, 0 to 1")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "dreadhouse-play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screen", type=int, default=87)
    given = parser.parse_args()
    good, TerrorscapePlay.way, LondonPlay.story = True, given.way, given.story
    RavenloftPlay.adventure, RavenloftPlay.party = given.adventure, tuple(given.party.split(",")) if given.party else ()
    Window.own = given.own
    if given.seats:
        TerrorscapePlay.seats = LondonPlay.seats = DungeonvillePlay.seats = tuple(given.seats.split(","))
    for name, kind in HANDS.items():
        if given.hand not in (name, "all"):
            continue
        window = Window(given.size, given.out / f"{name}-{given.size}", given.screen, given.speed, padded=name == "pad")
        play = PLAYS[given.game](window, kind(window), random.Random(given.seed), given.hints)
        told = "the program has left as it was told"
        try:
            play.play()
        except (Lost, subprocess.SubprocessError) as error:
            told, good = f"{type(error).__name__}: {error}", False
        finally:
            if window.program.poll() is None:
                window.shot("last")
            told += f"; exit code {window.program.poll()}"
            window.close()
        good = good and window.program.returncode == 0
        deeds = "".join(f"; {label}: {count}" for label, count in play.done.items())
        sys.stdout.write(f"{name} {given.size}: {play.given} answers{deeds}; {told}\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
