"""One mechanism for all input: a list of places, of which one is in focus. Mouse, keys and gamepad move through it."""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ui.draw.canvas import Area

Place = Hashable


@dataclass
class Target:
    """A place that can be chosen: where it is, what it does, and what it is called.

    `group` keeps the arrow keys together; of a group in `Ring.single` Tab visits one item alone, of one in `Ring.quiet` none. `data` is the scene's own (the Choice).
    `refused` marks a place that only answers why not; `open` says whether the area lies in the part of the screen that takes clicks.
    With a `shape` (the corners of a polygon) the mouse may point anywhere in it; `area` is then where keys find the place.
    """

    key: Place
    area: Area
    act: Callable[[], Any]
    group: str = ""
    label: str = ""
    data: Any = None
    refused: bool = False
    round: bool = False
    within: Area | None = None
    shape: tuple[tuple[float, float], ...] = ()

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a click at `point` means this place."""
        if self.within is not None and not self.within.holds(point):
            return False
        if self.shape:
            return inside(self.shape, point)
        if self.round:
            x, y = self.area.centre
            return (point[0] - x) ** 2 + (point[1] - y) ** 2 <= (self.area.w / 2) ** 2
        return self.area.holds(point)


def inside(corners: Sequence[tuple[float, float]], point: tuple[float, float]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses an odd number of its edges."""
    x, y, found = *point, False
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            found = not found
    return found


@dataclass
class FocusManager:
    """The places of a scene and the one in focus."""

    targets: list[Target] = field(default_factory=list)
    current: Place = None
    single: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()

    def fill(self, items: Sequence[Target], default: Place = None) -> None:
        """Take a new list; the focus stays where it was if that place is still there, else it goes to `default`."""
        self.targets = list(items)
        if self.find(self.current) is None:
            self.current = default if self.find(default) is not None else None

    def find(self, key: Place) -> Target | None:
        """The place called `key`."""
        return next((item for item in self.targets if item.key == key), None) if key is not None else None

    @property
    def focused(self) -> Target | None:
        """The place in focus."""
        return self.find(self.current)

    def under(self, point: tuple[float, float]) -> Target | None:
        """The topmost place at a point: later ones lie above earlier ones."""
        return next((item for item in reversed(self.targets) if item.holds(point)), None)

    def hover(self, point: tuple[float, float]) -> bool:
        """Let the focus follow the mouse; True if it has moved."""
        item = self.under(point)
        if item is None or item.key == self.current:
            return False
        self.current = item.key
        return True

    def tab(self, step: int) -> None:
        """Go to the next or the previous place that Tab visits."""
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
        """Go to the next or the previous group of places, where it begins; with one group alone, go as Tab goes."""
        groups = list(dict.fromkeys(item.group for item in self.targets if not item.refused and item.group not in self.quiet))
        here = self.focused
        if not groups or (len(groups) == 1 and here is not None and here.group in groups):
            self.tab(step)
            return
        at = groups.index(here.group) if here is not None and here.group in groups else (-1 if step > 0 else 0)
        group = groups[(at + step) % len(groups)]
        self.current = next(item.key for item in self.targets if item.group == group and not item.refused)

    def move(self, dx: int, dy: int) -> bool:
        """Go to the nearest place in a direction, in the same group if there is one; True if there was any."""
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
    """How far `there` lies ahead in a direction (negative: behind), and how far aside of that.

    It is measured from edges, as if the larger were no larger than the smaller and lay as near as its edges allow: areas of one size
    are as far apart as their middles.
    """
    x, y = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    meet = abs(x) < (here.w + there.w) / 2 and abs(y) < (here.h + there.h) / 2
    if not meet:  # of areas that lie upon each other only the middles tell where they are
        x, y = _beyond(x, here.w, there.w), _beyond(y, here.h, there.h)
    return (x * dx, abs(y)) if dx else (y * dy, abs(x))


def _beyond(apart: float, one: float, other: float) -> float:
    """How far two middles are apart beyond what the difference of the lengths explains; 0 while the shorter lies within the longer."""
    return math.copysign(max(0.0, abs(apart) - abs(one - other) / 2), apart)
