"""Whether the window keeps its budgets: `python tests/bench/frames.py [--game G] [--size 1920x1080] [--answers N] [--seconds S] [--parts ...] [--profile]`.

Three parts are measured on the table of a game (Castle Ravenloft, or the Villa from either side of the divider), in milliseconds of wall clock and of the process's own time: `idle` (a question is
open, flames and fog move), `animating` (a night is shown at its normal speed, as a player watches it) and `thinking` (agents of the strongest
level play in their own process, in real time). `start` is how long the program takes to the first frame of the menu, the fastest of a few
starts; the memory is what the window's process holds after all of it (`idle_demo.py` looks at it for longer). No screen is needed. Prints a line
for each budget, counted in own time so that other work on the machine does not matter much, and one JSON line; `--strict` ends with 1 where
a budget is missed.
"""

import argparse
import cProfile
import gc
import json
import os
import pstats
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from idle_demo import resident

from game.match import Match
from game.ui.app.main_loop import App
from game.ui.app.unattended import prepare
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings, Start
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.table.table import TerrorscapeTable
from game.ui.widgets.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
DT = 1000 // 60
RAVENLOFT, TERRORSCAPE = "ravenloft", "terrorscape"
OPTIONS: dict[str, dict[str, Any]] = {
    RAVENLOFT: {"adventure": "2", "heroes": "arjhan,kat,thorgrim,immeril"}, TERRORSCAPE: {"killer": "murderer"},
}  # fmt: skip
TEAM, HUNTER = frozenset((1, 2, 3)), frozenset((0,))
BUDGETS = (
    ("idle", "p99", 3.0, "ms"), ("animating", "p99", 8.0, "ms"), ("thinking", "max", 33.0, "ms"),
    ("start", "fastest", 0.8, "s"), ("memory", "held", 250.0, "MB"),
)  # fmt: skip
STARTS = 3
MENU = """
import sys, time
from game.ui.settings import Start
from game.ui.app.unattended import prepare
from game.ui.app.main_loop import App
prepare()
App(Start()).frame(16)
print(time.process_time(), flush=True)
"""
Times = list[tuple[float, float]]


def played(game: str, seed: int, level: str) -> Match:
    """A night in which agents of a level have all seats."""
    return Match.new(game, seed=seed, options=OPTIONS[game], seats=dict.fromkeys(range(4), level))


def recorded(game: str, seed: int, answers: int) -> Match:
    """A night that is played, for the first `answers` answers."""
    match = played(game, seed, "easy")
    while match.decision is not None and match.turn < answers:
        match.answer("easy")
    return match


def seen(app: App, match: Match) -> Screen:
    """The table of a match that waits for persons, as those see it who are asked now."""
    if match.rules.name == RAVENLOFT:
        return castle_table(app.context, match)
    asked = match.decision.options if match.decision is not None else {}
    return villa(app.context, match, HUNTER if 0 in asked else TEAM)


def enter(app: App, scene: Screen) -> None:
    """Go to a table, and let go of the one before as the program does."""
    app.show(scene)
    gc.collect()


def frame(app: App, times: Times) -> None:
    """One frame, measured."""
    wall, own = time.perf_counter(), time.process_time()
    app.frame(DT)
    times.append(((time.perf_counter() - wall) * 1000, (time.process_time() - own) * 1000))


def animating(app: App, game: str, seed: int, answers: int, most: int) -> Times:
    """Watch a night."""
    if game == TERRORSCAPE:
        return by_agents(app, seed, most)
    match = recorded(game, seed, answers)
    scene = castle_table(app.context, Match.replay(match.to_record(), 0), script=match.actions)
    enter(app, scene)
    times: Times = []
    for _ in range(60):
        app.frame(DT)
    while (scene.client.script or scene.animations.busy) and len(times) < most:
        frame(app, times)
        if app.scene is not scene:
            break
    return times


def villa(context: AppContext, match: Match, held: frozenset[int]) -> SeatedScene:
    """The table of Terrorscape, drawn for some seats."""
    return SeatedScene(context, match, TerrorscapeTable(context, match), held=held)


