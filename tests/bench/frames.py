"""Whether the window keeps its budgets: `python tests/bench/frames.py [GAME|screens ...] [--parts idle,story] [--size 1920x1080] [--frames N] [--profile] [--strict]`.

Measured are milliseconds of the window's own thread, so that other work on the machine matters little; agents think elsewhere, as in the program. Of each game:
`idle` (a question is open, at four moments of a match: flames, fog and snow move), `loading` (what idle frames load before that), `animating` (a match is shown
at its normal speed while easy agents play; only frames in which something is shown count), `thinking` (hard agents play in their own process, in real time),
`demo`, `replay` and `end` (the page with the result). Of the planning of London Dread also `cursors` (four hands move), `laying` (and lay four tokens a second) and
`day` (every step of the light). Of the screens: settings, rulebook, and a log of 2,000 lines, each scrolled to its end: `first` is the longest of the first
frames, in which a screen must show something, `there` the milliseconds until it is complete.
No screen is needed.
"""

import cProfile
import gc
import os
import pstats
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import cos, sin
from typing import Any

import pygame
from arguments import parser, unseen
from idle_demo import resident

from game.match import Match
from game.match.agents import Question
from game.match.clock import Stopwatch
from game.rules.engine.agent import Advice
from game.rules.london.choice import Put, Take
from game.rules.london.tables.cards import SLOTS
from game.storage.replay import Replay
from game.ui.app.main_loop import App
from game.ui.app.unattended import prepare
from game.ui.london.planning.pointers import Pointer, pad_name
from game.ui.london.planning.table import PlanningTable
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import Scene
from game.ui.scene.navigation import DemoSlot, Push
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings, Start
from game.ui.table.match_client import LogLine
from game.ui.table.scene import TableScene

DT = 1000 // 60
SEED = 3
FIRST = 5
"""The number of frames that belong to the change from one scene to another."""
WARM = 90
STEPS = 600
"""The largest number of steps in which a table loads ahead."""
OPTIONS: dict[str, dict[str, Any]] = {
    "ravenloft": {"adventure": "2", "heroes": "arjhan,kat,thorgrim,immeril"}, "terrorscape": {"killer": "murderer"}, "london": {},
    "dungeonville": {"seats": 4, "limit": True},
}  # fmt: skip
TEAM = frozenset((1, 2, 3))
MOMENTS, ANSWERS = 4, 120
BUDGETS = {"idle": 3.0, "thinking": 33.0, "loading": 16.0, "settings": 3.0, "rulebook": 3.0, "log": 3.0}
"""Milliseconds for 99 of 100 frames; 8 for all parts that are not named, and for `thinking` and `loading` those of the longest frame."""
THERE = {"settings": 150.0, "log": 100.0}
MEMORY_BUDGET = 250


class InlineWorker(AgentWorker):
    """Agents think at once here, and in a process of their own in the program: what their thoughts take (`spent`, in seconds) is no frame's."""

    def __init__(self) -> None:
        super().__init__(background=False)
        self.spent = 0.0

    def poll(self) -> tuple[Question, Advice] | None:
        begun = time.thread_time()
        found = super().poll()
        self.spent += time.thread_time() - begun
        return found


class Bench:
    """The program with a clock that goes with its frames. `most` is the number of frames of a part, `times` are their milliseconds."""

    def __init__(self, game: str, most: int, *, background: bool = False) -> None:
        self.game, self.most, self.now = game, most, 0.0
        self.worker = AgentWorker(background=True) if background else InlineWorker()
        self.app = App(Start(), chosen=Settings(), agent_worker=self.worker)
        self.app.frame(DT)
        self.times: list[float] = []

    def enter(self, scene: Scene) -> None:
        self.app.show(scene)
        gc.collect()
        self.times = []

    def frame(self, *, counts: bool = True, pace: float = 1.0) -> float:
        """One frame, measured; its clock goes `pace` times as fast as its pictures."""
        self.now += DT / 1000 * pace
        begun, thought = time.thread_time(), getattr(self.worker, "spent", 0.0)
        self.app.frame(DT)
        took = (time.thread_time() - begun - getattr(self.worker, "spent", 0.0) + thought) * 1000
        if counts:
            self.times.append(took)
        self.app.tidy()
        return took

    def match(self, level: str = "easy", answers: int | None = 0) -> Match:
        """A match of agents after so many answers, None for its end."""
        seats = range(4) if self.game != "ravenloft" else range(len(OPTIONS["ravenloft"]["heroes"].split(",")))
        stopwatch = {"stopwatch": Stopwatch(lambda: self.now)} if self.game == "london" else {}
        match = Match.new(self.game, seed=SEED, options=OPTIONS[self.game], seats=dict.fromkeys(seats, level), **stopwatch)
        while match.decision is not None and (answers is None or match.turn < answers):
            match.answer(level)
        return match

    def table(self, match: Match, *, watch: bool = False) -> Any:
        """Go to the table of a match, of Terrorscape to that of the side that is asked; a spectator `watches`, but no side of Terrorscape is hidden."""
        asked = () if match.decision is None else match.decision.options
        sides = (TEAM if watch or 0 not in asked else frozenset((0,))) if self.game == "terrorscape" else None
        scene = game_ui(self.game).table(self.app.context, match, held=frozenset() if watch and sides is None else sides)
        self.enter(scene)
        return scene


