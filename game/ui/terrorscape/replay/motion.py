"""Figures that go from where they stood to where they stand, while a night that everybody may see goes on."""

from dataclasses import dataclass, field

from game.rules.terrorscape.state import State
from game.ui.table.animation_queue import ease
from game.ui.terrorscape.board import figures
from game.ui.terrorscape.board.villa import Point, Walk

FigurePosition = tuple[str, Point]
"""A room, and where in it."""
LASTS = 320.0
"""Milliseconds that a figure is on its way."""


def figure_positions(t: State) -> dict[str, FigurePosition]:
    """Where each survivor's figure and the killer's stand on the open board."""
    found = figures.tokens(t, figures.TRUTH)
    where = figures.spots(found)
    names = {index: "killer" if token.kind in ("killer", "unseen") else token.who for index, token in enumerate(found)}
    return {name: (found[index].place, where[index]) for index, name in names.items() if name}


@dataclass
class FigureMotion:
    """Figures on their way: from where, to where, and how far they have come (1: they are there)."""

    start: dict[str, FigurePosition] = field(default_factory=dict)
    goal: dict[str, FigurePosition] = field(default_factory=dict)
    share: float = 1.0

    def move(self, before: State, after: State, *, still: bool) -> None:
        """Set out; with `still` they are there at once."""
        start, goal = figure_positions(before), figure_positions(after)
        self.goal = {who: at for who, at in goal.items() if start.get(who, at) != at}
        self.start, self.share = start, 1.0 if still or not self.goal else 0.0

    def stop(self) -> None:
        """Be there."""
        self.share = 1.0

    def update(self, dt: float) -> bool:
        """Let time pass; True if somebody has moved."""
        if self.share >= 1:
            return False
        self.share = min(1.0, self.share + dt / LASTS)
        return True

    @property
    def now(self) -> dict[str, Walk]:
        """Those who have not arrived."""
        if self.share >= 1:
            return {}
        part = ease(self.share)
        ways = {who: (*self.start[who], *goal) for who, goal in self.goal.items()}
        return {who: Walk(origin, place, start, end, part) for who, (origin, start, place, end) in ways.items()}
