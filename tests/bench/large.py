"""What a night on all tiles costs beside one on five: `python tests/bench/large.py [--tables N] [--parts rules,normal,hard,frames] [--strict]`.

Both tables are those of `castle.py`, with the same fifteen figures, once `scattered` over the whole dungeon and once `together` on the first
five tiles. Told are milliseconds of its own time: of an answer in a random playout, a copy, a view, a Hero's decision at the beginning
of its turn, and of frames at 1920 x 1080 (nobody does anything, near and with the whole dungeon in view; the view pans and zooms; a turn is shown). Cost
may grow 1.5 times from five tiles to all. Heroes can walk to more squares of a large dungeon, and who searches tries more plans where more of them look alike:
decisions are compared for each answer, or each trial, too. Everything on all tiles has the budget of the design. No screen is needed.
"""

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from statistics import mean, median
from typing import Any, NamedTuple

from arguments import parser, unseen
from frames import Bench, loaded

from game.match.agents import observe
from game.rules import GAMES
from game.rules.engine.agent import Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game
from game.rules.ravenloft.agents import search
from game.rules.ravenloft.state import State
from game.ui.app.unattended import prepare
from game.ui.ravenloft.board.camera import LARGEST, SMALLEST, Area, Camera
from game.ui.ravenloft.table.table import castle_table
from tests.bench import castle

RULES = GAMES["ravenloft"]
GROWTH = 1.5
ANSWERS, PLAYOUTS, COPIES, LOOKS, FRAMES, SHOWN = 60, 40, 300, 6, 300, 12
LEAD = 120
"""Frames before any is measured."""
IDLE, MOVING = 3.0, 8.0
AGENTS = {"normal": (300.0, 1500.0)}
"""Milliseconds that a decision may take: median and worst. Who searches takes as long as its trials do."""


class Cost(NamedTuple):
    """Milliseconds of one thing, each time that it was done; `shares` are what each had to do of it (answers to weigh, trials to make)."""

    times: list[float]
    shares: list[int] = []

    @property
    def each(self) -> float:
        return sum(self.times) / max(1, sum(self.shares))

    @property
    def late(self) -> float:
        return sorted(self.times)[int(len(self.times) * 0.99)]


def spent(begun: float) -> float:
    return 1000 * (time.process_time() - begun)


# ------------------------------------------------------------------ rules
def playouts(t: State) -> Cost:
    """Any answers are given from here on: milliseconds an answer, legal answers included."""
    times = []
    for number in range(PLAYOUTS):
        dice, game, given = random.Random(number), Game.of(RULES, t, keep=False), 0
        begun = time.process_time()
        while game.decision is not None and given < ANSWERS:
            seat, options = next(iter(game.decision.options.items()))
            game.apply(Action(seat, dice.choice(options)))
            given += 1
        times.append(spent(begun) / given)
    return Cost(times)


def copies(t: State) -> Cost:
    game, begun = Game.of(RULES, t), time.process_time()
    for _ in range(COPIES):
        game.fork()
    return Cost([spent(begun) / COPIES])


def views(t: State) -> Cost:
    game, begun = Game.of(RULES, t), time.process_time()
    for _ in range(COPIES):
        observe(RULES, game, frozenset({0}))
    return Cost([spent(begun) / COPIES])


# ------------------------------------------------------------------ agents
TRIALS = [0]
_try = search._try


def counting(*given: Any) -> float:
    """Make a trial, and count it."""
    TRIALS[0] += 1
    return _try(*given)


search._try = counting


def decisions(level: str) -> Callable[[State], Cost]:
    """Each Hero decides at the beginning of its turn, some times."""

    def decide(t: State) -> Cost:
        times, shares = [], []
        for hero in range(len(t.heroes)):
            t.turn.hero = hero
            game = Game.of(RULES, t)
            while game.decision is not None and game.decision.prompt != "prompt-hero-phase":
                seat, options = next(iter(game.decision.options.items()))
                game.apply(Action(seat, game.decision.default or options[0]))
            assert game.decision is not None
            for number in range(1 if level == "hard" else LOOKS):
                view, trials = observe(RULES, game, frozenset({hero})), TRIALS[0]
                begun = time.process_time()
                RULES.agents[level](view, hero, Rng(number), Budget())
                times.append(spent(begun))
                shares.append(TRIALS[0] - trials if level == "hard" else len(game.decision.options[hero]))
        t.turn.hero = 0
        return Cost(times, shares)

    return decide