# ------------------------------------------------------------------ all games
def moments(bench: Bench) -> Iterator[None]:
    """Tables of persons at some moments of a match, with all that idle frames load."""
    if bench.game == "london":
        planning(bench)
        yield
        return
    whole = bench.match(answers=ANSWERS)
    for moment in range(MOMENTS):
        match = Match.replay(whole.to_record(), whole.turn * (moment + 1) // (MOMENTS + 1))
        match.holders = dict.fromkeys(match.holders, "person")
        kept = bench.times
        bench.table(match)
        bench.times = kept
        yield


def loaded(bench: Bench) -> list[float]:
    """The milliseconds of the frames in which the table loads ahead, until nothing is left to load."""
    found = [bench.frame(counts=False) for _ in range(WARM // 3)]
    for _ in range(STEPS):
        begun = time.thread_time()
        ended = next(bench.app.prefetch, bench) is bench
        found.append((time.thread_time() - begun) * 1000 + bench.frame(counts=False))
        if ended:
            break
    return found[FIRST:]


def idle(bench: Bench) -> None:
    for _ in moments(bench):
        loaded(bench)
        for _ in range(bench.most // (1 if bench.game == "london" else MOMENTS)):
            bench.frame()


def loading(bench: Bench) -> None:
    for _ in moments(bench):
        bench.times += loaded(bench)


def animating(bench: Bench) -> None:
    """Easy agents play; only frames in which something is shown count."""
    scene = bench.table(bench.match(answers=0 if bench.game != "london" else planned(bench)), watch=True)
    while bench.app.scene is scene and len(bench.times) < bench.most:
        bench.frame(counts=scene.animations.busy)


def planned(bench: Bench) -> int:
    match = bench.match()
    while match.game.state.phase in ("lay", "ready", "planning"):
        match.answer("easy")
    return match.turn


def thinking(bench: Bench) -> None:
    """Hard agents play in real time."""
    answers = planned(bench) if bench.game == "london" else 0
    match = bench.match(answers=answers)
    match.holders = dict.fromkeys(match.holders, "hard")
    bench.table(match, watch=True)
    loaded(bench)
    ends = time.perf_counter() + bench.most * DT / 1000
    while time.perf_counter() < ends:
        time.sleep(max(0.0, (DT - bench.frame()) / 1000))


def replay(bench: Bench) -> None:
    scene = ReplayScene(bench.app.context, Replay(bench.match(answers=None).to_record()))
    bench.enter(scene)
    while scene.playing and len(bench.times) < bench.most:
        bench.frame()


def demo(bench: Bench) -> None:
    scene = game_ui(bench.game).demo(bench.app.context, DemoSlot(SEED, {}, (bench.game,), has_exit=False))
    bench.enter(scene)
    while bench.app.scene is scene and len(bench.times) < bench.most:
        bench.frame()


def end(bench: Bench) -> None:
    scene = ResultScene(bench.app.context, bench.match(answers=None))
    bench.enter(scene)
    while (scene.staged or len(bench.times) < WARM) and len(bench.times) < bench.most:
        bench.frame()


# ------------------------------------------------------------------ the planning of London Dread
def planning(bench: Bench) -> PlanningTable:
    match = Match.new("london", seed=SEED, stopwatch=Stopwatch(lambda: bench.now))
    table = PlanningTable(bench.app.context, match)
    bench.enter(TableScene(bench.app.context, match, table))
    while table.cover:
        table.go_on()
    for which in range(4):
        table.pointers.of_device(pad_name(which))
    for _ in range(WARM):
        bench.frame(counts=False)
    return table


def hands_of(table: PlanningTable) -> list[Pointer]:
    return [table.pointers.by_device[pad_name(which)] for which in range(4)]


def wander(table: PlanningTable, step: int) -> None:
    """Let all four hands go in circles over the table."""
    for which, hand in enumerate(hands_of(table)):
        turn = step / 40 + which * 1.7
        hand.position = 960 + (420 + 120 * which) * cos(turn), 540 + 320 * sin(turn * 1.1)
        table.devices.update_hovered(hand)


def cursors(bench: Bench) -> None:
    table = planning(bench)
    for step in range(bench.most):
        wander(table, step)
        bench.frame()


def laying(bench: Bench) -> None:
    """Four hands move, and lay a token in each quarter of a second: what the answer itself takes counts, too."""
    table, done = planning(bench), 0
    for step in range(bench.most):
        wander(table, step)
        begun = time.thread_time()
        if step % 15 == 14:
            lay(table, done)
            done += 1
        spent = (time.thread_time() - begun) * 1000
        bench.frame()
        bench.times[-1] += spent


def lay(table: PlanningTable, number: int) -> None:
    """Lay the next token of the hand whose turn it is, or take one out where there is none to lay."""
    hand = hands_of(table)[number % 4]
    slot = number // 4 % len(SLOTS)
    lying = table.t.people[hand.seat].clock[slot]
    table.gestures.submit(hand, Take(slot) if lying else Put(slot, str(slot % 6 + 1)))


def day(bench: Bench) -> None:
    table = planning(bench)
    while not table.session.is_over and len(bench.times) < 4 * bench.most:
        bench.frame(pace=12.0)


# ------------------------------------------------------------------ screens
def screen(name: str, bench: Bench) -> None:
    """A screen appears over a table, and is scrolled to its end."""
    bench.game = "dungeonville"
    scene = bench.table(bench.match(answers=ANSWERS))
    loaded(bench)
    bench.times = []
    begun = time.thread_time()
    if name == "log":
        lines = scene.client.log
        lines[:] = [LogLine(f"{number}. {lines[number % len(lines)].words}", "") for number in range(2000)]
        scene.open(scene.game.log_dialog(scene))
    else:
        bench.app.enter(Push(name))
    bench.times.append((time.thread_time() - begun) * 1000)
    for _ in range(FIRST - 1):
        bench.frame()
    for step in range(bench.most):
        if step % 60 == 59:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode="", scancode=0))
        bench.frame()


Part = Callable[[Bench], None]
GAME: dict[str, Part] = {
    "idle": idle, "loading": loading, "animating": animating, "thinking": thinking, "demo": demo, "replay": replay, "end": end,
}  # fmt: skip
PARTS: dict[str, dict[str, Part]] = {
    **dict.fromkeys(OPTIONS, GAME),
    "london": {**GAME, "cursors": cursors, "laying": laying, "day": day},
    "screens": {name: partial(screen, name) for name in ("settings", "rulebook", "log")},
}


def told(name: str, times: list[float]) -> tuple[str, bool]:
    first, shown, most = times[:FIRST], sorted(times[FIRST:]), BUDGETS.get(name, 8.0)
    half, late, megabytes = shown[len(shown) // 2], shown[int(len(shown) * 0.99)], resident(os.getpid())[0]
    value = shown[-1] if name in ("thinking", "loading") else late
    met = value <= most and sum(first) <= THERE.get(name, 1e9) and megabytes <= MEMORY_BUDGET
    figures = f"p50 {half:5.2f}  p99 {late:6.2f}  max {shown[-1]:6.2f}  first {max(first):6.1f}  there {sum(first):6.1f}"
    return f"{figures}  frames {len(shown):5}  MB {megabytes:4}  {'met' if met else 'missed'} ({most:g} ms)", met


@contextmanager
def profiled(*, wanted: bool) -> Iterator[None]:
    profile = cProfile.Profile(time.thread_time)
    if wanted:
        profile.enable()
    yield
    if wanted:
        profile.disable()
        pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(40)


def measured(game: str, name: str, frames: int, *, profile: bool) -> tuple[str, bool]:
    bench = Bench(game, frames, background=name == "thinking")
    with profiled(wanted=profile):
        PARTS[game][name](bench)
    line, met = told(name, bench.times)
    bench.app.close()
    return f"{game:12} {name:9} {line}", met


def main() -> int:
    reader = parser(__doc__, size="1920x1080", frames=1200, parts="", profile=False, strict=False)
    reader.add_argument("games", nargs="*", default=[*PARTS])
    given = reader.parse_args()
    unseen()
    if len(given.games) > 1:  # each game in a process of its own, for its memory
        options = [one for one in sys.argv[1:] if one not in given.games]
        runs = [subprocess.run([sys.executable, __file__, game, *options], check=False) for game in given.games]
        return max(run.returncode for run in runs)
    os.environ["DREADHOUSE_WINDOW"] = given.size
    game, good = given.games[0], True
    with tempfile.TemporaryDirectory() as home:
        os.environ.setdefault("DREADHOUSE_HOME", home)
        prepare()
        for name in given.parts.split(",") if given.parts else PARTS[game]:
            line, met = measured(game, name, given.frames, profile=given.profile)
            print(line, flush=True)  # noqa: T201
            gc.collect()
            good = good and met
    return 0 if good or not given.strict else 1


if __name__ == "__main__":
    sys.exit(main())
