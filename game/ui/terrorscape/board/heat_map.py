"""Where the killer must think that the survivors can be: worked out beside the frames from what was public, faded in room by room.

His map and what the survivors read off it about themselves are the same sum. It is given the table as a spectator knows it, so nothing that
a side hides can have a part in it: not where anybody stands, and not the killer's hand.
"""

from concurrent.futures import Future
from dataclasses import dataclass, field

from msgspec import Struct

from game.rules.engine.secret import redact
from game.rules.terrorscape.beliefs.belief import gatherings
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import Place, State
from game.ui.scene.agent_worker import Thinker
from game.ui.table.animation_queue import ease
from game.ui.terrorscape.layout import KILLER

FADE = 400.0
"""Milliseconds in which a map becomes the next one."""
LEAST = 0.005
"""Less than this is not worth a number: it would read 0 %."""
ALL = "all"


class Chances(Struct, frozen=True):
    """How likely each survivor is in each room (`each`), and how likely anybody at all is who still is in the house (`some`)."""

    each: tuple[dict[Place, float], ...]
    some: dict[Place, float]


def work_out(t: State, *, ended: bool = True) -> Chances:
    """The chances that the record of `t` leads to; not `ended` means that the killer's last card is still being carried out (TS-189)."""
    belief = believe(t, ended=ended)
    inside = [number for number, one in enumerate(t.survivors) if not one.fate]
    some = {
        place: sum(chance for who, chance in found.items() if not set(who).isdisjoint(inside))
        for place, found in gatherings(belief).items()
    }
    return Chances(tuple(belief.alone(number) for number in range(len(t.survivors))), some)


def public(t: State) -> State:
    """The table without what either side hides."""
    open_to_all: State = redact(t, frozenset())
    return open_to_all


@dataclass
class HeatMap:
    """The map of one side: whom it shows (`picked`: a survivor's id, ALL, or "" for nobody), what is known, and what is seen of it now."""

    picked: str = ""
    chances: Chances | None = None
    pending: "Future[Chances] | None" = None
    requested: tuple[tuple[Fact, ...], bool] | None = None
    last_request: tuple[State, bool] | None = None
    before: dict[Place, float] = field(default_factory=dict)
    goal: dict[Place, float] = field(default_factory=dict)
    share: float = 1.0

    def ask(self, t: State, thinker: Thinker, *, ended: bool) -> None:
        """Have the chances of a table worked out, unless they are known or on their way."""
        if self.last_request is not None and self.last_request[0] is t and self.last_request[1] == ended:
            return
        self.last_request, wanted = (t, ended), (tuple(t.record), ended)
        if wanted != self.requested:
            self.requested, self.pending = wanted, thinker.compute(work_out, public(t), ended=ended)

    def poll(self) -> bool:
        """Take the chances if they are there; True if they have just come. A sum that failed leaves none: an old map would be a lie."""
        if self.pending is None or not self.pending.done():
            return False
        done, self.pending = self.pending, None
        self.chances = None if done.cancelled() or done.exception() is not None else done.result()
        return True

    def wanted(self, t: State, *, allowed: bool) -> dict[Place, float]:
        """The map that is to be seen now; an empty one where none is."""
        if not allowed or not self.picked or self.chances is None:
            return {}
        if self.picked == ALL:
            return self.chances.some
        return next((self.chances.each[number] for number, one in enumerate(t.survivors) if one.id == self.picked), {})

    def aim(self, goal: dict[Place, float]) -> None:
        """Fade to another map from what is seen now."""
        if goal != self.goal:
            self.before, self.goal, self.share = self.seen(), goal, 0.0

    def fade(self, dt: float, *, still: bool) -> bool:
        """Let time pass; True while the map changes. Where nothing may move it is there at once."""
        if self.share >= 1:
            return False
        self.share = 1.0 if still else min(1.0, self.share + dt / FADE)
        return True

    def seen(self) -> dict[Place, float]:
        """How likely each room looks now."""
        if self.share >= 1:
            return self.goal
        part = ease(self.share)
        places = dict.fromkeys((*self.before, *self.goal))
        return {place: self.before.get(place, 0.0) * (1 - part) + self.goal.get(place, 0.0) * part for place in places}

    def known(self, number: int, place: Place) -> tuple[int, float] | None:
        """What can be known of a survivor who stands in a room: how many rooms it may be in, and how likely that one looks."""
        if self.chances is None:
            return None
        each = self.chances.each[number]
        return sum(chance >= LEAST for chance in each.values()), each.get(place, 0.0)


def next_pick(t: State, picked: str) -> str:
    """Whom the map shows after this: everybody, then one after the other of those in the house, then nobody."""
    order = ["", ALL, *(one.id for one in t.survivors if not one.fate)]
    return order[(order.index(picked) + 1) % len(order)] if picked in order else ""


def whole(side: str, prompt: str) -> bool:
    """Whether what was carried out has ended: the killer alone is asked in the midst of a card of his, and then thinks like his agent."""
    return side != KILLER or prompt in ("", "prompt-killer")