# ------------------------------------------------------------------ frames
@contextmanager
def table(t: State, **given: Any) -> Iterator[tuple[Bench, Any]]:
    """The program with this table, all that idle frames load loaded."""
    bench = Bench("ravenloft", FRAMES)
    scene = castle_table(bench.app.context, castle.match(t), **given)
    bench.enter(scene)
    loaded(bench)
    yield bench, scene
    assert bench.app.scene.name != "crash", "what was to be measured has ended in a fault"
    bench.app.close()


def viewed(move: Callable[[int, Camera, Area], object]) -> Callable[[State], Cost]:
    """Before each frame the view is moved; those of the first two seconds do not count."""

    def measure(t: State) -> Cost:
        with table(t) as (bench, scene):
            for number in range(LEAD + FRAMES):
                move(number, scene.game.camera, scene.game.place.view)
                bench.frame(counts=number >= LEAD)
        return Cost(bench.times)

    return measure


def far(number: int, camera: Camera, view: Area) -> None:
    """As much of the dungeon as possible is in view."""
    if number == 0:
        camera.magnify(SMALLEST / camera.zoom, view, glide=True)


def about(number: int, camera: Camera, view: Area) -> None:
    """The view goes about the dungeon and comes nearer and farther, as by keys and wheel."""
    dice = random.Random(number)
    if number % 10 == 0:
        camera.pan(dice.randint(-300, 300), dice.randint(-300, 300), glide=True)
    if number % 60 == 30:
        camera.magnify((SMALLEST if number % 120 == 30 else LARGEST / 2) / camera.zoom, view, glide=True)


def shown(t: State) -> Cost:
    """A turn is shown at its normal speed."""
    match = castle.match(t, "easy")
    for _ in range(SHOWN):
        match.answer("easy")
    with table(t, script=match.actions) as (bench, scene):
        while (scene.client.script or scene.animations.busy) and bench.app.scene is scene and len(bench.times) < 4 * FRAMES:
            bench.frame()
    return Cost(bench.times)


PARTS: dict[str, dict[str, tuple[Callable[[State], Cost], float]]] = {
    "rules": {"playout": (playouts, 0.0), "copy": (copies, 0.3), "view": (views, 0.0)},
    "normal": {"normal": (decisions("normal"), 0.0)},
    "hard": {"hard": (decisions("hard"), 0.0)},
    "frames": {
        "idle": (viewed(lambda *_: None), IDLE),
        "far": (viewed(far), IDLE),
        "moving": (viewed(about), MOVING),
        "shown": (shown, MOVING),
    },
}
"""What is measured, and the budget of its 99th percentile, 0 for none."""


def measured(name: str, measure: Callable[[State], Cost], most: float, tables: int, *, scattered: bool) -> tuple[str, bool]:
    """A line about one thing on both tables, and whether all its budgets are met."""
    costs = []
    for tiles in (castle.FEW, castle.ALL):
        found = [measure(castle.night(tiles, scattered=scattered, seed=seed)) for seed in range(tables)]
        costs.append(Cost([one for cost in found for one in cost.times], [one for cost in found for one in cost.shares]))
    few, all_ = costs
    growth = mean(all_.times) / mean(few.times)
    words = f"{mean(few.times):8.3f} -> {mean(all_.times):8.3f} ms  x {growth:4.2f}"
    met = growth <= GROWTH
    if all_.shares:
        half, worst = AGENTS.get(name, (inf, inf))
        share = all_.each / few.each
        words += f", each x {share:4.2f} ({mean(few.shares):.0f} -> {mean(all_.shares):.0f})"
        met = min(growth, share) <= GROWTH and median(all_.times) <= half and max(all_.times) <= worst
    words += f"  p50 {median(all_.times):7.2f}  p99 {all_.late:7.2f}  max {max(all_.times):7.2f}"
    met = met and (not most or all_.late <= most)
    return f"{name:8} {'scattered' if scattered else 'together':9} {words}  {'met' if met else 'missed'}", met


def main() -> int:
    given = parser(__doc__, tables=3, parts=",".join(PARTS), strict=False).parse_args()
    unseen()
    os.environ.setdefault("DREADHOUSE_WINDOW", "1920x1080")
    prepare()
    good = True
    for part in given.parts.split(","):
        for name, (measure, most) in PARTS[part].items():
            for scattered in (True, False):
                line, met = measured(name, measure, most, given.tables, scattered=scattered)
                good = good and met
                print(line, flush=True)  # noqa: T201
    return 0 if good or not given.strict else 1


if __name__ == "__main__":
    sys.exit(main())
