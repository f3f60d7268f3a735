"""Paths over the floor: the squares in range, and shortest paths."""

from collections.abc import Iterable

from game.rules.engine.grid import members
from game.rules.ravenloft.space.board import Chart
from game.rules.ravenloft.state import Square


def reach(lay: Chart, start: Square, steps: int, blocked: Iterable[Square], leave_out: Iterable[Square] = ()) -> list[Square]:
    """Squares within `steps` of `start` by single steps that enter no `blocked` square, in order, without those to `leave_out`."""
    mask = lay.grid.flood(lay.bit(start), steps, lay.mask(blocked)) & ~lay.mask(leave_out)
    return list(members(mask, lay.places))


def path(lay: Chart, start: Square, goal: Square, blocked: Iterable[Square]) -> tuple[Square, ...]:
    """A shortest path from `start` to `goal`, both included; straight steps are preferred. Raises ValueError if there is none."""
    rings = lay.grid.rings(lay.bit(start), lay.bit(goal), lay.mask(blocked))
    if not rings[-1] & lay.bit(goal):
        raise ValueError("no way leads there")
    way = [goal]
    for ring in reversed(rings[:-1]):
        way.append(next(place for place in lay.near[way[-1]] if ring & lay.bit(place)))
    return tuple(reversed(way))
