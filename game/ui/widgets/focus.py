"""The focus: a list of targets, one of which has the focus. Mouse, keys and gamepads move it."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ui.draw.canvas import Area

Place = Hashable


@dataclass
class Target:
    """A place that can be chosen: its area, its action, and its label. The action is a function; at a table it may be an act as a value.

    `group` keeps arrow keys together. Tab visits one target of a group in `FocusManager.single`, and none of one in
    `FocusManager.quiet`. `data` belongs to the scene (the Choice). `refused` marks a target that only explains why it cannot be
    chosen. `open` says whether the area accepts clicks. With a `shape` (the corners of a polygon) the mouse may point anywhere
    in it; `area` is then the position for keys. The words of a `selectable` target can be selected with the mouse; it is pressed
    when the button is released and nothing was selected.
    """

    key: Place
    area: Area
    act: Any
    group: str = ""
    label: str = ""
    data: Any = None
    refused: bool = False
    round: bool = False
    within: Area | None = None
    shape: tuple[tuple[float, float], ...] = ()
    selectable: bool = False

    def scrolled(self, area: Area, within: Area) -> "Target":
        """The same target at its place in a scrolled view."""
        return Target(
            self.key, area, self.act, self.group, self.label, self.data, self.refused, self.round, within, self.shape, self.selectable
        )  # fmt: skip

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a click at `point` hits this target."""
        if self.within is not None and not self.within.holds(point):
            return False
        if self.shape:
            return inside(self.shape, point)
        if self.round:
            x, y = self.area.centre
            return (point[0] - x) ** 2 + (point[1] - y) ** 2 <= (self.area.w / 2) ** 2
        return self.area.holds(point)


def under(targets: Sequence[Target], point: tuple[float, float]) -> Target | None:
    """The topmost of some targets at a point: later ones are above earlier ones."""
    return next((item for item in reversed(targets) if item.holds(point)), None)


def inside(corners: Sequence[tuple[float, float]], point: tuple[float, float]) -> bool:
    """Whether a point is inside a polygon, by ray casting."""
    x, y, found = *point, False
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            found = not found
    return found


@dataclass
class FocusManager:
    """The targets of a scene, and the one with the focus."""

    targets: list[Target] = field(default_factory=list)
    current: Place = None
    single: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()

    def fill(self, items: Sequence[Target], default: Place = None) -> None:
        """Replace the targets. The focus stays on its target if that is still there, else it goes to `default`."""
        self.targets = list(items)
        if self.find(self.current) is None:
            self.current = default if self.find(default) is not None else None

    def find(self, key: Place) -> Target | None:
        """The target with the key `key`."""
        return next((item for item in self.targets if item.key == key), None) if key is not None else None

    @property
    def focused(self) -> Target | None:
        """The target with the focus."""
        return self.find(self.current)

    def under(self, point: tuple[float, float]) -> Target | None:
        """The topmost target at a point: later ones are above earlier ones."""
        return under(self.targets, point)

    def hover(self, point: tuple[float, float]) -> bool:
        """Let the focus follow the mouse. Returns whether it has moved."""
        item = self.under(point)
        if item is None or item.key == self.current:
            return False
        self.current = item.key
        return True

    def tab(self, step: int) -> None:
        """Move to the next or the previous target that Tab visits."""
        stops, seen = [], set()
        for item in self.targets:
            if (item.refused or item.group in self.quiet) and item.key != self.current:
                continue
            if item.group in self.single:
                if item.group in seen:
                    continue
                seen.add(item.group)
            focused = self.focused
            stays = focused is not None and item.group in self.single and focused.group == item.group
            stops.append(self.current if stays else item.key)
        if stops:
            here = stops.index(self.current) if self.current in stops else (-1 if step > 0 else 0)
            self.current = stops[(here + step) % len(stops)]

    def tab_group(self, step: int) -> None:
        """Move to the first target of the next or the previous group; with only one group, like `tab`."""
        groups = list(dict.fromkeys(item.group for item in self.targets if not item.refused and item.group not in self.quiet))
        here = self.focused
        if not groups or (len(groups) == 1 and here is not None and here.group in groups):
            self.tab(step)
            return
        at = groups.index(here.group) if here is not None and here.group in groups else (-1 if step > 0 else 0)
        group = groups[(at + step) % len(groups)]
        self.current = next(item.key for item in self.targets if item.group == group and not item.refused)

    def move(self, dx: int, dy: int) -> bool:
        """Move to the nearest target in a direction, in the same group if possible. Returns whether there was one."""
        here = self.focused
        if here is None:
            self.current = self.targets[0].key if self.targets else None
            return bool(self.targets)
        found = self._nearest(here, dx, dy, [item for item in self.targets if item.group == here.group])
        found = found or self._nearest(here, dx, dy, [item for item in self.targets if item.group != here.group])
        if found is not None:
            self.current = found.key
        return found is not None

    @staticmethod
    def _nearest(here: Target, dx: int, dy: int, others: list[Target]) -> Target | None:
        (x, y), found = here.area.centre, list[tuple[float, float, Target]]()
        for item in others:
            ahead, aside = _way(here.area, item.area, dx, dy)
            if item is not here and ahead > 1 and aside <= ahead * 2.5:
                middle = abs(item.area.centre[1] - y) if dx else abs(item.area.centre[0] - x)
                found.append((round(ahead + 2 * aside), middle, item))
        return min(found, key=lambda one: one[:2])[2] if found else None


def _way(here: Area, there: Area, dx: int, dy: int) -> tuple[float, float]:
    """How far `there` is ahead in a direction (negative: behind), and how far aside.

    The distance is measured between edges as if the larger area were as short as the smaller one, so that areas of one size are
    as far apart as their centres.
    """
    x, y = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    meet = abs(x) < (here.w + there.w) / 2 and abs(y) < (here.h + there.h) / 2
    if not meet:  # for overlapping areas only the centres count
        x, y = _beyond(x, here.w, there.w), _beyond(y, here.h, there.h)
    return (x * dx, abs(y)) if dx else (y * dy, abs(x))


def _beyond(apart: float, one: float, other: float) -> float:
    """The distance of two centres minus half the difference of the lengths; 0 while the shorter is within the longer."""
    return math.copysign(max(0.0, abs(apart) - abs(one - other) / 2), apart)
