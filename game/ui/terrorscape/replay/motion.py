"""Moves figures between two states of a match whose secrets are shown."""

from dataclasses import dataclass, field

from game.rules.terrorscape.state import State
from game.ui.table.animation_queue import ease
from game.ui.terrorscape.board import figures
from game.ui.terrorscape.board.villa import Point, Walk

FigurePosition = tuple[str, Point]
"""A location and a point in Villa pixels."""
LASTS = 320.0
"""Duration of a move in milliseconds."""


def figure_positions(t: State) -> dict[str, FigurePosition]:
    """The position of each survivor and of the killer on the open board."""
    found = figures.tokens(t, figures.TRUTH)
    where = figures.spots(found)
    names = {index: "killer" if token.kind in ("killer", "unseen") else token.who for index, token in enumerate(found)}
    return {name: (found[index].place, where[index]) for index, name in names.items() if name}


@dataclass
class FigureMotion:
    """Moving figures: start, goal, and progress from 0 to 1."""

    start: dict[str, FigurePosition] = field(default_factory=dict)
    goal: dict[str, FigurePosition] = field(default_factory=dict)
    share: float = 1.0

    def move(self, before: State, after: State, *, still: bool) -> None:
        """Start the move between two states; `still` ends it at once."""
        start, goal = figure_positions(before), figure_positions(after)
        self.goal = {who: at for who, at in goal.items() if start.get(who, at) != at}
        self.start, self.share = start, 1.0 if still or not self.goal else 0.0

    def stop(self) -> None:
        """End the move."""
        self.share = 1.0

    def update(self, dt: float) -> bool:
        """Advance the move by `dt` milliseconds; return whether anything has moved."""
        if self.share >= 1:
            return False
        self.share = min(1.0, self.share + dt / LASTS)
        return True

    @property
    def now(self) -> dict[str, Walk]:
        """The figures that have not arrived."""
        if self.share >= 1:
            return {}
        part = ease(self.share)
        ways = {who: (*self.start[who], *goal) for who, goal in self.goal.items()}
        return {who: Walk(origin, place, start, end, part) for who, (origin, start, place, end) in ways.items()}
