"""Whether the window of Dungeonville keeps its budgets: `python tests/bench/town.py [--size 1920x1080] [--parts idle,trip,...] [--frames N] [--profile PART]`.

Each part is a scene of an evening, in milliseconds of the window's own thread (other work on the machine does not count): `idle` (a question that nobody
answers: lights at the mouths, snow), `trip` (the frames of expeditions), `duel` (those of fights), `evening` (everything else that happens), `demo` (the demo
of one evening) and `end` (its last page). Frames are those in which something is shown; `first` is the longest of the first five, which a change of scene
hides. Agents think in another process: their thoughts do not count. `MB` is the memory of the process at the end of a part (budget: 250). No screen is
needed. Prints a line for each part.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.dread import ANIMATING, FIRST, IDLE, SEED, WARM, Evening, measured

from game.match import Match
from game.ui.app.unattended import prepare
from game.ui.dungeonville.demo import DemoScene
from game.ui.registry import game_ui
from game.ui.scene.navigation import DemoSlot
from game.ui.screens.result.scene import ResultScene

PHASES = {"trip": ("explore",), "duel": ("combat",), "evening": ("recruit", "scout", "collect", "begin")}


def fresh(*, person: bool = False) -> Match:
    """An evening of four wizards."""
    holders = dict.fromkeys(range(int(person), 4), "easy")
    return Match.new("dungeonville", seed=SEED, options={"seats": 4, "limit": True}, seats=holders)


def idle(table: Evening) -> None:
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


def shown(table: Evening, name: str) -> None:
    """Agents play; only frames in which one of these phases is shown count."""
    scene = game_ui("dungeonville").table(table.app.context, fresh(), held=frozenset())
    table.enter(scene)
    while table.app.scene is scene and len(table.times) < table.most:
        table.frame()
        counts = scene.animations.busy and scene.facts().state.phase in PHASES[name]
        if not counts and len(table.times) > FIRST:
            table.times.pop()


def demo(table: Evening) -> None:
    """The demo plays for a while."""
    scene = DemoScene(table.app.context, DemoSlot(SEED, {}, ("dungeonville",), has_exit=False))
    table.enter(scene)
    while table.app.scene is scene and len(table.times) < 3 * table.most:
        table.frame()


def end(table: Evening) -> None:
    """The last page appears."""
    match = fresh()
    match.play()
    table.enter(ResultScene(table.app.context, match))
    for _ in range(table.most // 2):
        table.frame()


PARTS: dict[str, tuple[Callable[[Evening], None], float]] = {
    "idle": (idle, IDLE), "trip": (lambda table: shown(table, "trip"), ANIMATING), "duel": (lambda table: shown(table, "duel"), ANIMATING),
    "evening": (lambda table: shown(table, "evening"), ANIMATING), "demo": (demo, ANIMATING), "end": (end, ANIMATING),
}  # fmt: skip


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--frames", type=int, default=1200)
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    os.environ["DREADHOUSE_WINDOW"] = given.size
    with tempfile.TemporaryDirectory() as home:
        os.environ.setdefault("DREADHOUSE_HOME", home)
        prepare()
        for line in measured(given, PARTS):
            print(line, flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
