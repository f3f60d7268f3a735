"""How exactly the planning of London Dread keeps time while the machine is busy: `python tests/bench/clock.py --minutes 8 --burners 2`.

A planning is run at the screen with four hands that lay tokens all the time, as fast as frames come, while other processes take the machine. Told are
how far the match's stopwatch is from the machine's clock in the end, when the third stroke fell, and by how much any answer came late.
"""

import multiprocessing
import statistics
import sys
import time

import pygame
from arguments import parser, unseen

from game.match import Match
from game.rules.london.choice import Put, Take
from game.ui.london.planning.pointers import Pointer, pad_name
from game.ui.london.planning.table import PlanningTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.scene import TableScene

LEVELS = {12: "normal", 10: "hard", 8: "dread"}


def burn() -> None:
    while True:
        sum(range(100_000))


def tell(words: str) -> None:
    sys.stdout.write(words + "\n")


def busy(table: PlanningTable, turn: int) -> None:
    """Let each hand do something: lay a token, or take it out."""
    for which in range(len(table.t.people)):
        hand: Pointer | None = table.pointers.of_device(pad_name(which))
        assert hand is not None
        hand.position = (300 + 7 * turn % 1300, 200 + 5 * turn % 600)
        slot = turn // 4 % 12
        if turn % 4 == which:
            lying = table.t.people[hand.seat].clock[slot]
            table.gestures.submit(hand, Take(slot) if lying else Put(slot, str(1 + slot % 6)))


def main() -> None:
    asked = parser(__doc__, minutes=8, burners=2).parse_args()
    unseen()
    context = multiprocessing.get_context("spawn")
    burners = [context.Process(target=burn, daemon=True) for _ in range(asked.burners)]
    for one in burners:
        one.start()
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1920, 1080))
    match = Match.new("london", seed=1, options={"level": LEVELS[asked.minutes]})
    app = AppContext(Settings(), AgentWorker(background=False))
    table = PlanningTable(app, match)
    scene = TableScene(app, match, table)
    scene.draw(surface)
    while table.cover:
        table.go_on()
    begun, watch = time.monotonic(), match.stopwatch.ms
    clock, frames, apart, turn = pygame.time.Clock(), list[float](), list[float](), 0
    while not table.session.is_over:
        dt = clock.tick(60)
        start = time.perf_counter()
        turn += 1
        busy(table, turn)
        scene.update(dt)
        scene.draw(surface)
        frames.append(1000 * (time.perf_counter() - start))
        if not table.session.is_over:
            apart.append(abs((time.monotonic() - begun) * 1000 - (match.stopwatch.ms - watch)))
    spent = (time.monotonic() - begun) * 1000
    placed = [action.at_ms - match.game.state.began_ms for action in match.actions if isinstance(action.choice, Put)]
    frames.sort()
    tell(f"the third stroke fell after {spent / 1000:.3f} of {asked.minutes * 60} s; last token at {max(placed) / 1000:.3f} s")
    tell(f"{len(placed)} tokens; the stopwatch was up to {max(apart):.1f} ms from the machine's clock, {apart[-1]:.1f} at last")
    tell(f"{len(frames)} frames: median {statistics.median(frames):.1f} ms, p99 {frames[int(len(frames) * 0.99)]:.1f}")
    for one in burners:
        one.kill()


if __name__ == "__main__":
    main()
