"""A night of bad weather: rain on what lies beneath it, and thunder near and far."""

import numpy as np

from recipes.kit import RATE, Chance, Wave, about, band, blank, bump, clock, curve, ringing, sinking, wrap
from recipes.noise import coloured, wander


def rain(chance: Chance, seconds: float, low: float = 400.0, high: float = 9000.0) -> Wave:
    """A steady rain, a pink bed that breathes a little. It loops."""
    return band(coloured(chance, seconds, 1), low, high) * wander(chance, seconds, 0.2, 0.6, 1.0)


def drops(chance: Chance, seconds: float, rate: float, low: float, high: float) -> Wave:
    """Single drops, `rate` a second, on things that ring between `low` and `high` Hz. It loops."""
    canvas = blank(seconds)
    for _drop in range(chance.poisson(rate * seconds)):
        pitch = chance.uniform(low, high)
        drop = ringing([(pitch, 1, about(chance, 0.025, 0.5)), (about(chance, 1.9 * pitch), 0.4, 0.012)], 0.05)
        wrap(canvas, drop, chance.uniform(0, seconds), 0.1 + min(2.0, float(chance.pareto(3.0))))
    return canvas


def gutter(chance: Chance, seconds: float) -> Wave:
    """Water runs down a pipe: bubbling tones on a dull rush. It loops."""
    rush = band(coloured(chance, seconds, 1), 180, 900) * wander(chance, seconds, 9, 0.3, 1.0)
    return rush + 0.8 * drops(chance, seconds, 16, 300, 800)


def thunder(chance: Chance, seconds: float, far: float) -> Wave:
    """Brown bursts that come again and again and lose their treble first; `far` from 0 (overhead) to 1 (beyond the hills)."""
    canvas = np.zeros(round(seconds * RATE))
    treble = 2600 * (1 - far) ** 2 + 190
    at, gain = 0.25 * far, 1.0
    while at < 0.55 * seconds and gain > 0.1:
        rest = seconds - at
        rise = np.minimum(1, clock(rest) / (0.01 + 0.35 * far * chance.uniform(0.5, 1)))
        roll = band(coloured(chance, rest, 2), 28, 160) * sinking(rest, about(chance, 2.6 + 1.6 * far, 0.2))
        grain = band(coloured(chance, rest, 1), 90, treble) * sinking(rest, about(chance, 0.9, 0.3))
        part = (roll + 1.1 * grain) * rise * wander(chance, rest, 4, 0.4, 1.0)
        canvas[len(canvas) - len(part) :] += gain * part
        at += chance.uniform(0.25, 0.8) * (1 + far)
        gain *= chance.uniform(0.5, 0.95)
    if far < 0.3:
        tear = band(coloured(chance, 0.4, 0), 900, 9000) * wander(chance, 0.4, 70, 0, 1) ** 3 * sinking(0.4, 0.5)
        canvas[: len(tear)] += 1.6 * tear
    return canvas * curve(seconds, (0, 1), (0.75, 0.6), (1, 0))


def gust(chance: Chance, seconds: float) -> Wave:
    """Wind leans on a wall and lets go."""
    return bump(seconds, 0.4) * band(coloured(chance, seconds, 1.5), 70, 700) * wander(chance, seconds, 2, 0.5, 1)
