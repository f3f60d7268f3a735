"""Paths over the floor: the squares in range, and shortest paths."""

from collections.abc import Iterable

from game.rules.engine.grid import members
from game.rules.ravenloft.space.board import Chart
from game.rules.ravenloft.state import Square


def reach(lay: Chart, start: Square, steps: int, blocked: Iterable[Square]) -> list[Square]:
    """Squares within `steps` of `start` by single steps that enter no `blocked` square, in order."""
    return list(members(reach_mask(lay, start, steps, blocked), lay.extent.places))


def reach_mask(lay: Chart, start: Square, steps: int, blocked: Iterable[Square]) -> int:
    """The same squares as a mask."""
    return lay.grid.flood(lay.extent.bit[start], lay.extent.mask(blocked)).within(steps)


def path(lay: Chart, start: Square, goal: Square, blocked: Iterable[Square]) -> tuple[Square, ...]:
    """A shortest path from `start` to `goal`, both included; straight steps are preferred. Raises ValueError if there is none."""
    bit, near = lay.extent.bit, lay.near
    rings = lay.grid.flood(bit[start], lay.extent.mask(blocked)).until(bit[goal])
    if not rings[-1] & bit[goal]:
        raise ValueError("no way leads there")
    way = [goal]
    for ring in rings[-2::-1]:
        for place in near[way[-1]]:
            if ring & bit[place]:
                way.append(place)
                break
    return tuple(reversed(way))
