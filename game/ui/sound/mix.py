"""How loud: the player's volumes, decibels, sides, and the lowering of what lies under an important sound."""

from collections.abc import Iterable

from game.ui.settings import Settings
from game.ui.sound.cues import Bus

CURVE = 1.5
"""Half way on a slider should sound about half as loud."""
FALL, RISE = 90.0, 900.0
"""Milliseconds in which the bed is lowered, and in which it comes back."""
NARROW = 0.65
"""A sound at the rim of the view comes from this far to the side."""

Sides = tuple[float, float]


def amplitude(decibels: float) -> float:
    """A level in dB as an amplitude."""
    return float(10 ** (decibels / 20))


def slider(per_cent: float) -> float:
    """A volume of the settings as an amplitude."""
    return float(min(1.0, max(0.0, per_cent / 100)) ** CURVE)


def volume(settings: Settings, bus: Bus) -> float:
    """The amplitude of a bus as the player has set it: buttons belong to the effects."""
    part = {"music": settings.music, "ambience": settings.ambience}.get(bus, settings.effects)
    return slider(settings.master) * slider(part)


def sides(level: float, pan: float = 0.0) -> Sides:
    """An amplitude for the left and the right; `pan` is -1 at the left and 1 at the right end of the view."""
    aside = max(-1.0, min(1.0, pan)) * NARROW
    return level * min(1.0, 1 - aside), level * min(1.0, 1 + aside)


def near(here: float, goal: float, step: float) -> float:
    """A value that has gone `step` towards its goal."""
    return min(goal, here + step) if here < goal else max(goal, here - step)


class Duck:
    """Lowers music and ambience while something important sounds: fast down, slowly up."""

    def __init__(self) -> None:
        self.decibels = 0.0

    def update(self, ms: float, asked: Iterable[float]) -> float:
        """Let time pass; returns the amplitude by which beds are multiplied now."""
        goal = max(asked, default=0.0)
        per_ms = 12 / (FALL if goal > self.decibels else RISE)
        self.decibels = near(self.decibels, goal, ms * per_ms)
        return amplitude(-self.decibels)