def by_agents(app: App, seed: int, most: int) -> Times:
    """Watch the survivors' half while agents play both sides, and count the frames in which something is shown."""
    match = played(TERRORSCAPE, seed, "easy")
    scene = villa(app.context, match, TEAM)
    enter(app, scene)
    times: Times = []
    while len(times) < most and app.scene is scene:
        frame(app, times if scene.animations.busy else [])
    return times


def idle(app: App, game: str, seed: int, answers: int) -> Times:
    """Look at an open question for four seconds, at some moments of a night."""
    match = recorded(game, seed, answers)
    times: Times = []
    for moment in range(answers // 5, answers, answers // 5):
        until = Match.replay(match.to_record(), moment)
        until.holders = dict.fromkeys(until.holders, "person")
        enter(app, seen(app, until))
        for _ in range(30):
            app.frame(DT)
        for _ in range(240):
            frame(app, times)
    return times


def thinking(app: App, game: str, seed: int, seconds: float) -> Times:
    """Agents play in real time, in the process that is meant for them."""
    match = played(game, seed, "hard")
    enter(app, castle_table(app.context, match) if game == RAVENLOFT else villa(app.context, match, TEAM))
    times: Times = []
    for _ in range(60):
        app.frame(DT)
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        frame(app, times)
        time.sleep(max(0.0, DT / 1000 - times[-1][0] / 1000))
    return times


def start() -> dict[str, Any]:
    """Open the program a few times up to the menu's first frame: seconds of the fastest."""
    walls, owns = [], []
    for _ in range(STARTS):
        begun = time.perf_counter()
        told = subprocess.run([sys.executable, "-c", MENU], check=True, capture_output=True, text=True, cwd=ROOT).stdout
        walls.append(time.perf_counter() - begun)
        owns.append(float(told.split()[-1]))
    return {"wall": {"fastest": round(min(walls), 2)}, "own": {"fastest": round(min(owns), 2)}}


def memory() -> dict[str, Any]:
    """Megabytes that this process holds."""
    return {"own": {"held": resident(os.getpid())[0]}}


def verdicts(found: dict[str, Any]) -> list[tuple[str, bool]]:
    """A line for each budget, and whether it is met."""
    lines = []
    for part, what, most, unit in BUDGETS:
        if part in found:
            value = found[part]["own"][what]
            lines.append((f"{part} {what}: {value} {unit} of {most:g}: {'met' if value <= most else 'missed'}", value <= most))
    return lines


def summary(times: Times) -> dict[str, Any]:
    """The median, the 99th percentile and the worst, of the wall clock and of the process."""
    made: dict[str, Any] = {"frames": len(times)}
    for place, name in enumerate(("wall", "own")):
        values = sorted(one[place] for one in times)
        made[name] = {
            "p50": round(statistics.median(values), 2),
            "p99": round(values[int(len(values) * 0.99)], 2),
            "max": round(values[-1], 2),
        }
    return made


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=RAVENLOFT, choices=list(OPTIONS))
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--answers", type=int, default=120)
    parser.add_argument("--frames", type=int, default=6000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--parts", default="start,idle,animating,thinking")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--strict", action="store_true")
    given = parser.parse_args()
    os.environ["DREADHOUSE_WINDOW"] = given.size
    parts = given.parts.split(",")
    prepare()
    found: dict[str, Any] = {"start": start()} if "start" in parts else {}
    app = App(Start(), chosen=Settings(), agent_worker=AgentWorker(background="thinking" in parts))
    profile = cProfile.Profile(time.process_time)
    if given.profile:
        profile.enable()
    if "idle" in parts:
        found["idle"] = summary(idle(app, given.game, given.seed, given.answers))
    if "animating" in parts:
        found["animating"] = summary(animating(app, given.game, given.seed, given.answers, given.frames))
    if "thinking" in parts:
        found["thinking"] = summary(thinking(app, given.game, given.seed, given.seconds))
    if given.profile:
        profile.disable()
        pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(35)
    found["memory"] = memory()
    app.close()
    told = verdicts(found)
    print(*(line for line, _ in told), json.dumps({"game": given.game, "size": given.size, **found}), sep="\n")  # noqa: T201
    return 0 if all(met for _, met in told) or not given.strict else 1


if __name__ == "__main__":
    sys.exit(main())
