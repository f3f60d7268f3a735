"""Noise in colours, gusts, swept bands, and what is made of them: wind, fire, rushing air."""

import numpy as np

from recipes.kit import RATE, Chance, Wave, about, band, blank, bump, clock, even, filtered, ringing, wrap


def coloured(chance: Chance, seconds: float, slope: float = 0.0) -> Wave:
    """Noise whose power falls by `slope` x 3 dB per octave: 0 is white, 1 pink, 2 brown. It loops."""
    white = chance.standard_normal(round(seconds * RATE))
    return even(filtered(white, lambda f: np.where(f < 20, 0.0, np.maximum(f, 20.0) ** (-slope / 2))))


def wander(chance: Chance, seconds: float, rate: float, low: float = 0.0, high: float = 1.0) -> Wave:
    """A slow random curve between `low` and `high` that turns about `rate` times a second. It loops."""
    count = round(seconds * RATE)
    spectrum = np.zeros(count // 2 + 1, dtype=complex)
    top = max(2, round(rate * seconds))
    spectrum[1 : top + 1] = chance.standard_normal(top) + 1j * chance.standard_normal(top)
    slow = even(np.fft.irfft(spectrum, count))
    return low + (high - low) * (0.5 + 0.5 * np.tanh(slow))


def swept(chance: Chance, centre: Wave, width: float) -> Wave:
    """A band of noise, `width` Hz wide, whose middle follows `centre` (Hz): slow noise on a gliding carrier."""
    count = len(centre)
    slow = [
        even(filtered(chance.standard_normal(count), lambda f: np.exp(-((f / (0.5 * width)) ** 2))))
        for _side in ("cosine", "sine")
    ]
    turn = 2 * np.pi * np.cumsum(centre) / RATE
    return slow[0] * np.cos(turn) - slow[1] * np.sin(turn)


def whoosh(chance: Chance, seconds: float, low: float, high: float, rise: float = 0.5) -> Wave:
    """Something fast passes: a band climbs to `high` Hz and falls back while it swells and fades."""
    swell = bump(seconds, rise)
    centre = low + (high - low) * swell
    return swell**1.5 * (swept(chance, centre, 0.6 * high) + 0.3 * swept(chance, 2.1 * centre, high))


def wind(chance: Chance, seconds: float, low: float = 180.0, high: float = 620.0) -> Wave:
    """Wind around walls: two whistling bands and a dull bed that swell together. It loops."""
    gust = wander(chance, seconds, 0.16)
    middle = low + (high - low) * gust
    bed = band(coloured(chance, seconds, 2), 40, 260)
    whistle = swept(chance, _closed(middle, seconds), 90)
    high_whistle = swept(chance, _closed(1.9 * middle, seconds), 60)
    return 0.8 * bed * (0.5 + gust) + 0.55 * whistle * gust**1.5 + 0.12 * high_whistle * gust**3


def _closed(centre: Wave, seconds: float) -> Wave:
    """A glide that makes whole turns over its length, so that its loop has no seam."""
    turns = float(np.sum(centre)) / RATE
    return centre + (round(turns) - turns) / seconds


def crackle(chance: Chance, seconds: float, rate: float, low: float = 1000.0, high: float = 3000.0) -> Wave:
    """Sparse snaps of burning wood, `rate` a second, each a short resonance between `low` and `high` Hz. It loops."""
    canvas = blank(seconds)
    for _snap in range(chance.poisson(rate * seconds)):
        pitch = chance.uniform(low, high)
        snap = ringing([(pitch, 1, about(chance, 0.02, 0.6)), (about(chance, 2.3 * pitch), 0.5, 0.01)], 0.04)
        wrap(canvas, snap, chance.uniform(0, seconds), min(3.0, float(chance.pareto(2.5))) + 0.1)
    return canvas


def fire(chance: Chance, seconds: float, rate: float = 14.0) -> Wave:
    """A steady fire: a fluttering brown bed, a hiss, and snaps. It loops."""
    flutter = wander(chance, seconds, 7, 0.3, 1.0)
    bed = band(coloured(chance, seconds, 2), 50, 500) * flutter
    hiss = band(coloured(chance, seconds, 0), 2500, 9000) * wander(chance, seconds, 3, 0.1, 1.0)
    return bed + 0.05 * hiss + 2.0 * crackle(chance, seconds, rate)


def roar(chance: Chance, seconds: float, rise: float = 0.25) -> Wave:
    """A blaze that bursts out and dies down."""
    swell = bump(seconds, rise)
    low = swept(chance, 90 + 260 * swell, 240)
    high = band(coloured(chance, seconds, 1), 500, 5000) * wander(chance, seconds, 18, 0.4, 1.0)
    return swell * (low + 0.5 * high) + 0.5 * swell * crackle(chance, seconds, 40)


def flutter(chance: Chance, seconds: float, rate: float, dull: float = 900.0) -> Wave:
    """Wings: puffs of air, `rate` a second, not quite even."""
    beat = np.cumsum(rate * (1 + 0.15 * (wander(chance, seconds, 6) - 0.5))) / RATE
    puff = np.maximum(0, np.sin(2 * np.pi * beat)) ** 3
    return puff * (band(coloured(chance, seconds, 1), 60, dull) + 0.2 * band(coloured(chance, seconds, 0), 1500, 4000))


def breath(chance: Chance, seconds: float, centre: float, rise: float = 0.5) -> Wave:
    """Air through a throat, in a wide band around `centre` Hz."""
    return bump(seconds, rise) * swept(chance, np.full(len(clock(seconds)), centre), 0.8 * centre)
