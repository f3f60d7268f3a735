"""Two hundred kills: `python tests/bench/kill.py [--kills N] [--seed S] [--home FOLDER]`.

A scripted night is played in the real program (its window on a screen that nobody sees), which is killed without warning: at a random moment
of the play, of the start, or just while a save is being written. Each next start goes on from the menu's own "Continue". After each
kill the files must be whole, and the newest open match must stand at the last decision or the one before, with the very state that the
script leads to; no start may end with an error, and no process may be left behind. Prints one JSON line.
"""

import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from arguments import parser, unseen

from game.lab.simulate import RANDOM
from game.match import Match, answer_question
from game.match.record import SaveError
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Done
from game.storage import autosave, paths
from game.ui.table.acts import Answer
from game.ui.table.match_client import MatchClient

OPTIONS = {"adventure": "2", "heroes": "kat,thorgrim,allisa"}
SEATS = {2: RANDOM}
"""One Hero is played by an agent, in its worker process."""
START, PATIENCE = 120.0, 20.0
"""Seconds that a start may take, and that a moment to kill is waited for."""


def scripted(match: Match) -> tuple[int, Choice]:
    """What the script answers for the persons."""
    assert match.decision is not None
    seat, choices = next((seat, choices) for seat, choices in match.decision.options.items())
    return seat, choices[Rng(match.seed * 1000 + match.turn).below("script", len(choices))]


def given_next(match: Match) -> tuple[int, Choice]:
    """What is answered next: by the agent if it is asked, else by the script."""
    agents = match.awaited_agents()
    return (agents[0], answer_question(match.question(agents[0])).choice) if agents else scripted(match)


class Script:
    """The nights as the script leads through them: the digest at each turn of each seed."""

    def __init__(self) -> None:
        self.kept: dict[int, list[str]] = {}

    def digests(self, seed: int) -> list[str]:
        if seed not in self.kept:
            match = Match.new("ravenloft", seed=seed, options=OPTIONS, seats=SEATS)
            row = [match.digest]
            while match.decision is not None:
                match.submit(*given_next(match))
                row.append(match.digest)
            self.kept[seed] = row
        return self.kept[seed]


# ---------------------------------------------------------------------- the program that is killed
def child(journal: Path) -> int:
    """Play the script in the real program until somebody kills it: from the menu on, where something is open."""
    from game.ui.app.main_loop import App
    from game.ui.ravenloft.table.table import castle_table
    from game.ui.settings import Settings, Start
    from game.ui.table.scene import TableScene

    diary = journal.open("a", buffering=1, encoding="utf-8")
    app = App(Start(), chosen=Settings(speed="instant", confirm=False, answers="always"))
    app.frame(16)
    menu: Any = app.scene
    if menu.newest is not None:
        following = menu.go_on()
        if following is None:
            raise RuntimeError(menu.message)
        app.enter(following)
    seed = app.scene.client.match.seed if isinstance(app.scene, TableScene) else _next_seed(journal)
    print("ready", file=diary)
    known: set[int] = set()
    while True:
        if not isinstance(app.scene, TableScene):
            print(f"begin {seed}", file=diary)
            match = Match.new("ravenloft", seed=seed, options=OPTIONS, seats=SEATS)
            app.show(castle_table(app.context, match))
        app.frame(app.clock.tick(200))
        workers = set(getattr(app.context.agent_worker._pool, "_processes", None) or ()) - known
        known |= workers
        for worker in workers:
            print(f"worker {worker}", file=diary)
        scene: Any = app.scene
        if not isinstance(scene, TableScene):
            seed += 1
        elif not scene.animations.busy and scene.client.seat is not None:
            match = scene.client.match
            print(f"give {match.seed} {match.turn}", file=diary)
            _give(scene)
            print(f"done {match.seed} {match.turn}", file=diary)


def _give(scene: Any) -> None:
    """Answer as the script does. It passes the start of a Hero Phase alone, which the table would do together with the next answer."""
    seat, choice = scripted(scene.client.match)
    if choice == Done():
        MatchClient.submit(scene.client, choice, seat)
        scene.controller.show_news()
    else:
        scene.do(Answer(choice))


def _next_seed(journal: Path) -> int:
    begun = [int(line.split()[1]) for line in journal.read_text(encoding="utf-8").splitlines() if line.startswith("begin ")]
    return max(begun, default=0) + 1


