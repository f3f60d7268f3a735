"""Whether the windows of London Dread and Dungeonville keep their budgets: `python tests/bench/evening.py [london|dungeonville] [--size 1920x1080] [--parts idle,demo,...] [--frames N] [--profile]`.

Each part is a scene of an evening, in milliseconds of the window's own thread (other work on the machine does not count). Of London Dread: `idle` (a planning at which nobody
does anything: fog, rain and the great clock), `cursors` (four hands that move over it), `laying` (four hands that lay a token each in turn, four a second),
`day` (a planning of twelve minutes, in a minute: every step of the light), `story` (a night that is shown at its normal speed) and `watch` (a story watched again).
Of Dungeonville: `idle` (a question that nobody answers: lights at the mouths, snow), `trip` (the frames of expeditions), `duel` (those of fights) and `evening` (everything
else that happens). Of both: `demo` (the demo of one evening) and `end` (its last page). Frames are those in which something is shown; `first` is the longest of the
first five, which a change of scene hides; the cabinet has been shown before. Agents think in another process: their thoughts do not count. `MB` is the
memory of the process at the end of a part (budget: 250). No screen is needed. Prints a line for each part.
"""

import argparse
import cProfile
import gc
import os
import pstats
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import cos, sin
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))


from game.match import Match
from game.match.agents import Question
from game.match.clock import Stopwatch
from game.rules.engine.agent import Advice
from game.rules.london.choice import Put, Take
from game.rules.london.tables.cards import SLOTS
from game.storage.replay import Replay
from game.ui.app.main_loop import App
from game.ui.app.unattended import prepare
from game.ui.dungeonville.demo import DemoScene as TownDemo
from game.ui.london import phases
from game.ui.london.demo import DemoScene as LondonDemo
from game.ui.london.how_to_play import SETTING_KEYS
from game.ui.london.planning.pointers import Pointer, pad_name
from game.ui.london.planning.table import PlanningTable
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import Scene
from game.ui.scene.navigation import DemoSlot
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings, Start
from game.ui.table.scene import TableScene

DT = 1000 // 60
SEED = 3
IDLE, ANIMATING = 3.0, 8.0
WARM = 90
"""Frames after which the lights of the day lie ready."""
FIRST = 5
"""So many frames belong to the change from one scene to another."""


class Aside(AgentWorker):
    """Agents think at once here, and in a process of their own in the program: what their thoughts take (`spent`, in seconds) is no frame's."""

    def __init__(self) -> None:
        super().__init__(background=False)
        self.spent = 0.0

    def poll(self) -> tuple[Question, Advice] | None:
        """The answer."""
        begun = time.thread_time()
        found = super().poll()
        self.spent += time.thread_time() - begun
        return found


class Evening:
    """The program with a story of London Dread at its table, and a clock that goes with its frames."""

    def __init__(self, frames: int) -> None:
        self.agent_worker = Aside()
        self.app = App(Start(), chosen=Settings(), agent_worker=self.agent_worker)
        self.app.frame(DT)
        self.most, self.now = frames, 0.0
        self.times: list[float] = []

    def enter(self, scene: Scene) -> None:
        """Go to a scene."""
        self.app.show(scene)
        self.times = []

    def frame(self, pace: float = 1.0) -> None:
        """One frame, measured; its clock goes `pace` times as fast as its pictures."""
        self.now += DT / 1000 * pace
        begun, thought = time.thread_time(), self.agent_worker.spent
        self.app.frame(DT)
        self.times.append((time.thread_time() - begun - self.agent_worker.spent + thought) * 1000)
        self.app.tidy()

    def planning(self) -> PlanningTable:
        """Four people plan."""
        match = Match.new("london", seed=SEED, stopwatch=Stopwatch(lambda: self.now))
        self.app.context.settings.primers = [*SETTING_KEYS.values()]
        table = PlanningTable(self.app.context, match)
        self.enter(TableScene(self.app.context, match, table))
        while table.cover:
            table.go_on()
        for which in range(4):
            table.pointers.of_device(pad_name(which))
        for _ in range(WARM):
            self.frame()
        self.times = []
        return table

    def played(self, *, whole: bool = True) -> Match:
        """A story that agents have played; else only its first planning."""
        match = Match.new("london", seed=SEED)
        while match.decision is not None and (whole or match.game.state.phase in ("lay", "ready", "planning")):
            match.answer("normal")
        return match


def idle(table: Evening) -> None:
    """Nobody does anything."""
    table.planning()
    for _ in range(table.most):
        table.frame()


def hands_of(scene: PlanningTable) -> list[Pointer]:
    """Those of the four pads."""
    return [scene.pointers.by_device[pad_name(which)] for which in range(4)]


def wander(scene: PlanningTable, step: int) -> None:
    """Let all four hands go in circles over the table."""
    for which, hand in enumerate(hands_of(scene)):
        turn = step / 40 + which * 1.7
        hand.position = 960 + (420 + 120 * which) * cos(turn), 540 + 320 * sin(turn * 1.1)
        scene.devices.update_hovered(hand)


def cursors(table: Evening) -> None:
    """Four hands move."""
    scene = table.planning()
    for step in range(table.most):
        wander(scene, step)
        table.frame()


def laying(table: Evening) -> None:
    """Four hands move, and lay a token in each quarter of a second: what the answer itself takes counts, too."""
    scene, done = table.planning(), 0
    for step in range(table.most):
        wander(scene, step)
        spent = 0.0
        if step % 15 == 14:
            begun = time.thread_time()
            lay(scene, done)
            spent, done = (time.thread_time() - begun) * 1000, done + 1
        table.frame()
        table.times[-1] += spent


