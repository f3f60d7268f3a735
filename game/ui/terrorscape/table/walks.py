"""Walks of two rooms by one press on the far one: its target, and the second step once the first is done (TS-043, TS-073, TS-173)."""

from collections.abc import Iterator

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Creep, Walk
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import Place
from game.rules.terrorscape.status import free_ways
from game.rules.terrorscape.villa import NEAR
from game.text import say
from game.ui.table.acts import Act, Answer, Choose
from game.ui.table.facts import TableFacts
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.table.sides import Side
from game.ui.terrorscape.targets import SPOT
from game.ui.widgets.focus import Target

STEPPED = (event.SurvivorWalked, event.KillerMoved, event.Crept, event.BarricadeBroken)
"""What a step tells; after anything else the walk stops, because it may change a mind."""


def far_rooms(props: TableProps) -> Iterator[tuple[Place, Choice]]:
    """The rooms two steps away that one way alone leads to, each with the first step, where the prompt leaves two steps."""
    if not _leaves_two(props):
        return
    steps = {key[1]: one for key, one in props.options.of("room").items() if isinstance(one, Walk | Creep)}
    here = _standing(props)
    for far in ROOMS:
        if far == here or ("room", far) in props.options.places:
            continue
        ways = [
            one for mid, one in steps.items() if far in (NEAR[mid] if props.prompt.seat == KILLER else free_ways(props.t, mid))
        ]
        if len(ways) == 1:
            yield far, ways[0]


def _leaves_two(props: TableProps) -> bool:
    """Whether the open prompt leaves at least two steps."""
    asked = props.prompt
    if asked.asks is None:
        return False
    if asked.id == "prompt-killer":
        return bool(props.t.stage == "quick")
    return asked.id == "prompt-act" or (asked.id in ("prompt-stride", "prompt-creep") and asked.left >= 2)


def _standing(props: TableProps) -> Place:
    """The room of the figure that walks."""
    seat = props.prompt.seat
    return str(props.t.dark.place if seat == KILLER or seat is None else props.t.team.places[seat - 1])


def with_far(props: TableProps, made: list[Target]) -> list[Target]:
    """The targets of a table, with the far rooms in place of those that would only be refused."""
    found = dict(far_rooms(props))
    far_keys = {("room", far) for far in found}
    kept = [item for item in made if not (item.refused and item.key in far_keys)]
    viewport = props.layout.half.viewport
    for far, first in found.items():
        words = say("ui-ts-walk-far", place=far, by=getattr(first, "to", ""))
        area, shape = viewport.around(ROOMS[far].spot, SPOT), viewport.shape(ROOMS[far].outline)
        kept.insert(0, Target(("room", far), area, Choose("walk", (first, far)), "rooms", words, shape=shape))
    return kept


class Onward:
    """The second step of a walk, kept while the first one is shown."""

    def __init__(self) -> None:
        self.step: tuple[Seat, Place, int] | None = None

    def begin(self, facts: TableFacts, first: Choice, far: Place) -> Act:
        """Take the first step, and remember the second one."""
        self.step = None if facts.seat is None else (facts.seat, far, facts.turn)
        return Answer(first)

    def go_on(self, facts: TableFacts, side: Side) -> Act:
        """The second step, if the first one was the last answer, told nothing else, and left it open."""
        step, self.step = self.step, None
        if step is None or facts.seat != step[0] or facts.busy or facts.turn != step[2] + 1:
            return None
        if any(not isinstance(moment.event, STEPPED) for moment in side.moments()):
            return None
        return next((Answer(one) for one in facts.options if isinstance(one, Walk | Creep) and one.to == step[1]), None)