# ---------------------------------------------------------------------- the one that kills
class Killer:
    """Starts the program over and over in one home folder, and kills it."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home, self.dice, self.script = home, random.Random(seed), Script()
        self.journal = home / "journal.txt"
        self.journal.touch()
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.environment = os.environ | {paths.HOME: str(home), "PYTHONHASHSEED": "0"}
        os.environ[paths.HOME] = str(home)

    def lines(self, since: int = 0) -> list[list[str]]:
        """What the program has written down, a last line that was cut short left out."""
        text = self.journal.read_bytes()[since:].decode(errors="replace")
        return [line.split() for line in text.splitlines(keepends=True) if line.endswith("\n")]

    def once(self, kind: str) -> None:
        """Start the program, kill it in one of three ways, look at what is left."""
        since = self.journal.stat().st_size
        with tempfile.TemporaryFile() as complaints:
            command = [sys.executable, __file__, "--child", str(self.journal)]
            program = subprocess.Popen(command, env=self.environment, stdout=complaints, stderr=complaints)
            alive = self._wait(program, kind, since)
            program.kill()
            program.wait()
            if not alive:
                complaints.seek(0)
                self.problems.append(f"{kind}: the program ended by itself: {complaints.read().decode(errors='replace')[-3000:]}")
        self.counts[kind] += 1
        self._workers(since)
        self._look(kind, since)

    def _wait(self, program: subprocess.Popen[bytes], kind: str, since: int) -> bool:
        """Wait for the moment to kill; False if the program ended before."""
        if kind == "start":
            time.sleep(self.dice.uniform(0, 1.5))
            return program.poll() is None
        ends = time.monotonic() + START
        while ["ready"] not in self.lines(since):
            if program.poll() is not None:
                return False
            if time.monotonic() > ends:
                self.problems.append("the program did not start in time")
                return True
            time.sleep(0.02)
        if kind == "play":
            time.sleep(self.dice.uniform(0, 3.0))
            return program.poll() is None
        time.sleep(self.dice.uniform(0, 1.5))
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and program.poll() is None:  # while a save is being written: its part lies beside it
            with contextlib.suppress(OSError):
                if any(name.endswith(".part") for name in os.listdir(paths.autosaves())):  # noqa: PTH208  # the fastest way to look
                    time.sleep(self.dice.choice((0, 0, 0.0005, 0.002)))
                    break
        return program.poll() is None

    def _workers(self, since: int) -> None:
        for pid in {int(line[1]) for line in self.lines(since) if line[:1] == ["worker"] and len(line) == 2}:
            ends = time.monotonic() + 8
            while _lives(pid) and time.monotonic() < ends:
                time.sleep(0.05)
            self.counts["workers"] += 1
            if _lives(pid):
                self.problems.append(f"the worker {pid} outlived the program")

    def _look(self, kind: str, since: int) -> None:
        """Whether the files are whole, and the newest open match stands where it should."""
        from game.ui.screens.menu.scene import newest_match

        self.counts["parts left"] = max(self.counts["parts left"], sum(1 for _ in paths.autosaves().glob(".*.part")))
        for path in autosave.autosaves(paths.autosaves()):
            try:
                Match.load(path)
            except SaveError as error:
                self.problems.append(f"{kind}: {error}")
        told = [line for line in self.lines(0) if line[:1] in (["begin"], ["give"], ["done"])]
        if not told:
            return
        seed = int(told[-1][1])
        length = len(self.script.digests(seed)) - 1
        given = [int(line[2]) for line in told if line[0] == "give" and int(line[1]) == seed]
        done = [int(line[2]) for line in told if line[0] == "done" and int(line[1]) == seed]
        newest = newest_match()[0]
        over = bool(done) and (done[-1] >= length or self._agent_ends(seed, done[-1]))
        match = None if newest is None else autosave.load(newest, paths.autosaves())
        if match is None or match.seed != seed:  # this one has just ended, or was never saved
            if done and not over:
                self.problems.append(f"{kind}: seed {seed} is not offered any more, at answer {done[-1]} of {length}")
            self.counts["another night, or none"] += 1
            return
        if match.digest != self.script.digests(seed)[match.turn]:
            self.problems.append(f"{kind}: seed {seed} has another state at {match.turn}")
        # agents answer after "done": the match may be farther, never behind
        if done and not match.turn >= max(done[-1], 0):
            self.problems.append(f"{kind}: answer {done[-1]} was lost: seed {seed} stands at {match.turn}")
        self.counts["at the last decision" if given and match.turn > given[-1] else "the one before"] += 1

    def _agent_ends(self, seed: int, turn: int) -> bool:
        """Whether only agents answer from `turn` to the end."""
        match = Match.new("ravenloft", seed=seed, options=OPTIONS, seats=SEATS)
        while match.decision is not None:
            if not match.awaited_agents() and match.turn >= turn:
                return False
            match.submit(*given_next(match))
        return True


def _lives(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def run(kills: int, *, seed: int, home: Path) -> dict[str, Any]:
    """Kill the program `kills` times; return what was found."""
    killer, begun = Killer(home, seed), time.perf_counter()
    for number in range(kills):
        killer.once(("play", "write", "play", "write", "start")[number % 5])
    told = killer.lines()
    return {
        "kills": kills, "seed": seed, "problems": len(killer.problems), "counts": dict(killer.counts.most_common()),
        "answers": sum(line[0] == "done" for line in told), "nights": len({line[1] for line in told if line[0] == "begin"}),
        "seconds": round(time.perf_counter() - begun, 1), "first_problems": killer.problems[:5],
    }  # fmt: skip


def main() -> int:
    given = parser(__doc__, kills=200, seed=1, home=Path, child=Path).parse_args()
    unseen()
    if given.child is not None:
        return child(given.child)
    with contextlib.ExitStack() as stack:
        home = given.home or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        home.mkdir(parents=True, exist_ok=True)
        found = run(given.kills, seed=given.seed, home=home)
    print(json.dumps(found))
    return 1 if found["problems"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
