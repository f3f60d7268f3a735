"""Volumes: the player's settings, decibels, panning, and ducking under important sounds."""

from collections.abc import Iterable

from game.ui.settings import Settings
from game.ui.sound.cues import Bus

CURVE = 1.5
"""The exponent with which half of a slider sounds about half as loud."""
FALL, RISE = 90.0, 900.0
"""The milliseconds in which the bed is ducked, and in which it returns."""
NARROW = 0.65
"""The panning of a sound at the edge of the view."""

Sides = tuple[float, float]


def amplitude(decibels: float) -> float:
    """A level in dB as an amplitude."""
    return float(10 ** (decibels / 20))


def slider(per_cent: float) -> float:
    """A volume setting as an amplitude."""
    return float(min(1.0, max(0.0, per_cent / 100)) ** CURVE)


def volume(settings: Settings, bus: Bus) -> float:
    """The amplitude of a bus in the settings; the interface belongs to the effects."""
    part = {"music": settings.music, "ambience": settings.ambience}.get(bus, settings.effects)
    return slider(settings.master) * slider(part)


def sides(level: float, pan: float = 0.0) -> Sides:
    """The amplitudes of the left and right channel; `pan` is -1 at the left and 1 at the right edge of the view."""
    aside = max(-1.0, min(1.0, pan)) * NARROW
    return level * min(1.0, 1 - aside), level * min(1.0, 1 + aside)


def near(here: float, goal: float, step: float) -> float:
    """`here` moved by at most `step` towards `goal`."""
    return min(goal, here + step) if here < goal else max(goal, here - step)


class Duck:
    """Ducks music and ambience under important sounds: fast down, slowly up."""

    def __init__(self) -> None:
        self.decibels = 0.0

    def update(self, ms: float, asked: Iterable[float]) -> float:
        """Advance by `ms` milliseconds. Returns the amplitude by which to multiply the beds."""
        goal = max(asked, default=0.0)
        per_ms = 12 / (FALL if goal > self.decibels else RISE)
        self.decibels = near(self.decibels, goal, ms * per_ms)
        return amplitude(-self.decibels)