def lay(scene: PlanningTable, number: int) -> None:
    """Lay the next token of the hand whose turn it is, or take one out where there is none to lay."""
    hand = hands_of(scene)[number % 4]
    slot = number // 4 % len(SLOTS)
    lying = scene.t.people[hand.seat].clock[slot]
    scene.gestures.submit(hand, Take(slot) if lying else Put(slot, str(slot % 6 + 1)))


def day(table: Evening) -> None:
    """The light goes from dawn to night."""
    scene = table.planning()
    while not scene.session.is_over and len(table.times) < 4 * table.most:
        table.frame(12.0)


def story(table: Evening) -> None:
    """A night is shown as agents play it, for the frames in which something moves."""
    match = table.played(whole=False)
    scene = phases.act(table.app.context, Match.from_record(match.to_record()))
    scene.match.holders = dict.fromkeys(scene.match.holders, "easy")
    scene = phases.act(table.app.context, scene.match)
    table.enter(scene)
    while table.app.scene is scene and len(table.times) < table.most:
        table.frame()
        if not scene.animations.busy and len(table.times) > FIRST:
            table.times.pop()
        if scene.match.decision is None and not scene.animations.busy:
            break


def watch(table: Evening) -> None:
    """A story plays by itself, from its planning to its end."""
    reel = Replay(table.played().to_record())
    scene = ReplayScene(table.app.context, reel)
    table.enter(scene)
    while scene.playing and len(table.times) < 2 * table.most:
        table.frame()


def demo(game: str, table: Evening) -> None:
    """The demo plays for a while."""
    made = LondonDemo if game == "london" else TownDemo
    scene = made(table.app.context, DemoSlot(SEED, {}, (game,), has_exit=False))
    table.enter(scene)
    while table.app.scene is scene and len(table.times) < 3 * table.most:
        table.frame()


def end(game: str, table: Evening) -> None:
    """The last page appears."""
    match = table.played() if game == "london" else fresh()
    while match.decision is not None:
        match.answer("easy")
    scene = ResultScene(table.app.context, match)
    table.enter(scene)
    while scene.staged and len(table.times) < table.most:
        table.frame()


# ------------------------------------------------------------------ Dungeonville

PHASES = {"trip": ("explore",), "duel": ("combat",), "evening": ("recruit", "scout", "collect", "begin")}


def fresh(*, person: bool = False) -> Match:
    """An evening of four wizards."""
    holders = dict.fromkeys(range(int(person), 4), "easy")
    return Match.new("dungeonville", seed=SEED, options={"seats": 4, "limit": True}, seats=holders)


def town_idle(table: Evening) -> None:
    """Nobody does anything."""
    match = fresh(person=True)
    while match.decision is not None and (match.game.state.phase != "explore" or 0 not in match.decision.options):
        match.answer("easy")
    table.enter(game_ui("dungeonville").table(table.app.context, match))
    for _ in range(WARM):
        table.frame()
    table.times = []
    for _ in range(table.most):
        table.frame()


def shown(name: str, table: Evening) -> None:
    """Agents play; only frames in which one of these phases is shown count."""
    scene: Any = game_ui("dungeonville").table(table.app.context, fresh(), held=frozenset())
    table.enter(scene)
    while table.app.scene is scene and len(table.times) < table.most:
        table.frame()
        counts = scene.animations.busy and scene.facts().state.phase in PHASES[name]
        if not counts and len(table.times) > FIRST:
            table.times.pop()


BOTH: dict[str, Callable[[str, Evening], None]] = {"demo": demo, "end": end}
PARTS: dict[str, dict[str, Callable[[Evening], None]]] = {
    "london": {"idle": idle, "cursors": cursors, "laying": laying, "day": day, "story": story, "watch": watch},
    "dungeonville": {"idle": town_idle, **{name: partial(shown, name) for name in PHASES}},
}
for game, parts in PARTS.items():
    parts.update({name: partial(measure, game) for name, measure in BOTH.items()})


def told(name: str, times: list[float], most: float) -> str:
    """A line about a part."""
    first, shown = max(times[:FIRST], default=0.0), sorted(times[FIRST:])
    half, late = shown[len(shown) // 2], shown[int(len(shown) * 0.99)]
    over = sum(one > 16 for one in shown)
    words = f"p50 {half:5.2f}  p99 {late:6.2f}  max {shown[-1]:6.2f}  over 16 ms {over:3}  first {first:6.1f}"
    return f"{name:8} {words}  frames {len(shown):5}  MB {memory():4.0f}  {'met' if late <= most else 'missed'} ({most:g} ms)"


def memory() -> float:
    """Megabytes that the process holds now; 0 where the system does not tell."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if pages.exists() else 0.0


def measured(given: argparse.Namespace) -> Iterator[str]:
    """Measure the parts that are wanted one after the other."""
    for name in given.parts.split(",") if given.parts else PARTS[given.game]:
        measure, most = PARTS[given.game][name], IDLE if name == "idle" else ANIMATING
        table = Evening(given.frames)
        profile = cProfile.Profile(time.thread_time)
        if given.profile:
            profile.enable()
        measure(table)
        if given.profile:
            profile.disable()
            pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(40)
        line = told(name, table.times, most)
        table.app.close()
        del table, measure  # what a part has kept goes with it
        gc.collect()
        yield line


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="london", choices=PARTS)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--frames", type=int, default=1200)
    parser.add_argument("--parts", default="")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    os.environ["DREADHOUSE_WINDOW"] = given.size
    with tempfile.TemporaryDirectory() as home:
        os.environ.setdefault("DREADHOUSE_HOME", home)
        prepare()
        for line in measured(given):
            print(line, flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
