"""The heat map: where the survivors can be as far as the killer can know, computed from public facts in a worker.

The killer's map and what the survivors read about themselves are the same computation. It receives the state of a spectator, so
hidden facts such as the survivors' locations or the killer's hand cannot influence it.
"""

from concurrent.futures import Future
from dataclasses import dataclass, field

from msgspec import Struct

from game.rules.engine.secret import redact
from game.rules.terrorscape.beliefs.belief import gatherings
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import Place, State
from game.ui.scene.agent_worker import AgentWorker
from game.ui.table.director import ease
from game.ui.terrorscape.layout import KILLER

FADE = 400.0
"""Duration of the fade from one map to the next, in milliseconds."""
LEAST = 0.005
"""The least chance that gets a number: a smaller one would read 0 %."""
ALL = "all"


class Chances(Struct, frozen=True):
    """The chance of each survivor in each room (`each`), and of at least one survivor in each room (`some`)."""

    each: tuple[dict[Place, float], ...]
    some: dict[Place, float]


def work_out(t: State, *, ended: bool = True) -> Chances:
    """The chances that follow from the record of `t`. Not `ended`: the killer still resolves his last card (TS-189)."""
    belief = believe(t, ended=ended)
    inside = [number for number, one in enumerate(t.survivors) if not one.fate]
    some = {
        place: sum(chance for who, chance in found.items() if not set(who).isdisjoint(inside))
        for place, found in gatherings(belief).items()
    }
    return Chances(tuple(belief.alone(number) for number in range(len(t.survivors))), some)


def public(t: State) -> State:
    """The state without what either side hides."""
    open_to_all: State = redact(t, frozenset())
    return open_to_all


@dataclass
class HeatMap:
    """The map of one side. `picked` is a survivor's id, ALL, or "" for none; `before`, `goal` and `share` describe the fade."""

    picked: str = ""
    chances: Chances | None = None
    pending: "Future[Chances] | None" = None
    requested: tuple[tuple[Fact, ...], bool] | None = None
    last_request: tuple[State, bool] | None = None
    before: dict[Place, float] = field(default_factory=dict)
    goal: dict[Place, float] = field(default_factory=dict)
    share: float = 1.0

    def ask(self, t: State, agent_worker: AgentWorker, *, ended: bool) -> None:
        """Request the chances of a state in the worker, unless they are known or already requested."""
        if self.last_request is not None and self.last_request[0] is t and self.last_request[1] == ended:
            return
        self.last_request, wanted = (t, ended), (tuple(t.record), ended)
        if wanted != self.requested:
            self.requested, self.pending = wanted, agent_worker.compute(work_out, public(t), ended=ended)

    def poll(self) -> bool:
        """Take the result of the worker; return whether there is one. After a failed computation there is no map."""
        if self.pending is None or not self.pending.done():
            return False
        done, self.pending = self.pending, None
        self.chances = None if done.cancelled() or done.exception() is not None else done.result()
        return True

    def update(
        self, t: State, agent_worker: AgentWorker, dt: float, *, allowed: bool, asks: bool, ended: bool, still: bool
    ) -> bool:
        """Advance the map by `dt` milliseconds; return whether the picture changes. With `asks` its chances are computed if needed."""
        if asks:
            self.ask(t, agent_worker, ended=ended)
        come = asks and self.poll()
        self.aim(self.wanted(t, allowed=allowed))
        return self.fade(dt, still=still) or come

    def wanted(self, t: State, *, allowed: bool) -> dict[Place, float]:
        """The map to show now; empty if there is none."""
        if not allowed or not self.picked or self.chances is None:
            return {}
        if self.picked == ALL:
            return self.chances.some
        return next((self.chances.each[number] for number, one in enumerate(t.survivors) if one.id == self.picked), {})

    def aim(self, goal: dict[Place, float]) -> None:
        """Start to fade from the current picture to another map."""
        if goal != self.goal:
            self.before, self.goal, self.share = self.seen(), goal, 0.0

    def fade(self, dt: float, *, still: bool) -> bool:
        """Advance the fade by `dt` milliseconds; return whether the map has changed. `still` ends the fade at once."""
        if self.share >= 1:
            return False
        self.share = 1.0 if still else min(1.0, self.share + dt / FADE)
        return True

    def seen(self) -> dict[Place, float]:
        """The chance of each room as it is drawn now."""
        if self.share >= 1:
            return self.goal
        part = ease(self.share)
        places = dict.fromkeys((*self.before, *self.goal))
        return {place: self.before.get(place, 0.0) * (1 - part) + self.goal.get(place, 0.0) * part for place in places}

    def known(self, number: int, place: Place) -> tuple[int, float] | None:
        """The number of rooms in which a survivor may be, and the chance of the room `place`."""
        if self.chances is None:
            return None
        each = self.chances.each[number]
        return sum(chance >= LEAST for chance in each.values()), each.get(place, 0.0)


def next_pick(t: State, picked: str) -> str:
    """The next choice of the map: all survivors, each survivor in the house, none."""
    order = ["", ALL, *(one.id for one in t.survivors if not one.fate)]
    return order[(order.index(picked) + 1) % len(order)] if picked in order else ""


def whole(side: str, prompt: str) -> bool:
    """Whether the killer's last action has ended; while he resolves a card, its result does not count yet."""
    return side != KILLER or prompt in ("", "prompt-killer")
